### Le site : ses pages, et ce qu’elles disent autour des règles, des cas et des différences.

page-site-home = Accueil
page-site-rules = Règles
page-site-rules-text = Chaque jeu a sa page et sa feuille à imprimer. Les jeux d’un même document se suivent, chacun après celui qu’il modifie.
page-site-game = Jeu
page-site-cases = Cas
page-site-decisions = Décisions
page-site-glossary = Glossaire
page-site-documentation = Documentation
page-site-in-english = en anglais
page-site-print = Feuille à imprimer
page-site-decisions-text = Ce que les sources laissent ouvert, et la lecture que prend chaque jeu de règles.
page-site-glossary-text = Chaque mot avec les documents où il a été vu ; là où aucun n’est nommé, le mot est de nous.
