### الحالات في الموقع: موضوعاتها، وأسئلتها وأجوبتها بالكلمات، وما يقال حولها.

page-site-case-index = { $count ->
    [zero] لا حالات.
    [one] حالة واحدة: سؤال ومعه جواب كل مجموعة قواعد.
    [two] حالتان: سؤالان ومع كل منهما جواب كل مجموعة قواعد.
    [few] { $count } حالات: أسئلة ومع كل سؤال جواب كل مجموعة قواعد.
    [many] { $count } حالة: أسئلة ومع كل سؤال جواب كل مجموعة قواعد.
   *[other] { $count } حالة: أسئلة ومع كل سؤال جواب كل مجموعة قواعد.
}
page-site-case-count = { $count ->
    [zero] لا حالات
    [one] حالة واحدة
    [two] حالتان
    [few] { $count } حالات
    [many] { $count } حالة
   *[other] { $count } حالة
}
page-site-case-reading = كيف تُقرأ الحالة
page-site-case-how = تخص الحالة مجموعات القواعد التي تسمّيها، ويستند جوابها إلى صفحتها، وقبلها العلامة ✓. وبجانبها ما تجيب به المجموعات الأخرى عن السؤال نفسه. الأجوبة كلها أجوبة المفسّر المدمج. تُعدّ المقاعد والأطراف ابتداءً من 0. أسماء الحالات وأسبابها بالإنجليزية.
page-site-case-standing = { $standing ->
    [stated] منصوص عليها
    [derived] مستنتجة
   *[open] مفتوحة
}
page-site-case-standing-text = { $standing ->
    [stated] هذا ما تقوله الصفحة بعينه.
    [derived] يلزم هذا عمّا تقوله الصفحة، ويذكر السبب كيف ذلك.
   *[open] لا تحسم الصفحة الأمر. الجواب وفق القراءة التي تأخذ بها مجموعة القواعد، وتُقبل قراءات أخرى أيضًا.
}

## الموضوعات: لكل منها اسم وجملة.

page-site-case-part = { $topic }، الجزء { $number }
page-site-case-topic-basra = الباصرة
page-site-case-topic-basra-text = متى يكون إخلاء الأرض باصرة، وكم نقطة لها.
page-site-case-topic-capture = الأخذ
page-site-case-topic-capture-text = ما تأخذه الورقة: الأوراق المساوية لها والمجاميع، وأيها تأخذ إذا أمكن أكثر من وجه.
page-site-case-topic-claims = الادعاءات
page-site-case-topic-claims-text = ما يعلن اللاعب أنه يأخذه، ومتى تُرفض اللعبة.
page-site-case-topic-deal = التوزيع
page-site-case-topic-deal-text = الأيدي، وأول أرض، والأوراق التي لا يجوز أن تكون عليها، وكل توزيع جديد.
page-site-case-topic-jack = الولد
page-site-case-topic-jack-text = ما يقشّه الولد من الأرض، ومتى يكون ذلك باصرة.
page-site-case-topic-komi = الكومي 7♦
page-site-case-topic-komi-text = ما تقدر عليه 7♦ فوق سائر السبعات، ومتى تكون بها باصرة.
page-site-case-topic-leftovers = ما بقي على الأرض
page-site-case-topic-leftovers-text = لمن تكون الأوراق الباقية على الأرض بعد آخر لعبة.
page-site-case-topic-match = المباراة
page-site-case-topic-match-text = متى تنتهي المباراة، ومن يفوز بها، وما الحكم عند التعادل.
page-site-case-topic-previous-play = اللعبة السابقة
page-site-case-topic-previous-play-text = ألعاب تتوقف قيمتها على اللعبة السابقة.
page-site-case-topic-round = جولات كاملة
page-site-case-topic-round-text = جولات من التوزيع إلى آخر ورقة، لعبة بعد لعبة.
page-site-case-topic-score = حساب النقاط
page-site-case-topic-score-text = نقاط الأوراق وأكثر الأوراق والباصرات في آخر الجولة.

## ما يضعه السؤال وما يقوله الجواب؛ بجانب كل عنوان قيمته.

