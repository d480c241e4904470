"""A case's partial expectation held against a whole answer."""

from collections.abc import Mapping
from typing import Any

from .cards import WHOLE_DECK, read_list, read_set, show
from .requests import Answer, read_piles

OF_THE_LAST_PLAY = ("taken", "floor", "basra", "refused")


def agrees(expectation: Mapping[str, Any], answer: Answer) -> list[str]:
    """The differences, one line each; none when all that is expected is so."""
    if "plays" not in answer:
        return [line for key, wanted in expectation.items() for line in differ_by_item(key, wanted, answer)]
    return [line for key, wanted in expectation.items() for line in differ_in_play(key, wanted, answer)]


def differ(where: str, wanted: Any, found: Any) -> list[str]:
    return [] if wanted == found else [f"{where}: expected {plain(wanted)}, found {plain(found)}"]


def plain(thing: Any) -> str:
    if isinstance(thing, frozenset):
        return show(thing)
    if isinstance(thing, list):
        return "[" + ", ".join(map(plain, thing)) + "]"
    return str(thing)


def differ_by_item(key: str, wanted: Any, answer: Answer) -> list[str]:
    if key != "items":
        return differ(key, wanted, answer.get(key, "no such answer"))
    items = answer.get("items", {})
    return [line for item in wanted for line in differ(f"items.{item}", wanted[item], items.get(item, "no such item"))]


def differ_in_play(key: str, wanted: Any, answer: Answer) -> list[str]:
    if key in OF_THE_LAST_PLAY:
        if not answer["plays"]:
            return [f"{key}: expected of a play, but there is none"]
        return differ_in_one_play("last play", {key: wanted}, answer["plays"][-1])
    if key == "plays":
        return differ_in_plays(wanted, answer["plays"])
    if key == "end":
        return [line for part in wanted for line in differ_at_end(part, wanted[part], answer["end"])]
    return [f"{key}: not a thing to expect of a play"]


def differ_in_plays(wanted: list[Mapping[str, Any]], found: list[Mapping[str, Any]]) -> list[str]:
    if len(wanted) != len(found):
        return [f"plays: {len(wanted)} expected, {len(found)} made"]
    pairs = enumerate(zip(wanted, found, strict=True), start=1)
    return [line for number, (one, other) in pairs for line in differ_in_one_play(f"play {number}", one, other)]


def differ_in_one_play(where: str, wanted: Mapping[str, Any], found: Mapping[str, Any]) -> list[str]:
    lines = []
    for key, thing in wanted.items():
        meant = read_set(thing) if key in ("taken", "floor") else thing
        lines += differ(f"{where}, {key}", meant, found.get(key, dict(found)))
    return lines


def differ_at_end(part: str, wanted: Any, end: Mapping[str, Any]) -> list[str]:
    return differ(f"end.{part}", read_end(part, wanted, end), end.get(part, "no such part"))


def read_end(part: str, wanted: Any, end: Mapping[str, Any]) -> Any:
    if part == "floor":
        return read_set(wanted)
    if part == "stock":
        return read_list(wanted)
    if part == "hands":
        return [read_set(hand) for hand in wanted]
    if part == "piles":
        return list(read_piles(wanted, WHOLE_DECK - cards_of_piles(end)))
    return wanted


def cards_of_piles(end: Mapping[str, Any]) -> frozenset[str]:
    """What `rest` can mean at the end: the cards that are in some pile."""
    return frozenset[str]().union(*end["piles"])
