### O site: suas páginas, e o que elas dizem em torno de regras, casos e diferenças.

page-site-about = As regras do jogo de cartas Basra como dados: leia-as, confira as suas, julgue por elas qualquer programa de jogo.
page-site-home = Início
page-site-players = Você joga, ou tem uma regra da casa
page-site-players-text = Leia as regras de cada jogo, veja em que diferem e escreva as suas.
page-site-makers = Você faz um programa de jogo
page-site-makers-text = Cada caso traz a resposta de cada conjunto de regras. Teste o seu programa com todos.
page-site-publishers = Você publica regras
page-site-publishers-text = Cada regra nomeia a página que a afirma, ou diz que é uma suposição.
page-site-rules = Regras
page-site-compare = Comparação
page-site-cases = Casos
page-site-decisions = Decisões
page-site-glossary = Glossário
page-site-documentation = Documentação
page-site-in-english = em inglês
page-site-print = Folha para imprimir
page-site-compare-text = Cada conjunto de regras ao lado daquele que ele altera ou, se não altera nenhum, do primeiro que vale sozinho. Cada ≠ leva a uma diferença, com a menor posição que a mostra.
page-site-differs-from = { $ruleset }, ao lado de { $other }
page-site-rule = Regra
page-site-position = Menor posição
page-site-no-position = Nenhuma posição com até { $size } cartas no chão mostra isso.
page-site-decisions-text = O que as fontes deixam em aberto, e a leitura que cada conjunto de regras adota.
page-site-seen-in = visto em
page-site-own = palavra nossa
page-site-glossary-text = Cada palavra com os documentos em que foi vista; onde nenhum é nomeado, a palavra é nossa.
