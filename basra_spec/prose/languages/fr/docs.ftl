### La documentation : les noms de ses groupes de pages.

page-site-docs-for = Par où commencer
page-site-docs-tutorials = Tutoriels
page-site-docs-how-to = Guides pratiques
page-site-docs-reference = Référence
page-site-docs-explanation = Explications

## Les groupes du glossaire.

page-site-words-table = À la table
page-site-words-cards = Les cartes
page-site-words-play = Le jeu
page-site-words-score = Manches et points
page-site-words-link = Lien vers ce mot
