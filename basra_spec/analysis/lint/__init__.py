"""Checks that need play or search: warnings and notes about rules that load but cannot do what they seem to.

Imports what `analysis` imports, and `analysis` itself.
"""
