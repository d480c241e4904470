"""Broken engines: each is the sound one with one fault, said in its docstring, of a kind that programs of this game have.

`CONTROLS` are those that always answer; `CRASHING` those that fail in one situation and are sound in every other. Each can be had by its
name: `tests.controls.broken:one_group_only` is a function, `python -m tests.controls one_group_only` the same as a program.
"""

from collections.abc import Sequence
from itertools import chain
from time import sleep
from typing import ClassVar, Final

from tests.controls.sound import JACKS, KOMI, NUMBERS, PLACE, RANKS, Cards, Engine, Game, Message, Position, Previous, added

# --- sums


class OneGroupOnly(Engine):
    """Of equal cards and sums it takes one only: an equal card where there is one, else a sum."""

    def together(self, equals: frozenset[str], sums: frozenset[str]) -> frozenset[str]:
        return frozenset(sorted(equals, key=PLACE.__getitem__)[:1]) or sums

    def sums(self, card: str, floor: Cards) -> frozenset[str]:
        return max(self.groups(card, floor), key=self.preference, default=frozenset())


class OneSumOnly(Engine):
    """Of the sums it takes one only."""

    def sums(self, card: str, floor: Cards) -> frozenset[str]:
        return max(self.groups(card, floor), key=self.preference, default=frozenset())


class PairsOnly(Engine):
    """It finds sums of two cards only."""

    def groups(self, card: str, floor: Cards) -> list[frozenset[str]]:
        return [group for group in super().groups(card, floor) if len(group) == 2]


class UnionOfAllGroups(Engine):
    """It takes every card that is in some sum, although sums share cards."""

    def sums(self, card: str, floor: Cards) -> frozenset[str]:
        return frozenset(chain(*self.groups(card, floor)))


class ShortestGroupFirst(Engine):
    """It takes the shortest sum, then the shortest of what is left, and so on."""

    def sums(self, card: str, floor: Cards) -> frozenset[str]:
        return _one_by_one(sorted(self.groups(card, floor), key=len))


class LongestGroupFirst(Engine):
    """It takes the longest sum, then the longest of what is left, and so on."""

    def sums(self, card: str, floor: Cards) -> frozenset[str]:
        return _one_by_one(sorted(self.groups(card, floor), key=len, reverse=True))


def _one_by_one(groups: Sequence[frozenset[str]]) -> frozenset[str]:
    taken = frozenset[str]()
    for group in groups:
        taken |= frozenset() if taken & group else group
    return taken


class SmallestHaul(Engine):
    """Of the hauls after which no sum is left it takes the smallest."""

    def sums(self, card: str, floor: Cards) -> frozenset[str]:
        groups = self.groups(card, floor)
        closed = [union for union in self.unions(groups) if all(union & group for group in groups)]
        return max(closed, key=lambda union: (-len(union), self.preference(union)))


class PicturesCounted(Engine):
    """In sums a Jack counts 11, a queen 12 and a king 13."""

    def value(self, card: str) -> int:
        return RANKS.index(self.rank(card)) + 1


class AceAsEleven(Engine):
    """In sums an ace counts 11."""

    def value(self, card: str) -> int:
        return 11 if self.rank(card) == "A" else super().value(card)


# --- equal cards


class SumsHideEqualCards(Engine):
    """Where it takes a sum it leaves the equal cards."""

    def together(self, equals: frozenset[str], sums: frozenset[str]) -> frozenset[str]:
        return sums or equals


class EqualCardsHideSums(Engine):
    """Where it takes an equal card it leaves the sums."""

    def together(self, equals: frozenset[str], sums: frozenset[str]) -> frozenset[str]:
        return equals or sums


class EqualCardsLost(Engine):
    """Where a sum is taken too, the equal cards leave the floor and come to no pile."""

    def captured(self, position: Position, card: str, taken: Cards, basra: int) -> Position:
        after = super().captured(position, card, taken, basra)
        lost = self.equals(card, taken) if self.groups(card, taken) else frozenset[str]()
        return after._replace(piles=tuple(tuple(held for held in pile if held not in lost) for pile in after.piles))


class OneEqualCardOnly(Engine):
    """Of several equal cards it takes one."""

    def equals(self, card: str, floor: Cards) -> frozenset[str]:
        return frozenset(sorted(super().equals(card, floor))[:1])


