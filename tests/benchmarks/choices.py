"""The player's choice on the fullest floor: 36 number cards, a ten played. `python -m tests.benchmarks.choices`."""

from collections.abc import Callable
from functools import partial
from itertools import islice
from statistics import median
from time import perf_counter
from typing import Final

from basra_spec.game import sums
from basra_spec.game.captures import Hauls, hauls
from basra_spec.game.cards import parse_card
from basra_spec.game.parts import parts
from basra_spec.game.patterns import patterns_set
from basra_spec.rulesets.loader import load_rules

FLOOR: Final = patterns_set(["A-9"])
TEN: Final = parse_card("10S")
TARGETS: Final = {"count": 50.0, "claim": 0.2, "first 100": 50.0}
_CACHES: Final = (parts, sums.splits, sums.largest)


def main() -> None:
    """Print what each policy takes for each thing a user asks, in milliseconds, beside the target."""
    for ruleset in ("portuguese", "russian-egyptian"):
        rules = load_rules(ruleset)
        found = hauls(rules, FLOOR, TEN)
        print(f"{ruleset}: {found.count():,} hauls")
        for name, taken in _figures(found).items():
            print(f"  {name:10} {taken:8.3f} ms   (target {TARGETS[name]} ms)")


def _figures(found: Hauls) -> dict[str, float]:
    listed = list(islice(found, 100))
    claims = [partial(found.why_not, claim) for claim in (*listed[::20], FLOOR)]
    return {
        "count": _milliseconds(found.count),
        "claim": max(map(_milliseconds, claims)),
        "first 100": _milliseconds(lambda: list(islice(found, 100))),
    }


def _milliseconds(asked: Callable[[], object], repeats: int = 15) -> float:
    """The median, nothing remembered from one to the next."""
    taken = []
    for _ in range(repeats):
        for cache in _CACHES:
            cache.cache_clear()
        began = perf_counter()
        asked()
        taken.append(perf_counter() - began)
    return 1000 * median(taken)


if __name__ == "__main__":
    main()
