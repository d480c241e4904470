"""Pages in each format: whole, self-contained, small, and free of what an author's text could smuggle in."""

import json
import re
from functools import cache
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from attrs import evolve
from fluent.syntax import ast

from basra_spec.pages.citations import Footnotes
from basra_spec.pages.page import Block, Facts, Page, Part, Section, build_page
from basra_spec.pages.paragraphs import Line, Paragraph
from basra_spec.pages.pictures import PlayPicture, draw
from basra_spec.pages.render import render_files
from basra_spec.pages.render.markdown import inline
from basra_spec.prose.fluent import Messages, parse
from basra_spec.prose.languages import message_functions
from basra_spec.prose.summary import Fact
from basra_spec.rulesets import loader
from basra_spec.rulesets.resolved import Resolved
from tests.pages.shared import EVERY_STRING, STRINGS, Read, as_shown, as_xml, every_case, page, shipped_page, texts_in
from tests.prose.shared import EVERY_LANGUAGE, EVERY_RULESET, SCHEMA, messages_in
from tests.strategies import resolved

TAGS = {
    *("html", "head", "meta", "title", "style", "body", "header", "main", "nav", "section", "div", "h1", "h2", "h3", "p", "ul", "li", "a"),
    *("dl", "dt", "dd", "span", "sup", "small", "br", "bdi", "strong", "figure", "figcaption", "svg", "desc", "g", "rect", "path", "text"),
}
LARGEST = 300_000


@EVERY_LANGUAGE
@EVERY_RULESET
def test_a_page_is_one_html_file_that_needs_nothing_else(name: str, language: str) -> None:
    page = shipped_page(name, language)
    ((file, text),) = render_files(page, "html").items()
    read = Read(text)
    assert file == f"{name}.{language}.html"
    assert len(text.encode()) < LARGEST
    assert read.open == []
    assert set(read.tags) <= TAGS
    assert [value for key, value in read.attributes if key == "href" and not str(value).startswith("#")] == []
    assert [key for key, _ in read.attributes if key in ("src", "srcset", "action") or key.startswith("on")] == []
    assert {("lang", language), ("dir", page.direction)} <= set(read.attributes)
    assert "url(" not in text
    assert "@import" not in text
    assert read.tags.count("svg") == len(page.examples)


@EVERY_LANGUAGE
@EVERY_RULESET
def test_a_page_is_markdown_with_its_pictures_beside_it(name: str, language: str) -> None:
    page = shipped_page(name, language)
    files = render_files(page, "md")
    text = files[f"{name}.{language}.md"]
    assert re.findall(r"!\[[^\]]*\]\((.*?)\)", text) == [file for file in files if file.endswith(".svg")]
    assert len(files) == 1 + len(page.examples)
    assert next(line for line in text.splitlines() if line.startswith("#")).startswith("# ")
    assert text.count("\n## ") == len(page.sections)
    assert len(re.findall("^##+ ", text, re.MULTILINE)) == len([part for part in page.parts if isinstance(part, Section)])
    assert all(as_xml(drawn).tag == "{http://www.w3.org/2000/svg}svg" for file, drawn in files.items() if file.endswith(".svg"))


@EVERY_LANGUAGE
@EVERY_RULESET
def test_a_page_is_json_with_titled_sections(name: str, language: str) -> None:
    page = shipped_page(name, language)
    ((file, text),) = render_files(page, "json").items()
    data = json.loads(text)
    assert file == f"{name}.{language}.json"
    assert (data["ruleset"], data["language"], data["direction"]) == (name, language, page.direction)
    assert [section["id"] for section in data["sections"]] == [section.id for section in page.sections]
    told = [part for part in parts_in(data) if part["type"] == "example"]
    assert [part["case"] for part in told] == [each.case for each in page.examples]
    assert all(part["answer"].keys() == {"taken", "floor", "basra"} and part["sentences"] for part in told)


def parts_in(data: Any) -> list[dict[str, Any]]:
    """Every part in the JSON of a page."""
    if isinstance(data, list):
        return [part for each in data for part in parts_in(each)]
    if not isinstance(data, dict):
        return []
    return [*([data] if "type" in data else []), *(part for each in data.values() for part in parts_in(each))]


def sentences_on(page: Page) -> list[str]:
    """Every text of a page that its printed forms must have, in the order of the page."""

    def said(part: Part) -> list[str]:
        if isinstance(part, Paragraph):
            return [*(line.text for line in part.lines), *(text for item in part.below for text in said(item))]
        if isinstance(part, Block):
            return [text for each in part.paragraphs for text in said(each)]
        if isinstance(part, Facts):
            return [text for fact in part.facts for text in (fact.name, fact.text)]
        if isinstance(part, Footnotes):
            return [text for entry in part.footnotes for text in (entry.id if entry.section else "", entry.section, entry.text) if text]
        return [part.title] if isinstance(part, Section) else [part.heading, *part.sentences]

    return [text for part in page.parts for text in said(part)]


