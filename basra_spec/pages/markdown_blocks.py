"""Plays in anyone's Markdown: each block fenced as ```basra is played and replaced by its picture and its sentences.

    ```basra
    ruleset: my-cafe
    floor: 9S 5H 4D KC
    play: 9C
    takes: 9S 5H 4D
    basra: no
    ```

`before` is the play before with the floor that it met (`trailed 9S 5H`). `takes` and `basra` (points, `yes` or `no`) are claims: a
false claim is a problem with file and line. `ruleset` is an id, or a path relative to the page.
"""

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from attrs import field, frozen

from basra_spec.game.cards import parse_set, set_names
from basra_spec.game.faults import CardError, PositionError
from basra_spec.game.legality import AmbiguousPlay, IllegalPlay
from basra_spec.game.position import NOTHING, Play, parse_previous
from basra_spec.pages.examples import Example, play_example
from basra_spec.pages.fences import FencedBlock, fenced_blocks, strip_prefix
from basra_spec.pages.page import to_figure
from basra_spec.pages.pictures import draw
from basra_spec.pages.render import markdown, picture_name
from basra_spec.prose.fluent import Messages
from basra_spec.rulesets import loader
from basra_spec.rulesets.catalogue import find, is_plain_name
from basra_spec.rulesets.problems import Problem, ProblemsFound, Span
from basra_spec.rulesets.resolved import Resolved, rules_of
from basra_spec.rulesets.source import problem_at
from basra_spec.system.text import nearest

BLOCK_NAME: Final = "basra"
_RULESET_HINT: Final = "use the id of a ruleset, or the path of its file relative to the page"
_WORDS: Final = {"yes": True, "no": False, "none": False}


@frozen
class RenderedPage:
    """A page with its blocks replaced: its text, and its pictures by file name."""

    text: str
    pictures: Mapping[str, str]


def render_blocks(text: str, file: str, messages: Messages) -> RenderedPage:
    """A Markdown page with each of its blocks as a picture and sentences; everything else stays the same.

    Raises `ProblemsFound` with the problems of all blocks, and `MessageError`.
    """
    lines, problems, pictures = tuple(text.split("\n")), list[Problem](), dict[str, str]()
    output, done, rulesets = list[str](), 0, dict[str, Resolved]()
    for fence in fenced_blocks(lines):
        if fence.name.casefold() != BLOCK_NAME:
            continue
        try:
            ruleset, example = _Block(file, lines, fence).play(rulesets)
        except ProblemsFound as found:
            problems += found.problems
            continue
        name = picture_name(Path(file).stem, len(pictures) + 1)
        figure = to_figure(example, messages, "", messages.format("example-by", {"ruleset": ruleset.title(messages.language)}))
        pictures[name] = draw(figure.picture, standalone=True)
        output += [*lines[done : fence.start], *fence.replace(list(markdown.render_figure(figure, messages.direction, name)))]
        done = fence.end
    if problems:
        raise ProblemsFound(dict.fromkeys(problems))
    return RenderedPage("\n".join([*output, *lines[done:]]), pictures)


