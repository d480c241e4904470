### الموقع: صفحاته، وما تقوله حول القواعد والحالات والفروق.

page-site-home = الرئيسية
page-site-rules = القواعد
page-site-cases = الحالات
page-site-decisions = القرارات
page-site-glossary = المصطلحات
page-site-documentation = التوثيق
page-site-in-english = بالإنجليزية
page-site-print = ورقة للطباعة
page-site-cases-text = { $count ->
    [zero] لا حالات.
    [one] حالة واحدة.
    [two] حالتان.
    [few] { $count } حالات.
    [many] { $count } حالة.
   *[other] { $count } حالة.
} الأجوبة هي أجوبة المفسّر المدمج. الأسباب مكتوبة بالإنجليزية.
page-site-no-answer = السؤال لا يناسب هذه القواعد.
page-site-verdict-nothing = لا تأخذ شيئًا
page-site-verdict-takes = تأخذ { $cards }
page-site-verdict-basra = باصرة: { $points }
page-site-verdict-refused = اللعبة مرفوضة ({ $code }).
page-site-decisions-text = ما تتركه المصادر مفتوحًا، والقراءة التي تأخذ بها كل مجموعة قواعد.
page-site-glossary-text = مع كل كلمة الوثائق التي وردت فيها؛ وحيث لا تُذكر وثيقة فالكلمة من عندنا.
