"""What the documentation says of each problem code: its section of the reference, or the docstring of its check."""

import re
from functools import cache
from typing import Final

from basra_spec.analysis import lint
from basra_spec.rulesets import checks
from basra_spec.system.resources import shipped

_HEADING: Final = re.compile(r"^(##+) (.+)$", re.MULTILINE)


@cache
def documented() -> dict[str, str]:
    """The text of each code, in Markdown. Headings that follow one another share the text below the last of them."""
    page = (shipped("docs") / "reference" / "problems.md").read_text(encoding="utf-8")
    _, *parts = _HEADING.split(page)
    found: dict[str, str] = {}
    waiting: list[str] = []
    for marks, title, text in zip(parts[::3], parts[1::3], parts[2::3], strict=True):
        waiting = [*waiting, title] if marks == "###" else []
        if text.strip() and waiting:
            found |= dict.fromkeys(waiting, text.strip())
            waiting = []
    return found | {check.code: check.page for check in (*checks.CHECKS, *lint.CHECKS)}
