### What stands around the sentences: headings, and the words between a rule and what is known of it.

group-cards = الورق
group-players = اللاعبون
group-deal = التوزيع
group-play = اللعب والأخذ
group-basra = الباصرة
group-round = الجولة وحساب النقاط
group-match = المباراة
group-ceremony = ترتيبات اللعب

explain-replaces = بدلًا من ({ $place }): { $sentence }
explain-removed = ألغاه { $place }: { $sentence }
explain-statement = تقول الصفحة ({ $statement }؛ { $documents }، «{ $section }»): { $rule }
explain-statement-of-more = تقول الصفحة، ما لم يتغير شيء آخر ({ $statement }؛ { $documents }، «{ $section }»): { $rule }
explain-more = { $number ->
    [one] وثمة نص آخر في الصفحة، والأمر basra-spec explain --all يعرض النصوص كلها.
    [two] وثمة نصان آخران في الصفحة، والأمر basra-spec explain --all يعرض النصوص كلها.
    [few] وثمة { $number } نصوص أخرى في الصفحة، والأمر basra-spec explain --all يعرض النصوص كلها.
    [many] وثمة { $number } نصًا آخر في الصفحة، والأمر basra-spec explain --all يعرض النصوص كلها.
   *[other] وثمة { $number } نص آخر في الصفحة، والأمر basra-spec explain --all يعرض النصوص كلها.
}
explain-within = وهذا جزء من «{ $sentence }».
explain-house-rule = { $documents ->
    [none] هذه هي القاعدة المحلية { $name } («{ $title }»)، ولا تستند إلى صفحة.
   *[other] هذه هي القاعدة المحلية { $name } («{ $title }»؛ { $documents }).
}
explain-assumption = لا صفحة تنص على هذا، فهو افتراض.
explain-own = هذه قاعدة من عندك، ولا تستند إلى صفحة.
explain-decision = تترك الصفحة هذا مفتوحًا ({ $decision }): { $why }
explain-reading = وتُقرأ أيضًا هكذا ({ $reading }): { $sentence }
explain-reading-without = وتُقرأ أيضًا ({ $reading }) من دون هذا: { $sentence }
explain-notes = ملاحظات (لم تُراجَع)

### A page of rules: its headings, and what it says about itself. What stands below a message that ends in a colon is a list of whole sentences.

page-aim = هدف اللعبة
page-aim-scores = { $scoring ->
    [cards-and-basras] الهدف أن تأخذ أوراق الأرض وتجمعها في كومتك. في آخر الجولة تُحسب نقاط ما جمعته، ومعها نقاط كل باصرة، والباصرة أن تخلي الأرض على الوجه المقرر.
    [cards] الهدف أن تأخذ أوراق الأرض وتجمعها في كومتك. في آخر الجولة تُحسب نقاط ما جمعته.
    [basras] الهدف أن تأخذ أوراق الأرض حتى تخلو على الوجه المقرر: هذه هي الباصرة، ولكل باصرة نقاط.
   *[nothing] الهدف أن تأخذ أوراق الأرض وتجمعها في كومتك. ولا نقاط في هذه اللعبة لشيء.
}
page-aim-target = تُلعب المباراة حتى { WORDS($target, each: "points", form: "object") }.

page-examples-played = كل مثال في هذه الصفحة لُعب بهذه القواعد عند إعدادها.
page-example = المثال { $number }
page-example-case = حالة الاختبار: { $case }

# The title of the other ruleset is quoted: it may be in another language.
page-changes = ما يختلف عن «{ $parent }»
page-changes-new = الجديد
page-changes-now = ما تغيّر
page-changes-before = بدلًا من:
page-changes-gone = ما لم يعد ساريًا
page-changes-none = لا يختلف نص أي قاعدة.
page-house-rules = { $count ->
    [one] وفيها هذه القاعدة المحلية:
    [two] وفيها هاتان القاعدتان المحليتان:
   *[other] وفيها هذه القواعد المحلية:
}

page-open = ما بقي مفتوحًا
page-open-intro = المصادر غير واضحة في هذه المسائل. يأتي أولًا ما تقوله القواعد أعلاه، ثم السبب، ثم القراءات الأخرى.
page-reading = وتُقرأ أيضًا هكذا ({ $reading }):
page-reading-without = وتُقرأ أيضًا ({ $reading }) من دون هذا:

page-notes = ملاحظات
page-about = عن هذه الصفحة
page-made-from = أُعدّت من مجموعة القواعد { $id }، الإصدار { NUMBER($version, useGrouping: 0) }.
page-variant-of = هذه صيغة من «{ $parent }».
page-sources = { $count ->
    [one] المصدر:
    [two] المصدران:
   *[other] المصادر:
}
page-sources-none = { $parent ->
    [none] لم يُذكر مصدر: هذه قواعد من وضع كاتبها.
   *[other] لم يُذكر مصدر لما يختلف عن «{ $parent }»: تلك قواعد من وضع كاتبها.
}
page-author-text = { $language ->
    [none] هذا النص كلام كاتبه، بلغته.
   *[other] هذا النص كلام كاتبه، بلغته: { $language }.
}
page-author-reasons = الأسباب كلام الكاتب نفسه، بلغته.
page-not-checked = غير مراجَع: لا شيء يثبت أن هذا النص يوافق القواعد.
page-no-native-reader = لم يراجع هذه الصفحة قارئ لغته الأم العربية.
