### Ce qui appuie les règles : la liste à la fin d’une page de règles, et les pages du site sur les sources et les décisions.

page-citations = Où c’est écrit
page-citations-intro = Les renvois placés après les règles mènent ici : au document et à la section qui énoncent la règle, ou à ce qui la fonde à défaut.
page-citations-mark = Où c’est écrit : { $number }
page-citations-mark-assumption = Écrit nulle part : une hypothèse
page-citations-mark-own = Règle de l’auteur lui-même
page-citations-back = Retour à la règle
page-citations-assumption = Aucune page ne le dit : c’est une hypothèse.
page-citations-own = Cette règle est de l’auteur lui-même : aucune page ne l’appuie.
page-citations-of-more = En partie différent ici.

page-site-sources = Sources
page-site-sources-text = Les documents sur lesquels reposent les règles. Chacun est rendu énoncé par énoncé, dans nos propres mots, avec les règles qui en découlent et les cas qui le citent.
page-site-statements = { $count ->
    [one] { $count } énoncé
   *[other] { $count } énoncés
}
page-site-source-language = Langue
page-site-resting-rulesets = Jeux de règles qui s’y appuient
page-site-our-words = Ce que dit le document est rendu ici dans nos propres mots, en anglais.
page-site-resting-rules = Règles qui s’y appuient
page-site-citing = { $count ->
    [one] { $count } cas le cite
   *[other] { $count } cas le citent
}
page-site-no-case = Aucun cas ne le cite
page-site-marked = { $kind ->
    [ruleset-data] Le jeu de règles le montre à lui seul
    [display] Il porte sur ce qu’affiche un programme
    [ceremony] Il relève des usages : on l’imprime, on ne le joue pas
    [no-effect] Il ne change rien de visible
    [about-another-game] Il porte sur un autre jeu
   *[repeats] Il répète un autre énoncé
}

page-site-assumptions = Les règles qu’aucun document n’énonce
page-site-assumptions-text = Chacune de ces règles est une hypothèse, suivie de la décision qui la retient.
page-site-all-stated = Jeux de règles dont chaque règle est énoncée par un document
page-site-decision-text = Les raisons sont données dans les mots de leur auteur, en anglais.
page-site-taken = Lecture retenue par
page-site-read-otherwise = Autre lecture ({ $reading })
page-site-read-without = Autre lecture ({ $reading }), sans ceci
page-site-settled = Tranché autrement par
page-site-showing = { $count ->
    [one] { $count } cas ouvert le montre
   *[other] { $count } cas ouverts le montrent
}
