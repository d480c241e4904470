"""The page on the Python API: all that is exported stands on it, and says what it is."""

import builtins
import re

import basra_spec
from tests.each import each
from tests.reference import python_api as api

PAGE = "\n".join(api.page())
NAMES = [name for names in api.SECTIONS.values() for name in names]
"""What is made of the source."""
ENTRIES = {entry.partition("\n")[0]: entry for entry in re.split(r"^##+ ", PAGE, flags=re.MULTILINE)}


def test_every_exported_name_stands_in_one_section() -> None:
    assert sorted([*NAMES, "__version__"]) == sorted(basra_spec.__all__)


@each("name", NAMES)
def test_an_entry_has_a_signature_and_a_sentence(name: str) -> None:
    assert re.fullmatch(rf"{name}\n\n```python\n(class )?{name}\b.*?\n```\n\n[A-Z].*\n*", ENTRIES[name], re.DOTALL)


@each("name", NAMES)
def test_every_field_of_a_value_is_told(name: str) -> None:
    fields = getattr(getattr(basra_spec, name), "__annotations__", {}) if isinstance(getattr(basra_spec, name), type) else {}
    assert re.findall(r"^- `(\w+)`: [A-Z]", ENTRIES[name], re.MULTILINE) == list(fields)


@each("name", NAMES)
def test_what_can_be_asked_of_a_value_is_told(name: str) -> None:
    asked = re.findall(r"^- `\w*\.(\w+)(?:\(.*?\))?`: (.*)$", ENTRIES[name], re.MULTILINE)
    assert all(hasattr(getattr(basra_spec, name), attribute) and told for attribute, told in asked)


def test_every_error_that_is_told_of_can_be_caught_by_its_name() -> None:
    raised = set(re.findall(r"Raises `(\w+)`", PAGE))
    assert raised >= {"CardError", "DealError", "IllegalPlay", "MatchError", "ProblemsFound"}
    assert [name for name in raised if name not in basra_spec.__all__ and not hasattr(builtins, name)] == []


def test_a_long_signature_has_a_line_for_each_parameter() -> None:
    assert "advance(\n    rules: Rules,\n" in ENTRIES["advance"]
    assert "    *,\n    lenient: bool = False,\n) -> Position" in ENTRIES["advance"]


def test_the_strategies_are_told_without_what_draws_for_them() -> None:
    assert "`moves(rules: Rules, most: int = 51)`: A position" in ENTRIES["Strategies"]
