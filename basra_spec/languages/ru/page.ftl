### Что стоит вокруг фраз: заголовки и слова между правилом и тем, что о нём известно.

group-cards = Карты
group-players = Игроки
group-deal = Раздача
group-play = Ход и взятие
group-basra = Басра
group-round = Кон и подсчёт очков
group-match = Партия
group-ceremony = Порядок ходов и сдачи

told-replaces = Вместо этого было ({ $place }): { $sentence }
told-removed = Правило отменено ({ $place }): { $sentence }
told-statement = На странице сказано ({ $statement }; { $documents }, «{ $section }»): { $rule }
told-assumption = Ни на одной странице об этом не сказано: это допущение.
told-own = Это ваше собственное правило: на странице его нет.
told-decision = Страница оставляет это открытым ({ $decision }): { $why }
told-reading = Можно понять и так ({ $reading }): { $sentence }
told-reading-without = Можно понять и так ({ $reading }), без этого правила: { $sentence }
told-notes = Примечания (не проверяются)
