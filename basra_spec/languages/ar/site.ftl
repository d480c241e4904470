### الموقع: صفحاته، وما تقوله حول القواعد والحالات والفروق.

page-site-about = قواعد لعبة الورق «باصرة» على شكل بيانات: اقرأها، وافحص قواعدك، واختبر بها أي برنامج لعب.
page-site-home = الرئيسية
page-site-players = تلعب، أو لديك قاعدة منزلية
page-site-players-text = اقرأ قواعد كل لعبة، وانظر فيمَ تختلف، واكتب قواعدك.
page-site-makers = تكتب برنامج لعب
page-site-makers-text = في كل حالة جواب كل مجموعة قواعد. اختبر برنامجك بها كلها.
page-site-publishers = تنشر القواعد
page-site-publishers-text = كل قاعدة تسمّي الصفحة التي تنص عليها، أو تقول إنها افتراض.
page-site-rules = القواعد
page-site-compare = المقارنة
page-site-cases = الحالات
page-site-decisions = القرارات
page-site-glossary = المصطلحات
page-site-documentation = التوثيق
page-site-in-english = بالإنجليزية
page-site-print = ورقة للطباعة
page-site-compare-text = كل مجموعة قواعد بجانب التي تغيّرها، فإن لم تغيّر شيئًا فبجانب أول مجموعة قائمة بذاتها. كل علامة ≠ تقود إلى فرق، ومعه أصغر وضع يُظهره.
page-site-differs-from = { $ruleset } بجانب { $other }
page-site-rule = القاعدة
page-site-position = أصغر وضع
page-site-no-position = لا يُظهره أي وضع لا يزيد عدد أوراقه على الأرض عن { $size }.
page-site-decisions-text = ما تتركه المصادر مفتوحًا، والقراءة التي تأخذ بها كل مجموعة قواعد.
page-site-seen-in = وردت في
page-site-own = كلمة من عندنا
page-site-glossary-text = مع كل كلمة الوثائق التي وردت فيها؛ وحيث لا تُذكر وثيقة فالكلمة من عندنا.
