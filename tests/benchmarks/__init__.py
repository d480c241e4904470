"""How fast the package is, measured against what a reader can check: `python -m tests.benchmarks.run`."""
