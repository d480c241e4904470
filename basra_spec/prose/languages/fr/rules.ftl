### Les règles. Un message porte le nom de l’endroit où se trouve sa règle ; basra_spec/prose/sentences.py dit quels arguments il reçoit.

## Les cartes

deck = { $deck ->
    [any] On se sert des 52 cartes d’un jeu sans joker.
   *[other] D’un jeu de 52 cartes, on ne garde que { CARDS($deck, form: "all") }.
}
values = { $count ->
    [0] Aucune carte n’a de valeur : il n’y a donc pas de sommes.
   *[other] { $without ->
        [none] Dans une somme, chaque carte compte pour sa valeur.
       *[other] Dans une somme, une carte compte pour sa valeur. Certaines n’en ont pas, n’entrent jamais dans une somme et n’ajoutent rien au total du tapis : { CARDS($without, form: "all") }.
    }
}
values-one = { $value ->
    [face] Pour { CARDS($cards, form: "the") }, on compte le nombre imprimé dessus.
   *[other] Pour { CARDS($cards, form: "the") }, on compte { $value }.
}

## Les joueurs

players-one = { $number ->
    [2] À deux, { WORDS($value, each: "sides", join: "or-else") }.
    [3] À trois, { WORDS($value, each: "sides", join: "or-else") }.
    [4] À quatre, { WORDS($value, each: "sides", join: "or-else") }.
    [5] À cinq, { WORDS($value, each: "sides", join: "or-else") }.
   *[6] À six, { WORDS($value, each: "sides", join: "or-else") }.
}
sides = { $word ->
    [partners] on joue en équipes de deux partenaires assis face à face, qui partagent une pile et un score
   *[solo] chacun joue pour soi
}

## La donne

deal-hand = { $hand ->
    [1] À chaque donne, chaque joueur reçoit une carte.
   *[other] À chaque donne, chaque joueur reçoit { WORDS($hand, each: "number") } cartes.
}
deal-floor = { $floor ->
    [0] La manche commence sur un tapis vide.
    [1] La manche commence avec une carte découverte sur le tapis.
   *[other] La manche commence avec { WORDS($floor, each: "number") } cartes découvertes sur le tapis.
}
deal-refused = { $refused-count ->
    [0] N’importe quelle carte peut se trouver sur le premier tapis.
    [1] Le premier tapis doit être sans { CARDS($refused, form: "bare", join: "nor") } : une telle carte est mise de côté et remplacée par la carte du dessus de la pioche.
   *[other] Le premier tapis ne doit contenir ni { CARDS($refused, form: "bare", join: "nor") } : une telle carte est mise de côté et remplacée par la carte du dessus de la pioche.
}
deal-put-back = { $put-back ->
    [middle] Quand le premier tapis est complet, les cartes mises de côté retournent une à une, dans le même ordre, au milieu de la pioche, sous la moitié de ses cartes (arrondie vers le bas).
    [middle-rounded-up] Quand le premier tapis est complet, les cartes mises de côté retournent une à une, dans le même ordre, au milieu de la pioche, sous la moitié de ses cartes (arrondie vers le haut).
    [bottom] Quand le premier tapis est complet, les cartes mises de côté retournent une à une, dans le même ordre, sous la pioche.
   *[anywhere] Quand le premier tapis est complet, les cartes mises de côté retournent dans la pioche, chacune à une place laissée au hasard.
}

## Jouer et ramasser

plays-one = { CLASSES($class, form: "key") ->
    [number] Les cartes chiffrées sont les cartes de l’as au 10{ plays-except }.
    [court] Les dames et les rois suivent une même règle{ plays-except }.
    [jack] Les valets ont leur propre règle{ plays-except }.
    [komi] Le 7♦ a sa propre règle{ plays-except }.
   *[other] La catégorie « { $name } » comprend { CARDS($cards, form: "all") }{ plays-except }.
}
plays-except = { $never ->
    [none] { $after ->
        [none] { "" }
       *[other] , et { CARDS($after, form: "all") } seulement quand aucune règle plus précise ne s’applique
    }
   *[other] { $after ->
        [none] , sauf { CARDS($never, form: "all") }
       *[other] , sauf { CARDS($never, form: "all") }, et { CARDS($after, form: "all") } seulement quand aucune règle plus précise ne s’applique
    }
}
plays-one-takes = { $sweep ->
    [none] { takes-groups }
   *[other] { $rank ->
        [none] { $sums ->
            [none] { takes-sweep }
           *[other] { takes-groups } { takes-sweep }
        }
       *[other] { takes-groups } { takes-sweep }
    }
}
takes-groups = { $rank ->
    [none] { CLASSES($class, form: "start") } peut ramasser { takes-sums }.
   *[other] { $sums ->
        [none] { CLASSES($class, form: "start") } peut ramasser { takes-rank }.
       *[other] { CLASSES($class, form: "start") } peut ramasser d’un coup { takes-rank } et { takes-sums }.
    }
}
takes-rank = { $rank ->
    [one] une seule carte du tapis de son rang
   *[many] une ou plusieurs cartes du tapis de son rang
}
takes-sums = { $sums ->
    [one] une seule somme : un groupe d’au moins deux cartes d’autres rangs dont le total fait sa valeur
   *[many] une ou plusieurs sommes : des groupes d’au moins deux cartes d’autres rangs dont le total fait sa valeur, sans qu’une carte serve deux fois
}
takes-sweep = { $basra-kinds ->
    [0] { CLASSES($class, form: "start") } rafle { swept } ; ce n’est jamais une Basra.
   *[other] { CLASSES($class, form: "start") } rafle { swept }.
}
swept = { $sweep ->
    [any] tout le tapis
   *[other] { CARDS($sweep, form: "all") } qui sont sur le tapis, quel que soit son propre rang
}
plays-one-when = { $only ->
    [none] { $count ->
        [none] { $splits-sum ->
            [none] { CLASSES($class, form: "start") } ne se joue ainsi que si { floor-sum } ; sinon, { otherwise }.
           *[other] { on-one-condition }
        }
       *[other] { on-one-condition }
    }
   *[other] { on-one-condition }
}
on-one-condition = { CLASSES($class, form: "start") } ne se joue ainsi qu’à cette condition : { floor-is } ; sinon, { otherwise }.
otherwise = { $otherwise ->
    [none] aucune autre règle ne lui convient
   *[other] la carte se joue comme { CLASSES($otherwise, form: "a", join: "or") }
}
plays-one-oblige = { $conditions ->
    [0] { $oblige ->
        [none] On peut toujours poser { CLASSES($class, form: "a") } sans rien ramasser.
       *[card] Qui joue { CLASSES($class, form: "a") } doit ramasser si c’est possible.
    }
   *[other] { $oblige ->
        [none] Quand { CLASSES($class, form: "a") } se joue ainsi, on peut poser la carte sans rien ramasser.
       *[card] Quand { CLASSES($class, form: "a") } se joue ainsi, il faut ramasser si c’est possible.
    }
}
capture-oblige = { $exceptions ->
    [0] { $oblige ->
        [none] Une carte qui pourrait ramasser peut aussi être simplement posée sur le tapis.
       *[card] On joue la carte de son choix, mais une carte qui peut ramasser doit le faire.
    }
   *[other] { $oblige ->
        [none] Toute autre carte qui pourrait ramasser peut aussi être simplement posée sur le tapis.
       *[card] On joue la carte de son choix, mais toute autre carte qui peut ramasser doit le faire.
    }
}
capture-keep = { $keep-count ->
    [0] Si la carte permet plusieurs prises, le joueur fait celle qu’il veut.
   *[other] { WORDS($keep, each: "filter-leaves", join: "last") ->
        [one] Si la carte permet plusieurs prises, on fait { WORDS($keep, each: "filter", join: "then") }.
       *[several] Si la carte permet plusieurs prises, on fait { WORDS($keep, each: "filter", join: "then") } ; là où il en reste plusieurs, le joueur choisit.
    }
}
filter = { $word ->
    [most-points] celle dont les cartes valent le plus de points
    [most-groups] celle qui réunit le plus de cartes de même rang et de sommes
    [deck-order] celle qui vient la première dans l’ordre du paquet (de l’as au roi et, à rang égal, ♠ ♥ ♦ ♣ : celle qui contient la première carte que l’autre n’a pas)
    [no-group-left] celle qui ne laisse derrière elle ni carte de même rang ni somme à prendre
   *[most-cards] celle qui compte le plus de cartes
}
# Combien de prises il peut rester après ce choix.
filter-leaves = { $word ->
    [deck-order] one
   *[other] several
}

