### The language itself, and the cards as they are drawn and written: 9♣, J♦.

# The language's name in the language itself, and the direction of its script: `ltr` or `rtl`.
language-name = English
language-direction = ltr
# Who has read these messages: `author` wrote them in this language, a `native` reader has checked them, or `nobody` has. A page says so of the last.
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
# A card in notation; several stand side by side with a space between them.
card-notation = { card-letter }{ card-suit }

## Examples: whole sentences, one after the other. $card is one card in notation, $floor, $taken and $left are cards in notation.

# Told where an example stands outside of its ruleset's own page; $ruleset is the title.
example-by = By the rules of { $ruleset }.
example-floor = { $floor-count ->
    [0] The floor is empty.
    [one] On the floor lies { $floor }.
   *[other] On the floor lie { $floor }.
}
# Told only where the rules look at the play before.
example-previous-trailed = { $floor-count ->
    [0] The play before met an empty floor and took nothing.
    [one] The play before met { $floor } and took nothing.
   *[other] The play before met { $floor } and took nothing.
}
example-previous-took = { $floor-count ->
    [0] The play before met an empty floor.
    [one] The play before met { $floor } and took something.
   *[other] The play before met { $floor } and took something.
}
# Told only where the player may choose between several ways, of which one may be to take nothing; what follows is one of them.
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
    [0] The floor is cleared: this is a Basra, which counts nothing.
    [one] The floor is cleared: this is a Basra, worth 1 point.
   *[other] The floor is cleared: this is a Basra, worth { $worth } points.
}
example-no-basra = The floor is cleared, but this is no Basra.

## Pictures. The title says what is to be seen; the sentences of the example are read out with it.

picture-title = A play: { $card }
# Written into the picture where the play is a Basra.
picture-basra = { $worth ->
    [0] Basra
    [one] Basra: 1 point
   *[other] Basra: { $worth } points
}
