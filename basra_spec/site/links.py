"""Links to the rules and cases of the site; `up` leads from a page to the folder of its language."""

from collections.abc import Sequence
from html import escape

from basra_spec.conformance.cases import Case
from basra_spec.pages.render import html
from basra_spec.pages.render.footnotes import RULE
from basra_spec.prose.sentences import sentences_at
from basra_spec.rulesets.merge import dotted
from basra_spec.rulesets.problems import Path
from basra_spec.site.edition import Edition
from basra_spec.site.html import in_english
from basra_spec.site.topics import case_addresses, spoken


def to_ruleset(edition: Edition, name: str, up: str, path: Path = ()) -> str:
    """A link to the page of a ruleset, or to the sentence there that tells a path; of what is no ruleset its name."""
    shown = in_english(dotted(path)) if path else f"<bdi>{html.marked(edition.titles.get(name, name))}</bdi>"
    return f'<a href="{rules_address(edition, name, up, path)}">{shown}</a>' if name in edition.told else shown


def rules_address(edition: Edition, name: str, up: str, path: Path = ()) -> str:
    """Where the page of a ruleset stands, or the first sentence there that tells a path."""
    sentences = sentences_at(edition.told[name], path) if path else []
    return f"{up}rules/{name}.html" + (f"#{RULE}{escape(dotted(sentences[0].path))}" if sentences else "")


def to_cases(summary: str, found: Sequence[Case], up: str) -> str:
    """Links to cases as a list that opens, since there may be many; nothing where there are none."""
    links = "".join(f"<li>{_to_case(case, up)}</li>" for case in found)
    folded = f'<details class="basra-cases" data-search-exclude><summary>{summary}</summary><ul>{links}</ul></details>'
    return folded if found else ""


def _to_case(case: Case, up: str) -> str:
    return f'<a href="{up}{escape(case_addresses()[case.id])}">{in_english(spoken(case))}</a>'
