"""The picture of a play: what lies where, what is taken, and what is read out."""

from typing import Any
from xml.etree import ElementTree as Xml

import pytest

from basra_spec.game.cards import FULL_DECK, RANKS, members, parse_card, parse_set
from basra_spec.pages.pictures import MOST_IN_A_ROW, PlayPicture, draw, draw_deck
from tests.pages.shared import as_xml

SVG = "{http://www.w3.org/2000/svg}"


def drawn(floor: str = "9S 5H 4D KC", taken: str = "9S 5H 4D", caption: str = "", **others: Any) -> Xml.Element:
    play = PlayPicture(
        card=parse_card("9C"), floor=parse_set(floor), taken=parse_set(taken), title="Title", text="Text", caption=caption, **others
    )
    return as_xml(draw(play))


def cards(svg: Xml.Element) -> dict[str, Xml.Element]:
    return {group.attrib["data-card"]: group for group in svg.iter(f"{SVG}g")}


def height_of(group: Xml.Element) -> float:
    return float(group.attrib["transform"].rstrip(")").split()[1])


def test_the_card_and_the_floor_are_drawn_once_each() -> None:
    assert list(cards(drawn())) == ["9C", "4D", "5H", "9S", "KC"]


def test_what_is_taken_is_raised_and_framed_and_not_only_coloured() -> None:
    found = cards(drawn())
    assert {name for name in found if len(found[name].findall(f"{SVG}rect")) == 2} == {"9S", "5H", "4D"}
    assert height_of(found["9S"]) < height_of(found["KC"])


def test_an_empty_floor_is_an_empty_place() -> None:
    svg = drawn("", "")
    assert list(cards(svg)) == ["9C"]
    assert svg.find(f"{SVG}rect[@stroke-dasharray]") is not None


def test_a_long_floor_is_laid_in_rows_that_fit_the_picture() -> None:
    svg = as_xml(draw(PlayPicture(0, FULL_DECK & ~1, 0, "", "")))
    assert len(cards(svg)) == 52
    width, height = map(float, svg.attrib["viewBox"].split()[2:])
    places = [tuple(map(float, group.attrib["transform"][10:-1].split())) for group in cards(svg).values()]
    assert all(0 <= x <= width - 52 and 0 <= y <= height - 74 for x, y in places)
    assert len({y for _, y in places[1:]}) == -(-51 // MOST_IN_A_ROW)


@pytest.mark.parametrize("name", ["title", "desc"])
def test_a_picture_is_read_out(name: str) -> None:
    svg = drawn()
    assert svg.attrib["role"] == "img"
    assert svg.findtext(f"{SVG}{name}") == {"title": "Title", "desc": "Text"}[name]


def test_a_basra_is_written_into_the_picture() -> None:
    assert "Basra!" in [text.text for text in drawn(caption="Basra!").iter(f"{SVG}text")]
    assert "Basra!" not in [text.text for text in drawn().iter(f"{SVG}text")]


def test_the_letters_of_the_ranks_are_the_callers() -> None:
    letters = {name: {"K": "R"}.get(name, name) for name in RANKS}
    svg = drawn(ranks=letters)
    assert cards(svg)["KC"].findtext(f"{SVG}text") == "R"


def test_a_picture_in_a_file_of_its_own_has_ink_for_light_and_for_dark() -> None:
    play = PlayPicture(0, 0, 0, "", "")
    assert "prefers-color-scheme:dark" in draw(play, standalone=True)
    assert "<style" not in draw(play)


def test_every_card_can_be_drawn() -> None:
    svgs = [as_xml(draw(PlayPicture(card, 0, 0, "", ""))) for card in members(FULL_DECK)]
    assert len({Xml.tostring(svg) for svg in svgs}) == 52


def test_what_is_claimed_and_not_taken_has_a_frame_and_lies_where_it_lay() -> None:
    found = cards(drawn(taken="", claimed=parse_set("5H KC")))
    assert {name for name in found if len(found[name].findall(f"{SVG}rect")) == 2} == {"5H", "KC"}
    assert height_of(found["5H"]) == height_of(found["9S"])


def test_a_shared_picture_refers_to_the_cards_of_the_deck_and_draws_none() -> None:
    letters = {name: name.lower() for name in RANKS}
    there = {each.attrib["id"] for each in as_xml(draw_deck(letters)).iter() if "id" in each.attrib}
    svg = as_xml(draw(PlayPicture(parse_card("9C"), parse_set("9S KC"), parse_set("9S"), "", "", shared=True)))
    asked = [each.attrib["href"].removeprefix("#") for each in svg.iter("use")]
    assert asked == ["card-9C", "card-9S", "card-taken", "card-KC"]
    assert set(asked) <= there
    assert len(there) == 52 + 2
    assert "data-card" not in Xml.tostring(svg, encoding="unicode")
    assert "j" in draw_deck(letters)
