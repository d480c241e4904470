"""The questions that are searched: smallest first, none twice, and all of them possible; and how two rulesets differ."""

from collections import Counter
from itertools import islice
from typing import Any

import pytest
from hypothesis import given

from basra_spec.analysis.card_equivalence import groups
from basra_spec.analysis.difference import disagreements
from basra_spec.analysis.search import BESIDES_PLAYS, captures, floors, last_captures, pips, situations
from basra_spec.analysis.situations import (
    Capture,
    FirstDeal,
    LastCapture,
    MatchEnd,
    RoundEnd,
    RoundScore,
    outcome_text,
    possible,
    question_text,
)
from basra_spec.conformance.cases import as_request
from basra_spec.engines.interpreter import answer
from basra_spec.engines.messages import check_request
from basra_spec.game.cards import members, parse_card, parse_set, rank, set_names, to_set
from basra_spec.game.position import Play
from basra_spec.game.rules import Rules
from basra_spec.game.scoring import standing
from basra_spec.rulesets import catalogue
from basra_spec.strategies import card_sets
from tests.each import each
from tests.strategies import changed, compiled, resolved

CLASSIC, LEBANESE, PORTUGUESE = "koutchina-classic", "koutchina-lebanese", "portuguese"
NAMES = [CLASSIC, LEBANESE, PORTUGUESE, "french-yemeni", "russian-egyptian"]


def many(*names: str) -> list[Rules]:
    return [compiled(name) for name in names]


def size_of(capture: Capture) -> tuple[object, ...]:
    """What the module says makes a play on a floor small."""
    cards = list(members(capture.floor))
    return (capture.previous is not None, len(cards), pips(cards), cards, rank(capture.card), capture.card)


# --- plays --------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_plays_come_smallest_first(name: str) -> None:
    found = list(captures(many(name), 2))
    assert found[0].floor == 0
    assert [size_of(capture) for capture in found] == sorted(map(size_of, found))


def test_histories_come_after_all_plays_without_one_and_by_floor_too() -> None:
    found = [size_of(capture)[:4] for capture in captures(many(LEBANESE), 2, 2)]
    assert found == sorted(found)
    assert {history for history, *_ in found} == {False, True}


@pytest.mark.parametrize("name", NAMES)
def test_no_play_comes_twice_and_every_card_of_it_is_there_once(name: str) -> None:
    found = list(captures(many(name), 2, 2 if name == LEBANESE else -1))
    assert max(Counter(found).values()) == 1
    deck = compiled(name).deal.deck
    for capture in found:
        assert not capture.floor >> capture.card & 1
        assert (capture.floor | 1 << capture.card) & ~deck == 0


def test_a_play_before_can_have_been() -> None:
    for capture in islice(captures(many(LEBANESE), 2, 2), 20000):
        if capture.previous:
            before, floor = capture.previous.floor, capture.floor
            assert not before >> capture.card & 1
            lain, gone = floor & ~before, before & ~floor
            assert (lain.bit_count(), gone) == (1, 0) if capture.previous.trailed else (not lain and gone != 0)


def test_histories_go_no_further_than_they_are_asked_for() -> None:
    found = {(bool(capture.previous), capture.floor.bit_count()) for capture in captures(many(LEBANESE), 2, 1)}
    assert found == {(False, 0), (False, 1), (False, 2), (True, 0), (True, 1)}


def test_a_lone_card_stands_for_all_that_no_rule_tells_apart() -> None:
    alike = groups(many(CLASSIC))
    assert [list(members(floor)) for floor in floors(alike, 1)] == [
        [cards[0]] for cards in sorted(alike, key=lambda cards: (rank(cards[0]), cards[0]))
    ]


@pytest.mark.parametrize("name", [CLASSIC, PORTUGUESE, "russian-egyptian"])
def test_there_is_a_floor_for_every_pair_up_to_cards_that_are_alike(name: str) -> None:
    alike = groups(many(name))
    sort_of = {card: number for number, cards in enumerate(alike) for card in cards}
    pairs = {tuple(sorted((sort_of[one], sort_of[other]))) for one in sort_of for other in sort_of if one < other}
    found = [tuple(sorted(sort_of[card] for card in members(floor))) for floor in floors(alike, 2)]
    assert sorted(found) == sorted(pairs)


@pytest.mark.parametrize("name", NAMES)
def test_cards_that_are_alike_are_all_of_one_rank_and_cover_the_deck(name: str) -> None:
    alike = groups(many(name))
    assert sorted(card for cards in alike for card in cards) == list(members(compiled(name).deal.deck))
    assert all(len({rank(card) for card in cards}) == 1 for cards in alike)


def test_a_card_that_a_rule_names_stands_alone() -> None:
    alike = groups(many(CLASSIC))
    assert {(parse_card(card),) for card in ("7D", "10D", "2C")} <= set(alike)
    assert max(map(len, alike)) == 4


