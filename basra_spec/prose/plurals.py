"""Plural categories of whole numbers (CLDR's cardinal rules) and how a language writes a number.

A language that is not in the table gets the most common rule: `one` for 1, `other` for everything else, digits without separators. Where
that is not enough, its messages can select on exact numbers.
"""

from collections.abc import Callable, Mapping
from typing import Final

from attrs import frozen


@frozen
class NumberRules:
    """The function that gives a number's plural category, and the separator between groups of three digits."""

    category: Callable[[int], str]
    separator: str = ""


def _one_or_other(n: int) -> str:
    return "one" if n == 1 else "other"


def _romance(n: int) -> str:
    """0 is singular; whole millions have a form of their own, because they take a preposition."""
    if n in (0, 1):
        return "one"
    return "many" if n % 1_000_000 == 0 else "other"


def _east_slavic(n: int) -> str:
    """By the last digits: 1, 21, 31 …; 2 to 4, 22 to 24 …; the rest, including 11 to 14."""
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"


def _arabic(n: int) -> str:
    """0, 1 and 2 have their own forms; then the last two digits count: 3 to 10, 11 to 99, and 00 to 02."""
    if n < 3:
        return ("zero", "one", "two")[n]
    if 3 <= n % 100 <= 10:
        return "few"
    return "many" if n % 100 >= 11 else "other"


LANGUAGES: Final[Mapping[str, NumberRules]] = {
    "ar": NumberRules(_arabic, ","),
    "en": NumberRules(_one_or_other, ","),
    "fr": NumberRules(_romance, "\u202f"),
    "pt": NumberRules(_romance, "."),
    "ru": NumberRules(_east_slavic, "\u00a0"),
}
_DEFAULT: Final = NumberRules(_one_or_other)


def plural_category(language: str, number: int) -> str:
    """The plural category of a whole number from 0: zero, one, two, few, many or other."""
    return LANGUAGES.get(language, _DEFAULT).category(number)


def write_number(language: str, number: int) -> str:
    """A whole number as a language writes it."""
    return f"{number:,}".replace(",", LANGUAGES.get(language, _DEFAULT).separator)
