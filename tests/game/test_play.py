"""Playing: one step, the loop over it, what is refused, and why a play does what it does."""

import random
from itertools import pairwise

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from basra_spec.game.captures import hauls
from basra_spec.game.cards import FULL_DECK, members, parse_card, parse_cards, parse_set, set_names, to_set
from basra_spec.game.events import Awarded, Captured, Dealt, Event, LeftoversTaken, Trailed
from basra_spec.game.legality import AmbiguousPlay, IllegalPlay, ways
from basra_spec.game.outcome import explain
from basra_spec.game.play import advance, apply
from basra_spec.game.position import Play, Position, view
from basra_spec.game.rounds import LEFTOVERS
from basra_spec.game.rules import Rules
from basra_spec.strategies import chooser, move_numbers, moves, positions
from tests import oracle as brute
from tests.beside_the_oracle import play_a_round, state
from tests.each import each
from tests.strategies import CLASSIC, ORACLES, Game, changed, compiled, oracle, readings

EVERY_RULESET = each("name", ORACLES)


# --- rounds -------------------------------------------------------------------------------------------------------------------------

SEEDS = range(10)
TABLES = [(name, seats, sides) for name in ORACLES for seats, known in compiled(name).deal.players.items() for sides in known]


@each(("name", "seats", "sides"), TABLES)
def test_whole_rounds_agree_with_the_oracle(name: str, seats: int, sides: str) -> None:
    rules = compiled(name)
    for seed in SEEDS:
        play_a_round(rules, oracle(name), seats, sides, random.Random(f"{name} {seats} {sides} {seed}"))


@st.composite
def plays_in(draw: st.DrawFn, game: Game, position: Position) -> Play:
    """A play that somebody might try: most often a card of the hand, and a claim that is near to what it takes."""
    hand = list(members(position.hands[position.turn]))
    card = draw(st.sampled_from(hand or [0]) | st.sampled_from(hand or [0]) | st.integers(0, 51))
    floor = list(members(position.floor))
    near = st.sampled_from([0, *ways(compiled(*game), position.floor, card, 6)])
    some = st.lists(st.sampled_from([*floor, 51]), unique=True, max_size=3).map(to_set)
    return Play(card, draw(st.none() | near | some))


class TestEveryPlay:
    """A play does what the oracle lets it do, or is refused with the oracle's code; refused, it changes nothing."""

    @EVERY_RULESET
    @settings(max_examples=60)
    @given(st.data())
    def test_in_every_game_and_reading(self, name: str, data: st.DataObject) -> None:
        game = data.draw(readings(name))
        position = data.draw(positions(compiled(*game)))
        play = data.draw(plays_in(game, position))
        try:
            expected: object = brute.play(oracle(*game), state(position), str(play))[0]
        except brute.Refused as refusal:
            expected = refusal.code
        assert outcome(compiled(*game), position, play) == expected


def outcome(rules: Rules, position: Position, play: Play) -> object:
    try:
        return state(apply(rules, position, play).position)
    except IllegalPlay as refusal:
        return refusal.code


# --- one play -----------------------------------------------------------------------------------------------------------------------


class TestApply:
    """A play moves one card of the hand, and what it takes; nothing is lost and nothing else moves."""

    @given(moves(compiled(*CLASSIC)))
    def test_all_52_cards_stay_in_the_game(self, move: tuple[Position, Play]) -> None:
        after = apply(compiled(*CLASSIC), *move).position
        places = [after.floor, *after.hands, *after.piles, to_set(after.stock)]
        assert sum(cards.bit_count() for cards in places) == 52
        assert sum(places) == FULL_DECK

    @given(moves(compiled(*CLASSIC)))
    def test_the_given_position_does_not_change(self, move: tuple[Position, Play]) -> None:
        before = str(move[0])
        apply(compiled(*CLASSIC), *move)
        assert str(move[0]) == before

    @given(moves(compiled(*CLASSIC)))
    def test_the_turn_passes_and_the_play_is_remembered(self, move: tuple[Position, Play]) -> None:
        position, play = move
        played = apply(compiled(*CLASSIC), position, play)
        assert played.position.turn == (position.turn + 1) % len(position.hands)
        assert played.position.previous == (not played.taken, position.floor)
        assert played.position.last == (position.turn if played.taken else position.last)

    @given(moves(compiled(*CLASSIC)))
    def test_events_account_for_the_cards_that_moved(self, move: tuple[Position, Play]) -> None:
        position, play = move
        first, *others = apply(compiled(*CLASSIC), position, play).events
        taken = apply(compiled(*CLASSIC), position, play).taken
        assert first == (Captured(position.turn, play.card, taken) if taken else Trailed(position.turn, play.card))
        assert [type(event) for event in others] in ([], [Awarded], [Dealt], [Awarded, Dealt], [LeftoversTaken])


