### As regras. Uma mensagem tem o nome do lugar da sua regra; basra_spec/prose/sentences.py diz quais argumentos ela recebe.

## Cartas

deck = { $deck ->
    [any] Joga-se com todas as 52 cartas do baralho.
   *[other] De um baralho de 52 cartas, usam-se apenas { CARDS($deck, form: "all") }.
}
values = { $count ->
    [0] Nenhuma carta tem valor de captura; por isso, não há somas.
   *[other] { $without ->
        [none] Nas somas, todas as cartas contam pelo seu valor de captura.
        [J-K] Nas somas, as cartas contam pelo seu valor de captura. Os valetes, as damas e os reis não têm valor, nunca entram em somas e nada acrescentam à soma do chão.
       *[other] Nas somas, as cartas contam pelo seu valor de captura. Não têm valor, nunca entram em somas e nada acrescentam à soma do chão: { CARDS($without, form: "all") }.
    }
}
values-one = { $value ->
    [face] Para { CARDS($cards, form: "the") }, conta-se o número que traz impresso.
   *[other] Para { CARDS($cards, form: "the") }, conta-se { $value }.
}

## Jogadores

players-one = { $number ->
    [2] Podem jogar dois, { WORDS($value, each: "sides", join: "or") }.
    [3] Podem jogar três, { WORDS($value, each: "sides", join: "or") }.
    [4] Podem jogar quatro, { WORDS($value, each: "sides", join: "or") }.
    [5] Podem jogar cinco, { WORDS($value, each: "sides", join: "or") }.
   *[6] Podem jogar seis, { WORDS($value, each: "sides", join: "or") }.
}
sides = { $word ->
    [partners] em duplas (os parceiros se sentam frente a frente e têm em comum a pilha e a pontuação)
   *[solo] cada um por si
}

## A distribuição

deal-hand = { $hand ->
    [1] A cada distribuição, cada jogador recebe uma carta.
   *[other] A cada distribuição, cada jogador recebe { WORDS($hand, each: "number", form: "f") } cartas.
}
deal-floor = { $floor ->
    [0] A rodada começa sem cartas no chão, que é o centro da mesa.
    [1] A rodada começa com uma carta virada para cima no chão, que é o centro da mesa.
   *[other] A rodada começa com { WORDS($floor, each: "number", form: "f") } cartas viradas para cima no chão, que é o centro da mesa.
}
deal-refused = { $refused-count ->
    [0] No chão inicial pode haver qualquer carta.
   *[other] No chão inicial não pode haver { CARDS($refused, form: "no", join: "nor") }: se sair uma carta dessas, ela é posta de lado, e a carta de cima do monte toma o lugar dela.
}
deal-put-back = { $put-back ->
    [middle] Quando o chão inicial está completo, as cartas postas de lado voltam uma a uma, na mesma ordem, ao meio do monte: cada uma entra por baixo da metade das cartas dele, arredondada para baixo.
    [middle-rounded-up] Quando o chão inicial está completo, as cartas postas de lado voltam uma a uma, na mesma ordem, ao meio do monte: cada uma entra por baixo da metade das cartas dele, arredondada para cima.
    [bottom] Quando o chão inicial está completo, as cartas postas de lado vão uma a uma, na mesma ordem, para o fundo do monte.
   *[anywhere] Quando o chão inicial está completo, as cartas postas de lado voltam ao monte, cada uma num lugar qualquer, ao acaso.
}

## Jogada e captura

