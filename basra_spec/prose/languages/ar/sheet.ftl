### The sheet to print: one page with the rules, and what it leaves out.

# A line of headings follows.
page-sheet-left-out = في صفحة القواعد الكاملة وحدها:
page-site-print-pdf = ورقة للطباعة، صفحة واحدة (PDF)
