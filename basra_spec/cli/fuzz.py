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
from basra_spec.cli.options import FILE, Command, cases_option, engine_options, output_options, regular_file
from basra_spec.cli.output import count, say, say_json, with_progress
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


def _printable(context: click.Context, parameter: click.Parameter, seed: str | None) -> str | None:
    if seed is not None and (not seed or one_line(seed) != seed):
        raise click.BadParameter("use letters and digits")
    return seed


@click.command("fuzz", cls=Command)
@engine_options
@click.option("--ruleset", "name", required=True, metavar="RULESET", help="The ruleset to play: an id or a path.")
@click.option("--matches", type=click.IntRange(1), default=200, metavar="N", help="Play N matches in total.")
@click.option("--seed", metavar="TEXT", callback=_printable, show_default="a new one, which is printed", help="Seed of the random matches.")
@click.option("--record", "file", type=FILE, callback=regular_file, metavar="FILE", help="Save progress to FILE and resume from it.")
@cases_option
@output_options
def command(
    spec: str | None,
    limits: Limits,
    name: str,
    matches: int,
    seed: str | None,
    *,
    file: Path | None,
    folder: Path | None,
    as_json: bool,
) -> int:
    """Play random matches against an engine and reduce each fault to the smallest position that shows it.

    The same seed plays the same matches. A difference that a recorded reading of the ruleset explains is not a fault: the reading is
    named, and the following matches are played under it. Faults in the record file are retested first.
    """
    if spec is None:
        raise click.UsageError("name the engine: --engine CMD")
    resolved = loader.load(name)
    record = Record.read(file) if file and file.exists() else Record(resolved.id, seed or secrets.token_hex(4))
    if file:
        record.check(resolved, seed or record.seed, file)
    # After one fault, the next questions go to a fresh engine.
    once = Limits(limits.start, limits.answer, 1)
    with closing(Fuzz(lambda: open_engine(spec, once), resolved, record.seed)) as run:
        if resolved.id not in run.hello.rulesets:
            return _unclaimed(run, resolved.id, name)
        return _Session(run, resolved, record, file, folder, as_json).play(matches)


def _unclaimed(run: Fuzz, ruleset: str, name: str) -> int:
    say(f"the engine does not claim the ruleset {ruleset}: it claims {', '.join(run.hello.rulesets) or 'none'}", err=True)
    if run.hello.engine == _BUILT_IN:
        say(f'  to run the built-in engine with it: --engine "{_BUILT_IN} engine --ruleset {name}"', err=True)
    return Exit.USAGE


