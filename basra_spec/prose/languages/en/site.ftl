### The site: its pages, and labels around rules, cases and differences.

page-site-home = Home
page-site-rules = Rules
page-site-rules-text = Each game has a page of its own and a printable sheet. Games from the same document are listed together, each after the one that it changes.
page-site-game = Game
page-site-cases = Cases
page-site-decisions = Decisions
page-site-glossary = Glossary
page-site-documentation = Documentation
page-site-in-english = in English
page-site-print = Printable sheet
page-site-decisions-text = What the sources leave open, and how each ruleset reads it.
page-site-glossary-text = Each word with the documents that use it; a word without a document is our own.
