"""The output formats of `check`: text, JSON, annotations of GitHub Actions, and SARIF 2.1.0."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import click

from basra_spec import __version__
from basra_spec.cli.output import complain, count, problem_json, say, say_json
from basra_spec.rulesets.problems import Elsewhere, Problem
from basra_spec.system.files import relative_name, uri
from basra_spec.system.resources import shipped

Files = Sequence[Path]
Problems = Sequence[Problem]


def _text(files: Files, problems: Problems) -> None:
    code = complain(problems, err=False)
    say(_summary(problems, len(files)), fg=None if code else "green")


def _summary(problems: Problems, files: int) -> str:
    many = Counter(problem.level for problem in problems)
    if not problems:
        return f"{count(files, 'file')}, no problems"
    if many["error"] == len(problems):
        return f"{count(len(problems), 'problem')} in {count(files, 'file')}"
    others = [count(many[level], level) for level in ("warning", "note") if many[level]]
    return ", ".join([count(files, "file"), count(many["error"], "error") if many["error"] else "no errors", *others])


def _github(_: Files, problems: Problems) -> None:
    """Workflow commands of GitHub Actions, which reads UTF-8 whatever the locale of the machine."""
    for problem in problems:
        click.echo(annotation(problem).encode("utf-8", "backslashreplace"))


_COMMANDS: Final = {"error": "error", "warning": "warning", "note": "notice"}


def annotation(problem: Problem) -> str:
    """The workflow command that shows a problem beside its line. Quoted text can neither end it nor start another."""
    span = problem.span
    properties = {
        "file": relative_name(problem.file) or problem.file,
        "line": span.line,
        "col": span.column,
        "endColumn": span.column + span.length,
        "title": problem.code,
    }
    given = ",".join(f"{name}={_escaped(str(value), ':,')}" for name, value in properties.items())
    message = "\n".join([problem.message, *(other.message for other in problem.also), problem.hint])
    return f"::{_COMMANDS[problem.level]} {given}::{_escaped(message)}"


def _escaped(text: str, more: str = "") -> str:
    return "".join(f"%{ord(letter):02X}" if letter in "%\r\n" + more else letter for letter in text)


# --- SARIF ----------------------------------------------------------------------------------------------------------------------

_LONGEST_SNIPPET: Final = 1_000
SCHEMA: Final = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"


def sarif(problems: Sequence[Problem]) -> dict[str, Any]:
    """One run: the violated rules, each with its section of the reference, and one result for each problem."""
    codes = sorted({problem.code for problem in problems})
    driver = {"name": "basra-spec", "version": __version__, "rules": [_rule(code) for code in codes]}
    results = [_result(problem, codes.index(problem.code)) for problem in problems]
    return {
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [{"tool": {"driver": driver}, "columnKind": "unicodeCodePoints", "results": results}],
    }


def _rule(code: str) -> dict[str, Any]:
    text = documentation().get(code, code)
    return {"id": code, "shortDescription": {"text": code.replace("-", " ")}, "help": {"text": text, "markdown": text}}


def _result(problem: Problem, rule: int) -> dict[str, Any]:
    place: dict[str, Any] = _location(problem)
    if problem.pointer:
        place["logicalLocations"] = [{"fullyQualifiedName": problem.pointer}]
    if 0 < len(problem.quote) <= _LONGEST_SNIPPET:
        place["physicalLocation"]["region"]["snippet"] = {"text": problem.quote}
    result = {
        "ruleId": problem.code,
        "ruleIndex": rule,
        "level": problem.level,
        "message": {"text": f"{problem.message}\n{problem.hint}"},
        "locations": [place],
    }
    return result | ({"relatedLocations": list(_related(problem.also))} if problem.also else {})


def _related(also: Iterable[Elsewhere]) -> Iterable[dict[str, Any]]:
    for number, other in enumerate(also, 1):
        yield {"id": number, **_location(other), "message": {"text": other.message}}


def _location(at: Problem | Elsewhere) -> dict[str, Any]:
    region = {"startLine": at.span.line, "startColumn": at.span.column, "endColumn": at.span.column + at.span.length}
    return {"physicalLocation": {"artifactLocation": {"uri": uri(at.file)}, "region": region}}


_TITLE: Final = re.compile(r"^### (.+)$", re.MULTILINE)
_SECTION: Final = re.compile(r"((?:^### .+\n+)+)((?:^(?!##).*\n)+)", re.MULTILINE)
"""Titles that follow one another, and the text below them."""


@cache
def documentation() -> dict[str, str]:
    """The documentation of each problem code, in Markdown: its section of the reference, or the docstring of its check."""
    from basra_spec.analysis import lint
    from basra_spec.rulesets import checks

    page = (shipped("docs") / "reference" / "problems.md").read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for titles, text in _SECTION.findall(page):
        found |= dict.fromkeys(_TITLE.findall(titles), text.strip())
    return found | {check.code: check.page for check in (*checks.CHECKS, *lint.CHECKS)}


FORMATS: Final[dict[str, Callable[[Files, Problems], None]]] = {
    "text": _text,
    "json": lambda files, problems: say_json({"files": list(map(str, files)), "problems": list(map(problem_json, problems))}),
    "github": _github,
    "sarif": lambda files, problems: say_json(sarif(problems)),
}
