"""The page on which the rulesets stand side by side: what its cells say, what its positions show, and where its links lead."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from html import unescape
from itertools import combinations, pairwise
from typing import Any
from urllib.parse import unquote

from attrs import evolve

from basra_spec.analysis.difference import with_rule_of
from basra_spec.analysis.situations import Capture, Situation
from basra_spec.conformance.cases import as_request
from basra_spec.engines import interpreter
from basra_spec.game.cards import members, names, parse_cards, set_names
from basra_spec.game.rounds import places_wanted
from basra_spec.game.rules import Rules
from basra_spec.rulesets import source
from basra_spec.rulesets.merge import changes_of, dotted
from basra_spec.rulesets.problems import Path
from basra_spec.rulesets.resolved import Resolved, rules_of, variant
from basra_spec.site import comparison, content, differences
from basra_spec.site.content import Edition, sentences_by_ruleset
from basra_spec.site.differences import Demonstration, RuleDifference, Rulesets, RuleValue, Side
from tests.each import each
from tests.pages.shared import EVERY_STRING, Read, as_shown
from tests.prose.shared import EVERY_LANGUAGE, messages_in
from tests.strategies import resolved

SHIPPED = content.rulesets()
PATHS = differences.differing_paths(SHIPPED)
EVERY_PATH = each("path", PATHS, ids=dotted)
TAGS = {"div", "table", "thead", "tbody", "tr", "th", "td", "h3", "p", "ul", "li", "a", "bdi", "span", "strong", "code", "wbr"}
rule_at = cache(content.compare_rule)


@cache
def page(language: str) -> str:
    return compared_page(SHIPPED, [rule_at(path) for path in PATHS], language)


def compared_page(rulesets: Rulesets, rules: Sequence[RuleDifference], language: str = "en") -> str:
    """The comparison of any rulesets, without the pages of their rules."""
    return comparison.page(Edition(messages_in(language), (), sentences_by_ruleset(rulesets, messages_in(language))), rulesets, rules)


def cells(page: str, rule: str) -> list[str]:
    """What the cells of a rule's row say, as text, from the first column to the last."""
    row = next(row for row in re.findall("<tr>.*?</tr>", page) if f'"row"><a href="#{rule}"' in row)
    return [unescape(re.sub("<[^>]*>", "", cell)) for cell in re.findall("<td.*?</td>", row)]


def columns(rulesets: Rulesets) -> list[str]:
    return [name for names in differences.by_source(rulesets).values() for name in names]


@EVERY_PATH
def test_two_rulesets_have_the_same_in_a_row_exactly_if_they_have_the_same_rule(path: Path) -> None:
    said = [SHIPPED[name].merged.value(path) for name in columns(SHIPPED)]
    told = cells(page("en"), dotted(path))
    assert len(set(told)) > 1
    for (one, its_cell), (other, other_cell) in combinations(zip(said, told, strict=True), 2):
        assert (one == other) == (its_cell == other_cell)
    for value, cell in zip(said, told, strict=True):
        assert cell == str(value) if isinstance(value, int | str) else (cell == comparison.DASH) == (value is None)


def test_a_list_of_cards_is_short_enough_for_a_cell_and_in_the_letters_of_the_language() -> None:
    assert set(cells(page("en"), "deal.refused")) == {"J 7♦", "J"}
    assert set(cells(page("ru"), "deal.refused")) == {"В 7♦", "В"}


def test_the_columns_of_one_source_stand_side_by_side_and_parents_first() -> None:
    order = columns(SHIPPED)
    assert sorted(order) == sorted(SHIPPED)
    sources = [tuple(SHIPPED[name].file.data["sources"]) for name in order]
    assert [each for number, each in enumerate(sources) if each not in sources[:number]] == list(differences.by_source(SHIPPED))
    assert sum(one != other for one, other in pairwise(sources)) == len(set(sources)) - 1
    for number, name in enumerate(order):
        parent = SHIPPED[name].parent
        assert parent is None or parent.id in order[:number]


# --- positions ------------------------------------------------------------------------------------------------------------------------


def rules_for(side: Side, path: Path) -> Rules:
    """The rules of a side: a ruleset's, or its own with one of another."""
    one = SHIPPED[side.ruleset]
    changed = with_rule_of(one, SHIPPED[side.borrowed], path) if side.borrowed else one
    assert changed
    return rules_of(changed)


def questions(situation: Situation) -> Iterator[Mapping[str, Any]]:
    """A situation as questions of cases; of a play one for each claim of what it takes, since the player may choose."""
    asked = situation.question()
    if not isinstance(situation, Capture):
        yield asked
        return
    lying = list(members(situation.floor))
    for size in range(len(lying) + 1):
        for taken in combinations(lying, size):
            claim = " ".join(["x", set_names(sum(1 << card for card in taken))]) if taken else "-"
            yield asked | {"plays": [f"{names([situation.card])} {claim}"]}


