### التوثيق: أسماء مجموعات صفحاته.

page-site-docs-for = من أين تبدأ
page-site-docs-tutorials = دروس تمهيدية
page-site-docs-how-to = أدلة عملية
page-site-docs-reference = المرجع
page-site-docs-explanation = شروح

## مجموعات المصطلحات.

page-site-words-table = حول الطاولة
page-site-words-cards = الأوراق
page-site-words-play = اللعب
page-site-words-score = الجولات والنقاط
page-site-words-link = رابط إلى هذه الكلمة
