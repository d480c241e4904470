"""`basra-spec check`."""

import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeVar

import click

from basra_spec.analysis import lint
from basra_spec.cli.check_formats import FORMATS
from basra_spec.cli.exits import Exit
from basra_spec.cli.options import Command, output_options
from basra_spec.cli.output import PATIENCE, exit_code, file_error, is_terminal, say, with_progress
from basra_spec.rulesets import catalogue, source
from basra_spec.rulesets.problems import Problem, ProblemsFound, capped
from basra_spec.system.files import is_folder, read_bytes

Names = tuple[str, ...]
CASE: Final = ".case.yaml"
PAUSE: Final = 0.3
"""Seconds between two looks at the files."""


@click.command("check", cls=Command)
@click.argument("paths", nargs=-1, metavar="[PATH]...")
@click.option("--format", "form", type=click.Choice([*FORMATS]), show_default="text", help="The output format.")
@output_options
@click.option("--watch", is_flag=True, help="Check again whenever a file, a parent or a house rule changes, until Ctrl-C.")
def command(paths: Names, form: str | None, *, as_json: bool, watch: bool) -> int:
    """Validate rulesets and cases; report each problem with its location and a suggested fix.

    PATH is the file of a ruleset or a case, a folder of them, or a ruleset's id. Without PATH, check the working folder, or every built-in
    ruleset if the folder has no ruleset and no case. For a case, check that its position is reachable and its references exist; `test`
    checks its answer.

    Warnings and notes flag rules in a valid file that have no effect, or an unintended one. They do not change the exit code.

    Formats: text, JSON, GitHub Actions annotations (github), and SARIF 2.1.0 (sarif). --json is short for --format json.
    """
    if as_json and form not in (None, "json"):
        raise click.UsageError(f"--json is short for --format json; leave out --json or --format {form}")
    form = "json" if as_json else form or "text"
    if not watch:
        return _check(paths, form)
    if form != "text" or click.get_current_context().params["output"]:
        raise click.UsageError("--watch prints text on standard output; leave out --format, --json and --output")
    for _ in results(_snapshots(paths), lambda: _check_again(paths)):
        if is_terminal(sys.stderr):
            say("watching; press Ctrl-C to stop", err=True)
    return Exit.CLEAN


def _check(paths: Names, form: str) -> int:
    missing, files, problems = list[Path](), list[Path](), list[Problem]()
    for path in paths or _default_paths(form):
        try:
            files += _files(path)
        except ProblemsFound as found:
            missing.append(Path(path))
            problems += found.problems
    counted = with_progress(files, lambda number, _: f"file {number}/{len(files)}", patience=PATIENCE)
    problems += [problem for file in counted for problem in _problems(file)]
    if problems:
        from basra_spec.provenance.override_context import add_override_context

        problems = add_override_context(capped(dict.fromkeys(problems)))
    FORMATS[form](missing + files, problems)
    return exit_code(problems)


def _files(name: str) -> list[Path]:
    if not is_folder(Path(name)):
        return [catalogue.find(name)]
    found = sorted(Path(name).glob("*" + catalogue.SUFFIX))
    if not found:
        raise click.UsageError(f"there is no ruleset and no case in the folder {name}")
    return found


def _own_files(skip: Callable[[OSError], None] = lambda error: None) -> list[Path]:
    """The rulesets and cases among the YAML files in the working folder. `skip` takes the error of each file that cannot be read."""
    found = sorted(Path().glob("*" + catalogue.SUFFIX))
    return [path for path in found if path.name.endswith(CASE) or _has_a_format(path, skip)]


def _has_a_format(path: Path, skip: Callable[[OSError], None]) -> bool:
    try:
        return any(line.startswith(b"format:") for line in read_bytes(path).splitlines())
    except OSError as error:
        skip(error)
        return False


def _default_paths(form: str) -> Names:
    """The rulesets and cases in the working folder, else the built-in rulesets. Say which."""
    text = form == "text"
    own = _own_files(lambda error: say(f"skipped: {file_error(error)}", err=True) if text else None)
    if text:
        found = "checking the working folder:" if own else "no ruleset and no case in the working folder; checking the built-in rulesets:"
        say(found, err=True)
    return tuple(map(str, own or catalogue.shipped_files()))


def _problems(file: Path) -> tuple[Problem, ...]:
    try:
        return _case_problems(file) if file.name.endswith(CASE) else lint.check(file)
    except ProblemsFound as found:
        return found.problems


def _case_problems(file: Path) -> tuple[Problem, ...]:
    from basra_spec.conformance import cases, own_cases

    return own_cases.problems_of(cases.read_case(file, file.stem))


# --- watching -----------------------------------------------------------------------------------------------------------------------

Stamp = tuple[int, int] | None
"""When a file was last written, and its size; None if it does not exist."""
Snapshot = Mapping[Path, Stamp]
T = TypeVar("T")


def results(snapshots: Iterable[Snapshot], check: Callable[[], T]) -> Iterator[T]:
    """A result for the first snapshot, and for each change once two snapshots agree on it: a file may be half saved."""
    checked = before = None
    for now in snapshots:
        if now != checked and (checked is None or now == before):
            checked = now
            yield check()
        before = now


def snapshot(files: Iterable[Path]) -> Snapshot:
    """The stamps of the files, and of all files that their checks depend on: parents and house rules, wherever they could be."""
    found: dict[Path, Stamp] = {}
    waiting = list(files)
    while waiting:
        path = waiting.pop()
        if path not in found:
            found[path] = _stamp(path)
            waiting += [place for name in _references(path, found[path]) for place in catalogue.candidates(path, name)]
    return found


def _stamp(path: Path) -> Stamp:
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_mtime_ns, status.st_size


@lru_cache(maxsize=1000)
def _references(path: Path, stamp: Stamp) -> tuple[str, ...]:
    """The ids that a file names as its parent and house rules; none if it cannot be read."""
    data = source.read_map(path) if stamp else {}
    house_rules = data.get("with")
    names = [data.get("extends"), *(house_rules if isinstance(house_rules, list) else [])]
    return tuple(name for name in names if isinstance(name, str) and catalogue.is_plain_name(name))


def _check_again(paths: Names) -> None:
    """Print one result, on a terminal in place of the previous one. A file that is missing now may exist the next time."""
    click.clear()
    try:
        _check(paths, "text")
    except click.UsageError as error:
        say(error.format_message())
    except OSError as error:
        say(file_error(error))


def _snapshots(paths: Names) -> Iterator[Snapshot]:
    while True:
        yield snapshot(file for path in paths or map(str, _own_files() or catalogue.shipped_files()) for file in _existing(path))
        time.sleep(PAUSE)


def _existing(path: str) -> list[Path]:
    try:
        return _files(path)
    except (ProblemsFound, click.UsageError, OSError):
        return []
