### Uma página de regras: o jogo em resumo, e os títulos e etiquetas dentro das seções. A mensagem diz do que se trata; o seu `.value`, como é neste jogo.

page-glance = Em resumo
# $solo e $partners são os números de jogadores que podem jogar assim, para WORDS.
page-glance-players = Jogadores
    .value = { $partners-count ->
        [0] { WORDS($solo, each: "digits", join: "or") }
       *[other] { $solo-count ->
            [0] { WORDS($partners, each: "digits", join: "or") }, em duplas
           *[other] { WORDS($solo, each: "digits", join: "or") }, ou { WORDS($partners, each: "digits", join: "or") } em duplas
        }
    }
page-glance-cards = Cartas
    .value = { $count ->
        [52] um baralho de 52
       *[other] { $count } de um baralho de 52
    }
page-glance-hand = Mão
    .value = { $hand ->
        [1] { $hand } carta
       *[other] { $hand } cartas
    }
page-glance-floor = Chão inicial
    .value = { $floor ->
        [0] vazio
        [1] { $floor } carta
       *[other] { $floor } cartas
    }
# $worths é tudo o que uma basra pode valer, para WORDS; $count, quantos valores são.
page-glance-basra = Uma basra
    .value = { $count ->
        [0] não existe
       *[other] { WORDS($worths, each: "worth-points", join: "or") }
    }
worth-points = { $word ->
    [twice-value] o dobro do valor da carta
    [1] { $word } ponto
   *[other] { $word } pontos
}
page-glance-target = Partida
    .value = { $target ->
        [1] até { $target } ponto
       *[other] até { $target } pontos
    }
digits = { $word }

# $play é uma classe, para CLASSES.
page-class = { CLASSES($play, form: "heading") }
page-every-card = Todas as cartas

page-examples-basra = { $count ->
    [1] Esta é uma basra:
   *[other] Estas são basras:
}
page-examples-no-basra = { $count ->
    [1] Esta jogada limpa o chão, mas não é basra:
   *[other] Estas jogadas limpam o chão, mas não são basras:
}
