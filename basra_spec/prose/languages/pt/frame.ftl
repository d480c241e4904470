### O que vale em todo jogo, sejam quais forem as regras.

# $hand é o de `deal-hand`.
frame-new-deal = { $hand ->
    [1] Quando todas as mãos estão vazias, cada jogador recebe de novo uma carta, e o chão nenhuma, até o monte acabar.
   *[other] Quando todas as mãos estão vazias, cada jogador recebe de novo { WORDS($hand, each: "number", form: "f") } cartas, e o chão nenhuma, até o monte acabar.
}
frame-turn = Na sua vez, o jogador joga uma carta da mão. Ela captura cartas do chão ou não captura nenhuma.
frame-pile = Uma carta que captura vai para a pilha do lado de quem a jogou, junto com tudo o que captura.
frame-trail = Uma carta que não captura nada fica no chão.
frame-round-end = A rodada termina quando o monte e todas as mãos estão vazios.
frame-first = O jogador seguinte a quem dá as cartas é o primeiro a jogar e dá as cartas na rodada seguinte.