@frozen
class _Block:
    """A block of a page: the file and the lines of the page, and the fences."""

    file: str
    lines: tuple[str, ...] = field(repr=False)
    fence: FencedBlock

    def problem(self, line: int, code: str, message: str, hint: str) -> ProblemsFound:
        """A problem in a line of the page, as an error to raise."""
        inner = strip_prefix(self.lines[line])
        span = Span(line + 1, self.lines[line].find(inner) + 1, max(1, len(inner)))
        return ProblemsFound([problem_at(self.file, self.lines, span, code, message, hint)])

    def play(self, rulesets: dict[str, Resolved]) -> tuple[Resolved, Example]:
        """The ruleset and the example of the block; `rulesets` are those loaded for other blocks. Raises `ProblemsFound`."""
        entries = self._entries()
        line, name = entries["ruleset"]
        if name not in rulesets:
            rulesets[name] = self._ruleset(line, name)
        values = {key: self._parse(key, *entries[key]) for key in entries if key in _PARSERS}
        example = self._example(rulesets[name], values, {key: line for key, (line, _) in entries.items()})
        for key, is_true, describe, correct in _CLAIMS:
            if key in values and not is_true(example, values[key]):
                message = f"{key}: {entries[key][1]} is false: {describe(example)}"
                raise self.problem(
                    entries[key][0], "false-example", message, f"write {key}: {correct(example)}, or change the floor or the play"
                )
        return rulesets[name], example

    def _entries(self) -> dict[str, tuple[int, str]]:
        found: dict[str, tuple[int, str]] = {}
        for number in self.fence.inner:
            key, colon, value = strip_prefix(self.lines[number]).partition(":")
            key = key.strip()
            if not key and not colon:
                continue
            if not colon:
                raise self.problem(number, "bad-block", "expected a key, a colon and a value", f"for example: floor: {KEYS['floor']}")
            if key not in KEYS:
                raise self.problem(number, "bad-block", f'unknown key "{key}"', nearest(key, KEYS))
            if key in found:
                raise self.problem(number, "bad-block", f'duplicate key "{key}"', "remove one of the two")
            found[key] = (number, value.strip())
        missing = [key for key in REQUIRED if key not in found]
        if missing:
            hint = f"for example: {missing[0]}: {KEYS[missing[0]]}"
            raise self.problem(self.fence.start, "bad-block", f"missing keys: {', '.join(missing)}", hint)
        return found

    def _ruleset(self, line: int, name: str) -> Resolved:
        folder = Path(self.file).parent
        try:
            path = find(name, [folder]) if is_plain_name(name) else folder / name
            if not path.is_file():
                raise self.problem(line, "unknown-ruleset", f'there is no file "{name}"', _RULESET_HINT)
        except OSError:
            raise self.problem(line, "unknown-ruleset", "this is not a possible file name", _RULESET_HINT) from None
        except ProblemsFound as found:
            raise self.problem(line, "unknown-ruleset", found.problems[0].message, found.problems[0].hint) from None
        return loader.resolve(path, readings=False)

    def _parse(self, key: str, line: int, text: str) -> Any:
        try:
            return _PARSERS[key](text)
        except CardError as error:
            raise self.problem(line, "bad-block", str(error), f"for example: {key}: {KEYS[key]}") from None

    def _example(self, ruleset: Resolved, values: Mapping[str, Any], lines: Mapping[str, int]) -> Example:
        """The play of the block; if there are several ways to play it, the one that the block claims."""
        rules, floor, play, previous = rules_of(ruleset), values["floor"], values["play"], values.get("before")
        at, claimed_at = lines["play"], lines.get("takes", self.fence.start)
        try:
            return play_example(rules, floor, play, previous)
        except AmbiguousPlay as error:
            if "takes" not in values:
                hint = "name one under takes; takes: nothing lays the card down"
                raise self.problem(at, "bad-block", error.reason, hint) from None
        except (IllegalPlay, PositionError) as error:
            message = error.reason if isinstance(error, IllegalPlay) else str(error)
            raise self.problem(at, "false-example", message, "change the floor or the play") from None
        try:
            return play_example(rules, floor, play._replace(taken=values["takes"]), previous)
        except IllegalPlay as error:
            raise self.problem(claimed_at, "false-example", error.reason, "change takes") from None


def _parse_taken(text: str) -> int:
    return 0 if text in (NOTHING, "nothing") else parse_set(text)


def _parse_basra(text: str) -> int | bool:
    if text not in _WORDS and not re.fullmatch("[0-9]{1,6}", text):
        raise CardError("not-points", text=text)
    return _WORDS[text] if text in _WORDS else int(text)


# The keys of a block, with an example of each.
KEYS: Final = {
    "ruleset": "my-cafe",
    "floor": "9S 5H 4D",
    "play": "9C",
    "before": "trailed 9S 5H",
    "takes": "9S 5H 4D",
    "basra": "10",
}
REQUIRED: Final = ("ruleset", "floor", "play")
_PARSERS: Final[Mapping[str, Callable[[str], Any]]] = {
    "floor": parse_set,
    "play": Play.parse,
    "before": parse_previous,
    "takes": _parse_taken,
    "basra": _parse_basra,
}


def _taken(example: Example) -> str:
    return set_names(example.explanation.taken) or "nothing"


def _basra(example: Example) -> str:
    return str(example.explanation.basra.points) if example.is_basra else "no"


def _is_basra_as_claimed(example: Example, claim: int | bool) -> bool:
    return example.is_basra == claim if isinstance(claim, bool) else example.explanation.basra.points == claim


# The claims of a block: whether one is true of an example, what is true instead, and the correct value.
_CLAIMS: Final[tuple[tuple[str, Callable[[Example, Any], bool], Callable[[Example], str], Callable[[Example], str]], ...]] = (
    ("takes", lambda example, claim: example.explanation.taken == claim, lambda example: f"the play takes {_taken(example)}", _taken),
    (
        "basra",
        _is_basra_as_claimed,
        lambda example: f"the play is a Basra worth {_basra(example)}" if example.is_basra else "the play is not a Basra",
        _basra,
    ),
)