plays-one = { $never ->
    [none] { $after ->
        [none] { CLASSES($class, form: "defined") }.
       *[other] { CLASSES($class, form: "defined") }; isso só inclui { CARDS($after, form: "all") } quando não se aplica uma regra mais específica.
    }
   *[other] { $after ->
        [none] { CLASSES($class, form: "defined") }, exceto { CARDS($never, form: "all") }.
       *[other] { CLASSES($class, form: "defined") }, exceto { CARDS($never, form: "all") }; isso só inclui { CARDS($after, form: "all") } quando não se aplica uma regra mais específica.
    }
}
plays-one-takes = { $sweep ->
    [none] { takes-groups }
   *[other] { $rank ->
        [none] { $sums ->
            [none] { takes-sweep }
           *[other] { takes-groups } { takes-sweep }
        }
       *[other] { takes-groups } { takes-sweep }
    }
}
takes-groups = { $rank ->
    [none] { CLASSES($class, form: "start") } pode capturar { takes-sums }.
   *[other] { $sums ->
        [none] { CLASSES($class, form: "start") } pode capturar { takes-rank }.
       *[other] { CLASSES($class, form: "start") } pode capturar { takes-rank }, e também { takes-sums }.
    }
}
takes-rank = { $rank ->
    [one] uma só carta do chão igual à jogada, de qualquer naipe
   *[many] uma ou mais cartas do chão iguais à jogada, de qualquer naipe
}
takes-sums = { $sums ->
    [one] uma só soma: duas ou mais cartas do chão, diferentes da jogada, que somem exatamente o valor dela
   *[many] uma ou mais somas: grupos de duas ou mais cartas do chão, diferentes da jogada, que somem exatamente o valor dela, sem que nenhuma carta entre em dois grupos
}
takes-sweep = { $basra-kinds ->
    [0] { CLASSES($class, form: "start") } captura { swept }; isso nunca é basra.
   *[other] { CLASSES($class, form: "start") } captura { swept }.
}
swept = { $sweep ->
    [any] o chão inteiro
   *[other] estas cartas do chão, mesmo que não sejam iguais à jogada: { CARDS($sweep, form: "all") }
}
plays-one-when-count = { $otherwise ->
    [none] { CLASSES($class, form: "start") } só segue estas regras quando { floor-count }; senão, fica no chão sem capturar nada.
   *[other] { CLASSES($class, form: "start") } só segue estas regras quando { floor-count }; senão, joga-se { CLASSES($otherwise, form: "as", join: "or") }.
}
plays-one-when-sum = { $otherwise ->
    [none] { CLASSES($class, form: "start") } só segue estas regras quando { floor-sum }; senão, fica no chão sem capturar nada.
   *[other] { CLASSES($class, form: "start") } só segue estas regras quando { floor-sum }; senão, joga-se { CLASSES($otherwise, form: "as", join: "or") }.
}
plays-one-when-only = { $otherwise ->
    [none] { CLASSES($class, form: "start") } só segue estas regras quando { floor-only }; senão, fica no chão sem capturar nada.
   *[other] { CLASSES($class, form: "start") } só segue estas regras quando { floor-only }; senão, joga-se { CLASSES($otherwise, form: "as", join: "or") }.
}
plays-one-when-splits = { $otherwise ->
    [none] { CLASSES($class, form: "start") } só segue estas regras quando { floor-splits }; senão, fica no chão sem capturar nada.
   *[other] { CLASSES($class, form: "start") } só segue estas regras quando { floor-splits }; senão, joga-se { CLASSES($otherwise, form: "as", join: "or") }.
}
plays-one-oblige = { $conditions ->
    [0] { $oblige ->
        [none] { CLASSES($class, form: "start") } sempre pode ficar no chão sem capturar.
       *[card] { CLASSES($class, form: "start") } tem de capturar sempre que puder.
    }
   *[other] { $oblige ->
        [none] { CLASSES($class, form: "start") }, quando segue estas regras, pode ficar no chão sem capturar.
       *[card] { CLASSES($class, form: "start") }, quando segue estas regras, tem de capturar sempre que puder.
    }
}
capture-oblige = { $exceptions ->
    [0] { $oblige ->
        [none] Uma carta que pode capturar também pode ser deixada no chão sem capturar nada.
       *[card] Pode-se jogar qualquer carta da mão; a que puder capturar tem de capturar.
    }
   *[other] { $oblige ->
        [none] Qualquer outra carta que possa capturar também pode ser deixada no chão sem capturar nada.
       *[card] Pode-se jogar qualquer carta da mão; qualquer outra que possa capturar tem de capturar.
    }
}
capture-keep = { $keep-leaves ->
    [any] Se houver várias capturas possíveis com a carta jogada, o jogador escolhe entre elas.
    [several] Das capturas possíveis com uma carta, só vale { WORDS($keep, each: "filter", join: "then") }. Se ainda restarem várias, o jogador escolhe.
   *[one] Das capturas possíveis com uma carta, só vale { WORDS($keep, each: "filter", join: "then") }.
}
filter = { $word ->
    [most-points] a que leva mais pontos em cartas
    [most-groups] a que reúne mais cartas iguais e somas
    [deck-order] a primeira na ordem do baralho (a que contém a primeira carta, do ás ao rei e, entre cartas iguais, ♠ ♥ ♦ ♣, que falta à outra)
    [no-group-left] a que não deixa para trás nenhuma carta igual nem soma
   *[most-cards] a que leva mais cartas
}

