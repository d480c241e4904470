### What is the same in every game.

# $hand is that of `deal-hand`.
frame-new-deal = { $hand ->
    [one] When every hand is empty, each player gets one card again, and the floor none, until the stock is used up.
   *[other] When every hand is empty, each player gets { WORDS($hand, each: "number") } cards again, and the floor none, until the stock is used up.
}
frame-turn = On their turn, players play one card from their hand. It takes cards from the floor, or none.
frame-pile = A card that takes goes onto the pile of its player's side, together with all that it takes.
frame-trail = A card that takes nothing stays on the floor.
frame-round-end = A round ends when the stock and every hand are empty.
frame-first = The player after the dealer plays first, and deals the next round.
