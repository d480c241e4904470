"""The messages: their readers and the published schema say the same of every value, and each fault has its sentence."""

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from basra_spec.engines.engine import SentRequest, check_line
from basra_spec.engines.faults import MessageError
from basra_spec.engines.message_schema import Record
from basra_spec.engines.messages import (
    ANSWERS,
    EXCUSES,
    REQUESTS,
    check_answer,
    check_request,
    hello_request,
    load,
    published_schema,
)
from basra_spec.system.resources import shipped
from tests.conformance.judging import able, questions, sound
from tests.each import each

PUBLISHED = shipped("conformance") / "schema" / "protocol.schema.json"
SHAPES: dict[str, Record] = {
    **{f"{ask}-request": shape for ask, shape in REQUESTS.items()},
    **{f"{ask}-answer": shape for ask, shape in ANSWERS.items()},
    **EXCUSES,
}
EVERY_SHAPE = each("name", SHAPES)

# JSON Schema counts 10.0 among the whole numbers. We do not, in messages as in rulesets.
_types = jsonschema.Draft202012Validator.TYPE_CHECKER.redefine("integer", lambda _, value: type(value) is int)
Validator: Any = jsonschema.validators.extend(jsonschema.Draft202012Validator, type_checker=_types)  # type: ignore[no-untyped-call]


@cache
def fits(name: str) -> Callable[[Any], bool]:
    """Whether a value is valid against a part of the published schema."""
    published = json.loads(PUBLISHED.read_text(encoding="utf-8"))
    is_valid: Callable[[Any], bool] = Validator({"$ref": f"#/$defs/{name}", "$defs": published["$defs"]}).is_valid
    return is_valid


def test_the_published_schema_is_the_one_that_the_shapes_make() -> None:
    assert PUBLISHED.read_text(encoding="utf-8") == json.dumps(published_schema(), indent=1) + "\n"


def test_the_published_schema_is_valid_and_has_every_message() -> None:
    jsonschema.Draft202012Validator.check_schema(published_schema())
    assert set(published_schema()["$defs"]) == set(SHAPES)


# --- valid messages, and changes of them ---------------------------------------------------------------------------------------------


@cache
def valid(name: str) -> list[Any]:
    """Messages of a shape, each with keys or words of its own: those of the suite and the sound engine's answers to them."""
    if name in EXCUSES:
        return [{"id": 1, name: "a reason"}, {"id": None, name: ""}]
    ask, _, kind = name.rpartition("-")
    unlike = {json.dumps(_outline(request)): request for request in _asked() if request["ask"] == ask}
    return [request if kind == "request" else sound(request) for request in unlike.values()]


@cache
def _asked() -> list[Any]:
    asked = [asked for ruleset in ("koutchina-classic", "koutchina-lebanese") for asked in questions(able(), "*", ruleset)]
    return [hello_request("hello"), *(question.requests[0] for question in asked)]


def _outline(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _outline(part) for key, part in value.items()}
    return [_outline(part) for part in value[:2]] if isinstance(value, list) else type(value).__name__


