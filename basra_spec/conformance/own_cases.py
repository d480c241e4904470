"""An author's own cases: found in any folder, with the rulesets that they name, and run against the interpreter in process."""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from attrs import evolve, field, frozen

from basra_spec.conformance.case_validation import validate_case
from basra_spec.conformance.cases import SUFFIX, Case, Difference, read_case
from basra_spec.conformance.divergence import positions_in
from basra_spec.conformance.runner import Result, Status, questions, run
from basra_spec.engines import interpreter
from basra_spec.engines.engine import in_process
from basra_spec.engines.messages import Message
from basra_spec.game.cards import NAMES, set_names
from basra_spec.game.legality import IllegalPlay
from basra_spec.game.outcome import explain
from basra_spec.game.position import Play
from basra_spec.game.rules import Rules
from basra_spec.game.table import Table
from basra_spec.rulesets import catalogue, loader, source
from basra_spec.rulesets.merge import dotted
from basra_spec.rulesets.problems import Path as Place
from basra_spec.rulesets.problems import Problem, ProblemsFound
from basra_spec.rulesets.resolved import Resolved, rules_of
from basra_spec.rulesets.schema import as_yaml
from basra_spec.system.files import is_folder, read_bytes
from basra_spec.system.resources import shipped


@frozen
class Trial:
    """A case for one ruleset, which has the house rules of the case merged on."""

    case: Case
    ruleset: Resolved


@frozen
class FoundCases:
    """The cases found: those to run, those that a tool has proposed and nobody derived, and what is wrong with the files.

    `stopped` are the sound cases that cannot be run, each with the ruleset that has a problem.
    """

    trials: tuple[Trial, ...] = ()
    proposed: tuple[Case, ...] = ()
    stopped: tuple[tuple[Case, str], ...] = ()
    problems: tuple[Problem, ...] = ()


@frozen
class _Wanted:
    """A case file, the folder in which it was found (None: it was named itself), and the ruleset's file that it must name (None: any)."""

    file: Path
    root: Path | None = None
    ruleset: Path | None = None

    @property
    def folders(self) -> tuple[Path, ...]:
        """Where the case's ids are looked for: beside it, in the folders above it as far as the one searched, in the working folder."""
        beside = self.file.parent
        if self.root is None:
            return beside, beside / os.pardir, Path()
        above = [folder for folder in beside.parents if folder.is_relative_to(self.root)]
        return beside, *above, Path()

    def may_be_about(self) -> bool:
        """Whether a file that is no sound case may be about the ruleset wanted: it lies beside it, or has its name."""
        if self.ruleset is None or self.file.parent.resolve() == self.ruleset.parent.resolve():
            return True
        try:
            return self.ruleset.stem.encode() in read_bytes(self.file)
        except OSError:
            return False

    def is_about(self, case: Case, number: int) -> bool:
        """Whether the ruleset wanted is the one that the case names at this number, or one of its house rules."""
        places: list[Place] = [("rulesets", number), *(("with", each) for each in range(len(case.house_rules)))]
        return self.ruleset is None or any(self._names(case, place, self.ruleset) for place in places)

    def _names(self, case: Case, place: Place, ruleset: Path) -> bool:
        key, number = place
        if case.file.data[key][number] != ruleset.stem:
            return False
        return loader.path_named(case.file, place, self.folders).resolve() == ruleset.resolve()


def find_cases(places: Sequence[str]) -> FoundCases:
    """The cases at some places: a case file, a folder with all below it, or a ruleset's file or id with the cases beside it.

    A file that is no sound case, and a ruleset that is not there or has problems, is among the `problems`, and keeps no other case from
    being run. Raises `ProblemsFound` for a place that is none.
    """
    wanted = dict.fromkeys(each for place in places for each in _files_at(place))
    known: dict[tuple[object, ...], Resolved] = {}
    seen = set[tuple[Path, int]]()
    trials, proposed, stopped, problems = list[Trial](), list[Case](), list[tuple[Case, str]](), list[Problem]()
    for each in wanted:
        try:
            case = read_case(each.file, each.file.as_posix().removesuffix(SUFFIX))
        except ProblemsFound as found:
            problems += found.problems if each.may_be_about() else ()
            continue
        pairs = {(each.file.resolve(), number) for number in range(len(case.rulesets)) if each.is_about(case, number)}
        numbers = sorted(number for _, number in pairs - seen)
        seen |= pairs
        proposed += [case] if case.proposed and numbers else []
        for number in numbers if not case.proposed else ():
            try:
                trials.append(Trial(case, _resolved(case, number, each, known)))
            except ProblemsFound as found:
                stopped.append((case, case.rulesets[number]))
                problems += found.problems
    return FoundCases(tuple(trials), tuple(proposed), tuple(stopped), tuple(dict.fromkeys(problems)))


def problems_of(case: Case) -> tuple[Problem, ...]:
    """What is wrong with the rulesets and house rules that a case names, and what keeps it from being asked under them."""
    problems = list[Problem]()
    for number in range(len(case.rulesets)):
        try:
            ruleset = _resolved(case, number, _Wanted(Path(case.file.file)), {})
            problems += validate_case(case, ruleset.id, rules_of(ruleset))
        except ProblemsFound as found:
            problems += found.problems
    return tuple(dict.fromkeys(problems))


def _resolved(case: Case, number: int, wanted: _Wanted, known: dict[tuple[object, ...], Resolved]) -> Resolved:
    """The ruleset that a case names, worked out once for all cases that look for it in the same folders."""
    key = (wanted.folders, case.rulesets[number], case.house_rules)
    if key not in known:
        known[key] = loader.resolve_named(case.file, ("rulesets", number), wanted.folders)
    return known[key]


