### Cartes, listes et nombres, tels que les phrases en ont besoin. Devant : et dans « » se trouve U+00A0, devant ; U+202F ; l’apostrophe est ’.

# $place vaut `two` dans une liste de deux, sinon `middle` et, pour les deux derniers, `end`.
list-and = { $place ->
    [middle] { $left }, { $right }
   *[end] { $left } et { $right }
}
list-or = { $place ->
    [middle] { $left }, { $right }
   *[end] { $left } ou { $right }
}
list-or-else = { $left }, ou bien { $right }
list-nor = { $left } ni { $right }
list-then = { $place ->
    [end] { $left } ; s’il en reste encore plusieurs, { $right }
   *[two] { $left } ; s’il y en a plusieurs, { $right }
}
# Seul le dernier élément compte.
list-last = { $right }
# Des noms de catégories d’un seul tenant, pour choisir une phrase.
list-joined = { $left }-{ $right }

# Un nombre de cartes ou de groupes, à partir de deux.
number = { $word ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
   *[other] { $word }
}

## Cartes. $form : `a` (un valet), `the` (le valet), `each` (chaque valet), `all` (les valets), `some` (des valets), `bare` (valet) ; en tête
## de phrase, `each-start`.

card-any = { $form ->
    [the] toute carte
    [each] chaque carte
    [each-start] Chaque carte
    [all] toutes les cartes
    [some] n’importe quelles cartes
    [bare] carte
   *[a] n’importe quelle carte
}
card-one = { $form ->
    [bare] { card-notation }
    [each-start] { $rank ->
        [A] L’{ card-notation }
        [Q] La { card-notation }
       *[other] Le { card-notation }
    }
   *[the] { $rank ->
        [A] l’{ card-notation }
        [Q] la { card-notation }
       *[other] le { card-notation }
    }
}
card-rank = { $form ->
    [the] { $rank ->
        [A] l’as
        [J] le valet
        [Q] la dame
        [K] le roi
       *[other] le { $rank }
    }
    [each] chaque { rank }
    [each-start] Chaque { rank }
    [all] les { ranks }
    [some] des { ranks }
    [bare] { rank }
   *[a] { $rank ->
        [Q] une dame
       *[other] un { rank }
    }
}
rank = { $rank ->
    [A] as
    [J] valet
    [Q] dame
    [K] roi
   *[other] { $rank }
}
ranks = { $rank ->
    [A] as
    [J] valets
    [Q] dames
    [K] rois
   *[other] { $rank }
}
card-range = { $first ->
    [Q] { $form ->
        [each] chaque dame et chaque roi
        [each-start] Chaque dame et chaque roi
        [all] les dames et les rois
        [some] des dames et des rois
        [bare] dame ni roi
       *[a] une dame ou un roi
    }
    [J] { $last ->
        [Q] { $form ->
            [each] chaque valet et chaque dame
            [each-start] Chaque valet et chaque dame
            [all] les valets et les dames
            [some] des valets et des dames
            [bare] valet ni dame
           *[a] un valet ou une dame
        }
       *[K] { $form ->
            [each] chaque figure
            [each-start] Chaque figure
            [all] les figures (valets, dames et rois)
            [some] des figures
            [bare] figure
           *[a] une figure
        }
    }
   *[other] { $form ->
        [each] chaque carte { range }
        [each-start] Chaque carte { range }
        [all] les cartes { range }
        [some] des cartes { range }
        [bare] carte { range }
       *[a] une carte { range }
    }
}
range = { range-first } { range-last }
range-first = { $first ->
    [A] de l’as
   *[other] du { $first }
}
range-last = { $last ->
    [J] au valet
    [Q] à la dame
    [K] au roi
   *[other] au { $last }
}

## Catégories de cartes. $form : `a` dans une phrase, `start` en tête, `key` pour choisir une phrase, `heading` au-dessus de ses règles. `.cards` : la catégorie ne porte ce nom
## que tant que ce sont là ses cartes.

class = { $form ->
    [key] other
    [start] Une carte de la catégorie « { $name } »
    [heading] La catégorie « { $name } »
   *[a] une carte de la catégorie « { $name } »
}
class-number = { $form ->
    [key] number
    [start] Une carte chiffrée
    [heading] Les cartes chiffrées
   *[a] une carte chiffrée
}
    .cards = A-10
class-court = { $form ->
    [key] court
    [start] Une dame ou un roi
    [heading] Les dames et les rois
   *[a] une dame ou un roi
}
    .cards = Q K
class-jack = { $form ->
    [key] jack
    [start] Un valet
    [heading] Le valet
   *[a] un valet
}
    .cards = J
class-komi = { $form ->
    [key] komi
    [start] Le 7♦
    [heading] Le 7♦
   *[a] le 7♦
}
    .cards = 7D
