"""The pages of cases by topic: each case with its question, what every ruleset answers, and what it rests on."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from html import escape
from typing import Any, Final

from attrs import frozen

from basra_spec.conformance.cases import Case, Expectation
from basra_spec.engines.messages import Message
from basra_spec.game.ruleset import ScoreItem
from basra_spec.pages.citations import builtin_statements
from basra_spec.pages.page import Page
from basra_spec.pages.pictures import draw_deck
from basra_spec.pages.render import markdown
from basra_spec.site.case_html import CaseWriter, case_writer, fold, table
from basra_spec.site.case_text import answer_html, question_html
from basra_spec.site.content import Edition, cases, rulesets
from basra_spec.site.html import exclude_from_search, in_english
from basra_spec.site.links import TopicPage, case_name, case_title, statement_address, topic_title, topics
from basra_spec.system.text import in_one_line

# The answers by case and ruleset.
Answers = Mapping[str, Mapping[str, Message | None]]
STANDINGS: Final = ("stated", "derived", "open")
# The fewest cases of a ruleset on a page that get a table of contents.
LEAST_LISTED: Final = 4
# The most rulesets that are named if all the others answer alike.
MOST_NAMED: Final = 3
# The parts of an answer of which only what the case names is compared.
_COMPARED_BY_NAME: Final = ("end", "items")


@frozen
class Verdict:
    """An answer (None: the question does not fit), and the rulesets that give it: those that the case is for, and the others."""

    answer: Message | None
    expected: tuple[str, ...]
    others: tuple[str, ...]


def verdicts(case: Case, answers: Mapping[str, Message | None]) -> list[Verdict]:
    """The distinct answers: first those of rulesets that the case is for, in its order; last that the question does not fit."""
    order = sorted(answers, key=lambda name: case.rulesets.index(name) if name in case.rulesets else len(case.rulesets))
    groups: list[tuple[Message | None, list[str]]] = []
    for name in order:
        answer = relevant_part(case, answers[name])
        same = next((names for other, names in groups if other == answer), None)
        if same is None:
            groups.append((answer, same := []))
        same.append(name)
    found = [
        Verdict(answer, tuple(name for name in names if name in case.rulesets), tuple(name for name in names if name not in case.rulesets))
        for answer, names in groups
    ]
    return sorted(found, key=lambda verdict: (verdict.answer is None, not verdict.expected))


def relevant_part(case: Case, answer: Message | None) -> Message | None:
    """The part of an answer that the case is about: whole plays and scores, and otherwise only what the case names."""
    if answer is None:
        return None
    kept = {key: value for key, value in answer.items() if key != "id" and value != []}
    return {key: _named_part(case, key, value) if key in _COMPARED_BY_NAME else value for key, value in kept.items()}


def _named_part(case: Case, key: str, value: Mapping[str, Any]) -> Mapping[str, Any]:
    outcomes = [*case.outcomes, *(outcome for accepted in case.readings.values() for outcome in accepted)]
    names = {name for outcome in outcomes for name in outcome.get(key, ())}
    return {name: part for name, part in value.items() if name in names}


# --- pages ----------------------------------------------------------------------------------------------------------------------------


def pages(edition: Edition, answers: Answers) -> dict[str, str]:
    """The pages of the topics and the list of them, as Markdown by path."""
    writer = case_writer(edition)
    found = {f"cases/{page.name}.md": _page(writer, page, group[1:], answers) for group in topics().values() for page in group}
    return {"cases/index.md": _index(writer), **found}


def _index(writer: CaseWriter) -> str:
    edition = writer.edition
    texts = {each: writer.html("standing-text", standing=each) for each in STANDINGS}
    standings = [f"<div><dt>{_standing(writer, each)}</dt> <dd>{text}</dd></div>" for each, text in texts.items()]
    counts = {topic: str(sum(len(page.cases) for page in group)) for topic, group in topics().items()}
    rows = [
        (f'<a href="{topic}.html">{writer.html(f"topic-{topic}")}</a>', [writer.html(f"topic-{topic}-text"), count])
        for topic, count in counts.items()
    ]
    lines = [f"# {edition.markdown('cases')}", "", edition.markdown("case-index", count=len(cases())), ""]
    lines += [f'<div class="basra-topics">{table(rows)}</div>', "", f"## {edition.markdown('case-reading')} {{#reading}}", ""]
    return "\n".join([*lines, edition.markdown("case-how"), "", f'<dl class="basra-standings">{"".join(standings)}</dl>'])


def _page(writer: CaseWriter, page: TopicPage, further: Sequence[TopicPage], answers: Answers) -> str:
    """A page of a topic. The first also links to the cases on the `further` pages, so that it has an anchor for each of them."""
    edition = writer.edition
    headings = {each.ruleset: _heading(edition, each) for each in edition.pages}
    legend = f'{writer.html("count", count=len(page.cases))} · <a href="index.html#reading">{writer.html("reading")}</a>'
    lines = [f"# {markdown.inline(topic_title(edition, page), edition.direction)}", ""]
    lines += [edition.markdown(f"case-topic-{page.topic}-text"), "", f'<p class="label">{legend}</p>', ""]
    sections = {ruleset: "".join(case_section(writer, case, answers[case.id]) for case in group) for ruleset, group in page.groups}
    if any("<use " in section for section in sections.values()):
        lines += [exclude_from_search(draw_deck(writer.ranks)), ""]
    for ruleset, group in page.groups:
        lines += [headings[ruleset], "", f"<div>{_contents(writer, group)}{sections[ruleset]}</div>", ""]
    for other in further if page.number == 1 else ():
        for ruleset, group in other.groups:
            lines += [headings[ruleset], "", f"<div>{_contents(writer, group, f'{other.name}.html')}</div>", ""]
    return "\n".join(lines)


def _heading(edition: Edition, page: Page) -> str:
    title = markdown.inline(f"{page.title.text} ({page.ruleset})", edition.direction)
    language = f' lang="{escape(page.title.language)}"' if page.title.language else ""
    return f'## <bdi dir="auto"{language}>{title}</bdi> {{#for-{page.ruleset}}}'


def _contents(writer: CaseWriter, group: Sequence[Case], page: str = "") -> str:
    """Links to cases: folded for cases on this page; for cases on another `page`, open and with their anchors."""
    if len(group) < LEAST_LISTED and not page:
        return ""
    links = "".join(_link(case, page) for case in group)
    names = f'<ul class="basra-names" lang="en" dir="ltr" data-search-exclude>{links}</ul>'
    return fold(writer.html("count", count=len(group)), names, is_open=bool(page))


def _link(case: Case, page: str) -> str:
    name = escape(case_name(case))
    anchor = f' id="{name}"' if page else ""
    return f'<li{anchor}><a href="{page}#{name}">{escape(case_title(case))}</a></li>'


# --- a case ---------------------------------------------------------------------------------------------------------------------------


def case_section(writer: CaseWriter, case: Case, answers: Mapping[str, Message | None]) -> str:
    """A case: its name, standing and question, the answers of the rulesets, and what it rests on."""
    name, main = escape(case_name(case)), answers[case.rulesets[0]] or {}
    parts = [
        f'<h3 id="{name}">{in_english(case_title(case))}<a class="headerlink" href="#{name}" data-search-exclude>¶</a></h3>',
        _standing(writer, case.standing) if case.standing else "",
        question_html(writer, case, main),
        _verdicts(writer, case, answers, main),
        *_accepted(writer, case, main),
        f'<p class="label">{writer.html("because")} {in_english(in_one_line(case.because))}</p>' if case.because else "",
        f'<p class="label">{writer.html("cites")} {_statements(case.cites)}</p>' if case.cites else "",
    ]
    return f'<section class="basra-case">{"".join(parts)}</section>'


def _standing(writer: CaseWriter, standing: str) -> str:
    return f'<span class="basra-standing {escape(standing)}">{writer.html("standing", standing=standing)}</span>'


def _verdicts(writer: CaseWriter, case: Case, answers: Mapping[str, Message | None], main: Message) -> str:
    """Each answer with the rulesets that give it; ✓ marks the rulesets that the case is for."""
    fitting = [each for each in verdicts(case, answers) if each.answer is not None]
    others_agree = sum(bool(each.others) for each in fitting) == 1
    markup = "".join(_verdict(writer, each, main, others_agree=others_agree) for each in fitting)
    unfit = [name for name, answer in answers.items() if answer is None]
    rest = f'<p class="label" data-search-exclude>{writer.html("not-asked")} {in_english(", ".join(unfit))}</p>' if unfit else ""
    return f'<dl class="basra-verdicts" data-search-exclude>{markup}</dl>{rest}'


def _verdict(writer: CaseWriter, verdict: Verdict, main: Message, *, others_agree: bool) -> str:
    answer = answer_html(writer, verdict.answer or {}, main, _score_items((verdict.expected + verdict.others)[0]))
    expected = f'<dd class="expected">✓ {writer.html("expected")} {_ruleset_links(verdict.expected)}</dd>' if verdict.expected else ""
    message = "also" if verdict.expected else "given"
    if others_agree and len(verdict.others) > MOST_NAMED:
        others = f"<dd>{writer.html(f'{message}-all')}</dd>"
    else:
        others = f"<dd>{writer.html(message)} {_ruleset_links(verdict.others)}</dd>" if verdict.others else ""
    return f"<div><dt>{answer}</dt>{expected}{others}</div>"


@cache
def _score_items(ruleset: str) -> Mapping[str, ScoreItem]:
    return rulesets()[ruleset].ruleset.round.score


def _ruleset_links(names: Sequence[str]) -> str:
    links = ", ".join(f'<a href="../rules/{name}.html">{name}</a>' for name in names)
    return f'<bdi dir="ltr" lang="en">{links}</bdi>'


def _accepted(writer: CaseWriter, case: Case, main: Message) -> Iterator[str]:
    """Other accepted answers: other ways that the player may choose, and other readings of the page."""
    items = _score_items(case.rulesets[0])

    def answer(expectation: Expectation) -> str:
        return answer_html(writer, expectation, main, items)

    if len(case.outcomes) > 1:
        yield f"<p>{writer.html('accepted')}</p><ul>{''.join(f'<li>{answer(each)}</li>' for each in case.outcomes)}</ul>"
    if case.readings:
        home = f"../decisions.html#{case.rulesets[0]}"
        readings = [(in_english(reading), each) for reading, accepted in case.readings.items() for each in accepted]
        rows = "".join(f'<li><a href="{home}">{reading}</a>: {answer(each)}</li>' for reading, each in readings)
        yield f"<p>{writer.html('readings')}</p><ul>{rows}</ul>"


def _statements(names: Sequence[str]) -> str:
    found: dict[tuple[str, str], list[str]] = {}
    for name in names:
        statement = builtin_statements().statements[name]
        link = f'<a href="{escape(statement_address(name))}"><code>{escape(name)}</code></a>'
        found.setdefault((", ".join(statement.documents), statement.section), []).append(link)
    places = [f"{', '.join(links)} ({escape(documents)}, “{escape(section)}”)" for (documents, section), links in found.items()]
    return f'<bdi dir="ltr" lang="en">{"; ".join(places)}</bdi>'
