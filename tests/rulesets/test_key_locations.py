"""Where a key belongs that stands in the wrong place."""

import json
from typing import Any

from basra_spec.rulesets.key_locations import place_hint, places_of
from basra_spec.rulesets.problems import Path
from basra_spec.system.resources import shipped
from tests.each import each

SCHEMA = json.loads((shipped("rulesets") / "schema" / "delta.schema.json").read_text(encoding="utf-8"))
KIND = ("basra", "kinds", "komi")


@each(
    ("key", "place", "told"),
    [
        ("target", (), '"target" belongs under match'),
        ("deck", ("match",), '"deck" belongs at the top of the file'),
        ("worth", (), '"worth" belongs under basra, basra.kinds.NAME or round.score.NAME'),
        ("worth", (*KIND, "floor"), '"worth" belongs under basra.kinds.komi'),
        ("groups", KIND, '"groups" belongs under basra.kinds.komi.floor.splits or basra.kinds.komi.previous.floor.splits'),
        ("refused", ("plays", "jack", 0), '"refused" belongs under deal'),
        ("floor", ("deal", "hand"), '"floor" belongs under deal'),
        ("weather", (), None),
    ],
)
def test_a_key_is_told_the_homes_that_are_nearest_to_where_it_stands(key: str, place: Path, told: str | None) -> None:
    assert place_hint(SCHEMA, key, place) == told


def test_a_key_inside_a_reading_is_not_looked_for_among_readings() -> None:
    assert set(places_of(SCHEMA, "hand")) == {("deal",)}


def test_a_home_at_the_top_and_one_below_are_both_told() -> None:
    schema: dict[str, Any] = {"properties": {"floor": {}, "expect": {"items": {"properties": {"floor": {}}}}, "start": {}}}
    assert place_hint(schema, "floor", ("start",)) == '"floor" belongs at the top of the file or under expect'
