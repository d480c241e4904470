### The site: its pages, and what they say around rules, cases and differences.

page-site-home = Home
page-site-rules = Rules
page-site-rules-text = Every game on a page of its own, and on a sheet to print. Games of the same document stand together, each after the one that it changes.
page-site-game = Game
page-site-cases = Cases
page-site-decisions = Decisions
page-site-glossary = Glossary
page-site-documentation = Documentation
page-site-in-english = in English
page-site-print = Sheet to print
page-site-decisions-text = What the sources leave open, and which reading each ruleset takes.
page-site-glossary-text = Each word with the documents in which it was seen; where none is named, the word is our own.
