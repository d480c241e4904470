"""The MkDocs site of the rules in several languages: `edition` is the site in one language, `building` runs MkDocs.

Imports every package above except `fuzz`; nothing but `cli` imports it.
"""