class TestAdvance:
    """Advancing by some plays is applying them one after another."""

    @given(positions(compiled(*CLASSIC), most=40), move_numbers(), st.integers(0, 10))
    def test_the_same_position_and_the_same_events(self, start: Position, numbers: list[int], number: int) -> None:
        rules = compiled(*CLASSIC)
        log: list[Event] = []
        end = advance(rules, start, chooser(rules, numbers), number, log)
        choose, one_by_one, position = chooser(rules, numbers), list[Event](), start
        while number and not position.over:
            played = apply(rules, position, choose(position.hands[position.turn], position.floor))
            position, one_by_one, number = played.position, [*one_by_one, *played.events], number - 1
        assert (end, log) == (position, one_by_one)

    @given(positions(compiled(*CLASSIC)), move_numbers())
    def test_without_a_limit_it_plays_to_the_end_of_the_round(self, start: Position, numbers: list[int]) -> None:
        end = advance(compiled(*CLASSIC), start, chooser(compiled(*CLASSIC), numbers))
        assert end.over
        assert not end.stock


FLOOR = "5S 4S 9D KS"
REFUSALS = [
    ("JH", "not-in-hand", "seat 0 holds 9C JC KH"),
    ("9C x 5S 4D", "not-on-floor", "4D does not lie on the floor"),
    ("9C x 5S KS", "not-a-capture", "KS cannot be in a sum of 9"),
    ("JC x 5S 4S", "not-a-capture", "it sweeps"),
    ("9C x 5S 4S", "not-kept", "the ruleset takes 4S 5S 9D"),
    ("9C -", "must-take", "it can take 4S 5S 9D, so it must capture"),
]


def set_up(floor: str, *hands: str) -> Position:
    held = tuple(map(parse_set, hands))
    rest = FULL_DECK & ~parse_set(floor) & ~sum(held)
    return Position(parse_set(floor), held, (), (rest, 0), ((), ()))


@pytest.mark.parametrize(("text", "code", "reason"), REFUSALS)
def test_a_refused_play_has_a_code_and_a_reason_and_changes_nothing(classic: Rules, text: str, code: str, reason: str) -> None:
    position = set_up(FLOOR, "9C JC KH", "2S 3S 6S")
    with pytest.raises(IllegalPlay, match=reason) as refusal:
        apply(classic, position, Play.parse(text))
    assert (refusal.value.code, refusal.value.play) == (code, Play.parse(text))
    assert position == set_up(FLOOR, "9C JC KH", "2S 3S 6S")


def test_after_the_last_card_every_play_is_refused(classic: Rules) -> None:
    with pytest.raises(IllegalPlay) as refusal:
        apply(classic, set_up(FLOOR, "", ""), Play.parse("9C"))
    assert refusal.value.code == "round-over"


def test_a_card_that_could_take_in_several_ways_lists_them() -> None:
    rules = changed("capture: {keep: [most-cards]}")
    with pytest.raises(AmbiguousPlay, match="9C x 3S 6S, 9C x 3H 6S") as refusal:
        apply(rules, set_up("3S 3H 6S", "9C", ""), Play.parse("9C"))
    assert set(map(set_names, refusal.value.ways)) == {"3S 6S", "3H 6S"}
    assert refusal.value.code == "ambiguous"


def test_the_listed_ways_include_laying_the_card_down_if_allowed() -> None:
    rules = changed("capture: {oblige: none}")
    with pytest.raises(AmbiguousPlay, match="9C x 9D, 9C -") as refusal:
        apply(rules, set_up("9D KS", "9C", ""), Play.parse("9C"))
    assert refusal.value.ways == (parse_set("9D"), 0)
    assert apply(rules, set_up("9D KS", "9C", "2S"), Play.parse("9C -")).position.floor == parse_set("9D KS 9C")


class TestWays:
    """A play without a claim is allowed just where there is one way to play the card."""

    @EVERY_RULESET
    @settings(max_examples=30)
    @given(st.data())
    def test_one_way_is_taken_and_several_are_listed(self, name: str, data: st.DataObject) -> None:
        game = data.draw(readings(name))
        position = data.draw(positions(compiled(*game), most=47))
        card = data.draw(st.sampled_from(list(members(position.hands[position.turn]))))
        possible = ways(compiled(*game), position.floor, card, 50)
        if len(possible) == 1:
            assert apply(compiled(*game), position, Play(card)).taken == possible[0]
            return
        with pytest.raises(AmbiguousPlay) as refusal:
            apply(compiled(*game), position, Play(card))
        assert refusal.value.ways == possible[:6]
        assert all(apply(compiled(*game), position, Play(card, way)).taken == way for way in possible)


