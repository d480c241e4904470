### Сайт: его страницы и то, что они говорят вокруг правил, случаев и различий.

page-site-about = Правила карточной игры «Басра» в виде данных: читайте их, проверяйте свои, испытывайте ими любую программу.
page-site-home = Главная
page-site-players = Вы играете или у вас есть домашнее правило
page-site-players-text = Прочитайте правила каждой игры, посмотрите, чем они различаются, и запишите свои.
page-site-makers = Вы пишете игровую программу
page-site-makers-text = В каждом случае есть ответ каждого свода правил. Испытайте на них свою программу.
page-site-publishers = Вы публикуете правила
page-site-publishers-text = При каждом правиле названа страница, где оно стоит, или сказано, что это предположение.
page-site-rules = Правила
page-site-cases = Случаи
page-site-decisions = Решения
page-site-glossary = Словарь
page-site-documentation = Документация
page-site-in-english = на английском
page-site-print = Лист для печати
page-site-cases-text = { $count ->
    [one] { $count } случай.
    [few] { $count } случая.
   *[many] { $count } случаев.
} Ответы даёт встроенный интерпретатор. Обоснования — на английском.
page-site-no-answer = Вопрос не подходит к этим правилам.
page-site-verdict-nothing = ничего не берёт
page-site-verdict-takes = берёт { $cards }
page-site-verdict-basra = Басра: { $points }
page-site-verdict-refused = Ход отвергнут ({ $code }).
page-site-decisions-text = Что источники оставляют открытым и какое прочтение принимает каждый свод правил.
page-site-seen-in = встречено:
page-site-own = наше слово
page-site-glossary-text = При каждом слове названы документы, где оно встречено; где не назван ни один, слово наше.
