"""`basra-spec test`."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import click

from basra_spec.analysis.situations import question_text, value_text
from basra_spec.cli.exits import Exit
from basra_spec.cli.options import Command, output_options
from basra_spec.cli.output import base_name, complain, count, exit_code, problem_json, say, say_all, say_json
from basra_spec.conformance import cases, own_cases
from basra_spec.conformance.case_validation import validate_case
from basra_spec.conformance.inheritance import Changed, Inherited, Setting, inherited, settings
from basra_spec.conformance.own_cases import FoundCases, Trial
from basra_spec.conformance.reports import counts
from basra_spec.conformance.runner import Result, Status
from basra_spec.rulesets import catalogue, loader
from basra_spec.rulesets.merge import dotted
from basra_spec.rulesets.problems import Path as Place
from basra_spec.rulesets.resolved import Resolved, rules_of
from basra_spec.rulesets.schema import as_yaml

_LONGEST: Final = 110
_MOST_SHOWN: Final = 5
_HOW_TO_WRITE: Final = """\
write one beside the ruleset, in a file that ends in .case.yaml:
  rulesets: [my-cafe]
  floor: 9S 5H 4D
  plays: [9C]
  expect: {taken: 9S 5H 4D}
basra-spec new writes a ruleset with its first case"""
_HOW_TO_DERIVE: Final = "proposed, and not counted: add why the answer is right (because: ...), and remove origin: proposed"


@click.command("test", cls=Command)
@click.argument("paths", nargs=-1, metavar="[PATH]...")
@click.option(
    "--parent-cases",
    is_flag=True,
    help="Run the suite's cases for the ruleset's parent; report which results change, and why.",
)
@output_options
def command(paths: tuple[str, ...], *, parent_cases: bool, as_json: bool) -> int:
    """Run your own cases (*.case.yaml) and report those that your rules do not satisfy.

    PATH is a case file, a folder (with all folders below it), or the file or id of a ruleset, for the cases beside it that name it.
    Without PATH, run the working folder. The rulesets that a case names may be beside it, in a folder above it, in the working folder or
    built in.

    With --parent-cases, PATH is a ruleset: run the suite's cases for its nearest parent that has any. A different answer is not a
    failure; it is a change that your rules make.
    """
    if parent_cases:
        return _inherit(paths, as_json=as_json)
    found = own_cases.find_cases(paths or (".",))
    if not found.trials and not found.problems:
        _list_proposed(found.proposed, err=True)
        say(f"no case to run in {', '.join(paths) or 'the working folder'}", err=True)
        say(_HOW_TO_DERIVE if found.proposed else _HOW_TO_WRITE, err=True)
        return Exit.USAGE
    results = [(trial, own_cases.run_trial(trial)) for trial in found.trials]
    if as_json:
        say_json(_as_json(found, results))
    else:
        _report(found, results)
    return _exit(found, [result for _, result in results])


def _exit(found: FoundCases, results: Sequence[Result]) -> int:
    if found.problems:
        return exit_code(found.problems)
    return Exit.PROBLEMS if any(result.status is not Status.PASSED for result in results) else Exit.CLEAN


def _report(found: FoundCases, results: Sequence[tuple[Trial, Result]]) -> None:
    complain(found.problems)
    for case, ruleset in found.stopped:
        say(f"NOT RUN {case.file.file} [{' with '.join([ruleset, *case.house_rules])}]: its rules have problems", fg="red", bold=True)
    for trial, result in results:
        if result.status is not Status.PASSED:
            head, *lines = _failure(trial, result)
            say(head, fg="red", bold=True)
            say_all(lines)
    _list_proposed(found.proposed)
    ran = [result for _, result in results]
    bad = any(result.status is not Status.PASSED for result in ran) or bool(found.problems)
    notes = [f"{len(found.stopped)} not run"] if found.stopped else []
    notes += [f"{len(found.proposed)} proposed"] if found.proposed else []
    notes += [count(len(found.problems), "problem")] if found.problems else []
    say(", ".join([*_counted(ran), *notes]), fg="red" if bad else "green", bold=True)


def _counted(ran: Sequence[Result]) -> list[str]:
    """The number of results of each status that any has, and of those that passed."""
    many = counts(ran)
    return [f"{many[status]} {status}" for status in Status if many[status] or status is Status.PASSED]


def _list_proposed(proposed: Sequence[cases.Case], *, err: bool = False) -> None:
    for case in proposed:
        say(f"PROPOSED {case.file.file}", err=err)
    if proposed and not err:
        say(f"  {_HOW_TO_DERIVE}")


def _failure(trial: Trial, result: Result) -> Iterator[str]:
    file = result.case.file.file
    yield f"{result.status.upper()} {file} [{trial.ruleset.id}]"
    yield f"  {_question(result.case)}"
    for difference in result.differences:
        yield f"  {file}:{own_cases.line_of(result.case, difference)}: {difference}"
    if result.reason:
        yield f"  {result.reason}"
    if result.status is Status.ERRORED:
        yield from (f"  {problem.hint}" for problem in validate_case(result.case, trial.ruleset.id, rules_of(trial.ruleset)))
    if result.case.because:
        yield f"  because: {' '.join(result.case.because.split())}"
    for rule in own_cases.supporting_rules(result, trial.ruleset):
        yield f"  rule: {rule.path}" + (f": {rule.detail}" if rule.detail else "") + f" ({base_name(rule.set_by)})"


def _question(case: cases.Case) -> str:
    return _cut(question_text(dict(case.question)), _LONGEST)


def _as_json(found: FoundCases, results: Sequence[tuple[Trial, Result]]) -> dict[str, Any]:
    many = counts(result for _, result in results)
    return {
        "counts": {**{str(status): many[status] for status in Status}, "proposed": len(found.proposed)},
        "results": [_result_json(trial, result) for trial, result in results],
        "proposed": [case.file.file for case in found.proposed],
        "not_run": [{"file": case.file.file, "ruleset": ruleset} for case, ruleset in found.stopped],
        "problems": [problem_json(problem) for problem in found.problems],
    }


def _result_json(trial: Trial, result: Result) -> dict[str, Any]:
    return {
        "file": result.case.file.file,
        "ruleset": trial.ruleset.id,
        "status": str(result.status),
        "reason": result.reason,
        "question": dict(result.case.question),
        "differences": [
            {"line": own_cases.line_of(result.case, each), "where": each.where, "expected": each.expected, "got": each.received}
            for each in result.differences
        ],
        "rules": [
            {"rule": rule.path, "set_by": rule.set_by, "says": rule.detail} for rule in own_cases.supporting_rules(result, trial.ruleset)
        ],
    }


# --- the parent's cases -------------------------------------------------------------------------------------------------------------


def _inherit(paths: tuple[str, ...], *, as_json: bool) -> int:
    if len(paths) != 1:
        raise click.UsageError("--parent-cases needs one ruleset: its file or its id")
    path = catalogue.find(paths[0])
    child, suite = loader.resolve(path), cases.suite()
    name = cases.ancestor_with_cases(child, suite)
    if name is None:
        raise click.UsageError(f"{child.id} has no parent with cases: it extends {' < '.join(child.lineage[-2::-1]) or 'nothing'}")
    parent = loader.resolve(catalogue.find(name, [path.parent]))
    found = inherited(child, parent, suite)
    if as_json:
        say_json(_inherited_json(found, child, parent))
    else:
        say_all(_inherited(found, child, parent))
    return Exit.CLEAN


def _inherited(found: Inherited, child: Resolved, parent: Resolved) -> Iterator[str]:
    known = {setting.path: setting for setting in settings(child, parent)}
    for rules, changed in _by_rules(found).items():
        yield from (_setting(known[path]) for path in rules)
        if not rules:
            yield "several rules together:"
        asked = [each for each in changed if each.result.status is not Status.ERRORED]
        for each in asked[:_MOST_SHOWN]:
            yield from _change(each, child, parent)
        if len(asked) > _MOST_SHOWN:
            yield f"  and {len(asked) - _MOST_SHOWN} more; --json lists them"
        if len(asked) < len(changed):
            yield from _unasked([each.result for each in changed if each not in asked], child)
    for setting in known.values():
        if not any(setting.path in rules for rules in _by_rules(found)):
            yield _setting(setting)
            yield f"  it changes no case of {parent.id}"
    yield f"{found.holding + len(found.changed)} cases of {parent.id}: {found.holding} hold under {child.id}, {len(found.changed)} change"


def _unasked(results: Sequence[Result], child: Resolved) -> Iterator[str]:
    """Cases whose start is impossible under the child's rules."""
    many = len(results)
    yield f"  {count(many, 'case')} cannot be asked, because the start is impossible under {child.id}:"
    yield f"    {results[0].case.id}: {results[0].reason}" + (f" (and {many - 1} more; --json lists them)" if many > 1 else "")


