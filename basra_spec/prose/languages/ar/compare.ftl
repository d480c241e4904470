### الصفحة التي توضع فيها مجموعات القواعد جنبًا إلى جنب.

page-site-compare = المقارنة
page-site-compare-text = كل صف قاعدة تختلف فيها المجموعات، وكل عمود مجموعة قواعد. القيمة الطويلة على الجدول يحل محلها حرف: والحرف نفسه في الصف هو القاعدة نفسها. والشرطة تعني أن المجموعة ليست فيها هذه القاعدة. وما خالف الأغلبية مميَّز. كل صف يقود إلى معنى القاعدة، وإلى أصغر وضع يظهر فيه الفرق.
page-site-compare-rule = القاعدة
page-site-compare-absent = ليست هذه القاعدة في المجموعة.
# Stands above what lies on the floor.
page-site-compare-position = أصغر وضع
page-site-compare-hidden = بين أقرب المجموعات تتدخل قواعد أخرى أيضًا؛ أما هذه وحدها فتظهر هنا.
page-site-compare-borrowed = { $ruleset } مع هذه القاعدة من { $other }
page-site-compare-no-position = { $size ->
    [zero] لا يُظهر الفرقَ أي وضع والأرض خالية.
    [one] لا يُظهر الفرقَ أي وضع لا تزيد الأوراق فيه على الأرض عن ورقة واحدة.
    [two] لا يُظهر الفرقَ أي وضع لا تزيد الأوراق فيه على الأرض عن ورقتين.
    [few] لا يُظهر الفرقَ أي وضع لا تزيد الأوراق فيه على الأرض عن { $size } أوراق.
    [many] لا يُظهر الفرقَ أي وضع لا تزيد الأوراق فيه على الأرض عن { $size } ورقة.
   *[other] لا يُظهر الفرقَ أي وضع لا تزيد الأوراق فيه على الأرض عن { $size } ورقة.
}
page-site-compare-ceremony = هذا لا يغيّر شيئًا في اللعب: لا يُظهره أي وضع.
page-site-compare-choice = يختار اللاعب واحدة مما يلي:
# What a card does: $outcome is `nothing`, `some` (it takes some of the floor), `cleared` (all of it) or `basra`, worth $worth; $cards are those taken.
page-site-compare-way = { $outcome ->
    [nothing] لا تأخذ شيئًا
    [some] تأخذ { $cards }
    [cleared] تأخذ { $cards }، وليست باصرة
   *[basra] { $worth ->
        [one] تأخذ { $cards }، باصرة: نقطة واحدة
        [two] تأخذ { $cards }، باصرة: نقطتان
        [few] تأخذ { $cards }، باصرة: { $worth } نقاط
        [many] تأخذ { $cards }، باصرة: { $worth } نقطة
       *[other] تأخذ { $cards }، باصرة: { $worth } نقطة
    }
}

## Deals, ends of rounds, scores and matches. Cards are in notation; hands, piles and sides have a bar between them.

page-site-compare-deal = { $sides ->
    [partners] { $seats ->
        [zero] بلا لاعبين، كل متقابلَين شريكان؛ وأول الورق: { $cards }.
        [one] لاعب واحد، كل متقابلَين شريكان؛ وأول الورق: { $cards }.
        [two] لاعبان، كل متقابلَين شريكان؛ وأول الورق: { $cards }.
        [few] { $seats } لاعبين، كل متقابلَين شريكان؛ وأول الورق: { $cards }.
        [many] { $seats } لاعبًا، كل متقابلَين شريكان؛ وأول الورق: { $cards }.
       *[other] { $seats } لاعب، كل متقابلَين شريكان؛ وأول الورق: { $cards }.
    }
   *[solo] { $seats ->
        [zero] بلا لاعبين، كل لحسابه؛ وأول الورق: { $cards }.
        [one] لاعب واحد، كل لحسابه؛ وأول الورق: { $cards }.
        [two] لاعبان، كل لحسابه؛ وأول الورق: { $cards }.
        [few] { $seats } لاعبين، كل لحسابه؛ وأول الورق: { $cards }.
        [many] { $seats } لاعبًا، كل لحسابه؛ وأول الورق: { $cards }.
       *[other] { $seats } لاعب، كل لحسابه؛ وأول الورق: { $cards }.
    }
}
page-site-compare-dealt = الأيدي: { $hands }. الأرض في البداية: { $floor }.
page-site-compare-put-back = تعود { $card } إلى ورق التوزيع، في الموضع { $place } من { $stock }.
page-site-compare-no-deal = ليس في هذه القواعد توزيع كهذا.
# The last card of a round takes nothing; $last is the number of the player who captured last.
page-site-compare-round-end = { $seats ->
    [zero] بلا لاعبين؛ وآخر من أخذ اللاعب { $last }. آخر ورقة في الجولة، { $card }، لا تأخذ شيئًا؛ وعلى الأرض: { $floor }.
    [one] لاعب واحد؛ وآخر من أخذ اللاعب { $last }. آخر ورقة في الجولة، { $card }، لا تأخذ شيئًا؛ وعلى الأرض: { $floor }.
    [two] لاعبان؛ وآخر من أخذ اللاعب { $last }. آخر ورقة في الجولة، { $card }، لا تأخذ شيئًا؛ وعلى الأرض: { $floor }.
    [few] { $seats } لاعبين؛ وآخر من أخذ اللاعب { $last }. آخر ورقة في الجولة، { $card }، لا تأخذ شيئًا؛ وعلى الأرض: { $floor }.
    [many] { $seats } لاعبًا؛ وآخر من أخذ اللاعب { $last }. آخر ورقة في الجولة، { $card }، لا تأخذ شيئًا؛ وعلى الأرض: { $floor }.
   *[other] { $seats } لاعب؛ وآخر من أخذ اللاعب { $last }. آخر ورقة في الجولة، { $card }، لا تأخذ شيئًا؛ وعلى الأرض: { $floor }.
}
page-site-compare-piles = عدد الأوراق في الأكوام: { $piles }. الباقي على الأرض: { $floor }.
page-site-compare-score = الأكوام في آخر الجولة: { $piles }. الباصرات: { $basras }. النقاط المؤجّلة من قبل: { $carried }.
page-site-compare-scored = الحصيلة: { $scores }. النقاط المؤجّلة إلى ما بعد: { $carried }.
page-site-compare-match = الحصيلة جولة جولة: { $rounds }.
page-site-compare-status = { $status ->
    [won] يفوز بالمباراة الطرف { $side }.
    [draw] تنتهي المباراة بالتعادل.
   *[another-round] تُلعب جولة أخرى؛ الأطراف: { $sides }.
}
