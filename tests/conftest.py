"""What all tests share: how hypothesis looks for examples, and the rulesets."""

from collections.abc import Callable
from pathlib import Path
from textwrap import dedent

import pytest
from hypothesis import settings

from basra_spec.game.rules import Rules
from tests.strategies import compiled

settings.register_profile("ci", derandomize=True, print_blob=True, deadline=None)
settings.register_profile("explore", max_examples=2000, print_blob=True, deadline=None)
settings.load_profile("ci")  # the same examples in every run; others with --hypothesis-profile=explore


ROOT = Path(__file__).resolve().parents[1]
CORE = ("tests/game", "tests/oracle", "tests/engines/test_interpreter.py", "tests/conformance/test_suite.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of the core by where they are."""
    core = [ROOT / name for name in CORE]
    for item in items:
        if any(item.path == path or path in item.path.parents for path in core):
            item.add_marker("core")


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """As many processes as there are cores for a folder, none besides this one for files: to start them takes longer than most files do."""
    return None if any(Path(argument).is_dir() for argument in config.args) else 0


@pytest.fixture(scope="session")
def rules() -> Callable[[str], Rules]:
    """The compiled rules of a ruleset, by id, each loaded once."""
    return compiled


@pytest.fixture(scope="session")
def classic() -> Rules:
    """The compiled rules of the game that the others change."""
    return compiled("koutchina-classic")


Write = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write a ruleset file, header and all, into a folder of the test's own; what comes back is its path."""

    def write_file(name: str, rules: str = "", header: str = "extends: koutchina-classic") -> Path:
        path = tmp_path / f"{name}.yaml"
        text = f"format: 1\nid: {name}\nversion: 1\ntitle: {{en: {name}}}\n{header}\n{dedent(rules).strip()}\n"
        path.write_text(text, encoding="utf-8")
        return path

    return write_file
