"""How the package is built: which package may import which, how large the pieces are, and that nothing public lacks a docstring."""

import ast
import subprocess
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Final

import pytest

import basra_spec
from basra_spec.rulesets import catalogue
from tests.strategies import resolved

PACKAGE: Final = Path(basra_spec.__file__).parent
FILES: Final = sorted(path for path in PACKAGE.rglob("*") if path.is_file() and path.suffix != ".pyc")
MODULES: Final = [path for path in FILES if path.suffix == ".py"]

# A package imports only packages above it, of these the ones named. What stands at the root is named like a package.
MAY_IMPORT: Final[Mapping[str, str]] = {
    "system": "",
    "game": "",
    "rulesets": "system game",
    "analysis": "system game rulesets",
    "engines": "system game",
    "provenance": "system game rulesets",
    "conformance": "system game rulesets analysis engines provenance",
    "fuzz": "system game rulesets analysis engines provenance conformance",
    "prose": "system game rulesets provenance",
    "pages": "system game rulesets engines provenance conformance prose",
    "site": "system game rulesets analysis engines provenance conformance prose pages",
    "cli": "system game rulesets analysis engines provenance conformance fuzz prose pages site",
    "strategies": "system game rulesets analysis",
    "__main__": "cli",
    "__init__": "system game rulesets",
}
NOT_FOR_PLAY: Final = {"click", "yaml", "jsonschema", "pathlib", "os", "io", "sys", "tempfile", "shutil", "subprocess", "json"}
LONGEST_FUNCTION, LONGEST_MODULE = 45, 350
# The most statements that a package may have. Size is a cost: lower a cap when a package shrinks; raise one in a commit of its own, which
# gives the reason.
MOST_STATEMENTS: Final[Mapping[str, int]] = {
    "system": 260,
    "game": 2080,
    "rulesets": 1460,
    "analysis": 1380,
    "engines": 900,
    "provenance": 245,
    "conformance": 1245,
    "fuzz": 600,
    "prose": 725,
    "pages": 1270,
    "site": 1360,
    "cli": 1765,
    "strategies": 120,
    "__main__": 10,
    "__init__": 30,
}


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def name_of(path: Path) -> str:
    """The dotted name of a module inside the package: "game.cards", "cli" for a package itself."""
    return ".".join(path.relative_to(PACKAGE).with_suffix("").parts).removesuffix(".__init__")


NAMES: Final = {name_of(path) for path in MODULES}


