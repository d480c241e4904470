"""Whether a play is allowed does not depend on what was asked before: claims that the tables remember are claims that the rules allow."""

from hypothesis import given
from hypothesis import strategies as st

from basra_spec.game.captures import hauls
from basra_spec.game.cards import parse_card, parse_set
from basra_spec.game.legality import IllegalPlay, taken_by
from basra_spec.game.position import Play
from basra_spec.game.rules import Rules
from basra_spec.strategies import floors_and_cards
from tests.each import each
from tests.strategies import ORACLES, compiled


def code_of(rules: Rules, floor: int, card: int, claim: int) -> str | None:
    """The code with which a claim is refused; None where it is allowed."""
    try:
        taken_by(rules, floor, Play(card, claim))
    except IllegalPlay as refusal:
        return refusal.code
    return None


def test_a_part_of_a_sweep_is_refused_after_the_same_cards_were_a_whole_sweep(classic: Rules) -> None:
    jack, seven = parse_card("JS"), parse_set("7S")
    assert code_of(classic, seven, jack, seven) is None
    assert code_of(classic, parse_set("7S QD"), jack, seven) == "not-a-capture"


@each("name", ORACLES)
@given(st.data())
def test_earlier_claims_do_not_affect_whether_a_claim_is_legal(name: str, data: st.DataObject) -> None:
    rules = compiled(name)
    floor, card = data.draw(floors_and_cards(rules, least=1, most=7))
    claim = data.draw(st.one_of(st.sampled_from([*hauls(rules, floor, card)] or [floor]), st.integers(1, floor).map(floor.__and__)))
    for cards in (claim, floor, claim):
        refusal = hauls(rules, cards, card).why_not(claim) if claim else None
        assert not claim or code_of(rules, cards, card, claim) == (refusal and refusal.code)