@EVERY_LANGUAGE
@pytest.mark.parametrize("name", ["koutchina-lebanese", "portuguese"])
def test_every_format_has_the_same_sentences_in_the_same_order(name: str, language: str) -> None:
    page = shipped_page(name, language)
    html, data = (next(iter(render_files(page, form).values())) for form in ("html", "json"))
    lines = [line for line in render_files(page, "md")[f"{name}.{language}.md"].splitlines() if not line.startswith(("<div", "</div"))]
    markdown = import_module("markdown").markdown("\n".join(lines), extensions=["tables"])
    told = {"html": Read(html).text, "json": "\n".join(texts_in(json.loads(data))), "md": Read(markdown).text}
    for form, text in told.items():
        rest = flat(text)
        for sentence in map(flat, sentences_on(page)):
            _, found, rest = rest.partition(sentence)
            assert found, (form, sentence)


def flat(text: str) -> str:
    """A text without the marks that hold cards together, and with one space wherever there are several."""
    return " ".join(re.sub("[\u2066\u2069]", "", text).split())


def with_text(text: str) -> Page:
    """A page with a text in every place where an author's can stand."""
    page = shipped_page("koutchina-lebanese")
    shown = evolve(page.examples[0], source=text, case=text, picture=evolve(page.examples[0].picture, title=text, text=text, caption=text))
    items = (Paragraph((Line(text),), (Paragraph((Line(text, "fr"), Line(text))),)),)
    told = Paragraph((Line(text, "und", is_label=True), Line(text)), items)
    fact = Facts(text, (Fact("hand", text, text),))
    inside = Section("inside", text, (told, Block((told,)), shown))
    lead = (Paragraph((Line(text, "und", is_label=True),)), fact)
    return evolve(page, title=Line(text, language="fr"), lead=lead, sections=(Section("about", text, (told, inside)),))


@EVERY_STRING
def test_in_html_an_authors_text_is_text(text: str) -> None:
    made, usual = (
        Read(render_files(with_text(text), "html")["koutchina-lebanese.en.html"]),
        Read(render_files(with_text("x"), "html")["koutchina-lebanese.en.html"]),
    )
    assert [tag for tag in made.tags if tag != "bdi"] == [tag for tag in usual.tags if tag != "bdi"]
    assert {key for key, _ in made.attributes} - {"dir"} == {key for key, _ in usual.attributes} - {"dir"}
    assert made.text.count(as_shown(text)) >= 12


@EVERY_STRING
def test_in_markdown_an_authors_text_is_text(text: str) -> None:
    raw = inline(as_shown(text))
    assert not set(raw) & set("<>|$~")
    assert "\n" not in raw
    markdown = import_module("markdown")
    for around in ("{}", "# {}", "- {}", "- one\n    - {}", "*{}*", "![{}](x.svg)"):
        html = markdown.markdown(around.format(raw), extensions=["tables", "footnotes", "attr_list", "def_list", "fenced_code"])
        usual = markdown.markdown(around.format("x"), extensions=["tables", "footnotes", "attr_list", "def_list", "fenced_code"])
        made = Read(html)
        assert made.tags == Read(usual).tags, html
        if not around.startswith("!"):  # the text of a picture is never an author's, and not read the same way in every dialect
            assert made.text.strip().removeprefix("one").strip() == as_shown(text).strip()


@EVERY_STRING
def test_in_json_an_authors_text_is_one_value(text: str) -> None:
    data = json.loads(render_files(with_text(text), "json")["koutchina-lebanese.en.json"])
    assert data["title"] == {"text": as_shown(text), "language": "fr"}
    assert texts_in(data).count(as_shown(text)) >= 10


@EVERY_STRING
def test_in_a_picture_an_authors_text_is_text(text: str) -> None:
    drawn = PlayPicture(card=0, floor=0b110, taken=0b110, title=text, text=text, caption=text)
    for alone in (False, True):
        svg = as_xml(draw(drawn, standalone=alone))
        named = {element.tag.rpartition("}")[2]: element.text for element in svg}
        assert (named["title"], named["desc"], named["text"]) == (as_shown(text),) * 3
        assert {element.tag.rpartition("}")[2] for element in svg.iter()} <= {"svg", "title", "desc", "style", "g", "rect", "path", "text"}


HOSTILE = '</title></style></svg><script>x</script><img src=x onerror="x">"\'>\u202e\u0007\u2028& [a](javascript:x) `|\n\n# x'
LEFT_ALONE = ("language-direction", "language-reader")
"""Messages that say no words but one of a few."""


def hostile(language: str) -> Messages:
    """The messages of a language, each with more at its end than a page should show."""
    shipped = messages_in(language)
    entries = dict(shipped.entries)
    for name, entry in shipped.entries.items():
        if entry.node.value and name not in LEFT_ALONE and not name.startswith("-"):
            node = entry.node.clone()
            node.value = ast.Pattern([*entry.node.value.elements, ast.TextElement(HOSTILE)])
            entries[name] = evolve(entry, node=node)
    return Messages(language, entries, message_functions(entries))


