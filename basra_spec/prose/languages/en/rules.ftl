### The rules. A message is named by the place of its rule; basra_spec/prose/sentences.py says which arguments it gets.

## Cards

deck = { $deck ->
    [any] The game is played with all 52 cards.
   *[other] The game is played with { CARDS($deck, form: "all") } of a pack of 52, and with no other card.
}
values = { $count ->
    [0] No card has a capture value, so that there are no sums.
   *[other] { $without ->
        [none] In a sum every card counts its capture value.
       *[other] In a sum a card counts its capture value; { CARDS($without, form: "all") } have none, are never part of a sum and add nothing to a total.
    }
}
values-one = { $value ->
    [face] { CARDS($cards, form: "a", first: "start") } counts the number printed on it.
   *[other] { CARDS($cards, form: "a", first: "start") } counts { $value }.
}

## Players

players-one = { $number ->
    [2] Two can play, { WORDS($value, each: "sides", join: "or") }.
    [3] Three can play, { WORDS($value, each: "sides", join: "or") }.
    [4] Four can play, { WORDS($value, each: "sides", join: "or") }.
    [5] Five can play, { WORDS($value, each: "sides", join: "or") }.
   *[6] Six can play, { WORDS($value, each: "sides", join: "or") }.
}
sides = { $word ->
    [partners] as partners who sit opposite each other and share one pile and one score
   *[solo] each for themselves
}

## The deal

deal-hand = { $hand ->
    [one] Each player gets one card at every deal.
   *[other] Each player gets { WORDS($hand, each: "number") } cards at every deal.
}
deal-floor = { $floor ->
    [0] A round begins with an empty floor.
    [one] A round begins with one card face up on the floor.
   *[other] A round begins with { WORDS($floor, each: "number") } cards face up on the floor.
}
deal-refused = { $refused-count ->
    [0] Any card may lie on the first floor.
   *[other] The first floor must not hold { CARDS($refused, form: "a", join: "or") }: such a card is set aside, and the top card of the stock takes its place.
}
deal-put-back = { $put-back ->
    [middle] Once the first floor is complete, the cards set aside go back one by one, in the same order, into the middle of the stock: below half of its cards, rounded down.
    [middle-rounded-up] Once the first floor is complete, the cards set aside go back one by one, in the same order, into the middle of the stock: below half of its cards, rounded up.
    [bottom] Once the first floor is complete, the cards set aside go back one by one, in the same order, to the bottom of the stock.
   *[anywhere] Once the first floor is complete, the cards set aside go back into the stock, each to a random place.
}

## Play and capture

