### The sheet to print: one page with the rules, and what it leaves out.

# A line of headings follows.
page-sheet-left-out = Seulement dans la page complète des règles :
page-site-print-pdf = Feuille à imprimer, une page (PDF)
