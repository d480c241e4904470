### O que sustenta as regras: a lista no fim de uma página de regras, e as páginas do site sobre fontes e decisões.

page-citations = Onde isto está dito
page-citations-intro = As marcas depois das regras trazem até aqui: ao documento e à seção que dizem a regra, ou àquilo que a sustenta de outro modo.
page-citations-mark = Onde isto está dito: { $number }
page-citations-mark-assumption = Não está dito em lugar nenhum: uma suposição
page-citations-mark-own = Regra do próprio autor
page-citations-back = Voltar à regra
page-citations-assumption = Nenhuma página diz isto: é uma suposição.
page-citations-own = Esta regra é do próprio autor: não vem de nenhuma página.
page-citations-of-more = Em parte diferente aqui.

page-site-sources = Fontes
page-site-sources-text = Os documentos em que as regras se apoiam. Cada um é contado afirmação por afirmação, em nossas próprias palavras, com as regras que se apoiam nela e os casos que a citam.
page-site-statements = { $count ->
    [1] { $count } afirmação
   *[other] { $count } afirmações
}
page-site-source-language = Idioma
page-site-resting-rulesets = Conjuntos de regras que se apoiam nele
page-site-our-words = O que o documento diz é contado aqui em nossas próprias palavras, em inglês.
page-site-resting-rules = Regras que se apoiam nela
page-site-citing = { $count ->
    [1] { $count } caso a cita
   *[other] { $count } casos a citam
}
page-site-no-case = Nenhum caso a cita
page-site-marked = { $kind ->
    [ruleset-data] O próprio conjunto de regras a mostra
    [display] É sobre o que um programa mostra
    [ceremony] É uma formalidade: imprime-se, não se joga
    [no-effect] Não muda nada que se veja
    [about-another-game] É sobre outro jogo
   *[repeats] Repete outra afirmação
}

page-site-assumptions = Regras que nenhum documento diz
page-site-assumptions-text = Cada uma destas regras é uma suposição. Com ela está a decisão que a adota.
page-site-all-stated = Conjuntos em que um documento diz cada regra
page-site-decision-text = As razões são dadas nas palavras do autor, em inglês.
page-site-taken = Leitura seguida por
page-site-read-otherwise = Outra leitura ({ $reading })
page-site-read-without = Outra leitura ({ $reading }), sem isto
page-site-settled = Resolvido de outro modo por
page-site-showing = { $count ->
    [1] { $count } caso em aberto mostra isto
   *[other] { $count } casos em aberto mostram isto
}