@define
class _Session:
    """One run, which adds to a record. `unreduced` is the fault that is being reduced."""

    run: Fuzz
    resolved: Resolved
    record: Record
    file: Path | None
    folder: Path | None
    as_json: bool
    fixed: list[dict[str, Any]] = field(factory=list)
    unreduced: Shrinking | None = None

    def play(self, matches: int) -> int:
        """Play up to this many matches in total; return the exit code."""
        first, before, ending = self.record.matches, self.record.compared, ""
        self._say(f"{self.resolved.id}, seed {self.record.seed}" + (f", from match {first}" if first else ""))
        try:
            self._retest()
            for event in with_progress(self.run.play(first, matches), lambda _, event: _progress(event, matches)):
                self._take(event)
                self._save()
        except KeyboardInterrupt:
            ending = "interrupted"
        except (GivenUpError, StartError) as error:
            ending = f"stopped: {error}"
        self._sum_up(ending)
        progressed = self.record.matches > first and self.record.compared > before
        if ending:
            say(f"{ending}\n  {self._advice(stuck=ending != 'interrupted' and not progressed)}", err=True)
        elif not self.record.compared:
            say("nothing was compared: the engine skipped every question", err=True)
        if ending == "interrupted":
            return Exit.INTERRUPTED
        return Exit.CLEAN if self.record.compared and not self.record.findings and not ending else Exit.PROBLEMS

    def _retest(self) -> None:
        """Report which faults of the record still show, and remove the others from it."""
        self.run.resume(self.record.readings)
        still = list[dict[str, Any]]()
        for found in self.record.findings:
            questions = tuple(found["questions"])
            divergence = self.run.retest(questions)
            finding = Finding(found["match"], questions, divergence, tuple(found.get("seen", found["cause"]))) if divergence else None
            if finding:
                self.run.mark_known(finding)
                still.append(finding_json(finding))
                self._report("known", finding)
            else:
                self.fixed.append(found)
                how = "fixed" if found.get("again", True) else "not reproduced"
                self._say(f"{how}: {', '.join(found['cause'])}", fg="green")
                self._print_questions(questions)
        self.record.findings = still
        self._save()

    def _take(self, event: Event) -> None:
        """Add an event to the record, and report it."""
        self.unreduced = event if isinstance(event, Shrinking) else None
        if isinstance(event, Progress):
            self.record.matches, self.record.compared = event.games, self.record.compared + event.compared
        elif isinstance(event, Adopted):
            self.record.readings = event.readings
            follows = ", ".join(f"{reading} ({decision})" for decision, reading in event.readings.items())
            self._say(f"match {event.game}: it follows {follows or 'the rules as written'}", fg="yellow")
        elif isinstance(event, Finding):
            self.record.findings.append(finding_json(event))
            self._report(f"match {event.game}", event)

    def _save(self) -> None:
        if self.file:
            self.record.write(self.file)

    def _report(self, head: str, finding: Finding) -> None:
        path = self.folder and self._propose(finding, self.folder)
        self._say(f"{head}: {', '.join(finding.divergence.cause)}")
        self._print_questions(finding.questions)
        self._say(f"    {finding.divergence}")
        if finding.unsure:
            self._say(f"    seen once: {finding.unsure}")
        if path:
            self._say(f"    proposed case: {path}")

    def _print_questions(self, questions: tuple[Question, ...]) -> None:
        *before, last = questions
        for question in before:
            self._say(f"  after {question_text(dict(question))}")
        self._say(f"  {question_text(dict(last))}")

    def _propose(self, finding: Finding, folder: Path) -> Path | None:
        """The file of the case proposed for a fault; None if it exists."""
        readings = self.record.readings.values()
        rules = evolve(reading_rules(self.resolved, *readings), name=self.resolved.id)
        comments = [str(finding.divergence), *(f"shows only after {question_text(dict(question))}" for question in finding.questions[:-1])]
        if readings:
            comments.append(f"answered under {' and '.join(readings)}")
        text = proposals.propose_case(rules, finding.questions[-1], comments)
        return proposals.write(folder, proposals.slug(" ".join(finding.divergence.cause)), text) if text else None

    def _say(self, text: str, **style: Any) -> None:
        if not self.as_json:
            say(text, **style)

    def _sum_up(self, ending: str) -> None:
        """Print the result of the run."""
        record, notes = self.record, self.run.take_notes()
        if self.as_json:
            say_json({**record.as_json(), "fixed": self.fixed, "notes": notes, "ending": ending})
        for note in notes:
            self._say(f"note: {note}", fg="yellow", bold=True)
        faults = len(record.findings) + (1 if self.unreduced else 0)
        many = count(faults, "fault") if faults else "no faults"
        if self.unreduced:
            self._say(f"match {self.unreduced.game}: {', '.join(self.unreduced.cause)} (not reduced yet)")
        self._say(
            f"{count(record.matches, 'match')}, {count(record.compared, 'answer')} compared, {many}",
            fg="red" if faults else "green",
            bold=True,
        )

    def _advice(self, *, stuck: bool) -> str:
        matches = self.record.matches
        complete = f"{count(matches, 'match') if matches else 'no match'} complete"
        if stuck:
            return f"{complete}: fix the faults reported first; the same command would stop there again"
        return f"{complete}: " + (
            f"the same command resumes from match {matches}" if self.file else "with --record FILE, a run can be resumed"
        )


def _progress(event: Event, matches: int) -> str:
    if isinstance(event, Progress):
        return f"match {event.games}/{matches}"
    return f"match {event.game}: reducing a fault" if isinstance(event, Shrinking) else ""
