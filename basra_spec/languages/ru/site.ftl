### Сайт: его страницы и то, что они говорят вокруг правил, случаев и различий.

page-site-home = Главная
page-site-rules = Правила
page-site-compare = Сравнение
page-site-cases = Случаи
page-site-decisions = Решения
page-site-glossary = Словарь
page-site-documentation = Документация
page-site-in-english = на английском
page-site-print = Лист для печати
page-site-compare-text = Каждый свод правил рядом с тем, который он меняет, а если не меняет никакого — с первым самостоятельным. Каждый знак ≠ ведёт к различию и к наименьшей позиции, где его видно.
page-site-differs-from = { $ruleset } рядом с { $other }
page-site-rule = Правило
page-site-position = Наименьшая позиция
page-site-no-position = Ни одна позиция, где на столе карт не больше чем { $size }, этого не показывает.
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
