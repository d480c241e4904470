### Ce qui entoure les phrases : titres, et liens entre une règle et ce qu’on en sait.

group-cards = Les cartes
group-players = Les joueurs
group-deal = La donne
group-play = Jouer et ramasser
group-basra = La Basra
group-round = La manche et son décompte
group-match = La partie
group-ceremony = Les usages

explain-replaces = À la place de ({ $place }) : { $sentence }
explain-removed = Supprimé par { $place } : { $sentence }
explain-statement = La page dit ({ $statement } ; { $documents }, « { $section } ») : { $rule }
explain-statement-of-more = Si rien d’autre ne change, la page dit ({ $statement } ; { $documents }, « { $section } ») : { $rule }
explain-more = { $number ->
    [one] Et une autre phrase de la page : basra-spec explain --all les donne toutes.
   *[other] Et { $number } autres phrases de la page : basra-spec explain --all les donne toutes.
}
explain-within = Cela fait partie de « { $sentence } ».
explain-house-rule = { $documents ->
    [none] C’est la règle maison { $name } (« { $title } ») : aucune page ne l’appuie.
   *[other] C’est la règle maison { $name } (« { $title } » ; { $documents }).
}
explain-assumption = Aucune page ne le dit : c’est une hypothèse.
explain-own = Cette règle est de vous : aucune page ne l’appuie.
explain-decision = La page laisse ce point ouvert ({ $decision }) : { $why }
explain-reading = Autre lecture ({ $reading }) : { $sentence }
explain-reading-without = Autre lecture ({ $reading }), sans ceci : { $sentence }
explain-notes = Remarques (non vérifiées)

### Une page de règles : ses titres, et ce qu’elle dit d’elle-même.

page-aim = But du jeu
page-aim-scores = { $scoring ->
    [cards-and-basras] On ramasse des cartes du tapis pour en faire sa pile. À la fin de la manche, la pile rapporte des points. Chaque Basra en rapporte aussi : c’est un coup qui vide le tapis de la bonne façon.
    [cards] On ramasse des cartes du tapis pour en faire sa pile, qui rapporte des points à la fin de la manche.
    [basras] On ramasse des cartes du tapis et l’on cherche à le vider de la bonne façon. Un tel coup est une Basra et rapporte des points.
   *[nothing] On ramasse des cartes du tapis pour en faire sa pile. Dans ce jeu, rien ne rapporte de points.
}
page-aim-target = { $target ->
    [one] La partie se joue en { $target } point.
   *[other] La partie se joue en { $target } points.
}

page-examples-played = Chaque exemple de cette page a été joué selon ces règles au moment où elle a été faite.
page-example = Exemple { $number }
page-example-case = Cas : { $case }

page-changes = Ce qui change par rapport à « { $parent } »
page-changes-new = Nouveau
page-changes-now = Modifié
page-changes-before = Au lieu de :
page-changes-gone = Supprimé
page-changes-none = Aucune règle ne s’énonce autrement.
page-house-rules = { $count ->
    [one] Cette règle maison en fait partie :
   *[other] Ces règles maison en font partie :
}

page-open = Ce qui reste ouvert
page-open-intro = Sur ces points, les sources ne sont pas claires. D’abord ce que disent les règles ci-dessus, puis la raison, puis les autres lectures.
page-reading = Autre lecture ({ $reading }) :
page-reading-without = Autre lecture ({ $reading }), sans ceci :

page-notes = Remarques
page-about = À propos de cette page
page-made-from = Page tirée du jeu de règles { $id }, version { NUMBER($version, useGrouping: 0) }.
page-variant-of = C’est une variante de « { $parent } ».
page-sources = { $count ->
    [one] Source :
   *[other] Sources :
}
page-sources-none = { $parent ->
    [none] Aucune source n’est indiquée : ces règles sont de leur auteur.
   *[other] Aucune source n’est indiquée pour ce qui diffère de « { $parent } » : ces règles-là sont de leur auteur.
}
page-author-text = { $language ->
    [none] Ce texte est de l’auteur, dans sa propre langue.
   *[other] Ce texte est de l’auteur (langue : { $language }).
}
page-author-reasons = Les raisons sont données dans les mots et dans la langue de l’auteur.
page-not-checked = Non vérifié : rien ne prouve que ce texte s’accorde avec les règles.
page-no-native-reader = Aucun lecteur de langue maternelle française n’a relu cette page.
