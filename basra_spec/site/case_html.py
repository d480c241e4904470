"""The parts of questions and answers as HTML in the language of a page: cards, seats, piles, points."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from html import escape
from typing import Any, Final

from attrs import field, frozen

from basra_spec.game.cards import NAMES, parse_cards
from basra_spec.pages.render import html
from basra_spec.prose.card_notation import rank_labels, write_cards
from basra_spec.prose.fluent import Value
from basra_spec.site.content import Edition

# A label and its values, cell by cell, as HTML.
Row = tuple[str, Sequence[str]]
# The most cards that are listed; more become a number that can be unfolded.
MOST_LISTED: Final = 13


@frozen
class CaseWriter:
    """How a language writes the parts of cases: `names` are the cards in its notation, by number, `ranks` the labels on them."""

    edition: Edition
    names: Sequence[str] = field(repr=False)
    ranks: Mapping[str, str] = field(repr=False)

    def text(self, message: str, **arguments: Value) -> str:
        """A message about cases as plain text."""
        return self.edition.text(f"case-{message}", **arguments)

    def html(self, message: str, **arguments: Value) -> str:
        """A message about cases as HTML."""
        return html.inline(self.text(message, **arguments))

    def notation(self, cards: str) -> str:
        """Cards in the language's notation, in the same order."""
        return " ".join(self.names[card] for card in parse_cards(cards))

    def cards(self, cards: str) -> str:
        """Cards as HTML; many are folded."""
        count = len(cards.split())
        markup = html.inline(self.notation(cards)) if cards else self.html("none")
        return markup if count <= MOST_LISTED else fold(self.html("cards", count=count), markup)

    def seat(self, seat: int | None) -> str:
        """A seat as HTML; None is nobody."""
        return self.html("nobody") if seat is None else self.html("seat", seat=seat)


def case_writer(edition: Edition) -> CaseWriter:
    """The case writer for the language of an edition."""
    names = [write_cards(1 << card, edition.messages) for card in range(len(NAMES))]
    return CaseWriter(edition, names, rank_labels(edition.messages))


def fold(summary: str, inside: str, *, is_open: bool = False) -> str:
    """HTML that unfolds below a summary."""
    return f'<details class="basra-fold"{" open" if is_open else ""}><summary>{summary}</summary>{inside}</details>'


def table(rows: Iterable[Row], head: Row | None = None) -> str:
    """Rows as a small table; an empty string without rows."""
    body = "".join(f'<tr><th scope="row">{label}</th>{"".join(f"<td>{value}</td>" for value in values)}</tr>' for label, values in rows)
    heads = "".join(f'<th scope="col">{each}</th>' for each in (head[0], *head[1])) if head else ""
    top = f"<thead><tr>{heads}</tr></thead>" if heads else ""
    return f'<table class="basra-parts">{top}<tbody>{body}</tbody></table>' if body else ""


def points_table(writer: CaseWriter, points: Sequence[tuple[str, Sequence[int]]]) -> str:
    """Rows of points as a table with a column for each side; an empty string without rows."""
    if not points:
        return ""
    rows = [(label, list(map(str, each))) for label, each in points]
    return table(rows, (writer.html("side"), list(map(str, range(len(points[0][1]))))))


# --- positions ------------------------------------------------------------------------------------------------------------------------


def position_rows(writer: CaseWriter, position: Mapping[str, Any]) -> Iterator[Row]:
    """The parts of a position at the start of a question or at the end of an answer."""
    for key, make in PARTS.items():
        if key in position:
            rows = make(writer, position)
            yield from [(writer.html(_LABELS.get(key, key)), [rows])] if isinstance(rows, str) else rows


def _hands(writer: CaseWriter, position: Mapping[str, Any]) -> Sequence[Row]:
    if not any(position["hands"]):
        return [(writer.html("all-hands"), [writer.html("none")])]
    return [(writer.html("hand", seat=seat), [writer.cards(hand)]) for seat, hand in enumerate(position["hands"])]


def _piles(writer: CaseWriter, position: Mapping[str, Any]) -> Sequence[Row]:
    piles = [writer.html("rest") if pile == "rest" else writer.cards(pile) for pile in position["piles"]]
    return [(writer.html("pile", side=side), [pile]) for side, pile in enumerate(piles)]


def _basras(writer: CaseWriter, position: Mapping[str, Any]) -> Sequence[Row]:
    if not any(position["basras"]):
        return [(writer.html("all-basras"), [writer.html("none")])]
    points = [numbers(each) if each else writer.html("none") for each in position["basras"]]
    return [(writer.html("basras", side=side), [each]) for side, each in enumerate(points)]


def numbers(values: Iterable[int]) -> str:
    """Numbers in order, from left to right in every script."""
    return f'<bdi dir="ltr">{escape(", ".join(map(str, values)))}</bdi>'


_LABELS: Final = {"seats": "players"}
# The parts of a position in the order of a table: each as one value, or as rows of its own.
PARTS: Final[Mapping[str, Callable[[CaseWriter, Mapping[str, Any]], str | Sequence[Row]]]] = {
    "seats": lambda writer, position: writer.html("players-are", seats=position["seats"], sides=position.get("sides", "none")),
    "turn": lambda writer, position: writer.seat(position["turn"]),
    "deck": lambda writer, position: writer.cards(position["deck"]),
    "returned": lambda writer, position: numbers(position["returned"]),
    "hands": _hands,
    "floor": lambda writer, position: writer.cards(position["floor"]),
    "stock": lambda writer, position: writer.cards(position["stock"]),
    "piles": _piles,
    "basras": _basras,
    "last": lambda writer, position: writer.seat(position["last"]),
    "carried": lambda writer, position: str(position["carried"]),
}
