"""Cases that a tool proposes: a question, what the interpreter answers, and the mark that nobody has derived it from a page yet."""

from collections.abc import Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import Any, Final

import yaml

from basra_spec.conformance.cases import SUFFIX, Expectation, as_request
from basra_spec.engines import interpreter
from basra_spec.engines.interpreter import State
from basra_spec.engines.messages import Message
from basra_spec.game.cards import parse_cards
from basra_spec.game.position import Play
from basra_spec.game.rounds import places_wanted
from basra_spec.game.rules import Rules
from basra_spec.game.table import Table
from basra_spec.system.files import has_content, write_text
from basra_spec.system.text import one_line

MOST_WAYS: Final = 24
WIDTH: Final = 110
_PARTS: Final[Mapping[str, tuple[str, ...]]] = {"score": ("scores", "carried"), "match": ("totals", "status", "winner", "playing")}
_AFTER_A_DEAL: Final = ("floor", "hands", "stock")


def propose_case(rules: Rules, question: Mapping[str, Any], comments: Sequence[str] = ()) -> str | None:
    """The text of a case that asks this (the keys of a case) and expects what the rules answer, with comments above it.

    None where the rules have no answer, or more answers than anybody would write down.
    """
    question = _as_dealt(rules, question)
    asked = {"id": None, "ruleset": rules.name, **as_request(question, rules)}
    answer = interpreter.answer({rules.name: rules}, asked)
    if "error" in answer:
        return None
    outcomes = _after_plays(rules, asked, answer) if asked["ask"] == "play" else [{key: answer[key] for key in _PARTS[asked["ask"]]}]
    if len(outcomes) > MOST_WAYS:
        return None
    expected = {"expect": outcomes[0]} if len(outcomes) == 1 else {"any_of": outcomes}
    header = {"rulesets": [rules.name], "origin": "proposed"}
    body = yaml.safe_dump({**header, **question, **expected}, sort_keys=False, default_flow_style=None, allow_unicode=True, width=WIDTH)
    return "".join(f"# {one_line(line)}\n" for line in comments) + str(body)


def _as_dealt(rules: Rules, question: Mapping[str, Any]) -> Mapping[str, Any]:
    """The question with as many places to put cards back as the ruleset needs, where it names more."""
    if "returned" not in question:
        return question
    wanted = places_wanted(rules, parse_cards(question["deck"]), question["seats"])
    kept = {key: value for key, value in question.items() if key != "returned"}
    return kept | ({"returned": question["returned"][:wanted]} if wanted else {})


def _after_plays(rules: Rules, asked: Message, answer: Message) -> list[Expectation]:
    """What may come of the last play; after a deal without plays, the deal."""
    if not asked["plays"]:
        return [{"end": {key: answer["end"][key] for key in _AFTER_A_DEAL}}]
    *before, last = map(Play.parse, asked["plays"])
    state = interpreter.start(rules, asked)
    for play in before:
        state, _ = interpreter.one_play(rules, state, play)
    return [_outcome(after, outcome) for after, outcome in interpreter.all_plays(rules, state, last, MOST_WAYS)]


def _outcome(after: State, outcome: Message) -> Expectation:
    """What a play does; where the hands are known the position after it too, so that new deals and leftovers are seen."""
    return outcome if "refused" in outcome or isinstance(after, Table) else {**outcome, "end": interpreter.end_of(after)}


def write(folder: Path, name: str, text: str) -> Path | None:
    """Write a proposed case into a folder, which is created if needed, under a free name; None if the case already exists."""
    for number in count(1):
        path = folder / (name + (f"-{number}" if number > 1 else "") + SUFFIX)
        if not path.exists():
            folder.mkdir(parents=True, exist_ok=True)
            write_text(path, text)
            return path
        if has_content(path, text.encode()):
            return None
    return None


def slug(text: str) -> str:
    """A text as part of a case's name: small letters, digits and dashes."""
    return "-".join("".join(letter if letter.isascii() and letter.isalnum() else " " for letter in text.lower()).split())
