"""`basra-spec explain`."""

from collections.abc import Container, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import attrs
import click

from basra_spec.cli.options import Command, messages_option, output_options
from basra_spec.cli.output import base_name, count, say, say_all, say_json
from basra_spec.prose.explanation import Backing, Explainer, Passage, Question, ReplacedRule, RuleExplanation, suggest_rule
from basra_spec.prose.fluent import MessageError, Messages
from basra_spec.prose.languages import load_messages
from basra_spec.prose.sentences import NONE, RuleSentence, group_sentences
from basra_spec.provenance.statements import statements
from basra_spec.rulesets import loader
from basra_spec.rulesets.merge import dotted
from basra_spec.rulesets.resolved import Resolved, in_language
from basra_spec.rulesets.schema import as_yaml, whole_schema

_MOST_STATEMENTS: Final = 3
_MOST_CASES: Final = 6
_ENDS: Final = ".: \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
"""Ends of a sentence that are dropped when another sentence quotes it."""


@click.command("explain", cls=Command)
@click.argument("ruleset")
@click.argument("path", required=False)
@click.option("--lang", "language", default="en", metavar="LANG", help="The language of the sentences.")
@messages_option
@click.option("--all", "complete", is_flag=True, help="With PATH, list all statements, and the cases of the suite that cite them.")
@output_options
def command(ruleset: str, path: str | None, language: str, own: Path | None, *, complete: bool, as_json: bool) -> None:
    """Explain a ruleset in plain sentences, as on a rules page.

    With PATH, a dotted path such as basra.kinds.komi, explain each rule at or below it: the file and line that set it, the rule that it
    replaced, the statements of the source behind it, and how else the source can be read.
    """
    if complete and not path:
        raise click.UsageError("--all needs the PATH of a rule")
    resolved = loader.load(ruleset)
    try:
        words = load_messages(language, own)
        explainer = Explainer(resolved, whole_schema(), words)
        if path:
            _explain_rules(explainer, path, complete=complete, as_json=as_json)
        else:
            _explain_page(resolved, explainer.sentences(), words, as_json=as_json)
    except MessageError as error:
        raise click.ClickException(str(error)) from None


# --- the page -----------------------------------------------------------------------------------------------------------------------


def _explain_page(resolved: Resolved, sentences: Sequence[RuleSentence], words: Messages, *, as_json: bool) -> None:
    groups = group_sentences(sentences, resolved.merged.data, words)
    headings = {group: words.format(f"group-{group}", {}) for group, inside in groups.items() if inside}
    title, notes = resolved.title(words.language), resolved.file.data.get("notes")
    notes = in_language(notes, words.language) if notes else ""
    if as_json:
        parts = [
            {"id": group, "title": heading, "sentences": [_as_json(each) for each in groups[group]]} for group, heading in headings.items()
        ]
        say_json({"id": resolved.id, "title": title, "language": words.language, "groups": parts, "notes": notes})
        return
    say(f"# {title} ({' < '.join(reversed(resolved.lineage))})", bold=True)
    for group, heading in headings.items():
        say(f"\n## {heading}\n", bold=True)
        say_all(f"{'  ' * each.depth}- {each.text}" for each in groups[group])
    if notes:
        say(f"\n## {words.format('explain-notes', {})}\n\n{notes}")


def _as_json(sentence: RuleSentence) -> dict[str, Any]:
    return {"path": dotted(sentence.path), "depth": sentence.depth, "text": sentence.text}


# --- some of the rules --------------------------------------------------------------------------------------------------------------


def _explain_rules(explainer: Explainer, path: str, *, complete: bool, as_json: bool) -> None:
    known = statements().values()
    rules, removed = list(explainer.explain_rules(path, known)), list(explainer.removed_rules(path, known))
    if not rules and not removed:
        raise click.UsageError(f'there is no rule "{path}"; {suggest_rule(explainer.resolved, path)}')
    cases = _cases(explainer.resolved, path) if complete else {}
    if as_json:
        gone = [_replaced_as_json(replaced) | {"removed_by": place} for place, replaced in removed]
        found = [_rule_as_json(rule) | ({"cases": cases[rule.rule.path]} if complete else {}) for rule in rules]
        say_json({"id": explainer.resolved.id, "rules": found, "removed": gone})
        return
    words, seen, most = explainer.messages, set[str](), None if complete else _MOST_STATEMENTS
    for same in _by_sentence(rules):
        for rule in same:
            say(f"{rule.rule.path}: {as_yaml(rule.rule.value)}  ({base_name(rule.rule.set_by)})", bold=True)
        citing = dict.fromkeys(case for rule in same for case in cases.get(rule.rule.path, ()))
        passage = _bulleted(_texts(same[0].passage))
        say_all(_indented([*passage, *_within(same[0], seen, words), *_facts(same, words, most), *_case_lines([*citing])]))
        seen.add(same[0].sentence_path)
    for place, replaced in removed:
        say(replaced.path, bold=True)
        passage = _passage(words, "explain-removed", replaced.passage, place=base_name(place))
        say_all(_indented([*passage, *_indented(_statements(replaced, words, most))]))


