"""Rulesets of Basra as data, a generic interpreter, and a conformance suite.

The names below are the public API. They are loaded when first used, so that a command that plays nothing stays quick.
"""

from importlib import import_module

TYPE_CHECKING = False  # as in `typing`, which takes longer to import than this package

__version__ = "0.1.0"

if TYPE_CHECKING:
    from basra_spec.game.captures import Hauls
    from basra_spec.game.cards import members, names, parse_card, parse_cards, parse_set, set_names
    from basra_spec.game.compiler import compile_rules
    from basra_spec.game.events import Played
    from basra_spec.game.faults import CardError, DealError, MatchError
    from basra_spec.game.legality import AmbiguousPlay, IllegalPlay
    from basra_spec.game.outcome import Explanation, explain
    from basra_spec.game.play import advance, apply
    from basra_spec.game.position import Award, Play, Position, Previous, View, view
    from basra_spec.game.rounds import deal
    from basra_spec.game.rules import Rules
    from basra_spec.game.scoring import Score, Standing, score, standing
    from basra_spec.rulesets.loader import load, load_rules
    from basra_spec.rulesets.problems import Problem, ProblemsFound

_HOMES = {
    "game.faults": ("CardError", "DealError", "MatchError"),
    "game.cards": ("members", "names", "parse_card", "parse_cards", "parse_set", "set_names"),
    "game.captures": ("Hauls",),  # the function hauls has its module's name, and is taken from there
    "rulesets.loader": ("load", "load_rules"),
    "game.legality": ("AmbiguousPlay", "IllegalPlay"),
    "game.outcome": ("Explanation", "explain"),
    "game.play": ("advance", "apply"),
    "game.events": ("Played",),
    "game.position": ("Award", "Play", "Position", "Previous", "View", "view"),
    "rulesets.problems": ("Problem", "ProblemsFound"),
    "game.rounds": ("deal",),
    "game.compiler": ("compile_rules",),
    "game.rules": ("Rules",),
    "game.scoring": ("Score", "Standing", "score", "standing"),
}
_HOME_OF = {name: module for module, names in _HOMES.items() for name in names}

__all__ = [
    "AmbiguousPlay",
    "Award",
    "CardError",
    "DealError",
    "Explanation",
    "Hauls",
    "IllegalPlay",
    "MatchError",
    "Play",
    "Played",
    "Position",
    "Previous",
    "Problem",
    "ProblemsFound",
    "Rules",
    "Score",
    "Standing",
    "View",
    "__version__",
    "advance",
    "apply",
    "compile_rules",
    "deal",
    "explain",
    "load",
    "load_rules",
    "members",
    "names",
    "parse_card",
    "parse_cards",
    "parse_set",
    "score",
    "set_names",
    "standing",
    "view",
]


def __getattr__(name: str) -> object:
    if name not in _HOME_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOME_OF[name]}"), name)