class WrongCardOfTwo(Engine):
    """Taken cards are removed from the floor by rank, so that of two equal ones the wrong one may go."""

    def without(self, floor: Cards, taken: Cards) -> Cards:
        left = list(floor)
        for card in taken:
            left.remove(next(other for other in left if self.rank(other) == self.rank(card)))
        return tuple(left)


class LyingKomiIsNoSeven(Engine):
    """A 7D that lies on the floor is equal to no seven and in no sum."""

    def rank(self, card: str) -> str:
        return card if card == KOMI else super().rank(card)


# --- the Jack and the 7D


class _DoubledOnAnEmptyFloor(Engine):
    doubled: ClassVar[Cards]

    def laid(self, position: Position, card: str) -> Position:
        after = super().laid(position, card)
        twice = card in self.doubled and not position.floor
        return after._replace(piles=added(after.piles, self.side(after.seats, after.turn), (card,))) if twice else after


class JackDoubledOnAnEmptyFloor(_DoubledOnAnEmptyFloor):
    """A Jack that is played on an empty floor stays there and goes to the player's pile as well."""

    doubled = JACKS


class KomiDoubledOnAnEmptyFloor(_DoubledOnAnEmptyFloor):
    """A 7D that is played on an empty floor stays there and goes to the player's pile as well."""

    doubled = (KOMI,)


class _LostOnAnEmptyFloor(Engine):
    lost: ClassVar[Cards]

    def laid(self, position: Position, card: str) -> Position:
        return position if card in self.lost and not position.floor else super().laid(position, card)


class JackLostOnAnEmptyFloor(_LostOnAnEmptyFloor):
    """A Jack that is played on an empty floor vanishes."""

    lost = JACKS


class KomiLostOnAnEmptyFloor(_LostOnAnEmptyFloor):
    """A 7D that is played on an empty floor vanishes."""

    lost = (KOMI,)


class JackOnAnEmptyFloorCaptures(Engine):
    """A Jack that is played on an empty floor stays there, and its player counts as the last to have captured."""

    def laid(self, position: Position, card: str) -> Position:
        after = super().laid(position, card)
        return after._replace(last=after.turn) if card in JACKS and not position.floor else after


class SweepLeavesJacks(Engine):
    """A Jack or a 7D that sweeps leaves the Jacks on the floor."""

    def swept(self, floor: Cards) -> Cards:
        return tuple(card for card in floor if card not in JACKS)


# --- Basras


class JackAsBasra(Engine):
    """A Jack that clears the floor makes a Basra."""

    def plain(self, position: Position, card: str) -> bool:
        return card != KOMI


class KomiBasraUpToNine(Engine):
    """The 7D makes a Basra on nine and less, not on ten."""

    komi_limit = 9


class KomiBasraUpToEleven(Engine):
    """The 7D makes a Basra on eleven, too."""

    komi_limit = 11


class KomiBasraWithPictures(Engine):
    """The 7D makes a Basra on pictures, too, which add nothing to the ten."""

    def few(self, floor: Cards) -> bool:
        return sum(map(self.value, floor)) <= self.komi_limit


class KomiBasraAlways(Engine):
    """The 7D makes a Basra whenever it clears the floor."""

    def few(self, floor: Cards) -> bool:
        return True


class PicturesMakeNoBasra(Engine):
    """A queen or a king that clears the floor makes no Basra."""

    def plain(self, position: Position, card: str) -> bool:
        return self.rank(card) in NUMBERS and card != KOMI


class LastBasraLost(Engine):
    """The last play of a round makes no Basra."""

    def basra(self, game: Game, position: Position, card: str, taken: Cards) -> int:
        last = position.hands is not None and not position.stock and sum(map(len, position.hands)) == 1
        return 0 if last else super().basra(game, position, card, taken)


class EarlierBasrasForgotten(Engine):
    """Basras that were made before the position was set up are gone."""

    def start(self, game: Game, request: Message) -> Position:
        return super().start(game, request)._replace(basras=((), ()))


class PairWhateverWasBefore(Engine):
    """A sum that clears two cards makes a Basra whatever the play before was."""

    ruleset = "koutchina-lebanese"

    def pair(self, position: Position, card: str) -> bool:
        return super().pair(position._replace(previous=Previous(True, position.floor[:1])), card)


