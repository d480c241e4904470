"""The game at a glance: the few facts that players ask for first, each in a word or two."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from attrs import field, frozen

from basra_spec.game.patterns import patterns_set
from basra_spec.prose.fluent import Arguments, Messages
from basra_spec.prose.languages import list_argument
from basra_spec.system.text import in_one_line

Data = Mapping[str, Any]


@frozen
class Fact:
    """A fact about a game: an id (the same in every language), a label and the value in this game."""

    id: str
    name: str = field(converter=in_one_line)
    text: str = field(converter=in_one_line)


def summarize(rules: Data, messages: Messages) -> Iterator[Fact]:
    """The facts about a ruleset in a language, in the order of a page. Raises `MessageError`."""
    for name, arguments in _FACTS.items():
        message = f"page-glance-{name}"
        yield Fact(name, messages.format(message, {}), messages.format(f"{message}.value", arguments(rules)))


def _players(rules: Data) -> Arguments:
    """`$solo` and `$partners`: the numbers of players that play alone and in pairs."""
    found = {way: [number for number, ways in rules["players"].items() if way in ways] for way in ("solo", "partners")}
    return {
        name: value for way, numbers in found.items() for name, value in ((way, list_argument(numbers)), (f"{way}-count", len(numbers)))
    }


def _basra(rules: Data) -> Arguments:
    """`$worths`: the different points that a Basra can be worth; `$count`: how many there are."""
    basra = rules["basra"]
    worths = [kind.get("worth", basra["worth"]) for kind in basra["kinds"].values()]
    found = {worth for each in worths for worth in (each.values() if isinstance(each, dict) else [each])}
    return {"worths": list_argument(sorted(found, key=lambda worth: (isinstance(worth, str), worth))), "count": len(found)}


_FACTS: Final[Mapping[str, Callable[[Data], Arguments]]] = {
    "players": _players,
    "cards": lambda rules: {"count": patterns_set(map(str, rules["deck"])).bit_count()},
    "hand": lambda rules: {"hand": rules["deal"]["hand"]},
    "floor": lambda rules: {"floor": rules["deal"]["floor"]},
    "basra": _basra,
    "target": lambda rules: {"target": rules["match"]["target"]},
}
