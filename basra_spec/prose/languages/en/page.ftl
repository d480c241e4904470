### Around the sentences: headings, and what is known about a rule.

group-cards = Cards
group-players = Players
group-deal = The deal
group-play = Play and capture
group-basra = Basra
group-round = The round and its score
group-match = The match
group-ceremony = Ceremony

explain-replaces = Replaces ({ $place }): { $sentence }
explain-removed = Removed by { $place }: { $sentence }
explain-statement = The page says ({ $statement }; { $documents }, “{ $section }”): { $rule }
explain-statement-of-more = Without the other changes, the page says ({ $statement }; { $documents }, “{ $section }”): { $rule }
explain-more = And { $number ->
    [one] one more statement
   *[other] { $number } more statements
}: basra-spec explain --all lists them.
explain-within = Part of “{ $sentence }”.
explain-house-rule = { $documents ->
    [none] This is the house rule { $name } (“{ $title }”), which no page states.
   *[other] This is the house rule { $name } (“{ $title }”; { $documents }).
}
explain-assumption = No page states this: it is an assumption.
explain-own = This is your own rule; no page states it.
explain-decision = The page leaves this open ({ $decision }): { $why }
explain-reading = Also read as ({ $reading }): { $sentence }
explain-reading-without = Also read ({ $reading }) without this: { $sentence }
explain-notes = Notes (not checked)

### A page of rules: its headings, and its notes about itself. Below a message that ends in a colon is a list of whole sentences.

page-aim = Aim of the game
page-aim-scores = { $scoring ->
    [cards-and-basras] Take cards from the floor into your pile. At the end of a round you score for the cards in it and for every Basra: a play that clears the floor in the right way.
    [cards] Take cards from the floor into your pile. At the end of a round you score for the cards in it.
    [basras] Clear the floor in the right way: every such play is a Basra and scores points.
   *[nothing] Take cards from the floor into your pile. Nothing scores points in this game.
}
page-aim-target = { $target ->
    [one] The match is played to 1 point.
   *[other] The match is played to { $target } points.
}

page-examples-played = A program played every example on this page by these rules.
page-example = Example { $number }
page-example-case = Case: { $case }

# $parent is the title of the ruleset that this one changes.
page-changes = What is different from { $parent }
page-changes-new = New here
page-changes-now = Changed here
page-changes-before = Before:
page-changes-gone = No longer valid
page-changes-none = No rule is different.
page-house-rules = { $count ->
    [one] It includes this house rule:
   *[other] It includes these house rules:
}

page-open = Open questions
page-open-intro = The sources are not clear on these points. For each: the rule above, the reason for it, and other readings.
page-reading = Also read as ({ $reading }):
page-reading-without = Also read ({ $reading }) without this:

page-notes = Notes
page-about = About this page
page-made-from = Made from the ruleset { $id }, version { NUMBER($version, useGrouping: 0) }.
page-variant-of = A variant of { $parent }.
page-sources = { $count ->
    [one] Source:
   *[other] Sources:
}
# $parent is the title of the parent game, or `none`.
page-sources-none = { $parent ->
    [none] No source is named: these rules are the author's own.
   *[other] No source is named for the differences from { $parent }: they are the author's own.
}
# $language is the name of a language in that language, or `none` if the author did not name it.
page-author-text = { $language ->
    [none] This text is the author's, in the author's own language.
   *[other] This text is the author's, in { $language }.
}
page-author-reasons = The reasons are in the author's own words and language.
page-not-checked = Not checked: this text may disagree with the rules.
page-no-native-reader = No native speaker has checked this page.
