"""`python -m basra_spec`."""

from basra_spec.cli import main

main()
