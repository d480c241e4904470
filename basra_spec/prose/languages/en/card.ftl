### The language itself, and how cards are drawn and written: 9♣, J♦.

# The language's name in the language itself, and the direction of its script: `ltr` or `rtl`.
language-name = English
language-direction = ltr
# Who has checked these messages: the `author`, who wrote them in this language, a `native` speaker, or `nobody`, which a page says.
language-reader = author

# The letter or number on a card. $rank is a number from 2 to 10, or A, J, Q, K.
card-letter = { $rank ->
    [A] A
    [J] J
    [Q] Q
    [K] K
   *[other] { $rank }
}
card-suit = { $suit ->
    [S] ♠
    [H] ♥
    [D] ♦
   *[C] ♣
}
# A card in notation; several are separated by spaces.
card-notation = { card-letter }{ card-suit }

## Examples: whole sentences, one after the other. $card is one card in notation, $floor, $taken and $left are cards in notation.

# For an example outside of its ruleset's own page; $ruleset is the title.
example-by = By the rules of { $ruleset }.
example-floor = { $floor-count ->
    [0] The floor is empty.
    [one] On the floor: { $floor }.
   *[other] On the floor: { $floor }.
}
# Only if the rules look at the previous play.
example-previous-trailed = { $floor-count ->
    [0] The previous play was on an empty floor and took nothing.
    [one] The previous play was on { $floor } and took nothing.
   *[other] The previous play was on { $floor } and took nothing.
}
example-previous-took = { $floor-count ->
    [0] The previous play was on an empty floor.
    [one] The previous play was on { $floor } and took something.
   *[other] The previous play was on { $floor } and took something.
}
# Only if the player may choose between several ways, one of which may be to take nothing; the next sentence is one of them.
example-ways = { $ways ->
    [one] { $card } can be played in one way.
   *[other] { $card } can be played in { $ways } ways, and the player chooses.
}
example-taken = { $taken-count ->
    [one] { $card } is played and takes { $taken }.
   *[other] { $card } is played and takes { $taken }.
}
example-laid-down = { $card } is played, takes nothing and stays on the floor.
example-left = { $left-count ->
    [one] { $left } stays on the floor.
   *[other] { $left } stay on the floor.
}
# The floor is cleared, and that is a Basra; $worth is what it is worth.
example-basra = { $worth ->
    [0] The floor is cleared: this is a Basra, worth nothing.
    [one] The floor is cleared: this is a Basra, worth 1 point.
   *[other] The floor is cleared: this is a Basra, worth { $worth } points.
}
example-no-basra = The floor is cleared, but this is not a Basra.

## Pictures. Screen readers read the title and the sentences of the example.

picture-title = A play: { $card }
# The caption of the picture of a Basra.
picture-basra = { $worth ->
    [0] Basra
    [one] Basra: 1 point
   *[other] Basra: { $worth } points
}
