### The rules. A message is named by the place of its rule; basra_spec/prose/sentences.py says which arguments it gets, lists.ftl which words are used here.

## Cards

deck = { $deck ->
    [any] تُلعب الباصرة بورق اللعب كله، وهو 52 ورقة.
   *[other] لا تُلعب الباصرة بأوراق اللعب الـ52 كلها، بل بهذه وحدها: { CARDS($deck, form: "all") }.
}
values = { $count ->
    [0] ليس لأي ورقة قيمة في الجمع، فلا تؤخذ الأوراق بالمجموع.
   *[other] { $without ->
        [none] لكل ورقة قيمتها في الجمع.
       *[other] لكل ورقة قيمتها في الجمع، إلا هذه فلا قيمة لها ولا تدخل في أي مجموع ولا تزيد مجموع أوراق الأرض شيئًا: { CARDS($without, form: "all") }.
    }
}
values-one = { $value ->
    [face] قيمة { CARDS($cards, form: "the") } هي الرقم المطبوع عليها.
   *[other] قيمة { CARDS($cards, form: "the") } هي { $value }.
}

## Players

players-one = { $number ->
    [2] يمكن أن يلعب اثنان: { WORDS($value, each: "sides", join: "or-else") }.
    [3] يمكن أن يلعب ثلاثة: { WORDS($value, each: "sides", join: "or-else") }.
    [4] يمكن أن يلعب أربعة: { WORDS($value, each: "sides", join: "or-else") }.
    [5] يمكن أن يلعب خمسة: { WORDS($value, each: "sides", join: "or-else") }.
   *[6] يمكن أن يلعب ستة: { WORDS($value, each: "sides", join: "or-else") }.
}
sides = { $word ->
    [partners] كل لاعبَين متقابلَين شريكان، لهما كومة واحدة وحصيلة واحدة
   *[solo] كل لاعب لحسابه
}

## The deal

deal-hand = في كل توزيعة تُوزَّع على كل لاعب { WORDS($hand, each: "cards", form: "subject") }.
deal-floor = { $floor ->
    [zero] تبدأ الجولة والأرض خالية.
    [two] تبدأ الجولة وعلى الأرض ورقتان مكشوفتان.
   *[other] تبدأ الجولة وعلى الأرض { WORDS($floor, each: "cards", form: "subject") } مكشوفة.
}
deal-refused = { $refused-count ->
    [0] عند بداية الجولة لا تُمنع أي ورقة من النزول على الأرض.
   *[other] عند بداية الجولة لا يجوز أن يكون على الأرض { CARDS($refused, form: "no", join: "nor") }: ما ظهر من ذلك يُنحّى جانبًا، وتحلّ محلّه الورقة العليا من ورق التوزيع.
}
deal-put-back = { $put-back ->
    [middle] متى اكتملت أوراق الأرض عادت الأوراق المنحّاة واحدة بعد أخرى، بالترتيب نفسه، إلى وسط ورق التوزيع، وفوق كل منها نصف أوراقه، فإن كان عددها فرديًّا ففوقها النصف الأصغر.
    [middle-rounded-up] متى اكتملت أوراق الأرض عادت الأوراق المنحّاة واحدة بعد أخرى، بالترتيب نفسه، إلى وسط ورق التوزيع، وفوق كل منها نصف أوراقه، فإن كان عددها فرديًّا ففوقها النصف الأكبر.
    [bottom] متى اكتملت أوراق الأرض عادت الأوراق المنحّاة واحدة بعد أخرى، بالترتيب نفسه، إلى أسفل ورق التوزيع.
   *[anywhere] متى اكتملت أوراق الأرض عادت الأوراق المنحّاة إلى ورق التوزيع، كل منها في موضع عشوائي.
}

## Play and capture

