"""What other repositories run: the hook for pre-commit and the action of GitHub, each as its host would run it."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from basra_spec.cli.check_formats import FORMATS
from tests.cli.running import COMMAND
from tests.documents import ROOT
from tests.each import each

Write = Callable[..., Path]
HOOKS: Final[list[dict[str, Any]]] = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))
ACTION: Final[dict[str, Any]] = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))
WITH_BASH = pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash")


def hook(*files: str | Path) -> subprocess.CompletedProcess[str]:
    """Run the hook as pre-commit does: the words of its entry, then the files."""
    program, *words = shlex.split(HOOKS[0]["entry"])
    assert program == "basra-spec"
    arguments = [*COMMAND, *words, *HOOKS[0].get("args", []), *map(str, files)]
    return subprocess.run(arguments, capture_output=True, text=True, encoding="utf-8", env={**os.environ, "PYTHONUTF8": "1"}, check=False)


def test_there_is_one_hook_with_all_that_pre_commit_asks_for() -> None:
    assert [found["id"] for found in HOOKS] == ["basra-spec-check"]
    assert {"id", "name", "entry", "language", "files"} <= set(HOOKS[0])
    assert HOOKS[0]["language"] == "python"


@each(
    ("name", "taken"),
    [
        ("rulesets/cafe.yaml", True),
        ("rulesets/house-rules/cafe.yaml", True),
        ("games/basra/rulesets/cafe.yaml", True),
        ("house-rules/cafe.yaml", True),
        (".github/workflows/test.yaml", False),
        ("rulesets/schema/language.yaml", False),
        ("mkdocs.yml", False),
        ("conformance/komi/lone-seven.case.yaml", False),
    ],
)
def test_the_hook_takes_rulesets_and_no_other_yaml(name: str, taken: bool) -> None:
    assert bool(re.search(HOOKS[0]["files"], name)) is taken


def test_every_ruleset_that_ships_is_taken_by_the_hook_and_passes_it() -> None:
    files = [path for path in ROOT.glob("rulesets/**/*.yaml") if re.search(HOOKS[0]["files"], path.relative_to(ROOT).as_posix())]
    assert len(files) > 10
    assert hook(*files).returncode == 0


def test_the_hook_fails_and_says_why_for_a_file_with_a_problem(write: Write) -> None:
    done = hook(write("sound"), write("cafe", "match: {target: many}"))
    assert (done.returncode, done.stderr) == (1, "")
    assert "(wrong-type)" in done.stdout
    assert done.stdout.endswith("1 problem in 2 files\n")


# --- the action ---------------------------------------------------------------------------------------------------------------------


def test_the_action_is_composite_and_each_of_its_inputs_has_a_word_and_a_default() -> None:
    assert ACTION["runs"]["using"] == "composite"
    assert set(ACTION["inputs"]) == {"paths", "format"}
    assert all(given["description"] and given["default"] for given in ACTION["inputs"].values())
    assert ACTION["inputs"]["format"]["default"] == "github"
    assert all(form in ACTION["inputs"]["format"]["description"] for form in FORMATS)
    assert all(step["shell"] == "bash" for step in ACTION["runs"]["steps"])


def test_no_input_is_pasted_into_a_script() -> None:
    assert all("${{" not in step["run"] for step in ACTION["runs"]["steps"])


@pytest.fixture
def act(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Run the action's last step in a folder of its own, as the runner would, with the package where the first step puts it."""
    runner_temp = tmp_path / "runner temp"
    runner_temp.mkdir()
    try:
        (runner_temp / "basra-spec").symlink_to(ROOT, target_is_directory=True)
    except OSError:
        pytest.skip("no link can be made here")
    place = tmp_path / "work"
    place.mkdir()
    monkeypatch.chdir(place)

    def run(**inputs: str) -> subprocess.CompletedProcess[str]:
        step = ACTION["runs"]["steps"][-1]
        given = {f"${{{{ inputs.{name} }}}}": inputs.get(name, told["default"]) for name, told in ACTION["inputs"].items()}
        known = {
            **os.environ,
            **{name: given[value] for name, value in step["env"].items()},
            "RUNNER_TEMP": str(runner_temp),
            "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]),
        }
        script = tmp_path / "step.sh"
        script.write_text(step["run"], encoding="utf-8", newline="\n")
        command = ["bash", "--noprofile", "--norc", "-eo", "pipefail", str(script)]
        return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", env=known, check=False)

    return run


def ruleset(path: str, rules: str = "") -> None:
    """A change of a ruleset that ships, at a path of the working folder."""
    file = Path(path)
    file.parent.mkdir(parents=True, exist_ok=True)
    text = f"format: 1\nid: {file.stem}\nversion: 1\ntitle: {{en: Cafe}}\nextends: koutchina-classic\n{rules}\n"
    file.write_text(text, encoding="utf-8")


@WITH_BASH
def test_the_action_annotates_the_rulesets_folder(act: Callable[..., subprocess.CompletedProcess[str]]) -> None:
    ruleset("rulesets/cafe.yaml", "match: {target: many}")
    done = act()
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.startswith("::error file=rulesets/cafe.yaml,line=6,col=17,endColumn=21,title=wrong-type::")


@WITH_BASH
def test_the_action_passes_sound_rulesets(act: Callable[..., subprocess.CompletedProcess[str]]) -> None:
    ruleset("rulesets/cafe.yaml")
    done = act(format="text")
    assert (done.returncode, done.stdout, done.stderr) == (0, "1 file, no problems\n", "")


@WITH_BASH
@pytest.mark.parametrize("folder", ["two words", "مقهى", "a;touch hacked", "$(touch hacked)"])
def test_a_path_of_the_action_is_a_line_with_any_letters(act: Callable[..., subprocess.CompletedProcess[str]], folder: str) -> None:
    ruleset(f"{folder}/cafe.yaml")
    ruleset("other/town.yaml")
    done = act(paths=f"{folder}\n\nother/town.yaml\n", format="text")
    assert (done.returncode, done.stdout) == (0, "2 files, no problems\n")
    assert not Path("hacked").exists()
