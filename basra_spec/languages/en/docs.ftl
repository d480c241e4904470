### The documentation: what its groups of pages are called.

page-site-docs-for = Where to begin
page-site-docs-tutorials = Tutorials
page-site-docs-how-to = How to
page-site-docs-reference = Reference
page-site-docs-explanation = Explanation
