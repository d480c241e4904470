"""The evaluator of messages: the texts that it makes, and its errors for messages that it cannot format."""

import pytest

from basra_spec.prose.fluent import Arguments, Format, MessageError, Messages, Value, parse
from tests.each import each


def formatted(text: str, arguments: Arguments, language: str = "en") -> str:
    return Messages(language, dict(parse(text, "my.ftl"))).format("m", arguments)


@each(
    ("text", "arguments", "expected"),
    [
        ("m = plain", {}, "plain"),
        ("m = { $a } and { $b }", {"a": "x", "b": 1234}, "x and 1,234"),
        ("m = { NUMBER($n, useGrouping: 0) }", {"n": 1234}, "1234"),
        ('m = { "{" }{ 5 }', {}, "{5"),
        ("m = { n }\nn = other", {}, "other"),
        ("m = { n.a }\nn = other\n    .a = attribute", {}, "attribute"),
        ('m = { -t(case: "of") }\n-t = { $case ->\n    [of] of it\n   *[is] it\n}', {}, "of it"),
        ("m = { -t }\n-t = { $case ->\n    [of] of it\n   *[is] it\n}", {"case": "of"}, "it"),
        ("m = { -t.kind ->\n    [a] yes\n   *[b] no\n}\n-t = it\n    .kind = a", {}, "yes"),
        ("m =\n    two\n    lines", {}, "two\nlines"),
    ],
)
def test_a_message_has_its_text(text: str, arguments: dict[str, Value], expected: str) -> None:
    assert formatted(text, arguments) == expected


SELECT = "m = { $n ->\n    [0] zero\n    [one] a { $n }\n   *[other] { $n } of them\n}"


@pytest.mark.parametrize(("number", "expected"), [(0, "zero"), (1, "a 1"), (21, "21 of them"), (2000, "2,000 of them")])
def test_a_number_selects_itself_before_its_category(number: int, expected: str) -> None:
    assert formatted(SELECT, {"n": number}) == expected


def test_a_language_has_its_own_categories() -> None:
    assert formatted(SELECT, {"n": 21}, "ru") == "a 21"


def test_a_word_selects_itself_and_is_not_a_number() -> None:
    assert formatted(SELECT, {"n": "one"}) == "a one"
    assert formatted(SELECT, {"n": "0"}) == "0 of them"


@each(
    ("text", "what"),
    [
        ("m = { $b }", 'my.ftl:1: in the message "m": there is no $b here; did you mean "bb"?'),
        ("\nm = { nn }\nnnn = x", 'my.ftl:2: in the message "m": there is no message "nn"; did you mean "nnn"?'),
        ("m = { n }\nn = { m }", 'my.ftl:2: in the message "n": refers to itself: m → n → m'),
        ("m = { -t }\n-t = { -t }", 'my.ftl:2: in the message "-t": refers to itself: m → -t → -t'),
        ("m = { n }\nn =\n    .a = x", 'my.ftl:1: in the message "m": "n" has no text of its own'),
        ("m = { n.b }\nn = y\n    .a = x", 'my.ftl:1: in the message "m": "n" has no attribute "b"; allowed: a'),
        ("m = { NUMBR($bb) }", 'my.ftl:1: in the message "m": there is no function NUMBR; did you mean "NUMBER"?'),
        ("m = { NUMBER($bb) }", 'my.ftl:1: in the message "m": NUMBER needs a number, not "x"'),
        ("m = { NUMBER(1, style: 2) }", 'my.ftl:1: in the message "m": NUMBER has no option "style", only useGrouping'),
        ("m = { NUMBER() }", 'my.ftl:1: in the message "m": NUMBER takes one value, followed by named options'),
        ("m = { 1.5 }", 'my.ftl:1: in the message "m": only whole numbers are allowed, not 1.5'),
        ('m = { "\\UFFFFFF" }', r'my.ftl:1: in the message "m": there is no character \UFFFFFF: the last one is \U10FFFF'),
        (f"m = {{ 1{'0' * 5000} }}", 'my.ftl:1: in the message "m": a number may have 9 digits; 100000000… has 5001'),
        (f"m = {'x' * 60_000}", 'my.ftl:1: in the message "m": is longer than 50000 characters; shorten it'),
        ("x = y", 'there is no message "m"; see the language\'s own files for the names'),
    ],
)
def test_an_error_names_the_message_and_its_place(text: str, what: str) -> None:
    with pytest.raises(MessageError) as error:
        formatted(text, {"bb": "x"})
    assert str(error.value) == what


@pytest.mark.parametrize(("text", "line"), [("m = { $a", 1), ("m = x\n\nn = { $a ->\n    [a] x\n}\n", 5), ("m = x\n  what?\n!\n", 3)])
def test_a_syntax_error_names_the_line(text: str, line: int) -> None:
    with pytest.raises(MessageError, match=rf"^my\.ftl:{line}: syntax error: "):
        dict(parse(text, "my.ftl"))


def test_a_message_that_is_nested_too_deeply_is_an_error() -> None:
    with pytest.raises(MessageError, match=r"^my\.ftl: a message is nested too deeply$"):
        dict(parse(f"m = {'{' * 3000}{'}' * 3000}", "my.ftl"))


def doubling(last: str) -> str:
    """A message of forty terms, each of which refers to the next one twice."""
    return "m = { -t0 }\n" + "".join(f"-t{n} = {{ -t{n + 1} }}{{ -t{n + 1} }}\n" for n in range(40)) + f"-t40 = {last}\n"


@pytest.mark.parametrize("last", ["x", '{ "" }'])
def test_a_message_that_grows_exponentially_is_an_error(last: str) -> None:
    with pytest.raises(MessageError, match=r'^my\.ftl:1: in the message "m": consists of more than 5000 messages; use fewer$'):
        formatted(doubling(last), {})


def test_a_long_chain_of_references_is_an_error() -> None:
    with pytest.raises(MessageError, match=r'^my\.ftl:1: in the message "m": refers to other messages without end'):
        formatted("m = { -t0 }\n" + "".join(f"-t{n} = {{ -t{n + 1} }}\n" for n in range(2000)) + "-t2000 = x\n", {})


def test_escapes_reach_up_to_the_last_character() -> None:
    assert formatted(r'm = { "\U10FFFF" }{ "\\UFFFFFF" }', {}) == "\U0010ffff\\UFFFFFF"


def test_a_function_gets_its_value_and_options_and_may_format_other_messages() -> None:
    def twice(format_message: Format, value: Value, options: Arguments) -> Value:
        return format_message("n", {"x": value, **options})

    entries = dict(parse('m = { TWICE($a, y: "!") }\nn = { $x }{ $x }{ $y }', "my.ftl"))
    assert Messages("en", entries, {"TWICE": twice}).format("m", {"a": "b"}) == "bb!"


def test_a_cycle_through_a_function_is_an_error() -> None:
    entries = dict(parse("m = { AGAIN($a) }", "my.ftl"))
    with pytest.raises(MessageError, match="refers to itself: m → m"):
        Messages("en", entries, {"AGAIN": lambda format_message, value, _: format_message("m", {"a": value})}).format("m", {"a": "b"})
