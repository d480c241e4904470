"""Draw small changes of the core's code by a seed, and see which of them the tests notice.

From the top of the checkout: python -m tests.mutation_sample --help

Each mutant is one changed expression or one deleted statement. It is written into a copy of the project, and the tests run there until the
first of them fails. A mutant that no test notices survives: it needs a test, or a reason why it cannot matter.
"""

import ast
import copy
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
COPIED: Final = ("basra_spec", "rulesets", "conformance", "docs", "tests", "pyproject.toml", "README.md", "CHANGELOG.md", "mkdocs.yml")
TESTS: Final = (
    "tests/game",
    "tests/engines/test_interpreter.py",
    "tests/conformance/test_suite.py",
    "tests/oracle",
    "tests/rulesets/test_house_rules.py",
)
SECONDS: Final = 300
"""A run that takes longer has hung, which counts as noticed."""

COMPARED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
CALCULATED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitOr, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
Change = Callable[[Any], ast.AST]


class Site(NamedTuple):
    """A place in a file that can be changed: the number of its node in the order of `ast.walk`, and how."""

    file: Path
    node: int
    line: int
    how: str
    change: Change


def sites(path: Path) -> Iterator[Site]:
    """Every change that can be made of a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    ignored = _without_effect(tree)
    for number, node in enumerate(ast.walk(tree)):
        if id(node) not in ignored:
            for how, change in _changes(node):
                yield Site(path, number, getattr(node, "lineno", 0), how, change)


def _without_effect(tree: ast.Module) -> set[int]:
    """The nodes whose change no test can notice: docstrings, annotations, imports for types alone, and texts of errors."""
    found: set[int] = set()
    for node in ast.walk(tree):
        parts: list[ast.AST | None] = []
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            parts = [node]
        elif isinstance(node, ast.AnnAssign | ast.arg):
            parts = [node.annotation]
        elif isinstance(node, ast.FunctionDef):
            parts = [node.returns, *node.decorator_list]
        elif isinstance(node, ast.JoinedStr):
            parts = [node]
        found |= {id(inner) for part in parts if part for inner in ast.walk(part)}
    return found


def _changes(node: ast.AST) -> Iterator[tuple[str, Change]]:
    """The changes that can be made of one node: by its table, of its value, of what it decides, or its removal."""
    yield from _of_operators(node)
    if isinstance(node, ast.Constant):
        yield from _of_values(node)
    if isinstance(node, ast.If | ast.IfExp | ast.While):
        yield "condition", lambda node: _with(node, test=ast.UnaryOp(ast.Not(), node.test))
    if isinstance(node, ast.Return) and node.value is not None:
        yield "return", lambda node: _with(node, value=ast.Constant(None))
    if isinstance(node, ast.Expr | ast.AugAssign | ast.Continue | ast.Break):
        yield "deleted", lambda node: ast.Pass()


def _of_operators(node: ast.AST) -> Iterator[tuple[str, Change]]:
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARED:
        yield "comparison", lambda node: _with(node, ops=[COMPARED[type(node.ops[0])](), *node.ops[1:]])
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in CALCULATED:
        yield "operator", lambda node: _with(node, op=CALCULATED[type(node.op)]())
    elif isinstance(node, ast.BoolOp):
        yield "and/or", lambda node: _with(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub | ast.Invert):
        yield "unary", lambda node: node.operand


def _of_values(node: ast.Constant) -> Iterator[tuple[str, Change]]:
    if isinstance(node.value, bool):
        yield "truth", lambda node: _with(node, value=not node.value)
    elif isinstance(node.value, int):
        yield "number", lambda node: _with(node, value=node.value + 1)
    elif isinstance(node.value, str) and node.value:
        yield "text", lambda node: _with(node, value=node.value + "x")


def _with(node: ast.AST, **fields: object) -> ast.AST:
    changed = copy.copy(node)
    for name, value in fields.items():
        setattr(changed, name, value)
    return changed


class _Change(ast.NodeTransformer):
    def __init__(self, target: ast.AST, change: Change) -> None:
        self.target, self.change = target, change

    def visit(self, node: ast.AST) -> ast.AST:
        return ast.copy_location(self.change(node), node) if node is self.target else self.generic_visit(node)


def mutated(site: Site) -> str:
    """The text of the site's file with its change made."""
    tree = ast.parse(site.file.read_text(encoding="utf-8"))
    target = next(node for number, node in enumerate(ast.walk(tree)) if number == site.node)
    return ast.unparse(ast.fix_missing_locations(_Change(target, site.change).visit(tree)))


def notices(copied: Path, site: Site, tests: list[str]) -> bool:
    """Whether a test fails in the copy once the change is made there."""
    path = copied / site.file.relative_to(ROOT)
    original = path.read_bytes()
    path.write_text(mutated(site), encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-n0", "-p", "no:cacheprovider", *tests]
    try:
        run = subprocess.run(command, cwd=copied, env=_environment(copied), capture_output=True, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return True
    finally:
        path.write_bytes(original)
    return run.returncode != 0


def _environment(copied: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(copied), "PYTHONDONTWRITEBYTECODE": "1"}


def copy_of_project(folder: Path) -> Path:
    """A copy of what the tests need, in a folder of this name."""
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, folder / name)
    return folder


def described(site: Site) -> dict[str, object]:
    """A mutant as it is reported: where it is, what is changed, and the changed source line."""
    line = site.file.read_text(encoding="utf-8").splitlines()[site.line - 1].strip()
    return {"file": site.file.relative_to(ROOT).as_posix(), "line": site.line, "node": site.node, "how": site.how, "source": line}


def main(arguments: list[str]) -> int:
    """Run the sample, print each survivor and the share that was noticed, and write all of it as JSON where wanted."""
    chosen = _options(arguments)
    every = [site for path in sorted((ROOT / "basra_spec" / chosen.package).rglob("*.py")) for site in sites(path)]
    drawn = random.Random(chosen.seed).sample(every, min(chosen.number, len(every)))
    survivors: list[dict[str, object]] = []
    with tempfile.TemporaryDirectory() as folder:
        copied = copy_of_project(Path(folder))
        for number, site in enumerate(drawn, 1):
            if not notices(copied, site, chosen.tests):
                survivors.append(described(site))
                print(f"survives: {survivors[-1]}", flush=True)
            print(f"{number} of {len(drawn)}, {len(survivors)} survive", file=sys.stderr, flush=True)
    print(f"{len(drawn) - len(survivors)} of {len(drawn)} mutants noticed, drawn from {len(every)} by seed {chosen.seed}")
    if chosen.report:
        chosen.report.write_text(json.dumps({"drawn": len(drawn), "seed": chosen.seed, "survivors": survivors}, indent=1), encoding="utf-8")
    return 0


def _options(arguments: list[str]) -> Namespace:
    parser = ArgumentParser(prog="python -m tests.mutation_sample", description="Run the tests against a sample of changed code.")
    parser.add_argument("--seed", type=int, default=1, help="draws the sample (default 1)")
    parser.add_argument("--number", type=int, default=300, help="how many mutants are drawn (default 300)")
    parser.add_argument("--package", default="game", help="the package whose code is changed (default game)")
    parser.add_argument("--report", type=Path, help="write the survivors to this file as JSON")
    parser.add_argument("tests", nargs="*", default=list(TESTS), help="what pytest runs (default: the tests of the core)")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