def _cases(resolved: Resolved, path: str) -> dict[str, tuple[str, ...]]:
    """The cases of the suite that cite a statement behind a rule, for each rule at or below a path."""
    from basra_spec.conformance.cases import suite
    from basra_spec.provenance.trace import rules_at

    return {rule.path: rule.cases for rule in rules_at(resolved, path, statements().values(), suite())}


def _case_lines(cases: Sequence[str]) -> Iterator[str]:
    if cases:
        yield f"{count(len(cases), 'case')}: {', '.join(cases[:_MOST_CASES])}{', ...' if len(cases) > _MOST_CASES else ''}"


def _by_sentence(rules: Sequence[RuleExplanation]) -> list[list[RuleExplanation]]:
    """The rules, grouped by the sentence that states them."""
    found: dict[str, list[RuleExplanation]] = {}
    for rule in rules:
        found.setdefault(rule.sentence_path, []).append(rule)
    return list(found.values())


def _within(rule: RuleExplanation, seen: Container[str], words: Messages) -> Iterator[str]:
    """The sentence above, unless it has been printed."""
    if rule.within and rule.within[0] not in seen:
        yield words.format("explain-within", {"sentence": rule.within[1].rstrip(_ENDS)})


def _facts(same: Sequence[RuleExplanation], words: Messages, most: int | None) -> Iterator[str]:
    """The facts about the rules of one sentence: together if their origin is the same, else under the path of each."""
    lines = {rule.rule.path: list(_lines(rule, words, most)) for rule in same}
    if len({rule.origin for rule in same}) == 1:
        yield from dict.fromkeys(line for each in lines.values() for line in each)
        return
    for path, each in lines.items():
        yield f"{path}:"
        yield from _indented(each)


def _lines(rule: RuleExplanation, words: Messages, most: int | None) -> Iterator[str]:
    yield from _origin(rule, words)
    yield from _statements(rule, words, most)
    for replaced in rule.replaced:
        yield from _passage(words, "explain-replaces", replaced.passage, place=base_name(replaced.set_by))
        yield from _indented(_statements(replaced, words, most))
    for question in rule.questions:
        yield words.format("explain-decision", {"decision": question.name, "why": question.why})
        for reading in question.readings:
            passages = {"explain-reading": reading.passages, "explain-reading-without": reading.without}
            for message, each in passages.items():
                yield from (f"  {line}" for passage in each for line in _passage(words, message, passage, reading=reading.name))


def _origin(rule: RuleExplanation, words: Messages) -> Iterator[str]:
    """The origin of a rule that no statement backs."""
    origin = rule.origin
    if origin.is_house_rule:
        yield words.format(
            "explain-house-rule", {"name": origin.name, "title": origin.title, "documents": ", ".join(origin.documents) or NONE}
        )
    elif not rule.backing:
        yield words.format("explain-assumption" if origin.documents else "explain-own", {})


def _statements(of: RuleExplanation | ReplacedRule, words: Messages, most: int | None) -> Iterator[str]:
    """The first statements behind a rule; all if `most` is None."""
    for each in of.backing[:most]:
        said = each.statement
        values = {"statement": said.id, "documents": ", ".join(said.documents), "section": said.section, "rule": said.rule}
        yield words.format("explain-statement-of-more" if each.doubtful else "explain-statement", values)
    if most is not None and len(of.backing) > most:
        yield words.format("explain-more", {"number": len(of.backing) - most})


def _passage(words: Messages, message: str, passage: Passage, **arguments: str) -> Iterator[str]:
    """A passage whose first sentence is part of a message."""
    first, *below = _texts(passage)
    return _bulleted([words.format(message, {**arguments, "sentence": first}), *below])


def _texts(passage: Passage) -> list[str]:
    return [sentence.text for sentence in passage]


def _bulleted(sentences: Iterable[str]) -> Iterator[str]:
    yield from (f"{'  - ' if number else ''}{sentence}" for number, sentence in enumerate(sentences))


def _indented(lines: Iterable[str]) -> Iterator[str]:
    yield from (f"  {line}" for line in lines)


def _rule_as_json(rule: RuleExplanation) -> dict[str, Any]:
    return {
        "path": rule.rule.path,
        "sentence_path": rule.sentence_path,
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


def _replaced_as_json(replaced: ReplacedRule) -> dict[str, Any]:
    statements = list(map(_statement_as_json, replaced.backing))
    return {"path": replaced.path, "passage": _texts(replaced.passage), "set_by": replaced.set_by, "statements": statements}


def _statement_as_json(backing: Backing) -> dict[str, Any]:
    said = backing.statement
    values = {"id": said.id, "documents": said.documents, "section": said.section, "rule": said.rule}
    return values | ({"rests_on_changed_rules": True} if backing.doubtful else {})