class HistoryLeaks(Engine):
    """The last play of a request counts as the play before in the next one that tells of none."""

    ruleset = "koutchina-lebanese"
    _remembered: Previous | None = None

    def start(self, game: Game, request: Message) -> Position:
        position = super().start(game, request)
        return position if position.previous else position._replace(previous=self._remembered)

    def one_play(self, game: Game, position: Position, text: str) -> tuple[Position, Message]:
        after, outcome = super().one_play(game, position, text)
        self._remembered = after.previous
        return after, outcome


class HistoryLostByARefusedPlay(Engine):
    """After a play that is refused, nothing is known of the one before."""

    ruleset = "koutchina-lebanese"

    def after_refusal(self, position: Position) -> Position:
        return position._replace(previous=None)


# --- refused plays, turns and sides


class ClaimsUnread(Engine):
    """Whatever the player says the card takes, even nothing, it takes its haul."""

    def claim_objection(self, game: Game, card: str, floor: Cards, claim: Cards) -> str | None:
        return None


class ClaimsOnlyCounted(Engine):
    """A claim is right if it has as many cards as the haul."""

    def claim_objection(self, game: Game, card: str, floor: Cards, claim: Cards) -> str | None:
        return None if len(claim) == len(self.haul(game, card, floor)) else super().claim_objection(game, card, floor, claim)


class RefusedPlayLosesTheTurn(Engine):
    """After a play that is refused it is the next seat's turn."""

    def after_refusal(self, position: Position) -> Position:
        return position._replace(turn=(position.turn + 1) % position.seats)


class PartnersSideBySide(Engine):
    """Of four players the first two are partners, and the last two."""

    def side(self, seats: int, seat: int) -> int:
        return 2 * seat // seats


# --- deals


class FiftyThreeCards(Engine):
    """The last card of the first floor also stays on top of the stock."""

    def first_floor(self, game: Game, cards: Cards) -> tuple[Cards, Cards, Cards]:
        floor, refused, stock = super().first_floor(game, cards)
        return floor, refused, (floor[-1], *stock)


class RefusedCardKept(Engine):
    """A refused card stays on the first floor."""

    def first_floor(self, game: Game, cards: Cards) -> tuple[Cards, Cards, Cards]:
        return cards[:4], (), cards[4:]


class KomiKeptOnTheFirstFloor(Engine):
    """The 7D may lie on the first floor."""

    def first_floor(self, game: Game, cards: Cards) -> tuple[Cards, Cards, Cards]:
        return super().first_floor(game._replace(refused=frozenset(JACKS)), cards)


class ReplacementUnseen(Engine):
    """The card that takes a refused one's place is not looked at."""

    def first_floor(self, game: Game, cards: Cards) -> tuple[Cards, Cards, Cards]:
        refused = tuple(card for card in cards[:4] if card in game.refused)
        dealt = 4 + len(refused)
        return tuple(card for card in cards[:dealt] if card not in refused), refused, cards[dealt:]


class RefusedCardLost(Engine):
    """A refused card does not come back into the stock."""

    def put_back(self, stock: Cards, refused: Cards, returned: Sequence[int]) -> Cards:
        return stock


class RefusedCardsBackInReverse(Engine):
    """Of several refused cards the last goes back first."""

    def put_back(self, stock: Cards, refused: Cards, returned: Sequence[int]) -> Cards:
        return super().put_back(stock, refused[::-1], returned)


class DealtOneByOne(Engine):
    """Hands are dealt a card to each seat in turn."""

    def hands(self, cards: Cards, seats: int) -> tuple[Cards, ...]:
        return tuple(cards[seat::seats] for seat in range(seats))


class NewDealLaysFour(Engine):
    """A new deal lays four cards on the floor, as the first does."""

    def new_deal(self, game: Game, position: Position) -> Position:
        after = super().new_deal(game, position)
        return after._replace(floor=(*after.floor, *after.stock[:4]), stock=after.stock[4:])


class NewDealForgetsTheLastCapturer(Engine):
    """After a new deal nobody has captured yet."""

    def new_deal(self, game: Game, position: Position) -> Position:
        return super().new_deal(game, position)._replace(last=None)


