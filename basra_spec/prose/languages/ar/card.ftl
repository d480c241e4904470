### The language itself, and the cards as they are drawn and written. Cards carry Latin letters and Western digits in Egypt and the Levant too.

language-name = العربية
language-direction = rtl
language-reader = nobody

card-letter = { $rank ->
    [A] A
    [J] J
    [Q] Q
    [K] K
   *[other] { $rank }
}
card-suit = { $suit ->
    [S] ♠
    [H] ♥
    [D] ♦
   *[C] ♣
}
# Whoever shows it isolates it from the script around it (<bdi>); it has no marks of its own, since a terminal shows those as escapes.
card-notation = { card-letter }{ card-suit }

## Examples: whole sentences, one after the other. Each begins with an Arabic word, so that its first letter gives the direction.

example-by = وفق قواعد «{ $ruleset }».
example-floor = { $floor-count ->
    [zero] الأرض خالية.
    [one] على الأرض { $floor }.
   *[other] على الأرض: { $floor }.
}
example-previous-trailed = { $floor-count ->
    [zero] قبل الدور السابق كانت الأرض خالية، ولم يؤخذ فيه شيء.
   *[other] قبل الدور السابق كان على الأرض { $floor }، ولم يؤخذ فيه شيء.
}
example-previous-took = { $floor-count ->
    [zero] قبل الدور السابق كانت الأرض خالية.
   *[other] قبل الدور السابق كان على الأرض { $floor }، وأُخذ فيه منها شيء.
}
# To lay the card down may be one of the ways, so this says nothing of taking. The number stands apart from the card: two side by side are one.
example-ways = { $ways ->
    [one] لمن يلعب { $card } وجه واحد.
    [two] لمن يلعب { $card } أن يختار بين وجهين.
    [few] لمن يلعب { $card } أن يختار بين { $ways } أوجه.
    [many] لمن يلعب { $card } أن يختار بين { $ways } وجهًا.
   *[other] لمن يلعب { $card } أن يختار بين { $ways } وجه.
}
example-taken = { $taken-count ->
    [one] تُلعب { $card } فتأخذ { $taken }.
   *[other] تُلعب { $card } فتأخذ: { $taken }.
}
example-laid-down = تُلعب { $card } فلا تأخذ شيئًا وتبقى على الأرض.
example-left = { $left-count ->
    [one] تبقى على الأرض { $left }.
   *[other] يبقى على الأرض: { $left }.
}
example-basra = { $worth ->
    [zero] خلت الأرض: هذه باصرة، ولكن لا نقاط لها.
   *[other] خلت الأرض: هذه باصرة قيمتها { WORDS($worth, each: "points", form: "subject") }.
}
example-no-basra = خلت الأرض، ولكن هذه ليست باصرة.

## Pictures. The title says what is to be seen; the sentences of the example are read out with it.

picture-title = ورقة تُلعب: { $card }
picture-basra = { $worth ->
    [zero] باصرة
   *[other] باصرة: { WORDS($worth, each: "points", form: "subject") }
}
