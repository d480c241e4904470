### A page of rules: the game at a glance, and the headings and labels inside the sections. What a fact is about is the message, what it says is its `.value`.

page-glance = اللعبة باختصار
# $solo and $partners are the numbers of players that can play so, as for WORDS.
page-glance-players = اللاعبون
    .value = { $partners-count ->
        [0] { WORDS($solo, each: "digits", join: "or") }
       *[other] { $solo-count ->
            [0] { WORDS($partners, each: "digits", join: "or") }، شركاء
           *[other] { WORDS($solo, each: "digits", join: "or") }، أو { WORDS($partners, each: "digits", join: "or") } شركاء
        }
    }
page-glance-cards = الورق
    .value = { $count ->
        [52] الورق كله (52)
       *[other] { $count } من 52
    }
page-glance-hand = اليد
    .value = { WORDS($hand, each: "cards", form: "subject") }
page-glance-floor = الأرض في البداية
    .value = { $floor ->
        [zero] خالية
       *[other] { WORDS($floor, each: "cards", form: "subject") }
    }
# $worths are all that a Basra can be worth, as for WORDS; $count is how many that are.
page-glance-basra = قيمة الباصرة
    .value = { $count ->
        [zero] لا باصرة
       *[other] { WORDS($worths, each: "worth-points", join: "or") }
    }
worth-points = { $word ->
    [twice-value] ضعف قيمة الورقة
   *[other] { WORDS($word, each: "points", form: "subject") }
}
page-glance-target = نهاية المباراة
    .value = { WORDS($target, each: "points", form: "subject") }
digits = { $word }

# $play is one class, as for CLASSES.
page-class = { CLASSES($play, form: "heading") }
page-every-card = كل الأوراق

page-examples-basra = { $count ->
    [one] هذه باصرة:
    [two] هاتان باصرتان:
   *[other] هذه باصرات:
}
page-examples-no-basra = { $count ->
    [one] هنا تخلو الأرض ولا تُحسب باصرة:
    [two] في هذين المثالين تخلو الأرض ولا تُحسب باصرة:
   *[other] في هذه الأمثلة تخلو الأرض ولا تُحسب باصرة:
}
