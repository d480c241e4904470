### Сайт: его страницы и то, что они говорят вокруг правил, случаев и различий.

page-site-home = Главная
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
page-site-glossary-text = При каждом слове названы документы, где оно встречено; где не назван ни один, слово наше.
