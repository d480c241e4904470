"""A page of rules as a value; `render` turns it into HTML, Markdown, JSON, a sheet or PDF.

Imports `system`, `game`, `rulesets`, `engines`, `provenance`, `conformance` and `prose`.
"""
