"""`basra-spec fuzz`."""

import secrets
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import click
from attrs import define, evolve, field

from basra_spec.analysis.situations import question_text
from basra_spec.cli.exits import Exit
from basra_spec.cli.fuzz_record import Record, finding_json
from basra_spec.cli.options import cases_option, engine_options, writable_file
from basra_spec.cli.output import number, say, say_json
from basra_spec.cli.progress import along
from basra_spec.conformance import proposals
from basra_spec.engines.engine import Limits
from basra_spec.engines.faults import StartError
from basra_spec.engines.program import open_engine
from basra_spec.fuzz.campaign import Adopted, Event, Fuzz, GivenUpError, Progress, Shrinking
from basra_spec.fuzz.minimize import Finding
from basra_spec.fuzz.random_games import Question
from basra_spec.rulesets import loader
from basra_spec.rulesets.resolved import Resolved, reading_rules
from basra_spec.system.text import one_line

_BUILT_IN: Final = "basra-spec"


def _plain(context: click.Context, parameter: click.Parameter, seed: str | None) -> str | None:
    """A seed that can be printed, and typed again."""
    if seed is not None and (not seed or one_line(seed) != seed):
        raise click.BadParameter("write it in letters and digits")
    return seed


@click.command("fuzz")
@engine_options
@click.option("--ruleset", "name", required=True, metavar="ID", help="The ruleset to play.")
@click.option("--games", type=click.IntRange(1), default=200, show_default=True, help="How many matches are played, in all.")
@click.option("--seed", metavar="TEXT", callback=_plain, help="What decides the games; a fresh one is drawn and printed if none is given.")
@click.option(
    "--record",
    "file",
    type=click.Path(dir_okay=False, path_type=Path),
    callback=writable_file,
    help="Keep what the run has come to in a file, and go on from it.",
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
    go on under it. --cases proposes a case for each fault. What a record holds of faults is asked again first.
    """
    if spec is None:
        raise click.UsageError("name the engine: --engine CMD")
    resolved = loader.load(name)
    record = Record.read(file) if file and file.exists() else Record(resolved.id, seed or secrets.token_hex(4))
    if file:
        record.check(resolved, seed or record.seed, file)
    # One fault ends a stretch of questions: the next one starts with a fresh engine.
    once = Limits(limits.start, limits.answer, 1)
    try:
        run = Fuzz(lambda: open_engine(spec, once), resolved, record.seed)
    except StartError as error:
        say(f"the engine could not be started: {error}", err=True)
        return Exit.ENGINE
    with closing(run):
        if resolved.id not in run.able.rulesets:
            return _unclaimed(run, resolved.id, name)
        return _Session(run, resolved, record, _Output(file, folder, as_json)).play(games)


def _unclaimed(run: Fuzz, ruleset: str, name: str) -> int:
    say(f"the engine does not claim the ruleset {ruleset}: it claims {', '.join(run.able.rulesets) or 'none'}", err=True)
    if run.able.engine == _BUILT_IN:
        say(f'  the built-in engine plays it where it is named: --engine "{_BUILT_IN} engine --ruleset {name}"', err=True)
    return Exit.USAGE


@define
class _Output:
    """Where what is found goes."""

    file: Path | None
    folder: Path | None
    as_json: bool

    def say(self, text: str, **style: Any) -> None:
        if not self.as_json:
            say(text, **style)


@define
class _Session:
    """One call of the command: what it adds to a record. `doubtful` is a fault that is just being made smaller."""

    run: Fuzz
    resolved: Resolved
    record: Record
    output: _Output
    mended: list[dict[str, Any]] = field(factory=list)
    doubtful: Shrinking | None = None

    def play(self, games: int) -> int:
        """Play up to so many games in all; the exit code."""
        first, before, ending = self.record.games, self.record.compared, ""
        self.output.say(f"{self.resolved.id}, seed {self.record.seed}" + (f", from game {first}" if first else ""))
        try:
            self._ask_again()
            for event in along(self.run.play(first, games), lambda _, event: _progress(event, games)):
                self._take(event)
                self._keep()
        except KeyboardInterrupt:
            ending = "interrupted"
        except (GivenUpError, StartError) as error:
            ending = f"given up: {error}"
        self._sum_up(ending)
        got_through = self.record.games > first and self.record.compared > before
        if ending:
            say(f"{ending}\n  {self._advice(stuck=ending != 'interrupted' and not got_through)}", err=True)
        elif not self.record.compared:
            say("nothing was compared: the engine skipped every question", err=True)
        if ending == "interrupted":
            return Exit.INTERRUPTED
        return Exit.CLEAN if self.record.compared and not self.record.findings and not ending else Exit.PROBLEMS

    def _ask_again(self) -> None:
        """Tell which of the faults on record still show, and let go of the others."""
        self.run.resume(self.record.readings)
        known = list[dict[str, Any]]()
        for found in self.record.findings:
            questions = tuple(found["questions"])
            departure = self.run.departs(questions)
            finding = Finding(found["game"], questions, departure, tuple(found.get("seen", found["cause"]))) if departure else None
            if finding:
                self.run.know(finding)
                known.append(finding_json(finding))
                self._tell("known", finding)
            else:
                self.mended.append(found)
                how = "mended" if found.get("again", True) else "does not show again"
                self.output.say(f"{how}: {', '.join(found['cause'])}", fg="green")
                self._tell_questions(questions)
        self.record.findings = known
        self._keep()

    def _take(self, event: Event) -> None:
        """Put what has happened into the record, and say it."""
        self.doubtful = event if isinstance(event, Shrinking) else None
        if isinstance(event, Progress):
            self.record.games, self.record.compared = event.games, self.record.compared + event.compared
        elif isinstance(event, Adopted):
            self.record.readings = event.readings
            follows = ", ".join(f"{reading} ({decision})" for decision, reading in event.readings.items())
            self.output.say(f"game {event.game}: it follows {follows or 'the rules as written'}", fg="yellow")
        elif isinstance(event, Finding):
            self.record.findings.append(finding_json(event))
            self._tell(f"game {event.game}", event)

    def _keep(self) -> None:
        if self.output.file:
            self.record.write(self.output.file)

    def _tell(self, head: str, finding: Finding) -> None:
        path = self.output.folder and self._propose(finding, self.output.folder)
        self.output.say(f"{head}: {', '.join(finding.departure.cause)}")
        self._tell_questions(finding.questions)
        self.output.say(f"    {finding.departure}")
        if finding.unsure:
            self.output.say(f"    seen once: {finding.unsure}")
        if path:
            self.output.say(f"    proposed as {path}")

    def _tell_questions(self, questions: tuple[Question, ...]) -> None:
        *before, last = questions
        for question in before:
            self.output.say(f"  after {question_text(dict(question))}")
        self.output.say(f"  {question_text(dict(last))}")

    def _propose(self, finding: Finding, folder: Path) -> Path | None:
        """The case proposed for a fault; None where it stands there already."""
        readings = self.record.readings.values()
        rules = evolve(reading_rules(self.resolved, *readings), name=self.resolved.id)
        comments = [str(finding.departure), *(f"shows only after {question_text(dict(question))}" for question in finding.questions[:-1])]
        if readings:
            comments.append(f"answered under {' and '.join(readings)}")
        text = proposals.proposed(rules, finding.questions[-1], comments)
        return proposals.write(folder, proposals.slug(" ".join(finding.departure.cause)), text) if text else None

    def _sum_up(self, ending: str) -> None:
        """Say in the end what the run has come to."""
        record, notes = self.record, self.run.take_notes()
        if self.output.as_json:
            say_json({**record.as_json(), "mended": self.mended, "notes": notes, "ending": ending})
        for note in notes:
            self.output.say(f"note: {note}", fg="yellow", bold=True)
        faults = len(record.findings) + (1 if self.doubtful else 0)
        many = number(faults, "fault") if faults else "no faults"
        if self.doubtful:
            self.output.say(f"game {self.doubtful.game}: {', '.join(self.doubtful.cause)} (not made smaller yet)")
        self.output.say(
            f"{number(record.games, 'game')}, {number(record.compared, 'answer')} compared, {many}",
            fg="red" if faults else "green",
            bold=True,
        )

    def _advice(self, *, stuck: bool) -> str:
        games = self.record.games
        complete = f"{games or 'no'} game{' is' if games == 1 else 's are'} complete"
        if stuck:
            return f"{complete}: mend what is told first, for the same command would end there again"
        return f"{complete}: " + (
            f"the same command goes on from game {games}" if self.output.file else "with --record FILE a run can go on"
        )


def _progress(event: Event, games: int) -> str:
    if isinstance(event, Progress):
        return f"game {event.games}/{games}"
    return f"game {event.game}: making a fault smaller" if isinstance(event, Shrinking) else ""
