"""Rules as sentences of a language.

Imports `system`, `game`, `rulesets` and `provenance`.
"""
