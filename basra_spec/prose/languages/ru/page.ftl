### Что стоит вокруг фраз: заголовки и слова между правилом и тем, что о нём известно.

group-cards = Карты
group-players = Игроки
group-deal = Раздача
group-play = Ход и взятие
group-basra = Басра
group-round = Кон и подсчёт очков
group-match = Партия
group-ceremony = Порядок ходов и сдачи

explain-replaces = Вместо этого было ({ $place }): { $sentence }
explain-removed = Правило отменено ({ $place }): { $sentence }
explain-statement = На странице сказано ({ $statement }; { $documents }, «{ $section }»): { $rule }
explain-statement-of-more = Если больше ничего не изменено, на странице сказано ({ $statement }; { $documents }, «{ $section }»): { $rule }
explain-more = { $number ->
    [one] И ещё { $number } утверждение: все их показывает basra-spec explain --all.
    [few] И ещё { $number } утверждения: все их показывает basra-spec explain --all.
   *[other] И ещё { $number } утверждений: все их показывает basra-spec explain --all.
}
explain-within = Это часть правила «{ $sentence }».
explain-house-rule = { $documents ->
    [none] Это домашнее правило { $name } («{ $title }»): на страницах его нет.
   *[other] Это домашнее правило { $name } («{ $title }»; { $documents }).
}
explain-assumption = Ни на одной странице об этом не сказано: это допущение.
explain-own = Это ваше собственное правило: на странице его нет.
explain-decision = Страница оставляет это открытым ({ $decision }): { $why }
explain-reading = Можно понять и так ({ $reading }): { $sentence }
explain-reading-without = Можно понять и так ({ $reading }), без этого правила: { $sentence }
explain-notes = Примечания (не проверяются)

### Страница правил: её заголовки и что она говорит о себе. Под фразой с двоеточием в конце стоит список целых фраз.

page-aim = Цель игры
page-aim-scores = { $scoring ->
    [cards-and-basras] Берите карты со стола и складывайте их в свою стопку. Взятые карты приносят очки в конце кона, и, кроме того, приносит очки каждая басра — ход, которым стол очищен так, как требуют правила.
    [cards] Берите карты со стола и складывайте их в свою стопку. Взятые карты приносят очки в конце кона.
    [basras] Берите карты со стола и старайтесь очистить его так, как требуют правила: каждый такой ход — басра, и очки приносит только она.
   *[nothing] Берите карты со стола и складывайте их в свою стопку. Очков в этой игре ничто не приносит.
}
page-aim-target = { $target ->
    [one] Партию играют до { $target } очка.
   *[many] Партию играют до { $target } очков.
}

page-examples-played = Все примеры на этой странице были сыграны по этим правилам, когда она составлялась.
page-example = Пример { $number }
page-example-case = Случай: { $case }

page-changes = Чем эта игра отличается от игры «{ $parent }»
page-changes-new = Новое
page-changes-now = Изменено
page-changes-before = В исходной игре:
page-changes-gone = Больше не действует
page-changes-none = Все правила сказаны теми же словами.
page-house-rules = { $count ->
    [1] В игру входит домашнее правило:
   *[other] В игру входят домашние правила:
}

page-open = Что осталось открытым
page-open-intro = Об этом источники ясно не говорят. Сначала стоит то, что сказано в правилах выше, затем — почему так и как ещё это можно понять.
page-reading = Можно понять и так ({ $reading }):
page-reading-without = Можно понять и так ({ $reading }), без этого правила:

page-notes = Примечания
page-about = Об этой странице
page-made-from = Страница составлена по своду правил { $id }, версия { NUMBER($version, useGrouping: 0) }.
page-variant-of = Это разновидность игры «{ $parent }».
page-sources = { $count ->
    [1] Источник:
   *[other] Источники:
}
page-sources-none = { $parent ->
    [none] Источник не назван: это собственные правила автора.
   *[other] Для того, что отличается от игры «{ $parent }», источник не назван: это собственные правила автора.
}
page-author-text = { $language ->
    [none] Этот текст написал автор правил на своём языке.
   *[other] Этот текст написал автор правил; его язык — { $language }.
}
page-author-reasons = Объяснения даны словами автора, на его языке.
page-not-checked = Не проверено: ничто не доказывает, что этот текст согласуется с правилами.
page-no-native-reader = Носитель языка эту страницу ещё не проверял.