@given(card_sets())
def test_pips_count_an_ace_one_and_a_king_thirteen(cards: int) -> None:
    assert pips(members(cards)) == sum(card // 4 + 1 for card in members(cards))


# --- deals, ends of rounds, scores, matches -----------------------------------------------------------------------------------------


@each("topic", BESIDES_PLAYS)
@each("names", [(CLASSIC,), (PORTUGUESE,), (PORTUGUESE, "portuguese-three-solo")])
def test_the_other_questions_can_be_asked_and_told(topic: str, names: tuple[str, ...]) -> None:
    for situation in islice(BESIDES_PLAYS[topic](many(*names)), 300):
        assert situation.question()
        assert question_text(situation.question())


def test_a_first_deal_has_the_whole_deck_each_card_once() -> None:
    for name in (CLASSIC, PORTUGUESE):
        for situation in islice(BESIDES_PLAYS["deal"](many(name)), 500):
            assert isinstance(situation, FirstDeal)
            assert sorted(situation.deck) == list(members(compiled(name).deal.deck))


def test_an_end_of_a_round_has_all_cards_in_one_place_and_the_last_takes_nothing() -> None:
    found = list(BESIDES_PLAYS["leftovers"](many(CLASSIC)))
    assert {situation.floor.bit_count() for situation in found} >= set(range(6))
    for situation in found:
        assert isinstance(situation, RoundEnd)
        outcome: Any = situation.outcome(compiled(CLASSIC))
        piles, floor = outcome
        assert sum(piles) | floor == compiled(CLASSIC).deal.deck
        assert situation.floor >> situation.card & 1 == 0


@pytest.mark.parametrize("name", [CLASSIC, PORTUGUESE, "portuguese-three-solo"])
def test_the_last_play_of_a_round_is_what_an_engine_makes_of_it(name: str) -> None:
    rules = changed("basra: {not_at: [last-play]}", name)
    for situation in islice(last_captures([rules], 2), 0, None, 61):
        case = {"ask": "play", **situation.question()}
        ways: Any = situation.outcome(rules)
        for taken, awards in ways:
            asked = as_request({**case, "plays": [str(Play(situation.card, taken))]}, rules)
            came = answer({name: rules}, {"id": 1, "ruleset": name, **asked})
            assert came["plays"] == [{"taken": set_names(taken), "basra": 0, "floor": came["plays"][0]["floor"]}]
            assert awards == ()
            assert not any(came["end"]["hands"])


def test_last_plays_are_looked_at_only_where_a_rule_does() -> None:
    plain, without = compiled(CLASSIC), changed("basra: {not_at: [last-play]}")
    kinds = {type(each) for each in situations([plain], ["plays"], 1)}
    assert LastCapture not in kinds
    assert {type(each) for each in situations([plain, without], ["plays"], 1)} == kinds | {LastCapture}


def test_a_last_play_at_a_table_that_there_is_not_cannot_be() -> None:
    asked = LastCapture(parse_set("9S"), parse_card("9C"), 3, "solo")
    assert not possible(asked, compiled(CLASSIC))
    assert possible(asked, compiled(PORTUGUESE))


def test_a_score_shares_no_card_between_sides() -> None:
    for situation in BESIDES_PLAYS["score"](many(PORTUGUESE)):
        assert isinstance(situation, RoundScore)
        assert (
            sum(pile.bit_count() for pile in situation.piles)
            == to_set(card for pile in situation.piles for card in members(pile)).bit_count()
        )


def test_every_majority_of_two_sides_is_asked_about() -> None:
    sizes = {tuple(pile.bit_count() for pile in situation.piles) for situation in BESIDES_PLAYS["score"](many(CLASSIC))}
    assert {(first, 52 - first) for first in range(26, 53)} <= sizes


@pytest.mark.parametrize("name", NAMES)
def test_matches_end_in_every_way_that_there_is(name: str) -> None:
    ends = {situation.outcome(compiled(name)) for situation in BESIDES_PLAYS["match"](many(name))}
    assert {outcome[0] for outcome in ends if isinstance(outcome, tuple)} >= {"won", "another-round"}


def test_a_match_that_was_over_before_is_told_so() -> None:
    over = MatchEnd(((101, 0), (1, 0)))
    assert over.outcome(compiled(CLASSIC)) == "it was over before"
    with pytest.raises(ValueError, match=r"over"):
        standing(compiled(CLASSIC), over.rounds)


@each("name", [CLASSIC, PORTUGUESE])
@each("topic", list(BESIDES_PLAYS))
def test_no_situation_comes_twice_within_a_topic(topic: str, name: str) -> None:
    found = Counter(BESIDES_PLAYS[topic](many(name)))
    assert [situation for situation, times in found.items() if times > 1] == []


def test_only_the_topics_that_are_named_are_searched() -> None:
    assert {type(situation) for situation in situations(many(CLASSIC), ["match", "score"], 1)} == {MatchEnd, RoundScore}
    assert type(next(situations(many(CLASSIC)))) is FirstDeal


def test_of_two_rulesets_only_the_topics_that_read_what_differs_are_searched() -> None:
    both = [compiled(CLASSIC), changed("match: {target: 151}")]
    assert {type(situation) for situation in situations(both)} == {MatchEnd}


def test_a_question_about_a_play_can_be_put_to_an_engine() -> None:
    for capture in islice(captures(many(LEBANESE), 2, 2), 0, None, 97):
        asked = capture.question()
        start = {"floor": asked["floor"], **({"previous": asked["previous"]} if "previous" in asked else {})}
        check_request({"id": "1", "ask": "play", "ruleset": LEBANESE, "seats": 2, "sides": "solo", "start": start, "plays": asked["plays"]})


# --- as people read them ------------------------------------------------------------------------------------------------------------

TOLD = [
    ("", "9C", "9C on an empty floor"),
    ("5H 4D", "9C", "9C on 4D 5H"),
]


@pytest.mark.parametrize(("floor", "card", "words"), TOLD)
def test_a_play_is_told_in_cards(floor: str, card: str, words: str) -> None:
    assert question_text(Capture(parse_set(floor), parse_card(card), None).question()) == words


def test_an_outcome_is_told_with_its_choices_and_points() -> None:
    lone = Capture(parse_set("9S"), parse_card("9C"), None)
    assert outcome_text(lone, lone.outcome(compiled(CLASSIC))) == "takes 9S, Basra 10"
    assert outcome_text(lone, lone.outcome(compiled(PORTUGUESE))) == "takes nothing or takes 9S, Basra 10"
    assert outcome_text(lone, "the deck has no such card") == "the deck has no such card"


# --- how two rulesets differ --------------------------------------------------------------------------------------------------------

VARIATIONS = [name for name in catalogue.shipped_ids() if name.startswith("portuguese-")]


@pytest.mark.parametrize("name", NAMES)
def test_a_ruleset_does_not_differ_from_itself(name: str) -> None:
    assert list(disagreements(resolved(name), resolved(name), 1)) == []


@pytest.mark.parametrize("name", VARIATIONS)
def test_a_variation_shows_a_situation_for_every_rule_that_it_has_otherwise(name: str) -> None:
    found = list(disagreements(resolved(PORTUGUESE), resolved(name), 2))
    assert found
    assert [one.name for one in found if not one.example and one.path[0] != "ceremony"] == []


@pytest.mark.parametrize("name", VARIATIONS)
def test_the_rules_that_differ_are_those_whose_values_do(name: str) -> None:
    one, other = resolved(PORTUGUESE).merged, resolved(name).merged
    leaves = {leaf for leaf in (*one.setters, *other.setters) if one.value(leaf) != other.value(leaf)}
    named = [found.path for found in disagreements(resolved(PORTUGUESE), resolved(name), 1)]
    assert all(any(leaf[: len(path)] == path for path in named) for leaf in leaves)
    assert all(any(leaf[: len(path)] == path for leaf in leaves) for path in named)
    assert len(named) == len(set(named))


EGYPTIAN = "basra.kinds.jack_on_jack match.target round.score.aces round.score.jacks round.score.ten_diamonds round.score.two_clubs"
DIFFER = [
    ("koutchina-egyptian", EGYPTIAN),
    ("portuguese-tournament", "match.target"),
    ("portuguese-split-leftovers", "round.leftovers"),
    ("portuguese-two-card-jack", "basra.kinds.jack_lone.floor.count"),
    ("french-yemeni-121", "match.target"),
]


@pytest.mark.parametrize(("name", "rules"), DIFFER)
def test_a_ruleset_differs_from_its_parent_in_what_its_file_changes(name: str, rules: str) -> None:
    parent = resolved(name).lineage[-2]
    found = {one.name: one for one in disagreements(resolved(parent), resolved(name), 1)}
    assert set(found) == set(rules.split())


@pytest.mark.parametrize(("first", "second"), [(CLASSIC, "koutchina-egyptian"), (PORTUGUESE, "portuguese-iraqi")])
def test_the_other_way_round_the_same_rules_differ_with_their_values_exchanged(first: str, second: str) -> None:
    there = {one.name: (one.first, one.second) for one in disagreements(resolved(first), resolved(second), 1)}
    back = {one.name: (one.second, one.first) for one in disagreements(resolved(second), resolved(first), 1)}
    assert there == back


def test_what_is_shown_is_what_each_of_the_two_does() -> None:
    for one in disagreements(resolved(CLASSIC), resolved("koutchina-egyptian"), 1):
        assert one.example
        assert one.example.first == one.example.situation.outcome(compiled(CLASSIC))
        assert one.example.first != one.example.second
