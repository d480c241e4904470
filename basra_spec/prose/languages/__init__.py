"""The languages in which rules are told. A language is a folder of messages (`en/*.ftl`) and needs no Python.

Beside Fluent's own NUMBER, messages have three functions. Each tells a list item by item, with a message of the language, and joins what
comes out with the message that `join` names: `list-and` gets $left, $right and $place, which is `two` in a list of two, else `middle` or,
for the last two, `end`. What `form` says (`a`, `all`, a case) is for the language's own messages; `first`, if given, is the form of the
first item.

- `CARDS($cards, form: "a", join: "or")` tells card patterns with `card-any`, `card-rank` ($rank), `card-range` ($first, $last) and
  `card-one` ($rank, $suit); a rank is a number from 2 to 10, or A, J, Q, K.
- `CLASSES($play, …)` tells play classes. A class with a message of its own (`class-jack`) is called so while its cards are those of the
  message's attribute `.cards`; any other is told by `class` ($name, and $cards for `CARDS`).
- `WORDS($keep, each: "filter", …)` tells words, or one number, with the message that `each` names ($word).
"""

import errno
import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Final

from basra_spec.game.patterns import ANY, WordError, pattern_set
from basra_spec.prose.fluent import Arguments, Entry, Function, MessageError, Messages, Tell, Value, nearest_message, parse
from basra_spec.system.files import read_text
from basra_spec.system.text import one_line

_FOLDER: Final = Path(__file__).resolve().parent
SUFFIX: Final = ".ftl"
MODEL: Final = "en"
"""The language from which others are translated."""
DIRECTIONS: Final = ("ltr", "rtl")
"""What the message `language-direction` may say: how a page of the language runs."""
_DIRECTION: Final = "language-direction"


def languages() -> tuple[str, ...]:
    """The languages that there are."""
    return tuple(sorted(folder.name for folder in _FOLDER.iterdir() if any(folder.glob(f"*{SUFFIX}"))))


def messages(language: str = "en", overrides: Path | None = None) -> Messages:
    """The messages of a language; those in a folder of your own come before them. Raises `MessageError`."""
    if language not in languages():
        raise MessageError(f'there are no messages in "{language}"; there are: {", ".join(languages())}')
    own = _shipped(_FOLDER / language)
    entries = {**own, **(_overriding(overrides, own) if overrides else {})}
    found = Messages(language, entries, functions(entries), _shipped(_FOLDER / MODEL))
    direction = found.tell(_DIRECTION, {}) if _DIRECTION in found else DIRECTIONS[0]
    if direction not in DIRECTIONS:
        what = f'"{one_line(direction)}" is no direction; the message "{_DIRECTION}" is one of: {", ".join(DIRECTIONS)}'
        raise MessageError(what, entries[_DIRECTION].place)
    return found


def native_name(language: str) -> str:
    """A language's name in the language itself; of one that has no messages its tag."""
    return messages(language).tell("language-name", {}) if language in languages() else language


@cache
def _shipped(folder: Path) -> Mapping[str, Entry]:
    return _read(folder)


def _read(folder: Path) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        for name, entry in parse(_text(path), str(path)):
            if name in found:
                raise MessageError(f'the message "{name}" also stands in {found[name].place}; keep one of the two', entry.place)
            found[name] = entry
    return found


def _text(path: Path) -> str:
    try:
        return read_text(path).replace("\r\n", "\n")
    except OSError as error:
        hint = "; put only the messages here that you override" if error.errno == errno.EFBIG else ""
        raise MessageError(f"the file cannot be read: {error.strerror}{hint}", str(path)) from None
    except UnicodeDecodeError:
        raise MessageError("this is not UTF-8; save it as UTF-8", str(path)) from None


def _overriding(folder: Path, own: Mapping[str, Entry]) -> dict[str, Entry]:
    """The messages of a folder; a name that the language does not know is a slip, unless it is a term or the name of a play class."""
    found = _read(folder)
    if not found:
        raise MessageError(f"there are no messages here: put them into files that end in {SUFFIX}", str(folder))
    for name, entry in found.items():
        if name not in own and not name.startswith(("-", "class-")):
            raise MessageError(f'there is no message "{name}" to override; {nearest_message(name, own)}', entry.place)
        if name.startswith("class-") and "cards" not in [attribute.id.name for attribute in entry.node.attributes]:
            raise MessageError(f'"{name}" does not say for which cards it is, as in .cards = K 7D', entry.place)
    return found


# --- functions ----------------------------------------------------------------------------------------------------------------------


def listed(items: Iterable[str | int]) -> str:
    """Card patterns or words as an argument of messages."""
    return " ".join(map(str, items))


def play_classes(classes: Mapping[str, Sequence[str | int]]) -> str:
    """Play classes, each with its card patterns, as an argument of messages."""
    return " ".join(f"{name}:{','.join(map(str, patterns))}" for name, patterns in classes.items())


def _card(tell: Tell, pattern: str, options: Arguments) -> str:
    if pattern == ANY:
        return tell("card-any", options)
    try:
        pattern_set(pattern)
    except WordError as error:
        raise MessageError(f"CARDS needs cards: {error}; {error.hint}") from None
    first, _, last = pattern.partition("-")
    if last:
        return tell("card-range", {**options, "first": _read_number(first), "last": _read_number(last)})
    if first[-1] in "SHDC":
        return tell("card-one", {**options, "rank": _read_number(first[:-1]), "suit": first[-1]})
    return tell("card-rank", {**options, "rank": _read_number(first)})


def _read_number(text: str) -> Value:
    return int(text) if re.fullmatch("[0-9]{1,9}", text) else text


def _class(known: Container[str], tell: Tell, told: str, options: Arguments) -> str:
    name, _, cards = told.partition(":")
    own = f"class-{name.replace('_', '-')}"
    if own in known and tell(f"{own}.cards", {}) == cards.replace(",", " "):
        return tell(own, options)
    return tell("class", {**options, "name": name, "cards": cards.replace(",", " ")})


def _word(tell: Tell, word: str, options: Arguments) -> str:
    if "each" not in options:
        raise MessageError('WORDS needs the name of a message for each word, as in each: "number"')
    return tell(str(options["each"]), {**options, "word": _read_number(word)})


def _listing(item: Callable[[Tell, str, Arguments], str]) -> Function:
    def told(tell: Tell, value: Value, options: Arguments) -> Value:
        return _joined(tell, list(_items(tell, str(value).split(), options)), str(options.get("join", "and")))

    def _items(tell: Tell, words: list[str], options: Arguments) -> Iterator[str]:
        for number, word in enumerate(words):
            form = options.get("first" if number == 0 and "first" in options else "form", "")
            yield item(tell, word, {**options, "form": form})

    return told


def _joined(tell: Tell, items: list[str], join: str) -> str:
    """The items from left to right, two at a time."""
    whole = items[0] if items else ""
    for number, right in enumerate(items[1:], 2):
        place = "middle" if number < len(items) else "two" if number == 2 else "end"
        whole = tell(f"list-{join}", {"left": whole, "right": right, "place": place})
    return whole


def functions(known: Container[str]) -> Mapping[str, Function]:
    """The functions of messages, where these messages are known."""
    return {"CARDS": _listing(_card), "CLASSES": _listing(partial(_class, known)), "WORDS": _listing(_word)}
