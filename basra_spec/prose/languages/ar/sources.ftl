### ما تستند إليه القواعد: القائمة في آخر صفحة القواعد، وصفحات الموقع عن المصادر والقرارات.

page-citations = أين ورد هذا
page-citations-intro = العلامات التي تلي القواعد تقود إلى هنا: إلى الوثيقة والفصل اللذين ينصّان على القاعدة، أو إلى ما تستند إليه سواهما.
page-citations-mark = أين ورد هذا: { $number }
page-citations-mark-assumption = لم يرد في أي صفحة: افتراض
page-citations-mark-own = قاعدة من وضع كاتبها
page-citations-back = عودة إلى القاعدة
page-citations-assumption = لا صفحة تنص على هذا، فهو افتراض.
page-citations-own = هذه قاعدة من وضع كاتبها، ولا تستند إلى صفحة.
page-citations-of-more = يختلف بعضه هنا.

page-site-sources = المصادر
page-site-sources-text = الوثائق التي تستند إليها القواعد. نعرض كل وثيقة نصًّا نصًّا بكلامنا نحن، ومع كل نص القواعد التي تستند إليه والحالات التي تستشهد به.
page-site-statements = { $count ->
    [zero] لا نصوص
    [one] نص واحد
    [two] نصان
    [few] { $count } نصوص
    [many] { $count } نصًّا
   *[other] { $count } نص
}
page-site-source-language = اللغة
page-site-resting-rulesets = مجموعات القواعد التي تستند إليها
page-site-our-words = ما تقوله الوثيقة معروض هنا بكلامنا نحن، وبالإنجليزية.
page-site-resting-rules = القواعد التي تستند إليه
page-site-citing = { $count ->
    [zero] لا تستشهد به أي حالة
    [one] تستشهد به حالة واحدة
    [two] تستشهد به حالتان
    [few] تستشهد به { $count } حالات
    [many] تستشهد به { $count } حالة
   *[other] تستشهد به { $count } حالة
}
page-site-no-case = لا تستشهد به أي حالة
page-site-marked = { $kind ->
    [ruleset-data] مجموعة القواعد نفسها تُظهره
    [display] يتعلق بما يعرضه البرنامج
    [ceremony] من ترتيبات اللعب: يُطبع ولا يُلعب
    [no-effect] لا يغيّر شيئًا ظاهرًا
    [about-another-game] يتعلق بلعبة أخرى
   *[repeats] يكرر نصًّا آخر
}

page-site-assumptions = قواعد لا تنص عليها أي وثيقة
page-site-assumptions-text = كل قاعدة من هذه افتراض، ومعها القرار الذي أخذ به.
page-site-all-stated = مجموعات نُصّ في الوثائق على كل قاعدة من قواعدها
page-site-decision-text = الأسباب بكلام كاتبها، وبالإنجليزية.
page-site-taken = تقرؤها هكذا
page-site-read-otherwise = قراءة أخرى ({ $reading })
page-site-read-without = قراءة أخرى ({ $reading }) من دون هذا
page-site-settled = تحسمها على وجه آخر
page-site-showing = { $count ->
    [zero] لا تُظهر هذا أي حالة مفتوحة
    [one] تُظهر هذا حالة مفتوحة واحدة
    [two] تُظهر هذا حالتان مفتوحتان
    [few] تُظهر هذا { $count } حالات مفتوحة
    [many] تُظهر هذا { $count } حالة مفتوحة
   *[other] تُظهر هذا { $count } حالة مفتوحة
}
