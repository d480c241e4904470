"""Files, worker processes and untrusted text: what knows neither cards nor rules.

Imports nothing else of the package.
"""
