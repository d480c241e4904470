"""The game at a glance: the few facts that one asks for first, each told from the rules in a word or two."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from attrs import field, frozen

from basra_spec.game.patterns import patterns_set
from basra_spec.prose.fluent import Arguments, Messages
from basra_spec.prose.languages import listed
from basra_spec.system.text import in_one_line

Data = Mapping[str, Any]


@frozen
class Fact:
    """A fact of a game: its id, the same in every language, what it is about, and how it is in this game."""

    id: str
    name: str = field(converter=in_one_line)
    text: str = field(converter=in_one_line)


def facts(rules: Data, messages: Messages) -> Iterator[Fact]:
    """The facts of a ruleset in a language, in the order in which they are shown. Raises `MessageError`."""
    for name, arguments in _FACTS.items():
        message = f"page-glance-{name}"
        yield Fact(name, messages.tell(message, {}), messages.tell(f"{message}.told", arguments(rules)))


def _players(rules: Data) -> Arguments:
    """`$solo` and `$partners`: the numbers of players that play so."""
    found = {word: [number for number, ways in rules["players"].items() if word in ways] for word in ("solo", "partners")}
    return {name: value for word, numbers in found.items() for name, value in ((word, listed(numbers)), (f"{word}-count", len(numbers)))}


def _cards(rules: Data) -> Arguments:
    return {"count": patterns_set(map(str, rules["deck"])).bit_count()}


def _basra(rules: Data) -> Arguments:
    """`$worths`: what its kinds are worth, each worth once; how many there are."""
    basra = rules["basra"]
    worths = [kind.get("worth", basra["worth"]) for kind in basra["kinds"].values()]
    found = {worth for each in worths for worth in (each.values() if isinstance(each, dict) else [each])}
    return {"worths": listed(sorted(found, key=lambda worth: (isinstance(worth, str), worth))), "count": len(found)}


_FACTS: Final[Mapping[str, Callable[[Data], Arguments]]] = {
    "players": _players,
    "cards": _cards,
    "hand": lambda rules: {"hand": rules["deal"]["hand"]},
    "floor": lambda rules: {"floor": rules["deal"]["floor"]},
    "basra": _basra,
    "target": lambda rules: {"target": rules["match"]["target"]},
}