# --- leftovers


class LeftoversToTheLastMover(Engine):
    """The leftovers go to whoever played last."""

    def taker(self, position: Position) -> int | None:
        return (position.turn - 1) % position.seats


class LeftoversStay(Engine):
    """The leftovers go to nobody."""

    def taker(self, position: Position) -> int | None:
        return None


class LeftoversToTheFirstSeat(Engine):
    """The leftovers go to seat 0, whoever captured last."""

    def taker(self, position: Position) -> int | None:
        return 0


class LeftoversAsBasra(Engine):
    """Who gets the leftovers has made a Basra."""

    def leftovers(self, position: Position) -> Position:
        after, taker = super().leftovers(position), self.taker(position)
        if taker is None or not position.floor:
            return after
        return after._replace(basras=added(after.basras, self.side(after.seats, taker), (10,)))


class LastCapturerLeaks(Engine):
    """Where nobody has captured yet, the last capturer of the request before has."""

    _remembered: int | None = None

    def start(self, game: Game, request: Message) -> Position:
        position = super().start(game, request)
        return position._replace(last=self._remembered) if position.last is None else position

    def one_play(self, game: Game, position: Position, text: str) -> tuple[Position, Message]:
        after, outcome = super().one_play(game, position, text)
        self._remembered = after.last
        return after, outcome


# --- scores


class NoCarry(Engine):
    """Where both have as many cards, nothing waits for the next round."""

    def most_cards(self, game: Game, sizes: list[int], waiting: int) -> tuple[list[int], int]:
        return super().most_cards(game, sizes, waiting)[0], 0


class CarryNotPaid(Engine):
    """What waited is not paid to who has the most cards."""

    def most_cards(self, game: Game, sizes: list[int], waiting: int) -> tuple[list[int], int]:
        return super().most_cards(game, sizes, waiting if self.leader(sizes) is None else 0)


class CarryKeptTwice(Engine):
    """What waited is paid, and goes on waiting."""

    def most_cards(self, game: Game, sizes: list[int], waiting: int) -> tuple[list[int], int]:
        paid, carried = super().most_cards(game, sizes, waiting)
        return paid, carried or waiting


class CarryDoesNotAddUp(Engine):
    """After a second tie no more waits than after the first."""

    def most_cards(self, game: Game, sizes: list[int], waiting: int) -> tuple[list[int], int]:
        return super().most_cards(game, sizes, 0 if self.leader(sizes) is None else waiting)


class TwentySevenNotAMajority(Engine):
    """It takes 28 cards to have the most."""

    def leader(self, sizes: list[int]) -> int | None:
        return super().leader(sizes) if max(sizes) > 27 else None


class TieToTheFirstSide(Engine):
    """Where both have as many cards, the first side has the most."""

    def leader(self, sizes: list[int]) -> int | None:
        return sizes.index(max(sizes))


# --- matches


class TargetMustBePassed(Engine):
    """A total of 101 is not enough."""

    def reached(self, total: int) -> bool:
        return total > 101


class FirstPastTheTarget(Engine):
    """Of two sides past the target the first one wins."""

    def winner(self, totals: list[int]) -> int:
        return next((side for side, total in enumerate(totals) if self.reached(total)), super().winner(totals))


class LevelGoesToTheFirstSide(Engine):
    """Where both sides are level at the target or at the last round, the first one wins."""

    def level(self, totals: list[int]) -> bool:
        return False


class NoLastRound(Engine):
    """However many rounds have been played, the match goes on."""

    def capped(self, rounds: int) -> bool:
        return False


# --- no answer at all


def _ten_on_two_fives(card: str, floor: Cards) -> bool:
    return [other[:-1] for other in (card, *floor)] == ["10", "5", "5"]


class Crashes(Engine):
    """It raises where a ten is played on two fives."""

    def sums(self, card: str, floor: Cards) -> frozenset[str]:
        if _ten_on_two_fives(card, floor):
            raise RuntimeError("a ten on two fives")
        return super().sums(card, floor)


class Hangs(Engine):
    """It does not come back where a ten is played on two fives. To be run as a program only."""

    def sums(self, card: str, floor: Cards) -> frozenset[str]:
        while _ten_on_two_fives(card, floor):
            sleep(60)
        return super().sums(card, floor)


