"""Functions that others have written, called in this process: whatever they raise is theirs, and what they print is no output of ours."""

import contextlib
import importlib
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from basra_spec.engines.line_process import StartError
from basra_spec.system.text import one_line

Function = Callable[[dict[str, Any]], dict[str, Any]]
_SPEC: Final = re.compile(r"[A-Za-z_][\w.]+:[A-Za-z_][\w.]*")


class RaisedError(Exception):
    """A function of others has raised something; the text says what."""


def is_function(spec: str) -> bool:
    """Whether the name of an engine is `module:attribute`."""
    return bool(_SPEC.fullmatch(spec))


@contextlib.contextmanager
def guarded() -> Iterator[None]:
    """Run what others have written: what it prints goes to standard error, and all that it raises becomes a `RaisedError`.

    Not so Ctrl-C, nor the end of a generator that waits: these are meant for us.
    """
    try:
        with contextlib.redirect_stdout(sys.stderr):
            yield
    except (KeyboardInterrupt, GeneratorExit):
        raise
    except BaseException as error:
        raise RaisedError(_described(error)) from None


def _described(error: BaseException) -> str:
    """The name and the text of an exception; a class of others may fail to give even these."""
    name = type.__dict__["__name__"].__get__(type(error))
    try:
        text = str(error)
    except KeyboardInterrupt:
        raise
    except BaseException:
        text = "(it has no text that can be read)"
    return one_line(f"{name}: {text}")


def load_function(spec: str) -> Function:
    """The function that `module:attribute` names. Raises `StartError`."""
    module, _, path = spec.partition(":")
    here = str(Path.cwd())
    sys.path.insert(0, here)
    try:
        with guarded():
            found: Any = importlib.import_module(module)
            for name in path.split("."):
                found = getattr(found, name)
    except RaisedError as error:
        raise StartError(f"{spec}: {error}") from None
    finally:
        with contextlib.suppress(ValueError):  # the module may have taken it out itself
            sys.path.remove(here)
    if not callable(found):
        raise StartError(f"{spec} is not a function")
    return found  # type: ignore[no-any-return]