## Como está o chão: orações que servem tanto às classes (… quando o chão está vazio) como aos tipos de basra (antes da jogada, o chão está vazio)

floor-count = { $count ->
    [exactly] { $count-low ->
        [0] o chão está vazio
        [1] há exatamente uma carta no chão
       *[other] há exatamente { WORDS($count-low, each: "number", form: "f") } cartas no chão
    }
    [at-most] { $count-high ->
        [1] há no máximo uma carta no chão
       *[other] há no máximo { WORDS($count-high, each: "number", form: "f") } cartas no chão
    }
    [at-least] { $count-low ->
        [1] há ao menos uma carta no chão
       *[other] há ao menos { WORDS($count-low, each: "number", form: "f") } cartas no chão
    }
    [between] { $count-high ->
        [2] há uma ou duas cartas no chão
       *[other] há de { WORDS($count-low, each: "number", form: "f") } a { WORDS($count-high, each: "number", form: "f") } cartas no chão
    }
   *[any] há qualquer número de cartas no chão, ou nenhuma
}
floor-sum = { $sum ->
    [exactly] a soma das cartas do chão é exatamente { $sum-low }
    [at-most] a soma das cartas do chão não passa de { $sum-high }
    [at-least] a soma das cartas do chão é { $sum-low } ou mais
    [between] a soma das cartas do chão fica entre { $sum-low } e { $sum-high }
   *[any] a soma das cartas do chão é qualquer uma
}
floor-only = { $only ->
    [any] o chão tem quaisquer cartas
   *[other] cada carta do chão é { CARDS($only, form: "a", join: "or") }
}
floor-splits = { $sum ->
    [exactly] todas as cartas do chão têm valor de captura e se dividem em { groups }{ group-size }, todos com soma { $sum-low }
    [at-most] todas as cartas do chão têm valor de captura e se dividem em { groups }{ group-size }, todos com a mesma soma, de no máximo { $sum-high }
    [at-least] todas as cartas do chão têm valor de captura e se dividem em { groups }{ group-size }, todos com a mesma soma, de no mínimo { $sum-low }
    [between] todas as cartas do chão têm valor de captura e se dividem em { groups }{ group-size }, todos com a mesma soma, entre { $sum-low } e { $sum-high }
   *[any] todas as cartas do chão têm valor de captura e se dividem em { groups }{ group-size }, todos com a mesma soma
}
groups = { $groups ->
    [exactly] { $groups-low ->
        [1] um só grupo
       *[other] exatamente { WORDS($groups-low, each: "number") } grupos
    }
    [at-most] { $groups-high ->
        [1] no máximo um grupo
       *[other] no máximo { WORDS($groups-high, each: "number") } grupos
    }
    [at-least] { $groups-low ->
        [1] um ou mais grupos
       *[other] { WORDS($groups-low, each: "number") } ou mais grupos
    }
    [between] { WORDS($groups-low, each: "number") } a { WORDS($groups-high, each: "number") } grupos
   *[any] qualquer número de grupos
}
group-size = { $cards ->
    [exactly] { $cards-low ->
        [1] { " " }de exatamente uma carta
       *[other] { " " }de exatamente { WORDS($cards-low, each: "number", form: "f") } cartas
    }
    [at-most] { $cards-high ->
        [1] { " " }de no máximo uma carta
       *[other] { " " }de no máximo { WORDS($cards-high, each: "number", form: "f") } cartas
    }
    [at-least] { $cards-low ->
        [1] { " " }de uma ou mais cartas
       *[other] { " " }de { WORDS($cards-low, each: "number", form: "f") } ou mais cartas
    }
    [between] { " " }de { WORDS($cards-low, each: "number", form: "f") } a { WORDS($cards-high, each: "number", form: "f") } cartas
    [any] { " " }de qualquer tamanho
   *[none] { "" }
}

## Basra

