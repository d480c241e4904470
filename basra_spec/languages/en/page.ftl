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
}: basra-spec trace tells all.
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
