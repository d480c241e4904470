"""Problems as SARIF 2.1.0, the format in which code hosts and editors take the results of a check."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from basra_spec import __version__
from basra_spec.cli.problem_docs import documented
from basra_spec.rulesets.problems import Elsewhere, Problem
from basra_spec.system.files import uri

_LONGEST_SNIPPET: Final = 1_000
SCHEMA: Final = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"


def sarif(problems: Sequence[Problem]) -> dict[str, Any]:
    """One run: the rules that the problems break, each with its section of the reference, and a result a problem."""
    codes = sorted({problem.code for problem in problems})
    driver = {"name": "basra-spec", "version": __version__, "rules": [_rule(code) for code in codes]}
    results = [_result(problem, codes.index(problem.code)) for problem in problems]
    return {
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [{"tool": {"driver": driver}, "columnKind": "unicodeCodePoints", "results": results}],
    }


def _rule(code: str) -> dict[str, Any]:
    text = documented().get(code, code)
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
