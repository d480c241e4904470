"""The cases by topic, each with what every ruleset answers; rulesets that answer alike stand together."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from itertools import groupby

from basra_spec.cases import Case
from basra_spec.messages import Message
from basra_spec.printing import html, markdown
from basra_spec.site.content import cases
from basra_spec.site.tree import Making, in_english
from basra_spec.telling import told

Answered = Mapping[str, Mapping[str, Message | None]]
"""The answers by case and ruleset."""


def pages(made: Making, answered: Answered) -> dict[str, str]:
    """The pages of the topics, and the list of them, by path."""
    topics = {topic: list(group) for topic, group in groupby(cases(), lambda case: case.topic)}
    found = {f"cases/{topic}.md": _topic(made, topic, group, answered) for topic, group in topics.items()}
    links = [f"- [{topic}]({topic}.md) ({len(group)})" for topic, group in topics.items()]
    return {"cases/index.md": "\n".join([*_head(made, made.plain("cases"), len(cases())), *links]), **found}


def topics() -> list[str]:
    """The topics of the suite."""
    return list(dict.fromkeys(case.topic for case in cases()))


def _head(made: Making, title: str, count: int) -> list[str]:
    return [f"# {title}", "", made.plain("cases-text", count=count), ""]


def _topic(made: Making, topic: str, group: Sequence[Case], answered: Answered) -> str:
    inside = "".join(_case(made, case, answered[case.id]) for case in group)
    return "\n".join([*_head(made, f"{made.plain('cases')}: {markdown.plain(topic)}", len(group)), f"<div>{inside}</div>"])


def _case(made: Making, case: Case, answers: Mapping[str, Message | None]) -> str:
    name = case.id.rpartition("/")[2]
    because = f'<p class="label">{in_english(case.because)}</p>' if case.because else ""
    asked = {key: value for key, value in case.question.items() if key != "ask"}
    return (
        f'<h2 id="{escape(name)}">{in_english(name.replace("-", " "))}</h2><p>{in_english(told(asked))}</p>'
        f"<ul>{''.join(_verdicts(made, case, answers))}</ul>{because}"
    )


def _verdicts(made: Making, case: Case, answers: Mapping[str, Message | None]) -> Iterator[str]:
    alike: dict[str, list[str]] = {}
    for ruleset, answer in answers.items():
        alike.setdefault(_verdict(made, case, answer), []).append(ruleset)
    for verdict, names in alike.items():
        yield f"<li><strong>{verdict}</strong><br>{in_english(', '.join(names))}</li>"


def _verdict(made: Making, case: Case, answer: Message | None) -> str:
    """An answer as HTML: the last play in words, and of the rest what the case asks for."""
    if answer is None:
        return html.marked(made.tell("no-answer"))
    plays, wanted = answer.get("plays"), {key for outcome in case.outcomes for key in outcome.get("end", ())}
    end = {key: value for key, value in answer.get("end", {}).items() if key in wanted or not plays}
    other = {key: value for key, value in answer.items() if key not in ("id", "items", "end", "plays")}
    told_rest = [in_english(told({**other, **end}))] if other or end else []
    return "; ".join([*([_play(made, plays[-1])] if plays else []), *told_rest])


def _play(made: Making, played: Message) -> str:
    if "refused" in played:
        return html.marked(made.tell("verdict-refused", code=played["refused"]))
    if not played.get("taken"):
        return html.marked(made.tell("verdict-nothing"))
    taken = in_english(played["taken"]).join(html.marked(made.tell("verdict-takes", cards="\n")).split("\n"))
    return taken + (f"; {html.marked(made.tell('verdict-basra', points=played['basra']))}" if played.get("basra") else "")
