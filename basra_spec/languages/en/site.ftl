### The site: its pages, and what they say around rules, cases and differences.

page-site-home = Home
page-site-rules = Rules
page-site-compare = Comparison
page-site-cases = Cases
page-site-decisions = Decisions
page-site-glossary = Glossary
page-site-documentation = Documentation
page-site-in-english = in English
page-site-print = Sheet to print
page-site-compare-text = Each ruleset beside the one that it changes, or the first one that changes none. Each ≠ leads to a difference, with the smallest position that shows it.
page-site-differs-from = { $ruleset }, beside { $other }
page-site-rule = Rule
page-site-position = Smallest position
page-site-no-position = No position with up to { $size } cards on the floor shows it.
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
