### Страница, где своды правил стоят рядом.

page-site-compare = Сравнение
page-site-compare-text = Строка — это правило, в котором своды расходятся, столбец — свод правил. Значение, слишком длинное для таблицы, заменено буквой: одинаковые буквы в строке — одинаковые правила. Тире: такого правила в своде нет. То, что отличается от большинства, выделено. Каждая строка ведёт к словам правила и к наименьшей позиции, где видно различие.
page-site-compare-rule = Правило
page-site-compare-absent = Такого правила в своде нет.
# Stands above what lies on the floor.
page-site-compare-position = Наименьшая позиция
page-site-compare-hidden = Между самыми близкими сводами вмешиваются и другие правила; само по себе это видно здесь.
page-site-compare-borrowed = { $ruleset } с этим правилом из { $other }
page-site-compare-no-position = { $size ->
    [one] Ни одна позиция, где на столе не больше { $size } карты, различия не показывает.
   *[other] Ни одна позиция, где на столе не больше { $size } карт, различия не показывает.
}
page-site-compare-ceremony = На ход игры это не влияет: ни одна позиция этого не покажет.
page-site-compare-choice = Игрок выбирает одно из этого:
# What a card does: $outcome is `nothing`, `some` (it takes some of the floor), `cleared` (all of it) or `basra`, worth $worth; $cards are those taken.
page-site-compare-way = { $outcome ->
    [nothing] не берёт ничего
    [some] берёт { $cards }
    [cleared] берёт { $cards }, но это не басра
   *[basra] { $worth ->
        [one] берёт { $cards }, басра: { $worth } очко
        [few] берёт { $cards }, басра: { $worth } очка
       *[many] берёт { $cards }, басра: { $worth } очков
    }
}

## Deals, ends of rounds, scores and matches. Cards are in notation; hands, piles and sides have a bar between them.

page-site-compare-deal = { $sides ->
    [partners] { $seats ->
        [one] { $seats } игрок, парами; колода начинается с карт { $cards }.
        [few] { $seats } игрока, парами; колода начинается с карт { $cards }.
       *[many] { $seats } игроков, парами; колода начинается с карт { $cards }.
    }
   *[solo] { $seats ->
        [one] { $seats } игрок, каждый сам за себя; колода начинается с карт { $cards }.
        [few] { $seats } игрока, каждый сам за себя; колода начинается с карт { $cards }.
       *[many] { $seats } игроков, каждый сам за себя; колода начинается с карт { $cards }.
    }
}
page-site-compare-dealt = На руках: { $hands }. На столе в начале: { $floor }.
page-site-compare-put-back = { $card } возвращается в колоду: карта { $place } из { $stock }.
page-site-compare-no-deal = В этих правилах такой раздачи нет.
# The last card of a round takes nothing; $last is the number of the player who captured last.
page-site-compare-round-end = { $seats ->
    [one] { $seats } игрок; последним брал игрок { $last }. Последняя карта кона, { $card }, не берёт ничего; на столе: { $floor }.
    [few] { $seats } игрока; последним брал игрок { $last }. Последняя карта кона, { $card }, не берёт ничего; на столе: { $floor }.
   *[many] { $seats } игроков; последним брал игрок { $last }. Последняя карта кона, { $card }, не берёт ничего; на столе: { $floor }.
}
page-site-compare-piles = Карт в стопках: { $piles }. Осталось на столе: { $floor }.
page-site-compare-score = Стопки в конце кона: { $piles }. Басры: { $basras }. Перешло с прежних конов: { $carried }.
page-site-compare-scored = Счёт: { $scores }. Переходит дальше: { $carried }.
page-site-compare-match = Счёт по конам: { $rounds }.
page-site-compare-status = { $status ->
    [won] Партию выиграла сторона { $side }.
    [draw] Партия кончилась вничью.
   *[another-round] Играют ещё один кон; стороны: { $sides }.
}
