"""Input that is made to hang, to crash or to mislead: each ends with a problem, or is skipped with a message."""

import json
import os
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

import basra_spec
from basra_spec.analysis import lint
from basra_spec.rulesets import loader
from basra_spec.rulesets.problems import MOST_PROBLEMS, ProblemsFound
from tests.cli.running import Run

Cafe = Callable[..., Path]
LONG = "x" * 300
POSIX = pytest.mark.skipif(os.name == "nt", reason="links, pipes and devices as POSIX has them")


@pytest.fixture
def strange(cafe: Cafe, request: pytest.FixtureRequest) -> str:
    """A file in the working folder that must not be read, beside a sound one."""
    cafe(parent="unknown")
    name = "strange.yaml"
    if request.param == "large":
        with Path(name).open("wb") as stream:
            stream.write(b"format: 1\n")
            stream.truncate(300_000_000)
    elif request.param == "pipe":
        os.mkfifo(name)
    else:
        Path(name).symlink_to(request.param)
    return name


STRANGE = pytest.mark.parametrize("strange", ["large", "pipe", "/dev/zero", "/etc/hostname", "strange.yaml"], indirect=True)


@POSIX
@STRANGE
def test_a_file_that_must_not_be_read_is_a_problem_with_its_name(command: Run, strange: str) -> None:
    for arguments in (("check", "."), ("check", strange), ("show", strange), ("test", strange)):
        code, out, err = command(*arguments)
        assert code == 2, arguments
        assert f"{strange}:1:1: error: the file " in out + err, arguments


@POSIX
@STRANGE
def test_the_working_folder_is_checked_without_a_file_that_must_not_be_read(command: Run, strange: str) -> None:
    code, out, err = command("check")
    assert (code, "there is no ruleset" in out) == (1, True)
    assert "strange.yaml" not in out
    assert any(line.startswith("skipped: ") and line.endswith(": strange.yaml") for line in err.splitlines())


@POSIX
@STRANGE
def test_cases_beside_a_file_that_must_not_be_read_are_run(command: Run, strange: str) -> None:
    Path(strange).rename("strange.case.yaml")
    code, out, err = command("test", ".")
    assert code == 2
    assert "strange.case.yaml:1:1: error: the file " in out + err


@POSIX
def test_nothing_is_quoted_from_a_file_outside_the_folder(command: Run, cafe: Cafe) -> None:
    Path("folder").mkdir()
    Path("secret.yaml").write_text("secret: [\n", encoding="utf-8")
    cafe("").rename("folder/cafe.yaml")
    for name in ("koutchina-classic", "link"):
        Path(f"folder/{name}.yaml").symlink_to("../secret.yaml")
        for form in ("text", "json", "github", "sarif"):
            assert "secret" not in command("check", "--format", form, "folder").out, (name, form)


@POSIX
def test_recorded_answers_and_pages_are_regular_files(command: Run, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.md"
    os.mkfifo(pipe)
    for arguments in (("conform", "--read-answers", pipe), ("docs", "render", pipe, "--output", tmp_path / "out")):
        code, out, err = command(*arguments)
        assert code == 2, arguments
        assert "not a regular file" in out + err, arguments


# --- names --------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["extends", "with"])
def test_a_name_that_no_file_can_have_is_a_problem_at_its_place(command: Run, cafe: Cafe, key: str) -> None:
    path = cafe("" if key == "extends" else f"with: [{LONG}]\n", parent=LONG if key == "extends" else "koutchina-classic")
    code, out, _ = command("check", "--json", path, "nowhere")
    problems = json.loads(out)["problems"]
    assert code == 2
    assert {problem["code"] for problem in problems} == {"unknown-ruleset"}
    assert sorted(problem["pointer"] for problem in problems) == ["", "/extends" if key == "extends" else "/with/0"]


def test_a_name_that_no_file_can_have_in_a_case_is_a_problem_at_its_place(command: Run, cafe: Cafe) -> None:
    cafe()
    Path("a.case.yaml").write_text(f"rulesets: [{LONG}]\nfloor: 5S\nplays: [5H]\nexpect: {{taken: 5S}}\n", encoding="utf-8")
    code, out, _ = command("check", "a.case.yaml")
    assert code == 1
    assert "a.case.yaml:1:12: error: there is no ruleset" in out


@pytest.mark.parametrize("name", [LONG, LONG + ".yaml", f"{LONG}/{LONG}", "nul\0", "nul\0.yaml"])
def test_a_name_that_no_file_can_have_raises_problems(name: str) -> None:
    for load in (loader.load, loader.load_rules):
        with pytest.raises(ProblemsFound):
            load(name)


def test_a_name_that_no_file_can_have_hides_no_other_problem(command: Run, cafe: Cafe) -> None:
    path = cafe("match: {target: many}")
    for form in ("text", "json", "github", "sarif"):
        out = command("check", "--format", form, LONG, f"{LONG}.yaml", path).out
        assert out.count("unknown-ruleset") >= 1, form
        assert "unreadable-file" in out, form
        assert "wrong-type" in out, form


@pytest.mark.parametrize("value", ["[]", "{}", "[[]]", "{a: {}}", "null", "1.5"])
def test_a_value_of_any_type_in_the_header_gives_problems(cafe: Cafe, value: str) -> None:
    for parent in ("koutchina-classic", "unknown"):
        for key in ("id", "format", "version", "title", "extends", "with", "house_rule", "sources", "notes", "decisions"):
            path = cafe(parent=parent)
            kept = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith(f"{key}:")]
            path.write_text("\n".join([*kept, f"{key}: {value}"]), encoding="utf-8")
            if (key, value) not in (("with", "[]"), ("sources", "[]"), ("decisions", "{}")):
                with pytest.raises(ProblemsFound):
                    lint.check(path)


