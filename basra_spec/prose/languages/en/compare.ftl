### The page that compares the rulesets.

page-site-compare = Comparison
page-site-compare-text = Each row is a rule on which rulesets differ, each column a ruleset. A letter stands for a value that is too long for the table; the same letter in a row means the same value. A dash means that the ruleset has no such rule. Values that differ from the most common one are highlighted. Each row links to what the rule means, and to the smallest position that shows the difference.
page-site-compare-rule = Rule
page-site-compare-absent = The ruleset has no such rule.
# Above the cards on the floor.
page-site-compare-position = Smallest position
page-site-compare-hidden = Even the most similar rulesets differ in other rules as well; here only this rule is changed.
page-site-compare-borrowed = { $ruleset }, with this rule of { $other }
page-site-compare-no-position = { $size ->
    [one] No position with up to { $size } card on the floor shows the difference.
   *[other] No position with up to { $size } cards on the floor shows the difference.
}
page-site-compare-ceremony = This does not affect play, so no position shows it.
page-site-compare-choice = The player chooses one of these:
# What a card does: $outcome is `nothing`, `some` (it takes some of the floor), `cleared` (all of it) or `basra`, worth $worth; $cards are those taken.
page-site-compare-way = { $outcome ->
    [nothing] takes nothing
    [some] takes { $cards }
    [cleared] takes { $cards }, not a Basra
   *[basra] { $worth ->
        [one] takes { $cards }, Basra: { $worth } point
       *[other] takes { $cards }, Basra: { $worth } points
    }
}

## Deals, ends of rounds, scores and matches. Cards are in notation; hands, piles and sides have a bar between them.

page-site-compare-deal = { $sides ->
    [partners] { $seats } players in pairs; the deck begins with { $cards }.
   *[solo] { $seats } players, each alone; the deck begins with { $cards }.
}
page-site-compare-dealt = Hands: { $hands }. First floor: { $floor }.
page-site-compare-put-back = { $card } goes back into the stock, as card { $place } of { $stock }.
page-site-compare-no-deal = This deal is impossible under these rules.
# The last card of a round takes nothing; $last is the number of the player who captured last.
page-site-compare-round-end = { $seats } players; player { $last } captured last. The last card of the round, { $card }, takes nothing; on the floor: { $floor }.
page-site-compare-piles = Cards in the piles: { $piles }. Left on the floor: { $floor }.
page-site-compare-score = Piles at the end of a round: { $piles }. Basras: { $basras }. Carried over from before: { $carried }.
page-site-compare-scored = Score: { $scores }. Carried over: { $carried }.
page-site-compare-match = Scores round by round: { $rounds }.
page-site-compare-status = { $status ->
    [won] Side { $side } wins the match.
    [draw] The match is drawn.
   *[another-round] Another round is played; sides: { $sides }.
}