# --- the deals and the end of a round -----------------------------------------------------------------------------------------------


def test_when_every_hand_is_empty_the_next_one_comes_from_the_top_of_the_stock(classic: Rules) -> None:
    position = set_up("KS", "", "2S")._replace(stock=parse_cards("AS AH AD AC 3S 3H 3D 3C"), turn=1)
    played = apply(classic, position, Play.parse("2S"))
    assert list(map(set_names, played.position.hands)) == ["AS AH AD AC", "3S 3H 3D 3C"]
    assert set_names(played.position.floor) == "2S KS"
    assert played.events[-1] == Dealt(played.position.hands)


LAST = [
    ("the last card of the round", set_up("9S", "", "9C")._replace(turn=1), ["9C"], [0]),
    ("the last but one", set_up("9S", "9C", "KC"), ["9C", "KC"], [10, 0]),
    ("the last of a deal", set_up("9S", "", "9C")._replace(turn=1, stock=parse_cards("AS AH AD AC 3S 3H 3D 3C")), ["9C"], [10]),
    ("clears what the last but one laid down", set_up("", "9C", "9S"), ["9C", "9S"], [0, 0]),
]


@pytest.mark.parametrize(("start", "plays", "points"), [row[1:] for row in LAST], ids=[row[0] for row in LAST])
def test_the_last_play_of_a_round_makes_no_basra_if_the_rules_exclude_it(start: Position, plays: list[str], points: list[int]) -> None:
    rules, position, made = changed("basra: {not_at: [last-play]}"), start, []
    for play in map(Play.parse, plays):
        assert position.is_last is (sum(map(int.bit_count, position.hands)) == 1 and not position.stock)
        played = apply(rules, position, play)
        assert explain(rules, position, play).basra.points == played.basra
        made.append(played.basra)
        position = played.position
    assert made == points


def test_the_last_capturers_side_gets_the_leftovers_and_they_are_no_basra(classic: Rules) -> None:
    position = set_up("KS 5H", "", "2S")._replace(turn=1, last=0)
    played = apply(classic, position, Play.parse("2S"))
    assert played.events == (Trailed(1, parse_card("2S")), LeftoversTaken(0, parse_set("2S 5H KS")))
    assert (played.position.floor, played.position.basras, played.position.last) == (0, ((), ()), 0)
    assert played.basra == 0


@pytest.mark.parametrize(("changes", "last"), [("round: {leftovers: nobody}", 0), ("match: {target: 151}", None)])
def test_leftovers_stay_on_the_floor_if_no_side_gets_them(changes: str, last: int | None) -> None:
    played = apply(changed(changes), set_up("KS", "", "2S")._replace(turn=1, last=last), Play.parse("2S"))
    assert set_names(played.position.floor) == "2S KS"
    assert [type(event) for event in played.events] == [Trailed]


class TestLeftovers:
    """However the leftovers are shared, every card goes to one side, or none goes to any."""

    @pytest.mark.parametrize("word", LEFTOVERS)
    @given(st.sets(st.integers(0, 51), min_size=1, max_size=7).map(to_set), st.sampled_from([2, 3, 4]), st.booleans(), st.integers(0, 3))
    def test_under_every_word(self, word: str, floor: int, seats: int, pairs: bool, last: int) -> None:
        sides = 2 if pairs and seats == 4 else seats
        for shares in LEFTOVERS[word](floor, seats, sides, last % seats):
            assert len(shares) == sides
            assert sum(share.bit_count() for share in shares) == sum(shares).bit_count()
            assert sum(shares) == (0 if word == "nobody" else floor)


def test_partners_have_one_pile(classic: Rules) -> None:
    position = set_up("9S KS", "2S", "3S", "9C", "4S")._replace(turn=2)
    played = apply(classic, position, Play.parse("9C"))
    assert set_names(played.position.piles[0] & parse_set("9S 9C")) == "9S 9C"


# --- explaining ---------------------------------------------------------------------------------------------------------------------


