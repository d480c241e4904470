### الموقع: صفحاته، وما تقوله حول القواعد والحالات والفروق.

page-site-home = الرئيسية
page-site-rules = القواعد
page-site-rules-text = لكل لعبة صفحتها وورقة للطباعة. ألعاب الوثيقة الواحدة متجاورة، وكل لعبة بعد التي تغيّرها.
page-site-game = اللعبة
page-site-cases = الحالات
page-site-decisions = القرارات
page-site-glossary = المصطلحات
page-site-documentation = التوثيق
page-site-in-english = بالإنجليزية
page-site-print = ورقة للطباعة
page-site-decisions-text = ما تتركه المصادر مفتوحًا، والقراءة التي تأخذ بها كل مجموعة قواعد.
page-site-glossary-text = مع كل كلمة الوثائق التي وردت فيها؛ وحيث لا تُذكر وثيقة فالكلمة من عندنا.
