"""`basra-spec trace`."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import attrs
import click

from basra_spec.cli.exits import Exit
from basra_spec.cli.output import brief, say, say_json
from basra_spec.conformance import cases
from basra_spec.prose.explanation import nearest_rule
from basra_spec.provenance import trace
from basra_spec.provenance.statements import documents, statements
from basra_spec.rulesets import loader
from basra_spec.rulesets.resolved import Resolved
from basra_spec.rulesets.schema import as_yaml


@click.command("trace")
@click.argument("ruleset", required=False)
@click.argument("rule", required=False)
@click.option(
    "--sources",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    metavar="DIR",
    help="A folder with the documents: their sentences are checked against the fingerprints.",
)
@click.option("--json", "as_json", is_flag=True, help="Print it as JSON.")
def command(ruleset: str | None, rule: str | None, sources: Path | None, as_json: bool) -> int:
    """Say which page states a rule, which case shows it, and what is assumed because no page says it.

    RULE is a dotted path as in basra.kinds.komi: what it and all below it rest on. Without it, the whole is checked.

    The exit code is 1 for a sentence that is not accounted for, a statement without a case or a mark, and a sentence that has changed.
    """
    told, pages, suite = statements(), documents(), cases.suite()
    if ruleset and rule:
        resolved = loader.load(ruleset)
        found_rules = list(trace.rules_at(resolved, rule, told.values(), suite))
        if not found_rules:
            raise click.UsageError(f'there is no rule "{rule}"; {nearest_rule(resolved, rule)}')
        return _tell_rules(resolved, found_rules, as_json=as_json)
    found = trace.trace(told, pages, suite, loader.load_many([ruleset] if ruleset else []))
    recognised = list(trace.recognise(sources, pages, told, suite)) if sources else []
    missing = [name for name in pages if sources and name not in {page.document for page in recognised}]
    if as_json:
        say_json(attrs.asdict(found) | {"documents": [attrs.asdict(page) for page in recognised], "not_found": missing})
    else:
        for line in (*_lines(found), *_document_lines(recognised, missing)):
            say(line)
    faulty = found.unaccounted or found.uncited or any(page.changed for page in recognised)
    return Exit.PROBLEMS if faulty else Exit.CLEAN


def _tell_rules(resolved: Resolved, found: Sequence[trace.Rule], *, as_json: bool) -> int:
    if as_json:
        say_json([{**attrs.asdict(rule, recurse=False), "statements": [said.id for said in rule.statements]} for rule in found])
        return Exit.CLEAN
    for rule in found:
        say(f"{rule.path}: {as_yaml(rule.value)}  ({brief(rule.set_by)})", bold=True)
        for said in rule.statements:
            say(f"  {said.id} ({', '.join(said.documents)}: {said.section}): {said.rule}")
        for name in rule.decisions:
            say(f"  decision {name}")
        if rule.cases:
            say(f"  {len(rule.cases)} cases: {', '.join(rule.cases[:6])}{', ...' if len(rule.cases) > 6 else ''}")
        if not rule.statements:
            say(f"  no statement backs it: {_unbacked(resolved, rule)}")
    return Exit.CLEAN


def _unbacked(resolved: Resolved, rule: trace.Rule) -> str:
    setter = resolved.merged.setters[tuple(rule.path.split("."))].source.data
    if setter.get("house_rule"):
        return f"it is the house rule {setter['id']}"
    return "it is an assumption" if setter.get("sources") else "it is a rule of your own"


def _lines(found: trace.Trace) -> Iterator[str]:
    yield f"{found.statements} statements, {found.cases} cases"
    yield from (f"sentence {at} of {document} is not accounted for" for document, at in found.unaccounted)
    yield from (f"statement {name} has no case and no mark" for name in found.uncited)
    for kind, number in sorted(found.marks.items()):
        yield f"{number} statements marked {kind}"
    for ruleset, decisions in found.decisions.items():
        assumed = [assumption for assumption in found.assumptions if assumption.ruleset == ruleset]
        yield f"{ruleset}: {len(decisions)} decisions, {len(assumed)} assumptions"
        for assumption in assumed:
            yield f"  {assumption.leaf}: no statement backs it ({', '.join(assumption.decisions) or 'and no decision says why'})"


def _document_lines(recognised: Sequence[Any], missing: Sequence[str]) -> Iterator[str]:
    for page in recognised:
        yield f"{page.document}: {page.file}, {page.verified} sentences as they were, {len(page.changed)} changed"
        for change in page.changed:
            if not change.listed:
                yield f"  sentence {change.at} is new"
                continue
            yield f"  sentence {change.at} is gone or changed"
            yield from (f"    rule {leaf}" for leaf in change.leaves)
            yield from (f"    case {case}" for case in change.cases)
    yield from (f"{name}: not found" for name in missing)