@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_message_of_ones_own_is_text_too(language: str) -> None:
    ruleset = resolved("koutchina-lebanese")
    made, usual = (build_page(ruleset, SCHEMA, each, every_case()) for each in (hostile(language), messages_in(language)))
    for form in ("html", "md", "json"):
        texts = zip(render_files(made, form).items(), render_files(usual, form).values(), strict=True)
        for (name, text), plain_text in texts:
            assert not set(text) & set("\u202e\u0007\u2028")
            if name.endswith(".html"):
                assert [tag for tag in Read(text).tags if tag != "bdi"] == [tag for tag in Read(plain_text).tags if tag != "bdi"]
            elif name.endswith(".md"):
                assert text.count("\n") == plain_text.count("\n")
                assert "<script" not in text
            elif name.endswith(".svg"):
                assert len(list(as_xml(text).iter())) == len(list(as_xml(plain_text).iter()))
            else:
                assert json.loads(text)


def test_spaces_that_hold_words_together_stay_on_a_page() -> None:
    assert "Exemple\u00a0: x" in render_files(with_text("Exemple\u00a0: x"), "html")["koutchina-lebanese.en.html"]
    assert re.search("[\u00a0\u202f]:", render_files(shipped_page("koutchina-lebanese", "fr"), "html")["koutchina-lebanese.fr.html"])


def authored(folder: Path, text: str) -> Resolved:
    """A ruleset with a text wherever its author may write one, and a case beside it whose name is not plain either."""
    quoted = json.dumps(text)
    path = folder / "cafe.yaml"
    path.write_text(
        f"format: 1\nid: cafe\nversion: 1\ntitle: {{en: {quoted}}}\nextends: koutchina-classic\nsources: [{quoted}]\n"
        f"notes: {{fr: {quoted}}}\ndecisions: {{size: {{why: {quoted}, at: [capture.keep], in_words: {{other: {quoted}}}}}}}\n",
        encoding="utf-8",
    )
    case = "rulesets: [cafe]\nfloor: 9S\nplays: [9C]\nexpect: {taken: 9S}\n"
    (folder / "&lt;b&gt; '[x](y)' .case.yaml").write_text(case, encoding="utf-8")
    return loader.resolve(path)


@cache
def usual_page() -> Page:
    """The page of such a ruleset whose texts are plain."""
    with TemporaryDirectory() as folder:
        return page(authored(Path(folder), "usual"), cases=())


READABLE = [text for text in STRINGS if text.strip() and not re.search("[\x00-\x1f\x7f\ufffe\uffff\ud800-\udfff]", text)]


@pytest.mark.parametrize("text", READABLE, ids=range(len(READABLE)))
def test_a_ruleset_can_say_nothing_that_is_more_than_text(tmp_path: Path, text: str) -> None:
    pages = [page(authored(tmp_path, text), cases=()), usual_page()]
    made, usual = (Read(render_files(each, "html")["cafe.en.html"]) for each in pages)
    assert [tag for tag in made.tags if tag != "bdi"] == [tag for tag in usual.tags if tag != "bdi"]
    assert made.text.count(as_shown(text)) >= 6
    assert "Case: &lt;b&gt; '[x](y)'" in made.text
    assert as_shown(text) in texts_in(json.loads(render_files(pages[0], "json")["cafe.en.json"]))
    lines = [render_files(each, "md")["cafe.en.md"].count("\n") for each in pages]
    assert lines[0] == lines[1]


@EVERY_STRING
def test_no_text_of_a_page_turns_letters_about_or_ends_its_line(text: str) -> None:
    for shown in texts_in(json.loads(render_files(with_text(text), "json")["koutchina-lebanese.en.json"])):
        assert not re.search("[\n\r\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e]", shown)
        assert shown.count("\u2067") == shown.count("\u2069") == 0


RIGHT_TO_LEFT = "language-name = X\nlanguage-direction = rtl\n"


def right_to_left() -> Page:
    entries = dict(messages_in("en").entries) | dict(parse(RIGHT_TO_LEFT, "mine.ftl"))
    return build_page(resolved("koutchina-classic"), SCHEMA, Messages("en", entries, message_functions(entries)), ())


def test_in_a_script_from_right_to_left_cards_run_from_left_to_right() -> None:
    page = right_to_left()
    html, markdown, data = (next(iter(render_files(page, form).values())) for form in ("html", "md", "json"))
    assert '<html lang="en" dir="rtl">' in html
    assert '<bdi dir="ltr">10♦</bdi>' in html
    assert markdown.startswith('<div dir="rtl" lang="en">\n\n# ')
    assert "\u206610♦\u2069" in markdown
    assert json.loads(data)["direction"] == "rtl"
    assert "\u206610♦\u2069" in data


def test_where_all_runs_from_left_to_right_plain_text_has_no_marks_for_it() -> None:
    page = shipped_page("koutchina-classic")
    assert not re.search("[\u2066-\u2069]", "".join(render_files(page, "md").values()) + "".join(render_files(page, "json").values()))


def test_a_text_in_another_language_has_its_own_language_and_direction() -> None:
    html = render_files(with_text("Déjà"), "html")["koutchina-lebanese.en.html"]
    assert '<h1><span lang="fr" dir="auto">Déjà</span></h1>' in html
    assert '<span lang="" dir="auto">Déjà</span>' in html
