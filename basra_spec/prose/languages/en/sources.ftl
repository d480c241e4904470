### What stands behind the rules: the list at the end of a page of rules, and the pages of the site on sources and decisions.

page-stated = Where this is stated
page-stated-intro = The marks after the rules lead here: to the document and the section that states a rule, or to whatever else it rests on.
# The names of links, for those who do not see them. $number is a number or a range of numbers, as in 4–6.
page-stated-mark = Where this is stated: { $number }
page-stated-mark-assumption = Stated nowhere: an assumption
page-stated-mark-own = The author’s own rule
page-stated-back = Back to the rule
page-stated-assumption = No page states this: it is an assumption.
page-stated-own = This is the author’s own rule: no page is behind it.
# Told of a statement that also stands behind rules which this ruleset has otherwise.
page-stated-of-more = Partly different here.

page-site-sources = Sources
page-site-sources-text = The documents behind the rules. Each is told statement by statement, in our own words, with the rules that rest on it and the cases that cite it.
page-site-statements = { $count ->
    [one] { $count } statement
   *[other] { $count } statements
}
page-site-source-language = Language
page-site-resting-rulesets = Rulesets that rest on it
page-site-our-words = What the document says is told here in our own words, and in English.
page-site-resting-rules = Rules that rest on it
page-site-citing = { $count ->
    [one] { $count } case cites it
   *[other] { $count } cases cite it
}
page-site-no-case = No case cites it
page-site-marked = { $kind ->
    [ruleset-data] The ruleset itself shows it
    [display] It is about what a program shows
    [ceremony] It is ceremony: printed and not played
    [no-effect] It changes nothing that can be seen
    [about-another-game] It is about another game
   *[repeats] It repeats another statement
}

page-site-assumptions = Rules that no document states
page-site-assumptions-text = Each of these rules is an assumption. With it stands the decision that takes it.
page-site-all-stated = A document states every rule of these rulesets
page-site-decision-text = The reasons are told in the words of their author, in English.
page-site-taken = Read so by
page-site-read-otherwise = Otherwise read ({ $reading })
page-site-read-without = Otherwise read ({ $reading }), without this
page-site-settled = Settled otherwise by
page-site-showing = { $count ->
    [one] { $count } open case shows it
   *[other] { $count } open cases show it
}
