### The cases on the site: topics, questions and answers, and the labels around them.

page-site-case-index = { $count ->
    [one] { $count } case: a question, with the answer of every ruleset.
   *[other] { $count } cases: questions, each with the answer of every ruleset.
}
page-site-case-count = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
page-site-case-reading = How to read a case
page-site-case-how = A case is for the rulesets that it names; its answer rests on their page, and they are marked with ✓. The answers of the other rulesets to the same question are listed as well. All answers come from the built-in interpreter. Seats and sides are numbered from 0. The names of the cases and their reasons are in English.
page-site-case-standing = { $standing ->
    [stated] Stated
    [derived] Derived
   *[open] Open
}
page-site-case-standing-text = { $standing ->
    [stated] The page says exactly this.
    [derived] It follows from what the page says; the reason explains how.
   *[open] The page does not decide it. The answer follows the ruleset’s reading; other readings are accepted as well.
}

## Topics, each with a name and a sentence.

page-site-case-part = { $topic }, part { $number }
page-site-case-topic-basra = Basra
page-site-case-topic-basra-text = Which plays that clear the floor are a Basra, and how many points each is worth.
page-site-case-topic-capture = Capture
page-site-case-topic-capture-text = What a card takes: equal cards, sums, and which of them if there are several.
page-site-case-topic-claims = Claims
page-site-case-topic-claims-text = What players say they take with a card, and when such a play is refused.
page-site-case-topic-deal = The deal
page-site-case-topic-deal-text = The hands, the first floor, cards that are not allowed on it, and every new deal.
page-site-case-topic-jack = The Jack
page-site-case-topic-jack-text = What a Jack sweeps from the floor, and when that is a Basra.
page-site-case-topic-komi = The 7♦
page-site-case-topic-komi-text = What the 7♦ can do that other sevens cannot, and when it makes a Basra.
page-site-case-topic-leftovers = Leftovers
page-site-case-topic-leftovers-text = Who gets the cards that are left on the floor after the last play.
page-site-case-topic-match = The match
page-site-case-topic-match-text = When a match is over, who has won it, and what happens on a tie.
page-site-case-topic-previous-play = The previous play
page-site-case-topic-previous-play-text = Plays whose worth depends on the previous play.
page-site-case-topic-round = Whole rounds
page-site-case-topic-round-text = Whole rounds from the deal to the last card, play by play.
page-site-case-topic-score = The score
page-site-case-topic-score-text = The points for cards, for most cards and for Basras at the end of a round.

## Labels of the parts of a question or an answer, each next to a value.

page-site-case-players = Players
page-site-case-players-are = { $sides ->
    [partners] { $seats } in pairs
    [solo] { $seats }, each alone
   *[none] { $seats }
}
page-site-case-turn = To play
page-site-case-deck = Deck, in the order of the deal
page-site-case-returned = Cards above each card that is put back into the stock
page-site-case-all-hands = Hands
page-site-case-hand = Hand of seat { $seat }
page-site-case-floor = Floor
page-site-case-stock = Stock
page-site-case-pile = Pile of side { $side }
page-site-case-all-basras = Basras
page-site-case-basras = Basras of side { $side }
page-site-case-last = Last to capture
page-site-case-carried = Points carried over
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
page-site-case-claimed = { $card } is played; the player claims { $cards }.
page-site-case-declined = { $card } is played; the player lays it down.
page-site-case-takes = Takes { $cards }.
page-site-case-lays = Takes nothing and is laid down.
page-site-case-refused = { $code ->
    [round-over] Refused: no card is left to play.
    [not-in-hand] Refused: the card is not in the hand of the seat whose turn it is.
    [not-on-floor] Refused: a claimed card is not on the floor.
    [not-a-capture] Refused: the card cannot take exactly these cards.
    [not-kept] Refused: the card could take these cards, but the rules require others.
    [must-take] Refused: the card can take, so it must.
    [ambiguous] Refused: there are several ways to play the card, and the play does not name one.
   *[other] Refused ({ $code }).
}
# The caption of the picture of a refused play.
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
page-site-case-as-shown = Every play has the outcome shown above.
page-site-case-departs = Play { $number } has a different outcome:

## Points.

page-site-case-total = Total
page-site-case-most-cards = Most cards
page-site-case-status = { $status ->
    [won] Side { $side } has won.
    [draw] The match is a draw.
   *[another-round] Another round is played.
}
page-site-case-playing = Sides that play on:

## Labels around the answers; after a colon comes a list.

page-site-case-expected = The answer for:
page-site-case-also = The same in:
page-site-case-also-all = The same in all other rulesets.
page-site-case-given = In:
page-site-case-given-all = In all other rulesets.
page-site-case-not-asked = The question does not fit:
page-site-case-accepted = Any of these is accepted:
page-site-case-readings = Other readings of the page are accepted as well:
page-site-case-because = Why:
page-site-case-cites = Rests on:
