"""Random games as questions: decided by their seed, answered by the rules, and kept to what an engine can be asked."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from basra_spec.conformance.cases import as_request
from basra_spec.engines import interpreter
from basra_spec.engines.messages import ASKS, Hello, check_request
from basra_spec.fuzz.random_games import MOST_ROUNDS, Question, game
from basra_spec.game.cards import parse_set
from basra_spec.rulesets import catalogue
from tests.conformance.judging import able
from tests.each import each
from tests.strategies import compiled

CLASSIC = "koutchina-classic"
SHIPPED = catalogue.shipped_ids()
EVERY_RULESET = each("name", SHIPPED)
SEEDS = ("0", "1", "2")
seeds = st.text(max_size=5)


def games(name: str, hello: Hello, some: tuple[str, ...] = SEEDS) -> list[Question]:
    return [planned.question for seed in some for planned in game(compiled(name), hello, seed)]


def plays(questions: list[Question]) -> list[str]:
    return [play for question in questions for play in question.get("plays", ())]


def answered(name: str, question: Question) -> dict[str, Any]:
    request = {"id": 0, "ruleset": name, **as_request(question, compiled(name))}
    check_request(request)
    return interpreter.answer({name: compiled(name)}, request)


@given(st.sampled_from(SHIPPED), seeds)
def test_the_same_seed_asks_the_same(name: str, seed: str) -> None:
    assert list(game(compiled(name), able(), seed)) == list(game(compiled(name), able(), seed))


@given(st.sampled_from(SHIPPED), seeds)
def test_what_came_of_a_question_in_the_game_is_what_the_rules_answer_to_it(name: str, seed: str) -> None:
    planned = [each for each in game(compiled(name), able(), seed) if each.answer]
    assert planned
    assert [{"id": 0, **(each.answer or {})} for each in planned] == [answered(name, each.question) for each in planned]


@EVERY_RULESET
def test_other_seeds_ask_otherwise(name: str) -> None:
    decks = {question["deck"] for question in games(name, able(asks=["play"])) if "deck" in question}
    assert len(decks) >= len(SEEDS)


@EVERY_RULESET
@each("starts", [["floor", "deck"], ["floor"]], ids=str)
def test_the_rules_answer_every_question(name: str, starts: list[str]) -> None:
    asked = games(name, able(starts=starts))
    assert [question for question in asked if not answered(name, question).keys() & {"plays", "scores", "totals"}] == []


@EVERY_RULESET
def test_from_a_deck_a_round_is_played_to_its_end(name: str) -> None:
    for question in games(name, able(starts=["deck"], asks=["play"])):
        end = answered(name, question)["end"]
        assert (set(end["hands"]), end["stock"]) == ({""}, "")


@given(st.sampled_from(SHIPPED), seeds)
def test_what_is_scored_and_counted_is_what_came_of_the_plays(name: str, seed: str) -> None:
    asked = games(name, able(starts=["deck"]), (seed,))
    rounds: list[list[int]] = []
    carried = 0
    for played, scored, counted in zip(asked[::3], asked[1::3], asked[2::3], strict=True):
        end = answered(name, played)["end"]
        assert list(map(parse_set, scored["piles"])) == list(map(parse_set, end["piles"]))
        assert (scored["basras"], scored["carried"]) == (end["basras"], carried)
        paid = answered(name, scored)
        rounds.append(paid["scores"])
        carried = paid["carried"]
        assert (counted["rounds"], counted["carried"]) == (rounds, carried)
    assert len(rounds) <= MOST_ROUNDS


@given(st.sampled_from(SHIPPED), seeds)
def test_a_match_ends_where_it_is_over_or_fewer_play_on(name: str, seed: str) -> None:
    told = [answered(name, question) for question in games(name, able(asks=["match"]), (seed,))]
    *before, last = [answer["status"] == "another-round" and len(answer["playing"]) == len(answer["totals"]) for answer in told]
    assert all(before)
    assert not last or len(told) == MOST_ROUNDS


@EVERY_RULESET
def test_an_engine_that_reads_no_claims_gets_none(name: str) -> None:
    said = plays(games(name, able(claims=False)))
    assert said
    assert [play for play in said if " " in play] == []


def test_one_that_reads_claims_gets_some_where_there_is_a_choice() -> None:
    assert [play for play in plays(games("portuguese", able())) if " " in play]


def refusals(hello: Hello) -> list[Any]:
    """The plays of games that the rules refuse."""
    told = [answered(CLASSIC, question).get("plays", ()) for question in games(CLASSIC, hello)]
    return [outcome for plays in told for outcome in plays if "refused" in outcome]


def test_nothing_that_is_not_allowed_is_tried_on_one_that_judges_no_plays() -> None:
    assert refusals(able(refuses=None)) == []


def test_now_and_then_what_is_not_allowed_is_tried() -> None:
    assert refusals(able())


@EVERY_RULESET
@each("start", ["floor", "deck"])
def test_a_round_starts_from_what_the_engine_takes(name: str, start: str) -> None:
    asked = [question for question in games(name, able(starts=[start])) if "plays" in question]
    assert asked
    assert {key for question in asked for key in ("floor", "deck") if key in question} == {start}


@EVERY_RULESET
@each("asks", [["play"], ["score"], ["match"], ["play", "match"], []], ids=str)
def test_what_the_engine_does_not_answer_is_not_asked(name: str, asks: list[str]) -> None:
    assert {question.get("ask", "play") for question in games(name, able(asks=asks))} == set(asks)


@EVERY_RULESET
def test_what_is_asked_hangs_on_nothing_that_is_left_out(name: str) -> None:
    whole = games(name, able())
    for ask in ASKS:
        assert games(name, able(asks=[ask])) == [question for question in whole if question.get("ask", "play") == ask]


@EVERY_RULESET
def test_all_tables_of_the_ruleset_come_up(name: str) -> None:
    asked = games(name, able(asks=["play"], starts=["deck"]), tuple(map(str, range(24))))
    known = {(seats, sides) for seats, all_sides in compiled(name).deal.players.items() for sides in all_sides}
    assert {(question["seats"], question["sides"]) for question in asked} == known
