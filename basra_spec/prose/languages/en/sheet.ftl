### The printable sheet: one page with the rules, and what it leaves out.

# A line of headings follows.
page-sheet-left-out = Only on the full rules page:
page-site-print-pdf = Printable sheet, one page (PDF)