page-site-case-players = اللاعبون
page-site-case-players-are = { $sides ->
    [partners] { $seats }، شركاء
    [solo] { $seats }، كلٌّ لنفسه
   *[none] { $seats }
}
page-site-case-turn = صاحب الدور
page-site-case-deck = الورق بترتيب التوزيع
page-site-case-returned = عدد أوراق التوزيع فوق كل ورقة أُعيدت
page-site-case-all-hands = الأيدي
page-site-case-hand = يد المقعد { $seat }
page-site-case-floor = الأرض
page-site-case-stock = ورق التوزيع
page-site-case-pile = كومة الطرف { $side }
page-site-case-all-basras = الباصرات
page-site-case-basras = باصرات الطرف { $side }
page-site-case-last = آخر من أخذ
page-site-case-carried = النقاط المؤجلة
page-site-case-seat = المقعد { $seat }
page-site-case-side = الطرف
page-site-case-round = الجولة { $number }
page-site-case-nobody = لا أحد
page-site-case-none = لا شيء
page-site-case-rest = كل الأوراق الأخرى
page-site-case-cards = { WORDS($count, each: "cards", form: "subject") }

## الألعاب. $card ورقة واحدة، و$cards أوراق.

page-site-case-played = تُلعب { $card }.
page-site-case-claimed = تُلعب { $card } لأخذ { $cards }.
page-site-case-declined = يُراد وضع { $card } على الأرض من دون أخذ.
page-site-case-takes = تأخذ { $cards }.
page-site-case-lays = لا تأخذ شيئًا وتبقى على الأرض.
page-site-case-refused = { $code ->
    [round-over] اللعبة مرفوضة: لم تبقَ ورقة تُلعب.
    [not-in-hand] اللعبة مرفوضة: ليست الورقة في يد صاحب الدور.
    [not-on-floor] اللعبة مرفوضة: ليست كل الأوراق المطلوبة على الأرض.
    [not-a-capture] اللعبة مرفوضة: لا يمكن أخذ هذه الأوراق بعينها بهذه الورقة.
    [not-kept] اللعبة مرفوضة: كان يمكن أخذ هذه الأوراق، لكن القواعد توجب أخذ غيرها.
    [must-take] اللعبة مرفوضة: يمكن الأخذ بهذه الورقة، فيجب.
    [ambiguous] اللعبة مرفوضة: للأخذ أكثر من وجه، ولم يُذكر أيها.
   *[other] اللعبة مرفوضة ({ $code }).
}
page-site-case-refused-short = مرفوضة
page-site-case-plays = { $count ->
    [zero] لا ألعاب
    [one] لعبة واحدة
    [two] لعبتان
    [few] { $count } ألعاب
    [many] { $count } لعبة
   *[other] { $count } لعبة
}
page-site-case-play = اللعبة
page-site-case-card = الورقة
page-site-case-after-taken = تأخذ
page-site-case-after-floor = ثم على الأرض
page-site-case-points = الباصرة
page-site-case-as-shown = تجري الألعاب كلها كما هو مبيّن أعلاه.
page-site-case-departs = تجري اللعبة { $number } على غير ذلك:

## النقاط.

page-site-case-total = المجموع
page-site-case-most-cards = أكثر الأوراق
page-site-case-status = { $status ->
    [won] فاز الطرف { $side }.
    [draw] انتهت المباراة بالتعادل.
   *[another-round] تُلعب جولة أخرى.
}
page-site-case-playing = تلعبها الأطراف:

## ما يقال حول الأجوبة؛ بعد النقطتين قائمة.

page-site-case-expected = هو الجواب في:
page-site-case-also = وكذلك في:
page-site-case-also-all = وكذلك في سائر مجموعات القواعد.
page-site-case-given = في:
page-site-case-given-all = في سائر مجموعات القواعد.
page-site-case-not-asked = لا يناسب السؤال:
page-site-case-accepted = يُقبل أي جواب من هذه:
page-site-case-readings = وتُقبل قراءات أخرى للصفحة:
page-site-case-because = السبب:
page-site-case-cites = تستند إلى:
