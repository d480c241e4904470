"""Positions, plays and awards: values with a text form that can be parsed."""

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from basra_spec.game import position_checks
from basra_spec.game.cards import names, parse_card, parse_cards, parse_set, set_names, to_set
from basra_spec.game.faults import CardError, Fault

NOTHING: Final = "-"


class Play(NamedTuple):
    """A card to play, perhaps with a claim of what it takes. Its text form: `9C`, `9C x 5H 4D`, `9C -`."""

    card: int
    """The card."""
    taken: int | None = None
    """The set of floor cards that it claims; 0 claims that it is laid down, None leaves it to the ruleset."""

    @classmethod
    def parse(cls, text: str) -> "Play":
        """Parse a text form. Raises `CardError`."""
        words = text.split()
        if len(words) == 1:
            return cls(parse_card(words[0]))
        if len(words) == 2 and words[1] == NOTHING:
            return cls(parse_card(words[0]), 0)
        if len(words) > 2 and words[1] == "x":
            return cls(parse_card(words[0]), parse_set(" ".join(words[2:])))
        raise CardError("not-a-play", text=text)

    def __str__(self) -> str:
        card = names([self.card])
        if self.taken is None:
            return card
        return f"{card} x {set_names(self.taken)}" if self.taken else f"{card} {NOTHING}"


class Previous(NamedTuple):
    """The previous play, as far as a Basra can depend on it. Its text form: `trailed 4D`, `took 9S 5H`."""

    trailed: bool
    """Whether it took nothing."""
    floor: int
    """The floor before it, as a set."""

    def as_data(self) -> dict[str, bool | str]:
        """The keys of a request."""
        return {"trailed": self.trailed, "floor": set_names(self.floor)}

    def __str__(self) -> str:
        return f"{'trailed' if self.trailed else 'took'} {set_names(self.floor)}".strip()


BASRA: Final = "basra"
_AWARD: Final = re.compile(r"([\w-]+) (-?\d{1,9})((?: [\w-]+)*)")


class Award(NamedTuple):
    """Points that a play earns at once. Its text form is name, points and kinds: `basra 10 plain`."""

    name: str
    """The name; `basra` for a Basra."""
    points: int
    """The points."""
    kinds: tuple[str, ...] = ()
    """The kinds of Basra that hold; empty if they are unknown."""

    @classmethod
    def parse(cls, text: str) -> "Award":
        """Parse a text form. Raises `CardError`."""
        found = _AWARD.fullmatch(text)
        if not found:
            raise CardError("not-an-award", text=text)
        return cls(found[1], int(found[2]), tuple(found[3].split()))

    def __str__(self) -> str:
        return " ".join((self.name, str(self.points), *self.kinds))


def basras(points: Iterable[Iterable[int]]) -> tuple[tuple[Award, ...], ...]:
    """The awards of each side from the points of its Basras; their kinds are unknown."""
    return tuple(tuple(Award(BASRA, number) for number in side) for side in points)


