"""Plays and positions as text, and what is impossible in a position that somebody set up."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from basra_spec.game.cards import FULL_DECK, parse_card, parse_cards, parse_set
from basra_spec.game.faults import CardError, fault
from basra_spec.game.play import advance
from basra_spec.game.position import Award, Play, Position, Previous, basras, parse_previous
from basra_spec.game.rules import Rules
from basra_spec.strategies import card_sets, chooser, first_positions, lists_of_cards, move_numbers, plays, positions
from tests.each import each
from tests.strategies import CLASSIC, GAMES, compiled

TEXTS = [
    ("9C", Play(parse_card("9C"))),
    ("9C -", Play(parse_card("9C"), 0)),
    ("9C x 5H 4D", Play(parse_card("9C"), parse_set("4D 5H"))),
    ("  th   x  4d ", Play(parse_card("10H"), parse_set("4D"))),
]
NO_PLAYS = ["", "9", "9C x", "9C 5H", "9C - 5H", "9C x 5H 5H", "9C X 5H", "x 5H", "-", "9C x -", "9C 5H 4D"]


@pytest.mark.parametrize(("text", "play"), TEXTS)
def test_a_play_is_a_card_with_an_optional_claim(text: str, play: Play) -> None:
    assert Play.parse(text) == play


@each("text", NO_PLAYS)
def test_an_invalid_play_is_refused(text: str) -> None:
    with pytest.raises(CardError):
        Play.parse(text)


@pytest.mark.parametrize(
    ("text", "previous"),
    [
        ("-", None),
        ("trailed 4D", Previous(True, parse_set("4D"))),
        ("trailed", Previous(True, 0)),
        ("took 5H 4D", Previous(False, parse_set("4D 5H"))),
    ],
)
def test_a_previous_play_is_trailed_or_took_with_the_floor_before_it(text: str, previous: Previous | None) -> None:
    assert parse_previous(text) == previous


def test_a_previous_play_says_trailed_or_took() -> None:
    with pytest.raises(CardError, match="write trailed or took"):
        parse_previous("laid 4D")


NAMES = st.from_regex(r"[a-z][a-z0-9_]*", fullmatch=True)
AWARDS = st.builds(Award, NAMES, st.integers(-40, 40), st.lists(NAMES, max_size=2).map(tuple))


class TestText:
    """Plays and positions read back from their text."""

    @given(plays())
    def test_of_a_play(self, play: Play) -> None:
        assert Play.parse(str(play)) == play

    @given(st.sampled_from(GAMES).flatmap(lambda game: positions(compiled(*game))))
    def test_of_a_position_that_play_has_reached(self, position: Position) -> None:
        assert Position.parse(str(position)) == position

    @given(st.data())
    def test_of_any_position(self, data: st.DataObject) -> None:
        seats, sides = data.draw(st.integers(1, 4)), data.draw(st.integers(1, 4))
        position = Position(
            floor=data.draw(card_sets()),
            hands=tuple(data.draw(card_sets()) for _ in range(seats)),
            stock=tuple(data.draw(lists_of_cards())),
            piles=tuple(data.draw(card_sets()) for _ in range(sides)),
            awards=tuple(tuple(data.draw(st.lists(AWARDS, max_size=3))) for _ in range(sides)),
            turn=data.draw(st.integers(0, 3)),
            last=data.draw(st.none() | st.integers(0, 3)),
            previous=data.draw(st.none() | st.builds(Previous, st.booleans(), card_sets())),
        )
        assert Position.parse(str(position)) == position


WHOLE = "floor: 9S; hands: 9C | 2S; stock: ; piles: AS | ; awards: basra 10 | ; turn: 0; last: 0; previous: -"


@pytest.mark.parametrize(
    ("part", "instead", "message"),
    [
        ("; last: 0", "", "missing: last"),
        ("floor: 9S", "floor: 9X", 'no card "9X"'),
        ("awards: basra 10", "awards: basra ten", '"basra ten" is not an award'),
        ("turn: 0", "turn: -1", '"-1" is not a number'),
        ("last: 0", "last: nobody", '"nobody" is not a number'),
        ("previous: -", "previous: 4D", "is not a previous play"),
        ("stock: ", "stock: 2S 2S", "2S is listed twice"),
    ],
)
def test_an_invalid_position_text_is_refused(part: str, instead: str, message: str) -> None:
    Position.parse(WHOLE)
    with pytest.raises(CardError, match=message):
        Position.parse(WHOLE.replace(part, instead))


# --- impossible positions -----------------------------------------------------------------------------------------------------------

GOOD = Position(
    floor=parse_set("9S KS"),
    hands=(parse_set("9C 2S"), parse_set("3S")),
    stock=parse_cards("4S 5S"),
    piles=(FULL_DECK & ~parse_set("9S KS 9C 2S 3S 4S 5S"), 0),
    awards=basras(((10,), ())),
    last=0,
)
IMPOSSIBLE: dict[str, tuple[dict[str, object], str]] = {
    "a card in two places": ({"hands": (parse_set("9C 2S"), parse_set("3S 9S"))}, "9S is on the floor and in the hand of seat 1"),
    "a card in the stock twice": ({"stock": (*GOOD.stock, GOOD.stock[0])}, "4S is in the stock twice"),
    "a card nowhere": ({"floor": parse_set("9S")}, "KS is nowhere"),
    "cards nowhere": ({"floor": 0}, "9S KS are nowhere"),
    "a pile too many": ({"piles": (*GOOD.piles, 0), "awards": ((), (), ())}, "2 hands cannot have 3 piles"),
    "no list of Basras for a pile": ({"awards": ((10,),)}, "2 piles need 2 lists of Basras, not 1"),
    "a turn past the seats": ({"turn": 2}, "turn is seat 2, and the seats are 0 to 1"),
    "a turn before the seats": ({"turn": -1}, "turn is seat -1, and the seats are 0 to 1"),
    "a turn far before the seats": ({"turn": -9}, "turn is seat -9, and the seats are 0 to 1"),
    "a last capturer past the seats": ({"last": 5}, "last is seat 5, and the seats are 0 to 1"),
    "a last capturer before the seats": ({"last": -1}, "last is seat -1, and the seats are 0 to 1"),
    "nothing dealt of a stock": (
        {"hands": (0, 0), "stock": parse_cards("4S 5S 9C 2S 3S")},
        "every hand is empty, but the stock is not",
    ),
    "a turn without a card": ({"hands": (parse_set("9C 2S 3S"), 0), "turn": 1}, "it is the turn of seat 1, whose hand is empty"),
    "cards captured by nobody": ({"last": None}, "a pile has cards, but no seat captured last: name the seat, as in last: 0"),
    "a trail of two cards": ({"previous": Previous(True, 0)}, "the floor is not what the previous play left"),
    "a trail that took a card": ({"previous": Previous(True, parse_set("9S 4D"))}, "the floor is not what the previous play left"),
    "a capture of nothing": ({"previous": Previous(False, parse_set("9S KS"))}, "the floor is not what the previous play left"),
    "a capture that left a card": ({"previous": Previous(False, parse_set("9S 4D"))}, "the floor is not what the previous play left"),
}


def test_a_possible_position_has_no_problems() -> None:
    assert GOOD.problems(FULL_DECK) == []
    assert GOOD._replace(previous=Previous(True, parse_set("KS"))).problems(FULL_DECK) == []
    assert GOOD._replace(previous=Previous(False, parse_set("KS 9S 7D"))).problems(FULL_DECK) == []


@each(("change", "problem"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_the_problems_of_an_impossible_position_are_found(change: dict[str, object], problem: str) -> None:
    assert list(map(str, GOOD._replace(**change).problems(FULL_DECK))) == [problem]  # type: ignore[arg-type]


def test_a_card_that_is_not_in_the_deck_is_a_problem() -> None:
    assert GOOD.problems(FULL_DECK & ~parse_set("KS")) == [fault("not-in-the-deck", cards="KS")]


def test_all_problems_are_reported_at_once() -> None:
    found = GOOD._replace(floor=parse_set("9S 2S"), turn=7, awards=()).problems(FULL_DECK)
    assert len(found) == 4


class TestReached:
    """A position that play has reached is possible, at the end of the round too."""

    @given(st.sampled_from(GAMES).flatmap(lambda game: st.tuples(st.just(game), positions(compiled(*game)))))
    def test_in_every_game(self, reached: tuple[tuple[str, str], Position]) -> None:
        game, position = reached
        assert position.problems(compiled(*game).deal.deck) == []

    @given(first_positions(compiled(*CLASSIC)), move_numbers())
    def test_at_the_end_of_a_round(self, start: Position, numbers: list[int]) -> None:
        rules: Rules = compiled(*CLASSIC)
        assert advance(rules, start, chooser(rules, numbers)).problems(rules.deal.deck) == []


class TestAnyPosition:
    """The problems of any position can be listed and written."""

    @given(st.lists(card_sets(), max_size=4), st.lists(card_sets(), max_size=4), st.integers(-9, 9), st.none() | st.integers(-9, 9))
    def test_of_any_hands_piles_and_seats(self, hands: list[int], piles: list[int], turn: int, last: int | None) -> None:
        position = Position(0, tuple(hands), (), tuple(piles), ((),) * len(piles), turn, last)
        assert all(str(problem) for problem in position.problems(FULL_DECK))
