"""Whole numbers, from 0, in a language: their plural category (CLDR's cardinal rules, for whole numbers) and how they are written.

A language that is not in the table is told by the rule of most: `one` for 1, `other` for all else, digits without groups. Where that is not
enough, its messages can still select on exact numbers.
"""

from collections.abc import Callable, Mapping
from typing import Final

from attrs import frozen


@frozen
class Numbers:
    """The rule that gives a number's plural category, and the sign between groups of three digits."""

    rule: Callable[[int], str]
    separator: str = ""


def _one(n: int) -> str:
    return "one" if n == 1 else "other"


def _one_to_below_two(n: int) -> str:
    """0 is singular; whole millions have a form of their own (they take a preposition)."""
    if n in (0, 1):
        return "one"
    return "many" if n % 1_000_000 == 0 else "other"


def _by_last_digits(n: int) -> str:
    """1, 21, 31 …; 2 to 4, 22 to 24 …; the rest, 11 to 14 among it."""
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"


def _with_dual(n: int) -> str:
    """0, 1 and 2 by themselves; then the last two digits: 3 to 10, 11 to 99, and whole hundreds with what follows them."""
    if n < 3:
        return ("zero", "one", "two")[n]
    if 3 <= n % 100 <= 10:
        return "few"
    return "many" if n % 100 >= 11 else "other"


LANGUAGES: Final[Mapping[str, Numbers]] = {
    "ar": Numbers(_with_dual, ","),
    "en": Numbers(_one, ","),
    "fr": Numbers(_one_to_below_two, "\u202f"),
    "pt": Numbers(_one_to_below_two, "."),
    "ru": Numbers(_by_last_digits, "\u00a0"),
}
_OTHERS: Final = Numbers(_one)


def category(language: str, number: int) -> str:
    """The plural category of a whole number: zero, one, two, few, many or other."""
    return LANGUAGES.get(language, _OTHERS).rule(number)


def written(language: str, number: int) -> str:
    """A whole number as it is written in a language."""
    return f"{number:,}".replace(",", LANGUAGES.get(language, _OTHERS).separator)
