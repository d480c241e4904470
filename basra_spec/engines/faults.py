"""What can go wrong with an engine: each fault has a code and fields, and its sentence is made from a table."""

from collections.abc import Mapping
from typing import Any, Final

from attrs import frozen

from basra_spec.system.text import one_line

TEXTS: Final[Mapping[str, str]] = {
    # a line that is no message
    "not-json": "the line is not JSON",
    "not-an-object": "the line is JSON, but not an object",
    "duplicate-key": 'the key "{key}" appears twice',
    # a message of the wrong shape
    "wrong-value": "{where} must be {expected}, not {value}",
    "too-few-entries": "{where} must have at least {least} entries, not {number}",
    "missing-key": '{where}"{key}" is missing',
    "unknown-key": '{where}unknown key "{key}": {hint}',
    "other-version": "the engine speaks version {version} of the protocol, but this is version {own}",
    # an answer that does not belong to the request
    "no-id": 'the answer has no "id"',
    "other-id": "the answer is to {answered!r:.60}, but the request was {asked!r}",
    "wrong-shape": "the answer has the wrong shape: {fault}",
    "many-repeats": "the engine answered {number} requests twice",
    # a program
    "bad-command": "the command cannot be read: {reason}",
    "empty-command": "the command is empty",
    "cannot-run": "{command}: {reason}",
    "timeout": "no answer within {seconds:g} s",
    "exited": "the engine exited with code {exit_code}",
    "closed-output": "the engine closed its output",
    "line-too-long": "a line of more than {most:,} bytes",
    "not-utf-8": "the line is not UTF-8",
    # a function
    "cannot-load": "{spec}: {reason}",
    "not-a-function": "{spec} is not a function",
    "raised": "the engine raised {reason}",
    # a file of answers
    "bad-answers-file": "line {line} of the answers: {fault}",
    "no-recorded-answer": "the file has no answer to this request",
    "many-recorded-answers": "the file has {number} answers to this request",
    # the first answer, and the end of a run
    "excused": "the engine answered {key}: {reason}",
    "no-hello": "no valid answer to hello: {fault}",
    "cannot-restart": "the engine could not be restarted: {fault}",
    "given-up": "{number} faults in a row, the last: {fault}",
}
_DETAILS: Final[Mapping[str, str]] = {
    "stderr": "; it wrote to standard error: {stderr}",
    "before": " (before that: {before})",
}
"""What is added to a sentence where the value is there."""


@frozen
class Fault:
    """What is wrong: its code, a key of `TEXTS`, and the fields that its sentence names. `str` gives the sentence, on one line."""

    code: str
    fields: Mapping[str, Any] = {}

    def __str__(self) -> str:
        text = TEXTS[self.code] + "".join(detail for key, detail in _DETAILS.items() if self.fields.get(key))
        return one_line(text.format_map(self.fields))


class EngineError(Exception):
    """A fault that ends what was under way; `fault` says which."""

    def __init__(self, code: str, **values: Any) -> None:
        self.fault = Fault(code, values)
        super().__init__(self.fault)


class MessageError(EngineError, ValueError):
    """A line that is no message of the protocol, or no answer to the request."""


class ProcessError(EngineError):
    """A program that ended, stayed silent, or wrote what is no line."""


class RaisedError(EngineError):
    """A function that raised something."""


class StartError(EngineError):
    """An engine that cannot be started, or that does not answer `hello`: then its text shows what was sent and received."""

    def __str__(self) -> str:
        lines = (f"\n  {key + ':':9} {self.fault.fields[key]}" for key in ("sent", "received") if key in self.fault.fields)
        return "".join([str(self.fault), *lines])
