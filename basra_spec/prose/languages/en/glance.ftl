### A page of rules: the game at a glance, and the headings and labels inside the sections. What a fact is about is the message, what it says is its `.told`.

page-glance = At a glance
# $solo and $partners are the numbers of players that can play so, as for WORDS.
page-glance-players = Players
    .told = { $partners-count ->
        [0] { WORDS($solo, each: "digits", join: "or") }
       *[other] { $solo-count ->
            [0] { WORDS($partners, each: "digits", join: "or") }, as partners
           *[other] { WORDS($solo, each: "digits", join: "or") }, or { WORDS($partners, each: "digits", join: "or") } as partners
        }
    }
page-glance-cards = Cards
    .told = { $count ->
        [52] a pack of 52
       *[other] { $count } of a pack of 52
    }
page-glance-hand = Hand
    .told = { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }
page-glance-floor = First floor
    .told = { $floor ->
        [0] empty
        [one] { $floor } card
       *[other] { $floor } cards
    }
# $worths are all that a Basra can be worth, as for WORDS; $count is how many that are.
page-glance-basra = A Basra
    .told = { $count ->
        [0] there is none
       *[other] { WORDS($worths, each: "worth-points", join: "or") }
    }
worth-points = { $word ->
    [twice-value] twice the value of its card
    [one] { $word } point
   *[other] { $word } points
}
page-glance-target = Target
    .told = { $target ->
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
    [one] This clears the floor and is no Basra:
   *[other] These clear the floor and are no Basras:
}
