### The footnotes of a page of rules, and the pages of the site on sources and decisions.

page-citations = Where the rules are stated
page-citations-intro = The marks after the rules lead here: to the document and section that state a rule, or to whatever else it rests on.
# The names of links for screen readers. $number is a number or a range of numbers, as in 4–6.
page-citations-mark = Where this is stated: { $number }
page-citations-mark-assumption = Not stated anywhere: an assumption
page-citations-mark-own = The author’s own rule
page-citations-back = Back to the rule
page-citations-assumption = No page states this: it is an assumption.
page-citations-own = This is the author’s own rule; no page states it.
# For a statement that also backs rules that this ruleset changes.
page-citations-of-more = Partly different here.

page-site-sources = Sources
page-site-sources-text = The documents behind the rules, statement by statement in our own words, with the rules that rest on each statement and the cases that cite it.
page-site-statements = { $count ->
    [one] { $count } statement
   *[other] { $count } statements
}
page-site-source-language = Language
page-site-resting-rulesets = Rulesets that rest on it
page-site-our-words = The statements are in our own words, in English.
page-site-resting-rules = Rules that rest on it
page-site-citing = { $count ->
    [one] { $count } case cites it
   *[other] { $count } cases cite it
}
page-site-no-case = No case cites it
page-site-marked = { $kind ->
    [ruleset-data] The ruleset itself shows it
    [display] It is about what a program displays
    [ceremony] It is ceremony: printed, but not played
    [no-effect] It has no visible effect
    [about-another-game] It is about another game
   *[repeats] It repeats another statement
}

page-site-assumptions = Rules that no document states
page-site-assumptions-text = Each of these rules is an assumption, listed with the decision behind it.
page-site-all-stated = Rulesets whose every rule is stated in a document
page-site-decision-text = The reasons are in their authors’ own words, in English.
page-site-taken = Reading of
page-site-read-otherwise = Another reading ({ $reading })
page-site-read-without = Another reading ({ $reading }), without this
page-site-settled = Decided differently by
page-site-showing = { $count ->
    [one] { $count } open case shows it
   *[other] { $count } open cases show it
}
