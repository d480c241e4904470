"""Plays in anyone's Markdown: each block fenced as ```basra is played and becomes its picture and its sentences.

    ```basra
    ruleset: my-cafe
    floor: 9S 5H 4D KC
    play: 9C
    takes: 9S 5H 4D
    basra: no
    ```

`before` says the play before, and the floor that it met (`trailed 9S 5H`). `takes` and `basra` (points, `yes` or `no`) are claims: a block
that claims what is not so is a problem, with its file and line. A ruleset is named by its id, or by its path as seen from the page.
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
from basra_spec.pages.examples import Example, played
from basra_spec.pages.fences import Fenced, bare, fenced
from basra_spec.pages.page import shown
from basra_spec.pages.pictures import picture
from basra_spec.pages.render import markdown, picture_name
from basra_spec.prose.fluent import Messages
from basra_spec.rulesets import loader
from basra_spec.rulesets.catalogue import find, is_plain_name
from basra_spec.rulesets.problems import Problem, ProblemsFound, Span
from basra_spec.rulesets.resolved import Resolved, rules_of
from basra_spec.rulesets.source import problem_at
from basra_spec.system.text import nearest

NAME: Final = "basra"
_NAMED: Final = "name a ruleset by its id, or by the path of its file as seen from the page"
_WORDS: Final = {"yes": True, "no": False, "none": False}


@frozen
class Rendered:
    """A page with its blocks played: its text, and the pictures that it shows, by the names of their files."""

    text: str
    pictures: Mapping[str, str]


def rendered(text: str, file: str, words: Messages) -> Rendered:
    """A Markdown page with each of its blocks as a picture and sentences; all else stays as it is.

    Raises `ProblemsFound` with what is wrong in all blocks, `MessageError`.
    """
    lines, problems, pictures = tuple(text.split("\n")), list[Problem](), dict[str, str]()
    written, done, known = list[str](), 0, dict[str, Resolved]()
    for fence in fenced(lines):
        if fence.name.casefold() != NAME:
            continue
        try:
            name = picture_name(Path(file).stem, len(pictures) + 1)
            ruleset, example = _Block(file, lines, fence).played(known)
        except ProblemsFound as found:
            problems += found.problems
            continue
        part = shown(example, words, "", words.tell("example-by", {"ruleset": ruleset.title(words.language)}))
        pictures[name] = picture(part.drawn, alone=True)
        told = [*markdown.example(part, words.tell("language-direction", {}), name)]
        written += [*lines[done : fence.start], *fence.placed(told)]
        done = fence.end
    if problems:
        raise ProblemsFound(dict.fromkeys(problems))
    return Rendered("\n".join([*written, *lines[done:]]), pictures)


@frozen
class _Block:
    """A block of a page: its file, the lines of the page, and where among them it stands."""

    file: str
    lines: tuple[str, ...] = field(repr=False)
    fence: Fenced

    def problem(self, line: int, code: str, message: str, hint: str) -> ProblemsFound:
        """What is wrong in a line of the page."""
        text = self.lines[line]
        inner = bare(text)
        indent = text.find(inner)
        return ProblemsFound([problem_at(self.file, self.lines, Span(line + 1, indent + 1, max(1, len(inner))), code, message, hint)])

    def played(self, known: dict[str, Resolved]) -> tuple[Resolved, Example]:
        """The ruleset and the example that the block shows. Raises `ProblemsFound`."""
        entries = self._entries()
        line, name = entries["ruleset"]
        if name not in known:
            known[name] = self._ruleset(line, name)
        values = {key: self._read(key, *entries[key]) for key in entries if key in _READERS}
        example = self._example(known[name], values, {key: line for key, (line, _) in entries.items()})
        for key, is_so, what, right in _CLAIMS:
            if key in values and not is_so(example, values[key]):
                said = f'"{entries[key][1]}" is claimed, and {what(example)}'
                raise self.problem(entries[key][0], "false-example", said, f"write {key}: {right(example)}, or mend the floor or the play")
        return known[name], example

    def _entries(self) -> dict[str, tuple[int, str]]:
        """What the block says, by key: the line and the text."""
        found: dict[str, tuple[int, str]] = {}
        for number in self.fence.inner:
            key, colon, value = bare(self.lines[number]).partition(":")
            key = key.strip()
            if not key and not colon:
                continue
            if not colon or key not in KEYS:
                said = f'there is no "{key}" in a block' if colon else "a line is a key, a colon and a value"
                hint = nearest(key, KEYS) if colon else f"as in floor: {KEYS['floor']}"
                raise self.problem(number, "bad-block", said, hint)
            if key in found:
                raise self.problem(number, "bad-block", f'"{key}" stands there twice', "remove one of the two")
            found[key] = (number, value.strip())
        missing = [key for key in NEEDED if key not in found]
        if missing:
            hint = f"for example: {missing[0]}: {KEYS[missing[0]]}"
            raise self.problem(self.fence.start, "bad-block", f"a block needs {', '.join(missing)}", hint)
        return found

    def _ruleset(self, line: int, name: str) -> Resolved:
        beside = Path(self.file).parent
        try:
            path = find(name, [beside]) if is_plain_name(name) else beside / name
            if not path.is_file():
                raise self.problem(line, "unknown-ruleset", f'there is no file "{name}"', _NAMED)
        except OSError:
            raise self.problem(line, "unknown-ruleset", "no file can have this name", _NAMED) from None
        except ProblemsFound as found:
            raise self.problem(line, "unknown-ruleset", found.problems[0].message, found.problems[0].hint) from None
        return loader.resolve(path, readings=False)

    def _read(self, key: str, line: int, text: str) -> Any:
        try:
            return _READERS[key](text)
        except CardError as error:
            raise self.problem(line, "bad-block", str(error), f"for example: {key}: {KEYS[key]}") from None

    def _example(self, ruleset: Resolved, values: Mapping[str, Any], lines: Mapping[str, int]) -> Example:
        """The play as the block names it; where several ways are open, the one that it claims."""
        rules, before = rules_of(ruleset), values.get("before")
        play, takes = lines["play"], lines.get("takes", self.fence.start)
        try:
            return played(rules, values["floor"], values["play"], before)
        except AmbiguousPlay as several:
            if "takes" not in values:
                hint = "name one under takes; takes: nothing, where it may be laid down"
                raise self.problem(play, "bad-block", several.reason, hint) from None
        except (IllegalPlay, PositionError) as refusal:
            said = refusal.reason if isinstance(refusal, IllegalPlay) else str(refusal)
            raise self.problem(play, "false-example", said, "mend the floor or the play") from None
        try:
            return played(rules, values["floor"], values["play"]._replace(taken=values["takes"]), before)
        except IllegalPlay as refusal:
            raise self.problem(takes, "false-example", refusal.reason, "mend what it takes") from None


def _cards(text: str) -> int:
    return 0 if text in (NOTHING, "nothing") else parse_set(text)


def _worth(text: str) -> int | bool:
    if not (text in _WORDS or re.fullmatch("[0-9]{1,6}", text)):
        raise CardError("not-points", text=text)
    return _WORDS[text] if text in _WORDS else int(text)


def _is_worth(example: Example, claim: int | bool) -> bool:
    return example.is_basra == claim if isinstance(claim, bool) else example.played.basra.points == claim


KEYS: Final = {
    "ruleset": "my-cafe",
    "floor": "9S 5H 4D",
    "play": "9C",
    "before": "trailed 9S 5H",
    "takes": "9S 5H 4D",
    "basra": "10",
}
"""What a block can say, with an example of each."""
NEEDED: Final = ("ruleset", "floor", "play")
_READERS: Final[Mapping[str, Callable[[str], Any]]] = {
    "floor": parse_set,
    "play": Play.parse,
    "before": parse_previous,
    "takes": _cards,
    "basra": _worth,
}


def _taken(example: Example) -> str:
    return set_names(example.played.taken) or "nothing"


def _made(example: Example) -> str:
    return str(example.played.basra.points) if example.is_basra else "no"


_CLAIMS: Final[tuple[tuple[str, Callable[[Example, Any], bool], Callable[[Example], str], Callable[[Example], str]], ...]] = (
    ("takes", lambda example, claim: example.played.taken == claim, lambda example: f"it takes {_taken(example)}", _taken),
    ("basra", _is_worth, lambda example: f"it is a Basra of {_made(example)}" if example.is_basra else "it is no Basra", _made),
)
"""The claims of a block: whether an example is so, what it is instead, and what should be claimed."""
