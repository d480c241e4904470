### The page on which the rulesets stand side by side.

page-site-compare = Comparison
page-site-compare-text = Each row is a rule on which rulesets differ, each column a ruleset. A value that is too long for the table has a letter: the same letter in a row is the same rule. A dash: the ruleset has no such rule. What most rulesets do not share stands out. Each row leads to what the rule means, and to the smallest position in which the difference shows.
page-site-compare-rule = Rule
page-site-compare-absent = The ruleset has no such rule.
# Stands above what lies on the floor.
page-site-compare-position = Smallest position
page-site-compare-hidden = Between the rulesets that are most alike, other rules play a part too; by itself this one shows here.
page-site-compare-borrowed = { $ruleset }, with this rule of { $other }
page-site-compare-no-position = { $size ->
    [one] No position with up to { $size } card on the floor shows the difference.
   *[other] No position with up to { $size } cards on the floor shows the difference.
}
page-site-compare-ceremony = This changes nothing in play: no position shows it.
page-site-compare-choice = The player chooses one of these:
# What a card does: $outcome is `nothing`, `some` (it takes some of the floor), `cleared` (all of it) or `basra`, worth $worth; $cards are those taken.
page-site-compare-way = { $outcome ->
    [nothing] takes nothing
    [some] takes { $cards }
    [cleared] takes { $cards }, no Basra
   *[basra] { $worth ->
        [one] takes { $cards }, Basra: { $worth } point
       *[other] takes { $cards }, Basra: { $worth } points
    }
}

## Deals, ends of rounds, scores and matches. Cards are in notation; hands, piles and sides have a bar between them.

page-site-compare-deal = { $sides ->
    [partners] { $seats } players, as partners; the deck begins with { $cards }.
   *[solo] { $seats } players, each for themselves; the deck begins with { $cards }.
}
page-site-compare-dealt = Hands: { $hands }. First floor: { $floor }.
page-site-compare-put-back = { $card } goes back into the stock, as card { $place } of { $stock }.
page-site-compare-no-deal = These rules have no such deal.
# The last card of a round takes nothing; $last is the number of the player who captured last.
page-site-compare-round-end = { $seats } players; player { $last } captured last. The last card of the round, { $card }, takes nothing; on the floor: { $floor }.
page-site-compare-piles = Cards in the piles: { $piles }. Left on the floor: { $floor }.
page-site-compare-score = Piles at the end of a round: { $piles }. Basras: { $basras }. Carried from before: { $carried }.
page-site-compare-scored = Score: { $scores }. Carried on: { $carried }.
page-site-compare-match = Scores round by round: { $rounds }.
page-site-compare-status = { $status ->
    [won] Side { $side } wins the match.
    [draw] The match is drawn.
   *[another-round] Another round is played; sides: { $sides }.
}
