"""The languages of the rules. A language is a folder of messages (`en/*.ftl`) and needs no Python.

Besides Fluent's own NUMBER, messages may call three functions. Each formats the items of a list one by one with a message of the
language and joins them with the message that `join` names: `list-and` gets $left, $right and $place, which is `two` in a list of two
items, otherwise `middle` or, for the last two, `end`. What `form` means (`a`, `all`, a case) is up to the language's own messages;
`first`, if given, is the form of the first item.

- `CARDS($cards, form: "a", join: "or")` formats card patterns with `card-any`, `card-rank` ($rank), `card-range` ($first, $last) and
  `card-one` ($rank, $suit); a rank is a number from 2 to 10, or A, J, Q, K.
- `CLASSES($play, …)` formats play classes. A class with a message of its own (`class-jack`) uses it as long as its cards are those of the
  message's attribute `.cards`; any other class uses `class` ($name, and $cards for `CARDS`).
- `WORDS($keep, each: "filter", …)` formats words, or one number, with the message that `each` names ($word).
"""

import errno
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Final

from basra_spec.game.patterns import ANY, WordError, pattern_set
from basra_spec.prose.fluent import Arguments, Entry, Format, Function, MessageError, Messages, Value, parse, suggest_message
from basra_spec.system.files import read_text
from basra_spec.system.text import one_line

_FOLDER: Final = Path(__file__).resolve().parent
SUFFIX: Final = ".ftl"
# The language that others are translated from.
MODEL: Final = "en"
# The allowed values of the message `language-direction`.
DIRECTIONS: Final = ("ltr", "rtl")


def available_languages() -> tuple[str, ...]:
    """The tags of the languages that have messages, in order."""
    return tuple(sorted(folder.name for folder in _FOLDER.iterdir() if any(folder.glob(f"*{SUFFIX}"))))


def load_messages(language: str = "en", overrides: Path | None = None) -> Messages:
    """The messages of a language; those in the folder `overrides` replace built-in ones. Raises `MessageError`."""
    if language not in available_languages():
        raise MessageError(f'there are no messages in "{language}"; allowed: {", ".join(available_languages())}')
    builtin = _builtin_entries(_FOLDER / language)
    entries = {**builtin, **(_read_overrides(overrides, builtin) if overrides else {})}
    messages = Messages(language, entries, message_functions(entries), _builtin_entries(_FOLDER / MODEL))
    if messages.direction not in DIRECTIONS:
        what = f'"{one_line(messages.direction)}" is not a direction; the message "language-direction" is one of: {", ".join(DIRECTIONS)}'
        raise MessageError(what, entries["language-direction"].place)
    return messages


def native_name(language: str) -> str:
    """A language's name in the language itself; the tag of a language without messages."""
    return load_messages(language).format("language-name", {}) if language in available_languages() else language


@cache
def _builtin_entries(folder: Path) -> Mapping[str, Entry]:
    return _read_folder(folder)


def _read_folder(folder: Path) -> dict[str, Entry]:
    entries: dict[str, Entry] = {}
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        for name, entry in parse(_read_text(path), str(path)):
            if name in entries:
                raise MessageError(
                    f'duplicate message "{name}", first defined in {entries[name].place}; remove one of the two', entry.place
                )
            entries[name] = entry
    return entries


def _read_text(path: Path) -> str:
    try:
        return read_text(path).replace("\r\n", "\n")
    except OSError as error:
        hint = "; include only the messages that you override" if error.errno == errno.EFBIG else ""
        raise MessageError(f"the file cannot be read: {error.strerror}{hint}", str(path)) from None
    except UnicodeDecodeError:
        raise MessageError("not UTF-8; save the file as UTF-8", str(path)) from None


def _read_overrides(folder: Path, builtin: Mapping[str, Entry]) -> dict[str, Entry]:
    """The messages of a folder. A name that the language does not have is an error unless it is a term or the name of a play class."""
    entries = _read_folder(folder)
    if not entries:
        raise MessageError(f"no messages found; put them into files that end in {SUFFIX}", str(folder))
    for name, entry in entries.items():
        if name not in builtin and not name.startswith(("-", "class-")):
            raise MessageError(f'there is no message "{name}" to override; {suggest_message(name, builtin)}', entry.place)
        if name.startswith("class-") and "cards" not in [attribute.id.name for attribute in entry.node.attributes]:
            raise MessageError(f'"{name}" does not name its cards; add an attribute such as .cards = K 7D', entry.place)
    return entries


# --- arguments and functions of messages --------------------------------------------------------------------------------------------


def list_argument(items: Iterable[str | int]) -> str:
    """Card patterns or words as an argument of messages."""
    return " ".join(map(str, items))


def class_argument(classes: Mapping[str, Sequence[str | int]]) -> str:
    """Play classes, each with its card patterns, as an argument of messages."""
    return " ".join(f"{name}:{','.join(map(str, patterns))}" for name, patterns in classes.items())


def message_functions(entries: Container[str]) -> Mapping[str, Function]:
    """The functions of messages in a language with these entries."""
    return {
        "CARDS": _list_function(_format_card),
        "CLASSES": _list_function(partial(_format_class, entries)),
        "WORDS": _list_function(_format_word),
    }


def _format_card(format_message: Format, pattern: str, options: Arguments) -> str:
    if pattern == ANY:
        return format_message("card-any", options)
    try:
        pattern_set(pattern)
    except WordError as error:
        raise MessageError(f"CARDS needs cards: {error}; {error.hint}") from None
    first, _, last = pattern.partition("-")
    if last:
        return format_message("card-range", {**options, "first": _number_or_word(first), "last": _number_or_word(last)})
    if first[-1] in "SHDC":
        return format_message("card-one", {**options, "rank": _number_or_word(first[:-1]), "suit": first[-1]})
    return format_message("card-rank", {**options, "rank": _number_or_word(first)})


def _number_or_word(text: str) -> Value:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text


def _format_class(entries: Container[str], format_message: Format, argument: str, options: Arguments) -> str:
    name, _, cards = argument.replace(",", " ").partition(":")
    own = f"class-{name.replace('_', '-')}"
    if own in entries and format_message(f"{own}.cards", {}) == cards:
        return format_message(own, options)
    return format_message("class", {**options, "name": name, "cards": cards})


def _format_word(format_message: Format, word: str, options: Arguments) -> str:
    if "each" not in options:
        raise MessageError('WORDS needs the name of a message for each word, as in each: "number"')
    return format_message(str(options["each"]), {**options, "word": _number_or_word(word)})


def _list_function(format_item: Callable[[Format, str, Arguments], str]) -> Function:
    def items(format_message: Format, words: Sequence[str], options: Arguments) -> Iterator[str]:
        for number, word in enumerate(words):
            form = options.get("first" if number == 0 and "first" in options else "form", "")
            yield format_item(format_message, word, {**options, "form": form})

    return lambda format_message, value, options: _join(
        format_message, list(items(format_message, str(value).split(), options)), str(options.get("join", "and"))
    )


def _join(format_message: Format, items: Sequence[str], join: str) -> str:
    """The items joined from left to right, two at a time."""
    text = items[0] if items else ""
    for number, right in enumerate(items[1:], 2):
        place = "middle" if number < len(items) else "two" if number == 2 else "end"
        text = format_message(f"list-{join}", {"left": text, "right": right, "place": place})
    return text
