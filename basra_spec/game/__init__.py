"""Playing: cards, rules as tables, positions, captures, awards and scores, without input or output.

Imports nothing else of the package.
"""
