"""`basra-spec explain`: a page of rules, and all that is known of one rule."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from basra_spec.provenance.statements import statements
from basra_spec.rulesets import catalogue
from basra_spec.rulesets.resolved import Resolved
from tests.cli.running import Run, process
from tests.strategies import resolved

Cafe = Callable[..., Path]
FEW = "koutchina-classic"


@pytest.mark.parametrize("name", catalogue.shipped_ids())
def test_a_ruleset_is_a_page_with_headings_and_sentences(command: Run, name: str) -> None:
    code, out, err = command("explain", name)
    assert (code, err) == (0, "")
    assert [line for line in out.splitlines() if line.startswith("## ")] == [
        f"## {title}"
        for title in ("Cards", "Players", "The deal", "Play and capture", "Basra", "The round and its score", "The match", "Ceremony")
    ]
    assert all(line.lstrip().startswith(("- ", "#")) for line in out.splitlines() if line)


def test_json_has_the_same_sentences(command: Run) -> None:
    page = json.loads(command("explain", FEW, "--json").out)
    lines = [line.lstrip(" -") for line in command("explain", FEW).out.splitlines() if line.lstrip().startswith("- ")]
    told = [sentence["text"] for group in page["groups"] for sentence in group["sentences"]]
    assert (page["id"], page["language"], page["notes"]) == (FEW, "en", "")
    assert told == lines


def test_the_page_tells_the_frame_of_the_game_in_its_groups(command: Run, cafe: Cafe) -> None:
    page = json.loads(command("explain", cafe("deal: {hand: 6}"), "--json").out)
    texts = {group["id"]: [sentence["text"] for sentence in group["sentences"]] for group in page["groups"]}
    assert texts["deal"][-1].endswith("each player gets six cards again, and the floor none, until the stock is used up.")
    assert texts["play"][0].startswith("On their turn, players play one card from their hand.")
    assert texts["play"][1:3] == [
        "A card that takes goes onto the pile of its player's side, together with all that it takes.",
        "A card that takes nothing stays on the floor.",
    ]
    assert texts["round"][0] == "A round ends when the stock and every hand are empty."
    assert texts["ceremony"][-1] == "The player after the dealer plays first, and deals the next round."


def test_notes_stand_at_the_end_and_are_not_checked(command: Run, cafe: Cafe) -> None:
    path = cafe("notes: {en: The losers fetch the coffee., fr: Les perdants cherchent le café.}")
    assert command("explain", path).out.endswith("\n## Notes (not checked)\n\nThe losers fetch the coffee.\n")
    assert json.loads(command("explain", path, "--json").out)["notes"] == "The losers fetch the coffee."


# --- one rule -----------------------------------------------------------------------------------------------------------------------


def test_a_rule_of_ones_own_names_its_line_and_what_it_took_the_place_of(command: Run, cafe: Cafe) -> None:
    code, out, err = command("explain", cafe("match: {target: 151}"), "match.target")
    head, sentence, page, replaced, *rest = out.splitlines()
    assert (code, err) == (0, "")
    assert all(line.startswith(("    The page says (", "    And ")) for line in rest)
    assert "being the first with 101 points" in rest[0]
    assert head == "match.target: 151  (cafe.yaml:7)"
    assert "151 points or more" in sentence
    assert replaced.startswith("  Replaces (koutchina-classic.yaml:")
    assert "101 points or more" in replaced
    assert page == "  This is your own rule; no page states it."


def test_a_house_rule_is_named_and_is_neither_ones_own_nor_an_assumption(command: Run, cafe: Cafe) -> None:
    out = command("explain", cafe("with: [target-151]"), "match.target").out
    assert out.startswith("match.target: 151  (target-151.yaml:9)\n")
    assert "  This is the house rule target-151 (“To 151”; portuguese).\n  Replaces (koutchina-classic.yaml:" in out
    assert "    The page says (koutchina.match.target-101; " in out
    assert "of your own" not in out
    assert "assumption" not in out
    Path("short.yaml").write_text(
        "format: 1\nid: short\nversion: 1\ntitle: {en: Short}\nhouse_rule: true\nmatch: {target: 51}\n", encoding="utf-8"
    )
    mine = command("explain", cafe("with: [short]"), "match.target").out
    assert "  This is the house rule short (“Short”), which no page states.\n" in mine


def test_the_page_of_a_changed_rule_stands_with_the_old_value_only(command: Run, cafe: Cafe) -> None:
    out = command("explain", cafe("basra: {kinds: {komi: {worth: 20, floor: {sum: 0-12}}}}"), "basra.kinds.komi.floor.sum").out
    own, _, old = out.partition("  Replaces ")
    assert "The page says" not in own
    assert "    The page says (koutchina.komi.basra-up-to-ten; " in old


def test_of_rules_in_one_sentence_each_says_who_set_it_where_they_differ(command: Run, cafe: Cafe) -> None:
    lines = command("explain", cafe("basra: {kinds: {komi: {worth: 20}}}"), "basra.kinds.komi").out.splitlines()
    assert "basra.kinds.komi.worth: 20  (cafe.yaml:7)" in lines
    at = lines.index("  basra.kinds.komi.worth:")
    assert lines[at + 1] == "    This is your own rule; no page states it."
    assert lines[lines.index("  basra.kinds.komi.play:") + 1].startswith("    Without the other changes, the page says (koutchina.")


def test_what_also_rests_on_a_changed_rule_is_not_claimed_for_the_others(command: Run, cafe: Cafe) -> None:
    out = command("explain", cafe("deal: {hand: 6}"), "deal.floor").out
    assert "  Without the other changes, the page says (koutchina.deal.six-deals-at-two; " in out
    assert "  The page says (koutchina.deal.six-deals-at-two; " not in out
    assert out.index("(koutchina.deal.floor-of-four; ") < out.index("Without the other changes")
    assert "Without the other changes" not in command("explain", FEW, "deal.floor").out


def test_a_condition_tells_the_sentence_that_it_belongs_to_once(command: Run) -> None:
    whole = "Part of “Clearing the floor with the 7♦ is a Basra if all of this holds”."
    assert f"  {whole}\n" in command("explain", FEW, "basra.kinds.komi.floor.sum").out
    assert whole not in command("explain", FEW, "basra.kinds.komi").out


def test_many_statements_are_counted_and_those_of_just_this_rule_come_first(command: Run) -> None:
    lines = command("explain", FEW, "match.target").out.splitlines()
    said = [line for line in lines if line.startswith("  The page says")]
    every = json.loads(command("explain", FEW, "match.target", "--json").out)["rules"][0]["statements"]
    assert len(said) == 3 < len(every)
    assert "koutchina.match.target-101" in said[0]
    assert lines[2 + len(said)].startswith("  And ")


def test_all_statements_of_a_rule_are_listed_on_demand_with_the_cases_that_cite_them(command: Run) -> None:
    lines = command("explain", FEW, "match.target", "--all").out.splitlines()
    rule = json.loads(command("explain", FEW, "match.target", "--all", "--json").out)["rules"][0]
    assert len([line for line in lines if "(koutchina." in line]) == len(rule["statements"]) > 3
    assert lines[-1].startswith(f"  {len(rule['cases'])} cases: match/")
    assert command("explain", FEW, "--all").code == 2


@pytest.mark.parametrize(
    ("name", "path", "hint"),
    [
        (FEW, "komi", 'did you mean "plays.komi" or "basra.kinds.komi"?'),
        (FEW, "kommi", 'did you mean "plays.komi" or "basra.kinds.komi"?'),
        (FEW, "floor.sum", 'did you mean "basra.kinds.komi.floor.sum"?'),
        (FEW, "most_cards", 'did you mean "round.score.most_cards"?'),
        ("portuguese", "jack_lone", 'did you mean "basra.kinds.jack_lone"?'),
    ],
)
def test_the_last_word_of_a_path_leads_to_the_whole_paths(command: Run, name: str, path: str, hint: str) -> None:
    code, _, err = command("explain", name, path)
    assert (code, err.splitlines()[-1]) == (2, f'Error: there is no rule "{path}"; {hint}')


def test_a_rule_of_a_page_names_the_statements_that_back_it(command: Run) -> None:
    out = command("explain", FEW, "basra.kinds.komi.floor.sum").out
    told = json.loads(command("explain", FEW, "basra.kinds.komi.floor.sum", "--json").out)["rules"][0]
    assert told["statements"]
    for said in told["statements"]:
        known = statements()[said["id"]]
        assert said == {"id": known.id, "documents": list(known.documents), "section": known.section, "rule": known.rule}
        assert f"  The page says ({known.id}; {', '.join(known.documents)}, “{known.section}”): {known.rule}\n" in out


def test_a_rule_that_no_page_states_is_called_an_assumption(command: Run) -> None:
    out = command("explain", FEW, "deal.put_back").out
    assert "  No page states this: it is an assumption.\n  The page leaves this open (first-floor-refusals): " in out


def test_a_reading_is_told_by_the_sentence_of_the_rule_under_it(command: Run) -> None:
    out = command("explain", FEW, "capture.keep").out
    readings = [line.strip() for line in out.splitlines() if "Also read as" in line]
    assert [line.partition("): ")[0] for line in readings] == [
        "Also read as (haul-by-points",
        "Also read as (haul-by-groups",
        "Also read as (any-equal-haul",
    ]
    assert "the haul with the most card points; if" in readings[0]


def test_a_reading_that_adds_or_takes_away_a_rule_tells_it_with_its_conditions(command: Run) -> None:
    added = command("explain", FEW, "basra.kinds.komi.floor.sum").out
    assert "    Also read as (komi-natural-clear): Clearing the floor with the 7♦ is a Basra on one condition:\n" in added
    assert "      - What is taken are equal cards and sums, as an ordinary card of that value could take them.\n" in added
    gone = command("explain", "portuguese", "basra.kinds.jack_lone").out
    assert "    Also read (jack-never) without this: Clearing the floor with a Jack" in gone
    assert "      - Before the play, just one card lies on the floor.\n" in gone


def test_a_reading_in_words_is_told_in_its_words(command: Run) -> None:
    assert (
        "    Also read as (deal-breaks-next-play): A new deal between" in command("explain", "koutchina-lebanese", "basra.kinds.pair").out
    )


def test_a_rule_that_was_taken_away_is_told_as_its_parent_had_it(command: Run) -> None:
    code, out, _ = command("explain", "koutchina-lebanese", "basra.kinds.komi")
    told = json.loads(command("explain", "koutchina-lebanese", "basra.kinds.komi.floor", "--json").out)
    assert code == 0
    assert out.startswith("basra.kinds.komi\n  Removed by koutchina-lebanese.yaml:")
    assert "    - Before the play, the cards on the floor add up to at most 10.\n" in out
    assert told["rules"] == []
    assert {gone["path"] for gone in told["removed"]} == {"basra.kinds.komi.floor.only", "basra.kinds.komi.floor.sum"}


def test_rules_that_one_sentence_tells_stand_together(command: Run, cafe: Cafe) -> None:
    path = cafe("basra: {kinds: {jacks: {play: [jack], floor: {count: 1}, worth: 20}}}")
    lines = command("explain", path, "basra.kinds.jacks").out.splitlines()
    assert lines[0].startswith("basra.kinds.jacks.play: [jack]")
    assert lines[1].startswith("basra.kinds.jacks.worth: 20")
    assert [line for line in lines if "Clearing the floor" in line] == [lines[2]]


def test_a_table_takes_the_place_of_a_number_and_a_number_that_of_a_table(command: Run, cafe: Cafe) -> None:
    table = command("explain", "koutchina-jordanian", "basra.worth.A-10").out
    assert "  Replaces (koutchina-classic.yaml:" in table
    assert "): A Basra is worth 10 points.\n" in table
    number = command("explain", cafe("basra: {worth: 5}", parent="koutchina-jordanian"), "basra.worth").out
    assert "Replaces (koutchina-jordanian.yaml:" in number
    assert "A Basra is worth 5 points." in number


def to_line(of: Resolved, path: str) -> str:
    change = of.merged.setters[tuple(path.split("."))]
    return f"{Path(change.source.file).name}:{change.source.values[change.at].line}"


def test_what_was_replaced_is_found_past_a_parent_that_left_it_alone(command: Run, tmp_path: Path, cafe: Cafe) -> None:
    cafe("match: {target: 151}")
    child = Path("child.yaml")
    child.write_text("format: 1\nid: child\nversion: 1\ntitle: {en: Child}\nextends: cafe\ndeal: {hand: 6}\n", encoding="utf-8")
    hand, target = (command("explain", child, path).out for path in ("deal.hand", "match.target"))
    assert f"Replaces ({to_line(resolved(FEW), 'deal.hand')}): Each player gets four cards" in hand
    assert "match.target: 151  (cafe.yaml:7)" in target
    assert f"Replaces ({to_line(resolved(FEW), 'match.target')}): " in target


# --- what is not there --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "hint"),
    [
        ("match.targe", 'did you mean "match.target"?'),
        ("match.target.low", 'did you mean "match.target"?'),
        ("basra.kinds.kommi", 'did you mean "basra.kinds.komi"?'),
        ("zzz", "allowed: deck, values, players, deal, plays, capture, basra, round, match, ceremony, and the rules below them"),
    ],
)
@pytest.mark.parametrize("options", [[], ["--json"]])
def test_a_rule_that_is_not_there_is_2_and_names_the_nearest(command: Run, path: str, hint: str, options: list[str]) -> None:
    code, out, err = command("explain", FEW, path, *options)
    assert (code, out) == (2, "")
    assert err.endswith(f'Error: there is no rule "{path}"; {hint}\n')


def test_a_language_that_is_not_there_is_2_and_names_those_that_are(command: Run) -> None:
    code, out, err = command("explain", FEW, "--lang", "tlh")
    assert (code, out) == (2, "")
    assert 'there are no messages in "tlh"; allowed: ' in err


def test_messages_of_ones_own_are_told_and_a_slip_in_them_is_2(command: Run, tmp_path: Path) -> None:
    mine = tmp_path / "mine.ftl"
    mine.write_text("deal-hand = Everyone gets { $hand }.\n", encoding="utf-8")
    assert "- Everyone gets 4.\n" in command("explain", FEW, "--messages", tmp_path).out
    mine.write_text("deal-hand = Everyone gets { $hnad }.\n", encoding="utf-8")
    code, out, err = command("explain", FEW, "--messages", tmp_path)
    assert (code, out) == (2, "")
    assert 'mine.ftl:1: in the message "deal-hand": there is no $hnad here; did you mean "hand"?' in err


def test_a_house_rule_is_no_game_to_explain(command: Run) -> None:
    code, out, err = command("explain", "target-151")
    assert (code, out) == (1, "")
    assert "this is a house rule, not a complete game" in err


def test_a_page_can_be_printed_where_there_is_only_ascii() -> None:
    told = process("explain", FEW, PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert (told.code, told.err) == (0, "")
    assert "Ordinary cards are the cards from Ace to 10, but not the 7D." in told.out
