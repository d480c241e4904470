"""Rulesets in layers: JSON Merge Patch, house rules side by side, decisions, and who set what."""

import json
from collections.abc import Sequence
from itertools import permutations
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from basra_spec.rulesets import loader, source
from basra_spec.rulesets.merge import Merged, changes_of, join
from basra_spec.rulesets.problems import Problem, ProblemsFound
from basra_spec.rulesets.resolved import reading_rules
from basra_spec.rulesets.source import Source, walk
from tests.conftest import Write
from tests.strategies import resolved

Rules = dict[str, Any]


def merge_patch(target: Any, patch: Any) -> Any:
    """RFC 7396, section 2."""
    if not isinstance(patch, dict):
        return patch
    merged = {**target} if isinstance(target, dict) else {}
    merged |= {key: merge_patch(merged.get(key), value) for key, value in patch.items()}
    return {key: value for key, value in merged.items() if key not in patch or patch[key] is not None}


def fitting(patch: Rules, target: Any) -> Rules:
    """The patch without its removals of what is not there."""
    there = target if isinstance(target, dict) else {}
    kept = {key: value for key, value in patch.items() if value is not None or key in there}
    return {key: fitting(value, there.get(key)) if isinstance(value, dict) else value for key, value in kept.items()}


def layer(rules: Rules, name: str = "rules.yaml") -> Source:
    return source.parse(json.dumps(rules), name)


def merged(*layers: Rules) -> Merged:
    result = Merged()
    for rules in layers:
        result, problems = result.with_changes(changes_of(layer(rules)))
        assert not problems
    return result


leaves = st.integers(0, 3) | st.lists(st.integers(0, 3) | st.none(), max_size=2)


def maps(leaf: st.SearchStrategy[Any]) -> st.SearchStrategy[Rules]:
    """Maps of a few keys, so that layers often meet; the top ones are names of rules."""
    inside = st.recursive(leaf, lambda deeper: st.dictionaries(st.sampled_from("abc"), deeper, max_size=3), max_leaves=6)
    return st.dictionaries(st.sampled_from(["deal", "plays", "round"]), inside, max_size=3)


class TestMergePatch:
    """A layer changes the rules below it as JSON Merge Patch (RFC 7396) says."""

    @given(maps(leaves), maps(leaves | st.none()), maps(leaves | st.none()))
    def test_two_layers_on_a_whole(self, whole: Rules, one: Rules, two: Rules) -> None:
        first = fitting(one, whole)
        middle = merge_patch(whole, first)
        second = fitting(two, middle)
        assert merged(whole, first, second).data == merge_patch(middle, second)

    @given(maps(leaves), maps(leaves | st.none()))
    def test_every_leaf_knows_the_change_that_set_it(self, whole: Rules, patch: Rules) -> None:
        after = merged(whole, fitting(patch, whole))
        for path, value in walk(after.data):
            assert value == {} or after.setters[path].value == value

    @given(maps(leaves), maps(leaves | st.none()))
    def test_the_rules_below_stay_as_they_are(self, whole: Rules, patch: Rules) -> None:
        below = merged(whole)
        below.with_changes(changes_of(layer(patch)))
        assert below == merged(whole)


def test_what_a_file_says_besides_rules_is_no_change() -> None:
    assert changes_of(layer({"id": "x", "title": {"en": "X"}, "decisions": {}, "notes": {}})) == []


def problems_of(write: Write, name: str, rules: str, header: str = "extends: koutchina-classic") -> tuple[Problem, ...]:
    with pytest.raises(ProblemsFound) as found:
        loader.load(str(write(name, rules, header)))
    return found.value.problems


@pytest.mark.parametrize("rules", ["plays: {knave: null}", "basra: {kinds: {plain: {worth: null}}}", "ceremony: {cut: null}"])
def test_removing_what_does_not_exist_is_a_problem_at_its_line(write: Write, rules: str) -> None:
    (problem,) = problems_of(write, "cafe", f"match: {{target: 151}}\n{rules}")
    assert (problem.code, problem.span.line) == ("nothing-to-remove", 7)
    assert problem.hint.startswith("delete this line, or remove one of: ")


# --- house rules --------------------------------------------------------------------------------------------------------------------

HOUSE = "house_rule: true"


def with_rules(*names: str) -> str:
    return f"extends: koutchina-classic\nwith: [{', '.join(names)}]"


def named(rules: Sequence[Rules], names: Sequence[str]) -> list[Source]:
    return [layer(each, name) for each, name in zip(rules, names, strict=True)]