basra-worth = { $worth ->
    [table] O valor de uma basra depende da carta com que é feita.
    [twice-value] Uma basra vale o dobro do valor de captura da carta com que é feita.
    [1] Uma basra vale 1 ponto.
   *[other] Uma basra vale { $worth } pontos.
}
basra-worth-one = { $idle ->
    [none] { basra-made-with }.
   *[other] { basra-made-with }; mas não se faz basra com { CARDS($idle, form: "a", join: "or") }.
}
basra-made-with = { $value ->
    [twice-value] Uma basra feita com { maker } vale o dobro do valor de captura dessa carta
    [1] Uma basra feita com { maker } vale 1 ponto
   *[other] Uma basra feita com { maker } vale { $value } pontos
}
maker = { $cards ->
    [J-K] um valete, uma dama ou um rei
   *[other] { CARDS($cards, form: "a") }
}
basra-not-at = Não se faz basra { WORDS($not-at, each: "moment", join: "or") }, mesmo que o chão fique limpo.
moment = { $word ->
   *[last-play] com a última carta da rodada
}
basra-kinds = { $count ->
    [0] Nenhuma jogada é basra.
   *[other] Uma jogada que limpa o chão só é basra nos seguintes casos:
}
    .below = list
basra-kinds-one = { $conditions ->
    [0] Quem limpa o chão { made-with } faz { a-basra }{ pays }.
    [1] Quem limpa o chão { made-with } faz { a-basra }{ pays }, com uma condição:
   *[other] Quem limpa o chão { made-with } faz { a-basra }{ pays } quando se cumprem todas estas condições:
}
    .below = list
made-with = { $play ->
    [none] { $cards ->
        [none] com qualquer carta
       *[other] com { CARDS($cards, form: "a", join: "or") }
    }
   *[other] { $cards ->
        [none] { CLASSES($play, form: "with", join: "or") }
       *[other] { CLASSES($play, form: "with", join: "or") } que seja { CARDS($cards, form: "a", join: "or") }
    }
}
a-basra = { $overs ->
    [0] uma basra
   *[other] uma basra do tipo “{ $name }”
}
pays = { $worth ->
    [none] { "" }
    [table] { " " }que vale pontos conforme a carta jogada
    [twice-value] { " " }que vale o dobro do valor de captura da carta
    [1] { " " }de 1 ponto
   *[other] { " " }de { $worth } pontos
}
basra-kinds-one-worth-one = { $value ->
    [twice-value] Esta basra, quando feita com { maker }, vale o dobro do valor de captura dessa carta.
    [1] Esta basra, quando feita com { maker }, vale 1 ponto.
   *[other] Esta basra, quando feita com { maker }, vale { $value } pontos.
}
basra-kinds-one-floor-count = Antes da jogada, { floor-count }.
basra-kinds-one-floor-sum = Antes da jogada, { floor-sum }.
basra-kinds-one-floor-only = Antes da jogada, { floor-only }.
basra-kinds-one-floor-splits = Antes da jogada, { floor-splits }.
basra-kinds-one-taken = { $taken ->
    [one-sum] A captura é uma só soma: duas ou mais cartas que somam o valor da carta jogada.
    [ordinary] A captura é feita de cartas iguais e somas, como as que uma carta numérica de mesmo valor poderia capturar.
   *[same-rank] Só se capturam cartas iguais à jogada.
}
basra-kinds-one-previous-trailed = { $trailed ->
    [false] A jogada anterior, na mesma rodada, capturou alguma carta.
   *[true] A jogada anterior, na mesma rodada, não capturou nada.
}
basra-kinds-one-previous-floor-count = Antes da jogada anterior, na mesma rodada, { floor-count }.
basra-kinds-one-previous-floor-sum = Antes da jogada anterior, na mesma rodada, { floor-sum }.
basra-kinds-one-previous-floor-only = Antes da jogada anterior, na mesma rodada, { floor-only }.
basra-kinds-one-previous-floor-splits = Antes da jogada anterior, na mesma rodada, { floor-splits }.
basra-kinds-one-over = { $over-count ->
    [1] Onde isso vale, não conta a basra do tipo { WORDS($over, each: "kind") }.
   *[other] Onde isso vale, não contam as basras dos tipos { WORDS($over, each: "kind") }.
}
kind = “{ $word }”

## A rodada e a pontuação

