### Страница правил: игра коротко, заголовки и подписи внутри разделов. Сама фраза говорит, о чём речь, а её `.value` — как с этим в этой игре.

page-glance = Коротко
# $solo и $partners — сколько игроков могут так играть, для WORDS.
page-glance-players = Игроки
    .value = { $partners-count ->
        [0] { WORDS($solo, each: "digits", join: "or") }
       *[other] { $solo-count ->
            [0] { WORDS($partners, each: "digits", join: "or") }, парами
           *[other] { WORDS($solo, each: "digits", join: "or") }, или { WORDS($partners, each: "digits", join: "or") } парами
        }
    }
page-glance-cards = Колода
    .value = { $count ->
        [52] все 52 карты
        [one] { $count } карта из 52
        [few] { $count } карты из 52
       *[many] { $count } карт из 52
    }
page-glance-hand = На руки
    .value = { $hand ->
        [one] по { $hand } карте
        [few] по { $hand } карты
       *[many] по { $hand } карт
    }
page-glance-floor = На столе сначала
    .value = { $floor ->
        [0] пусто
        [one] { $floor } карта
        [few] { $floor } карты
       *[many] { $floor } карт
    }
# $worths — всё, чего может стоить басра, для WORDS; $count — сколько этих значений.
page-glance-basra = Басра
    .value = { $count ->
        [0] не бывает
       *[other] { WORDS($worths, each: "worth-points", join: "or") }
    }
worth-points = { $word ->
    [twice-value] удвоенное значение карты
    [one] { $word } очко
    [few] { $word } очка
   *[many] { $word } очков
}
page-glance-target = Партия
    .value = { $target ->
        [one] до { $target } очка
       *[many] до { $target } очков
    }
digits = { $word }

# $play — один класс, для CLASSES.
page-class = { CLASSES($play, form: "heading") }
page-every-card = Все карты

page-examples-basra = { $count ->
    [1] Это басра:
   *[other] Это басры:
}
page-examples-no-basra = { $count ->
    [1] Этот ход очищает стол, но это не басра:
   *[other] Эти ходы очищают стол, но это не басры:
}
