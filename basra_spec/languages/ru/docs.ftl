### Документация: как называются группы её страниц.

page-site-docs-for = С чего начать
page-site-docs-tutorials = Учебные примеры
page-site-docs-how-to = Практические руководства
page-site-docs-reference = Справочник
page-site-docs-explanation = Объяснения
