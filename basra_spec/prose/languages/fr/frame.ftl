### Ce qui vaut dans toutes les parties, quelles que soient leurs règles.

# $hand est celui de `deal-hand`.
frame-new-deal = { $hand ->
    [one] Quand toutes les mains sont vides, chaque joueur reçoit de nouveau une carte, et le tapis aucune, jusqu’à ce que la pioche soit épuisée.
   *[other] Quand toutes les mains sont vides, chaque joueur reçoit de nouveau { WORDS($hand, each: "number") } cartes, et le tapis aucune, jusqu’à ce que la pioche soit épuisée.
}
frame-turn = À son tour, chaque joueur joue une carte de sa main. Elle ramasse des cartes du tapis ou n’en ramasse aucune.
frame-pile = Une carte qui ramasse rejoint la pile du camp de son joueur, avec tout ce qu’elle ramasse.
frame-trail = Une carte qui ne ramasse rien reste sur le tapis.
frame-round-end = La manche se termine quand la pioche et toutes les mains sont vides.
frame-first = Le joueur qui suit le donneur joue en premier, et c’est lui qui donne à la manche suivante.