plays-one = { $never ->
    [none] { $after ->
        [none] { CLASSES($class, form: "are") }.
       *[other] { CLASSES($class, form: "are") }؛ غير أن { CARDS($after, form: "all") } لا تُعدّ منها إلا حين لا ينطبق عليها حكم أخص.
    }
   *[other] { $after ->
        [none] { CLASSES($class, form: "are") }، ما عدا { CARDS($never, form: "all") }.
       *[other] { CLASSES($class, form: "are") }، ما عدا { CARDS($never, form: "all") }؛ غير أن { CARDS($after, form: "all") } لا تُعدّ منها إلا حين لا ينطبق عليها حكم أخص.
    }
}
plays-one-takes = { $sweep ->
    [none] { takes-groups }
   *[other] { $rank ->
        [none] { $sums ->
            [none] { takes-sweep }
           *[other] { takes-groups } { takes-sweep }
        }
       *[other] { takes-groups } { takes-sweep }
    }
}
takes-groups = { $rank ->
    [none] من يلعب { CLASSES($class, join: "or") } فله أن يأخذ من الأرض { takes-sums }.
   *[other] { $sums ->
        [none] من يلعب { CLASSES($class, join: "or") } فله أن يأخذ من الأرض { takes-rank }.
       *[other] من يلعب { CLASSES($class, join: "or") } فله أن يأخذ من الأرض { takes-rank }، وأن يأخذ كذلك { takes-sums }.
    }
}
takes-rank = { $rank ->
    [one] ورقة واحدة من رتبة ورقته
   *[many] الأوراق التي من رتبة ورقته، مهما كان عددها
}
takes-sums = { $sums ->
    [one] مجموعًا واحدًا: ورقتين أو أكثر من رتب أخرى تساوي قيمُها معًا قيمة ورقته
   *[many] بالمجموع: كل ورقتين أو أكثر من رتب أخرى تساوي قيمُها معًا قيمة ورقته، وله أن يأخذ عدة مجاميع معًا ما لم تشترك في ورقة
}
takes-sweep = { $basra-kinds ->
    [0] { swept }، ولا يكون ذلك باصرة أبدًا.
   *[other] { swept }.
}
swept = { $sweep ->
    [any] من يلعب { CLASSES($class, join: "or") } يقشّ الأرض كلها
   *[other] من يلعب { CLASSES($class, join: "or") } يأخذ كل ما على الأرض من { CARDS($sweep, form: "all") }، أيًّا كانت رتبة ورقته
}
plays-one-when-count = لا يسري هذا الحكم على من يلعب { CLASSES($class, join: "or") } إلا إذا { floor-count }؛ { otherwise }.
plays-one-when-sum = لا يسري هذا الحكم على من يلعب { CLASSES($class, join: "or") } إلا إذا { floor-sum }؛ { otherwise }.
plays-one-when-only = لا يسري هذا الحكم على من يلعب { CLASSES($class, join: "or") } إلا إذا { floor-only }؛ { otherwise }.
plays-one-when-splits = لا يسري هذا الحكم على من يلعب { CLASSES($class, join: "or") } إلا إذا { floor-splits }؛ { otherwise }.
otherwise = { $otherwise ->
    [none] وإلا لم يأخذ بها شيئًا
   *[other] وإلا فكأنه لعب { CLASSES($otherwise, join: "or") }
}
plays-one-oblige = { $conditions ->
    [0] { $oblige ->
        [none] من يلعب { CLASSES($class, join: "or") } فله دائمًا أن يترك ورقته على الأرض من غير أن يأخذ شيئًا.
       *[card] من يلعب { CLASSES($class, join: "or") } فعليه أن يأخذ كلما أمكنه الأخذ.
    }
   *[other] { $oblige ->
        [none] متى سرى هذا الحكم على من يلعب { CLASSES($class, join: "or") } فله أن يترك ورقته على الأرض من غير أن يأخذ شيئًا.
       *[card] متى سرى هذا الحكم على من يلعب { CLASSES($class, join: "or") } فعليه أن يأخذ كلما أمكنه الأخذ.
    }
}
capture-oblige = { $exceptions ->
    [0] { $oblige ->
        [none] من أمكنه الأخذ بورقته فله أن يتركها على الأرض من غير أن يأخذ شيئًا.
       *[card] للاعب أن يلعب أي ورقة من يده؛ فإن أمكنه الأخذ بها وجب عليه الأخذ.
    }
   *[other] { $oblige ->
        [none] من لعب غير ذلك وأمكنه الأخذ بورقته فله أن يتركها على الأرض من غير أن يأخذ شيئًا.
       *[card] للاعب أن يلعب أي ورقة من يده؛ فإن لعب غير ذلك وأمكنه الأخذ بورقته وجب عليه الأخذ.
    }
}
capture-keep = { $keep-leaves ->
    [any] إذا أمكن الأخذ بالورقة على أكثر من وجه، فللاعب أن يختار ما يأخذه.
    [several] إذا أمكن الأخذ بالورقة على أكثر من وجه، فلا يؤخذ إلا { WORDS($keep, each: "filter", join: "then") }؛ فإن بقي أكثر من وجه فللاعب أن يختار.
   *[one] إذا أمكن الأخذ بالورقة على أكثر من وجه، فلا يؤخذ إلا { WORDS($keep, each: "filter", join: "then") }.
}
filter = { $word ->
    [most-points] الأكثر نقاطًا بأوراقه
    [most-groups] الأكثر أوراقًا مماثلة ومجاميع
    [deck-order] الأسبق في ترتيب الورق (وهو الذي فيه أول ورقة ليست في غيره، والترتيب من الآس إلى الشايب، وفي كل رتبة: ♠ ثم ♥ ثم ♦ ثم ♣)
    [no-group-left] ما لا يترك وراءه ورقة مماثلة ولا مجموعًا
   *[most-cards] الأكثر أوراقًا
}

