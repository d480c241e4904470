"""`basra-spec fuzz`."""

import json
import secrets
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import click
from attrs import define, field
from jsonschema import ValidationError, validate

from basra_spec import library, proposals
from basra_spec.child import StartError
from basra_spec.cli.exits import Exit
from basra_spec.cli.options import cases_option, engine_options
from basra_spec.cli.output import say, say_json
from basra_spec.engines import Limits, open_engine
from basra_spec.files import write_text
from basra_spec.fuzzing import Adopted, Event, Finding, Fuzz, GivenUpError, Progress, Shrinking
from basra_spec.resolved import Resolved
from basra_spec.rules import Rules
from basra_spec.telling import told
from basra_spec.variants import reading_rules

_FORMAT: Final = 1
_WIDTH: Final = 39
_NUMBER: Final = {"type": "integer", "minimum": 0}
_FOUND: Final = {"cause": {"type": "array", "items": {"type": "string"}, "minItems": 1}}
_SHAPE: Final = {
    "type": "object",
    "required": ["format", "ruleset", "seed", "games", "compared", "readings", "findings"],
    "additionalProperties": False,
    "properties": {
        "format": {"const": _FORMAT},
        "ruleset": {"type": "string"},
        "seed": {"type": "string"},
        "games": _NUMBER,
        "compared": _NUMBER,
        "readings": {"type": "object", "additionalProperties": {"type": "string"}},
        "findings": {"type": "array", "items": {"type": "object", "required": ["cause"], "properties": _FOUND}},
    },
}
_FILE: Final = click.Path(dir_okay=False, path_type=Path)


@define
class _Record:
    """What a run has come to, as it stands in the file of `--record`."""

    ruleset: str
    seed: str
    games: int = 0
    compared: int = 0
    readings: dict[str, str] = field(factory=dict)
    findings: list[dict[str, Any]] = field(factory=list)

    def as_json(self) -> dict[str, Any]:
        return {"format": _FORMAT, **{name: getattr(self, name) for name in self.__slots__ if not name.startswith("_")}}

    @classmethod
    def read(cls, path: Path) -> "_Record":
        """The record of a file. Raises `click.UsageError`."""
        try:
            told = json.loads(path.read_text(encoding="utf-8"))
            validate(told, _SHAPE)
        except (ValueError, ValidationError, RecursionError):
            raise click.UsageError(f"{path} is no record of an earlier run: name another file, or remove it") from None
        return cls(**{key: value for key, value in told.items() if key != "format"})

    def check(self, resolved: Resolved, seed: str, path: Path | None) -> None:
        """Raise `click.UsageError` unless the record can be gone on with."""
        if (self.ruleset, self.seed) != (resolved.id, seed):
            raise click.UsageError(f"{path} is the record of {self.ruleset} with seed {self.seed}: name another file")
        unknown = sorted(set(self.readings.values()) - set(resolved.readings))
        if unknown:
            raise click.UsageError(f"{path} follows {unknown[0]}, which {resolved.id} does not have (any more): name another file")


@click.command("fuzz")
@engine_options
@click.option("--ruleset", "name", required=True, metavar="ID", help="The ruleset to play.")
@click.option("--games", type=click.IntRange(1), default=200, show_default=True, help="How many matches are played, in all.")
@click.option("--seed", metavar="TEXT", help="What decides the games; a fresh one is drawn and printed where none is given.")
@click.option(
    "--record", "file", type=click.Path(dir_okay=False, path_type=Path), help="Keep what the run has come to in a file, and go on from it."
)
@cases_option
@click.option("--json", "as_json", is_flag=True, help="Print it as JSON.")
def command(
    spec: str | None,
    limits: Limits,
    name: str,
    games: int,
    seed: str | None,
    *,
    file: Path | None,
    folder: Path | None,
    as_json: bool,
) -> int:
    """Play random matches against an engine, and show each fault once, as small as it can be made.

    The same seed plays the same games. What a recorded reading of the ruleset explains is no fault: the reading is named, and the games
    go on under it. --cases proposes a case for each fault.
    """
    if spec is None:
        raise click.UsageError("name the engine: --engine CMD")
    resolved = library.load(name)
    record = _Record.read(file) if file and file.exists() else _Record(resolved.id, seed or secrets.token_hex(4))
    record.check(resolved, seed or record.seed, file)
    # One fault ends a stretch of questions: the next one starts with a fresh engine.
    once = Limits(limits.start, limits.answer, 1)
    try:
        run = Fuzz(lambda: open_engine(spec, once), resolved, record.seed)
    except StartError as error:
        say(f"the engine could not be started: {error}", err=True)
        return Exit.ENGINE
    with closing(run):
        if not run.claims:
            say(f"the engine does not claim the ruleset {resolved.id}", err=True)
            return Exit.USAGE
        run.resume(record.readings, [tuple(found["cause"]) for found in record.findings])
        return _play(run, resolved, record, games, _Output(file, folder, as_json))


