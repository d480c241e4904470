"""What the source documents state, and which rule rests on which statement.

Imports `system`, `game` and `rulesets`.
"""
