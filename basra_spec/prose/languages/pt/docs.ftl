### A documentação: como se chamam os grupos de suas páginas.

page-site-docs-for = Por onde começar
page-site-docs-tutorials = Tutoriais
page-site-docs-how-to = Guias práticos
page-site-docs-reference = Referência
page-site-docs-explanation = Explicações

## Os grupos do glossário.

page-site-words-table = À mesa
page-site-words-cards = Cartas
page-site-words-play = O jogo
page-site-words-score = Rodadas e pontos
page-site-words-link = Link para esta palavra
