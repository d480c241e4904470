### O que está em volta das frases: os títulos, e as palavras entre uma regra e o que se sabe dela.

group-cards = As cartas
group-players = Jogadores
group-deal = A distribuição
group-play = Jogada e captura
group-basra = A basra
group-round = A rodada e a pontuação
group-match = A partida
group-ceremony = Formalidades

explain-replaces = No lugar de ({ $place }): { $sentence }
explain-removed = Retirado por { $place }: { $sentence }
explain-statement = A página diz ({ $statement }; { $documents }, “{ $section }”): { $rule }
explain-statement-of-more = Se nada mais for mudado, a página diz ({ $statement }; { $documents }, “{ $section }”): { $rule }
explain-more = { $number ->
    [one] E mais uma frase da página: basra-spec explain --all mostra todas.
   *[other] E mais { $number } frases da página: basra-spec explain --all mostra todas.
}
explain-within = Isto faz parte de “{ $sentence }”.
explain-house-rule = { $documents ->
    [none] Esta é a regra da casa { $name } (“{ $title }”): não vem de nenhuma página.
   *[other] Esta é a regra da casa { $name } (“{ $title }”; { $documents }).
}
explain-assumption = Nenhuma página diz isto: é uma suposição.
explain-own = Esta regra é sua: não vem de nenhuma página.
explain-decision = A página deixa isto em aberto ({ $decision }): { $why }
explain-reading = Outra leitura ({ $reading }): { $sentence }
explain-reading-without = Outra leitura ({ $reading }), sem isto: { $sentence }
explain-notes = Observações (não conferidas)

### Uma página de regras: os títulos, e o que ela diz de si mesma. Depois de uma mensagem que acaba em dois-pontos vem uma lista de frases inteiras.

page-aim = Objetivo do jogo
page-aim-scores = { $scoring ->
    [cards-and-basras] Capture cartas do chão e junte-as na sua pilha. O que você capturou vale pontos no fim da rodada, e cada basra também: uma jogada que limpa o chão da maneira certa.
    [cards] Capture cartas do chão e junte-as na sua pilha. O que você capturou vale pontos no fim da rodada.
    [basras] Capture cartas do chão e procure limpá-lo da maneira certa. Cada jogada assim é uma basra e vale pontos.
   *[nothing] Capture cartas do chão e junte-as na sua pilha. Neste jogo nada vale pontos.
}
page-aim-target = { $target ->
    [1] A partida vai até 1 ponto.
   *[other] A partida vai até { $target } pontos.
}

page-examples-played = Cada exemplo desta página foi jogado por estas regras quando ela foi feita.
page-example = Exemplo { $number }
page-example-case = Caso: { $case }

# $parent é o título do conjunto de regras que este modifica.
page-changes = O que muda em relação a “{ $parent }”
page-changes-new = Novo
page-changes-now = Alterado
page-changes-before = No lugar de:
page-changes-gone = Deixa de valer
page-changes-none = Nenhuma regra tem outra redação.
page-house-rules = { $count ->
    [1] Inclui esta regra da casa:
   *[other] Inclui estas regras da casa:
}

page-open = O que fica em aberto
page-open-intro = Sobre estes pontos as fontes não são claras. Primeiro vem o que dizem as regras acima, depois a razão e as outras leituras.
page-reading = Outra leitura ({ $reading }):
page-reading-without = Outra leitura ({ $reading }), sem isto:

page-notes = Observações
page-about = Sobre esta página
page-made-from = Feita a partir do conjunto de regras { $id }, versão { NUMBER($version, useGrouping: 0) }.
page-variant-of = É uma variante de “{ $parent }”.
page-sources = { $count ->
    [1] Fonte:
   *[other] Fontes:
}
page-sources-none = { $parent ->
    [none] Nenhuma fonte é citada: estas regras são do próprio autor.
   *[other] Nenhuma fonte é citada para o que difere de “{ $parent }”: essas regras são do próprio autor.
}
# $language é o nome de uma língua nela mesma, ou `none` se ninguém disse qual é.
page-author-text = { $language ->
    [none] Este texto é do próprio autor, na língua dele.
   *[other] Este texto é do próprio autor (língua: { $language }).
}
page-author-reasons = As razões estão nas palavras do autor, na língua dele.
page-not-checked = Não conferido: nada prova que este texto concorda com as regras.
page-no-native-reader = Esta página não foi conferida por nenhum falante nativo.
