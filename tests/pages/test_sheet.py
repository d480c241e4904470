"""The sheet of one page: what is on it, what is left out, and how large it is set. Whether it fits is seen in tests/site."""

import pytest
from attrs import evolve

from basra_spec.pages.page import FIRST, LEFT_OUT, ExampleFigure, Page, Section
from basra_spec.pages.paragraphs import Line, Paragraph
from basra_spec.pages.render import render_files
from basra_spec.pages.render.sheet import ABOUT, PLACES, SIZES, TooLongError, choose_figures, measure_length, render, render_unsized
from tests.pages.shared import EVERY_STRING, Read, as_shown, shipped_page
from tests.prose.shared import EVERY_LANGUAGE, EVERY_RULESET


@EVERY_LANGUAGE
@EVERY_RULESET
def test_a_sheet_is_one_html_file_that_needs_nothing_else(name: str, language: str) -> None:
    page = shipped_page(name, language)
    ((file, text),) = render_files(page, "sheet").items()
    read = Read(text)
    assert file == f"{name}.{language}.sheet.html"
    assert read.open == []
    assert not {"script", "link", "img", "a", "iframe"} & set(read.tags)
    assert [key for key, _ in read.attributes if key in ("src", "srcset", "href", "action") or key.startswith("on")] == []
    assert {("lang", language), ("dir", page.direction)} <= set(read.attributes)
    assert "default-src 'none'" in text
    assert "url(" not in text
    assert "@import" not in text


@EVERY_LANGUAGE
@EVERY_RULESET
def test_every_section_of_the_rules_is_on_the_sheet_and_the_others_are_named(name: str, language: str) -> None:
    page = shipped_page(name, language)
    read = Read(render(page))
    headed = {section.id for section in page.sections} - {*FIRST, *LEFT_OUT, ABOUT}
    assert {value for key, value in read.attributes if key == "id"} >= headed
    assert len(headed) >= 8
    left_out = [section.title for section in page.sections if section.id in LEFT_OUT]
    assert {line.text for line in page.left_out[1:]} == set(left_out)
    assert all(title in read.text for title in left_out)


@EVERY_RULESET
def test_the_pictures_show_a_sum_a_basra_and_every_class_that_takes(name: str) -> None:
    page = shipped_page(name)
    shown = choose_figures(page.examples)
    assert len(shown) == PLACES
    assert all(each.picture.taken for each in shown)
    assert any(each.example.is_basra for each in shown)
    assert any(group.bit_count() > 1 for each in shown for group in each.example.explanation.groups)
    classes = {each.example.explanation.play_class for each in page.examples if each.picture.taken}
    assert {each.example.explanation.play_class for each in shown} == classes


def test_a_wide_picture_takes_two_places() -> None:
    first = shipped_page("koutchina-classic").examples[0]
    wide = evolve(first, picture=evolve(first.picture, floor=0b111111))
    page = with_parts(shipped_page("koutchina-classic"), wide)
    assert '<figure class="wide"' in render(page)


def with_parts(page: Page, *parts: ExampleFigure) -> Page:
    """A page that says nothing, and has these examples."""
    return evolve(page, sections=(Section("play", "Play", parts),))


def test_a_page_without_examples_has_a_sheet_without_pictures() -> None:
    assert '<div class="pictures">' not in render(with_parts(shipped_page("koutchina-classic")))


@EVERY_STRING
def test_on_a_sheet_an_authors_text_is_text(text: str) -> None:
    page = shipped_page("koutchina-lebanese")
    made, usual = (
        Read(render(evolve(page, title=Line(each, language="fr"), lead=(Paragraph((Line(each),)),), left_out=(Line(each), Line(each)))))
        for each in (text, "x")
    )
    assert [tag for tag in made.tags if tag != "bdi"] == [tag for tag in usual.tags if tag != "bdi"]
    assert {key for key, _ in made.attributes} == {key for key, _ in usual.attributes}
    assert made.text.count(as_shown(text)) >= 5


def test_what_is_longer_is_set_smaller_and_what_is_too_long_is_told() -> None:
    page = shipped_page("koutchina-classic")
    length = measure_length(render(page).partition("<body>")[2])
    larger = [size for size in SIZES if size.longest > length]
    assert larger
    for size in larger:
        longer = evolve(page, title=Line("x" * (len(page.title.text) + size.longest - length - 5)))
        assert f"--type:{size.points:g}pt" in render(longer)
    with pytest.raises(TooLongError, match=r"koutchina-classic \(en\): the rules do not fit on one page: \d+ characters, 8100 are allowed"):
        render(evolve(page, title=Line("x" * SIZES[-1].longest)))


def test_who_measures_gets_any_sheet_in_the_smallest_size() -> None:
    long = evolve(shipped_page("koutchina-classic"), title=Line("x" * SIZES[-1].longest))
    assert 'style="--type:8pt"' in render_unsized(long)
