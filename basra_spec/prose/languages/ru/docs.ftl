### Документация: как называются группы её страниц.

page-site-docs-for = С чего начать
page-site-docs-tutorials = Учебные примеры
page-site-docs-how-to = Практические руководства
page-site-docs-reference = Справочник
page-site-docs-explanation = Объяснения

## Группы словаря.

page-site-words-table = За столом
page-site-words-cards = Карты
page-site-words-play = Игра
page-site-words-score = Коны и счёт
page-site-words-link = Ссылка на это слово
