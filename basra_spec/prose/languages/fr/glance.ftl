### Une page de règles : le jeu en bref, et les titres et étiquettes à l’intérieur des sections. Le message dit de quoi il s’agit, son `.value` ce qu’il en est.

page-glance = En bref
# $solo et $partners sont les nombres de joueurs qui peuvent jouer ainsi, pour WORDS.
page-glance-players = Joueurs
    .value = { $partners-count ->
        [0] { WORDS($solo, each: "digits", join: "or") }
       *[other] { $solo-count ->
            [0] { WORDS($partners, each: "digits", join: "or") }, en équipes
           *[other] { WORDS($solo, each: "digits", join: "or") }, ou { WORDS($partners, each: "digits", join: "or") } en équipes
        }
    }
page-glance-cards = Cartes
    .value = { $count ->
        [52] un jeu de 52
       *[other] { $count } d’un jeu de 52
    }
page-glance-hand = Main
    .value = { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    }
page-glance-floor = Premier tapis
    .value = { $floor ->
        [0] vide
        [one] { $floor } carte
       *[other] { $floor } cartes
    }
# $worths est tout ce qu’une Basra peut rapporter, pour WORDS ; $count, combien il y en a.
page-glance-basra = Une Basra
    .value = { $count ->
        [0] il n’y en a pas
       *[other] { WORDS($worths, each: "worth-points", join: "or") }
    }
worth-points = { $word ->
    [twice-value] le double de la valeur de sa carte
    [one] { $word } point
   *[other] { $word } points
}
page-glance-target = Partie
    .value = { $target ->
        [one] en { $target } point
       *[other] en { $target } points
    }
digits = { $word }

# $play est une catégorie, pour CLASSES.
page-class = { CLASSES($play, form: "heading") }
page-every-card = Toutes les cartes

page-examples-basra = { $count ->
    [one] Ceci est une Basra :
   *[other] Ce sont des Basras :
}
page-examples-no-basra = { $count ->
    [one] Ceci vide le tapis, mais ce n’est pas une Basra :
   *[other] Ces coups vident le tapis, mais ce ne sont pas des Basras :
}
