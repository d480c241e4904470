"""Cases, and judging an engine or a ruleset by them.

Imports every package above: `system` to `provenance`.
"""
