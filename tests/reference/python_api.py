"""The page on the Python API: what `basra_spec` exports, with the signatures and docstrings of its source.

The source is parsed and not run, so that annotations appear as they are written.
"""

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from inspect import cleandoc
from pathlib import Path
from typing import Final

import basra_spec

SECTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "Load rules": ("load_rules", "load", "compile_rules", "Rules", "ProblemsFound", "Problem"),
    "Cards": ("parse_card", "parse_cards", "parse_set", "names", "set_names", "members", "CardError"),
    "Play": ("Position", "Award", "Play", "Previous", "apply", "Played", "advance", "IllegalPlay", "AmbiguousPlay"),
    "Rounds and scores": ("deal", "DealError", "score", "Score", "standing", "Standing", "MatchError"),
    "Read and judge": ("explain", "Explanation", "Hauls", "view", "View"),
}
"""What is exported, by purpose."""

_PACKAGE: Final = Path(basra_spec.__file__).parent
_STRATEGIES: Final = """\
`basra_spec.strategies` generates values for [Hypothesis](https://hypothesis.readthedocs.io/). The package does not export it, and it needs
the extra `test`. See [test with Hypothesis](../how-to/test-with-hypothesis.md)."""

Defined = ast.FunctionDef | ast.ClassDef


def page() -> Iterator[str]:
    """The lines of the page below the part that is written by hand."""
    for title, names in SECTIONS.items():
        yield f"## {title}"
        for name in names:
            yield from _entry(_definitions(_home(name))[name])
        yield ""
    yield "## Strategies\n"
    yield _STRATEGIES + "\n"
    yield from _strategies(_definitions("strategies").values())


def _home(name: str) -> str:
    return str(getattr(basra_spec, name).__module__).removeprefix("basra_spec.")


@cache
def _definitions(module: str) -> Mapping[str, Defined]:
    """The public functions and classes of a module, by name, in their order."""
    tree = ast.parse((_PACKAGE / f"{module.replace('.', '/')}.py").read_text(encoding="utf-8"))
    return {node.name: node for node in tree.body if isinstance(node, Defined) and not node.name.startswith("_")}


def _entry(node: Defined) -> Iterator[str]:
    yield f"\n### {node.name}\n"
    yield f"```python\n{_signature(node)}\n```\n"
    yield _docstring(node)
    if isinstance(node, ast.ClassDef):
        for number, part in enumerate([*_fields(node), *_methods(node)]):
            yield part if number else f"\n{part}"


def _docstring(node: Defined) -> str:
    return cleandoc(ast.get_docstring(node) or "")


# --- signatures ---------------------------------------------------------------------------------------------------------------------


def _signature(node: Defined) -> str:
    if isinstance(node, ast.ClassDef):
        fields = [each for each in node.body if isinstance(each, ast.AnnAssign)]
        above = f"({', '.join(map(ast.unparse, node.bases))})" if node.bases else ""
        return _wrapped(node.name, map(ast.unparse, fields), "") if fields else f"class {node.name}{above}"
    return _wrapped(node.name, _parameters(node), f" -> {ast.unparse(node.returns)}" if node.returns else "")


def _wrapped(name: str, parts: Iterable[str], result: str) -> str:
    """A signature on one line, or one line for each part if that is too long."""
    parts = list(parts)
    line = f"{name}({', '.join(parts)}){result}"
    return line if len(line) <= 100 else "\n".join([f"{name}(", *(f"    {part}," for part in parts), f"){result}"])


def _parameters(node: ast.FunctionDef) -> Iterator[str]:
    """The parameters as they are written, without self."""
    given = node.args
    defaults = [None] * (len(given.args) - len(given.defaults)) + list(given.defaults)
    for parameter, default in zip(given.args, defaults, strict=True):
        if parameter.arg not in ("self", "cls"):
            yield _parameter(parameter, default)
    if given.kwonlyargs:
        yield "*"
    for parameter, default in zip(given.kwonlyargs, given.kw_defaults, strict=True):
        yield _parameter(parameter, default)


def _parameter(parameter: ast.arg, default: ast.expr | None) -> str:
    return ast.unparse(parameter) + (f" = {ast.unparse(default)}" if default else "")


# --- values -------------------------------------------------------------------------------------------------------------------------


def _fields(node: ast.ClassDef) -> Iterator[str]:
    """The fields, each with the docstring below it in the source."""
    for field, text in zip(node.body, node.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(text, ast.Expr) and isinstance(text.value, ast.Constant):
            yield f"- `{ast.unparse(field.target)}`: {_joined(str(text.value.value))}"


def _methods(node: ast.ClassDef) -> Iterator[str]:
    """The public methods and properties."""
    for method in node.body:
        if isinstance(method, ast.FunctionDef) and not method.name.startswith("_"):
            decorators = [ast.unparse(each) for each in method.decorator_list]
            owner = node.name if "classmethod" in decorators else ""
            name = method.name if "property" in decorators else f"{method.name}({', '.join(_parameters(method))})"
            yield f"- `{owner}.{name}`: {_joined(_docstring(method))}"


def _joined(text: str) -> str:
    return " ".join(text.split())


def _strategies(found: Iterable[Defined]) -> Iterator[str]:
    for node in found:
        if isinstance(node, ast.FunctionDef):
            parameters = ", ".join(each for each in _parameters(node) if not each.startswith("draw:"))
            yield f"- `{node.name}({parameters})`: {_joined(_docstring(node))}"
