### Сайт: его страницы и то, что они говорят вокруг правил, случаев и различий.

page-site-home = Главная
page-site-rules = Правила
page-site-rules-text = У каждой игры своя страница и лист для печати. Игры из одного документа стоят рядом, каждая после той, которую она меняет.
page-site-game = Игра
page-site-cases = Случаи
page-site-decisions = Решения
page-site-glossary = Словарь
page-site-documentation = Документация
page-site-in-english = на английском
page-site-print = Лист для печати
page-site-decisions-text = Что источники оставляют открытым и какое прочтение принимает каждый свод правил.
page-site-glossary-text = При каждом слове названы документы, где оно встречено; где не назван ни один, слово наше.
