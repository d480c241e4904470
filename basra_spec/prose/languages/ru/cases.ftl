### Случаи на сайте: темы, вопросы и ответы словами и то, что стоит вокруг них.

page-site-case-index = { $count ->
    [one] { $count } случай: вопрос и ответ на него по каждому своду правил.
    [few] { $count } случая: вопросы и ответы на них по каждому своду правил.
   *[many] { $count } случаев: вопросы и ответы на них по каждому своду правил.
}
page-site-case-count = { $count ->
    [one] { $count } случай
    [few] { $count } случая
   *[many] { $count } случаев
}
page-site-case-reading = Как читать случай
page-site-case-how = Случай относится к тем сводам правил, которые в нём названы, и ответ опирается на их страницу: перед ними стоит ✓. Рядом сказано, что на тот же вопрос отвечают остальные. Все ответы даёт встроенный интерпретатор. Места и стороны считаются с 0. Названия случаев и обоснования — на английском.
page-site-case-standing = { $standing ->
    [stated] Сказано
    [derived] Выведено
   *[open] Открыто
}
page-site-case-standing-text = { $standing ->
    [stated] Именно это сказано на странице.
    [derived] Это следует из сказанного на странице; обоснование объясняет, как именно.
   *[open] Страница этого не решает. Ответ дан по прочтению, которое принимает свод правил; другие прочтения тоже допустимы.
}

## Темы: у каждой название и фраза.

page-site-case-part = { $topic }, часть { $number }
page-site-case-topic-basra = Басра
page-site-case-topic-basra-text = Какой ход, очистивший стол, — басра и сколько очков она приносит.
page-site-case-topic-capture = Взятие
page-site-case-topic-capture-text = Что берёт карта: равные карты, суммы и что именно, если взять можно по-разному.
page-site-case-topic-claims = Заявки
page-site-case-topic-claims-text = Что игрок объявляет взятым и когда такой ход отвергают.
page-site-case-topic-deal = Раздача
page-site-case-topic-deal-text = Карты на руках, первый стол, карты, которым на нём лежать нельзя, и каждая новая раздача.
page-site-case-topic-jack = Валет
page-site-case-topic-jack-text = Что забирает со стола валет и когда это басра.
page-site-case-topic-komi = 7♦
page-site-case-topic-komi-text = Что умеет 7♦ сверх других семёрок и когда она приносит басру.
page-site-case-topic-leftovers = Оставшиеся карты
page-site-case-topic-leftovers-text = Кому достаются карты, которые лежат на столе после последнего хода.
page-site-case-topic-match = Партия
page-site-case-topic-match-text = Когда партия окончена, кто её выиграл и что бывает при равенстве.
page-site-case-topic-previous-play = Предыдущий ход
page-site-case-topic-previous-play-text = Ходы, цена которых зависит от предыдущего.
page-site-case-topic-round = Целые коны
page-site-case-topic-round-text = Коны от раздачи до последней карты, ход за ходом.
page-site-case-topic-score = Подсчёт очков
page-site-case-topic-score-text = Очки в конце кона: за карты, за наибольшее число карт и за басры.

## Что задаёт вопрос и что сообщает ответ; рядом с каждой надписью стоит значение.

page-site-case-players = Игроки
page-site-case-players-are = { $sides ->
    [partners] { $seats }, парами
    [solo] { $seats }, каждый за себя
   *[none] { $seats }
}
page-site-case-turn = Чей ход
page-site-case-deck = Колода в порядке раздачи
page-site-case-returned = Сколько карт лежит в колоде над каждой возвращённой
page-site-case-all-hands = На руках
page-site-case-hand = На руках у места { $seat }
page-site-case-floor = Стол
page-site-case-stock = Остаток колоды
page-site-case-pile = Стопка стороны { $side }
page-site-case-all-basras = Басры
page-site-case-basras = Басры стороны { $side }
page-site-case-last = Кто брал последним
page-site-case-carried = Отложенные очки
page-site-case-seat = Место { $seat }
page-site-case-side = Сторона
page-site-case-round = Кон { $number }
page-site-case-nobody = никто
page-site-case-none = нет
page-site-case-rest = все остальные карты
page-site-case-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}

## Ходы. $card — одна карта в записи, $cards — карты в записи.

page-site-case-played = Сыграна карта { $card }.
page-site-case-claimed = Сыграна карта { $card }, чтобы взять { $cards }.
page-site-case-declined = Карту { $card } хотят просто положить на стол.
page-site-case-takes = Берёт { $cards }.
page-site-case-lays = Ничего не берёт и остаётся на столе.
page-site-case-refused = { $code ->
    [round-over] Ход отвергнут: играть больше нечем.
    [not-in-hand] Ход отвергнут: у того, чей ход, такой карты нет.
    [not-on-floor] Ход отвергнут: карты, которую хотят взять, нет на столе.
    [not-a-capture] Ход отвергнут: взять именно эти карты нельзя.
    [not-kept] Ход отвергнут: эти карты взять можно было бы, но по правилам берут другие.
    [must-take] Ход отвергнут: карта может взять, а значит, обязана.
    [ambiguous] Ход отвергнут: взять можно по-разному, а как именно, не сказано.
   *[other] Ход отвергнут ({ $code }).
}
page-site-case-refused-short = Ход отвергнут
page-site-case-plays = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
page-site-case-play = Ход
page-site-case-card = Карта
page-site-case-after-taken = Берёт
page-site-case-after-floor = Затем на столе
page-site-case-points = Басра
page-site-case-as-shown = Все ходы — как показано выше.
page-site-case-departs = Ход { $number } кончается иначе:

## Очки.

page-site-case-total = Всего
page-site-case-most-cards = Больше всего карт
page-site-case-status = { $status ->
    [won] Выиграла сторона { $side }.
    [draw] Партия окончена вничью.
   *[another-round] Играют ещё один кон.
}
page-site-case-playing = В нём играют стороны:

## Что стоит вокруг ответов; после двоеточия идёт перечень.

page-site-case-expected = Ответ для:
page-site-case-also = Тот же ответ в:
page-site-case-also-all = Тот же ответ во всех остальных сводах правил.
page-site-case-given = Ответ в:
page-site-case-given-all = Ответ во всех остальных сводах правил.
page-site-case-not-asked = Вопрос не подходит к:
page-site-case-accepted = Допустим любой из этих ответов:
page-site-case-readings = Допустимы и другие прочтения страницы:
page-site-case-because = Почему:
page-site-case-cites = Опирается на:
