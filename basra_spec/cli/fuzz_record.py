"""The file of `fuzz --record`: the progress of a run."""

import json
from pathlib import Path
from typing import Any, Final

import click
from attrs import define, field
from jsonschema import ValidationError, validate

from basra_spec.conformance.cases import as_request
from basra_spec.fuzz.minimize import Finding
from basra_spec.game.faults import CardError
from basra_spec.rulesets.resolved import Resolved, rules_of
from basra_spec.system.files import read_text, write_text

LARGEST_RECORD: Final = 20_000_000
_FORMAT: Final = 1
_NUMBER: Final = {"type": "integer", "minimum": 0}
_CAUSE: Final = {"type": "array", "items": {"type": "string"}, "minItems": 1}
_FOUND: Final = {
    "type": "object",
    "required": ["match", "cause", "questions"],
    "properties": {
        "match": _NUMBER,
        "cause": _CAUSE,
        "seen": _CAUSE,
        "questions": {"type": "array", "items": {"type": "object"}, "minItems": 1},
    },
}
_SHAPE: Final = {
    "type": "object",
    "required": ["format", "ruleset", "seed", "matches", "compared", "readings", "findings"],
    "additionalProperties": False,
    "properties": {
        "format": {"const": _FORMAT},
        "ruleset": {"type": "string"},
        "seed": {"type": "string"},
        "matches": _NUMBER,
        "compared": _NUMBER,
        "readings": {"type": "object", "additionalProperties": {"type": "string"}},
        "findings": {"type": "array", "items": _FOUND},
    },
}


@define
class Record:
    """The progress of a run; `findings` are the faults that still show, as `finding_json` writes them."""

    ruleset: str
    seed: str
    matches: int = 0
    compared: int = 0
    readings: dict[str, str] = field(factory=dict)
    findings: list[dict[str, Any]] = field(factory=list)

    def as_json(self) -> dict[str, Any]:
        """The record as plain data."""
        return {"format": _FORMAT, **{name: getattr(self, name) for name in self.__slots__ if not name.startswith("_")}}

    def write(self, path: Path) -> None:
        """Write it to a file."""
        write_text(path, json.dumps(self.as_json(), indent=1) + "\n")

    @classmethod
    def read(cls, path: Path) -> "Record":
        """The record of a file. Raises `click.UsageError`."""
        try:
            data = json.loads(read_text(path, LARGEST_RECORD), parse_float=_refuse_float)
            validate(data, _SHAPE)
        except (ValueError, ValidationError, RecursionError):
            raise _not_a_record(path) from None
        return cls(**{key: value for key, value in data.items() if key != "format"})

    def check(self, resolved: Resolved, seed: str, path: Path) -> None:
        """Raise `click.UsageError` unless a run can resume from the record."""
        if (self.ruleset, self.seed) != (resolved.id, seed):
            raise click.UsageError(f"{path} is the record of {self.ruleset} with seed {self.seed}; name another file")
        unknown = sorted(set(self.readings.values()) - set(resolved.readings))
        if unknown:
            raise click.UsageError(f"{path} follows {unknown[0]}, which {resolved.id} does not have; name another file")
        rules = rules_of(resolved)
        try:
            for question in (each for found in self.findings for each in found["questions"]):
                as_request(question, rules)
        except (KeyError, TypeError, AttributeError, CardError):
            raise _not_a_record(path) from None


def _refuse_float(text: str) -> None:
    # In JSON Schema, 1.0 is an integer.
    raise ValueError(text)


def _not_a_record(path: Path) -> click.UsageError:
    return click.UsageError(f"{path} is not the record of an earlier run; name another file, or delete it")


def finding_json(finding: Finding) -> dict[str, Any]:
    """A fault as plain data."""
    return {
        "match": finding.game,
        "cause": list(finding.divergence.cause),
        "seen": list(finding.seen or finding.divergence.cause),
        "questions": [dict(question) for question in finding.questions],
        "fault": str(finding.divergence),
        "differences": [{"where": each.where, "expected": each.expected, "got": each.received} for each in finding.divergence.differences],
        "again": finding.again,
    }
