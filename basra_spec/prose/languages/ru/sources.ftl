### На чём держатся правила: список в конце страницы правил и страницы сайта об источниках и решениях.

page-citations = Где это сказано
page-citations-intro = Знаки после правил ведут сюда: к документу и разделу, где правило сказано, или к тому, на чём оно держится иначе.
page-citations-mark = Где это сказано: { $number }
page-citations-mark-assumption = Нигде не сказано: допущение
page-citations-mark-own = Собственное правило автора
page-citations-back = Назад к правилу
page-citations-assumption = Ни на одной странице об этом не сказано: это допущение.
page-citations-own = Это собственное правило автора: на страницах его нет.
page-citations-of-more = Здесь отчасти по-другому.

page-site-sources = Источники
page-site-sources-text = Документы, на которых держатся правила. Каждый пересказан по утверждениям, нашими словами; при утверждении названы правила, которые на нём держатся, и случаи, которые на него ссылаются.
page-site-statements = { $count ->
    [one] { $count } утверждение
    [few] { $count } утверждения
   *[many] { $count } утверждений
}
page-site-source-language = Язык
page-site-resting-rulesets = На нём держатся своды правил
page-site-our-words = Сказанное в документе передано здесь нашими словами, на английском.
page-site-resting-rules = На нём держатся правила
page-site-citing = { $count ->
    [one] На него ссылается { $count } случай
    [few] На него ссылаются { $count } случая
   *[many] На него ссылаются { $count } случаев
}
page-site-no-case = Ни один случай на него не ссылается
page-site-marked = { $kind ->
    [ruleset-data] Его показывает сам свод правил
    [display] Оно о том, что показывает программа
    [ceremony] Оно о порядке ходов и сдачи: его печатают, но не разыгрывают
    [no-effect] Оно не меняет ничего видимого
    [about-another-game] Оно о другой игре
   *[repeats] Оно повторяет другое утверждение
}

page-site-assumptions = Правила, о которых документы молчат
page-site-assumptions-text = Каждое из этих правил — допущение. При нём названо решение, по которому оно принято.
page-site-all-stated = Своды, где о каждом правиле сказано в документе
page-site-decision-text = Объяснения даны словами их автора, на английском.
page-site-taken = Так понимают это
page-site-read-otherwise = Можно понять и так ({ $reading })
page-site-read-without = Можно понять и так ({ $reading }), без этого
page-site-settled = Иначе решают это
page-site-showing = { $count ->
    [one] Это показывает { $count } открытый случай
    [few] Это показывают { $count } открытых случая
   *[many] Это показывают { $count } открытых случаев
}
