### Le site : ses pages, et ce qu’elles disent autour des règles, des cas et des différences.

page-site-about = Les règles du jeu de cartes Basra sous forme de données : lisez-les, vérifiez les vôtres, jugez-en tout moteur de jeu.
page-site-home = Accueil
page-site-players = Vous jouez, ou vous avez une règle maison
page-site-players-text = Lisez les règles de chaque jeu, voyez en quoi elles diffèrent, écrivez les vôtres.
page-site-makers = Vous écrivez un moteur de jeu
page-site-makers-text = Chaque cas donne la réponse de chaque jeu de règles. Soumettez-y votre moteur.
page-site-publishers = Vous publiez des règles
page-site-publishers-text = Chaque règle nomme la page qui l’énonce, ou dit qu’elle est une hypothèse.
page-site-rules = Règles
page-site-compare = Comparaison
page-site-cases = Cas
page-site-decisions = Décisions
page-site-glossary = Glossaire
page-site-documentation = Documentation
page-site-in-english = en anglais
page-site-print = Feuille à imprimer
page-site-compare-text = Chaque jeu de règles à côté de celui qu’il modifie ou, s’il n’en modifie aucun, du premier qui se tient seul. Chaque ≠ mène à une différence, avec la plus petite position qui la montre.
page-site-differs-from = { $ruleset }, à côté de { $other }
page-site-rule = Règle
page-site-position = Plus petite position
page-site-no-position = Aucune position avec au plus { $size } cartes sur le tapis ne le montre.
page-site-decisions-text = Ce que les sources laissent ouvert, et la lecture que prend chaque jeu de règles.
page-site-seen-in = vu dans
page-site-own = mot de notre choix
page-site-glossary-text = Chaque mot avec les documents où il a été vu ; là où aucun n’est nommé, le mot est de nous.
