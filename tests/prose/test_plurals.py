"""Plural categories and written numbers, against CLDR's rules as Babel has them, and by samples."""

import pytest

from basra_spec.prose.plurals import LANGUAGES, plural_category, write_number

NUMBERS = [*range(1200), 9_999, 10_000, 100_000, 101_001, 999_999, 1_000_000, 1_000_001, 2_000_000, 12_000_000]


@pytest.mark.parametrize(
    ("language", "samples"),
    [
        ("en", {"one": [1], "other": [0, 2, 11, 21, 101]}),
        ("fr", {"one": [0, 1], "other": [2, 21, 1_000_001], "many": [1_000_000]}),
        ("pt", {"one": [0, 1], "other": [2, 21], "many": [2_000_000]}),
        ("ru", {"one": [1, 21, 101], "few": [2, 4, 22, 104], "many": [0, 5, 11, 12, 14, 111, 112, 1000]}),
        ("ar", {"zero": [0], "one": [1], "two": [2], "few": [3, 10, 103], "many": [11, 99, 111], "other": [100, 101, 102, 202]}),
    ],
)
def test_a_number_has_its_category(language: str, samples: dict[str, list[int]]) -> None:
    for name, numbers in samples.items():
        assert {number: plural_category(language, number) for number in numbers} == dict.fromkeys(numbers, name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_categories_and_groups_of_digits_are_those_of_cldr(language: str) -> None:
    core = pytest.importorskip("babel.core", reason="Babel, which knows CLDR, is not installed")
    numbers = pytest.importorskip("babel.numbers")
    rule = core.Locale(language).plural_form
    assert {number: plural_category(language, number) for number in NUMBERS} == {number: rule(number) for number in NUMBERS}
    assert [write_number(language, number) for number in NUMBERS] == [numbers.format_decimal(number, locale=language) for number in NUMBERS]


def test_a_language_that_is_not_in_the_table_has_one_and_other_and_no_groups() -> None:
    assert [plural_category("xx", number) for number in (0, 1, 2, 21)] == ["other", "one", "other", "other"]
    assert write_number("xx", 1_234_567) == "1234567"