## Ce qu’il y a sur le tapis : des propositions pour les catégories de cartes et les sortes de Basra

floor-is = { $sum ->
    [none] { $splits-groups ->
        [none] { floor-lies }
       *[other] { floor-lies-and }{ floor-splits }
    }
   *[other] { $splits-groups ->
        [none] { floor-lies-and }{ floor-sum }
       *[other] { $only ->
            [none] { $count ->
                [none] { floor-sum } et { floor-splits }
               *[other] { floor-lies }, { floor-sum } et { floor-splits }
            }
           *[other] { floor-lies }, { floor-sum } et { floor-splits }
        }
    }
}
floor-lies-and = { $only ->
    [none] { $count ->
        [none] { "" }
       *[other] { floor-lies } et{ " " }
    }
   *[other] { floor-lies } et{ " " }
}
floor-lies = { $only ->
    [none] { floor-count }
    [any] { $count ->
        [none] le tapis porte n’importe quelles cartes
       *[other] { floor-count }, quelles qu’elles soient
    }
   *[other] { $count ->
        [none] le tapis ne porte que { CARDS($only, form: "some") }
        [exactly] { $count-low ->
            [0] le tapis est vide
            [1] le tapis ne compte qu’une carte, { CARDS($only, form: "a", join: "or") }
           *[other] { floor-count }, rien que { CARDS($only, form: "some") }
        }
       *[other] { floor-count }, rien que { CARDS($only, form: "some") }
    }
}
floor-count = { $count ->
    [exactly] { $count-low ->
        [0] le tapis est vide
        [1] le tapis ne compte qu’une carte
       *[other] le tapis compte exactement { WORDS($count-low, each: "number") } cartes
    }
    [at-most] { $count-high ->
        [1] le tapis compte au plus une carte
       *[other] le tapis compte au plus { WORDS($count-high, each: "number") } cartes
    }
    [at-least] { $count-low ->
        [1] le tapis compte au moins une carte
       *[other] le tapis compte au moins { WORDS($count-low, each: "number") } cartes
    }
    [between] { $count-high ->
        [2] le tapis compte une ou deux cartes
       *[other] le tapis compte de { $count-low } à { $count-high } cartes
    }
   *[any] le tapis compte un nombre quelconque de cartes
}
floor-sum = { $sum ->
    [exactly] { floor-total } est exactement { $sum-low }
    [at-most] { floor-total } ne dépasse pas { $sum-high }
    [at-least] { floor-total } est d’au moins { $sum-low }
    [between] { floor-total } va de { $sum-low } à { $sum-high }
   *[any] { floor-total } est quelconque
}
floor-total = { $count ->
    [none] { $only ->
        [none] le total du tapis
       *[other] leur total
    }
   *[other] le total du tapis
}
floor-splits = { splits-cards }, qui ont toutes une valeur, se partagent en { splits-groups }{ splits-size } { splits-sum }
splits-cards = { $only ->
    [none] { $count ->
        [none] les cartes du tapis
       *[other] ces cartes
    }
   *[other] ces cartes
}
splits-groups = { $splits-groups ->
    [exactly] { $splits-groups-low ->
        [0] zéro groupe
        [1] un seul groupe
       *[other] exactement { WORDS($splits-groups-low, each: "number") } groupes
    }
    [at-most] { $splits-groups-high ->
        [1] un groupe au plus
       *[other] { WORDS($splits-groups-high, each: "number") } groupes au plus
    }
    [at-least] { $splits-groups-low ->
        [1] un ou plusieurs groupes
       *[other] au moins { WORDS($splits-groups-low, each: "number") } groupes
    }
    [between] { $splits-groups-low } à { $splits-groups-high } groupes
   *[any] un nombre quelconque de groupes
}
splits-size = { $splits-cards ->
    [exactly] { $splits-cards-low ->
        [0] { " " }sans carte
        [1] { " " }d’une seule carte
       *[other] { " " }d’exactement { WORDS($splits-cards-low, each: "number") } cartes chacun
    }
    [at-most] { $splits-cards-high ->
        [1] { " " }d’une carte au plus
       *[other] { " " }d’au plus { WORDS($splits-cards-high, each: "number") } cartes chacun
    }
    [at-least] { $splits-cards-low ->
        [1] { " " }d’une carte ou plus
       *[other] { " " }d’au moins { WORDS($splits-cards-low, each: "number") } cartes chacun
    }
    [between] { " " }de { $splits-cards-low } à { $splits-cards-high } cartes chacun
    [any] { " " }d’un nombre quelconque de cartes
   *[none] { "" }
}
splits-sum = { $splits-sum ->
    [exactly] dont la somme est chaque fois { $splits-sum-low }
    [at-most] dont la somme est la même et ne dépasse pas { $splits-sum-high }
    [at-least] dont la somme est la même et atteint au moins { $splits-sum-low }
    [between] dont la somme est la même et va de { $splits-sum-low } à { $splits-sum-high }
   *[any] dont la somme est la même
}

