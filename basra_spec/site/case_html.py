"""The parts of questions and answers as HTML in the language of a page: cards, seats, piles, points."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from html import escape
from typing import Any, Final

from attrs import field, frozen

from basra_spec.game.cards import NAMES, parse_cards
from basra_spec.pages.render import html
from basra_spec.prose.card_notation import letters, noted
from basra_spec.prose.fluent import Value
from basra_spec.site.content import Edition

Row = tuple[str, Sequence[str]]
"""A label and what stands beside it, cell by cell, as HTML."""
SHORT: Final = 13
"""Cards up to which all are shown; more are told as a number that can be unfolded."""


@frozen
class Writing:
    """How a language writes what cases are made of: `names` are the cards in its notation, by number, `ranks` the letters on them."""

    edition: Edition
    names: Sequence[str] = field(repr=False)
    ranks: Mapping[str, str] = field(repr=False)

    def tell(self, message: str, **arguments: Value) -> str:
        """A message about cases as text."""
        return self.edition.tell(f"case-{message}", **arguments)

    def html(self, message: str, **arguments: Value) -> str:
        """A message about cases as HTML."""
        return html.marked(self.tell(message, **arguments))

    def notation(self, cards: str) -> str:
        """Cards in the language's notation, in the order in which they come."""
        return " ".join(self.names[card] for card in parse_cards(cards))

    def cards(self, cards: str) -> str:
        """Cards as HTML; many are folded."""
        count = len(cards.split())
        shown = html.marked(self.notation(cards)) if cards else self.html("none")
        return shown if count <= SHORT else fold(self.html("cards", count=count), shown)


def writing(edition: Edition) -> Writing:
    """How the language of a site writes cases."""
    names = [noted(1 << card, edition.words) for card in range(len(NAMES))]
    return Writing(edition, names, letters(edition.words))


def fold(summary: str, inside: str, *, is_open: bool = False) -> str:
    """What is shown only to those who want it."""
    return f'<details class="basra-fold"{" open" if is_open else ""}><summary>{summary}</summary>{inside}</details>'


def table(rows: Iterable[Row], head: Row | None = None) -> str:
    """Rows as a small table; nothing where there are none."""
    cells = "".join(f'<tr><th scope="row">{label}</th>{_cells(values)}</tr>' for label, values in rows)
    heads = "".join(f'<th scope="col">{each}</th>' for each in (head[0], *head[1])) if head else ""
    top = f"<thead><tr>{heads}</tr></thead>" if heads else ""
    return f'<table class="basra-parts">{top}<tbody>{cells}</tbody></table>' if cells else ""


def _cells(values: Iterable[str]) -> str:
    return "".join(f"<td>{value}</td>" for value in values)


def by_side(writing: Writing, points: Sequence[tuple[str, Sequence[int]]]) -> str:
    """Rows of points as a table with a column for each side."""
    told = [(label, list(map(str, each))) for label, each in points]
    return table(told, (writing.html("side"), list(map(str, range(len(points[0][1]))))))


# --- positions ------------------------------------------------------------------------------------------------------------------------


def rows(writing: Writing, told: Mapping[str, Any]) -> Iterator[Row]:
    """What is known of a position, whether it is where a question starts or where an answer ends."""
    for key, make in PARTS.items():
        if key in told:
            yield from make(writing, told)


def _floor(writing: Writing, told: Mapping[str, Any]) -> Iterator[Row]:
    yield writing.html("floor"), [writing.cards(told["floor"])]


def _hands(writing: Writing, told: Mapping[str, Any]) -> Iterator[Row]:
    if not any(told["hands"]):
        yield writing.html("all-hands"), [writing.html("none")]
        return
    for seat, hand in enumerate(told["hands"]):
        yield writing.html("hand", seat=seat), [writing.cards(hand)]


def _stock(writing: Writing, told: Mapping[str, Any]) -> Iterator[Row]:
    yield writing.html("stock"), [writing.cards(told["stock"])]


def _deck(writing: Writing, told: Mapping[str, Any]) -> Iterator[Row]:
    yield writing.html("deck"), [writing.cards(told["deck"])]


def _returned(writing: Writing, told: Mapping[str, Any]) -> Iterator[Row]:
    yield writing.html("returned"), [numbers(told["returned"])]


def _piles(writing: Writing, told: Mapping[str, Any]) -> Iterator[Row]:
    for side, pile in enumerate(told["piles"]):
        yield writing.html("pile", side=side), [writing.html("rest") if pile == "rest" else writing.cards(pile)]


def _basras(writing: Writing, told: Mapping[str, Any]) -> Iterator[Row]:
    if not any(told["basras"]):
        yield writing.html("all-basras"), [writing.html("none")]
        return
    for side, made in enumerate(told["basras"]):
        yield writing.html("basras", side=side), [numbers(made) if made else writing.html("none")]


def _turn(writing: Writing, told: Mapping[str, Any]) -> Iterator[Row]:
    yield writing.html("turn"), [_seat(writing, told["turn"])]


def _last(writing: Writing, told: Mapping[str, Any]) -> Iterator[Row]:
    yield writing.html("last"), [_seat(writing, told["last"])]


def _seat(writing: Writing, seat: int | None) -> str:
    return writing.html("nobody") if seat is None else writing.html("seat", seat=seat)


def _seats(writing: Writing, told: Mapping[str, Any]) -> Iterator[Row]:
    yield writing.html("players"), [writing.html("players-are", seats=told["seats"], sides=told.get("sides", "none"))]


def _carried(writing: Writing, told: Mapping[str, Any]) -> Iterator[Row]:
    yield writing.html("carried"), [str(told["carried"])]


def numbers(values: Iterable[int]) -> str:
    """Numbers in their order, from left to right in every script."""
    return f'<bdi dir="ltr">{escape(", ".join(map(str, values)))}</bdi>'


PARTS: Final[Mapping[str, Callable[[Writing, Mapping[str, Any]], Iterator[Row]]]] = {
    "seats": _seats,
    "turn": _turn,
    "deck": _deck,
    "returned": _returned,
    "hands": _hands,
    "floor": _floor,
    "stock": _stock,
    "piles": _piles,
    "basras": _basras,
    "last": _last,
    "carried": _carried,
}
"""The parts in the order in which they are told."""
