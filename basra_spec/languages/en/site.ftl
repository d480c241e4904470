### The site: its pages, and what they say around rules, cases and differences.

page-site-about = Rules of the card game Basra as data: read them, check your own, judge any engine by them.
page-site-home = Home
page-site-players = You play, or have a house rule
page-site-players-text = Read the rules of each game, see where they differ, and write your own.
page-site-makers = You make an engine
page-site-makers-text = Every case has the answer of each ruleset. Run your engine against all of them.
page-site-publishers = You publish rules
page-site-publishers-text = Each rule names the page that states it, or says that it is an assumption.
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
page-site-decisions-text = What the sources leave open, and which reading each ruleset takes.
page-site-seen-in = seen in
page-site-own = our own word
page-site-glossary-text = Each word with the documents in which it was seen; where none is named, the word is our own.
