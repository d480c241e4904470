### The documentation: the names of its groups of pages.

page-site-docs-for = Getting started
page-site-docs-tutorials = Tutorials
page-site-docs-how-to = How-to guides
page-site-docs-reference = Reference
page-site-docs-explanation = Explanation

## The groups of the glossary.

page-site-words-table = At the table
page-site-words-cards = Cards
page-site-words-play = Play
page-site-words-score = Rounds and scores
page-site-words-link = Link to this word
