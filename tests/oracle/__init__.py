"""A second, independent reading of the rules pages, by enumeration; see the README beside it."""

from .captures import hauls
from .comparison import agrees
from .consistency import problems
from .counting import match, score
from .french import FRENCH
from .koutchina import KOUTCHINA
from .play import Outcome, Refused, State, basra, play
from .portuguese import PORTUGUESE
from .requests import answer, answers, start
from .rules import OracleRules, Previous, reading
from .russian import RUSSIAN

RULESETS: dict[str, OracleRules] = {**KOUTCHINA, **PORTUGUESE, **RUSSIAN, **FRENCH}

__all__ = [
    "RULESETS",
    "OracleRules",
    "Outcome",
    "Previous",
    "Refused",
    "State",
    "agrees",
    "answer",
    "answers",
    "basra",
    "hauls",
    "match",
    "play",
    "problems",
    "reading",
    "score",
    "start",
]