round-leftovers = { $leftovers ->
    [nobody] As cartas que sobram no chão depois da última jogada não ficam com ninguém.
    [split] As cartas que sobram no chão depois da última jogada são repartidas na ordem do baralho (do ás ao rei e, entre cartas iguais, ♠ ♥ ♦ ♣), uma de cada vez para cada lado, a começar pelo último a capturar; as que não derem para todos ficam com ele. Isso nunca é basra.
    [split-players] As cartas que sobram no chão depois da última jogada são repartidas na ordem do baralho (do ás ao rei e, entre cartas iguais, ♠ ♥ ♦ ♣), uma de cada vez para cada jogador, a começar pelo último a capturar; as que não derem para todos ficam com ele. Isso nunca é basra.
    [split-freely] As cartas que sobram no chão depois da última jogada são repartidas como se quiser, em número igual para cada lado; as que não derem para todos ficam com o último a capturar. Isso nunca é basra.
   *[last-capturer] As cartas que sobram no chão depois da última jogada ficam com o último a capturar; se ninguém capturou, não ficam com ninguém. Isso nunca é basra.
}
round-score = { $count ->
    [0] Só as basras marcam pontos.
   *[other] No fim da rodada, cada lado marca pontos pela sua pilha de capturas:
}
    .below = list
round-score-one = { $most ->
    [cards] { $worth ->
        [1] O lado com mais cartas marca 1 ponto.
       *[other] O lado com mais cartas marca { $worth } pontos.
    }
   *[none] { $each-count ->
        [1] { $worth ->
            [1] Na pilha, { CARDS($each, form: "each") } vale 1 ponto.
           *[other] Na pilha, { CARDS($each, form: "each") } vale { $worth } pontos.
        }
       *[other] { $worth ->
            [1] Na pilha, estas cartas valem 1 ponto cada uma: { CARDS($each, form: "all") }.
           *[other] Na pilha, estas cartas valem { $worth } pontos cada uma: { CARDS($each, form: "all") }.
        }
    }
}
round-score-one-tie = { $tie ->
    [carry] Se houver empate no maior número de cartas, esses pontos se acumulam com os da rodada seguinte; se a partida acabar antes, perdem-se.
    [share] Se houver empate no maior número de cartas, os lados empatados dividem esses pontos em partes iguais e inteiras.
   *[nobody] Se houver empate no maior número de cartas, ninguém marca esses pontos.
}
round-score-one-min = { $min ->
    [1] Para marcar esses pontos é preciso ter ao menos uma carta; com menos, procede-se como no empate.
   *[other] Para marcar esses pontos é preciso ter ao menos { $min } cartas; com menos, procede-se como no empate.
}

## A partida

match-target = { $target ->
    [1] Os totais são conferidos ao fim de cada rodada. Quando algum lado tem 1 ponto ou mais, a partida acaba, e vence o total mais alto.
   *[other] Os totais são conferidos ao fim de cada rodada. Quando algum lado tem { $target } pontos ou mais, a partida acaba, e vence o total mais alto.
}
match-level = { $level ->
    [level-sides] Se então houver empate no total mais alto, só os lados empatados jogam mais uma rodada.
    [draw] Se então houver empate no total mais alto, a partida termina empatada.
   *[another-round] Se então houver empate no total mais alto, todos jogam mais uma rodada.
}
match-cap-rounds = { $rounds ->
    [1] A partida dura uma só rodada, seja qual for o placar, e vence o total mais alto.
   *[other] A partida dura no máximo { WORDS($rounds, each: "number", form: "f") } rodadas, seja qual for o placar, e vence o total mais alto.
}
match-cap-level = { $level ->
    [another-round] Se depois da última dessas rodadas houver empate no total mais alto, jogam-se outras até o desempate.
   *[draw] Se depois da última dessas rodadas houver empate no total mais alto, a partida termina empatada.
}

## Formalidades

ceremony-direction = { $direction ->
    [anticlockwise] Joga-se no sentido anti-horário.
   *[clockwise] Joga-se no sentido horário.
}
ceremony-first-dealer = { $first-dealer ->
    [lowest-card] Quem tira a carta mais baixa é o primeiro a dar as cartas.
   *[drawn] O primeiro a dar as cartas é escolhido por sorteio.
}
ceremony-cut = { $cut ->
    [right] O jogador à direita de quem dá as cartas corta o baralho.
   *[left] O jogador à esquerda de quem dá as cartas corta o baralho.
}
ceremony-packets = { $packets ->
    [singly] As cartas da mão são dadas uma a uma.
   *[packet] Cada jogador recebe a mão inteira de uma só vez.
}