def _by_rules(found: Inherited) -> dict[tuple[Place, ...], list[Changed]]:
    grouped: dict[tuple[Place, ...], list[Changed]] = {}
    for each in found.changed:
        grouped.setdefault(each.rules, []).append(each)
    return grouped


def _setting(setting: Setting) -> str:
    return f"{dotted(setting.path)}: {_value(setting.before)} -> {_value(setting.after)} ({base_name(setting.set_by)})"


def _value(value: Any) -> str:
    return "nothing" if value is None else as_yaml(value)


def _change(each: Changed, child: Resolved, parent: Resolved) -> Iterator[str]:
    yield f"  {each.result.case.id}: {_question(each.result.case)}"
    seen = set[str]()
    for difference in each.result.differences:
        old, new = (_short(value) for value in (difference.expected, difference.received))
        if not (new.startswith("refused") and new in seen):  # a refused play has no parts
            yield f"    {difference.where}: {old} in {parent.id}, {new} in {child.id}"
        seen.add(new)
    if each.result.reason and not each.result.differences:
        yield f"    {child.id}: {each.result.reason}"


def _short(value: Any) -> str:
    return _cut(value_text(value), _LONGEST // 2)


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 3] + "..."


def _inherited_json(found: Inherited, child: Resolved, parent: Resolved) -> dict[str, Any]:
    return {
        "ruleset": child.id,
        "parent": parent.id,
        "holding": found.holding,
        "settings": [
            {"rule": dotted(each.path), "before": each.before, "after": each.after, "set_by": each.set_by}
            for each in settings(child, parent)
        ],
        "changed": [
            {
                "case": each.result.case.id,
                "question": dict(each.result.case.question),
                "rules": [dotted(path) for path in each.rules],
                "differences": [{"where": each.where, "before": each.expected, "after": each.received} for each in each.result.differences],
                "reason": each.result.reason,
            }
            for each in found.changed
        ],
    }