class Position(NamedTuple):
    """A round between two plays. Seats count from 0 in the order of turns; the side of a seat is the seat modulo the number of piles.

    `str` gives the text form, with every field. A position set up by hand may be impossible: see `problems`.
    """

    floor: int
    """The cards on the floor, as a set."""
    hands: tuple[int, ...]
    """The hand of each seat, as sets."""
    stock: tuple[int, ...]
    """The cards not yet dealt, top first."""
    piles: tuple[int, ...]
    """What each side has captured, with the cards that captured it, as sets."""
    awards: tuple[tuple[Award, ...], ...]
    """The awards of each side, so far in the round."""
    turn: int = 0
    """The seat to play."""
    last: int | None = None
    """The seat that captured last in the round, which decides who gets the leftovers; None if no seat has captured."""
    previous: Previous | None = None
    """The previous play; None at the start of a round."""

    @property
    def basras(self) -> tuple[tuple[int, ...], ...]:
        """The points of each Basra, by side."""
        return tuple(tuple(award.points for award in side if award.name == BASRA) for side in self.awards)

    @property
    def over(self) -> bool:
        """Whether no card is left to play."""
        return not any(self.hands)

    @property
    def is_last(self) -> bool:
        """Whether the next play is the last of the round: no other card is in a hand or the stock."""
        return not self.stock and sum(map(int.bit_count, self.hands)) == 1

    def side(self, seat: int) -> int:
        """The side that a seat plays for; partners sit opposite."""
        return seat % len(self.piles)

    @classmethod
    def parse(cls, text: str) -> "Position":
        """Parse a text form. Raises `CardError`. `problems` tells whether the position is possible."""
        fields = dict(part.split(":", 1) for part in text.split(";") if ":" in part)
        texts = {key.strip(): value.strip() for key, value in fields.items()}
        missing = [key for key in _FIELDS if key not in texts]
        if missing:
            raise CardError("not-a-position", wanted=", ".join(_FIELDS), missing=", ".join(missing))
        return cls(
            floor=parse_set(texts["floor"]),
            hands=tuple(map(parse_set, texts["hands"].split("|"))),
            stock=parse_cards(texts["stock"]),
            piles=tuple(map(parse_set, texts["piles"].split("|"))),
            awards=tuple(
                tuple(Award.parse(part.strip()) for part in side.split(",") if part.strip()) for side in texts["awards"].split("|")
            ),
            turn=_number(texts["turn"]),
            last=None if texts["last"] == NOTHING else _number(texts["last"]),
            previous=parse_previous(texts["previous"]),
        )

    def __str__(self) -> str:
        parts = {
            "floor": set_names(self.floor),
            "hands": " | ".join(map(set_names, self.hands)),
            "stock": names(self.stock),
            "piles": " | ".join(map(set_names, self.piles)),
            "awards": " | ".join(", ".join(map(str, side)) for side in self.awards),
            "turn": str(self.turn),
            "last": NOTHING if self.last is None else str(self.last),
            "previous": str(self.previous or NOTHING),
        }
        return "; ".join(f"{key}: {value}".strip() for key, value in parts.items())

    def problems(self, deck: int) -> list[Fault]:
        """Everything impossible in a game with this deck (a set): each fault has a `code` and `fields`, and `str` gives the sentence.

        Empty for a position that play can reach.
        """
        places = self._places()
        # At the end of a round the leftovers are no longer on the floor.
        previous = () if self.over or not self.previous else position_checks.wrong_previous_play(self.floor, *self.previous)
        return [
            *position_checks.cards_twice_in_stock(self.stock),
            *position_checks.cards_in_two_places(places),
            *position_checks.cards_missing(places, deck),
            *position_checks.foreign_cards(places, deck),
            *position_checks.seats_and_sides(len(self.hands), len(self.piles), len(self.awards), self.turn, self.last),
            *position_checks.empty_hands(self.hands, self.stock, self.turn),
            *position_checks.no_last_capturer(self.piles, self.last),
            *previous,
        ]

    def _places(self) -> dict[str, int]:
        """The cards of each place, by its name."""
        hands = {f"the hand of seat {seat}": hand for seat, hand in enumerate(self.hands)}
        piles = {f"the pile of side {side}": pile for side, pile in enumerate(self.piles)}
        return {"the floor": self.floor, **hands, "the stock": to_set(set(self.stock)), **piles}


_FIELDS: Final = Position._fields


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise CardError("not-a-number", text=text)
    return int(text)


def parse_previous(text: str) -> Previous | None:
    """Parse the text form of a previous play: `trailed 4D`, `took 9S 5H` (with the floor before it), or `-`. Raises `CardError`."""
    if text == NOTHING:
        return None
    word, _, floor = text.partition(" ")
    if word not in ("trailed", "took"):
        raise CardError("not-a-previous-play", text=text)
    return Previous(word == "trailed", parse_set(floor))


class View(NamedTuple):
    """What one seat can know: its hand, everything face up, and the sizes of the other hands and the stock.

    Captures are made face up, so the piles are known.
    """

    seat: int
    """The seat that has this view."""
    hand: int
    """The hand of the seat, as a set."""
    floor: int
    """The cards on the floor, as a set."""
    hand_sizes: tuple[int, ...]
    """The number of cards in each hand."""
    stock_size: int
    """The number of cards not yet dealt."""
    piles: tuple[int, ...]
    """What each side has captured, as sets."""
    awards: tuple[tuple[Award, ...], ...]
    """The awards of each side, so far in the round."""
    turn: int
    """The seat to play."""
    last: int | None
    """The seat that captured last; None if no seat has captured."""
    previous: Previous | None
    """The previous play; None at the start of a round."""
    unseen: int
    """The set of hidden cards: the stock and the other hands."""


def view(position: Position, seat: int) -> View:
    """The view of a seat (from 0). Raises `IndexError` if there is no such seat."""
    hidden = sum(1 << card for card in position.stock)
    for other, hand in enumerate(position.hands):
        hidden |= 0 if other == seat else hand
    return View(
        seat=seat,
        hand=position.hands[seat],
        floor=position.floor,
        hand_sizes=tuple(hand.bit_count() for hand in position.hands),
        stock_size=len(position.stock),
        piles=position.piles,
        awards=position.awards,
        turn=position.turn,
        last=position.last,
        previous=position.previous,
        unseen=hidden,
    )
