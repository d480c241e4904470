"""Play the game: cards, compiled rules, positions, captures, awards and scores. No input or output.

Imports no other package of basra-spec.
"""
