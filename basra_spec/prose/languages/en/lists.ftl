### Cards, lists and numbers for the sentences about rules.

# $place is `two` in a list of two, otherwise `middle` or, for the last two, `end`.
list-and = { $place ->
    [middle] { $left }, { $right }
   *[end] { $left } and { $right }
}
list-or = { $place ->
    [middle] { $left }, { $right }
   *[end] { $left } or { $right }
}
list-then = { $place ->
    [end] { $left }; then { $right }
   *[two] { $left }; if several are left, { $right }
}

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

## Cards. $form: `a` (a Jack), `start` (A Jack), `each` (each Jack), `all` (the Jacks).

card-any = { $form ->
    [each] each card
    [all] all cards
    [start] Any card
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
        [start] A card from { card-first } to { card-last }
       *[a] a card from { card-first } to { card-last }
    }
}
jack-to-queen = { $form ->
    [each] each Jack and Queen
    [all] the Jacks and Queens
    [start] A Jack or Queen
   *[a] a Jack or Queen
}
jack-to-king = { $form ->
    [each] each Jack, Queen and King
    [all] the Jacks, Queens and Kings
    [start] A Jack, Queen or King
   *[a] a Jack, Queen or King
}
queen-to-king = { $form ->
    [each] each Queen and King
    [all] the Queens and Kings
    [start] A Queen or King
   *[a] a Queen or King
}
card-one = { $form ->
    [start] The { card-notation }
   *[a] the { card-notation }
}
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
    [start] { $rank ->
        [A] An Ace
        [J] A Jack
        [Q] A Queen
        [K] A King
        [8] An 8
       *[other] A { $rank }
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

## Play classes. $form: `a` inside a sentence, `start` at its start, `are` for which cards it has, `heading` above its rules. `.cards`: the message is used only if the class has these cards.

class = { $form ->
    [start] A card of the class “{ $name }”
    [are] The class “{ $name }” contains { CARDS($cards, form: "all") }
    [heading] The class “{ $name }”
   *[a] a card of the class “{ $name }”
}
class-number = { $form ->
    [start] An ordinary card
    [are] Ordinary cards are the cards from Ace to 10
    [heading] Ordinary cards
   *[a] an ordinary card
}
    .cards = A-10
class-court = { $form ->
    [start] A court card
    [are] Court cards are the Queens and the Kings
    [heading] Court cards
   *[a] a court card
}
    .cards = Q K
class-jack = { $form ->
    [start] A Jack
    [are] The Jacks have a rule of their own
    [heading] The Jack
   *[a] a Jack
}
    .cards = J
class-komi = { $form ->
    [start] The 7♦
    [are] The 7♦ has a rule of its own
    [heading] The 7♦
   *[a] the 7♦
}
    .cards = 7D