## What a floor was like: clauses in the past, which stand after “if” and after “before the play” alike

floor-count = { $count ->
    [exactly] { $count-low ->
        [zero] كانت الأرض خالية
       *[other] كانت على الأرض { WORDS($count-low, each: "cards", form: "subject") } فقط
    }
    [at-most] لم يكن على الأرض أكثر من { WORDS($count-high, each: "cards", form: "object") }
    [at-least] كانت على الأرض { WORDS($count-low, each: "cards", form: "subject") } أو أكثر
    [between] { $count-high ->
        [2] كانت على الأرض ورقة أو ورقتان
       *[other] كان عدد أوراق الأرض من { $count-low } إلى { $count-high }
    }
   *[any] كان على الأرض أي عدد من الأوراق
}
floor-sum = { $sum ->
    [exactly] كان مجموع أوراق الأرض { $sum-low } بالضبط
    [at-most] كان مجموع أوراق الأرض { $sum-high } أو أقل
    [at-least] كان مجموع أوراق الأرض { $sum-low } أو أكثر
    [between] كان مجموع أوراق الأرض من { $sum-low } إلى { $sum-high }
   *[any] كان مجموع أوراق الأرض أي عدد
}
floor-only = { $only ->
    [any] كانت على الأرض أي أوراق
   *[other] كانت كل ورقة على الأرض { CARDS($only, form: "is", join: "or") }
}
floor-splits = { $sum ->
    [exactly] كان لكل ورقة على الأرض قيمة في الجمع، وأمكن تقسيم أوراق الأرض إلى { groups }{ group-size }، ومجموع كل قسم { $sum-low }
    [at-most] كان لكل ورقة على الأرض قيمة في الجمع، وأمكن تقسيم أوراق الأرض إلى { groups }{ group-size }، والمجموع واحد في كل قسم، وهو { $sum-high } أو أقل
    [at-least] كان لكل ورقة على الأرض قيمة في الجمع، وأمكن تقسيم أوراق الأرض إلى { groups }{ group-size }، والمجموع واحد في كل قسم، وهو { $sum-low } أو أكثر
    [between] كان لكل ورقة على الأرض قيمة في الجمع، وأمكن تقسيم أوراق الأرض إلى { groups }{ group-size }، والمجموع واحد في كل قسم، وهو من { $sum-low } إلى { $sum-high }
   *[any] كان لكل ورقة على الأرض قيمة في الجمع، وأمكن تقسيم أوراق الأرض إلى { groups }{ group-size }، والمجموع واحد في كل قسم
}
groups = { $groups ->
    [exactly] { WORDS($groups-low, each: "parts") } بالضبط
    [at-most] { WORDS($groups-high, each: "parts") } على الأكثر
    [at-least] { WORDS($groups-low, each: "parts") } أو أكثر
    [between] أقسام عددها من { $groups-low } إلى { $groups-high }
   *[any] أي عدد من الأقسام
}
group-size = { $cards ->
    [exactly] ، في كل قسم { WORDS($cards-low, each: "cards", form: "subject") } بالضبط
    [at-most] ، في كل قسم { WORDS($cards-high, each: "cards", form: "subject") } على الأكثر
    [at-least] ، في كل قسم { WORDS($cards-low, each: "cards", form: "subject") } أو أكثر
    [between] ، في كل قسم أوراق عددها من { $cards-low } إلى { $cards-high }
    [any] ، في كل قسم أي عدد من الأوراق
   *[none] { "" }
}

