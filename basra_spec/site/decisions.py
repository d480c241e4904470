"""What the documents leave open: the rules that are assumed, and each question with how every ruleset reads it."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape

from attrs import frozen

from basra_spec.pages.paragraphs import UNKNOWN, Line, line_of
from basra_spec.pages.render import html, markdown
from basra_spec.prose.explanation import Explaining, Question
from basra_spec.prose.sentences import sentence_at, sentences_at
from basra_spec.rulesets.merge import dotted
from basra_spec.rulesets.problems import Path
from basra_spec.rulesets.resolved import Decision, Resolved, in_language
from basra_spec.rulesets.schema import whole_schema
from basra_spec.site.content import Edition, assumed, cases, rulesets
from basra_spec.site.html import facts, in_english
from basra_spec.site.links import rules_address, to_cases, to_ruleset


@frozen
class Asked:
    """A question: the file that asks it, the rulesets in which it is open, and those made from them that have settled it."""

    home: str
    decision: Decision
    open_in: tuple[str, ...]
    settled_in: tuple[str, ...]


def page(edition: Edition) -> str:
    """The page of all assumptions and decisions."""
    lines = [f"# {edition.markdown('decisions')}", "", edition.markdown("decisions-text"), "", *_assumptions(edition)]
    for home, asked in _by_home().items():
        questions = _questions(edition, home, asked)
        inside = "".join(_question(edition, each, questions[each.decision.name]) for each in asked)
        lines += [f"## {markdown.plain(_title(edition, asked[0]), edition.direction)} {{#{home}}}", "", f"<div>{inside}</div>", ""]
    return "\n".join(lines)


def _title(edition: Edition, asked: Asked) -> str:
    """The title of the file that asks, with its id: several may be called alike."""
    return f"{in_language(asked.decision.file.data['title'], edition.language)} ({asked.home})"


# --- assumptions ----------------------------------------------------------------------------------------------------------------------


def _assumptions(edition: Edition) -> Iterator[str]:
    assuming = {name: found for name in rulesets() if (found := assumed(name))}
    yield from (f"## {edition.markdown('assumptions')} {{#assumptions}}", "", edition.markdown("assumptions-text"), "")
    yield f"<div>{''.join(_assuming(edition, name, found) for name, found in assuming.items())}</div>"
    stated = ", ".join(to_ruleset(edition, name, "") for name in rulesets() if name not in assuming)
    if stated:
        yield from ("", facts([(edition.html("all-stated"), stated)]))
    yield from ("", f'<p class="label">{edition.html("decision-text")}</p>', "")


def _assuming(edition: Edition, name: str, found: Mapping[Path, Sequence[str]]) -> str:
    rows = "".join(f"<li>{_assumed(edition, name, path, decisions)}</li>" for path, decisions in found.items())
    return f'<h3 id="assumptions.{escape(name)}">{to_ruleset(edition, name, "")}</h3><ul>{rows}</ul>'


def _assumed(edition: Edition, name: str, path: Path, decisions: Sequence[str]) -> str:
    sentence = sentence_at(edition.told[name], path)
    told = f'<a href="{rules_address(edition, name, "", path)}">{html.marked(sentence.text)}</a>' if sentence else in_english(dotted(path))
    homes = {decision: str(rulesets()[name].decisions[decision].file.data["id"]) for decision in decisions}
    links = ", ".join(f'<a href="#{_anchor(home, decision)}">{in_english(decision)}</a>' for decision, home in homes.items())
    return f"{told}<br><small>{links}</small>" if links else told


def _anchor(home: str, decision: str) -> str:
    return escape(f"{home}.{decision}")


# --- questions ------------------------------------------------------------------------------------------------------------------------


def _by_home() -> dict[str, list[Asked]]:
    """The questions by the file that asks them, rulesets first."""
    found: dict[tuple[str, str], list[str]] = {}
    decisions: dict[tuple[str, str], Decision] = {}
    for name, resolved in rulesets().items():
        for decision in resolved.decisions.values():
            key = str(decision.file.data["id"]), decision.name
            found.setdefault(key, []).append(name)
            decisions.setdefault(key, decision)
    asking = {home for home, _ in found}
    homes: dict[str, list[Asked]] = {home: [] for home in (*rulesets(), *sorted(asking)) if home in asking}
    for (home, name), open_in in found.items():
        settled = [each for each, resolved in rulesets().items() if home in resolved.lineage and each not in open_in]
        homes[home].append(Asked(home, decisions[home, name], tuple(open_in), tuple(settled)))
    return homes


def _questions(edition: Edition, home: str, asked: Sequence[Asked]) -> dict[str, Question]:
    """The readings of each question as the ruleset that asks it tells them, or the first in which it is open."""
    names = [home if home in each.open_in else each.open_in[0] for each in asked]
    open_in = {
        name: {each.name: each for each in Explaining(rulesets()[name], whole_schema(), edition.words).open_questions()}
        for name in dict.fromkeys(names)
    }
    return {each.decision.name: open_in[name][each.decision.name] for each, name in zip(asked, names, strict=True)}


def _question(edition: Edition, asked: Asked, question: Question) -> str:
    rows = [*_taken(edition, asked), *_readings(edition, question)]
    if asked.settled_in:
        rows.append((edition.html("settled"), ", ".join(to_ruleset(edition, name, "") for name in asked.settled_in)))
    showing = [case for case in cases() if set(case.readings) & set(asked.decision.others) and set(case.rulesets) & set(asked.open_in)]
    return (
        f'<h3 id="{_anchor(asked.home, question.name)}">{in_english(question.name.replace("-", " "))}</h3>'
        f"<p>{html.text_of(Line(question.why, language=UNKNOWN))}</p>"
        + facts(rows)
        + to_cases(edition.html("showing", count=len(showing)), showing, "")
    )


def _taken(edition: Edition, asked: Asked) -> Iterator[tuple[str, str]]:
    """How each ruleset in which the question is open reads it; those that say it alike stand together."""
    alike: dict[tuple[str, ...], list[str]] = {}
    for name in asked.open_in:
        alike.setdefault(tuple(_sentences(edition, rulesets()[name], asked.decision)), []).append(name)
    for sentences, names in alike.items():
        links = ", ".join(to_ruleset(edition, name, "") for name in names)
        yield edition.html("taken"), links + _list([[Line(sentence)] for sentence in sentences])


def _sentences(edition: Edition, resolved: Resolved, decision: Decision) -> dict[str, None]:
    there = [leaf for leaf in decision.leaves if resolved.merged.value(leaf) is not None]
    return dict.fromkeys(each.text for leaf in there for each in sentences_at(edition.told[resolved.id], leaf))


def _readings(edition: Edition, question: Question) -> Iterator[tuple[str, str]]:
    for reading in question.readings:
        for message, passages in (("read-otherwise", reading.passages), ("read-without", reading.without)):
            if passages:
                yield edition.html(message, reading=reading.name), _list([list(map(line_of, passage)) for passage in passages])


def _list(passages: Sequence[Sequence[Line]]) -> str:
    """Passages as a list, the sentences of each one after the other."""
    items = "".join(f"<li>{' '.join(map(html.text_of, passage))}</li>" for passage in passages)
    return f"<ul>{items}</ul>" if items else ""
