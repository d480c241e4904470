"""Plays in anyone's Markdown. What is wrong in them, and what is said then, stands in tests/rulesets/broken."""

from pathlib import Path

import pytest

from basra_spec.pages.markdown_blocks import KEYS, RenderedPage, render_blocks
from basra_spec.rulesets.problems import ProblemsFound
from tests.conftest import Write
from tests.prose.shared import EVERY_LANGUAGE, messages_in

PLAY = "ruleset: koutchina-classic\nfloor: 9S 5H 4D KC\nplay: 9C\n"


def block(text: str, fence: str = "```") -> str:
    return f"{fence}basra\n{text}{fence}\n"


def made(text: str, language: str = "en", file: str = "page.md") -> RenderedPage:
    return render_blocks(text, file, messages_in(language))


def test_a_block_becomes_its_picture_and_its_sentences() -> None:
    found = made(f"# One\n\n{block(PLAY)}\nTwo\n")
    assert found.text == (
        "# One\n\n![A play: 9♣](page.1.svg)\n\nOn the floor: 4♦ 5♥ 9♠ K♣. 9♣ is played and takes 4♦ 5♥ 9♠. K♣ stays on the floor.\n\n"
        "*By the rules of Classic Basra.*\n\nTwo\n"
    )
    assert list(found.pictures) == ["page.1.svg"]
    assert found.pictures["page.1.svg"].startswith("<svg")


def test_all_else_stays_as_it_is() -> None:
    text = f"a  \n\n<b>\n\n```python\nx = 1\n```\n\n````md\n{block('no: sense')}````\n\n~~~\n{block('nor: here')}~~~\n    ```basra\n"
    assert made(text) == RenderedPage(text, {})


@pytest.mark.parametrize("fence", ["```", "`````", "~~~"])
def test_a_block_may_have_any_fence(fence: str) -> None:
    assert len(made(block(PLAY, fence)).pictures) == 1


def test_a_block_that_is_not_closed_ends_with_the_page() -> None:
    assert len(made(f"```basra\n{PLAY}").pictures) == 1


@pytest.mark.parametrize(
    "claim",
    [
        "takes: 9S 5H 4D",
        "takes: 4D 5H 9S\nbasra: no",
        "basra: 0",
        "basra: none\n",
        "floor: 9S\n\nbasra: yes",
        "floor: 9S\nbasra: 10\ntakes: 9S",
    ],
)
def test_a_claim_that_is_so_is_no_problem(claim: str) -> None:
    play = PLAY if "floor" not in claim else PLAY.replace("floor: 9S 5H 4D KC\n", "")
    assert len(made(block(f"{play}{claim}\n")).pictures) == 1


@pytest.mark.parametrize(("takes", "said"), [("9S", "takes 9♠"), ("nothing", "takes nothing"), ("-", "takes nothing")])
def test_where_the_player_chooses_a_block_says_what_it_takes(takes: str, said: str) -> None:
    assert said in made(block(f"ruleset: portuguese\nfloor: 9S 5H 4D\nplay: 9C\ntakes: {takes}\n")).text


def test_the_play_before_counts() -> None:
    play = "ruleset: koutchina-lebanese\nfloor: 4S 5H\nplay: 9C\n"
    assert "worth 10 points" in made(block(f"{play}before: trailed 4S\nbasra: yes\n")).text
    assert "not a Basra" in made(block(f"{play}before: took 4S 5H KD\nbasra: no\n")).text


def test_what_is_wrong_in_all_blocks_is_told_at_once() -> None:
    with pytest.raises(ProblemsFound) as found:
        made(block(f"{PLAY}basra: 10\n") + block(PLAY) + block("floor: 9S\n"))
    assert [(problem.code, problem.span.line) for problem in found.value.problems] == [("false-example", 5), ("bad-block", 12)]


@pytest.mark.parametrize("name", ["cafe", "cafe.yaml", "./cafe.yaml", "../rules/cafe.yaml"])
def test_a_ruleset_beside_the_page_is_found_by_its_id_and_its_path(
    write: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    folder = tmp_path / "rules"
    folder.mkdir()
    write("cafe", "basra: {worth: 7}").rename(folder / "cafe.yaml")
    monkeypatch.chdir(tmp_path)
    assert "worth 7 points" in made(block(f"ruleset: {name}\nfloor: 9S\nplay: 9C\n"), file="rules/page.md").text


def test_a_ruleset_in_the_working_folder_is_found_by_its_id(write: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write("cafe", "basra: {worth: 7}")
    monkeypatch.chdir(tmp_path)
    assert "worth 7 points" in made(block("ruleset: cafe\nfloor: 9S\nplay: 9C\n"), file="docs/page.md").text


def test_a_ruleset_with_problems_of_its_own_is_told_with_them(write: Write, tmp_path: Path) -> None:
    path = write("cafe", "deal: {hand: 0}")
    with pytest.raises(ProblemsFound) as found:
        made(block("ruleset: cafe\nfloor: 9S\nplay: 9C\n"), file=str(tmp_path / "page.md"))
    assert {problem.file for problem in found.value.problems} == {str(path)}


def test_a_block_in_a_list_or_quotation_stays_there() -> None:
    text = made("- one\n\n  > " + block(PLAY).rstrip().replace("\n", "\n  > ") + "\n\ntwo\n").text
    assert text.startswith("- one\n\n  > ![A play: 9♣](page.1.svg)\n  >\n  > On the floor: ")
    assert text.endswith("*By the rules of Classic Basra.*\n\ntwo\n")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("", 'there is no file ""'),
        ("./", 'there is no file "./"'),
        ("gone.yaml", 'there is no file "gone.yaml"'),
        ("ca\0fe", 'there is no file "ca\0fe"'),
        ("x" * 5000, f'there is no ruleset "{"x" * 5000}"'),
        ("x" * 5000 + ".yaml", "this is not a possible file name"),
    ],
)
def test_a_name_without_a_ruleset_is_an_error_at_its_line_of_the_page(name: str, said: str) -> None:
    with pytest.raises(ProblemsFound) as found:
        made(block(f"ruleset: {name}\nfloor: 9S\nplay: 9C\n"))
    assert [(each.file, each.span.line, each.code, each.message) for each in found.value.problems] == [
        ("page.md", 2, "unknown-ruleset", said)
    ]


def test_points_are_claimed_in_plain_digits() -> None:
    with pytest.raises(ProblemsFound, match="allowed: a number of points, yes, no"):
        made(block(f"{PLAY}basra: \u0661\u0660\n"))


def test_the_name_of_a_picture_is_fit_for_a_link() -> None:
    found = made(block(PLAY), file="my page (1).md")
    assert "](my%20page%20%281%29.1.svg)" in found.text
    assert list(found.pictures) == ["my page (1).1.svg"]


@EVERY_LANGUAGE
def test_a_block_is_told_in_every_language(language: str) -> None:
    assert "page.1.svg" in made(block(PLAY), language).text


def test_each_key_has_an_example_that_can_be_read() -> None:
    text = "".join(f"{key}: {value}\n" for key, value in KEYS.items() if key not in ("ruleset", "basra"))
    assert len(made(block(f"ruleset: portuguese\n{text}")).pictures) == 1