class TestExplain:
    """An explanation says what the play does, and its groups are the haul."""

    @EVERY_RULESET
    @settings(max_examples=30)
    @given(st.data())
    def test_groups_split_the_haul_into_equal_cards_and_sums(self, name: str, data: st.DataObject) -> None:
        game = data.draw(readings(name))
        rules = compiled(*game)
        position, play = data.draw(moves(compiled(*game)))
        told, played = explain(rules, position, play), apply(rules, position, play)
        assert told.taken == played.taken == sum(told.groups)
        assert all(one & other == 0 for one, other in pairwise(told.groups))
        swept = told.groups == (position.floor,)
        assert swept or all(is_group(rules, play.card, group) for group in told.groups)

    @EVERY_RULESET
    @settings(max_examples=30)
    @given(st.data())
    def test_it_contains_the_basra_of_the_play(self, name: str, data: st.DataObject) -> None:
        game = data.draw(readings(name))
        position, play = data.draw(moves(compiled(*game)))
        told, played = explain(compiled(*game), position, play), apply(compiled(*game), position, play)
        made = [event.award for event in played.events if isinstance(event, Awarded)]
        assert ([told.basra] if told.basra.kinds else []) == made
        assert told.cleared == (0 != told.taken == position.floor)
        assert {kind for kind, reason in told.kinds.items() if reason is None} >= set(told.basra.kinds)


def is_group(rules: Rules, card: int, group: int) -> bool:
    values = [rules.play.values[other] for other in members(group)]
    alone = group.bit_count() == 1 and group & 0b1111 << (card & ~3)
    return bool(alone) or (len(values) > 1 and 0 not in values and sum(values) == rules.play.values[card])


def test_an_explanation_shows_each_kind_and_why_it_fails(classic: Rules) -> None:
    told = explain(classic, set_up("5S 6H", "7D", ""), Play.parse("7D"))
    assert (told.play_class, told.cleared, told.basra.points) == ("komi", True, 0)
    assert told.kinds == {"komi": "floor.sum: 11 is not in 0-10"}


def test_a_refused_play_has_no_explanation(classic: Rules) -> None:
    with pytest.raises(IllegalPlay, match="must-take"):
        explain(classic, set_up(FLOOR, "9C", ""), Play.parse("9C -"))


# --- what a seat may know -----------------------------------------------------------------------------------------------------------


class TestView:
    """A seat knows its hand and what lay open, and of the rest only how many cards there are."""

    @given(positions(compiled(*CLASSIC)), st.data())
    def test_swapping_hidden_cards_does_not_change_the_view(self, position: Position, data: st.DataObject) -> None:
        seat = data.draw(st.integers(0, len(position.hands) - 1))
        hidden = [card for other, hand in enumerate(position.hands) if other != seat for card in members(hand)]
        mixed = data.draw(st.permutations([*hidden, *position.stock]))
        assert view(rearranged(position, seat, mixed), seat) == view(position, seat)

    @given(positions(compiled(*CLASSIC)), st.data())
    def test_it_accounts_for_all_52_cards(self, position: Position, data: st.DataObject) -> None:
        seen = view(position, data.draw(st.integers(0, len(position.hands) - 1)))
        places = [seen.hand, seen.floor, seen.unseen, *seen.piles]
        assert sum(places) == FULL_DECK
        assert seen.unseen.bit_count() == sum(seen.hand_sizes) - seen.hand_sizes[seen.seat] + seen.stock_size

    @given(positions(compiled(*CLASSIC), most=47), st.data())
    def test_a_card_of_another_hand_may_be_anywhere_unseen(self, position: Position, data: st.DataObject) -> None:
        others = [seat for seat, hand in enumerate(position.hands) if hand and seat != position.turn]
        assume(others)
        other = data.draw(st.sampled_from(others))
        assert view(position, position.turn).unseen & position.hands[other] == position.hands[other]


def rearranged(position: Position, seat: int, cards: list[int]) -> Position:
    """The position with these cards in the places that the seat cannot see."""
    hands = list(position.hands)
    for other, hand in enumerate(position.hands):
        if other != seat:
            hands[other], cards = to_set(cards[: hand.bit_count()]), cards[hand.bit_count() :]
    return position._replace(hands=tuple(hands), stock=tuple(cards))


def test_hauls_and_plays_agree_that_a_swept_floor_is_taken_whole(classic: Rules) -> None:
    floor = parse_set("KS 5H 2D")
    assert list(hauls(classic, floor, parse_card("JS"))) == [floor]
    assert apply(classic, set_up("KS 5H 2D", "JS", ""), Play.parse("JS")).taken == floor


def test_a_round_after_another_begins_with_the_counts_of_its_own_floor(classic: Rules) -> None:
    """What is remembered of the floor that play has left last is not taken for that of an empty floor."""
    left = set_up("2S 3S", "KC", "")._replace(last=0)
    assert apply(classic, left, Play.parse("KC")).position.floor == 0
    assert apply(classic, set_up("", "5C", "4C"), Play.parse("5C")).taken == 0
    assert apply(classic, set_up("5S", "5C", "4C"), Play.parse("5C")).taken == parse_set("5S")
