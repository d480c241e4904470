"""Rules as sentences: that each rule is told, that a change of a rule changes its sentence, and that a language needs no Python."""

import os
from pathlib import Path

import pytest

from basra_spec.game.patterns import patterns_set
from basra_spec.prose import languages
from basra_spec.prose.fluent import MessageError, Messages
from basra_spec.prose.sentences import RuleSentence, patterns_of, sentence_at, to_sentences
from basra_spec.rulesets import catalogue, source
from basra_spec.rulesets.merge import changes_of
from basra_spec.rulesets.source import walk
from basra_spec.system.resources import shipped
from tests.prose.shared import EVERY_LANGUAGE, EVERY_RULESET, SCHEMA, UNUSED, mutated, rules_with, sentences_of
from tests.strategies import resolved


@EVERY_LANGUAGE
@EVERY_RULESET
def test_every_rule_of_a_ruleset_has_one_sentence(name: str, language: str) -> None:
    rules = resolved(name).merged.data
    found = sentences_of(rules, language)
    assert all(sentence_at(found, leaf) for leaf, _ in walk(rules))
    assert len({each.path for each in found}) == len(found)
    assert all(each.text.strip() == each.text and each.text and "\n" not in each.text for each in found)


@EVERY_LANGUAGE
@pytest.mark.parametrize("path", sorted(shipped(catalogue.HOUSE_RULES).glob("*.yaml")), ids=lambda path: path.stem)
def test_every_house_rule_changes_a_sentence(path: Path, language: str) -> None:
    house_rule = changes_of(source.read(path))
    for parent in map(resolved, ("koutchina-classic", "portuguese")):  # what is new to one page may be the other's own rule
        merged, _ = parent.merged.with_changes(house_rule)
        if merged.data != parent.merged.data and texts(sentences_of(merged.data, language)) != texts(
            sentences_of(parent.merged.data, language)
        ):
            return
    pytest.fail("no sentence changes")


@EVERY_LANGUAGE
@EVERY_RULESET
def test_every_small_change_of_a_rule_changes_its_sentence(name: str, language: str) -> None:
    before = sentences_of(resolved(name).merged.data, language)
    unheard, silent = [], []
    for mutant, ruleset in mutated(name):
        after = sentences_of(ruleset.merged.data, language)
        unheard += [mutant.name] if texts(after) == texts(before) else []
        replaces = len(mutant.changes) == 2 and mutant.changes[0][0] == mutant.changes[1][0]
        silent += [mutant.name] if replaces and text_at(after, mutant.path) == text_at(before, mutant.path) else []
    assert (unheard, silent) == ([], [])


@EVERY_LANGUAGE
def test_every_reading_changes_a_sentence(language: str) -> None:
    for name in catalogue.shipped_ids():
        parent = resolved(name)
        for decision in parent.decisions.values():
            for reading, changes in decision.readings.items():
                merged, _ = parent.merged.with_changes(changes)
                assert texts(sentences_of(merged.data, language)) != texts(sentences_of(parent.merged.data, language)), reading


def texts(found: list[RuleSentence]) -> list[str]:
    return [each.text for each in found]


def text_at(found: list[RuleSentence], path: tuple[str | int, ...]) -> str:
    each = sentence_at(found, path)
    return each.text if each else ""


def test_a_kind_stands_above_its_conditions() -> None:
    found = sentences_of(resolved("koutchina-classic").merged.data)
    komi = [(each.depth, each.text) for each in found if each.path[:3] == ("basra", "kinds", "komi")]
    assert [depth for depth, _ in komi] == [1, 2, 2]
    assert komi[0][1].endswith("if all of this holds:")


def test_a_class_goes_by_its_usual_name_only_with_its_usual_cards() -> None:
    found = sentences_of(rules_with("plays: {jack: {cards: [J, Q]}, court: {cards: [K]}}"))
    assert text_at(found, ("plays", "jack", "takes", "sweep")) == "A card of the class “jack” takes the whole floor; that is never a Basra."


@pytest.mark.parametrize("patterns", [["any"], ["A"], ["A-10", "Q"], ["7D"], ["2-3", "K", "7S", "7H"], []])
def test_a_set_of_cards_is_told_by_as_few_patterns_as_there_are(patterns: list[str]) -> None:
    assert patterns_of(patterns_set(patterns)) == patterns


# --- other languages ----------------------------------------------------------------------------------------------------------------

