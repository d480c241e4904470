### A documentação: como se chamam os grupos de suas páginas.

page-site-docs-for = Por onde começar
page-site-docs-tutorials = Tutoriais
page-site-docs-how-to = Guias práticos
page-site-docs-reference = Referência
page-site-docs-explanation = Explicações