@cache
def imports(path: Path) -> tuple[str, ...]:
    """Everything that a file imports, wherever in the file, as dotted names."""
    found: list[str] = []
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            found += [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            found += [f"{node.module}.{name.name}" for name in node.names]
    return tuple(found)


def inner_imports(path: Path) -> set[str]:
    """The modules of the package that a file imports."""
    inner = [name.removeprefix("basra_spec.") for name in imports(path) if name.startswith("basra_spec.")]
    return {name if name in NAMES else name.rpartition(".")[0] or "__init__" for name in inner} - {name_of(path)}


def package_of(name: str) -> str:
    return name.partition(".")[0]


def test_every_package_has_its_place_in_the_order() -> None:
    assert {package_of(name) for name in NAMES} == set(MAY_IMPORT)
    names = list(MAY_IMPORT)
    for package, allowed in MAY_IMPORT.items():
        if package not in ("__main__", "__init__"):
            assert set(allowed.split()) <= set(names[: names.index(package)]), package


def test_a_package_imports_only_the_packages_that_its_row_names() -> None:
    wrong = [
        f"{name_of(path)} imports {found}"
        for path in MODULES
        for found in sorted(inner_imports(path))
        if package_of(found) not in {package_of(name_of(path)), "__init__", *MAY_IMPORT[package_of(name_of(path))].split()}
    ]
    assert wrong == []


def test_no_modules_import_each_other_in_a_circle() -> None:
    TopologicalSorter({name_of(path): inner_imports(path) - {"__init__"} for path in MODULES}).prepare()


def test_the_docstring_of_a_package_says_what_it_imports() -> None:
    for package, allowed in MAY_IMPORT.items():
        folder = PACKAGE / package
        if folder.is_dir():
            text = ast.get_docstring(tree(folder / "__init__.py")) or ""
            assert "Imports" in text, f"{package}: {allowed}"


def test_playing_imports_nothing_that_reads_or_writes() -> None:
    for path in (PACKAGE / "game").glob("*.py"):
        assert {found.split(".")[0] for found in imports(path)} & NOT_FOR_PLAY == set(), path


def test_playing_loads_nothing_that_reads_files() -> None:
    assert loaded_by("basra_spec.game.play, basra_spec.game.rounds, basra_spec.game.scoring") & {"click", "yaml", "jsonschema"} == set()


def test_only_the_strategies_know_hypothesis_and_nothing_knows_them() -> None:
    for path in MODULES:
        if name_of(path) != "strategies":
            assert "hypothesis" not in {found.split(".")[0] for found in imports(path)}, path
            assert "strategies" not in inner_imports(path), path


def test_the_package_and_its_commands_load_no_hypothesis() -> None:
    assert "hypothesis" not in loaded_by("basra_spec.cli; [getattr(basra_spec, name) for name in basra_spec.__all__]")


def test_loading_rules_loads_nothing_that_plays_or_searches() -> None:
    packages = {name.split(".")[1] for name in loaded_by("basra_spec.rulesets.loader") if name.startswith("basra_spec.")}
    assert packages == {"system", "game", "rulesets"}
    assert "basra_spec.game.play" not in loaded_by("basra_spec.rulesets.loader")


def test_rendering_rules_loads_neither_the_site_nor_what_searches() -> None:
    assert {name for name in loaded_by("basra_spec.cli.docs") if name.startswith(("basra_spec.site", "basra_spec.analysis"))} == set()


def loaded_by(what: str) -> set[str]:
    """The modules that Python has loaded after `import WHAT`."""
    code = f"import sys, basra_spec, {what}; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stderr == ""
    return set(run.stdout.split())


GAMES: Final = {"koutchina", "russian", "french", "portuguese", "egyptian", "lebanese", "yemeni", "jordanian", "iraqi"}


def names_of_games() -> set[str]:
    """The id of every ruleset, house rule and document, the first word of each, and the names that documents give their variants."""
    rulesets = catalogue.shipped_ids()
    documents = {document for name in rulesets for document in resolved(name).file.data.get("sources", [])}
    return GAMES | {*rulesets, *documents, *catalogue.house_rule_ids()} | {name.partition("-")[0] for name in (*rulesets, *documents)}


def test_no_file_of_the_package_knows_a_ruleset_or_a_document_by_name() -> None:
    names = sorted(names_of_games())
    found = [f"{path}: {name}" for path in FILES for name in names if name in path.read_text(encoding="utf-8").lower()]
    assert found == []


# --- size and words -----------------------------------------------------------------------------------------------------------------


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    return (node for node in ast.walk(tree(path)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def test_modules_and_their_functions_are_short() -> None:
    long = [
        f"{path}: {node.name}" for path in MODULES for node in functions(path) if (node.end_lineno or 0) - node.lineno >= LONGEST_FUNCTION
    ]
    assert long == []
    assert [path for path in MODULES if len(path.read_text(encoding="utf-8").splitlines()) > LONGEST_MODULE] == []


def test_no_package_has_more_statements_than_its_cap() -> None:
    sizes = dict.fromkeys(MOST_STATEMENTS, 0)
    for path in MODULES:
        sizes[package_of(name_of(path))] += sum(isinstance(node, ast.stmt) for node in ast.walk(tree(path)))
    assert {package: size for package, size in sizes.items() if size > MOST_STATEMENTS[package]} == {}


def test_every_module_and_every_public_function_and_class_has_a_docstring() -> None:
    for path in MODULES:
        public = [node for node in tree(path).body if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_")]
        assert ast.get_docstring(tree(path)) or path.name == "__main__.py", path
        assert [node.name for node in public if not ast.get_docstring(node)] == [], path


def test_every_name_of_the_public_api_is_there_and_no_other() -> None:
    assert all(getattr(basra_spec, name) is not None for name in basra_spec.__all__)
    assert len(set(basra_spec.__all__)) == len(basra_spec.__all__)
    with pytest.raises(AttributeError, match="has no attribute 'no_such_name'"):
        _ = basra_spec.no_such_name
