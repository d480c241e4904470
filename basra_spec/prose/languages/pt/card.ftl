### A própria língua, e as cartas como são desenhadas e escritas: 9♣, J♦.

# O nome da língua nela mesma, e a direção da escrita: `ltr` ou `rtl`.
language-name = português
language-direction = ltr
# Quem leu estas mensagens: `author` se as escreveu nesta língua, `native` se um falante nativo as conferiu, `nobody` se ninguém.
language-reader = nobody

# A letra ou o número de uma carta. $rank é um número de 2 a 10, ou A, J, Q, K. Os baralhos brasileiros têm as letras inglesas.
card-letter = { $rank ->
    [A] A
    [J] J
    [Q] Q
    [K] K
   *[other] { $rank }
}
card-suit = { $suit ->
    [S] ♠
    [H] ♥
    [D] ♦
   *[C] ♣
}
# Uma carta em notação; várias ficam lado a lado, com um espaço entre elas.
card-notation = { card-letter }{ card-suit }

## Exemplos: frases inteiras, uma depois da outra. $card é uma carta em notação; $floor, $taken e $left são cartas em notação.

# Só onde um exemplo está fora da página do seu conjunto de regras; $ruleset é o título.
example-by = Segundo as regras de “{ $ruleset }”.
example-floor = { $floor-count ->
    [0] O chão está vazio.
   *[other] No chão: { $floor }.
}
# Só onde as regras olham para a jogada anterior.
example-previous-trailed = { $floor-count ->
    [0] A jogada anterior foi feita com o chão vazio e não capturou nada.
   *[other] A jogada anterior foi feita com { $floor } no chão e não capturou nada.
}
example-previous-took = { $floor-count ->
    [0] A jogada anterior foi feita com o chão vazio.
   *[other] A jogada anterior foi feita com { $floor } no chão e capturou alguma carta.
}
# Só onde o jogador pode escolher entre várias maneiras, das quais uma pode ser não capturar nada; o que segue é uma delas.
example-ways = { $ways ->
    [1] Há uma só maneira de jogar { $card }.
   *[other] Há { WORDS($ways, each: "number", form: "f") } maneiras de jogar { $card }, e o jogador escolhe.
}
example-taken = { $taken-count ->
    [1] Joga-se { $card } e captura-se { $taken }.
   *[other] Joga-se { $card } e capturam-se { $taken }.
}
example-laid-down = Joga-se { $card }, que não captura nada e fica no chão.
example-left = { $left-count ->
    [1] Continua no chão: { $left }.
   *[other] Continuam no chão: { $left }.
}
# O chão fica limpo, e isso é uma basra; $worth é o que ela vale.
example-basra = { $worth ->
    [0] O chão fica limpo: é uma basra, que não vale pontos.
    [1] O chão fica limpo: é uma basra de 1 ponto.
   *[other] O chão fica limpo: é uma basra de { $worth } pontos.
}
example-no-basra = O chão fica limpo, mas isso não é basra.

## Desenhos. O título diz o que se vê; as frases do exemplo são lidas com ele.

picture-title = Uma jogada: { $card }
# Escrito no desenho quando a jogada é basra.
picture-basra = { $worth ->
    [0] Basra
    [1] Basra: 1 ponto
   *[other] Basra: { $worth } pontos
}
