### La langue elle-même, et les cartes telles qu’on les dessine et les écrit : 9♣, V♦.

language-name = français
language-direction = ltr
language-reader = nobody

card-letter = { $rank ->
    [A] A
    [J] V
    [Q] D
    [K] R
   *[other] { $rank }
}
card-suit = { $suit ->
    [S] ♠
    [H] ♥
    [D] ♦
   *[C] ♣
}
card-notation = { card-letter }{ card-suit }

## Exemples : des phrases entières, l’une après l’autre.

example-by = D’après les règles « { $ruleset } ».
example-floor = { $floor-count ->
    [0] Le tapis est vide.
   *[other] Sur le tapis : { $floor }.
}
example-previous-trailed = { $floor-count ->
    [0] Le coup précédent s’est joué sur un tapis vide et n’a rien ramassé.
   *[other] Le coup précédent s’est joué sur { $floor } et n’a rien ramassé.
}
example-previous-took = { $floor-count ->
    [0] Le coup précédent s’est joué sur un tapis vide.
   *[other] Le coup précédent s’est joué sur { $floor } et a ramassé quelque chose.
}
example-ways = { $ways ->
    [1] Avec { $card }, il n’y a qu’une façon de jouer.
   *[other] Avec { $card }, il y a { $ways } façons de jouer, au choix du joueur.
}
example-taken = On joue { $card }, qui ramasse { $taken }.
example-laid-down = On joue { $card }, qui ne ramasse rien et reste sur le tapis.
example-left = { $left-count ->
    [1] Reste sur le tapis : { $left }.
   *[other] Restent sur le tapis : { $left }.
}
example-basra = { $worth ->
    [0] Le tapis est vidé : c’est une Basra, qui ne rapporte rien.
    [one] Le tapis est vidé : c’est une Basra, qui rapporte { $worth } point.
   *[other] Le tapis est vidé : c’est une Basra, qui rapporte { $worth } points.
}
example-no-basra = Le tapis est vidé, mais ce n’est pas une Basra.

## Images.

picture-title = Un coup : { $card }
picture-basra = { $worth ->
    [0] Basra
    [one] Basra : { $worth } point
   *[other] Basra : { $worth } points
}
