### Les premières pages du site, et ce qui les entoure toutes.

page-site-about = Les règles du jeu de cartes Basra, écrites comme des données : à lire dans votre langue, à jouer, et pour juger n’importe quel moteur de jeu.
page-site-choose = Choisissez votre langue
page-site-promise = Les règles de Basra, vérifiées en jouant
page-site-what = Basra est un jeu de cartes où l’on pêche : avec une carte de sa main, on ramasse sur le tapis les cartes de même rang et les sommes, et vider le tapis est une Basra. On y joue de bien des façons. { $count ->
    [one] L’une d’elles est écrite ici sous forme de données : un programme la joue, et ces pages la mettent en mots.
   *[other] Ici, { $count } jeux de règles sont écrits sous forme de données : un programme les joue, et ces pages les mettent en mots.
}
page-site-played = Une Basra, pas à pas
page-site-played-by = Joué selon ces règles lors de la création de cette page

page-site-readers = Par où commencer ?
page-site-players = Vous jouez, ou vous avez une règle maison
page-site-players-text = Voyez comment se joue chaque jeu et en quoi deux d’entre eux diffèrent, puis écrivez la règle de votre propre table.
page-site-to-rules = Lire les règles
page-site-to-compare = Voir en quoi les jeux diffèrent
page-site-to-house-rule = Écrire votre première règle maison
page-site-makers = Vous écrivez un moteur de jeu
page-site-makers-text = Posez à votre programme les mêmes questions qu’au nôtre, et apprenez, règle par règle, où il a raison et où il se trompe.
page-site-to-cases = Parcourir les cas
page-site-to-judge = Juger votre moteur
page-site-publishers = Vous publiez des règles
page-site-publishers-text = Créez des pages et des feuilles en plusieurs langues, où chaque exemple a été joué et où chaque règle connaît sa source.
page-site-to-decisions = Voir ce que les sources laissent ouvert
page-site-to-publish = Publier vos règles
page-site-to-sources = Suivre une règle, de sa page à son cas

page-site-footer = Créé avec basra-spec { $version }. Licence MIT.
page-site-to-dark = Passer aux couleurs sombres
page-site-to-light = Passer aux couleurs claires
page-site-lost = Cette page n’est pas ici
page-site-lost-text = Elle a peut-être changé de place, ou son adresse contient une faute.
page-site-to-home = Aller à la première page

page-site-about-rules = Les règles de tous les jeux de Basra présentés ici, chacun sur sa propre page.
page-site-about-ruleset = Comment se joue « { $title } » : ses règles en phrases, et des exemples joués selon elles.
page-site-about-compare = En quoi diffèrent les jeux de règles de Basra, règle par règle, et la plus petite position qui le montre.
page-site-about-cases = Des cas par thème : une position, un coup, et ce que répond chaque jeu de règles.
page-site-about-topic = Des cas sur « { $topic } », chacun avec ce que répond chaque jeu de règles.
page-site-about-decisions = Ce que les sources laissent ouvert, la lecture que retient chaque jeu de règles, et les autres lectures possibles.
page-site-about-sources = Les documents qui énoncent les règles de Basra : ce que dit chacun, et ce qui s’appuie dessus.
page-site-about-document = Ce qu’énonce { $document }, avec les règles et les cas qui s’appuient dessus.
page-site-about-glossary = Les mots de Basra en plusieurs langues, chacun avec les documents où il a été vu.
page-site-about-documentation = Guides et références pour les auteurs de règles maison, les créateurs de moteurs et ceux qui publient des règles.
