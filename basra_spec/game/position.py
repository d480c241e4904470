"""What a game is at one moment, what a player may do, and what happened: values, each with a text form that reads back."""

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from basra_spec.game import position_checks
from basra_spec.game.cards import names, parse_card, parse_cards, parse_set, set_names, to_set
from basra_spec.game.faults import CardError, Fault

NOTHING: Final = "-"


class Play(NamedTuple):
    """A card played, and what it is said to take. Its text form is what `str` makes: `9C`, `9C x 5H 4D`, `9C -`."""

    card: int
    """The card."""
    taken: int | None = None
    """A claim of the floor cards that it takes, as a set; 0 claims that it is laid down, None leaves it to the ruleset."""

    @classmethod
    def parse(cls, text: str) -> "Play":
        """The play of a text form. Raises `CardError`."""
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
    """The play before, as far as a Basra may hang on it. Its text form is `trailed 4D`, `took 9S 5H`."""

    trailed: bool
    """Whether it took nothing."""
    floor: int
    """The floor that it found, as a set."""

    def as_data(self) -> dict[str, bool | str]:
        """It as the keys of a request."""
        return {"trailed": self.trailed, "floor": set_names(self.floor)}

    def __str__(self) -> str:
        return f"{'trailed' if self.trailed else 'took'} {set_names(self.floor)}".strip()


BASRA: Final = "basra"
_AWARD: Final = re.compile(r"([\w-]+) (-?\d{1,9})((?: [\w-]+)*)")


class Award(NamedTuple):
    """Points that a play pays at once. Its text form is `basra 10 plain`: its name, its points, its kinds."""

    name: str
    """What it is called; `basra` for a Basra."""
    points: int
    """What it pays."""
    kinds: tuple[str, ...] = ()
    """The kinds of Basra that hold; empty where they are not known."""

    @classmethod
    def parse(cls, text: str) -> "Award":
        """The award of a text form. Raises `CardError`."""
        found = _AWARD.fullmatch(text)
        if not found:
            raise CardError("not-an-award", text=text)
        return cls(found[1], int(found[2]), tuple(found[3].split()))

    def __str__(self) -> str:
        return " ".join((self.name, str(self.points), *self.kinds))


def basras(points: Iterable[Iterable[int]]) -> tuple[tuple[Award, ...], ...]:
    """The awards of each side from the points of its Basras, their kinds not known."""
    return tuple(tuple(Award(BASRA, number) for number in side) for side in points)


class Position(NamedTuple):
    """A round between two plays. Seats count from 0 in the order of turns; the side of a seat is the seat modulo the number of piles.

    Its text form is what `str` makes, and says every field. A position set up by hand may be one that cannot be: ask `problems`.
    """

    floor: int
    """The cards on the floor, as a set."""
    hands: tuple[int, ...]
    """A hand a seat, as sets."""
    stock: tuple[int, ...]
    """The cards not yet dealt, top first."""
    piles: tuple[int, ...]
    """What each side has captured, with the cards that captured it, as sets."""
    awards: tuple[tuple[Award, ...], ...]
    """A tuple a side: what its plays have paid at once, so far in the round."""
    turn: int = 0
    """The seat to play."""
    last: int | None = None
    """The seat that captured last in the round, which the leftovers go by; None where nobody has."""
    previous: Previous | None = None
    """The play before; None at the start of a round."""

    @property
    def basras(self) -> tuple[tuple[int, ...], ...]:
        """A tuple a side: the points of each of its Basras."""
        return tuple(tuple(award.points for award in side if award.name == BASRA) for side in self.awards)

    @property
    def over(self) -> bool:
        """Whether no card is left to play."""
        return not any(self.hands)

    @property
    def is_last(self) -> bool:
        """Whether the next play is the last of the round: no other card is in a hand or in the stock."""
        return not self.stock and sum(map(int.bit_count, self.hands)) == 1

    def side(self, seat: int) -> int:
        """The side that a seat plays for; partners sit opposite."""
        return seat % len(self.piles)

    @classmethod
    def parse(cls, text: str) -> "Position":
        """The position of a text form. Raises `CardError`; whether it can be is what `problems` says."""
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
        """Each thing that cannot be, in a game with this deck (a set), with a `code`, its `fields`, and `str` for the sentence.

        None for a position that play has reached.
        """
        places = self._places()
        # At the end of a round the leftovers have gone from the floor.
        previous = () if self.over or not self.previous else position_checks.wrong_previous_play(self.floor, *self.previous)
        return [
            *position_checks.cards_twice_in_stock(self.stock),
            *position_checks.cards_in_two_places(places),
            *position_checks.cards_missing(places, deck),
            *position_checks.foreign_cards(places, deck),
            *position_checks.seats_and_sides(len(self.hands), len(self.piles), len(self.awards), self.turn, self.last),
            *position_checks.nothing_dealt(self.hands, self.stock),
            *position_checks.empty_hand(self.hands, self.turn),
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
    """Read the text form of a previous play: `trailed 4D`, `took 9S 5H` (the floor that it found), `-`. Raises `CardError`."""
    if text == NOTHING:
        return None
    word, _, floor = text.partition(" ")
    if word not in ("trailed", "took"):
        raise CardError("not-a-previous-play", text=text)
    return Previous(word == "trailed", parse_set(floor))


class View(NamedTuple):
    """What one seat may know: its hand and all that lay open; of the other hands and the stock only how many cards.

    Captures are made in everyone's sight, so that piles are known.
    """

    seat: int
    """Whose view it is."""
    hand: int
    """The hand of the seat, as a set."""
    floor: int
    """The cards on the floor, as a set."""
    hand_sizes: tuple[int, ...]
    """How many cards each seat holds."""
    stock_size: int
    """How many cards are not yet dealt."""
    piles: tuple[int, ...]
    """What each side has captured, as sets."""
    awards: tuple[tuple[Award, ...], ...]
    """What the plays of each side have paid at once."""
    turn: int
    """The seat to play."""
    last: int | None
    """The seat that captured last; None where nobody has."""
    previous: Previous | None
    """The play before; None at the start of a round."""
    unseen: int
    """The set of cards whose place is hidden: those of the stock and of the other hands."""


def view(position: Position, seat: int) -> View:
    """What a seat (from 0) may know of a position. Raises `IndexError` where there is no such seat."""
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
