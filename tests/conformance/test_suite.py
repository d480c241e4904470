"""The conformance suite, held against its own promises: what it cites, what it asks, and that no answer hides an open question."""

import json
import re
from collections.abc import Iterable, Iterator
from functools import cache

from attrs import evolve

from basra_spec.conformance.cases import Case, Difference, Expectation, differences, suite
from basra_spec.engines.interpreter import answer, start
from basra_spec.engines.messages import Message, check_request
from basra_spec.game.cards import parse_set, set_names
from basra_spec.game.legality import ways
from basra_spec.game.position import Play
from basra_spec.game.rounds import LEFTOVERS
from basra_spec.game.rules import Rules
from basra_spec.provenance.statements import statements
from basra_spec.rulesets import catalogue
from tests import oracle
from tests.each import each
from tests.strategies import ORACLES, changed, compiled, resolved

CASES = suite()
STATEMENTS = statements()
EVERY_CASE = each("case", CASES, ids=lambda case: case.id)
TOPICS = {"deal", "capture", "basra", "komi", "jack", "previous-play", "leftovers", "score", "match", "round", "claims"}


def request_of(case: Case, ruleset: str) -> Message:
    return case.request(ruleset, compiled(ruleset))


def ask(rules: Rules, request: Message) -> Message:
    return answer({request["ruleset"]: rules}, request)


# --- what cases say of themselves ---------------------------------------------------------------------------------------------------


def test_a_case_has_a_topic_and_a_name_in_small_letters_and_dashes() -> None:
    names = re.compile(f"({'|'.join(TOPICS)})/[a-z0-9]+(-[a-z0-9]+)*")
    assert [case.id for case in CASES if not names.fullmatch(case.id)] == []
    assert len({case.id for case in CASES}) == len(CASES)


def test_every_topic_has_cases_and_every_ruleset_too() -> None:
    assert {case.topic for case in CASES} == TOPICS
    assert {name for case in CASES for name in case.rulesets} == set(catalogue.shipped_ids())


def test_a_case_cites_statements_that_there_are() -> None:
    assert [(case.id, name) for case in CASES for name in case.cites if name not in STATEMENTS] == []


def test_a_case_of_the_suite_rests_on_a_page_and_says_how() -> None:
    assert [case.id for case in CASES if not case.cites or not case.standing] == []


def test_every_statement_has_a_case_or_a_mark_that_says_why_none_can_show_it_and_not_both() -> None:
    cited = {name for case in CASES for name in case.cites}
    marked = {name for name, statement in STATEMENTS.items() if statement.mark}
    assert set(STATEMENTS) - cited == marked


def test_no_case_is_a_mere_proposal() -> None:
    assert [case.id for case in CASES if case.proposed] == []


def test_no_case_of_the_suite_needs_house_rules() -> None:
    assert [case.id for case in CASES if case.house_rules] == []


def test_no_case_is_asked_twice() -> None:
    asked: dict[str, str] = {}
    questions = [(case, {**request_of(case, ruleset), "id": ""}) for case in CASES for ruleset in case.rulesets]
    firsts = [(asked.setdefault(json.dumps(question, sort_keys=True), case.id), case.id) for case, question in questions]
    assert [pair for pair in firsts if pair[0] != pair[1]] == []


@EVERY_CASE
def test_a_case_asks_about_a_position_that_can_be(case: Case) -> None:
    for ruleset in case.rulesets:
        request = request_of(case, ruleset)
        check_request(request)
        if case.ask == "play":
            start(compiled(ruleset), request)


# --- what the answers are -----------------------------------------------------------------------------------------------------------


def misses(outcomes: Iterable[Expectation], told: Message) -> list[Difference]:
    """What keeps an answer from being one of the outcomes; nothing where it is."""
    found = [differences(outcome, told) for outcome in outcomes]
    return [] if () in found else [difference for each in found for difference in each]


@EVERY_CASE
def test_the_interpreter_passes(case: Case) -> None:
    for ruleset in case.rulesets:
        assert misses(case.outcomes, ask(compiled(ruleset), request_of(case, ruleset))) == []


@EVERY_CASE
def test_the_oracle_agrees(case: Case) -> None:
    for ruleset in case.rulesets:
        assert oracle.problems(case.file.data, ORACLES[ruleset]) == []


def test_every_ruleset_that_ships_has_its_oracle_with_the_same_readings() -> None:
    assert set(ORACLES) == set(catalogue.shipped_ids())
    for name, rules in ORACLES.items():
        assert set(rules.readings) == {*resolved(name).readings, *resolved(name).in_words}


def answers(rules: Rules, request: Message) -> Iterator[Message]:
    """Every answer that the rules accept: where a play names no haul and there are several, one for each."""
    told = ask(rules, request)
    ambiguous = [number for number, play in enumerate(told.get("plays", [])) if play.get("refused") == "ambiguous"]
    if not ambiguous:
        yield from shared(rules, request, told)
        return
    before, play, after = split(request["plays"], ambiguous[0])
    floor = parse_set(ask(rules, {**request, "plays": before})["end"]["floor"])
    card = Play.parse(play).card
    for way in ways(rules, floor, card, 1000):
        yield from answers(rules, {**request, "plays": [*before, str(Play(card, way)), *after]})