## La Basra

basra-worth = { $worth ->
    [table] Ce que rapporte une Basra dépend de la carte qui la fait.
    [twice-value] Une Basra rapporte le double de la valeur de la carte qui la fait.
    [one] Une Basra rapporte { $worth } point.
   *[other] Une Basra rapporte { $worth } points.
}
basra-worth-one = { $idle ->
    [none] { basra-made-with }.
   *[other] { basra-made-with } ; mais on n’en fait aucune avec { CARDS($idle, form: "a", join: "or") }.
}
basra-made-with = { $value ->
    [twice-value] Faite avec { CARDS($cards, form: "a") }, une Basra rapporte le double de la valeur de cette carte
    [one] Faite avec { CARDS($cards, form: "a") }, une Basra rapporte { $value } point
   *[other] Faite avec { CARDS($cards, form: "a") }, une Basra rapporte { $value } points
}
basra-not-at = On ne fait pas de Basra { WORDS($not-at, each: "moment", join: "or") }, quoi qu’elle ramasse.
moment = { $word ->
   *[last-play] avec la dernière carte de la manche
}
basra-kinds = { $count ->
    [0] Aucun coup n’est une Basra.
   *[other] Vider le tapis n’est une Basra que comme suit :
}
    .below = list
basra-kinds-one = { $conditions ->
    [0] Qui vide le tapis{ made-with } fait { a-basra }{ pays }.
    [1] Qui vide le tapis{ made-with } fait { a-basra }{ pays }, à une condition :
   *[other] Qui vide le tapis{ made-with } fait { a-basra }{ pays }{ on-conditions }
}
    .below = list