CONTROLS: Final[dict[str, type[Engine]]] = {
    "one_group_only": OneGroupOnly,
    "one_sum_only": OneSumOnly,
    "pairs_only": PairsOnly,
    "union_of_all_groups": UnionOfAllGroups,
    "shortest_group_first": ShortestGroupFirst,
    "longest_group_first": LongestGroupFirst,
    "smallest_haul": SmallestHaul,
    "pictures_counted": PicturesCounted,
    "ace_as_eleven": AceAsEleven,
    "sums_hide_equal_cards": SumsHideEqualCards,
    "equal_cards_hide_sums": EqualCardsHideSums,
    "equal_cards_lost": EqualCardsLost,
    "one_equal_card_only": OneEqualCardOnly,
    "wrong_card_of_two": WrongCardOfTwo,
    "lying_komi_is_no_seven": LyingKomiIsNoSeven,
    "jack_doubled_on_an_empty_floor": JackDoubledOnAnEmptyFloor,
    "komi_doubled_on_an_empty_floor": KomiDoubledOnAnEmptyFloor,
    "jack_lost_on_an_empty_floor": JackLostOnAnEmptyFloor,
    "komi_lost_on_an_empty_floor": KomiLostOnAnEmptyFloor,
    "jack_on_an_empty_floor_captures": JackOnAnEmptyFloorCaptures,
    "sweep_leaves_jacks": SweepLeavesJacks,
    "jack_as_basra": JackAsBasra,
    "komi_basra_up_to_nine": KomiBasraUpToNine,
    "komi_basra_up_to_eleven": KomiBasraUpToEleven,
    "komi_basra_with_pictures": KomiBasraWithPictures,
    "komi_basra_always": KomiBasraAlways,
    "pictures_make_no_basra": PicturesMakeNoBasra,
    "last_basra_lost": LastBasraLost,
    "earlier_basras_forgotten": EarlierBasrasForgotten,
    "pair_whatever_was_before": PairWhateverWasBefore,
    "history_leaks": HistoryLeaks,
    "history_lost_by_a_refused_play": HistoryLostByARefusedPlay,
    "claims_unread": ClaimsUnread,
    "claims_only_counted": ClaimsOnlyCounted,
    "refused_play_loses_the_turn": RefusedPlayLosesTheTurn,
    "partners_side_by_side": PartnersSideBySide,
    "fifty_three_cards": FiftyThreeCards,
    "refused_card_kept": RefusedCardKept,
    "komi_kept_on_the_first_floor": KomiKeptOnTheFirstFloor,
    "replacement_unseen": ReplacementUnseen,
    "refused_card_lost": RefusedCardLost,
    "refused_cards_back_in_reverse": RefusedCardsBackInReverse,
    "dealt_one_by_one": DealtOneByOne,
    "new_deal_lays_four": NewDealLaysFour,
    "new_deal_forgets_the_last_capturer": NewDealForgetsTheLastCapturer,
    "leftovers_to_the_last_mover": LeftoversToTheLastMover,
    "leftovers_stay": LeftoversStay,
    "leftovers_to_the_first_seat": LeftoversToTheFirstSeat,
    "leftovers_as_basra": LeftoversAsBasra,
    "last_capturer_leaks": LastCapturerLeaks,
    "no_carry": NoCarry,
    "carry_not_paid": CarryNotPaid,
    "carry_kept_twice": CarryKeptTwice,
    "carry_does_not_add_up": CarryDoesNotAddUp,
    "twenty_seven_not_a_majority": TwentySevenNotAMajority,
    "tie_to_the_first_side": TieToTheFirstSide,
    "target_must_be_passed": TargetMustBePassed,
    "first_past_the_target": FirstPastTheTarget,
    "level_goes_to_the_first_side": LevelGoesToTheFirstSide,
    "no_last_round": NoLastRound,
}
CRASHING: Final[dict[str, type[Engine]]] = {"crashes": Crashes, "hangs": Hangs}


def __getattr__(name: str) -> Engine:
    """The engine of that name, new, as an attribute of this module."""
    made = (CONTROLS | CRASHING).get(name)
    if made is None:
        raise AttributeError(f"there is no control {name}")
    return made()
