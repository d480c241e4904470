### The site: its pages, and what they say around rules, cases and differences.

page-site-home = Home
page-site-rules = Rules
page-site-cases = Cases
page-site-decisions = Decisions
page-site-glossary = Glossary
page-site-documentation = Documentation
page-site-in-english = in English
page-site-print = Sheet to print
page-site-cases-text = { $count ->
    [one] { $count } case.
   *[other] { $count } cases.
} The answers are those of the built-in interpreter. Reasons are told in English.
page-site-no-answer = The question does not fit these rules.
page-site-verdict-nothing = takes nothing
page-site-verdict-takes = takes { $cards }
page-site-verdict-basra = Basra: { $points }
page-site-verdict-refused = The play is refused ({ $code }).
page-site-decisions-text = What the sources leave open, and which reading each ruleset takes.
page-site-glossary-text = Each word with the documents in which it was seen; where none is named, the word is our own.
