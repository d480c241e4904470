"""One test for many values, where `pytest.mark.parametrize` would make a test of each."""

import functools
import inspect
from collections.abc import Callable, Iterable, Sequence
from typing import Any

Test = Callable[..., None]
Ids = Callable[[Any], object] | Iterable[object] | None


def each(names: str | Sequence[str], values: Iterable[Any], ids: Ids = None) -> Callable[[Test], Test]:
    """Run a test for every value, as one test; where it fails, notes name each value that fails.

    The arguments are those of `pytest.mark.parametrize`. It is for tests that share nothing but fixtures which never change.
    """
    own = names.replace(",", " ").split() if isinstance(names, str) else list(names)
    rows = [row if len(own) > 1 else (row,) for row in values]
    labels = [str(ids(row[0])) for row in rows] if callable(ids) else [str(name) for name in ids or map(_listed, rows)]

    def decorate(test: Test) -> Test:
        @functools.wraps(test)
        def run(*instance: Any, **fixtures: Any) -> None:
            failures: dict[str, AssertionError] = {}
            for label, row in zip(labels, rows, strict=True):
                try:
                    test(*instance, **fixtures, **dict(zip(own, row, strict=True)))
                except AssertionError as failure:
                    failures[label] = failure
                except Exception as error:
                    error.add_note(f"with {label}")
                    raise
            for first in failures.values():
                first.add_note(f"fails with: {'; '.join(failures)}")
                raise first

        kept = [parameter for name, parameter in inspect.signature(test).parameters.items() if name not in own]
        run.__signature__ = inspect.Signature(kept)  # type: ignore[attr-defined]
        return run

    return decorate


def _listed(row: Sequence[Any]) -> str:
    return ", ".join(map(str, row))
