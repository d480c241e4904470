### O site: suas páginas, e o que elas dizem em torno de regras, casos e diferenças.

page-site-home = Início
page-site-rules = Regras
page-site-rules-text = Cada jogo tem a sua página e uma folha para imprimir. Os jogos do mesmo documento ficam juntos, cada um depois daquele que altera.
page-site-game = Jogo
page-site-cases = Casos
page-site-decisions = Decisões
page-site-glossary = Glossário
page-site-documentation = Documentação
page-site-in-english = em inglês
page-site-print = Folha para imprimir
page-site-decisions-text = O que as fontes deixam em aberto, e a leitura que cada conjunto de regras adota.
page-site-glossary-text = Cada palavra com os documentos em que foi vista; onde nenhum é nomeado, a palavra é nossa.