def answers(situation: Situation, rules: Rules) -> list[Mapping[str, Any]]:
    """What the engine answers, without the reasons of a refusal; nothing where the rules have no such table."""
    found: list[Mapping[str, Any]] = []
    for question in questions(situation):
        if question.get("sides", "solo") not in rules.deal.players.get(question.get("seats", 2), ()):
            return []
        request = {"id": 1, "ruleset": rules.name, **as_request(dealt(question, rules), rules)}
        answer = interpreter.answer({rules.name: rules}, request)
        assert "error" not in answer
        found.append({"refused": True} if "refused" in (answer.get("plays") or [{}])[0] else answer)
    return found


def dealt(question: Mapping[str, Any], rules: Rules) -> Mapping[str, Any]:
    """The question with as many places for refused cards as these rules ask for."""
    if "returned" not in question:
        return question
    kept = question["returned"][: places_wanted(rules, parse_cards(question["deck"]), question["seats"])]
    return {key: value for key, value in question.items() if key != "returned"} | ({"returned": kept} if kept else {})


@EVERY_PATH
def test_a_position_is_answered_otherwise_by_the_two_that_stand_there(path: Path) -> None:
    rule = rule_at(path)
    assert bool(rule.demonstrations) == rule.affects_play
    for shown in rule.demonstrations:
        assert shown.situation
        first, second = (answers(shown.situation, rules_for(side, path)) for side in shown.sides)
        assert first != second


@EVERY_PATH
def test_each_side_of_a_position_has_the_value_that_it_stands_for(path: Path) -> None:
    rule = rule_at(path)
    for shown in rule.demonstrations:
        for number, side in zip(shown.values, shown.sides, strict=True):
            assert (side.borrowed or side.ruleset) in rule.values[number].rulesets
        assert sum(bool(side.borrowed) for side in shown.sides) <= 1


@EVERY_PATH
def test_every_value_is_set_against_the_most_common_one(path: Path) -> None:
    rule = rule_at(path)
    assert rule.values == tuple(sorted(rule.values, key=lambda value: -len(value.rulesets)))
    if rule.affects_play:
        assert {(0, other) for other in range(1, len(rule.values))} <= {shown.values for shown in rule.demonstrations}


def test_every_way_that_a_side_has_is_drawn() -> None:
    drawn = [example for path in PATHS for shown in rule_at(path).demonstrations for side in shown.sides for example in side.ways]
    assert page("en").count("<svg ") == len(drawn) > len(PATHS)


def test_a_difference_that_no_position_shows_is_said_to_be_one() -> None:
    hidden = evolve(rule_at(PATHS[0]), demonstrations=(Demonstration((0, 1)),))
    told = compared_page(SHIPPED, [hidden])
    assert f"No position with up to {differences.MOST_FLOOR_CARDS} cards on the floor shows the difference." in told


# --- links and text -------------------------------------------------------------------------------------------------------------------


@EVERY_LANGUAGE
def test_every_link_has_its_target_and_every_rule_its_section(language: str) -> None:
    read = Read(page(language).partition("# ")[2])
    links = [str(value) for key, value in read.attributes if key == "href"]
    targets = [value for key, value in read.attributes if key == "id"]
    assert read.open == []
    assert targets == [dotted(path) for path in PATHS]
    assert {unquote(link[1:]) for link in links if link.startswith("#")} == set(targets)
    assert {link for link in links if not link.startswith("#")} == {f"rules/{name}.html" for name in SHIPPED}


def without_parent(name: str, changes: str) -> Resolved:
    """A ruleset after changes, as one of its own."""
    changed = variant(resolved(name), changes_of(source.parse(changes)))
    return evolve(changed, lineage=("other",), parent=None)


def test_a_ruleset_that_is_unlike_all_others_has_a_letter_of_its_own() -> None:
    other = without_parent("koutchina-classic", "capture: {keep: [most-points, most-cards, deck-order]}")
    rulesets = {**SHIPPED, "other": other}
    rule = differences.compare_rule(rulesets, ("capture", "keep"))
    told = dict(zip(columns(rulesets), cells(compared_page(rulesets, [rule]), "capture.keep"), strict=True))
    assert [name for name, cell in told.items() if cell == told["other"]] == ["other"]
    assert re.fullmatch("[A-Z]", told["other"])


def test_more_values_than_letters_still_have_labels_of_their_own() -> None:
    values = [RuleValue({"number": number}, (f"r{number}",)) for number in range(60)]
    assert len(set(comparison.value_labels(Edition(messages_in("en"), ()), values))) == 60


@EVERY_STRING
def test_what_a_ruleset_says_stays_text(text: str) -> None:
    honest = resolved("portuguese")
    hostile = evolve(honest, lineage=(text,), file=evolve(honest.file, data={**honest.file.data, "sources": [text]}))
    rule = RuleDifference(("basra", text), (RuleValue(text, (text,)), RuleValue([text[:5]], ("portuguese",))), (Demonstration((0, 1)),))
    told = compared_page({text: hostile, "portuguese": honest}, [rule])
    whole = Read(told[told.index("<div") :])
    assert whole.open == []
    assert set(whole.tags) <= {
        *("div", "table", "thead", "tbody", "tr", "th", "td", "a", "bdi", "span", "code", "wbr"),
        *("h3", "ul", "li", "p", "strong"),
    }
    assert [key for key, _ in whole.attributes if key.startswith("on")] == []
    assert " ".join(as_shown(text).split()) in " ".join(whole.text.split())
