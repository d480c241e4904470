### A page of rules: the game at a glance, and the headings and labels inside the sections. A message is the label of a fact; its attribute `.value` is the fact.

page-glance = At a glance
# $solo and $partners are numbers of players, as for WORDS.
page-glance-players = Players
    .value = { $partners-count ->
        [0] { WORDS($solo, each: "digits", join: "or") }
       *[other] { $solo-count ->
            [0] { WORDS($partners, each: "digits", join: "or") } in pairs
           *[other] { WORDS($solo, each: "digits", join: "or") }, or { WORDS($partners, each: "digits", join: "or") } in pairs
        }
    }
page-glance-cards = Cards
    .value = { $count ->
        [52] a pack of 52
       *[other] { $count } cards of a pack of 52
    }
page-glance-hand = Hand
    .value = { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }
page-glance-floor = First floor
    .value = { $floor ->
        [0] empty
        [one] { $floor } card
       *[other] { $floor } cards
    }
# $worths are the different points for a Basra, as for WORDS; $count is their number.
page-glance-basra = Points for a Basra
    .value = { $count ->
        [0] no Basras
       *[other] { WORDS($worths, each: "worth-points", join: "or") }
    }
worth-points = { $word ->
    [twice-value] twice the value of its card
    [one] { $word } point
   *[other] { $word } points
}
page-glance-target = Target
    .value = { $target ->
        [one] { $target } point
       *[other] { $target } points
    }
digits = { $word }

# $play is one class, as for CLASSES.
page-class = { CLASSES($play, form: "heading") }
page-every-card = Every card

page-examples-basra = { $count ->
    [one] This is a Basra:
   *[other] These are Basras:
}
page-examples-no-basra = { $count ->
    [one] This clears the floor but is not a Basra:
   *[other] These clear the floor but are not Basras:
}
