"""`basra-spec check`."""

from pathlib import Path

import click

from basra_spec import cases, library, own_cases
from basra_spec.cli.exits import Exit
from basra_spec.cli.output import complain, exit_code, problem_json, say, say_json
from basra_spec.problems import Problem, ProblemsFound


@click.command("check")
@click.argument("paths", nargs=-1, metavar="[PATH]...")
@click.option("--json", "as_json", is_flag=True, help="Print the problems as JSON.")
def command(paths: tuple[str, ...], as_json: bool) -> int:
    """Say what is wrong in rulesets and cases, where, and how to mend it.

    PATH is a ruleset's file, a folder of them, or an id, or the file of a case; without any, every ruleset that ships is checked. Of a
    case it is checked whether it can be asked and what it names; `test` says whether its answer is right.
    """
    files = [file for path in paths for file in _files(path)] if paths else library.shipped_files()
    problems = [problem for file in files for problem in _problems(file)]
    problems = list(dict.fromkeys(problems))
    if as_json:
        say_json({"files": [str(file) for file in files], "problems": [problem_json(problem) for problem in problems]})
        return exit_code(problems) if problems else Exit.CLEAN
    if problems:
        code = complain(problems)
        say(f"{_number(len(problems), 'problem')} in {_number(len(files), 'file')}", err=True)
        return code
    say(f"{_number(len(files), 'file')}, no problems", fg="green")
    return Exit.CLEAN


def _files(name: str) -> list[Path]:
    if not Path(name).is_dir():
        return [library.find(name)]
    found = sorted(path for path in Path(name).glob("*" + library.SUFFIX) if not path.name.endswith(cases.SUFFIX))
    if not found:
        raise click.UsageError(f"there is no ruleset in the folder {name}")
    return found


def _problems(file: Path) -> tuple[Problem, ...]:
    try:
        if file.name.endswith(cases.SUFFIX):
            return own_cases.named_problems(cases.read_case(file, file.stem))
        library.check(file)
    except ProblemsFound as found:
        return found.problems
    return ()


def _number(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
