"""From a YAML file to a checked ruleset: reading, the schema, merging, and the checks that need neither play nor search.

Imports `system` and `game`.
"""