made-with = { $play ->
    [none] { $cards ->
        [none] , quelle que soit la carte jouée,
       *[other] { " " }avec { CARDS($cards, form: "a", join: "or") }
    }
   *[other] { $cards ->
        [none] { " " }avec { played-as }
       *[other] { " " }avec { played-as } (il faut que ce soit { CARDS($cards, form: "a", join: "or") })
    }
}
played-as = { CLASSES($play, form: "key", join: "joined") ->
    [number-court] une carte chiffrée, une dame ou un roi
    [komi-court] le 7♦, une dame ou un roi
    [court-komi] une dame, un roi ou le 7♦
    [court-number] une dame, un roi ou une carte chiffrée
    [court-jack] une figure
    [jack-court] une figure
    [number-court-jack] une carte chiffrée ou une figure
    [number-court-komi] une carte chiffrée, une dame, un roi ou le 7♦
   *[other] { CLASSES($play, form: "a", join: "or") }
}
# Plusieurs conditions : celles sur le tapis tiennent en une seule ligne, et l’on n’en annonce alors qu’une.
on-conditions = { $taken ->
    [none] { $previous-trailed ->
        [none] { $previous-floor-count ->
            [none] { $previous-floor-only ->
                [none] { $previous-floor-sum ->
                    [none] { $previous-floor-splits-sum ->
                        [none] , à une condition :
                       *[other] { if-all }
                    }
                   *[other] { if-all }
                }
               *[other] { if-all }
            }
           *[other] { if-all }
        }
       *[other] { if-all }
    }
   *[other] { if-all }
}
if-all = , si toutes ces conditions sont réunies :
a-basra = { $overs ->
    [0] une Basra
   *[other] une Basra (« { $name } »)
}
pays = { $worth ->
    [none] { "" }
    [table] { " " }dont les points dépendent de la carte
    [twice-value] { " " }et marque le double de la valeur de la carte
    [one] { " " }et marque { $worth } point
   *[other] { " " }et marque { $worth } points
}
basra-kinds-one-worth-one = { $value ->
    [twice-value] Faite avec { CARDS($cards, form: "a") }, cette Basra rapporte le double de la valeur de la carte.
    [one] Faite avec { CARDS($cards, form: "a") }, cette Basra rapporte { $value } point.
   *[other] Faite avec { CARDS($cards, form: "a") }, cette Basra rapporte { $value } points.
}
basra-kinds-one-floor = Avant le coup, { floor-is }.
basra-kinds-one-taken = { $taken ->
    [one-sum] La prise est une seule somme : au moins deux cartes qui, ensemble, font la valeur de la carte jouée.
    [ordinary] La prise se compose de cartes de même rang et de sommes, comme une carte chiffrée de cette valeur pourrait la faire.
   *[same-rank] La prise ne comprend que des cartes du même rang que la carte jouée.
}
basra-kinds-one-previous-trailed = { $trailed ->
    [false] Le coup précédent, dans la même manche, a ramassé quelque chose.
   *[true] Le coup précédent, dans la même manche, n’a rien ramassé.
}
basra-kinds-one-previous-floor = Avant le coup précédent, dans la même manche, { floor-is }.
basra-kinds-one-over = { $over-count ->
    [1] Dans ce cas, la Basra { WORDS($over, each: "kind") } ne compte pas.
   *[other] Dans ce cas, les Basras { WORDS($over, each: "kind") } ne comptent pas.
}
kind = « { $word } »

## La manche et son décompte

round-leftovers = { $leftovers ->
    [nobody] Les cartes qui restent sur le tapis après le dernier coup ne vont à personne.
    [split] Les cartes qui restent sur le tapis après le dernier coup sont partagées dans l’ordre du paquet (de l’as au roi et, à rang égal, ♠ ♥ ♦ ♣), une par camp à tour de rôle, en commençant par le dernier qui a ramassé ; celles qui ne suffisent pas à un tour complet sont pour lui. Ce n’est jamais une Basra.
    [split-players] Les cartes qui restent sur le tapis après le dernier coup sont partagées dans l’ordre du paquet (de l’as au roi et, à rang égal, ♠ ♥ ♦ ♣), une par joueur à tour de rôle, en commençant par le dernier qui a ramassé ; celles qui ne suffisent pas à un tour complet sont pour lui. Ce n’est jamais une Basra.
    [split-freely] Les cartes qui restent sur le tapis après le dernier coup sont partagées comme on veut, autant pour chaque camp ; celles qui ne suffisent pas à un tour complet sont pour le dernier qui a ramassé. Ce n’est jamais une Basra.
   *[last-capturer] Les cartes qui restent sur le tapis après le dernier coup sont pour le dernier qui a ramassé, ou pour personne si nul n’a rien pris. Ce n’est jamais une Basra.
}
round-score = { $count ->
    [0] On ne compte rien d’autre que les Basras.
   *[other] À la fin de la manche, chaque camp fait le compte de sa pile :
}
    .below = list
