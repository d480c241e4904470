"""How the package is built: what may know of what, how large its pieces are, and that nothing public goes without a word."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import basra_spec
from basra_spec import catalogue
from tests.strategies import resolved

PACKAGE = Path(basra_spec.__file__).parent
FILES = sorted(path for path in PACKAGE.rglob("*") if path.is_file() and path.suffix != ".pyc")
MODULES = [path for path in FILES if path.suffix == ".py"]
EVERY_MODULE = pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(PACKAGE).as_posix())

# A module imports only from what stands above it, in an earlier line or earlier in its own.
LAYERS = (
    "cards words specificity sums parts",
    "foreign problems source data language places schema merge ruleset resolved naming rules",
    "floors hauls position kinds leftovers plays rounds scoring matches",
    "files workers shapes messages alike situations",
    "variants regions conditions payable checks codes catalogue brought library watching engine",
    "search mutants difference telling",
    "cases askable proposals conservation child functions engines abilities runner followed mutation",
    "playouts departures asking shrinking findings fuzzing own_cases inheritance beginnings",
    "sentences statements glossary reports smoke trace background sarif",
    "plurals fluent languages lettering prose explanation stated pictures examples glance paragraphs pages printing fences blocks site",
    "cli api reference",
    "strategies",
)
ORDER = [name for layer in LAYERS for name in layer.split()]
PLAYING = {"ruleset", "rules", *LAYERS[0].split(), *LAYERS[2].split()}
OUTSIDE = {"click", "yaml", "jsonschema", "pathlib", "os", "io", "sys", "tempfile", "shutil", "subprocess", "json"}
LONGEST_FUNCTION, LONGEST_MODULE = 45, 350


def unit(path: Path) -> str:
    """The module that stands in the order: a package counts as one."""
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imports(path: Path) -> Iterator[str]:
    """Every module that a file imports, wherever in the file, as a dotted name."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield from (f"{node.module}.{name.name}" for name in node.names)


def inner_imports(path: Path) -> set[str]:
    """The units of the package that a file imports, its own left out."""
    found = {name.split(".")[1] for name in imports(path) if name.startswith("basra_spec.")}
    return {name for name in found if (PACKAGE / f"{name}.py").exists() or (PACKAGE / name).is_dir()} - {unit(path)}


def test_every_module_has_its_place_in_the_order() -> None:
    assert {unit(path) for path in MODULES} - {"__init__", "__main__"} == set(ORDER)
    assert set(ORDER) > PLAYING


@EVERY_MODULE
def test_a_module_imports_only_from_what_stands_above_it(path: Path) -> None:
    if unit(path) not in ("__init__", "__main__"):
        above = ORDER[: ORDER.index(unit(path))]
        assert inner_imports(path) - set(above) == set()


@pytest.mark.parametrize("name", sorted(PLAYING))
def test_what_plays_knows_no_files_no_commands_and_nothing_that_reads(name: str) -> None:
    path = PACKAGE / f"{name}.py"
    assert {found.split(".")[0] for found in imports(path)} & OUTSIDE == set()
    assert inner_imports(path) <= PLAYING


def test_playing_loads_nothing_that_reads_files() -> None:
    code = (
        "import sys, basra_spec.matches, basra_spec.rounds, basra_spec.scoring; print(*{'click', 'yaml', 'jsonschema'} & set(sys.modules))"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert (told.stdout.strip(), told.stderr) == ("", "")


@EVERY_MODULE
def test_only_the_strategies_know_hypothesis_and_nothing_knows_them(path: Path) -> None:
    if unit(path) != "strategies":
        assert "hypothesis" not in {found.split(".")[0] for found in imports(path)}
        assert "strategies" not in inner_imports(path)


def test_the_package_and_its_commands_load_no_hypothesis() -> None:
    code = "import sys, basra_spec.cli; [getattr(basra_spec, name) for name in basra_spec.__all__]; print('hypothesis' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert (told.stdout.strip(), told.stderr) == ("False", "")


GAMES = {"koutchina", "russian", "french", "portuguese", "egyptian", "lebanese", "yemeni", "jordanian", "iraqi"}


def names_of_games() -> set[str]:
    """The id of every ruleset, house rule and document, the first word of each ruleset's and document's, and the adjectives that the
    documents give their variants."""
    rulesets = catalogue.shipped_ids()
    documents = {document for name in rulesets for document in resolved(name).file.data.get("sources", [])}
    return GAMES | {*rulesets, *documents, *catalogue.house_rule_ids()} | {name.partition("-")[0] for name in (*rulesets, *documents)}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_no_file_of_the_package_knows_a_ruleset_or_a_document_by_name(path: Path) -> None:
    text = path.read_text(encoding="utf-8").lower()
    assert [name for name in sorted(names_of_games()) if name in text] == []


# --- size and words -----------------------------------------------------------------------------------------------------------------


@EVERY_MODULE
def test_a_module_and_its_functions_are_short(path: Path) -> None:
    functions = [node for node in ast.walk(tree(path)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    long = [node.name for node in functions if (node.end_lineno or 0) - node.lineno >= LONGEST_FUNCTION]
    assert long == []
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST_MODULE


@EVERY_MODULE
def test_every_module_and_every_public_function_and_class_has_a_docstring(path: Path) -> None:
    whole = tree(path)
    public = [node for node in whole.body if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_")]
    assert ast.get_docstring(whole) or path.name == "__main__.py"
    assert [node.name for node in public if not ast.get_docstring(node)] == []


def test_every_name_of_the_public_api_is_there_and_no_other() -> None:
    assert all(getattr(basra_spec, name) is not None for name in basra_spec.__all__)
    assert len(set(basra_spec.__all__)) == len(basra_spec.__all__)
    with pytest.raises(AttributeError, match="has no attribute 'no_such_name'"):
        _ = basra_spec.no_such_name
