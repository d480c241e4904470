"""The evaluator formats messages like the reference implementation of Fluent for Python: our own messages, and small random ones."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from basra_spec.prose.fluent import Arguments, MessageError, Messages, Value, parse
from basra_spec.prose.languages import message_functions
from basra_spec.prose.plurals import LANGUAGES
from tests.prose import shared

runtime = pytest.importorskip("fluent.runtime", reason="fluent.runtime, the reference, is not installed")

SWEEP = (0, 1, 2, 3, 5, 8, 11, 21, 100, 1_000, 1_000_000)


class Reference:
    """A bundle of the reference implementation with our functions."""

    def __init__(self, language: str, texts: list[str], known: tuple[str, ...] = ()) -> None:
        bound = {name: self._bound(function) for name, function in message_functions(known).items()}
        self.bundle = runtime.FluentBundle([language], functions=bound, use_isolating=False)
        for text in texts:
            self.bundle.add_resource(runtime.FluentResource(text))

    def _bound(self, function: Any) -> Any:
        return lambda value, **options: function(self.format, value, options)

    def format_with_errors(self, name: str, arguments: Arguments) -> tuple[str, list[Any]]:
        whole, _, attribute = name.partition(".")
        message = self.bundle.get_message(whole)
        text, errors = self.bundle.format_pattern(message.attributes[attribute] if attribute else message.value, dict(arguments))
        return text, errors

    def format(self, name: str, arguments: Arguments) -> str:
        text, errors = self.format_with_errors(name, arguments)
        assert not errors
        return text


def cases(language: str) -> Iterator[tuple[str, dict[str, Value]]]:
    """Every message about a rule, with all the arguments that rulesets and mutants give it, and with each number exchanged for others."""
    seen = {(each.message, *sorted(each.arguments.items(), key=str)): each for each in shared.every_sentence(language)}
    yield from ((each.message, dict(each.arguments)) for each in seen.values())
    for each in {each.message: each for each in seen.values()}.values():
        for name in (name for name, value in each.arguments.items() if isinstance(value, int)):
            yield from ((each.message, {**each.arguments, name: number}) for number in SWEEP)


@pytest.mark.parametrize("language", shared.LANGUAGES)
def test_every_message_of_ours_has_the_same_text(language: str) -> None:
    words = shared.messages_in(language)
    reference = Reference(language, shared.message_files(language), tuple(words.entries))
    compared = 0
    for message, arguments in cases(language):
        assert words.format(message, arguments) == reference.format(message, arguments), (message, arguments)
        compared += 1
    assert compared > 500


# --- any small messages -------------------------------------------------------------------------------------------------------------

NAMES = ("m0", "m1", "m2", "m3")
TERMS = ("-t0", "-t1")
CATEGORIES = ("zero", "one", "two", "few", "many", "other")
WORDS = ("red", "blue", "few")

literal = st.text("abc XYZ.,é“”'-", min_size=1, max_size=8).map(str.strip).filter(bool)
numbers = st.integers(0, 30) | st.integers(0, 3_000_000)
keys_of_numbers = st.lists(st.sampled_from(CATEGORIES) | st.integers(0, 30).map(str), min_size=1, max_size=4, unique=True)
keys_of_words = st.lists(st.sampled_from(WORDS), min_size=1, max_size=3, unique=True)
number_values = st.sampled_from(["$n", "$k", "NUMBER($n)", "NUMBER($k, useGrouping: 0)", "7", "1234"])
references = ("$w", "$missing", '"lit { eral"', "m9", "-t9", "-t0", '-t1(w: "red", n: 3)', "-t0(n: 21)")


@st.composite
def selects(draw: st.DrawFn, in_term: bool) -> str:
    about_number = draw(st.booleans())
    words = st.sampled_from(["$w"] if in_term else ["$w", "-t0.kind"])
    selector = draw((st.just("$n") if in_term else number_values) if about_number else words)
    keys = draw(keys_of_numbers if about_number else keys_of_words)
    default = draw(st.integers(0, len(keys) - 1))
    variants = "".join(f"\n    {'*' if number == default else ''}[{key}] {draw(literal)}" for number, key in enumerate(keys))
    return f"{{ {selector} ->{variants}\n}}"


def patterns(earlier: Sequence[str] = (), *, in_term: bool = False) -> st.SearchStrategy[str]:
    """A message refers to earlier ones only: the reference does not come back from every circle."""
    known = [name + attribute for name in earlier for attribute in ("", ".a")]
    values = st.sampled_from(['"x"', "12"]) if in_term else number_values | st.sampled_from([*references, *known])
    parts = st.one_of(literal, values.map(lambda value: f"{{ {value} }}"), selects(in_term))
    return st.lists(parts, min_size=1, max_size=4).map(" ".join)


@st.composite
def resources(draw: st.DrawFn) -> str:
    terms = [f"{name} = {draw(patterns(in_term=True))}\n    .kind = {draw(st.sampled_from(WORDS))}" for name in TERMS]
    messages = [
        f"{name} = {draw(patterns(NAMES[:number]))}\n    .a = {draw(patterns(NAMES[:number]))}" for number, name in enumerate(NAMES)
    ]
    return "\n".join([*terms, *messages]) + "\n"


@given(st.sampled_from(sorted(LANGUAGES)), resources(), numbers, numbers, st.sampled_from(WORDS))
def test_small_messages_have_the_same_text_and_errors_of_the_reference_are_errors(language: str, text: str, n: int, k: int, w: str) -> None:
    reference = Reference(language, [text])
    ours = Messages(language, dict(parse(text, "small.ftl")))
    arguments: Mapping[str, Value] = {"n": n, "k": k, "w": w}
    for name in (*NAMES, "m0.a"):
        expected, errors = reference.format_with_errors(name, arguments)
        if errors:
            with pytest.raises(MessageError, match=r"small\.ftl:"):
                ours.format(name, arguments)
        else:
            assert ours.format(name, arguments) == expected
