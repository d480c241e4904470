"""`basra-spec suite trace`."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import attrs
import click

from basra_spec.cli.exits import Exit
from basra_spec.cli.options import Command, output_options
from basra_spec.cli.output import say_all, say_json
from basra_spec.conformance import cases
from basra_spec.provenance import trace
from basra_spec.provenance.statements import documents, statements
from basra_spec.rulesets import loader


@click.command("trace", cls=Command)
@click.argument("rulesets", nargs=-1, metavar="[RULESET]...")
@click.option(
    "--sources",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    metavar="DIR",
    help="Compare the documents in DIR with the fingerprints of their sentences.",
)
@output_options
def command(rulesets: Sequence[str], sources: Path | None, *, as_json: bool) -> int:
    """Check that each sentence of a source is accounted for and each statement has a case; list assumptions.

    Without RULESET, list the assumptions of each built-in ruleset. `explain` shows the statements and cases of a single rule.

    The exit code is 1 for an unaccounted sentence, a statement with neither a case nor a mark, and a sentence that has changed.
    """
    known, pages, suite = statements(), documents(), cases.suite()
    found = trace.trace(known, pages, suite, loader.load_many(rulesets))
    recognised = list(trace.recognise(sources, pages, known, suite)) if sources else []
    missing = [name for name in pages if sources and name not in {page.document for page in recognised}]
    if as_json:
        say_json(attrs.asdict(found) | {"documents": [attrs.asdict(page) for page in recognised], "not_found": missing})
    else:
        say_all([*_lines(found), *_document_lines(recognised, missing)])
    faulty = found.unaccounted or found.uncited or any(page.changed for page in recognised)
    return Exit.PROBLEMS if faulty else Exit.CLEAN


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
            yield f"  {assumption.leaf}: no statement backs it ({', '.join(assumption.decisions) or 'no decision explains it'})"


def _document_lines(recognised: Sequence[Any], missing: Sequence[str]) -> Iterator[str]:
    for page in recognised:
        yield f"{page.document}: {page.file}, {page.verified} sentences unchanged, {len(page.changed)} changed"
        for change in page.changed:
            if not change.listed:
                yield f"  sentence {change.at} is new"
                continue
            yield f"  sentence {change.at} is missing or changed"
            yield from (f"    rule {leaf}" for leaf in change.leaves)
            yield from (f"    case {case}" for case in change.cases)
    yield from (f"{name}: not found" for name in missing)