# --- much of it ---------------------------------------------------------------------------------------------------------------------


def test_an_unknown_parent_in_a_folder_of_many_files_lists_a_few_of_them(command: Run, cafe: Cafe) -> None:
    path = cafe(parent="zzzzzz")
    for number in range(3_000):
        Path(f"{number}.yaml").touch()
    assert len(command("check", path).out) < 2_000


@pytest.mark.parametrize("form", ["text", "json", "github", "sarif"])
def test_the_problems_of_a_file_are_capped(command: Run, cafe: Cafe, form: str) -> None:
    rules = {
        "keys": "".join(f"key{number}: 1\n" for number in range(2_000)),
        "aliases": f"notes: [{'*a, ' * 2_000}]",
        "ranks": f"deal: {{refused: [{'Z, ' * 2_000}]}}",
    }
    for name, text in rules.items():
        out = command("check", "--format", form, cafe(text)).out
        assert "more problems in this file, not listed" in out, name
        assert len(out) < 400_000, name


def test_a_chain_of_parents_is_followed_so_far_and_no_farther(cafe: Cafe) -> None:
    for number in range(400):
        path = cafe(parent=f"parent{number}").rename(f"parent{number - 1}.yaml")
        path.write_text(path.read_text(encoding="utf-8").replace("id: cafe", f"id: parent{number - 1}"), encoding="utf-8")
    with pytest.raises(ProblemsFound) as found:
        loader.resolve(cafe(parent="parent0"))
    assert [(problem.code, problem.file, problem.pointer) for problem in found.value.problems] == [
        ("too-deep", "parent19.yaml", "/extends")
    ]


def test_a_map_and_a_list_of_house_rules_have_a_largest_size(cafe: Cafe) -> None:
    kinds = "".join(f"    kind{number}: {{}}\n" for number in range(101))
    for rules in (f"basra:\n  kinds:\n{kinds}", f"with: [{', '.join(f'house{number}' for number in range(21))}]"):
        with pytest.raises(ProblemsFound) as found:
            loader.resolve(cafe(rules))
        assert [(problem.code, problem.hint) for problem in found.value.problems] == [("out-of-range", "shorten it")], rules


def test_the_first_problems_are_listed_in_order_and_the_number_of_the_others_last(cafe: Cafe) -> None:
    with pytest.raises(ProblemsFound) as found:
        loader.load(str(cafe("".join(f"key{number}: 1\n" for number in range(10_000)))))
    *listed, last = found.value.problems
    assert [problem.span.line for problem in listed] == list(range(7, 7 + MOST_PROBLEMS))
    assert (last.code, "9,900 more problems" in last.message) == ("more-problems", True)
    assert ProblemsFound(found.value.problems).problems == found.value.problems


# --- text that misleads -------------------------------------------------------------------------------------------------------------


@POSIX
def test_no_line_of_the_text_begins_like_a_command_to_a_runner(command: Run, cafe: Cafe) -> None:
    hostile = "::stop-commands::x"
    cafe(f"match:\n  {hostile}: 1\n  '{hostile}': {{}}\n? {hostile}\n: 1\n").rename(f"{hostile}.yaml")
    out = command("check", f"{hostile}.yaml").out
    assert "stop-commands" in out
    assert [line for line in out.splitlines() if line.lstrip().startswith("::")] == []
    with pytest.raises(ProblemsFound) as found:
        loader.load(f"{hostile}.yaml")
    quotes = [line for line in str(found.value).splitlines() if line.startswith(" ")]
    assert [line for line in quotes if line.lstrip().startswith("::")] == []


def test_letters_that_nobody_sees_are_printed_as_escapes(command: Run, cafe: Cafe) -> None:
    hidden = "\ufeff\U000e0041\U000e007f"
    out = command("check", cafe(f"match: {{ta{hidden}rget: 1}}\nplayers: x{hidden}\n", title=f"C{hidden}")).out
    assert not set(hidden) & set(out)


def test_a_file_of_one_question_mark_is_blamed_at_its_only_line() -> None:
    with pytest.raises(ProblemsFound) as found:
        loader.resolve_text("?", Path("cafe.yaml"))
    assert [problem.span.line for problem in found.value.problems] == [1]


def test_a_package_used_from_a_zip_file_says_why_it_has_no_rulesets(tmp_path: Path) -> None:
    package = Path(basra_spec.__file__).parent
    with zipfile.ZipFile(tmp_path / "package.zip", "w") as file:
        for path in package.rglob("*.py"):
            file.write(path, path.relative_to(package.parent))
    command = [sys.executable, "-m", "basra_spec", "show", "koutchina-classic"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "package.zip")}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=tmp_path, check=False)
    assert done.returncode == 2
    assert "cannot run from a zip file" in done.stderr
