### A página em que os conjuntos de regras ficam lado a lado.

page-site-compare = Comparação
page-site-compare-text = Cada linha é uma regra em que os conjuntos diferem; cada coluna, um conjunto de regras. Um valor longo demais para a tabela é representado por uma letra: na mesma linha, a mesma letra é a mesma regra. Um traço: o conjunto não tem essa regra. O que foge da maioria fica em destaque. Cada linha leva ao que a regra diz e à menor posição em que a diferença aparece.
page-site-compare-rule = Regra
page-site-compare-absent = O conjunto não tem essa regra.
# Stands above what lies on the floor.
page-site-compare-position = Menor posição
page-site-compare-hidden = Entre os conjuntos mais próximos, outras regras também interferem; sozinha, esta aparece aqui.
page-site-compare-borrowed = { $ruleset }, com esta regra de { $other }
page-site-compare-no-position = { $size ->
    [one] Nenhuma posição com até { $size } carta no chão mostra a diferença.
   *[other] Nenhuma posição com até { $size } cartas no chão mostra a diferença.
}
page-site-compare-ceremony = Isso não muda nada nas jogadas: nenhuma posição o mostra.
page-site-compare-choice = O jogador escolhe uma destas opções:
# What a card does: $outcome is `nothing`, `some` (it takes some of the floor), `cleared` (all of it) or `basra`, worth $worth; $cards are those taken.
page-site-compare-way = { $outcome ->
    [nothing] não captura nada
    [some] captura { $cards }
    [cleared] captura { $cards }, sem basra
   *[basra] { $worth ->
        [one] captura { $cards }, basra: { $worth } ponto
       *[other] captura { $cards }, basra: { $worth } pontos
    }
}

## Deals, ends of rounds, scores and matches. Cards are in notation; hands, piles and sides have a bar between them.

page-site-compare-deal = { $sides ->
    [partners] { $seats } jogadores, em duplas; o baralho começa com { $cards }.
   *[solo] { $seats } jogadores, cada um por si; o baralho começa com { $cards }.
}
page-site-compare-dealt = Mãos: { $hands }. Chão inicial: { $floor }.
page-site-compare-put-back = { $card } volta ao monte, como carta { $place } de { $stock }.
page-site-compare-no-deal = Estas regras não têm essa distribuição.
# The last card of a round takes nothing; $last is the number of the player who captured last.
page-site-compare-round-end = { $seats } jogadores; o jogador { $last } foi o último a capturar. A última carta da rodada, { $card }, não captura nada; no chão: { $floor }.
page-site-compare-piles = Cartas nas pilhas: { $piles }. Sobram no chão: { $floor }.
page-site-compare-score = Pilhas no fim de uma rodada: { $piles }. Basras: { $basras }. Pontos acumulados de antes: { $carried }.
page-site-compare-scored = Pontos: { $scores }. Acumulados para depois: { $carried }.
page-site-compare-match = Pontos, rodada por rodada: { $rounds }.
page-site-compare-status = { $status ->
    [won] O lado { $side } vence a partida.
    [draw] A partida termina empatada.
   *[another-round] Joga-se mais uma rodada; lados: { $sides }.
}
