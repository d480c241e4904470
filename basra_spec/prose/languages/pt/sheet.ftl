### The sheet to print: one page with the rules, and what it leaves out.

# A line of headings follows.
page-sheet-left-out = Apenas na página completa das regras:
page-site-print-pdf = Folha para imprimir, uma página (PDF)
