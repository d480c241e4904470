### La documentation : les noms de ses groupes de pages.

page-site-docs-for = Par où commencer
page-site-docs-tutorials = Tutoriels
page-site-docs-how-to = Guides pratiques
page-site-docs-reference = Référence
page-site-docs-explanation = Explications