def _files_at(place: str) -> list[_Wanted]:
    if is_folder(Path(place)):
        return [_Wanted(file, Path(place)) for file in case_files(Path(place))]
    if place.endswith(SUFFIX):
        return [_Wanted(Path(place))]
    path = catalogue.find(place)
    source.read(path)
    folders = [path.parent, *([shipped("conformance")] if path.parent == shipped("rulesets") else [])]
    return [_Wanted(file, folder, path) for folder in folders for file in case_files(folder)]


def case_files(folder: Path) -> list[Path]:
    """The case files in a folder and below it; hidden folders, where environments and version control live, are left alone.

    Raises `OSError` for a folder that cannot be read.
    """
    found = []
    for here, folders, files in os.walk(folder, onerror=_refuse):
        folders[:] = [name for name in folders if not name.startswith(".")]
        found += [Path(here) / name for name in files if name.endswith(SUFFIX)]
    return sorted(found)


def _refuse(error: OSError) -> None:
    raise error


def run_trial(trial: Trial) -> Result:
    """What becomes of a case under its ruleset."""
    return judge_case(trial.case, trial.ruleset.id, rules_of(trial.ruleset))


def judge_case(case: Case, name: str, rules: Rules) -> Result:
    """What becomes of a case under rules that go by this name."""
    known = {name: rules}
    engine = in_process(lambda request: interpreter.answer(known, request))
    asked = questions([(evolve(case, rulesets=(name,)), name)], known, engine.hello)
    return next(run(asked, known, engine))


# --- a failure, and the rules behind it ---------------------------------------------------------------------------------------------


def line_of(case: Case, difference: Difference) -> int:
    """The line of the case's file on which the part of the expectation stands that an answer does not meet."""
    where, _, key = difference.where.rpartition(", ")
    number = where.removeprefix("play ").partition(",")[0]
    inner: Place = ("plays", int(number) - 1, key) if number.isdecimal() else tuple(difference.where.split(", "))
    outer: Place = ("expect",) if "expect" in case.file.data else ("any_of", 0)
    path = (*outer, *inner)
    while path not in case.file.values:
        path = path[:-1]
    return case.file.values[path].line


@frozen
class SupportingRule:
    """A rule that an answer rests on: its dotted path, the file and line that set it, and how it applies."""

    path: str
    set_by: str
    detail: str = field(default="")


def supporting_rules(result: Result, ruleset: Resolved) -> list[SupportingRule]:
    """The rules that decide a failed case, as far as they can be found without a search."""
    if result.status is not Status.FAILED or not result.exchanges:
        return []
    found = _SUPPORTING_RULES[result.case.ask](result, ruleset)
    return [SupportingRule(dotted(path), set_by(ruleset, path), detail) for path, detail in found]


def set_by(ruleset: Resolved, path: Place) -> str:
    """The file and line that set the rule at a path, or the latest of those inside it."""
    changes = ruleset.merged.blamed(path)
    if not changes:
        return ""
    return next((change for change in changes if change.source is ruleset.file), changes[-1]).set_by


def _of_play(result: Result, ruleset: Resolved) -> Iterator[tuple[Place, str]]:
    request, rules = result.exchanges[0].request, rules_of(ruleset)
    numbers = [difference.where.removeprefix("play ").partition(",")[0] for difference in result.differences]
    number = next((int(text) - 1 for text in numbers if text.isdecimal()), len(request["plays"]) - 1)
    if not request["plays"]:
        yield ("deal",), ""
        return
    state, play = positions_in(rules, request)[number], Play.parse(request["plays"][number])
    try:
        why = explain(rules, state.moment if isinstance(state, Table) else state, play)
    except IllegalPlay as refusal:
        yield ("capture",), refusal.reason
        return
    if not why.taken:
        yield ("plays",), f"{play} takes nothing" + (f", as {why.play_class}" if why.play_class else "")
        return
    left = "" if why.cleared else f", and leaves {set_names(state.floor & ~why.taken)}"
    yield ("plays", why.play_class), f"{play} is played as {why.play_class}{left}"
    if why.cleared and not why.kinds:
        yield ("basra", "kinds"), f"none is for {NAMES[play.card]} played as {why.play_class}"
    for kind, reason in why.kinds.items():
        yield _condition(ruleset, kind, reason or ""), reason.partition(": ")[2] if reason else "holds"


def _condition(ruleset: Resolved, kind: str, reason: str) -> Place:
    """The path of the condition of a kind that fails; of the kind itself where it holds."""
    steps = tuple(reason.partition(":")[0].split(".")) if reason else ()
    paths: list[Place] = [("basra", "kinds", kind, *steps), ("basra", *steps)]
    return next((path for path in paths if ruleset.merged.value(path) is not None), ("basra", "kinds", kind))


def _of_score(result: Result, ruleset: Resolved) -> Iterator[tuple[Place, str]]:
    answer: Message = result.exchanges[0].answer or {}
    items: Mapping[str, Any] = answer.get("items", {})
    for item, paid in items.items():
        if any(paid):
            yield ("round", "score", item), f"pays {' and '.join(map(str, paid))}"


def _of_match(result: Result, ruleset: Resolved) -> Iterator[tuple[Place, str]]:
    for key in ruleset.merged.data["match"]:
        path = ("match", key)
        yield path, as_yaml(ruleset.merged.value(path))


_SUPPORTING_RULES: Final[dict[str, Callable[[Result, Resolved], Iterator[tuple[Place, str]]]]] = {
    "play": _of_play,
    "score": _of_score,
    "match": _of_match,
}
