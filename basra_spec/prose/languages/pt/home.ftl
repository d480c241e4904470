### As primeiras páginas do site, e o que fica em torno de todas.

page-site-about = As regras do jogo de cartas Basra, escritas como dados: para ler na sua língua, para jogar e para julgar qualquer programa de jogo.
page-site-choose = Escolha a sua língua
page-site-promise = As regras de Basra, conferidas jogando
page-site-what = Basra é um jogo de cartas de pesca: com uma carta da mão, capturam-se do chão as cartas iguais e as somas, e limpar o chão é uma Basra. Joga-se de muitas maneiras. { $count ->
    [one] Uma delas está escrita aqui como dados: um programa a joga, e estas páginas a põem em palavras.
   *[other] Aqui, { $count } conjuntos de regras estão escritos como dados: um programa os joga, e estas páginas os põem em palavras.
}
page-site-played = Uma Basra, passo a passo
page-site-played-by = Jogada por estas regras quando esta página foi feita

page-site-readers = Por onde começar?
page-site-players = Você joga, ou tem uma regra da casa
page-site-players-text = Veja como se joga cada jogo e em que dois deles diferem, e escreva a regra da sua própria mesa.
page-site-to-rules = Ler as regras
page-site-to-compare = Ver em que os jogos diferem
page-site-to-house-rule = Escrever a sua primeira regra da casa
page-site-makers = Você faz um programa de jogo
page-site-makers-text = Faça ao seu programa as mesmas perguntas que ao nosso e saiba, regra por regra, onde ele acerta e onde erra.
page-site-to-cases = Percorrer os casos
page-site-to-judge = Julgar o seu programa
page-site-publishers = Você publica regras
page-site-publishers-text = Faça páginas e folhas em várias línguas, em que cada exemplo foi jogado e cada regra conhece a sua fonte.
page-site-to-decisions = Ver o que as fontes deixam em aberto
page-site-to-publish = Publicar as suas regras
page-site-to-sources = Seguir uma regra, da página ao caso

page-site-footer = Feito com basra-spec { $version }. Licença MIT.
page-site-to-dark = Mudar para cores escuras
page-site-to-light = Mudar para cores claras
page-site-lost = Esta página não está aqui
page-site-lost-text = Talvez tenha mudado de lugar, ou há um erro no endereço.
page-site-to-home = Ir para a primeira página

page-site-about-rules = As regras de todos os jogos de Basra contados aqui, cada um na sua página.
page-site-about-ruleset = Como se joga “{ $title }”: as suas regras em frases, e exemplos jogados por elas.
page-site-about-compare = Em que diferem os conjuntos de regras de Basra, regra por regra, e a menor posição que o mostra.
page-site-about-cases = Casos por tema: uma posição, uma jogada, e o que responde cada conjunto de regras.
page-site-about-topic = Casos sobre “{ $topic }”, cada um com o que responde cada conjunto de regras.
page-site-about-decisions = O que as fontes deixam em aberto, a leitura que cada conjunto de regras adota, e as outras leituras possíveis.
page-site-about-sources = Os documentos que enunciam as regras de Basra: o que diz cada um, e o que se apoia nele.
page-site-about-document = O que enuncia { $document }, com as regras e os casos que se apoiam nisso.
page-site-about-glossary = As palavras de Basra em várias línguas, cada uma com os documentos em que foi vista.
page-site-about-documentation = Guias e referência para autores de regras da casa, criadores de programas e quem publica regras.
