### Cartas, listas e números, como as frases das regras precisam deles. O texto é em português do Brasil.

# $place é `two` numa lista de dois, senão `middle` ou, para os dois últimos, `end`.
list-and = { $place ->
    [middle] { $left }, { $right }
   *[end] { $left } e { $right }
}
list-or = { $place ->
    [middle] { $left }, { $right }
   *[end] { $left } ou { $right }
}
list-nor = { $place ->
    [middle] { $left }, { $right }
   *[end] { $left } nem { $right }
}
list-then = { $place ->
    [end] { $left }; se o empate persistir, { $right }
   *[two] { $left }; em caso de empate, { $right }
}

# Um número dentro de uma frase. $form: `f` antes de um nome feminino (duas cartas), senão masculino (dois grupos).
number = { $word ->
    [1] { $form ->
        [f] uma
       *[m] um
    }
    [2] { $form ->
        [f] duas
       *[m] dois
    }
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
    [10] dez
    [11] onze
    [12] doze
   *[other] { $word }
}

## Cartas. $form: `a` (um valete), `the` (o valete), `each` (cada valete), `no` (nenhum valete), `all` (os valetes).

card-any = { $form ->
    [the] cada carta
    [each] cada carta
    [no] nenhuma carta
    [all] todas as cartas
   *[a] qualquer carta
}
card-range = { $form ->
    [the] cada { card-between }
    [each] cada { card-between }
    [no] nenhuma { card-between }
    [all] as cartas { card-first } { card-last }
   *[a] uma { card-between }
}
card-between = carta { card-first } { card-last }
card-one = { $rank ->
    [Q] a { card-notation }
   *[other] o { card-notation }
}
card-rank = { $form ->
    [the] { $rank ->
        [A] o ás
        [J] o valete
        [Q] a dama
        [K] o rei
       *[other] o { $rank }
    }
    [each] { $rank ->
        [A] cada ás
        [J] cada valete
        [Q] cada dama
        [K] cada rei
       *[other] cada { $rank }
    }
    [no] { $rank ->
        [A] nenhum ás
        [J] nenhum valete
        [Q] nenhuma dama
        [K] nenhum rei
       *[other] nenhum { $rank }
    }
    [all] { $rank ->
        [A] os ases
        [J] os valetes
        [Q] as damas
        [K] os reis
       *[other] os { $rank }
    }
   *[a] { $rank ->
        [A] um ás
        [J] um valete
        [Q] uma dama
        [K] um rei
       *[other] um { $rank }
    }
}
# As pontas de uma sequência: do 2 ao 10, da dama ao rei.
card-first = { $first ->
    [A] do ás
    [J] do valete
    [Q] da dama
    [K] do rei
   *[other] do { $first }
}
card-last = { $last ->
    [A] ao ás
    [J] ao valete
    [Q] à dama
    [K] ao rei
   *[other] ao { $last }
}

## Classes de jogada. $form: `a` dentro da frase, `start` no começo dela, `with` (com …), `as` (jogar-se como …), `defined` (quais são as cartas), `heading` (acima das suas regras).
## `.cards`: a classe só tem esse nome enquanto suas cartas são estas.

class = { $form ->
    [start] Uma carta da classe “{ $name }”
    [heading] A classe “{ $name }”
    [with] com uma carta da classe “{ $name }”
    [as] como carta da classe “{ $name }”
    [defined] A classe “{ $name }” reúne { CARDS($cards, form: "all") }
   *[a] uma carta da classe “{ $name }”
}
class-number = { $form ->
    [start] Uma carta numérica
    [heading] As cartas numéricas
    [with] com uma carta numérica
    [as] como uma carta numérica qualquer
    [defined] As cartas numéricas vão do ás ao 10
   *[a] uma carta numérica
}
    .cards = A-10
class-court = { $form ->
    [start] Uma dama ou um rei
    [heading] As damas e os reis
    [with] com uma dama ou um rei
    [as] como qualquer dama ou rei
    [defined] As damas e os reis seguem as mesmas regras
   *[a] uma dama ou um rei
}
    .cards = Q K
class-jack = { $form ->
    [start] Um valete
    [heading] O valete
    [with] com um valete
    [as] como um valete qualquer
    [defined] Os valetes têm regras próprias
   *[a] um valete
}
    .cards = J
class-komi = { $form ->
    [start] O 7♦
    [heading] O 7♦
    [with] com o 7♦
    [as] como 7♦
    [defined] O 7♦ tem regras próprias
   *[a] o 7♦
}
    .cards = 7D
