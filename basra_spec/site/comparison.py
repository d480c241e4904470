"""The page on which rulesets stand side by side: a table of rules and rulesets, and every difference with a position that shows it."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape

from basra_spec.explanation import Explaining
from basra_spec.printing import html
from basra_spec.prose import Told, sentence_at
from basra_spec.site.content import SIZE, Compared, Differing, rulesets, schema
from basra_spec.site.tree import Making, in_english

Sentences = Mapping[str, Sequence[Told]]


def page(made: Making, compared: Sequence[Compared]) -> str:
    """The comparison of all rulesets."""
    told = {name: Explaining(each, schema(), made.words).told() for name, each in rulesets().items()}
    sections = [_section(made, each, told) for each in compared if each.differing]
    head = ["---", "search: {boost: 0.5}", "---", f"# {made.plain('compare')}", "", made.plain("compare-text"), ""]
    return "\n".join([*head, _matrix(made, compared), "", *sections])


def _matrix(made: Making, compared: Sequence[Compared]) -> str:
    shown = [each for each in compared if each.differing]
    rules = dict.fromkeys(found.name for each in shown for found in each.differing)
    head = "".join(f'<th scope="col"><a href="#{each.ruleset}">{in_english(each.ruleset)}</a></th>' for each in shown)
    totals = "".join(f"<td>{len(each.differing)}</td>" for each in shown)
    rows = "".join(f'<tr><th scope="row">{in_english(rule)}</th>{"".join(_cell(each, rule) for each in shown)}</tr>' for rule in rules)
    first = f'<th scope="col">{escape(made.tell("rule"))}</th>'
    return (
        f'<div class="basra-scroll" tabindex="0" role="region" aria-label="{escape(made.tell("compare"))}" data-search-exclude>'
        f'<table class="basra-matrix"><thead><tr>{first}{head}</tr></thead><tbody>{rows}<tr><td></td>{totals}</tr></tbody></table></div>'
    )


def _cell(compared: Compared, rule: str) -> str:
    found = any(each.name == rule for each in compared.differing)
    label = f"{compared.ruleset}: {rule}"
    return f'<td><a href="#{_anchor(compared, rule)}" aria-label="{escape(label)}">≠</a></td>' if found else "<td></td>"


def _anchor(compared: Compared, rule: str) -> str:
    return f"{compared.ruleset}.{rule}"


def _section(made: Making, compared: Compared, told: Sentences) -> str:
    title = made.plain("differs-from", ruleset=compared.ruleset, other=compared.other)
    inside = "".join(_difference(made, compared, each, told) for each in compared.differing)
    return f"## {title} {{#{compared.ruleset}}}\n\n<div>{inside}</div>\n"


def _difference(made: Making, compared: Compared, found: Differing, told: Sentences) -> str:
    sides = "".join(_side(name, found, told[name]) for name in (compared.ruleset, compared.other))
    heading = f'<h3 id="{escape(_anchor(compared, found.name))}">{in_english(found.name)}</h3>'
    return f"{heading}<ul>{sides}</ul>{''.join(_position(made, found))}"


def _side(name: str, found: Differing, told: Sequence[Told]) -> str:
    """What a ruleset says there: the sentences at the rule and below it, or the one that tells it with others."""
    depth = len(found.path)
    sentences = [each.text for each in told if each.path[:depth] == found.path]
    around = sentence_at(told, found.path)
    shown = sentences or ([around.text] if around and len(around.path) > 1 else ["–"])
    return f"<li>{in_english(name)}: {' '.join(map(html.marked, shown))}</li>"


def _position(made: Making, found: Differing) -> Iterator[str]:
    if not found.position:
        yield f'<p class="label">{html.marked(made.tell("no-position", size=SIZE))}</p>'
        return
    yield f"<p>{html.marked(made.tell('position'))}: {in_english(found.position)}</p><ul>"
    yield from (f"<li>{in_english(name)}: {in_english(answer)}</li>" for name, answer in found.answers)
    yield "</ul>"
