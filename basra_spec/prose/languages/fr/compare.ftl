### La page où les jeux de règles sont mis côte à côte.

page-site-compare = Comparaison
page-site-compare-text = Chaque ligne est une règle sur laquelle les jeux de règles diffèrent, chaque colonne un jeu de règles. Une valeur trop longue pour le tableau est remplacée par une lettre : sur une même ligne, une même lettre désigne la même règle. Un tiret : cette règle n’existe pas dans le jeu. Ce qui s’écarte de la majorité est mis en relief. Chaque ligne mène à ce que dit la règle et à la plus petite position où la différence se voit.
page-site-compare-rule = Règle
page-site-compare-absent = Cette règle n’existe pas dans le jeu.
# Stands above what lies on the floor.
page-site-compare-position = Plus petite position
page-site-compare-hidden = Entre les jeux les plus proches, d’autres règles entrent aussi en jeu ; prise isolément, celle-ci se voit ici.
page-site-compare-borrowed = { $ruleset }, avec cette règle de { $other }
page-site-compare-no-position = { $size ->
    [one] Aucune position avec au plus { $size } carte sur le tapis ne montre la différence.
   *[other] Aucune position avec au plus { $size } cartes sur le tapis ne montre la différence.
}
page-site-compare-ceremony = Cela ne change rien au jeu des cartes : aucune position ne le montre.
page-site-compare-choice = Le joueur a le choix :
# What a card does: $outcome is `nothing`, `some` (it takes some of the floor), `cleared` (all of it) or `basra`, worth $worth; $cards are those taken.
page-site-compare-way = { $outcome ->
    [nothing] ne ramasse rien
    [some] ramasse { $cards }
    [cleared] ramasse { $cards }, sans Basra
   *[basra] { $worth ->
        [one] ramasse { $cards }, Basra : { $worth } point
       *[other] ramasse { $cards }, Basra : { $worth } points
    }
}

## Deals, ends of rounds, scores and matches. Cards are in notation; hands, piles and sides have a bar between them.

page-site-compare-deal = { $sides ->
    [partners] { $seats } joueurs, par équipes ; le paquet commence par { $cards }.
   *[solo] { $seats } joueurs, chacun pour soi ; le paquet commence par { $cards }.
}
page-site-compare-dealt = Mains : { $hands }. Premier tapis : { $floor }.
page-site-compare-put-back = { $card } retourne dans la pioche, à la place { $place } sur { $stock }.
page-site-compare-no-deal = Ces règles n’ont pas de telle donne.
# The last card of a round takes nothing; $last is the number of the player who captured last.
page-site-compare-round-end = { $seats } joueurs ; le joueur { $last } a ramassé en dernier. La dernière carte de la manche, { $card }, ne ramasse rien ; sur le tapis : { $floor }.
page-site-compare-piles = Cartes dans les piles : { $piles }. Restent sur le tapis : { $floor }.
page-site-compare-score = Piles à la fin d’une manche : { $piles }. Basras : { $basras }. Points en attente : { $carried }.
page-site-compare-scored = Score : { $scores }. Points laissés en attente : { $carried }.
page-site-compare-match = Scores, manche par manche : { $rounds }.
page-site-compare-status = { $status ->
    [won] Le camp { $side } gagne la partie.
    [draw] La partie est nulle.
   *[another-round] On joue une manche de plus ; camps : { $sides }.
}
