"""A fault has a code and fields, and its text is made from them."""

import ast
import pickle
from pathlib import Path

import pytest

import basra_spec
from basra_spec.game.cards import parse_card
from basra_spec.game.faults import TEXTS, CardError, DealError, GameError, PositionError, fault
from basra_spec.game.rounds import seating
from basra_spec.game.rules import Rules

RAISERS = {"fault", "CardError", "DealError", "MatchError"}


def raised() -> set[str]:
    """The codes that the package's source gives to faults."""
    found = set[str]()
    for path in Path(basra_spec.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in RAISERS and node.args:
                found |= {each.value for each in ast.walk(node.args[0]) if isinstance(each, ast.Constant) and isinstance(each.value, str)}
    return found


def test_every_code_that_is_raised_has_a_text_and_every_text_is_used() -> None:
    assert raised() == set(TEXTS)


def test_the_message_is_made_from_code_and_fields(classic: Rules) -> None:
    with pytest.raises(CardError, match='there is no card "9X"') as card:
        parse_card("9X")
    assert (card.value.code, card.value.fields["text"]) == ("unknown-card", "9X")
    with pytest.raises(DealError, match="the game is for 2 or 4 players, not 7") as table:
        seating(classic, 7)
    assert (table.value.code, table.value.fields["seats"]) == ("number-of-players", 7)


def test_the_message_begins_with_the_place_if_it_is_known() -> None:
    error = GameError("card-repeated", "start.floor", card="9S")
    assert (str(error), error.at) == ("start.floor: 9S is listed twice", "start.floor")


@pytest.mark.parametrize("error", [GameError("no-rounds"), PositionError([fault("no-rounds"), fault("stock-needs-hands")])])
def test_an_error_can_be_pickled(error: ValueError) -> None:
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 (our own)
    assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))