plays-one = { $never ->
    [none] { $after ->
        [none] { CLASSES($class, form: "are") }.
       *[other] { CLASSES($class, form: "are") }; this includes { CARDS($after, form: "all") } only where no narrower rule applies.
    }
   *[other] { $after ->
        [none] { CLASSES($class, form: "are") }, but not { CARDS($never, form: "all") }.
       *[other] { CLASSES($class, form: "are") }, but not { CARDS($never, form: "all") }; this includes { CARDS($after, form: "all") } only where no narrower rule applies.
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
    [none] { CLASSES($class, form: "start") } can take { takes-sums }.
   *[other] { $sums ->
        [none] { CLASSES($class, form: "start") } can take { takes-rank }.
       *[other] { CLASSES($class, form: "start") } can take { takes-rank } and { takes-sums }.
    }
}
takes-rank = { $rank ->
    [one] one floor card of its own rank
   *[many] any number of floor cards of its own rank
}
takes-sums = { $sums ->
    [one] one sum: two or more floor cards of other ranks that add up to its capture value
   *[many] any number of sums: groups of two or more floor cards of other ranks that each add up to its capture value, no card being in two groups
}
takes-sweep = { $basra-kinds ->
    [0] { CLASSES($class, form: "start") } takes { swept }; that is never a Basra.
   *[other] { CLASSES($class, form: "start") } takes { swept }.
}
swept = { $sweep ->
    [any] the whole floor
   *[other] { CARDS($sweep, form: "all") } on the floor, whatever its own rank
}
plays-one-when-count = { CLASSES($class, form: "start") } follows its own rule only if { floor-count }; otherwise it { next-class }.
plays-one-when-sum = { CLASSES($class, form: "start") } follows its own rule only if { floor-sum }; otherwise it { next-class }.
plays-one-when-only = { CLASSES($class, form: "start") } follows its own rule only if { floor-only }; otherwise it { next-class }.
plays-one-when-splits = { CLASSES($class, form: "start") } follows its own rule only if { floor-splits }; otherwise it { next-class }.
next-class = { $otherwise ->
    [none] takes nothing
   *[other] counts as { CLASSES($otherwise, form: "a", join: "or") }
}
plays-one-oblige = { $conditions ->
    [0] { $oblige ->
        [none] { CLASSES($class, form: "start") } may always be laid down without taking.
       *[card] { CLASSES($class, form: "start") } must take whenever it can.
    }
   *[other] { $oblige ->
        [none] Where its own rule applies, { CLASSES($class, form: "a") } may be laid down without taking.
       *[card] Where its own rule applies, { CLASSES($class, form: "a") } must take whenever it can.
    }
}
capture-oblige = { $exceptions ->
    [0] { $oblige ->
        [none] A card that can take may also be laid down without taking.
       *[card] Any card of the hand may be played; one that can take must take.
    }
   *[other] { $oblige ->
        [none] Any other card that can take may also be laid down without taking.
       *[card] Any card of the hand may be played; any other that can take must take.
    }
}
capture-keep = { $keep-leaves ->
    [any] Of all that a card can take, the player chooses what it takes.
    [several] A card that could take in more than one way takes { WORDS($keep, each: "filter", join: "then") }; if that leaves several hauls, the player chooses.
   *[one] A card that could take in more than one way takes { WORDS($keep, each: "filter", join: "then") }.
}
filter = { $word ->
    [most-points] the haul with the most card points
    [most-groups] the haul with the most equal cards and sums
    [deck-order] the haul that comes first in deck order (it holds the first card, Ace to King and within a rank ♠ ♥ ♦ ♣, that another lacks)
    [no-group-left] a haul that leaves neither an equal card nor a sum behind
   *[most-cards] the haul with the most cards
}

## What a floor is like: clauses for the classes and the kinds of Basra

floor-count = { $count ->
    [exactly] { $count-low ->
        [0] the floor { is } empty
        [one] just one card { lies } on the floor
       *[other] just { WORDS($count-low, each: "number") } cards { lie } on the floor
    }
    [at-most] { $count-high ->
        [one] at most one card { lies } on the floor
       *[other] at most { WORDS($count-high, each: "number") } cards { lie } on the floor
    }
    [at-least] { $count-low ->
        [one] at least one card { lies } on the floor
       *[other] at least { WORDS($count-low, each: "number") } cards { lie } on the floor
    }
    [between] { $count-high ->
        [2] one or two cards { lie } on the floor
       *[other] { WORDS($count-low, each: "number") } to { WORDS($count-high, each: "number") } cards { lie } on the floor
    }
   *[any] any number of cards { lies } on the floor
}
floor-sum = { $sum ->
    [exactly] the cards on the floor { add } up to exactly { $sum-low }
    [at-most] the cards on the floor { add } up to at most { $sum-high }
    [at-least] the cards on the floor { add } up to at least { $sum-low }
    [between] the cards on the floor { add } up to { $sum-low } to { $sum-high }
   *[any] the cards on the floor { add } up to any number
}
floor-only = { $only ->
    [any] the floor { has } any cards
   *[other] every card on the floor { is } { CARDS($only, form: "a", join: "or") }
}
floor-splits = the cards on the floor all { have } a capture value and split into { groups }{ group-size }, { split-sum }
split-sum = { $sum ->
    [exactly] each with the sum { $sum-low }
    [at-most] each with the same sum, which { is } at most { $sum-high }
    [at-least] each with the same sum, which { is } at least { $sum-low }
    [between] each with the same sum, which { is } from { $sum-low } to { $sum-high }
   *[any] each with the same sum
}

# $tense: `past` of the floor before the previous play, else `now`.
is = { $tense ->
    [past] was
   *[now] is
}
lies = { $tense ->
    [past] lay
   *[now] lies
}
lie = { $tense ->
    [past] lay
   *[now] lie
}
add = { $tense ->
    [past] added
   *[now] add
}
has = { $tense ->
    [past] held
   *[now] holds
}
have = { $tense ->
    [past] had
   *[now] have
}
groups = { $groups ->
    [exactly] { $groups-low ->
        [one] just one group
       *[other] just { WORDS($groups-low, each: "number") } groups
    }
    [at-most] { $groups-high ->
        [one] at most one group
       *[other] at most { WORDS($groups-high, each: "number") } groups
    }
    [at-least] { $groups-low ->
        [one] one or more groups
       *[other] { WORDS($groups-low, each: "number") } or more groups
    }
    [between] { $groups-high ->
        [2] one or two groups
       *[other] { WORDS($groups-low, each: "number") } to { WORDS($groups-high, each: "number") } groups
    }
   *[any] any number of groups
}
group-size = { $cards ->
    [exactly] { $cards-low ->
        [one] { " " }of just one card
       *[other] { " " }of just { WORDS($cards-low, each: "number") } cards
    }
    [at-most] { $cards-high ->
        [one] { " " }of at most one card
       *[other] { " " }of at most { WORDS($cards-high, each: "number") } cards
    }
    [at-least] { $cards-low ->
        [one] { " " }of one or more cards
       *[other] { " " }of { WORDS($cards-low, each: "number") } or more cards
    }
    [between] { " " }of { WORDS($cards-low, each: "number") } to { WORDS($cards-high, each: "number") } cards
    [any] { " " }of any number of cards
   *[none] { "" }
}

## Basra

basra-worth = { $worth ->
    [table] What a Basra is worth depends on the card that makes it.
    [twice-value] A Basra is worth twice the capture value of the card that makes it.
    [one] A Basra is worth 1 point.
   *[other] A Basra is worth { $worth } points.
}
basra-worth-one = { $idle ->
    [none] { basra-made-with }.
   *[other] { basra-made-with }; but no Basra is made with { CARDS($idle, form: "a", join: "or") }.
}
basra-made-with = { $value ->
    [twice-value] Made with { CARDS($cards, form: "a", join: "or") }, a Basra is worth twice the capture value of that card
    [one] Made with { CARDS($cards, form: "a", join: "or") }, a Basra is worth 1 point
   *[other] Made with { CARDS($cards, form: "a", join: "or") }, a Basra is worth { $value } points
}
basra-not-at = No Basra is made { WORDS($not-at, each: "moment", join: "or") }, whatever is cleared.
moment = { $word ->
   *[last-play] with the last card of a round
}
basra-kinds = { $count ->
    [0] No play is a Basra.
   *[other] A play that clears the floor is a Basra only as follows:
}
    .below = list
basra-kinds-one = { $conditions ->
    [0] Clearing the floor { made-with } is { a-basra }{ pays }.
    [one] Clearing the floor { made-with } is { a-basra }{ pays } on one condition:
   *[other] Clearing the floor { made-with } is { a-basra }{ pays } if all of this holds:
}
    .below = list
made-with = { $play ->
    [none] { $cards ->
        [none] with any card
       *[other] with { CARDS($cards, form: "a", join: "or") }
    }
   *[other] { $cards ->
        [none] with { CLASSES($play, form: "a", join: "or") }
       *[other] with { CLASSES($play, form: "a", join: "or") } that is { CARDS($cards, form: "a", join: "or") }
    }
}
a-basra = { $overs ->
    [0] a Basra
   *[other] a Basra (“{ $name }”)
}
pays = { $worth ->
    [none] { "" }
    [table] { " " }worth points by its card
    [twice-value] { " " }worth twice the capture value of the card
    [one] { " " }worth 1 point
   *[other] { " " }worth { $worth } points
}
basra-kinds-one-worth-one = { $value ->
    [twice-value] Made with { CARDS($cards, form: "a", join: "or") }, this Basra is worth twice the capture value of that card.
    [one] Made with { CARDS($cards, form: "a", join: "or") }, this Basra is worth 1 point.
   *[other] Made with { CARDS($cards, form: "a", join: "or") }, this Basra is worth { $value } points.
}
basra-kinds-one-floor-count = Before the play, { floor-count }.
basra-kinds-one-floor-sum = Before the play, { floor-sum }.
basra-kinds-one-floor-only = Before the play, { floor-only }.
basra-kinds-one-floor-splits = Before the play, { floor-splits }.
basra-kinds-one-taken = { $taken ->
    [one-sum] What is taken is just one sum: two or more cards that add up to the value of the card played.
    [ordinary] What is taken are equal cards and sums, as an ordinary card of that value could take them.
   *[same-rank] Only cards of the played card's own rank are taken.
}
basra-kinds-one-previous-trailed = { $trailed ->
    [false] The previous play, in the same round, took something.
   *[true] The previous play, in the same round, took nothing.
}
basra-kinds-one-previous-floor-count = Before the previous play, in the same round, { floor-count }.
basra-kinds-one-previous-floor-sum = Before the previous play, in the same round, { floor-sum }.
basra-kinds-one-previous-floor-only = Before the previous play, in the same round, { floor-only }.
basra-kinds-one-previous-floor-splits = Before the previous play, in the same round, { floor-splits }.
basra-kinds-one-over = { $over-count ->
    [one] Where this holds, the kind { WORDS($over, each: "kind") } does not count.
   *[other] Where this holds, the kinds { WORDS($over, each: "kind") } do not count.
}
kind = “{ $word }”

## The round and its score

round-leftovers = { $leftovers ->
    [nobody] Cards left on the floor after the last play go to nobody.
    [split] Cards left on the floor after the last play are handed out to the sides one by one, in deck order (Ace to King, within a rank ♠ ♥ ♦ ♣), the side that captured last first; cards at the end that are too few for every side go to the side that captured last. That is never a Basra.
    [split-players] Cards left on the floor after the last play are handed out to the players one by one, in deck order (Ace to King, within a rank ♠ ♥ ♦ ♣), the player who captured last first; cards at the end that are too few for every player go to the player who captured last. That is never a Basra.
    [split-freely] Every side gets as many of the cards left on the floor after the last play as the others, whichever they like; cards that are too few for every side go to the side that captured last. That is never a Basra.
   *[last-capturer] Cards left on the floor after the last play go to whoever captured last, or to nobody if nobody has. That is never a Basra.
}
round-score = { $count ->
    [0] Nothing is scored but Basras.
   *[other] At the end of a round, every side scores for the pile that it has taken:
}
    .below = list
round-score-one = { $most ->
    [cards] { $worth ->
        [one] The side with the most cards scores 1 point.
       *[other] The side with the most cards scores { $worth } points.
    }
   *[none] { $worth ->
        [one] A side scores 1 point for { CARDS($each, form: "each") } in its pile.
       *[other] A side scores { $worth } points for { CARDS($each, form: "each") } in its pile.
    }
}
round-score-one-tie = { $tie ->
    [carry] If sides tie for the most, the points wait and are added to those of the next round; points that still wait when the match ends are lost.
    [share] If sides tie for the most, they share these points, the same whole number for each.
   *[nobody] If sides tie for the most, nobody gets these points.
}
round-score-one-min = { $min ->
    [one] It takes at least one card to get them; with fewer, the points go as on a tie.
   *[other] It takes at least { $min } cards to get them; with fewer, the points go as on a tie.
}

## The match

match-target = { $target ->
    [one] Totals count only at the end of a round: once a side has 1 point or more, the match ends, and the highest total wins.
   *[other] Totals count only at the end of a round: once a side has { $target } points or more, the match ends, and the highest total wins.
}
match-level = { $level ->
    [level-sides] If two or more sides then share the highest total, they alone play another round.
    [draw] If two or more sides then share the highest total, the match is a draw.
   *[another-round] If two or more sides then share the highest total, everyone plays another round.
}
match-cap-rounds = { $rounds ->
    [one] The match ends after one round, whatever the totals; the highest total wins.
   *[other] The match ends after { $rounds } rounds at the latest, whatever the totals; the highest total wins.
}
match-cap-level = { $level ->
    [another-round] If two or more sides share the highest total after the last of these rounds, rounds go on until they do not.
   *[draw] If two or more sides share the highest total after the last of these rounds, the match is a draw.
}

## Ceremony

ceremony-direction = { $direction ->
    [anticlockwise] The turn passes anticlockwise.
   *[clockwise] The turn passes clockwise.
}
ceremony-first-dealer = { $first-dealer ->
    [lowest-card] Whoever draws the lowest card deals first.
   *[drawn] The first dealer is drawn at random.
}
ceremony-cut = { $cut ->
    [right] The player on the dealer's right cuts the pack.
   *[left] The player on the dealer's left cuts the pack.
}
ceremony-packets = { $packets ->
    [singly] Hands are dealt card by card.
   *[packet] Each player's hand is dealt all at once.
}
