"""How to talk with an engine: the messages of the protocol, the built-in interpreter, programs, callables and recordings.

Imports `system` and `game`.
"""
