"""The cases by topic, each with its question, what every ruleset answers, and what it rests on."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from html import escape
from typing import Any, Final

from attrs import frozen

from basra_spec.conformance.cases import Case, Expectation
from basra_spec.engines.messages import Message
from basra_spec.game.ruleset import ScoreItem
from basra_spec.pages.citations import shipped_statements
from basra_spec.pages.page import Page
from basra_spec.pages.pictures import deck
from basra_spec.pages.render import markdown
from basra_spec.site import case_text
from basra_spec.site.case_html import Writing, fold, table, writing
from basra_spec.site.content import Edition, cases, rulesets
from basra_spec.site.html import in_english, quiet
from basra_spec.site.links import TopicPage, name_of, spoken, statement_address, topic_title, topics
from basra_spec.system.text import in_one_line

Answered = Mapping[str, Mapping[str, Message | None]]
"""The answers by case and ruleset."""
STANDINGS: Final = ("stated", "derived", "open")
LEAST_LISTED: Final = 4
"""Cases of a ruleset on a page from which on they are also listed by name."""
MOST_NAMED: Final = 3
"""Rulesets up to which they are named, though all that are left answer alike."""


_BY_NAME: Final = ("end", "items")
"""The parts of an answer of which only what the case names is compared and shown."""


@frozen
class Verdict:
    """An answer, and the rulesets that give it: those that the case is for, and the others. No answer: the question does not fit them."""

    answer: Message | None
    expected: tuple[str, ...]
    others: tuple[str, ...]


def pages(edition: Edition, answered: Answered) -> dict[str, str]:
    """The pages of the topics, and the list of them, by path."""
    words = writing(edition)
    found = {f"cases/{page.name}.md": _page(words, page, group[1:], answered) for group in topics().values() for page in group}
    return {"cases/index.md": _index(words), **found}


def _index(words: Writing) -> str:
    edition = words.edition
    said = {each: words.html("standing-text", standing=each) for each in STANDINGS}
    standings = [f"<div><dt>{_standing(words, each)}</dt> <dd>{text}</dd></div>" for each, text in said.items()]
    rows = [
        (f'<a href="{topic}.html">{words.html(f"topic-{topic}")}</a>', [words.html(f"topic-{topic}-text"), str(_count(group))])
        for topic, group in topics().items()
    ]
    lines = [f"# {edition.markdown('cases')}", "", edition.markdown("case-index", count=len(cases())), ""]
    lines += [f'<div class="basra-topics">{table(rows)}</div>', "", f"## {edition.markdown('case-reading')} {{#reading}}", ""]
    return "\n".join([*lines, edition.markdown("case-how"), "", f'<dl class="basra-standings">{"".join(standings)}</dl>'])


def _count(group: Sequence[TopicPage]) -> int:
    return sum(len(page.cases) for page in group)


# --- a topic --------------------------------------------------------------------------------------------------------------------------


def _page(words: Writing, page: TopicPage, further: Sequence[TopicPage], answered: Answered) -> str:
    """A page of a topic. The first one also leads to what stands on the `further` ones, so that each case has its anchor there."""
    edition = words.edition
    headings = {each.ruleset: _heading(edition, each) for each in edition.pages}
    legend = f'{words.html("count", count=len(page.cases))} · <a href="index.html#reading">{words.html("reading")}</a>'
    lines = [f"# {markdown.plain(topic_title(edition, page), edition.direction)}", ""]
    lines += [edition.markdown(f"case-topic-{page.topic}-text"), ""]
    lines += [f'<p class="label">{legend}</p>', ""]
    told = {ruleset: "".join(section_of(words, case, answered[case.id]) for case in group) for ruleset, group in page.groups}
    if any("<use " in inside for inside in told.values()):
        lines += [quiet(deck(words.ranks)), ""]
    for ruleset, group in page.groups:
        lines += [headings[ruleset], "", f"<div>{_contents(words, group)}{told[ruleset]}</div>", ""]
    for other in further if page.number == 1 else ():
        for ruleset, group in other.groups:
            lines += [headings[ruleset], "", f"<div>{_contents(words, group, f'{other.name}.html')}</div>", ""]
    return "\n".join(lines)


def _heading(edition: Edition, page: Page) -> str:
    title = markdown.plain(f"{page.title.text} ({page.ruleset})", edition.direction)
    language = f' lang="{escape(page.title.language)}"' if page.title.language else ""
    return f'## <bdi dir="auto"{language}>{title}</bdi> {{#for-{page.ruleset}}}'


def _contents(words: Writing, group: Sequence[Case], page: str = "") -> str:
    """The names of cases, each leading to its case: folded, or, where they stand on another `page`, open and with their anchors here."""
    if len(group) < LEAST_LISTED and not page:
        return ""
    links = "".join(_link(case, page) for case in group)
    names = f'<ul class="basra-names" lang="en" dir="ltr" data-search-exclude>{links}</ul>'
    return fold(words.html("count", count=len(group)), names, is_open=bool(page))


def _link(case: Case, page: str) -> str:
    name = escape(name_of(case))
    anchor = f' id="{name}"' if page else ""
    return f'<li{anchor}><a href="{page}#{name}">{escape(spoken(case))}</a></li>'


# --- a case ---------------------------------------------------------------------------------------------------------------------------


def section_of(words: Writing, case: Case, found: Mapping[str, Message | None]) -> str:
    """A case: its name, standing and question, what the rulesets answer to it, and what it rests on."""
    name, shown = escape(name_of(case)), found[case.rulesets[0]] or {}
    told = [
        f'<h3 id="{name}">{in_english(spoken(case))}<a class="headerlink" href="#{name}" data-search-exclude>¶</a></h3>',
        _standing(words, case.standing) if case.standing else "",
        case_text.question_html(words, case, shown),
        _verdicts(words, case, found, shown),
        *_readings(words, case, shown),
        f'<p class="label">{words.html("because")} {in_english(in_one_line(case.because))}</p>' if case.because else "",
        f'<p class="label">{words.html("cites")} {_cited(case.cites)}</p>' if case.cites else "",
    ]
    return f'<section class="basra-case">{"".join(told)}</section>'


def _standing(words: Writing, standing: str) -> str:
    return f'<span class="basra-standing {escape(standing)}">{words.html("standing", standing=standing)}</span>'


def _verdicts(words: Writing, case: Case, found: Mapping[str, Message | None], shown: Message) -> str:
    """Each answer with the rulesets that give it: ✓ marks those whose answer the case is."""
    fitting = [each for each in verdicts(case, found) if each.answer is not None]
    all_others = sum(bool(each.others) for each in fitting) == 1
    told = [_verdict(words, each, shown, all_others=all_others) for each in fitting]
    unfit = [name for name, answer in found.items() if answer is None]
    rest = f'<p class="label" data-search-exclude>{words.html("not-asked")} {in_english(", ".join(unfit))}</p>' if unfit else ""
    return f'<dl class="basra-verdicts" data-search-exclude>{"".join(told)}</dl>{rest}'


def _verdict(words: Writing, verdict: Verdict, shown: Message, *, all_others: bool) -> str:
    answer = case_text.answer_html(words, verdict.answer or {}, shown, _items((verdict.expected + verdict.others)[0]))
    expected = f'<dd class="expected">✓ {words.html("expected")} {_links(verdict.expected)}</dd>' if verdict.expected else ""
    others = f"<dd>{_others(words, verdict, all_others=all_others)}</dd>" if verdict.others else ""
    return f"<div><dt>{answer}</dt>{expected}{others}</div>"


def _others(words: Writing, verdict: Verdict, *, all_others: bool) -> str:
    """Those that the case is not for. Where they all answer alike and are many, nobody needs their names."""
    message = "also" if verdict.expected else "given"
    if all_others and len(verdict.others) > MOST_NAMED:
        return words.html(f"{message}-all")
    return f"{words.html(message)} {_links(verdict.others)}"


@cache
def _items(ruleset: str) -> Mapping[str, ScoreItem]:
    return rulesets()[ruleset].ruleset.round.score


def _links(names: Sequence[str]) -> str:
    links = ", ".join(f'<a href="../rules/{name}.html">{name}</a>' for name in names)
    return f'<bdi dir="ltr" lang="en">{links}</bdi>'


def _readings(words: Writing, case: Case, shown: Message) -> Iterator[str]:
    """What else is accepted: other ways that the player may choose, and other readings of the page."""
    items = _items(case.rulesets[0])

    def told(answer: Expectation) -> str:
        return case_text.answer_html(words, answer, shown, items)

    if len(case.outcomes) > 1:
        yield f"<p>{words.html('accepted')}</p><ul>{''.join(f'<li>{told(each)}</li>' for each in case.outcomes)}</ul>"
    if case.readings:
        home = f"../decisions.html#{case.rulesets[0]}"
        named = [(in_english(reading), answer) for reading, accepted in case.readings.items() for answer in accepted]
        rows = "".join(f'<li><a href="{home}">{reading}</a>: {told(answer)}</li>' for reading, answer in named)
        yield f"<p>{words.html('readings')}</p><ul>{rows}</ul>"


# --- what a case rests on -------------------------------------------------------------------------------------------------------------


def _cited(names: Sequence[str]) -> str:
    """Statements by the place where they stand."""
    found: dict[tuple[str, str], list[str]] = {}
    for name in names:
        statement = shipped_statements().statements[name]
        found.setdefault((", ".join(statement.documents), statement.section), []).append(_statement(name))
    told = [f"{', '.join(named)} ({escape(documents)}, “{escape(section)}”)" for (documents, section), named in found.items()]
    return f'<bdi dir="ltr" lang="en">{"; ".join(told)}</bdi>'


def _statement(name: str) -> str:
    return f'<a href="{escape(statement_address(name))}"><code>{escape(name)}</code></a>'


def verdicts(case: Case, answers: Mapping[str, Message | None]) -> list[Verdict]:
    """The distinct answers: first those of rulesets that the case is for, in its order, and last of all that there is none."""
    order = sorted(answers, key=lambda name: case.rulesets.index(name) if name in case.rulesets else len(case.rulesets))
    groups: list[tuple[Message | None, list[str]]] = []
    for name in order:
        answer = asked_of(case, answers[name])
        alike = next((names for other, names in groups if other == answer), None)
        if alike is None:
            groups.append((answer, alike := []))
        alike.append(name)
    found = [_split_rulesets(case, answer, names) for answer, names in groups]
    return sorted(found, key=lambda verdict: (verdict.answer is None, not verdict.expected))


def _split_rulesets(case: Case, answer: Message | None, names: Sequence[str]) -> Verdict:
    expected = tuple(name for name in names if name in case.rulesets)
    return Verdict(answer, expected, tuple(name for name in names if name not in expected))


def asked_of(case: Case, answer: Message | None) -> Message | None:
    """The part of an answer that the case is about: plays and scores whole, of the rest what the case names."""
    if answer is None:
        return None
    kept = {key: value for key, value in answer.items() if key != "id" and value != []}
    return {key: _named(case, key, value) if key in _BY_NAME else value for key, value in kept.items()}


def _named(case: Case, key: str, value: Mapping[str, Any]) -> Mapping[str, Any]:
    outcomes = [*case.outcomes, *(outcome for accepted in case.readings.values() for outcome in accepted)]
    named = {name for outcome in outcomes for name in outcome.get(key, ())}
    return {name: part for name, part in value.items() if name in named}
