"""A site of the rules in several languages: a tree of Markdown for each, and the pages that MkDocs makes of them.

An `edition` is the site in one language, `tree` says what stands where, `building` runs MkDocs. Each language is a site of its own beside
the others, with its own search.
"""
