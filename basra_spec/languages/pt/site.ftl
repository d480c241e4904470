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
page-site-cases = Casos
page-site-decisions = Decisões
page-site-glossary = Glossário
page-site-documentation = Documentação
page-site-in-english = em inglês
page-site-print = Folha para imprimir
page-site-cases-text = { $count ->
    [one] { $count } caso.
   *[other] { $count } casos.
} As respostas são as do interpretador embutido. As razões estão em inglês.
page-site-no-answer = A pergunta não cabe nestas regras.
page-site-verdict-nothing = não captura nada
page-site-verdict-takes = captura { $cards }
page-site-verdict-basra = Basra: { $points }
page-site-verdict-refused = A jogada é recusada ({ $code }).
page-site-decisions-text = O que as fontes deixam em aberto, e a leitura que cada conjunto de regras adota.
page-site-seen-in = visto em
page-site-own = palavra nossa
page-site-glossary-text = Cada palavra com os documentos em que foi vista; onde nenhum é nomeado, a palavra é nossa.
