"""The page about what the documents leave open: the rules that are assumed, and each decision with every ruleset's reading of it."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape

from attrs import frozen

from basra_spec.pages.paragraphs import UNKNOWN_LANGUAGE, Line, to_line
from basra_spec.pages.render import html, markdown
from basra_spec.prose.explanation import Explainer, Question
from basra_spec.prose.sentences import sentence_at, sentences_at
from basra_spec.rulesets.merge import dotted
from basra_spec.rulesets.problems import Path
from basra_spec.rulesets.resolved import Decision, Resolved, in_language
from basra_spec.rulesets.schema import whole_schema
from basra_spec.site.content import Edition, assumed_rules, cases, rulesets
from basra_spec.site.html import facts, in_english
from basra_spec.site.links import case_links, ruleset_address, ruleset_link


@frozen
class OpenDecision:
    """A decision: the id of its file, the rulesets in which it is open, and those derived from the file that have settled it."""

    home: str
    decision: Decision
    open_in: tuple[str, ...]
    settled_in: tuple[str, ...]


def page(edition: Edition) -> str:
    """The page of all assumptions and decisions as Markdown."""
    lines = [f"# {edition.markdown('decisions')}", "", edition.markdown("decisions-text"), "", *_assumptions(edition)]
    for home, decisions in _by_home().items():
        questions = _questions(edition, home, decisions)
        inside = "".join(_decision(edition, each, questions[each.decision.name]) for each in decisions)
        title = f"{in_language(decisions[0].decision.file.data['title'], edition.language)} ({home})"
        lines += [f"## {markdown.inline(title, edition.direction)} {{#{home}}}", "", f"<div>{inside}</div>", ""]
    return "\n".join(lines)


# --- assumptions ----------------------------------------------------------------------------------------------------------------------


def _assumptions(edition: Edition) -> Iterator[str]:
    assuming = {name: assumed for name in rulesets() if (assumed := assumed_rules(name))}
    yield from (f"## {edition.markdown('assumptions')} {{#assumptions}}", "", edition.markdown("assumptions-text"), "")
    yield f"<div>{''.join(_assuming_ruleset(edition, name, assumed) for name, assumed in assuming.items())}</div>"
    stated = ", ".join(ruleset_link(edition, name, "") for name in rulesets() if name not in assuming)
    if stated:
        yield from ("", facts([(edition.html("all-stated"), stated)]))
    yield from ("", f'<p class="label">{edition.html("decision-text")}</p>', "")


def _assuming_ruleset(edition: Edition, name: str, assumed: Mapping[Path, Sequence[str]]) -> str:
    rows = "".join(f"<li>{_assumed_rule(edition, name, path, decisions)}</li>" for path, decisions in assumed.items())
    return f'<h3 id="assumptions.{escape(name)}">{ruleset_link(edition, name, "")}</h3><ul>{rows}</ul>'


def _assumed_rule(edition: Edition, name: str, path: Path, decisions: Sequence[str]) -> str:
    sentence = sentence_at(edition.sentences[name], path)
    rule = (
        f'<a href="{ruleset_address(edition, name, "", path)}">{html.inline(sentence.text)}</a>' if sentence else in_english(dotted(path))
    )
    homes = {decision: str(rulesets()[name].decisions[decision].file.data["id"]) for decision in decisions}
    links = ", ".join(f'<a href="#{_anchor(home, decision)}">{in_english(decision)}</a>' for decision, home in homes.items())
    return f"{rule}<br><small>{links}</small>" if links else rule


def _anchor(home: str, decision: str) -> str:
    return escape(f"{home}.{decision}")


# --- decisions ------------------------------------------------------------------------------------------------------------------------


def _by_home() -> dict[str, list[OpenDecision]]:
    """The decisions by the id of their file, rulesets first."""
    open_in: dict[tuple[str, str], list[str]] = {}
    decisions: dict[tuple[str, str], Decision] = {}
    for name, resolved in rulesets().items():
        for decision in resolved.decisions.values():
            key = str(decision.file.data["id"]), decision.name
            open_in.setdefault(key, []).append(name)
            decisions.setdefault(key, decision)
    homes = {home for home, _ in open_in}
    found: dict[str, list[OpenDecision]] = {home: [] for home in (*rulesets(), *sorted(homes)) if home in homes}
    for (home, name), names in open_in.items():
        settled = [each for each, resolved in rulesets().items() if home in resolved.lineage and each not in names]
        found[home].append(OpenDecision(home, decisions[home, name], tuple(names), tuple(settled)))
    return found


def _questions(edition: Edition, home: str, decisions: Sequence[OpenDecision]) -> dict[str, Question]:
    """Each decision with its readings, in the sentences of the ruleset that makes it, or of the first in which it is open."""
    names = {each.decision.name: home if home in each.open_in else each.open_in[0] for each in decisions}
    questions = {
        name: Explainer(rulesets()[name], whole_schema(), edition.messages).open_questions() for name in dict.fromkeys(names.values())
    }
    return {decision: next(each for each in questions[name] if each.name == decision) for decision, name in names.items()}


def _decision(edition: Edition, decision: OpenDecision, question: Question) -> str:
    rows = [*_taken_readings(edition, decision), *_other_readings(edition, question)]
    if decision.settled_in:
        rows.append((edition.html("settled"), ", ".join(ruleset_link(edition, name, "") for name in decision.settled_in)))
    readings, open_in = set(decision.decision.others), set(decision.open_in)
    showing = [case for case in cases() if readings & set(case.readings) and open_in & set(case.rulesets)]
    return (
        f'<h3 id="{_anchor(decision.home, question.name)}">{in_english(question.name.replace("-", " "))}</h3>'
        f"<p>{html.render_line(Line(question.why, language=UNKNOWN_LANGUAGE))}</p>"
        + facts(rows)
        + case_links(edition.html("showing", count=len(showing)), showing, "")
    )


def _taken_readings(edition: Edition, decision: OpenDecision) -> Iterator[tuple[str, str]]:
    """The readings that rulesets take; those with the same sentences together."""
    found: dict[tuple[str, ...], list[str]] = {}
    for name in decision.open_in:
        found.setdefault(tuple(_sentences(edition, rulesets()[name], decision.decision)), []).append(name)
    for sentences, names in found.items():
        links = ", ".join(ruleset_link(edition, name, "") for name in names)
        yield edition.html("taken"), links + _list([[Line(sentence)] for sentence in sentences])


def _sentences(edition: Edition, resolved: Resolved, decision: Decision) -> dict[str, None]:
    leaves = [leaf for leaf in decision.leaves if resolved.merged.value(leaf) is not None]
    return dict.fromkeys(each.text for leaf in leaves for each in sentences_at(edition.sentences[resolved.id], leaf))


def _other_readings(edition: Edition, question: Question) -> Iterator[tuple[str, str]]:
    for reading in question.readings:
        for message, passages in (("read-otherwise", reading.passages), ("read-without", reading.without)):
            if passages:
                yield edition.html(message, reading=reading.name), _list([list(map(to_line, passage)) for passage in passages])


def _list(passages: Sequence[Sequence[Line]]) -> str:
    items = "".join(f"<li>{' '.join(map(html.render_line, passage))}</li>" for passage in passages)
    return f"<ul>{items}</ul>" if items else ""
