"""What the source documents state, in our words: the ids that cases cite."""

from pathlib import Path

from basra_spec import source
from basra_spec.data import shipped
from basra_spec.problems import ProblemsFound
from basra_spec.schema import problems_against, validator


def statements(folder: Path | None = None) -> dict[str, str]:
    """Every statement's rule, by id (None: those that ship). Raises `ProblemsFound`."""
    root = shipped("conformance")
    schema = validator(root / "schema" / "statements.schema.json")
    told: dict[str, str] = {}
    for path in sorted((folder or root / "statements").glob("*.yaml")):
        file = source.read(path)
        problems = problems_against(file, schema)
        if problems:
            raise ProblemsFound(problems)
        told |= {name: statement["rule"] for name, statement in file.data["statements"].items()}
    return told
