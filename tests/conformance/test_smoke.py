"""The smoke test of adapters: each kind of broken adapter gets a line that says what is wrong, and the lines that show it."""

import re

import pytest

from basra_spec.cli.exits import Exit
from tests.engines.hostile.conforming import Tool, hostile, module

STEPS = [
    "it answers hello: basra-spec ",
    "it claims a known ruleset",
    "a card on an empty floor",
    "a card on its equal",
    "three plays in one request",
    "the same request twice",
    "several requests at once",
    "a position with hands, piles and a stock",
    "a deck",
    "an illegal claim",
    "an unknown ruleset",
    "a score",
    "a match",
    "it exits when its input closes",
]
BROKEN = {
    "loses_a_card": "a card on an empty floor: play 1: 9C is gone from the floor; at the end 9C is nowhere",
    "forgets_the_card_played": "a card on its equal: at the end 5C is nowhere",
    "answers_one_play": "three plays in one request: 1 outcome for 3 plays",
    "remembers": "the same request twice: the same request got two different answers: the engine keeps state between requests",
    "invents_a_shape": 'several requests at once: the answer has the wrong shape: unknown key "cards": allowed: end, id, plays',
    "names_another": "a position with hands, piles and a stock: the answer is to 'smoke-0', but the request was 'smoke-5-0'",
    "deals_short": "a deck: after the deal there are 51 cards, not the whole deck",
    "skips_decks": "a deck: the engine answered skip: no decks here",
    "fails_at_claims": "an illegal claim: the engine answered error: no such method",
    "lets_a_king_take_a_five": "an illegal claim: it let a king take a five, though its hello says that it refuses illegal plays",
    "plays_any_game": "an unknown ruleset: it answered for an unknown ruleset, and should answer skip",
    "fails_at_scores": "a score: the engine answered error: no scores yet",
    "raises": "a score: the engine raised KeyError: 'piles'",
    "gives_nothing": "a score: the line is JSON, but not an object",
    "skips_matches": "a match: the engine answered skip: no matches here",
}


def lines(out: str, mark: str) -> list[str]:
    """The texts of the lines with a mark."""
    return re.findall(rf"^{mark} +(.*)$", out, re.MULTILINE)


def test_a_sound_adapter_passes_every_step(tool: Tool) -> None:
    code, out, _ = tool.run("conform", "--smoke", "--engine", module("basra_spec", "engine", "--ruleset", "koutchina-classic"))
    assert (code, lines(out, "BAD")) == (Exit.CLEAN, [])
    assert [told.startswith(step) for told, step in zip(lines(out, "ok"), STEPS, strict=True)] == [True] * len(STEPS)
    assert out.endswith("the adapter works; next: basra-spec conform\n")


@pytest.mark.parametrize("name", BROKEN)
def test_what_is_wrong_is_said_at_its_step_with_the_lines_that_show_it(tool: Tool, name: str) -> None:
    code, out, _ = tool.run("conform", "--smoke", "--engine", f"tests.conformance.adapters:{name}")
    assert code == Exit.PROBLEMS
    assert BROKEN[name] in lines(out, "BAD")
    sent, received, *_ = out.partition(f"BAD  {BROKEN[name]}\n")[2].splitlines()
    assert (sent[:23], received[:17]) == ('       sent:     {"id":', "       received: ")
    assert out.endswith(f"fault{'s' if len(lines(out, 'BAD')) > 1 else ''} to fix\n")


@pytest.mark.parametrize(("name", "claimed"), [("claims_the_unheard_of", "my-own-basra"), ("claims_nothing", "none")])
def test_an_adapter_that_claims_no_known_ruleset_is_asked_no_more(tool: Tool, name: str, claimed: str) -> None:
    code, out, _ = tool.run("conform", "--smoke", "--engine", f"tests.conformance.adapters:{name}")
    assert (code, lines(out, "BAD")) == (Exit.PROBLEMS, [f"it claims a known ruleset: it claims {claimed}"])
    assert len(out.splitlines()) == 4


def test_what_an_adapter_does_not_claim_is_not_tried(tool: Tool) -> None:
    code, out, _ = tool.run("conform", "--smoke", "--engine", "tests.conformance.adapters:only_matches")
    assert (code, lines(out, "ok")[2:]) == (Exit.CLEAN, ["a match", "it exits when its input closes"])


PROGRAMS = {
    "dies_every_time": ("the engine exited with code 9", "(nothing usable)"),
    "garbage_every_time": ("the line is not JSON", "Segmentation fault"),
    "wrong_shape_every_time": ('the answer has the wrong shape: "plays" is missing', '{"id": "smoke-0-0", "cards": "5H"}'),
    "skips_everything": ("the engine answered skip: the tables are closed", '{"id": "smoke-0-0", "skip": "the tables are closed"}'),
    "fails_everything": ("the engine answered error: the tables are on fire", '{"id": "smoke-0-0", "error": "the tables are on fire"}'),
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_that_fails_is_shown_what_it_wrote(tool: Tool, name: str) -> None:
    fault, received = PROGRAMS[name]
    code, out, _ = tool.run("conform", "--smoke", "--engine", hostile(name), "--give-up", 3)
    assert code == Exit.PROBLEMS
    assert f"BAD  a card on an empty floor: {fault}\n" in out
    assert f"\n       received: {received}\n" in out


def test_answers_left_over_from_a_step_are_not_held_against_the_next(tool: Tool) -> None:
    _, out, _ = tool.run("conform", "--smoke", "--engine", hostile("wrong_shape_every_time"), "--give-up", 1)
    assert "but the request was" not in out


def test_a_last_word_is_to_be_mended(tool: Tool) -> None:
    code, out, _ = tool.run("conform", "--smoke", "--engine", hostile("a_last_word"))
    assert (code, lines(out, "BAD")) == (
        Exit.PROBLEMS,
        ["it exits when its input closes: the engine wrote a line that was not requested: good bye"],
    )


def test_the_engine_must_be_named(tool: Tool) -> None:
    code, _, err = tool.run("conform", "--smoke")
    assert (code, "name the engine: --engine CMD" in err) == (Exit.USAGE, True)
