### What stands around the sentences: headings, and the words between a rule and what is known of it.

group-cards = Cards
group-players = Players
group-deal = The deal
group-play = Play and capture
group-basra = Basra
group-round = The round and its score
group-match = The match
group-ceremony = Ceremony

told-replaces = In place of ({ $place }): { $sentence }
told-removed = Taken away by { $place }: { $sentence }
told-statement = The page says ({ $statement }; { $documents }, “{ $section }”): { $rule }
told-statement-of-more = Where nothing else is changed, the page says ({ $statement }; { $documents }, “{ $section }”): { $rule }
told-more = And { $number ->
    [one] one more statement
   *[other] { $number } more statements
}: basra-spec explain --all lists them.
told-within = This belongs to “{ $sentence }”.
told-house-rule = { $documents ->
    [none] This is the house rule { $name } (“{ $title }”): no page is behind it.
   *[other] This is the house rule { $name } (“{ $title }”; { $documents }).
}
told-assumption = No page states this: it is an assumption.
told-own = This is a rule of your own: no page is behind it.
told-decision = The page leaves this open ({ $decision }): { $why }
told-reading = Also read as ({ $reading }): { $sentence }
told-reading-without = Also read ({ $reading }) without this: { $sentence }
told-notes = Notes (not checked)

### A page of rules: its headings, and what it says about itself. What stands below a message that ends in a colon is a list of whole sentences.

page-aim = Aim of the game
page-aim-scores = { $scoring ->
    [cards-and-basras] Take cards from the floor into your pile. What you have taken counts points at the end of a round, and so does every Basra: a play that clears the floor in the right way.
    [cards] Take cards from the floor into your pile. What you have taken counts points at the end of a round.
    [basras] Take cards from the floor and clear it in the right way. Every such play is a Basra and counts points.
   *[nothing] Take cards from the floor into your pile. In this game nothing counts points.
}
page-aim-target = { $target ->
    [one] The match is played to 1 point.
   *[other] The match is played to { $target } points.
}

page-examples-played = Every example on this page was played by these rules when the page was made.
page-example = Example { $number }
page-example-case = Case: { $case }

# $parent is the title of the ruleset that this one changes.
page-changes = What is different from { $parent }
page-changes-new = New here
page-changes-now = Changed here
page-changes-before = In place of:
page-changes-gone = No longer so
page-changes-none = No rule is told differently.
page-house-rules = { $count ->
    [one] This house rule is part of it:
   *[other] These house rules are part of it:
}

page-open = What is left open
page-open-intro = The sources are not clear on these points. What the rules above say comes first, then the reason, then other readings.
page-reading = Also read as ({ $reading }):
page-reading-without = Also read ({ $reading }) without this:

page-notes = Notes
page-about = About this page
page-made-from = Made from the ruleset { $id }, version { NUMBER($version, useGrouping: 0) }.
page-variant-of = It is a variant of { $parent }.
page-sources = { $count ->
    [one] Source:
   *[other] Sources:
}
# $parent is the title of the game that it changes, or `none`.
page-sources-none = { $parent ->
    [none] No source is named: these rules are their author's own.
   *[other] No source is named for what is different from { $parent }: that is its author's own.
}
# $language is the name of a language in that language, or `none` where nobody has said which it is.
page-author-text = { $language ->
    [none] This text is its author's, in the author's own language.
   *[other] This text is its author's, in { $language }.
}
page-author-reasons = The reasons are the author's own words, in the author's own language.
page-not-checked = Not checked: nothing proves that this text agrees with the rules.
page-no-native-reader = No native reader has checked this page.
