### Les cas sur le site : leurs sujets, leurs questions et leurs réponses, et ce qui les entoure.

page-site-case-index = { $count ->
    [one] { $count } cas : une question, avec la réponse de chaque jeu de règles.
   *[other] { $count } cas : des questions, chacune avec la réponse de chaque jeu de règles.
}
page-site-case-count = { $count ->
    [one] { $count } cas
   *[other] { $count } cas
}
page-site-case-reading = Comment lire un cas
page-site-case-how = Un cas vaut pour les jeux de règles qu’il nomme, et sa réponse s’appuie sur leur page : ils sont précédés de ✓. À côté figure ce que les autres répondent à la même question. Toutes les réponses sont celles de l’interpréteur intégré. Les places et les camps sont numérotés à partir de 0. Les noms des cas et leurs raisons sont en anglais.
page-site-case-standing = { $standing ->
    [stated] Dit
    [derived] Déduit
   *[open] Ouvert
}
page-site-case-standing-text = { $standing ->
    [stated] La page le dit tel quel.
    [derived] Cela découle de ce que dit la page ; une raison explique comment.
   *[open] La page ne tranche pas. La réponse suit la lecture que retient le jeu de règles ; d’autres lectures sont acceptées aussi.
}

## Les sujets : un nom et une phrase pour chacun.

page-site-case-part = { $topic }, partie { $number }
page-site-case-topic-basra = La Basra
page-site-case-topic-basra-text = Quels coups qui vident le tapis sont une Basra, et combien de points chacune rapporte.
page-site-case-topic-capture = Ramasser
page-site-case-topic-capture-text = Ce qu’une carte ramasse : cartes égales, sommes, et lesquelles quand plusieurs prises sont possibles.
page-site-case-topic-claims = Annonces
page-site-case-topic-claims-text = Ce que le joueur déclare ramasser, et quand un tel coup est refusé.
page-site-case-topic-deal = La donne
page-site-case-topic-deal-text = Les mains, le premier tapis, les cartes qui ne peuvent pas s’y trouver, et chaque nouvelle donne.
page-site-case-topic-jack = Le valet
page-site-case-topic-jack-text = Ce qu’un valet ramasse du tapis, et quand c’est une Basra.
page-site-case-topic-komi = Le 7♦
page-site-case-topic-komi-text = Ce que peut le 7♦ de plus que les autres sept, et quand il fait une Basra.
page-site-case-topic-leftovers = Cartes qui restent
page-site-case-topic-leftovers-text = À qui vont les cartes qui restent sur le tapis après le dernier coup.
page-site-case-topic-match = La partie
page-site-case-topic-match-text = Quand la partie est finie, qui l’a gagnée, et ce qui se passe en cas d’égalité.
page-site-case-topic-previous-play = Le coup précédent
page-site-case-topic-previous-play-text = Les coups dont la valeur dépend du coup précédent.
page-site-case-topic-round = Manches entières
page-site-case-topic-round-text = Des manches de la donne à la dernière carte, coup par coup.
page-site-case-topic-score = Le décompte
page-site-case-topic-score-text = Les points des cartes, du plus de cartes et des Basras à la fin d’une manche.

## Ce qu’une question met en place et ce qu’une réponse donne ; à côté de chaque étiquette se trouve une valeur.

page-site-case-players = Joueurs
page-site-case-players-are = { $sides ->
    [partners] { $seats }, en équipes
    [solo] { $seats }, chacun pour soi
   *[none] { $seats }
}
page-site-case-turn = À qui de jouer
page-site-case-deck = Paquet, dans l’ordre de la donne
page-site-case-returned = Cartes de la pioche au-dessus de chaque carte remise
page-site-case-all-hands = Mains
page-site-case-hand = Main de la place { $seat }
page-site-case-floor = Tapis
page-site-case-stock = Pioche
page-site-case-pile = Pile du camp { $side }
page-site-case-all-basras = Basras
page-site-case-basras = Basras du camp { $side }
page-site-case-last = Dernier à avoir ramassé
page-site-case-carried = Points en attente
page-site-case-seat = Place { $seat }
page-site-case-side = Camp
page-site-case-round = Manche { $number }
page-site-case-nobody = personne
page-site-case-none = rien
page-site-case-rest = toutes les autres cartes
page-site-case-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

## Les coups. $card est une carte en notation, $cards sont des cartes en notation.

page-site-case-played = On joue { $card }.
page-site-case-claimed = On joue { $card } pour ramasser { $cards }.
page-site-case-declined = On veut poser { $card } sans rien ramasser.
page-site-case-takes = Ramasse { $cards }.
page-site-case-lays = Ne ramasse rien et reste sur le tapis.
page-site-case-refused = { $code ->
    [round-over] Refusé : il ne reste aucune carte à jouer.
    [not-in-hand] Refusé : cette carte n’est pas dans la main de la place dont c’est le tour.
    [not-on-floor] Refusé : une des cartes à ramasser n’est pas sur le tapis.
    [not-a-capture] Refusé : cette carte ne peut pas ramasser exactement ces cartes.
    [not-kept] Refusé : cette carte pourrait ramasser ces cartes, mais les règles lui en font ramasser d’autres.
    [must-take] Refusé : cette carte peut ramasser, donc elle le doit.
    [ambiguous] Refusé : il y a plusieurs façons de ramasser, et le coup n’en nomme aucune.
   *[other] Refusé ({ $code }).
}
page-site-case-refused-short = Refusé
page-site-case-plays = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
page-site-case-play = Coup
page-site-case-card = Carte
page-site-case-after-taken = Ramasse
page-site-case-after-floor = Ensuite sur le tapis
page-site-case-points = Basra
page-site-case-as-shown = Tous les coups se passent comme ci-dessus.
page-site-case-departs = Le coup { $number } se passe autrement :

## Les points.

page-site-case-total = Total
page-site-case-most-cards = Le plus de cartes
page-site-case-status = { $status ->
    [won] Le camp { $side } a gagné.
    [draw] La partie est nulle.
   *[another-round] On joue une manche de plus.
}
page-site-case-playing = Elle se joue entre les camps :

## Ce qui entoure les réponses ; après les deux-points vient une liste.

page-site-case-expected = La réponse pour :
page-site-case-also = La même pour :
page-site-case-also-all = La même pour tous les autres jeux de règles.
page-site-case-given = Pour :
page-site-case-given-all = Pour tous les autres jeux de règles.
page-site-case-not-asked = La question n’a pas de sens pour :
page-site-case-accepted = Chacune de ces réponses est acceptée :
page-site-case-readings = D’autres lectures de la page sont acceptées aussi :
page-site-case-because = Pourquoi :
page-site-case-cites = S’appuie sur :
