"""Conformance cases: files with a question and a part of its answer, read into values; and the comparison of an answer with them."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache, reduce
from operator import or_
from pathlib import Path
from typing import Any, Final

from attrs import field, frozen

from basra_spec.engines.interpreter import rest
from basra_spec.game.cards import parse_cards, parse_set
from basra_spec.game.faults import CardError
from basra_spec.game.patterns import WordError
from basra_spec.game.position import Play
from basra_spec.game.rounds import sides_of
from basra_spec.game.rules import Rules
from basra_spec.rulesets import source
from basra_spec.rulesets.problems import Problem, ProblemsFound
from basra_spec.rulesets.resolved import Resolved
from basra_spec.rulesets.schema import FORMATS, problems_against, validator
from basra_spec.rulesets.source import Source
from basra_spec.system.resources import shipped
from basra_spec.system.text import one_line

SUFFIX: Final = ".case.yaml"
Expectation = Mapping[str, Any]

_START: Final = ("floor", "hands", "stock", "piles", "basras", "turn", "last", "previous")
_PLAY_KEYS: Final = ("taken", "floor", "basra", "refused")


@frozen
class Case:
    """A case of the suite.

    `standing` is empty, and `cites` too, where it rests on no page: a case of somebody's own rules, or one that a tool has proposed.
    `outcomes` are what is accepted: one expectation, or several where the player may choose. `readings` maps the name of a reading to the
    outcomes that it accepts; empty where the case is not open. `house_rules` are merged onto each of the rulesets.
    """

    id: str
    rulesets: tuple[str, ...]
    house_rules: tuple[str, ...]
    cites: tuple[str, ...]
    standing: str
    because: str
    proposed: bool
    ask: str
    question: Mapping[str, Any]
    outcomes: tuple[Expectation, ...]
    readings: Mapping[str, tuple[Expectation, ...]]
    file: Source = field(repr=False, eq=False)

    @property
    def topic(self) -> str:
        """The folder of the case: what it is about."""
        return self.id.rpartition("/")[0]

    def request(self, ruleset: str, rules: Rules) -> dict[str, Any]:
        """The case as a request of the protocol, for one ruleset."""
        return {"id": f"{self.id} {ruleset}", "ruleset": ruleset, **as_request({"ask": self.ask, **self.question}, rules)}


def as_request(question: Mapping[str, Any], rules: Rules) -> dict[str, Any]:
    """A question as a case has it, as a request of the protocol without its id and ruleset."""
    ask = question.get("ask", "play")
    return {"ask": ask, **_REQUESTS[ask](question, rules)}


def _play_request(question: Mapping[str, Any], rules: Rules) -> dict[str, Any]:
    seats = question.get("seats", 2)
    known = rules.deal.players.get(seats, ("solo",))
    asked = {"seats": seats, "sides": question.get("sides", known[0]), "plays": list(question.get("plays", []))}
    if "deck" in question:
        return {**asked, "start": {"deck": question["deck"], "returned": list(question.get("returned", []))}}
    start = {key: question[key] for key in _START if key in question}
    if "hands" in start and "piles" not in start:
        start["piles"] = ["rest", *[""] * (sides_of(seats, asked["sides"]) - 1)]
    if "piles" in start:
        start["piles"] = rest(start["piles"], rules.deal.deck, _named_elsewhere(start))
        # Where only one side has taken anything, there is no doubt who captured last.
        taken = [side for side, pile in enumerate(start["piles"]) if pile]
        start |= {"last": taken[0]} if len(taken) == 1 and "last" not in start else {}
    return {**asked, "start": start}


def _named_elsewhere(start: Mapping[str, Any]) -> int:
    places = [start["floor"], *start.get("hands", []), start.get("stock", "")]
    return reduce(or_, map(parse_set, places))


def _score_request(question: Mapping[str, Any], rules: Rules) -> dict[str, Any]:
    piles = rest(question["piles"], rules.deal.deck)
    basras = question.get("basras", [[] for _ in piles])
    return {"piles": piles, "basras": basras, "carried": question.get("carried", 0)}


def _match_request(question: Mapping[str, Any], rules: Rules) -> dict[str, Any]:
    return {"rounds": question["rounds"], "carried": question.get("carried", 0)}


_REQUESTS: Final[dict[str, Callable[[Mapping[str, Any], Rules], dict[str, Any]]]] = {
    "play": _play_request,
    "score": _score_request,
    "match": _match_request,
}
_HEADER: Final = ("rulesets", "with", "cites", "standing", "because", "origin", "ask", "expect", "any_of", "readings")


# --- reading ------------------------------------------------------------------------------------------------------------------------


def suite(folder: Path | None = None) -> tuple[Case, ...]:
    """Every case below a folder (None: the suite that ships), in order of id. Raises `ProblemsFound` with those of all files."""
    return _below(folder) if folder else _shipped_suite()


@cache
def _shipped_suite() -> tuple[Case, ...]:
    """The suite that ships: hundreds of files, which stay as they are while the program runs."""
    return _below(shipped("conformance"))


def matching(patterns: Collection[str]) -> tuple[Case, ...]:
    """The cases of the suite that ships whose id matches a pattern; only their files are read. Raises `ProblemsFound`."""
    return suite() if "*" in patterns else _below(shipped("conformance"), patterns)


def _below(folder: Path, patterns: Collection[str] = ("*",)) -> tuple[Case, ...]:
    cases, problems = list[Case](), list[Problem]()
    for path in sorted(folder.rglob("*" + SUFFIX)):
        name = path.relative_to(folder).as_posix().removesuffix(SUFFIX)
        if not any(fnmatchcase(name, pattern) for pattern in patterns):
            continue
        try:
            cases.append(read_case(path, name))
        except ProblemsFound as found:
            problems += found.problems
    if problems:
        raise ProblemsFound(problems)
    return tuple(cases)


def read_case(path: Path, name: str) -> Case:
    """The case of a file. Raises `ProblemsFound`."""
    file = source.read(path)
    problems = problems_against(file, validator(shipped("conformance") / "schema" / "case.schema.json")) or list(_sense(file))
    if problems:
        raise ProblemsFound(problems)
    data = file.data
    return Case(
        id=name,
        rulesets=tuple(data["rulesets"]),
        house_rules=tuple(data.get("with", ())),
        cites=tuple(data.get("cites", ())),
        standing=data.get("standing", ""),
        because=data.get("because", ""),
        proposed="origin" in data,
        ask=data.get("ask", "play"),
        question={key: value for key, value in data.items() if key not in _HEADER},
        outcomes=_outcomes(data),
        readings={reading: tuple(outcomes) for reading, outcomes in data.get("readings", {}).items()},
        file=file,
    )


def _outcomes(data: Mapping[str, Any]) -> tuple[Expectation, ...]:
    return (data["expect"],) if "expect" in data else tuple(data.get("any_of", ()))


_NEEDS: Final = {"play": ("floor", "deck"), "score": ("piles",), "match": ("rounds",)}
_EXAMPLES: Final = {"play": "floor: 9S 5H 4D", "score": 'piles: [rest, ""]', "match": "rounds: [[10, 20]]"}
_MAY: Final = {
    "play": {"seats", "sides", "deck", "returned", "plays", *_START},
    "score": {"piles", "basras", "carried"},
    "match": {"rounds", "carried"},
}
_ANSWERS: Final = {
    "play": {*_PLAY_KEYS, "plays", "end"},
    "score": {"scores", "items", "carried"},
    "match": {"totals", "status", "winner", "playing"},
}


_UNLISTED: Final = ("an open case must list its readings", "add readings, or change standing")
_NOT_OPEN: Final = ("only an open case can list readings", "write standing: open, or remove readings")


def _allowed(keys: Iterable[str]) -> str:
    return f"remove it; allowed: {', '.join(sorted(keys))}"


def _sense(file: Source) -> Iterator[Problem]:
    """What the schema cannot say of a case."""
    data = file.data
    ask = data.get("ask", "play")
    if not any(key in data for key in _NEEDS[ask]):
        yield file.problem((), "no-start", f'a case that asks "{ask}" needs {" or ".join(_NEEDS[ask])}', f"for example: {_EXAMPLES[ask]}")
    if "deck" in data and any(key in data for key in _START):
        yield file.problem(
            ("deck",), "two-starts", "a case starts from a deck or from a floor, not from both", "remove one of the two", on_key=True
        )
    for key in data:
        if key not in _HEADER and key not in _MAY[ask]:
            yield file.problem(
                (key,), "not-asked", f'"{key}" does not belong in a case that asks "{ask}"', _allowed(_MAY[ask]), on_key=True
            )
    if ("expect" in data) == ("any_of" in data):
        hint = "remove one of the two" if "expect" in data else "for example: expect: {taken: 5H 4D}"
        yield file.problem(("any_of",), "no-expectation", "a case must have either expect or any_of, and not both", hint, on_key=True)
    for key in {key: None for outcome in _outcomes(data) for key in outcome}:
        if key not in _ANSWERS[ask]:
            yield file.problem(
                ("expect", key), "not-asked", f'"{key}" is not part of the answer to "{ask}"', _allowed(_ANSWERS[ask]), on_key=True
            )
    standing = data.get("standing", "")
    if standing == "derived" and "because" not in data:
        yield file.problem(
            ("standing",), "no-derivation", 'a derived case needs "because"', "explain how the answer follows from the source: because: …"
        )
    if (standing == "open") != ("readings" in data):
        message, hint = _UNLISTED if standing == "open" else _NOT_OPEN
        yield file.problem(("standing",) if standing else ("readings",), "open-without-readings", message, hint)


# --- comparing ----------------------------------------------------------------------------------------------------------------------


@frozen
class Difference:
    """One part of an answer that is not as expected: where, what the case says, what the engine answered (None: nothing)."""

    where: str
    expected: Any
    received: Any

    def __str__(self) -> str:
        return f"{self.where}: expected {_show(self.expected)}, got {_show(self.received)}"


def _show(value: Any) -> str:
    return "nothing" if value is None or value == "" else one_line(str(value))


def differences(expect: Expectation, answer: Mapping[str, Any], codes: Collection[str] | None = None) -> tuple[Difference, ...]:
    """Where an answer departs from what is expected; none where all of it is there.

    `codes` are the codes of refusal that the engine gives (None: all): another expected code asks only that the play be refused.
    """
    found: list[Difference] = []
    plays = answer.get("plays", [])
    for key, value in expect.items():
        if key in _PLAY_KEYS:
            found += _compare_play("", {key: value}, plays[-1] if plays else {}, codes)
        elif key == "plays":
            found += _compare_plays(value, plays, codes)
        else:
            found += _compare(key, value, answer.get(key))
    return tuple(found)


def _compare_plays(expected: list[Expectation], received: list[Mapping[str, Any]], codes: Collection[str] | None) -> Iterator[Difference]:
    if len(expected) != len(received):
        yield Difference("plays", f"{len(expected)} plays", f"{len(received)} plays")
    for number, (wanted, outcome) in enumerate(zip(expected, received, strict=False), 1):
        yield from _compare_play(f"play {number}, ", wanted, outcome, codes)


def _compare_play(where: str, expected: Expectation, outcome: Mapping[str, Any], codes: Collection[str] | None) -> Iterator[Difference]:
    for key, value in expected.items():
        if key == "refused" and key in outcome and codes is not None and value not in codes:
            continue
        refused = f"refused ({outcome['refused']})" if "refused" in outcome else None
        yield from _compare(where + key, value, outcome.get(key, refused))


def _compare(where: str, expected: Any, received: Any) -> Iterator[Difference]:
    if isinstance(expected, Mapping):
        for key, value in expected.items():
            yield from _compare(f"{where}, {key}", value, received.get(key) if isinstance(received, Mapping) else None)
    elif not _same(None if where.startswith("items, ") else _COMPARABLE.get(where.rpartition(", ")[2]), expected, received):
        yield Difference(where, expected, received)


def _same(comparable: Callable[[Any], Any] | None, expected: Any, received: Any) -> bool:
    """Whether two values are one, as cards where they are cards."""
    if comparable is None:
        return bool(expected == received) and type(expected) is type(received)
    try:
        return bool(comparable(expected) == comparable(received))
    except (CardError, TypeError, AttributeError):
        return False


def _set_list(cards: Iterable[str]) -> list[int]:
    return [parse_set(each) for each in cards]


_COMPARABLE: Final[dict[str, Callable[[Any], Any]]] = {
    "taken": parse_set,
    "floor": parse_set,
    "stock": parse_cards,
    "hands": _set_list,
    "piles": _set_list,
}


# --- the notations of cards in a case, for the schema -------------------------------------------------------------------------------


def _notation(read: Callable[[str], object]) -> Callable[[Any], bool]:
    def check(value: Any) -> bool:
        if isinstance(value, str):
            try:
                read(value)
            except CardError as error:
                raise WordError("bad-cards", str(error), 'write cards as in 9S 5H 10D; write "" for no cards') from None
        return True

    return check


def _read_pile(text: str) -> object:
    return text == "rest" or parse_set(text)


for _name, _read in {"cards": parse_cards, "play": Play.parse, "pile": _read_pile}.items():
    FORMATS.checks(_name, raises=WordError)(_notation(_read))


def ancestor_with_cases(ruleset: Resolved, suite: Sequence[Case]) -> str | None:
    """The nearest ancestor of which there are cases; None if there is none."""
    named = {name for case in suite for name in case.rulesets}
    return next((name for name in reversed(ruleset.lineage[:-1]) if name in named), None)
