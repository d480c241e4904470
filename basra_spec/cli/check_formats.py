"""The formats in which `check` prints what it has found, all of them on standard output: for people, programs and code hosts."""

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import click

from basra_spec.cli.output import complain, number, problem_json, say, say_json
from basra_spec.cli.sarif import sarif
from basra_spec.rulesets.problems import Problem
from basra_spec.system.files import relative_name

Files = Sequence[Path]
Problems = Sequence[Problem]


def _text(files: Files, problems: Problems) -> None:
    code = complain(problems, err=False)
    say(_summary(problems, len(files)), fg=None if code else "green")


def _summary(problems: Problems, files: int) -> str:
    many = Counter(problem.level for problem in problems)
    if not problems:
        return f"{number(files, 'file')}, no problems"
    if many["error"] == len(problems):
        return f"{number(len(problems), 'problem')} in {number(files, 'file')}"
    others = [number(many[level], level) for level in ("warning", "note") if many[level]]
    return ", ".join([number(files, "file"), number(many["error"], "error") if many["error"] else "no errors", *others])


def _json(files: Files, problems: Problems) -> None:
    say_json({"files": [str(file) for file in files], "problems": [problem_json(problem) for problem in problems]})


def _sarif(_: Files, problems: Problems) -> None:
    say_json(sarif(problems))


def _github(_: Files, problems: Problems) -> None:
    """Workflow commands of GitHub Actions. They are UTF-8 whatever the locale of the machine, since that is how they are read."""
    for problem in problems:
        click.echo(annotation(problem).encode("utf-8", "backslashreplace"))


_COMMANDS: Final = {"error": "error", "warning": "warning", "note": "notice"}


def annotation(problem: Problem) -> str:
    """The workflow command that shows a problem beside its line. Nothing that a file quotes can end it or begin another."""
    span = problem.span
    properties = {
        "file": relative_name(problem.file) or problem.file,
        "line": span.line,
        "col": span.column,
        "endColumn": span.column + span.length,
        "title": problem.code,
    }
    told = ",".join(f"{name}={_escaped(str(value), ':,')}" for name, value in properties.items())
    message = "\n".join([problem.message, *(other.message for other in problem.also), problem.hint])
    return f"::{_COMMANDS[problem.level]} {told}::{_escaped(message)}"


def _escaped(text: str, more: str = "") -> str:
    return "".join(f"%{ord(letter):02X}" if letter in "%\r\n" + more else letter for letter in text)


FORMATS: Final[dict[str, Callable[[Files, Problems], None]]] = {"text": _text, "json": _json, "github": _github, "sarif": _sarif}