@cache
def without_leftovers(rules: Rules) -> Rules:
    return evolve(rules, round=evolve(rules.round, leftovers="nobody"))


def shared(rules: Rules, request: Message, told: Message) -> Iterator[Message]:
    """An answer, or one for each way in which the rules accept that its leftovers are shared."""
    end = ask(without_leftovers(rules), request).get("end", {})
    if any(end.get("hands", ["still held"])) or end["last"] is None:
        yield told
        return
    piles = tuple(map(parse_set, end["piles"]))
    floor = parse_set(end["floor"])
    for shares in LEFTOVERS[rules.round.leftovers](floor, request["seats"], len(piles), end["last"]):
        after = [set_names(pile | share) for pile, share in zip(piles, shares, strict=True)]
        yield {**told, "end": {**told["end"], "floor": set_names(floor & ~sum(shares)), "piles": after}}


def split(plays: list[str], number: int) -> tuple[list[str], str, list[str]]:
    return plays[:number], plays[number], plays[number + 1 :]


def every_answer(case: Case, ruleset: str, reading: str) -> list[Message]:
    """What an engine that follows a reading may answer; that a choice has not been made, only where the case says so."""
    rules, request = compiled(ruleset, reading), request_of(case, ruleset)
    told = list(answers(rules, request))
    unnamed = [ask(rules, request)] if {"refused": "ambiguous"} in outcomes(case, reading) and len(told) > 1 else []
    return told + unnamed


def outcomes(case: Case, reading: str) -> tuple[Expectation, ...]:
    return case.readings.get(reading, case.outcomes)


@EVERY_CASE
def test_the_outcomes_of_a_case_are_all_that_its_rulesets_accept_under_every_reading(case: Case) -> None:
    for ruleset in case.rulesets:
        for reading in ("", *resolved(ruleset).readings):
            told, listed = every_answer(case, ruleset, reading), outcomes(case, reading)
            assert [misses(listed, one) for one in told if misses(listed, one)] == [], reading
            assert [outcome for outcome in listed if all(differences(outcome, one) for one in told)] == [], reading


OPEN = [case for case in CASES if case.standing == "open"]


@each("case", OPEN, ids=lambda case: case.id)
def test_an_open_case_comes_out_differently_under_each_reading_that_it_names(case: Case) -> None:
    for ruleset in case.rulesets:
        assert set(case.readings) <= {*resolved(ruleset).readings, *resolved(ruleset).in_words}
        for reading in set(case.readings) & set(resolved(ruleset).readings):
            told = every_answer(case, ruleset, reading)
            unmet = [outcome for outcome in case.outcomes if all(differences(outcome, one) for one in told)]
            assert unmet or any(misses(case.outcomes, one) for one in told), reading


@each("case", OPEN, ids=lambda case: case.id)
def test_what_a_reading_in_words_accepts_is_proven_by_the_oracle_and_is_something_else(case: Case) -> None:
    for ruleset in case.rulesets:
        for reading in set(case.readings) & set(resolved(ruleset).in_words):
            read_otherwise = oracle.reading(ORACLES[ruleset], reading)
            assert any(oracle.agrees(case.outcomes[0], told) for told in oracle.answers(read_otherwise, case.file.data)), reading


def test_every_reading_has_an_open_case() -> None:
    shown = {reading for case in OPEN for reading in case.readings}
    known = {reading for name in catalogue.shipped_ids() for reading in (*resolved(name).readings, *resolved(name).in_words)}
    assert known - shown == set()


# --- what the suite would catch -----------------------------------------------------------------------------------------------------

