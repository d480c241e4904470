"""Random games against an engine, and faults made as small as they can be.

Imports every package above: `system` to `conformance`.
"""
