"""What some of the sentences say in each language, and the words that rules have only for some of them."""

from pathlib import Path

from basra_spec.prose.languages import available_languages, load_messages
from basra_spec.prose.sentences import sentence_at, to_sentences
from tests.each import each
from tests.prose.shared import SCHEMA, rules_with, sentences_of

SENTENCES = {path.stem: path for path in sorted((Path(__file__).parent / "sentences").glob("*.txt"))}


def sentences() -> list[tuple[str, str, str, str]]:
    """Blocks of a change, the path of a rule after it, and the sentence that tells this rule, each with its language."""
    blocks = [
        (language, part.splitlines()) for language, path in SENTENCES.items() for part in path.read_text("utf-8").strip().split("\n\n")
    ]
    return [(language, *block) for language, block in blocks]  # type: ignore[misc]


@each(("language", "change", "path", "expected"), sentences(), ids=lambda text: text[:40])
def test_a_rule_is_told_in_the_words_of_its_language(language: str, change: str, path: str, expected: str) -> None:
    found = sentence_at(sentences_of(rules_with(change), language), tuple(path.split(".")))
    assert found
    assert found.text == expected


def test_the_sentences_are_of_languages_that_there_are() -> None:
    assert SENTENCES.keys() <= set(available_languages())


def test_a_class_with_a_condition_knows_where_its_cards_go_otherwise(tmp_path: Path) -> None:
    (tmp_path / "my.ftl").write_text('plays-one-when-sum = else { CLASSES($otherwise, form: "a") }', encoding="utf-8")
    found = to_sentences(rules_with("plays: {komi: {when: {sum: 0-10}}}"), SCHEMA, load_messages("en", tmp_path))
    sentence = sentence_at(found, ("plays", "komi", "when", "sum"))
    assert sentence
    assert sentence.text == "else an ordinary card"


def test_a_class_of_the_authors_can_be_told_with_its_cards(tmp_path: Path) -> None:
    (tmp_path / "my.ftl").write_text('class = “{ $name }”: { CARDS($cards, form: "a", join: "or") }', encoding="utf-8")
    found = to_sentences(rules_with("plays: {eight: {cards: [8, KS], takes: {rank: one}}}"), SCHEMA, load_messages("en", tmp_path))
    sentence = sentence_at(found, ("plays", "eight", "takes", "rank"))
    assert sentence
    assert sentence.text == "“eight”: an 8 or the K♠ can take one floor card of its own rank."