## Basra

basra-worth = { $worth ->
    [table] تختلف قيمة الباصرة باختلاف الورقة التي تتمّ بها.
    [twice-value] قيمة الباصرة ضعف ما للورقة التي تتمّ بها من قيمة في الجمع.
   *[other] قيمة الباصرة { WORDS($worth, each: "points", form: "subject") }.
}
basra-worth-one = { $idle ->
    [none] { basra-made-with }.
   *[other] { basra-made-with }؛ ولكن من يلعب { CARDS($idle, form: "object", join: "or") } فلا باصرة له.
}
basra-made-with = { $value ->
    [twice-value] باصرة { CARDS($cards, form: "the") } قيمتها ضعف قيمة تلك الورقة في الجمع
   *[other] باصرة { CARDS($cards, form: "the") } قيمتها { WORDS($value, each: "points", form: "subject") }
}
basra-not-at = لا تُحسب باصرة { WORDS($not-at, each: "moment", join: "nor") }، وإن خلت الأرض.
moment = { $word ->
   *[last-play] في آخر ورقة تُلعب في الجولة
}
basra-kinds = { $count ->
    [0] لا يُحسب إخلاء الأرض باصرة أبدًا.
   *[other] لا يُحسب إخلاء الأرض باصرة إلا كما يلي:
}
    .below = list
basra-kinds-one = { $conditions ->
    [0] من لعب { made-with } فأخلى الأرض فله { a-basra }{ pays }.
    [one] من لعب { made-with } فأخلى الأرض فله { a-basra }{ pays }، بشرط واحد:
   *[other] من لعب { made-with } فأخلى الأرض فله { a-basra }{ pays }، إذا اجتمعت هذه الشروط:
}
    .below = list