def _keys(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        yield from value
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from _keys(part)


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every object and list in a value, with each of its keys."""
    for key in list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
        yield value, key
        yield from _places(value[key])


KEYS = sorted({key for name in SHAPES for message in valid(name) for key in _keys(message)})
CARDS = ["", "AS", "9S 5H", "TH", "9C x 5H 4D", "9C -", "9C x", "as", "9S  5H", "9S\n", " 9S", "1H"]
WORDS = [*CARDS, "play", "solo", "won", "floor", "basra"]
ENDS = ["\n", " ", "S", " 5H", " x 5H"]
NUMBERS = [None, True, False, -1, 0, 1, 2, 7, 0.5, 1.0]
TELLING: list[Any] = [*NUMBERS, *WORDS, [], [0], [""], ["AS"], [[]], [[10]], {}, {"floor": ""}, {"refused": "x"}]
words = st.sampled_from(WORDS) | st.text(max_size=4)
scalars = st.none() | st.booleans() | st.integers(-2, 3) | st.integers() | st.floats() | words
values = st.recursive(
    scalars, lambda part: st.lists(part, max_size=3) | st.dictionaries(st.sampled_from(KEYS), part, max_size=4), max_leaves=8
)


telling = st.sampled_from(TELLING).map(deepcopy)


def _replaced(draw: st.DrawFn, holder: Any, key: Any) -> None:
    holder[key] = draw(telling)


def _removed(draw: st.DrawFn, holder: Any, key: Any) -> None:
    del holder[key]


def _lengthened(draw: st.DrawFn, holder: Any, key: Any) -> None:
    holder[key] = f"{holder[key]}{draw(st.sampled_from(ENDS))}"


def _added(draw: st.DrawFn, holder: Any, key: Any) -> None:
    if isinstance(holder, list):
        holder.append(draw(telling))
    else:
        holder[draw(st.sampled_from(KEYS))] = draw(telling)


@st.composite
def changed(draw: st.DrawFn, name: str) -> Any:
    """A valid message after a change or two."""
    message = deepcopy(draw(st.sampled_from(valid(name))))
    for _ in range(draw(st.integers(1, 2))):
        holder, key = draw(st.sampled_from(list(_places(message)) or [({"": ""}, "")]))
        draw(st.sampled_from([_replaced, _removed, _lengthened, _added]))(draw, holder, key)
    return message


@EVERY_SHAPE
def test_the_messages_that_go_and_come_are_valid(name: str) -> None:
    assert valid(name)
    assert [message for message in valid(name) if SHAPES[name].fault(message) or not fits(name)(message)] == []


@EVERY_SHAPE
@settings(max_examples=50)
@given(data=st.data())
def test_reader_and_schema_agree_on_any_value(name: str, data: st.DataObject) -> None:
    value = data.draw(values)
    assert (SHAPES[name].fault(value) is None) == fits(name)(value)


@EVERY_SHAPE
@settings(max_examples=300)
@given(data=st.data())
def test_reader_and_schema_agree_on_changed_messages(name: str, data: st.DataObject) -> None:
    message = data.draw(changed(name))
    assert (SHAPES[name].fault(message) is None) == fits(name)(message)


# --- each fault has its sentence -----------------------------------------------------------------------------------------------------


def _paths(value: Any, path: str = "") -> Iterator[str]:
    """Where the parts of a message stand, as the sentences say it; of a list the first part only."""
    parts = value.items() if isinstance(value, dict) else [(0, value[0])] if isinstance(value, list) and value else []
    for key, part in parts:
        here = f"{path}[{key}]" if isinstance(value, list) else f"{path}.{key}".lstrip(".")
        yield here
        yield from _paths(part, here)


def _with(message: Any, path: str, part: Any) -> Any:
    *outer, last = [int(step) if step.isdigit() else step for step in path.replace("[", ".").replace("]", "").split(".")]
    whole = deepcopy(message)
    holder = whole
    for step in outer:
        holder = holder[step]
    holder[last] = part
    return whole


EXAMPLES = {
    "hello": sound(hello_request("hello")),
    "play": {
        "plays": [{"taken": "5H", "basra": 10, "floor": ""}],
        "end": {"floor": "", "hands": [""], "stock": "", "piles": ["5H"], "last": 0, "basras": [[10]]},
    },
    "score": {"scores": [30, 0], "items": {"most_cards": [30, 0]}, "carried": 0},
    "match": {"totals": [101, 0], "status": "won", "winner": 0},
}
KEYS_OF_ANSWERS = [(ask, path) for ask, message in EXAMPLES.items() for path in _paths(message) if path != "id"]


@each(("ask", "path"), KEYS_OF_ANSWERS)
def test_a_wrong_type_anywhere_in_an_answer_is_told_with_its_place(ask: str, path: str) -> None:
    wrongs: tuple[Any, ...] = (1.5, [[[]]], {"a": {}})
    for wrong in wrongs:
        answer = _with({**EXAMPLES[ask], "id": "x"}, path, wrong)
        exchange = check_line(SentRequest({"id": "x", "ask": ask}, ""), json.dumps(answer))
        assert exchange.answer is None
        assert str(exchange.fault).startswith(f"the answer has the wrong shape: {path}")


@each(("ask", "path"), [pair for pair in KEYS_OF_ANSWERS if pair[1] not in ("end.last", "winner")])
def test_nor_may_a_part_be_null_where_the_page_does_not_say_so(ask: str, path: str) -> None:
    with pytest.raises(MessageError, match="must be"):
        check_answer(ask, _with({**EXAMPLES[ask], "id": "x"}, path, None))


LINES = {
    "": "the line is not JSON",
    "{": "the line is not JSON",
    '{"id": 1} {"id": 2}': "the line is not JSON",
    "{'id': 1}": "the line is not JSON",
    '{"id": NaN}': "the line is not JSON",
    '{"id": -Infinity}': "the line is not JSON",
    '{"id": ' + "[" * 100_000: "the line is not JSON",
    '{"id": 1' + "0" * 5_000 + "}": "the line is not JSON",
    "[]": "the line is JSON, but not an object",
    '"id"': "the line is JSON, but not an object",
    "null": "the line is JSON, but not an object",
    '{"id": 1, "id": 2}': 'the key "id" appears twice',
    '{"id": 1, "end": {"floor": "", "floor": ""}}': 'the key "floor" appears twice',
}


@each("line", LINES, ids=lambda line: line[:30])
def test_a_line_that_is_no_message_is_told(line: str) -> None:
    with pytest.raises(MessageError) as told:
        load(line)
    assert str(told.value) == LINES[line]


def test_no_depth_of_lists_is_too_much_for_the_sentence() -> None:
    asked = SentRequest({"id": "x", "ask": "play"}, "")
    for depth in range(2, 1100):
        line = f'{{"id": "x", "plays": {"[" * depth}{"]" * depth}}}'
        try:
            fault = str(check_line(asked, line).fault)
        except MessageError as error:
            fault = str(error)
        assert fault == "the line is not JSON" or fault.startswith("the answer has the wrong shape: plays[0] must be an object, not ")


REQUESTS_WITH_FAULTS = {
    "not an object": ([], "the message must be an object, not []"),
    "no question": ({"id": 1}, '"ask" is missing'),
    "an unheard-of question": ({"id": 1, "ask": "deal"}, "ask must be one of hello, play, score, match, not 'deal'"),
    "a question of another type": ({"id": 1, "ask": ["play"]}, "ask must be one of hello, play, score, match, not ['play']"),
    "an id of another type": ({"id": 1.5, "ask": "hello", "protocol": 1}, "id must be a string or a whole number, not 1.5"),
    "truth is no number": ({"id": True, "ask": "hello", "protocol": 1}, "id must be a string or a whole number, not True"),
    "a number with a point": ({"id": 1, "ask": "hello", "protocol": 1.0}, "protocol must be a whole number of 0 or more, not 1.0"),
    "a key too many": ({"id": 1, "ask": "hello", "protocol": 1, "protocoll": 1}, 'unknown key "protocoll": did you mean "protocol"?'),
}


@each("name", REQUESTS_WITH_FAULTS)
def test_a_request_that_is_none_is_told(name: str) -> None:
    request, sentence = REQUESTS_WITH_FAULTS[name]
    with pytest.raises(MessageError) as told:
        check_request(request)
    assert str(told.value) == sentence
    assert sound(request if isinstance(request, dict) else {})["error"]


@each("ask", ANSWERS)
@each("excuse", EXCUSES)
def test_an_excuse_stands_in_place_of_any_answer_and_alone(ask: str, excuse: str) -> None:
    check_answer(ask, {"id": 1, excuse: "a reason"})
    with pytest.raises(MessageError, match="unknown key"):
        check_answer(ask, {"id": 1, excuse: "a reason", "scores": [1]})