def joined(houses: Sequence[Source], base: Rules, own: Rules) -> tuple[Rules, bool]:
    """The rules after house rules and a file's own changes, and whether anything was wrong."""
    changes, disputes = join(houses, changes_of(layer(own)))
    below, missing = merged(base).with_changes(changes)
    after, more = below.with_changes(changes_of(layer(own)))
    return after.data, bool(disputes or missing or more)


house_rules = st.lists(maps(leaves | st.none()), min_size=2, max_size=3)


class TestHouseRules:
    """House rules stand side by side: neither their order nor their names matter."""

    @given(house_rules, maps(leaves | st.none()), st.data())
    def test_the_order_in_which_they_are_named(self, rules: list[Rules], own: Rules, data: st.DataObject) -> None:
        houses = named(rules, "abc"[: len(rules)])
        others = data.draw(st.permutations(houses))
        assert join(others, changes_of(layer(own))) == join(houses, changes_of(layer(own)))

    @given(house_rules, maps(leaves), maps(leaves))
    @example([{"deal": {}}, {"deal": 0}], {}, {})
    @example([{"deal": {}}, {"deal": None}], {"deal": 0}, {})
    def test_the_names_of_their_files(self, rules: list[Rules], base: Rules, own: Rules) -> None:
        results = [joined(named(rules, names), base, own) for names in permutations("abc"[: len(rules)])]
        assert all(wrong for _, wrong in results) or results == [results[0]] * len(results)


def test_two_house_rules_change_one_game(write: Write) -> None:
    write("long", "match: {target: 151}", HOUSE)
    write("big-hands", "deal: {hand: 6}", HOUSE)
    games = [loader.load(str(write("cafe", "", with_rules(*names)))) for names in (("long", "big-hands"), ("big-hands", "long"))]
    assert games[0].merged.data == games[1].merged.data
    assert (games[0].ruleset.match.target, games[0].ruleset.deal.hand) == (151, 6)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("match: {target: 151}", "match: {target: 121}"),
        ("basra: {kinds: {komi: null}}", "basra: {kinds: {komi: {worth: 20}}}"),
        ("basra: {worth: 20}", "basra: {worth: {A-10: 5, J-K: 20}}"),
        ("match: {cap: null}", "match: {cap: {rounds: 10}}"),
        ("match: {cap: null}", "match: {cap: {}}"),
    ],
    ids=[
        "two values",
        "a leaf inside what the other removes",
        "a value and a map",
        "a part of what the other removes",
        "a map that is kept",
    ],
)
def test_house_rules_that_disagree_are_a_problem_that_names_both(write: Write, one: str, other: str) -> None:
    first, second = write("a", one, HOUSE), write("b", other, HOUSE)
    found = problems_of(write, "cafe", "", with_rules("b", "a"))
    assert {problem.code for problem in found} == {"house-rules-disagree"}
    assert all(problem.file == str(second) and f"{first}, line 6" in problem.message for problem in found)


def test_equal_changes_of_two_house_rules_agree(write: Write) -> None:
    write("a", "match: {target: 151}\ndeal: {refused: [J]}", HOUSE)
    write("b", "match: {target: 151, level: draw}", HOUSE)
    assert loader.load(str(write("cafe", "", with_rules("a", "b")))).ruleset.match.target == 151


@pytest.mark.parametrize(
    ("one", "other", "own"),
    [
        ("match: {target: 151}", "match: {target: 121}", "match: {target: 131}"),
        ("basra: {kinds: {komi: null}}", "basra: {kinds: {komi: {worth: 20}}}", "basra: {kinds: {komi: null}}"),
        ("match: {cap: {rounds: 10}}", "match: {cap: {rounds: 20}}", "match: {cap: null}"),
    ],
)
def test_a_leaf_that_the_file_sets_itself_is_no_dispute(write: Write, one: str, other: str, own: str) -> None:
    write("a", one, HOUSE)
    write("b", other, HOUSE)
    both = loader.load(str(write("cafe", own, with_rules("a", "b"))))
    assert both.merged.data == loader.load(str(write("plain", own))).merged.data


def test_a_map_that_says_nothing_leaves_what_a_house_rule_says_inside_it(write: Write) -> None:
    write("a", "basra: {kinds: {komi: {worth: 20}}}", HOUSE)
    game = loader.load(str(write("cafe", "basra: {kinds: {komi: {}}}", with_rules("a"))))
    assert game.merged.data["basra"]["kinds"]["komi"]["worth"] == 20


# --- decisions ----------------------------------------------------------------------------------------------------------------------