COARSE = """
list-and = { $left }+{ $right }
card-any = any
card-rank = { $rank }
card-range = { $first }-{ $last }
card-one = { $rank }{ $suit }
class = { $name }
word = { $word }
deck = { CARDS($deck) }
values = values
values-one = { CARDS($cards) } { $value }
players = players { $count }
deal = { $hand } { $floor } { CARDS($refused) } { $put-back }
plays-one = { $name } { CARDS($cards) } { $takes-rank } { $takes-sums } { $takes-sweep } { $when-sum } { $oblige }
capture = { $oblige } { WORDS($keep, each: "word") }
basra = { $worth } { $kinds-count }
round = { $leftovers } { $score-count }
match = { $target } { $level } { $cap-rounds } { $cap-level }
ceremony = { $direction } { $first-dealer } { $cut } { $packets }
"""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home for languages with one in it that says as much as it can in each sentence."""
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "all.ftl").write_text(COARSE, encoding="utf-8")
    monkeypatch.setattr(languages, "_FOLDER", tmp_path)
    return tmp_path


def test_a_language_is_a_folder_of_messages_and_decides_what_one_sentence_tells(home: Path) -> None:
    assert languages.available_languages() == ("xx",)
    found = to_sentences(resolved("portuguese").merged.data, SCHEMA, languages.load_messages("xx"))
    assert [each.text for each in found if each.path[0] in ("deal", "plays", "match")] == [
        "4 4 J+7D middle",
        "number A-10 many many none none none",
        "court Q+K many none none none none",
        "jack J none none any none card",
        "komi 7D none none any at-most card",
        "101 level-sides none none",
    ]


def test_a_rule_without_any_message_is_an_error_that_names_both(home: Path) -> None:
    (home / "xx" / "all.ftl").write_text(COARSE.replace("deal = ", "dael = "), encoding="utf-8")
    with pytest.raises(MessageError, match=r'^no message for rule deal\.hand or any parent of it: there is no message "deal-hand"; see'):
        to_sentences(resolved("portuguese").merged.data, SCHEMA, languages.load_messages("xx"))


def test_a_language_that_is_not_there_names_those_that_are() -> None:
    with pytest.raises(MessageError, match=r'^there are no messages in "tlh"; allowed: .*\ben\b'):
        languages.load_messages("tlh")


def test_messages_of_ones_own_come_first(tmp_path: Path) -> None:
    (tmp_path / "my.ftl").write_text(
        "deal-hand = { $hand } each, { -mine }.\n-mine = my words\nclass-eight = an eight\n    .cards = 8\n", encoding="utf-8"
    )
    own: Messages = languages.load_messages("en", tmp_path)
    found = to_sentences(rules_with("plays: {eight: {cards: [8], takes: {rank: one}}}\nbasra: {kinds: {e: {play: [eight]}}}"), SCHEMA, own)
    assert text_at(found, ("deal", "hand")) == "4 each, my words."
    assert text_at(found, ("basra", "kinds", "e")) == "Clearing the floor with an eight is a Basra."


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("deal-hnad = x", r'my\.ftl:1: there is no message "deal-hnad" to override; did you mean "deal-hand"\?$'),
        ("# why\n\ndeal-hand = { $hnad }", r'my\.ftl:3: in the message "deal-hand": there is no \$hnad here; did you mean "hand"\?$'),
        ("deal-hand = a\ndeal-hand = b", r'my\.ftl:2: duplicate message "deal-hand", first defined in .*my\.ftl:1; remove one of the two$'),
        ("class-jack = x", r'my\.ftl:1: "class-jack" does not name its cards; add an attribute such as \.cards = K 7D$'),
        ("deal-hand = { WORDS($hand) }", r'my\.ftl:1: in the message "deal-hand": WORDS needs the name of a message for each word'),
        ("deal-hand = { x", r"my\.ftl:1: syntax error: "),
        ('deal-hand = { CARDS("-") }', r'in the message "deal-hand": CARDS needs cards: there is no rank ""; a pattern is a rank'),
        ("language-direction = up", r'my\.ftl:1: "up" is not a direction; the message "language-direction" is one of: ltr, rtl$'),
        ("deal-hand = " + "x" * 200_000, r"my\.ftl: the file cannot be read: larger than 200 kB; include only the messages"),
        ("", r"no messages found; put them into files that end in \.ftl$"),
    ],
)
def test_an_error_in_a_users_own_messages_has_file_and_line(tmp_path: Path, text: str, what: str) -> None:
    if text:
        (tmp_path / "my.ftl").write_text(text, encoding="utf-8")
    with pytest.raises(MessageError, match=what):
        to_sentences(rules_with("{}"), SCHEMA, languages.load_messages("en", tmp_path))


@pytest.mark.parametrize("kind", ["folder", "pipe", "circle"])
def test_messages_are_read_from_regular_files_only(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "my.ftl"
    if kind == "folder":
        path.mkdir()
    elif kind == "circle":
        path.symlink_to(path)
    elif hasattr(os, "mkfifo"):
        os.mkfifo(path)
    else:
        pytest.skip("there are no named pipes here")
    with pytest.raises(MessageError, match=r"my\.ftl: the file cannot be read: "):
        languages.load_messages("en", tmp_path)


@EVERY_LANGUAGE
def test_words_that_no_ruleset_uses_have_sentences_as_well(language: str) -> None:
    rules = rules_with(UNUSED)
    found = sentences_of(rules, language)
    assert all(sentence_at(found, leaf) for leaf, _ in walk(rules))
