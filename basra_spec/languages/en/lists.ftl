### Cards, lists and numbers, as the sentences about rules need them.

# $place is `two` in a list of two, else `middle` or, for the last two, `end`.
list-and = { $place ->
    [middle] { $left }, { $right }
   *[end] { $left } and { $right }
}
list-or = { $place ->
    [middle] { $left }, { $right }
   *[end] { $left } or { $right }
}
list-then = { $left }, then of these only { $right }

# A number inside a sentence.
number = { $word ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $word }
}

## Cards. $form: `a` (a Jack), `each` (each Jack), `all` (the Jacks).

card-any = { $form ->
    [each] each card
    [all] all cards
   *[a] any card
}
card-range = { $first ->
    [J] { $last ->
        [Q] { jack-to-queen }
       *[K] { jack-to-king }
    }
    [Q] { queen-to-king }
   *[other] { $form ->
        [each] each card from { card-first } to { card-last }
        [all] the cards from { card-first } to { card-last }
       *[a] a card from { card-first } to { card-last }
    }
}
jack-to-queen = { $form ->
    [each] each Jack and Queen
    [all] the Jacks and Queens
   *[a] a Jack or Queen
}
jack-to-king = { $form ->
    [each] each Jack, Queen and King
    [all] the Jacks, Queens and Kings
   *[a] a Jack, Queen or King
}
queen-to-king = { $form ->
    [each] each Queen and King
    [all] the Queens and Kings
   *[a] a Queen or King
}
card-one = the { card-notation }
card-rank = { $form ->
    [each] each { $rank ->
        [A] Ace
        [J] Jack
        [Q] Queen
        [K] King
       *[other] { $rank }
    }
    [all] the { $rank ->
        [A] Aces
        [J] Jacks
        [Q] Queens
        [K] Kings
       *[other] { $rank }s
    }
   *[a] { $rank ->
        [A] an Ace
        [J] a Jack
        [Q] a Queen
        [K] a King
        [8] an 8
       *[other] a { $rank }
    }
}
card-first = { $first ->
    [A] Ace
   *[other] { $first }
}
card-last = { $last ->
    [A] Ace
    [J] Jack
    [Q] Queen
    [K] King
   *[other] { $last }
}

## Play classes. $form: `a` inside a sentence, `start` where one begins, `are` before the cards that it is. `.cards`: the class is called so only while these are its cards.

class = { $form ->
    [start] A card of the class “{ $name }”
    [are] The class “{ $name }” holds
   *[a] a card of the class “{ $name }”
}
class-number = { $form ->
    [start] An ordinary card
    [are] Ordinary cards are
   *[a] an ordinary card
}
    .cards = A-10
class-court = { $form ->
    [start] A court card
    [are] Court cards are
   *[a] a court card
}
    .cards = Q K
class-jack = { $form ->
    [start] A Jack
    [are] A class of their own are
   *[a] a Jack
}
    .cards = J
class-komi = { $form ->
    [start] The 7♦
    [are] A class of its own is
   *[a] the 7♦
}
    .cards = 7D
