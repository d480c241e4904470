"""Claims only a ruleset that there is not."""

from tests.engines.hostile.engines.sane import serve

serve(rulesets=["my-own-basra"])
