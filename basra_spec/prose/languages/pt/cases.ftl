### Os casos no site: seus assuntos, suas perguntas e respostas em palavras, e o que fica em volta.

page-site-case-index = { $count ->
    [one] { $count } caso: uma pergunta, com a resposta de cada conjunto de regras.
   *[other] { $count } casos: perguntas, cada uma com a resposta de cada conjunto de regras.
}
page-site-case-count = { $count ->
    [one] { $count } caso
   *[other] { $count } casos
}
page-site-case-reading = Como ler um caso
page-site-case-how = Um caso vale para os conjuntos de regras que ele nomeia, e sua resposta se apoia na página deles: um ✓ vem antes. Ao lado está o que os outros respondem à mesma pergunta. Todas as respostas são do interpretador embutido. Lugares e lados são contados a partir de 0. Os nomes dos casos e as razões estão em inglês.
page-site-case-standing = { $standing ->
    [stated] Afirmado
    [derived] Deduzido
   *[open] Em aberto
}
page-site-case-standing-text = { $standing ->
    [stated] A página diz exatamente isto.
    [derived] Decorre do que a página diz; uma razão explica como.
   *[open] A página não decide. A resposta segue a leitura que o conjunto de regras adota; outras leituras também são aceitas.
}

## Os assuntos: um nome e uma frase para cada.

page-site-case-part = { $topic }, parte { $number }
page-site-case-topic-basra = A basra
page-site-case-topic-basra-text = Quais jogadas que limpam o chão são basra, e quantos pontos vale cada uma.
page-site-case-topic-capture = Captura
page-site-case-topic-capture-text = O que uma carta captura: cartas iguais, somas, e quais delas quando há mais de uma captura possível.
page-site-case-topic-claims = Declarações
page-site-case-topic-claims-text = O que o jogador diz que captura, e quando essa jogada é recusada.
page-site-case-topic-deal = A distribuição
page-site-case-topic-deal-text = As mãos, o primeiro chão, as cartas que não podem ficar nele, e cada nova distribuição.
page-site-case-topic-jack = O valete
page-site-case-topic-jack-text = O que um valete varre do chão, e quando isso é basra.
page-site-case-topic-komi = O 7♦
page-site-case-topic-komi-text = O que o 7♦ pode fazer além dos outros setes, e quando ele faz basra.
page-site-case-topic-leftovers = Cartas que sobram
page-site-case-topic-leftovers-text = Com quem ficam as cartas que estão no chão depois da última jogada.
page-site-case-topic-match = A partida
page-site-case-topic-match-text = Quando a partida acaba, quem a ganhou, e o que acontece num empate.
page-site-case-topic-previous-play = A jogada anterior
page-site-case-topic-previous-play-text = Jogadas cujo valor depende da jogada anterior.
page-site-case-topic-round = Rodadas inteiras
page-site-case-topic-round-text = Rodadas da distribuição à última carta, jogada por jogada.
page-site-case-topic-score = A pontuação
page-site-case-topic-score-text = Os pontos das cartas, do maior número de cartas e das basras no fim de uma rodada.

## O que uma pergunta monta e o que uma resposta diz; ao lado de cada rótulo fica um valor.

page-site-case-players = Jogadores
page-site-case-players-are = { $sides ->
    [partners] { $seats }, em duplas
    [solo] { $seats }, cada um por si
   *[none] { $seats }
}
page-site-case-turn = Quem joga
page-site-case-deck = Baralho, na ordem da distribuição
page-site-case-returned = Cartas do monte acima de cada carta devolvida
page-site-case-all-hands = Mãos
page-site-case-hand = Mão do lugar { $seat }
page-site-case-floor = Chão
page-site-case-stock = Monte
page-site-case-pile = Pilha do lado { $side }
page-site-case-all-basras = Basras
page-site-case-basras = Basras do lado { $side }
page-site-case-last = Último a capturar
page-site-case-carried = Pontos acumulados
page-site-case-seat = Lugar { $seat }
page-site-case-side = Lado
page-site-case-round = Rodada { $number }
page-site-case-nobody = ninguém
page-site-case-none = nada
page-site-case-rest = todas as outras cartas
page-site-case-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}

## As jogadas. $card é uma carta em notação, $cards são cartas em notação.

page-site-case-played = Joga-se { $card }.
page-site-case-claimed = Joga-se { $card } para capturar { $cards }.
page-site-case-declined = Quer-se deixar { $card } no chão sem capturar nada.
page-site-case-takes = Captura { $cards }.
page-site-case-lays = Não captura nada e fica no chão.
page-site-case-refused = { $code ->
    [round-over] Recusada: não há mais carta para jogar.
    [not-in-hand] Recusada: a carta não está na mão do lugar de quem é a vez.
    [not-on-floor] Recusada: uma das cartas a capturar não está no chão.
    [not-a-capture] Recusada: a carta não pode capturar exatamente estas cartas.
    [not-kept] Recusada: a carta poderia capturar estas, mas as regras a fazem capturar outras.
    [must-take] Recusada: a carta pode capturar, e portanto deve.
    [ambiguous] Recusada: há várias maneiras de capturar, e a jogada não diz qual.
   *[other] Recusada ({ $code }).
}
page-site-case-refused-short = Recusada
page-site-case-plays = { $count ->
    [one] { $count } jogada
   *[other] { $count } jogadas
}
page-site-case-play = Jogada
page-site-case-card = Carta
page-site-case-after-taken = Captura
page-site-case-after-floor = Depois no chão
page-site-case-points = Basra
page-site-case-as-shown = Todas as jogadas acontecem como mostrado acima.
page-site-case-departs = A jogada { $number } acontece de outro modo:

## Os pontos.

page-site-case-total = Total
page-site-case-most-cards = Mais cartas
page-site-case-status = { $status ->
    [won] O lado { $side } ganhou.
    [draw] A partida termina empatada.
   *[another-round] Joga-se mais uma rodada.
}
page-site-case-playing = Jogam essa rodada os lados:

## O que fica em volta das respostas; depois de dois-pontos vem uma lista.

page-site-case-expected = A resposta para:
page-site-case-also = A mesma em:
page-site-case-also-all = A mesma em todos os outros conjuntos de regras.
page-site-case-given = Em:
page-site-case-given-all = Em todos os outros conjuntos de regras.
page-site-case-not-asked = A pergunta não se aplica a:
page-site-case-accepted = Qualquer destas respostas é aceita:
page-site-case-readings = Outras leituras da página também são aceitas:
page-site-case-because = Por quê:
page-site-case-cites = Apoia-se em:
