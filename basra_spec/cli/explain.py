"""`basra-spec explain`."""

from collections.abc import Container, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import attrs
import click

from basra_spec.cli.options import messages_option
from basra_spec.cli.output import brief, say, say_json
from basra_spec.prose.explanation import Backing, Explained, Explaining, Passage, Question, Replaced, nearest_rule
from basra_spec.prose.fluent import MessageError, Messages
from basra_spec.prose.languages import messages
from basra_spec.prose.sentences import NONE, Told, grouped
from basra_spec.provenance.statements import statements
from basra_spec.rulesets import loader
from basra_spec.rulesets.merge import dotted
from basra_spec.rulesets.resolved import Resolved, in_language
from basra_spec.rulesets.schema import as_yaml, whole_schema

_MOST_STATEMENTS: Final = 3
_ENDS: Final = ".: \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
"""What a sentence may end with that another one quotes."""


@click.command("explain")
@click.argument("ruleset")
@click.argument("path", required=False)
@click.option("--lang", "language", default="en", show_default=True, metavar="LANG", help="The language of the sentences.")
@messages_option
@click.option("--json", "as_json", is_flag=True, help="Print it as JSON.")
def command(ruleset: str, path: str | None, language: str, own: Path | None, as_json: bool) -> None:
    """Tell the rules of a ruleset in plain sentences, as a page of rules does.

    PATH is a dotted path as in basra.kinds.komi: then each rule at or below it is told with the file and line that set it, what it took
    the place of, what the page says, and how else the page can be read.
    """
    resolved = loader.load(ruleset)
    try:
        words = messages(language, own)
        explaining = Explaining(resolved, whole_schema(), words)
        if path:
            _tell_rules(explaining, path, as_json=as_json)
        else:
            _tell_page(resolved, explaining.told(), words, as_json=as_json)
    except MessageError as error:
        raise click.ClickException(str(error)) from None


# --- the page -----------------------------------------------------------------------------------------------------------------------


def _tell_page(resolved: Resolved, told: Sequence[Told], words: Messages, *, as_json: bool) -> None:
    groups = grouped(told, resolved.merged.data, words)
    headings = {group: words.tell(f"group-{group}", {}) for group, sentences in groups.items() if sentences}
    title, notes = resolved.title(words.language), _notes(resolved, words.language)
    if as_json:
        parts = [
            {"id": group, "title": heading, "sentences": [_as_json(each) for each in groups[group]]} for group, heading in headings.items()
        ]
        say_json({"id": resolved.id, "title": title, "language": words.language, "groups": parts, "notes": notes})
        return
    say(f"# {title} ({' < '.join(reversed(resolved.lineage))})", bold=True)
    for group, heading in headings.items():
        say(f"\n## {heading}\n", bold=True)
        for each in groups[group]:
            say(f"{'  ' * each.depth}- {each.text}")
    if notes:
        say(f"\n## {words.tell('told-notes', {})}\n\n{notes}")


def _notes(resolved: Resolved, language: str) -> str:
    notes = resolved.file.data.get("notes")
    return in_language(notes, language) if notes else ""


def _as_json(told: Told) -> dict[str, Any]:
    return {"path": dotted(told.path), "depth": told.depth, "text": told.text}


# --- some of the rules --------------------------------------------------------------------------------------------------------------


def _tell_rules(explaining: Explaining, path: str, *, as_json: bool) -> None:
    known = statements().values()
    rules, removed = list(explaining.rules(path, known)), list(explaining.removed(path, known))
    if not rules and not removed:
        raise click.UsageError(f'there is no rule "{path}"; {nearest_rule(explaining.resolved, path)}')
    if as_json:
        gone = [_replaced_as_json(replaced) | {"removed_by": place} for place, replaced in removed]
        say_json({"id": explaining.resolved.id, "rules": list(map(_rule_as_json, rules)), "removed": gone})
        return
    words, told = explaining.messages, set[str]()
    for same in _by_sentence(rules):
        for rule in same:
            say(f"{rule.rule.path}: {as_yaml(rule.rule.value)}  ({brief(rule.rule.set_by)})", bold=True)
        for line in (*_bulleted(_texts(same[0].passage)), *_within(same[0], told, words), *_known(same, words)):
            say(f"  {line}")
        told.add(same[0].told_at)
    for place, replaced in removed:
        say(replaced.path, bold=True)
        for line in (*_passage(words, "told-removed", replaced.passage, place=brief(place)), *_indented(_statements(replaced, words))):
            say(f"  {line}")


def _by_sentence(rules: Sequence[Explained]) -> list[list[Explained]]:
    """Rules that one sentence tells stand together."""
    found: dict[str, list[Explained]] = {}
    for rule in rules:
        found.setdefault(rule.told_at, []).append(rule)
    return list(found.values())


def _within(rule: Explained, told: Container[str], words: Messages) -> Iterator[str]:
    """The sentence above, unless it has been told already."""
    if rule.within and rule.within[0] not in told:
        yield words.tell("told-within", {"sentence": rule.within[1].rstrip(_ENDS)})


def _known(same: Sequence[Explained], words: Messages) -> Iterator[str]:
    """All that is known of the rules of one sentence: at once where it is the same of all, else under the path of each."""
    lines = {rule.rule.path: list(_lines(rule, words)) for rule in same}
    if len({rule.origin for rule in same}) == 1:
        yield from dict.fromkeys(line for each in lines.values() for line in each)
        return
    for path, each in lines.items():
        yield f"{path}:"
        yield from _indented(each)


def _lines(rule: Explained, words: Messages) -> Iterator[str]:
    yield from _origin(rule, words)
    yield from _statements(rule, words)
    for replaced in rule.replaced:
        yield from _passage(words, "told-replaces", replaced.passage, place=brief(replaced.set_by))
        yield from _indented(_statements(replaced, words))
    for question in rule.questions:
        yield words.tell("told-decision", {"decision": question.name, "why": question.why})
        for reading in question.readings:
            passages = {"told-reading": reading.passages, "told-reading-without": reading.without}
            for message, each in passages.items():
                yield from (f"  {line}" for passage in each for line in _passage(words, message, passage, reading=reading.name))


def _origin(rule: Explained, words: Messages) -> Iterator[str]:
    """Who says a rule, where it is no statement of a page."""
    origin = rule.origin
    if origin.is_house_rule:
        yield words.tell("told-house-rule", {"name": origin.name, "title": origin.title, "documents": ", ".join(origin.documents) or NONE})
    elif not rule.backing:
        yield words.tell("told-assumption" if origin.documents else "told-own", {})


def _statements(of: Explained | Replaced, words: Messages) -> Iterator[str]:
    """The first few statements behind a rule."""
    for each in of.backing[:_MOST_STATEMENTS]:
        said = each.statement
        told = {"statement": said.id, "documents": ", ".join(said.documents), "section": said.section, "rule": said.rule}
        yield words.tell("told-statement-of-more" if each.doubtful else "told-statement", told)
    if len(of.backing) > _MOST_STATEMENTS:
        yield words.tell("told-more", {"number": len(of.backing) - _MOST_STATEMENTS})


def _passage(words: Messages, message: str, passage: Passage, **arguments: str) -> Iterator[str]:
    """A passage whose first sentence is part of a message."""
    first, *below = _texts(passage)
    return _bulleted([words.tell(message, {**arguments, "sentence": first}), *below])


def _texts(passage: Passage) -> list[str]:
    return [told.text for told in passage]


def _bulleted(sentences: Iterable[str]) -> Iterator[str]:
    yield from (f"{'  - ' if number else ''}{sentence}" for number, sentence in enumerate(sentences))


def _indented(lines: Iterable[str]) -> Iterator[str]:
    yield from (f"  {line}" for line in lines)


def _rule_as_json(rule: Explained) -> dict[str, Any]:
    return {
        "path": rule.rule.path,
        "told_at": rule.told_at,
        "value": rule.rule.value,
        "passage": _texts(rule.passage),
        "within": rule.within[1] if rule.within else "",
        "set_by": rule.rule.set_by,
        "origin": attrs.asdict(rule.origin),
        "replaced": list(map(_replaced_as_json, rule.replaced)),
        "statements": list(map(_statement_as_json, rule.backing)),
        "decisions": list(map(_question_as_json, rule.questions)),
    }


def _question_as_json(question: Question) -> dict[str, Any]:
    readings = [
        {"name": each.name, "passages": list(map(_texts, each.passages)), "without": list(map(_texts, each.without))}
        for each in question.readings
    ]
    return {"name": question.name, "why": question.why, "readings": readings}


def _replaced_as_json(replaced: Replaced) -> dict[str, Any]:
    statements = list(map(_statement_as_json, replaced.backing))
    return {"path": replaced.path, "passage": _texts(replaced.passage), "set_by": replaced.set_by, "statements": statements}


def _statement_as_json(backing: Backing) -> dict[str, Any]:
    said = backing.statement
    told = {"id": said.id, "documents": said.documents, "section": said.section, "rule": said.rule}
    return told | ({"rests_on_changed_rules": True} if backing.doubtful else {})