made-with = { $play ->
    [none] { $cards ->
        [none] أي ورقة
       *[other] { CARDS($cards, form: "object", join: "or") }
    }
   *[other] { $cards ->
        [none] { CLASSES($play, join: "or") }
       *[other] { CLASSES($play, join: "or") } (على أن تكون ورقته { CARDS($cards, form: "is", join: "or") })
    }
}
a-basra = { $overs ->
    [0] باصرة
   *[other] باصرة (اسمها «{ $name }»)
}
pays = { $worth ->
    [none] { "" }
    [table] { " " }قيمتها هنا بحسب الورقة
    [twice-value] { " " }قيمتها ضعف قيمة الورقة في الجمع
   *[other] { " " }قيمتها { WORDS($worth, each: "points", form: "subject") }
}
basra-kinds-one-worth-one = { $value ->
    [twice-value] باصرة { CARDS($cards, form: "the") } هنا قيمتها ضعف قيمة تلك الورقة في الجمع.
   *[other] باصرة { CARDS($cards, form: "the") } هنا قيمتها { WORDS($value, each: "points", form: "subject") }.
}
basra-kinds-one-floor-count = قبل لعب الورقة { floor-count }.
basra-kinds-one-floor-sum = قبل لعب الورقة { floor-sum }.
basra-kinds-one-floor-only = قبل لعب الورقة { floor-only }.
basra-kinds-one-floor-splits = قبل لعب الورقة { floor-splits }.
basra-kinds-one-taken = { $taken ->
    [one-sum] لم يؤخذ إلا مجموع واحد: ورقتان أو أكثر تساوي قيمُها معًا قيمة الورقة الملعوبة.
    [ordinary] لم يؤخذ إلا أوراق مماثلة ومجاميع، مما تأخذه ورقة عادية بتلك القيمة.
   *[same-rank] لم يؤخذ إلا أوراق من رتبة الورقة الملعوبة.
}
basra-kinds-one-previous-trailed = { $trailed ->
    [false] في الدور السابق من الجولة نفسها أُخذ من الأرض شيء.
   *[true] في الدور السابق من الجولة نفسها لم يؤخذ من الأرض شيء.
}
basra-kinds-one-previous-floor-count = قبل الدور السابق من الجولة نفسها { floor-count }.
basra-kinds-one-previous-floor-sum = قبل الدور السابق من الجولة نفسها { floor-sum }.
basra-kinds-one-previous-floor-only = قبل الدور السابق من الجولة نفسها { floor-only }.
basra-kinds-one-previous-floor-splits = قبل الدور السابق من الجولة نفسها { floor-splits }.
basra-kinds-one-over = { $over-count ->
    [one] متى صحّ هذا، لا تُحسب معه باصرة { WORDS($over, each: "kind") }.
    [two] متى صحّ هذا، لا تُحسب معه الباصرتان { WORDS($over, each: "kind") }.
   *[other] متى صحّ هذا، لا تُحسب معه هذه الباصرات: { WORDS($over, each: "kind") }.
}
kind = «{ $word }»

## The round and its score

round-leftovers = { $leftovers ->
    [nobody] ما بقي على الأرض بعد آخر ورقة في الجولة لا يأخذه أحد.
    [split] ما بقي على الأرض بعد آخر ورقة في الجولة يُقسَّم على الأطراف بترتيب الورق (من الآس إلى الشايب، وفي كل رتبة: ♠ ثم ♥ ثم ♦ ثم ♣)، ورقة لكل طرف بالدور، ابتداءً بآخر من أخذ؛ وما لا يكفي منه لدورة كاملة فلآخر من أخذ. ولا يكون ذلك باصرة أبدًا.
    [split-players] ما بقي على الأرض بعد آخر ورقة في الجولة يُقسَّم على اللاعبين بترتيب الورق (من الآس إلى الشايب، وفي كل رتبة: ♠ ثم ♥ ثم ♦ ثم ♣)، ورقة لكل لاعب بالدور، ابتداءً بآخر من أخذ؛ وما لا يكفي منه لدورة كاملة فلآخر من أخذ. ولا يكون ذلك باصرة أبدًا.
    [split-freely] ما بقي على الأرض بعد آخر ورقة في الجولة يُقسَّم على الأطراف كيفما اتفق، لكل طرف عدد مساوٍ من الأوراق؛ وما زاد على القسمة فلآخر من أخذ. ولا يكون ذلك باصرة أبدًا.
   *[last-capturer] ما بقي على الأرض بعد آخر ورقة في الجولة لآخر من أخذ من الأرض؛ فإن لم يأخذ أحد شيئًا فليس لأحد. ولا يكون ذلك باصرة أبدًا.
}
round-score = { $count ->
    [0] لا نقاط إلا نقاط الباصرة.
   *[other] في آخر كل جولة تُحسب لكل طرف نقاط الكومة التي جمعها:
}
    .below = list
