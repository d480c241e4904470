### التوثيق: أسماء مجموعات صفحاته.

page-site-docs-for = من أين تبدأ
page-site-docs-tutorials = دروس تمهيدية
page-site-docs-how-to = أدلة عملية
page-site-docs-reference = المرجع
page-site-docs-explanation = شروح