round-score-one = { $most ->
    [cards] { $worth ->
        [one] Avoir le plus de cartes rapporte { $worth } point.
       *[other] Avoir le plus de cartes rapporte { $worth } points.
    }
   *[none] { $each-count ->
        [0] Cette ligne du décompte ({ $worth }) ne revient à aucun camp.
        [1] { $worth ->
            [one] { CARDS($each, form: "each", first: "each-start") } rapporte { $worth } point au camp qui l’a dans sa pile.
           *[other] { CARDS($each, form: "each", first: "each-start") } rapporte { $worth } points au camp qui l’a dans sa pile.
        }
       *[other] { $worth ->
            [one] { CARDS($each, form: "each", first: "each-start") } rapportent { $worth } point par carte au camp qui les a dans sa pile.
           *[other] { CARDS($each, form: "each", first: "each-start") } rapportent { $worth } points par carte au camp qui les a dans sa pile.
        }
    }
}
round-score-one-tie = { $tie ->
    [carry] Si plusieurs camps sont à égalité pour le plus de cartes, ces points restent en attente et s’ajoutent à ceux de la manche suivante ; s’ils attendent encore à la fin de la partie, ils sont perdus.
    [share] Si plusieurs camps sont à égalité pour le plus de cartes, ils se partagent ces points, le même nombre entier pour chacun.
   *[nobody] Si plusieurs camps sont à égalité pour le plus de cartes, personne ne marque ces points.
}
round-score-one-min = { $min ->
    [1] Pour marquer les points du plus de cartes, il faut en avoir au moins une ; sinon, il en va de ces points comme en cas d’égalité.
   *[other] Pour marquer les points du plus de cartes, il faut en avoir au moins { $min } ; sinon, il en va de ces points comme en cas d’égalité.
}

## La partie

match-target = { $target ->
    [one] On ne regarde les totaux qu’à la fin d’une manche. Dès qu’un camp a au moins { $target } point, la partie s’arrête et le plus haut total gagne.
   *[other] On ne regarde les totaux qu’à la fin d’une manche. Dès qu’un camp a au moins { $target } points, la partie s’arrête et le plus haut total gagne.
}
match-level = { $level ->
    [level-sides] Si plusieurs camps finissent à égalité en tête, eux seuls jouent une manche de plus.
    [draw] Si plusieurs camps finissent à égalité en tête, la partie est nulle.
   *[another-round] Si plusieurs camps finissent à égalité en tête, tout le monde joue une manche de plus.
}
match-cap = { $rounds ->
    [1] La partie s’arrête après une seule manche, quels que soient les totaux, et le plus haut gagne ; { level-at-the-cap }.
   *[other] La partie s’arrête au plus tard après { $rounds } manches, quels que soient les totaux, et le plus haut gagne ; { level-at-the-cap }.
}
level-at-the-cap = { $level ->
    [another-round] si plusieurs camps partagent alors la tête, on continue manche après manche jusqu’à ce qu’un seul soit en tête
   *[draw] si plusieurs camps partagent alors la tête, la partie est nulle
}

## Les usages

ceremony-direction = { $direction ->
    [anticlockwise] On joue dans le sens inverse des aiguilles d’une montre.
   *[clockwise] On joue dans le sens des aiguilles d’une montre.
}
ceremony-first-dealer = { $first-dealer ->
    [lowest-card] Chacun tire une carte : qui a la plus basse donne en premier.
   *[drawn] On tire au sort qui donne en premier.
}
ceremony-cut = { $cut ->
    [right] Le voisin de droite du donneur coupe le paquet.
   *[left] Le voisin de gauche du donneur coupe le paquet.
}
ceremony-packets = { $packets ->
    [singly] Les mains sont distribuées carte par carte.
   *[packet] Chaque joueur reçoit toute sa main d’un coup.
}