round-score-one = { $most ->
    [cards] لمن جمع أكبر عدد من الأوراق { WORDS($worth, each: "points", form: "subject") }.
   *[none] { $each ->
        [none] تُحسب { WORDS($worth, each: "points", form: "subject") } عن لا شيء.
       *[other] تُحسب { WORDS($worth, each: "points", form: "subject") } عن { CARDS($each, form: "each") } في الكومة.
    }
}
round-score-one-tie = { $tie ->
    [carry] إذا تعادل طرفان أو أكثر في أكبر عدد من الأوراق، أُجّلت هذه النقاط وأُضيفت إلى مثلها في الجولة التالية؛ فإن انتهت المباراة قبل أن ينالها أحد ضاعت.
    [share] إذا تعادل طرفان أو أكثر في أكبر عدد من الأوراق، تقاسموا هذه النقاط، لكل طرف العدد الصحيح نفسه.
   *[nobody] إذا تعادل طرفان أو أكثر في أكبر عدد من الأوراق، لم ينل أحد هذه النقاط.
}
round-score-one-min = لا تُنال هذه النقاط بأقل من { WORDS($min, each: "cards", form: "object") }؛ فإن لم يبلغها أحد فالحكم كحكم التعادل.

## The match

match-target = لا يُنظر في الحصيلة إلا عند نهاية الجولة. متى بلغت حصيلة طرف { WORDS($target, each: "points", form: "object") } أو أكثر انتهت المباراة، وفاز صاحب أعلى حصيلة.
match-level = { $level ->
    [level-sides] إذا تساوى عندئذ طرفان أو أكثر في أعلى حصيلة، لعبوا وحدهم جولة أخرى.
    [draw] إذا تساوى عندئذ طرفان أو أكثر في أعلى حصيلة، انتهت المباراة بالتعادل.
   *[another-round] إذا تساوى عندئذ طرفان أو أكثر في أعلى حصيلة، لعب الجميع جولة أخرى.
}
match-cap-rounds = { $rounds ->
    [one] تنتهي المباراة بعد جولة واحدة، مهما كانت الحصيلة، ويفوز صاحب أعلى حصيلة.
   *[other] تنتهي المباراة بعد { WORDS($rounds, each: "rounds") } على الأكثر، مهما كانت الحصيلة، ويفوز صاحب أعلى حصيلة.
}
match-cap-level = { $level ->
    [another-round] إذا تساوى طرفان أو أكثر في أعلى حصيلة بعد آخر هذه الجولات، استمر اللعب جولة بعد جولة حتى يزول التساوي.
   *[draw] إذا تساوى طرفان أو أكثر في أعلى حصيلة بعد آخر هذه الجولات، انتهت المباراة بالتعادل.
}

## Ceremony

ceremony-direction = { $direction ->
    [anticlockwise] يدور اللعب عكس اتجاه عقارب الساعة.
   *[clockwise] يدور اللعب في اتجاه عقارب الساعة.
}
ceremony-first-dealer = { $first-dealer ->
    [lowest-card] يوزّع أولًا من سحب أصغر ورقة.
   *[drawn] يُختار الموزّع الأول بالقرعة.
}
ceremony-cut = { $cut ->
    [right] يقطع الورق اللاعب الجالس على يمين الموزّع.
   *[left] يقطع الورق اللاعب الجالس على يسار الموزّع.
}
ceremony-packets = { $packets ->
    [singly] تُوزَّع أوراق اليد ورقةً ورقةً.
   *[packet] تُوزَّع على كل لاعب أوراق يده دفعة واحدة.
}
