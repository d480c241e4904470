"""Claims a ruleset that it does not know."""

from tests.engines.hostile.engines.sane import serve

serve(rulesets=["koutchina-classic", "koutchina-lebanese"])
