"""What is true of rules in all situations: the smallest difference, mutants, and the lint that only `check` runs.

Imports `system`, `game` and `rulesets`.
"""
