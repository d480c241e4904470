"""What the tests of the sentences share: rulesets as they stand and changed, told in a language."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import basra_spec
from basra_spec.analysis.lint import sensible
from basra_spec.analysis.mutants import Mutant, mutants
from basra_spec.prose.fluent import Messages
from basra_spec.prose.languages import available_languages, load_messages
from basra_spec.prose.sentences import RuleSentence, to_sentences
from basra_spec.rulesets import catalogue, source
from basra_spec.rulesets.merge import changes_of
from basra_spec.rulesets.resolved import Resolved
from basra_spec.rulesets.schema import whole_schema
from tests.each import each
from tests.strategies import resolved

SCHEMA = whole_schema()
LANGUAGES = available_languages()
EVERY_LANGUAGE = each("language", LANGUAGES)
EVERY_RULESET = each("name", catalogue.shipped_ids())
MUTATED = ("koutchina-lebanese", "koutchina-yemeni", "portuguese", "koutchina-jordanian")
"""Between them they use every word that ships."""

# Words that no shipped ruleset uses, one change for each place where they may stand.
UNUSED = """
deck: [2-K, AS]
values: {Q: 12}
players: {5: [solo], 6: [solo, partners]}
deal: {put_back: bottom}
plays:
  queen: {cards: [Q], takes: {rank: one, sweep: [J-K, 2C]}, when: {count: 1+, only: [A, 8, 10D], splits: {groups: 2-3, sum: 4+}}}
  eight: {cards: [8], takes: {sums: one}, when: {count: 0-3, sum: 5}, oblige: none}
capture: {keep: [most-groups, no-group-left]}
basra:
  worth: {any: 10, 5: 1}
  kinds:
    all: {}
    few: {cards: [2, 3D], floor: {count: 2-4, splits: {groups: 1, sum: 0+}}, taken: ordinary, worth: twice-value}
    after:
      play: [queen]
      cards: [QS]
      previous: {trailed: false, floor: {sum: 3-4, only: [J], splits: {groups: 0-2, sum: 3-7}}}
      over: [all, few]
    table: {worth: {A-10: 5, 7D: twice-value, K: 1}, over: [few]}
round:
  leftovers: split-freely
  score: {most_cards: {min: 27}, one: {each: [any, 8, 6C], worth: 1}}
match: {target: 1000, level: draw, cap: {rounds: 1, level: another-round}}
ceremony: {direction: anticlockwise, first_dealer: lowest-card, cut: left, packets: singly}
"""


@cache
def messages_in(language: str = "en") -> Messages:
    return load_messages(language)


def sentences_of(rules: Mapping[str, Any], language: str = "en") -> list[RuleSentence]:
    return to_sentences(rules, SCHEMA, messages_in(language))


def rules_with(changes: str, name: str = "koutchina-classic") -> dict[str, Any]:
    """The rules of a ruleset after changes, written as a file would; whether they make sense does not matter here."""
    merged, problems = resolved(name).merged.with_changes(changes_of(source.parse(changes)))
    assert not problems
    return merged.data


@cache
def mutated(name: str) -> tuple[tuple[Mutant, Resolved], ...]:
    """Every mutant of a ruleset that makes sense, as a ruleset."""
    parent = resolved(name)
    changed = ((mutant, sensible(parent, mutant.changes)) for mutant in mutants(parent, SCHEMA))
    return tuple((mutant, ruleset) for mutant, ruleset in changed if ruleset)


def every_sentence(language: str) -> Iterator[RuleSentence]:
    """The sentences of every ruleset and reading that ships, of the mutants of some, and of words that none of them uses."""
    for name in catalogue.shipped_ids():
        parent = resolved(name)
        yield from sentences_of(parent.merged.data, language)
        for decision in parent.decisions.values():
            for changes in decision.readings.values():
                yield from sentences_of(parent.merged.with_changes(changes)[0].data, language)
    for name in MUTATED:
        for _, ruleset in mutated(name):
            yield from sentences_of(ruleset.merged.data, language)
    yield from sentences_of(rules_with(UNUSED), language)


def message_files(language: str) -> list[str]:
    """The texts of a language's files."""
    folder = Path(basra_spec.__file__).parent / "prose" / "languages" / language
    return [path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl"))]