@define
class _Output:
    """Where what is found goes."""

    file: Path | None
    folder: Path | None
    as_json: bool

    def say(self, text: str, **style: Any) -> None:
        if not self.as_json:
            say(text, **style)


def _play(run: Fuzz, resolved: Resolved, record: _Record, games: int, output: _Output) -> int:
    output.say(f"{resolved.id}, seed {record.seed}" + (f", from game {record.games}" if record.games else ""))
    ending = ""
    try:
        for event in _with_progress(run.play(record.games, games), games):
            _take(event, resolved, record, output)
            if output.file:
                write_text(output.file, json.dumps(record.as_json(), indent=1) + "\n")
    except KeyboardInterrupt:
        ending = "interrupted"
    except (GivenUpError, StartError) as error:
        ending = f"given up: {error}"
    if output.as_json:
        say_json({**record.as_json(), "ending": ending})
    number = len(record.findings)
    output.say(
        f"{record.games} games, {record.compared} answers compared, {number or 'no'} fault{'' if number == 1 else 's'}",
        fg="red" if number else "green",
        bold=True,
    )
    return _exit(record, ending, output)


def _exit(record: _Record, ending: str, output: _Output) -> int:
    if ending:
        go_on = f"the same command goes on from game {record.games}" if output.file else "with --record FILE a run can go on"
        say(f"{ending}: {go_on}", err=True)
    elif not record.compared:
        say("nothing was compared: the engine skipped every question", err=True)
    if ending == "interrupted":
        return Exit.INTERRUPTED
    return Exit.CLEAN if record.compared and not record.findings and not ending else Exit.PROBLEMS


def _take(event: Event, resolved: Resolved, record: _Record, output: _Output) -> None:
    """Put what has happened into the record, and say it."""
    if isinstance(event, Progress):
        record.games, record.compared = event.games, record.compared + event.compared
    elif isinstance(event, Adopted):
        record.readings = event.readings
        told_readings = ", ".join(f"{reading} ({decision})" for decision, reading in event.readings.items())
        output.say(f"game {event.game}: it follows {told_readings}", fg="yellow")
    elif isinstance(event, Finding):
        record.findings.append(_finding_json(event))
        rules = reading_rules(resolved, *record.readings.values())
        for line in _lines(event, output.folder and _propose(event, rules, output.folder)):
            output.say(line)


def _lines(finding: Finding, path: Path | None) -> Iterator[str]:
    yield f"game {finding.game}: {', '.join(finding.departure.cause)}"
    *before, last = finding.questions
    for question in before:
        yield f"  after {told(dict(question))}"
    yield f"  {told(dict(last))}"
    yield f"    {finding.departure}"
    if not finding.again:
        yield "    seen once: asked again in the same order, it did not show"
    if path:
        yield f"    proposed as {path}"


def _propose(finding: Finding, rules: Rules, folder: Path) -> Path | None:
    """The case proposed for a fault; None where one of its name stands there, which is left as it is."""
    comments = [f"shows only after {told(dict(question))}" for question in finding.questions[:-1]]
    text = proposals.proposed(rules, finding.questions[-1], [str(finding.departure), *comments])
    return proposals.write(folder, proposals.slug(" ".join(finding.departure.cause)), text) if text else None


def _finding_json(finding: Finding) -> dict[str, Any]:
    return {
        "game": finding.game,
        "cause": list(finding.departure.cause),
        "questions": [dict(question) for question in finding.questions],
        "fault": str(finding.departure),
        "again": finding.again,
    }


def _with_progress(events: Iterator[Event], games: int) -> Iterator[Event]:
    """The events as they come; the games are counted on a terminal."""
    shown = sys.stderr.isatty()
    for event in events:
        if shown:
            stays = isinstance(event, Progress | Shrinking)  # until the next is written over it
            click.echo("\r" + _progress(event, games).ljust(_WIDTH) + ("" if stays else "\r"), nl=False, err=True)
        yield event
    if shown:
        click.echo("\r" + " " * _WIDTH + "\r", nl=False, err=True)


def _progress(event: Event, games: int) -> str:
    if isinstance(event, Progress):
        return f"game {event.games}/{games}"
    return f"game {event.game}: making a fault smaller" if isinstance(event, Shrinking) else ""