DECIDES = "decisions: {how-long: {why: The page is silent., at: [match.target]}}"
LAPSES = [
    ("capture: {keep: [most-groups]}", {"size-of-a-haul", "equal-hauls"}),
    ("deal: {put_back: bottom}", {"first-floor-refusals"}),
    ("basra: {kinds: {komi: {floor: {sum: 0-12}}}}", {"komi-clearing-as-a-seven"}),
    ("basra: {kinds: {komi: null}}", {"komi-clearing-as-a-seven"}),
    ("basra: {kinds: {komi: {worth: 20}}}", set()),
    ("match: {target: 151}", set()),
    ("capture: {}", set()),
]


@pytest.mark.parametrize(("rules", "lapsed"), LAPSES)
@pytest.mark.parametrize("by", ["child", "house rule"])
def test_a_decision_lapses_when_one_of_its_leaves_is_set(write: Write, rules: str, lapsed: set[str], by: str) -> None:
    write("a", rules, HOUSE)
    game = loader.load(str(write("cafe", rules) if by == "child" else write("cafe", "", with_rules("a"))))
    assert set(game.decisions) == set(resolved("koutchina-classic").decisions) - lapsed


def test_the_decisions_of_a_house_rule_hold_until_the_file_sets_their_leaves(write: Write) -> None:
    write("a", f"deal: {{put_back: bottom}}\n{DECIDES}", HOUSE)
    assert "how-long" in loader.load(str(write("cafe", "", with_rules("a")))).decisions
    assert "how-long" not in loader.load(str(write("cafe", "match: {target: 151}", with_rules("a")))).decisions


def test_the_decisions_of_a_house_rule_lapse_when_another_house_rule_sets_their_leaves(write: Write) -> None:
    write("a", f"deal: {{put_back: bottom}}\n{DECIDES}", HOUSE)
    write("b", "match: {target: 151}", HOUSE)
    assert "how-long" not in loader.load(str(write("cafe", "", with_rules("a", "b")))).decisions


def test_a_decision_of_a_file_holds_for_its_children(write: Write) -> None:
    write("parent", f"match: {{target: 151}}\n{DECIDES}")
    assert "how-long" in loader.load(str(write("child", "deal: {hand: 6}", "extends: parent"))).decisions
    assert "how-long" not in loader.load(str(write("other", "match: {target: 101}", "extends: parent"))).decisions


@pytest.mark.parametrize(
    "rules",
    ["plays: {komi: {takes: null}}", "match: {target: null}", "deal: {hand: 5}", "capture: {keep: [most]}", "plays: {kommi: null}"],
    ids=["a key too few", "a rule too few", "hands that leave cards over", "an unknown word", "nothing to remove"],
)
def test_a_reading_that_makes_no_whole_ruleset_is_refused(write: Write, rules: str) -> None:
    decision = f"decisions: {{question: {{why: The page is silent., readings: {{other: {{{rules}}}}}}}}}"
    found = problems_of(write, "cafe", f"match: {{target: 151}}\n{decision}")
    assert [problem.span.line for problem in found] == [7]


def test_a_reading_is_its_game_with_a_change(write: Write) -> None:
    game = resolved("koutchina-classic")
    assert reading_rules(game, "any-equal-haul").play.keep == ("most-cards",)
    assert reading_rules(game, "haul-by-points").deal.hand == game.ruleset.deal.hand
    with pytest.raises(KeyError):
        reading_rules(game, "no-such-reading")


# --- who set what -------------------------------------------------------------------------------------------------------------------


def test_a_leaf_points_at_the_file_and_line_that_set_it(write: Write) -> None:
    house = write("a", "\n\ndeal:\n  hand: 6", HOUSE)
    own = write("cafe", "match:\n  target: 151\nplays: {komi: null}\nbasra: {kinds: {komi: null}}", with_rules("a"))
    game = loader.load(str(own)).merged
    assert place_of(game, "deal", "hand") == (str(house), 7)
    assert place_of(game, "match", "target") == (str(own), 8)
    assert place_of(game, "plays", "komi") == (str(own), 9)
    assert place_of(game, "match", "level")[0].endswith("koutchina-classic.yaml")


def place_of(game: Merged, *path: str) -> tuple[str, int]:
    change = game.blamed(path)[0]
    assert change is not None
    return change.source.file, change.source.values[change.at].line


def test_the_lineage_goes_from_the_oldest_parent_to_the_file(write: Write) -> None:
    write("parent", "match: {target: 151}")
    game = loader.load(str(write("child", "deal: {hand: 6}", "extends: parent")))
    assert game.lineage == ("koutchina-classic", "parent", "child")
    assert (game.id, game.title("fr")) == ("child", "child")
