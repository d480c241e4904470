### The sheet to print: one page with the rules, and what it leaves out.

# A line of headings follows.
page-sheet-left-out = Only on the full page of rules:
page-site-print-pdf = Sheet to print, one page (PDF)
