"""What Arabic has and other languages have not: six forms of a counted noun, cases that are written, cards of either gender."""

import pytest

from basra_spec.prose.card_notation import isolate_cards
from basra_spec.prose.sentences import sentence_at
from tests.each import each
from tests.prose.shared import every_sentence, message_files, rules_with, sentences_of

DEALT = {
    1: "ورقة واحدة",
    2: "ورقتان",
    3: "ثلاث ورقات",
    8: "ثماني ورقات",
    11: "إحدى عشرة ورقة",
    12: "اثنتا عشرة ورقة",
    26: "26 ورقة",
    100: "100 ورقة",
    103: "103 ورقات",
}
REACHED = {1: "نقطة واحدة", 2: "نقطتين", 3: "3 نقاط", 11: "11 نقطة", 100: "100 نقطة", 101: "101 نقطة", 1000: "1,000 نقطة"}
REFUSED = {"J": "ولد", "J, 7D": "ولد ولا 7♦", "J-K": "ولد ولا بنت ولا شايب", "J-Q, A, 8": "ولد ولا بنت ولا آس ولا ورقة 8"}
LYING = {"J": "ولدًا", "A-10": "من الآس إلى 10", "10, Q, K": "10 أو بنتًا أو شايبًا", "J-K": "ولدًا أو بنتًا أو شايبًا"}


def at(path: str, change: str) -> str:
    found = sentence_at(sentences_of(rules_with(change), "ar"), tuple(path.split(".")))
    return found.text if found else ""


@each(("number", "cards"), DEALT.items())
def test_cards_are_counted_in_the_form_of_their_number(number: int, cards: str) -> None:
    assert at("deal.hand", f"deal: {{hand: {number}}}") == f"في كل توزيعة تُوزَّع على كل لاعب {cards}."


@pytest.mark.parametrize(("number", "points"), REACHED.items())
def test_points_stand_in_the_case_of_an_object(number: int, points: str) -> None:
    assert f"متى بلغت حصيلة طرف {points} أو أكثر" in at("match.target", f"match: {{target: {number}}}")


@pytest.mark.parametrize(("cards", "told_as"), REFUSED.items())
def test_what_may_not_lie_there_has_one_negation_for_each_card(cards: str, told_as: str) -> None:
    assert f"لا يجوز أن يكون على الأرض {told_as}:" in at("deal.refused", f"deal: {{refused: [{cards}]}}")


@pytest.mark.parametrize(("cards", "told_as"), LYING.items())
def test_what_a_card_is_said_to_have_been_stands_in_its_case(cards: str, told_as: str) -> None:
    change = f"basra: {{kinds: {{komi: {{floor: {{only: [{cards}]}}}}}}}}"
    assert at("basra.kinds.komi.floor.only", change) == f"قبل لعب الورقة كانت كل ورقة على الأرض {told_as}."


def test_digits_are_those_on_the_cards_and_quotation_marks_those_of_arabic() -> None:
    said = "".join(line for text in message_files("ar") for line in text.splitlines() if not line.startswith("#"))
    assert not set(said) & set("٠١٢٣٤٥٦٧٨٩“”;?")
    assert not any('"' in each.text or " ،" in each.text or "  " in each.text for each in every_sentence("ar"))


@pytest.mark.parametrize("card", ["7♦", "A♠", "10♦", "K♥ 2♣"])
def test_the_letter_for_and_that_touches_a_card_is_no_part_of_it(card: str) -> None:
    assert isolate_cards(f"ولد و{card}.", "rtl") == f"ولد و\u2066{card}\u2069."
