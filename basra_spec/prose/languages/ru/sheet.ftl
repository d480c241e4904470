### The sheet to print: one page with the rules, and what it leaves out.

# A line of headings follows.
page-sheet-left-out = Только на полной странице правил:
page-site-print-pdf = Лист для печати, одна страница (PDF)
