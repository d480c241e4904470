### The cases on the site: their topics, their questions and answers in words, and what stands around them.

page-site-case-index = { $count ->
    [one] { $count } case: a question, with what every ruleset answers to it.
   *[other] { $count } cases: questions, each with what every ruleset answers to it.
}
page-site-case-count = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
page-site-case-reading = How to read a case
page-site-case-how = A case is for the rulesets that it names, and its answer rests on their page: ✓ stands before them. Beside them stands what the others answer to the same question. All answers are those of the built-in interpreter. Seats and sides are counted from 0. The names of the cases and their reasons are in English.
page-site-case-standing = { $standing ->
    [stated] Stated
    [derived] Derived
   *[open] Open
}
page-site-case-standing-text = { $standing ->
    [stated] The page says just this.
    [derived] It follows from what the page says; a reason tells how.
   *[open] The page does not decide it. The answer follows the reading that the ruleset takes; other readings are accepted too.
}

## Topics: each has a name and a sentence.

page-site-case-part = { $topic }, part { $number }
page-site-case-topic-basra = Basra
page-site-case-topic-basra-text = Which clearings of the floor are a Basra, and how many points each is worth.
page-site-case-topic-capture = Capture
page-site-case-topic-capture-text = What a card takes: equal cards, sums, and which of them where several can be taken.
page-site-case-topic-claims = Claims
page-site-case-topic-claims-text = What players say they take with a card, and when such a play is refused.
page-site-case-topic-deal = The deal
page-site-case-topic-deal-text = The hands, the first floor, cards that may not lie on it, and every new deal.
page-site-case-topic-jack = The Jack
page-site-case-topic-jack-text = What a Jack sweeps from the floor, and when that is a Basra.
page-site-case-topic-komi = The 7♦
page-site-case-topic-komi-text = What the 7♦ can do beyond other sevens, and when it makes a Basra.
page-site-case-topic-leftovers = Leftovers
page-site-case-topic-leftovers-text = Who gets the cards that lie on the floor after the last play.
page-site-case-topic-match = The match
page-site-case-topic-match-text = When a match is over, who has won it, and what happens on a tie.
page-site-case-topic-previous-play = The play before
page-site-case-topic-previous-play-text = Plays whose worth depends on the play before.
page-site-case-topic-round = Whole rounds
page-site-case-topic-round-text = Rounds from the deal to the last card, play by play.
page-site-case-topic-score = The score
page-site-case-topic-score-text = The points for cards, for most cards and for Basras at the end of a round.

## Labels of what a question sets up and of what an answer tells; beside each stands a value.

page-site-case-players = Players
page-site-case-players-are = { $sides ->
    [partners] { $seats }, as partners
    [solo] { $seats }, each alone
   *[none] { $seats }
}
page-site-case-turn = To play
page-site-case-deck = Deck, in the order of the deal
page-site-case-returned = Cards of the stock above each card that is put back
page-site-case-all-hands = Hands
page-site-case-hand = Hand of seat { $seat }
page-site-case-floor = Floor
page-site-case-stock = Stock
page-site-case-pile = Pile of side { $side }
page-site-case-all-basras = Basras
page-site-case-basras = Basras of side { $side }
page-site-case-last = Last to capture
page-site-case-carried = Points that wait
page-site-case-seat = Seat { $seat }
page-site-case-side = Side
page-site-case-round = Round { $number }
page-site-case-nobody = nobody
page-site-case-none = none
page-site-case-rest = all other cards
page-site-case-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Plays. $card is one card in notation, $cards are cards in notation.

page-site-case-played = { $card } is played.
page-site-case-claimed = { $card } is played, to take { $cards }.
page-site-case-declined = { $card } is to be laid down.
page-site-case-takes = Takes { $cards }.
page-site-case-lays = Takes nothing and is laid down.
page-site-case-refused = { $code ->
    [round-over] Refused: no card is left to play.
    [not-in-hand] Refused: the card is not in the hand of the seat whose turn it is.
    [not-on-floor] Refused: a card that is to be taken does not lie on the floor.
    [not-a-capture] Refused: the card cannot take just these cards.
    [not-kept] Refused: the card could take these cards, but the rules have it take others.
    [must-take] Refused: the card can take, so it must.
    [ambiguous] Refused: there are several ways to take, and the play names none.
   *[other] Refused ({ $code }).
}
# Written into the picture of a play that is refused.
page-site-case-refused-short = Refused
page-site-case-plays = { $count ->
    [one] { $count } play
   *[other] { $count } plays
}
# The columns of a table of plays.
page-site-case-play = Play
page-site-case-card = Card
page-site-case-after-taken = Takes
page-site-case-after-floor = Then on the floor
page-site-case-points = Basra
page-site-case-as-shown = Every play comes out as shown above.
page-site-case-departs = Play { $number } comes out otherwise:

## Points.

page-site-case-total = Total
page-site-case-most-cards = Most cards
page-site-case-status = { $status ->
    [won] Side { $side } has won.
    [draw] The match is a draw.
   *[another-round] Another round is played.
}
page-site-case-playing = It is played by the sides:

## What stands around the answers; after a colon comes a list.

page-site-case-expected = The answer for:
page-site-case-also = The same in:
page-site-case-also-all = The same in all other rulesets.
page-site-case-given = In:
page-site-case-given-all = In all other rulesets.
page-site-case-not-asked = The question does not fit:
page-site-case-accepted = Any of these is accepted:
page-site-case-readings = Other readings of the page are accepted too:
page-site-case-because = Why:
page-site-case-cites = Rests on:
