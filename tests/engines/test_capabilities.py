"""What an engine is not asked, and why: by its greeting alone."""

from basra_spec.conformance.runner import Status
from tests.conformance.judging import able, questions, result, results
from tests.each import each

LEBANESE = "the engine does not claim the ruleset koutchina-lebanese"
SKIPPED = [
    ({"rulesets": ["koutchina-classic"]}, "previous-play/*", "koutchina-lebanese", LEBANESE),
    ({"asks": ["play"]}, "score/*", "koutchina-classic", "the engine does not answer score"),
    ({"asks": ["play", "score"]}, "match/*", "koutchina-classic", "the engine does not answer match"),
    ({"asks": ["match"]}, "capture/*", "koutchina-classic", "the engine does not answer play"),
    ({"starts": ["floor"]}, "deal/two-seats-*", "koutchina-classic", "the engine does not accept a deck as a start"),
    ({"starts": ["deck"]}, "capture/*", "koutchina-classic", "the engine does not accept a floor as a start"),
    ({"starts": None}, "capture/*", "koutchina-classic", "the engine does not accept a floor as a start"),
    ({"claims": False}, "claims/one-of-two-*", "koutchina-classic", "the engine does not read claims"),
    ({"claims": None}, "claims/one-of-two-*", "koutchina-classic", "the engine does not read claims"),
    ({"refuses": None}, "claims/one-of-two-*", "koutchina-classic", "the engine does not judge plays"),
    ({"answers": ["hands", "stock"]}, "capture/t*", "koutchina-classic", "the engine answers none of taken, floor, basra"),
    ({"answers": ["taken"]}, "deal/two-seats-*", "koutchina-classic", "the engine answers none of end"),
]


@each(("greeting", "pattern", "ruleset", "reason"), SKIPPED, ids=[row[3] + str(row[0]) for row in SKIPPED])
def test_what_an_engine_does_not_claim_it_is_not_asked(greeting: dict[str, object], pattern: str, ruleset: str, reason: str) -> None:
    asked = questions(able(**greeting), pattern, ruleset)
    assert {question.reason for question in asked} == {reason}
    assert all(question.requests == () for question in asked)


def test_who_claims_everything_is_asked_everything() -> None:
    assert {question.reason for question in questions(able())} == {""}


def test_who_claims_the_least_of_play_is_asked_no_more_than_that() -> None:
    little = able(rulesets=["koutchina-classic"], asks=["play"], starts=["floor"], answers=["taken"], claims=None, refuses=None)
    asked = [question for question in questions(little) if not question.reason]
    assert {"basra", "capture", "jack", "komi"} <= {question.case.topic for question in asked}
    assert all("floor" in request["start"] for question in asked for request in question.requests)
    assert not any(" " in play for question in asked for request in question.requests for play in request["plays"])


def test_scores_and_matches_need_no_parts() -> None:
    found = results("[ms]*/*", asks=["score", "match"], answers=[], starts=None)
    assert {result.status for result in found.values() if result.case.ask != "play"} == {Status.PASSED}


def test_a_skipped_case_has_its_reason_and_no_exchange() -> None:
    skipped = result("score/26-cards-each-score-nothing-and-wait", asks=["play"])
    assert (skipped.status, skipped.reason, skipped.exchanges) == (Status.SKIPPED, "the engine does not answer score", ())


def test_an_engine_may_skip_what_it_has_claimed() -> None:
    case = "capture/three-sums-at-once"
    skipped = result(case, lambda request, right: {"id": request["id"], "skip": "not on Fridays"})
    assert (skipped.status, skipped.reason) == (Status.SKIPPED, "not on Fridays")
