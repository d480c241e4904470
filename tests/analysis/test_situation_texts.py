"""Questions and situations on one line."""

from typing import Any

import pytest

from basra_spec.analysis.situations import question_text, value_text


@pytest.mark.parametrize(
    ("question", "line"),
    [
        ({"floor": "9S", "plays": ["9C"]}, "9C on 9S"),
        (
            {"floor": "", "plays": ["9C"], "previous": {"trailed": True, "floor": ""}},
            "9C on an empty floor after the previous play (trailed)",
        ),
        ({"ask": "score", "piles": ["AS", ""], "basras": [[], []]}, "ask score; piles AS | nothing"),
        ({"ask": "score", "piles": ["AS", ""], "basras": [[10, 20], []]}, "ask score; piles AS | nothing; basras 10 20 | none"),
        ({"ask": "match", "rounds": [[56, 7], [45, 8]]}, "ask match; rounds 56 7 | 45 8"),
    ],
)
def test_a_question_is_told_on_one_line_without_what_says_nothing(question: dict[str, Any], line: str) -> None:
    assert question_text(question) == line


@pytest.mark.parametrize(("value", "text"), [(["9S 4H", ""], "9S 4H | nothing"), ("", "nothing"), (None, "nothing"), (0, "0")])
def test_a_value_of_an_answer_is_told_as_a_case_has_it(value: Any, text: str) -> None:
    assert value_text(value) == text