CLASSIC, EGYPTIAN, LEBANESE = "koutchina-classic", "koutchina-egyptian", "koutchina-lebanese"
YEMENI, JORDANIAN = "koutchina-yemeni", "koutchina-jordanian"
ANY_TRAIL = "{floor: {count: 2+}, previous: {floor: {count: 1+}}}"
LEBANESE_TOPICS = "basra jack komi previous-play round"
WRONG: list[tuple[str, str, str, str]] = [
    (CLASSIC, "basra: {kinds: {komi: {floor: {sum: 0-11}}}}", "komi/no-basra-at-eleven", "komi"),
    (CLASSIC, "basra: {kinds: {komi: {floor: {sum: 0-9}}}}", "komi/basra-at-ten", "komi round"),
    (CLASSIC, "basra: {kinds: {komi: {floor: {only: [any]}}}}", "komi/no-basra-on-a-lone-queen", "komi round"),
    (CLASSIC, "basra: {kinds: {plain: {play: [number]}}}", "basra/queen-clears-a-lone-queen", "basra round"),
    (CLASSIC, "basra: {kinds: {plain: {play: [number, court, jack]}}}", "jack/no-basra-on-a-lone-number", "jack leftovers round"),
    (CLASSIC, "plays: {number: {takes: {sums: one}}}", "capture/two-sums-at-once", "basra capture claims deal"),
    (CLASSIC, "plays: {number: {takes: {rank: one}}}", "capture/every-equal-number-goes", "basra capture"),
    (CLASSIC, "plays: {court: {takes: {rank: one}}}", "capture/queen-takes-every-queen", "basra capture claims"),
    (CLASSIC, "values: {A: 11}", "capture/ace-counts-one-in-a-sum", "basra capture claims deal komi round"),
    (CLASSIC, "capture: {oblige: none}", "claims/laid-down-though-it-takes-a-sum", "basra capture claims deal jack komi leftovers round"),
    (CLASSIC, "capture: {keep: []}", "claims/one-of-two-sums-claimed", "basra capture claims"),
    (CLASSIC, "deal: {hand: 5}", "deal/two-seats-get-four-cards-each", "basra deal leftovers round"),
    (CLASSIC, "deal: {floor: 3}", "deal/four-seats-get-four-cards-each", "basra deal round"),
    (CLASSIC, "deal: {refused: [J]}", "deal/the-komi-on-the-first-floor-goes-back", "deal"),
    (CLASSIC, "deal: {put_back: bottom}", "deal/a-jack-on-the-first-floor-goes-back-on-top", "deal round"),
    (CLASSIC, "round: {leftovers: nobody}", "leftovers/go-to-the-other-seat-that-captured-last", "claims leftovers round"),
    (CLASSIC, "round: {score: {most_cards: {tie: nobody}}}", "score/26-cards-each-score-nothing-and-wait", "score"),
    (CLASSIC, "round: {score: {aces: {worth: 2}}}", "score/each-ace-is-one-point", "capture score"),
    (CLASSIC, "match: {target: 100}", "match/a-hundred-is-not-enough", "match"),
    (CLASSIC, "match: {target: 102}", "match/a-hundred-and-one-wins", "match"),
    (CLASSIC, "match: {level: draw}", "match/level-exactly-at-the-target", "match"),
    (CLASSIC, "match: {cap: {rounds: 31}}", "match/thirty-rounds-the-higher-total-wins", "match"),
    (CLASSIC, "match: {cap: {level: another-round}}", "match/thirty-rounds-level-is-a-draw", "match"),
    (EGYPTIAN, "basra: {kinds: {jack_on_jack: {worth: 10}}}", "jack/basra-of-twenty-on-a-lone-jack", "jack round"),
    (EGYPTIAN, "basra: {kinds: {jack_on_jack: {floor: {count: 2}}}}", "jack/no-basra-on-two-jacks", "jack round"),
    (EGYPTIAN, "match: {target: 120}", "match/egyptian-120-is-not-enough", "match"),
    (LEBANESE, "basra: {kinds: {pair: {previous: {trailed: false}}}}", "previous-play/sum-right-after-the-trail", "previous-play round"),
    (LEBANESE, f"basra: {{kinds: {{pair: {ANY_TRAIL}}}}}", "previous-play/third-card-trailed-position-set-up", "previous-play round"),
    (LEBANESE, "basra: {kinds: {lone: {floor: {count: 1+}}}}", "basra/lebanese-no-basra-on-two-equal-cards", LEBANESE_TOPICS),
    (LEBANESE, "basra: {kinds: {lone: {taken: null}}}", "jack/no-basra-on-a-lone-number", "jack round"),
    (LEBANESE, "round: {score: {most_cards: {worth: 30}}}", "score/27-cards-are-most-in-lebanese", "score"),
    (LEBANESE, "deal: {refused: [J, 7D]}", "deal/lebanese-komi-stays-on-the-first-floor", "deal round"),
    (YEMENI, "basra: {kinds: {komi_split: {floor: {splits: {sum: 0-10}}}}}", "komi/no-basra-on-two-sums-of-ten", "komi"),
    (YEMENI, "basra: {kinds: {komi_split: {floor: {splits: {groups: 3+}}}}}", "komi/yemeni-two-groups-of-nine", "komi"),
    (YEMENI, "basra: {kinds: {komi_court: {floor: {only: [10-K]}}}}", "komi/no-basra-on-ten-queen-king-jack", "komi"),
    (JORDANIAN, "basra: {worth: {J-K: 10}}", "basra/jordanian-king-makes-twenty", "basra round score"),
    (JORDANIAN, "basra: {worth: {7D: 20}}", "komi/jordanian-basra-at-nine", "komi round"),
]


def failing(name: str, rules: Rules) -> set[str]:
    """The cases that a ruleset's rules, or a wrong copy of them, do not pass."""
    mine = [case for case in CASES if name in case.rulesets]
    return {case.id for case in mine if misses(case.outcomes, ask(rules, request_of(case, name)))}


@each(("name", "changes", "caught_by", "topics"), WRONG, ids=[f"{name}: {changes}" for name, changes, *_ in WRONG])
def test_a_wrong_copy_of_a_ruleset_fails_where_it_is_wrong_and_nowhere_else(name: str, changes: str, caught_by: str, topics: str) -> None:
    failed = failing(name, changed(changes, name))
    assert caught_by in failed
    assert {case.partition("/")[0] for case in failed} <= set(topics.split())
