"""The scaffold of a ruleset of one's own: its file, a case that passes, and copies of the schemas for the editor; all of it or nothing."""

import os
import unicodedata
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from attrs import evolve, frozen

from basra_spec.conformance.cases import SUFFIX as CASE_SUFFIX
from basra_spec.conformance.cases import as_request
from basra_spec.conformance.proposals import slug
from basra_spec.engines import interpreter
from basra_spec.game.rules import Rules
from basra_spec.rulesets import catalogue, loader, source
from basra_spec.rulesets.attribution import UNFIT
from basra_spec.rulesets.catalogue import SUFFIX
from basra_spec.rulesets.problems import NOWHERE, Problem, ProblemsFound
from basra_spec.rulesets.resolved import Resolved, in_language, rules_of
from basra_spec.rulesets.schema import ID_HINT, ID_PATTERN, as_yaml, pattern_fits
from basra_spec.system.files import has_content, write_text
from basra_spec.system.resources import shipped
from basra_spec.system.text import nearest

SCHEMAS: Final = ".basra"
"""The folder beside the files that holds copies of the schemas.

An editor needs a place to find a schema that it can open without a network and that is the same on every machine: a path relative to the
file. Where the package is installed is neither, so that the schemas are copied, once a folder; it can be committed with the rules.
"""


@frozen
class Scaffold:
    """What is to be written: the ruleset's file, its case's file, the copies of the schemas that are not there yet; each with its text.

    `outdated` are copies that are there and are not those of this version: they are left as they are.
    """

    ruleset: Path
    case: Path
    texts: Mapping[Path, str]
    outdated: tuple[Path, ...]


def plan(name: str, parent: str, houses: Sequence[str], folder: Path) -> Scaffold:
    """The scaffold of a ruleset with this id, parent and house rules in a folder, which need not be there; nothing is written yet.

    Raises `ProblemsFound`: an id that is none or is taken, a parent or house rule that is not there, rules that do not go together.
    """
    problems = [*_name_problems(name), *_unknown("--extends", [parent], folder, house_rules=False)]
    problems += _unknown("--with", houses, folder, house_rules=True)
    ruleset, case = folder / (name + SUFFIX), folder / (name + CASE_SUFFIX)
    problems += [] if problems else [_taken(path) for path in (ruleset, case) if os.path.lexists(path)]
    if problems:
        raise ProblemsFound(problems)
    text = _ruleset_text(name, parent, houses)
    resolved = _resolved(
        text, ruleset, {"/extends": f"--extends {parent}", **{f"/with/{i}": f"--with {house}" for i, house in enumerate(houses)}}
    )
    schemas = dict(_schemas(folder))
    missing = {path: text for path, text in schemas.items() if not path.exists()}
    outdated = tuple(path for path in schemas if path not in missing and not has_content(path, schemas[path].encode()))
    return Scaffold(ruleset, case, {**missing, ruleset: text, case: _case_text(resolved)}, outdated)


def _resolved(text: str, path: Path, options: Mapping[str, str]) -> Resolved:
    """The ruleset of a text that is not yet written; its problems are reported for the option behind them."""
    try:
        return loader.resolve_text(text, path)
    except ProblemsFound as found:
        raise ProblemsFound(_of_option(problem, options) for problem in found.problems) from None


def _of_option(problem: Problem, options: Mapping[str, str]) -> Problem:
    option = options.get(problem.pointer)
    if not option:
        return problem
    flag, _, name = option.partition(" ")
    later = f"; to do that, create the ruleset without this option, and add with: [{name}] to the file"
    hint = problem.hint + (later if flag == "--with" and problem.hint != UNFIT else "")
    return evolve(problem, file=option, span=NOWHERE, quote="", hint=hint)


def write(scaffold: Scaffold) -> None:
    """Write all files, or none: where one cannot be written, those written before it and the folders made for them go again.

    Raises `OSError`.
    """
    created = list[Path]()
    try:
        for path, text in scaffold.texts.items():
            folders = [folder for folder in (path.parent, *path.parent.parents) if not folder.exists()]
            for folder in reversed(folders):
                folder.mkdir()
                created.append(folder)
            write_text(path, text)
            created.append(path)
    except BaseException:
        for path in reversed(created):
            path.rmdir() if path.is_dir() else path.unlink()
        raise


def _schemas(folder: Path) -> Iterator[tuple[Path, str]]:
    for path in (shipped("rulesets") / "schema" / "delta.schema.json", shipped("conformance") / "schema" / "case.schema.json"):
        yield folder / SCHEMAS / path.name, path.read_text(encoding="utf-8")


# --- what is wrong with the names ---------------------------------------------------------------------------------------------------


def _name_problems(name: str) -> Iterator[Problem]:
    if not pattern_fits(ID_PATTERN, name) or len(name) > 60:
        letters = (letter for letter in unicodedata.normalize("NFKD", name) if not unicodedata.combining(letter))
        plain = slug("".join(letters))[:60].strip("-")
        hint = f'did you mean "{plain}"?' if plain and plain != name else ID_HINT
        yield Problem(name, NOWHERE, "", "bad-name", f'"{name}" cannot be an id', hint)
    elif name in (*catalogue.shipped_ids(), *catalogue.house_rule_ids()):
        message = f'"{name}" is the id of a built-in ruleset'
        yield Problem(name, NOWHERE, "", "id-taken", message, f'choose another id, such as "my-{name}"')


def _taken(path: Path) -> Problem:
    hint = "choose another id, write to another folder (--output), or move the existing file"
    return Problem(str(path), NOWHERE, "", "file-exists", "the file already exists and was not changed", hint)


def _unknown(option: str, names: Sequence[str], folder: Path, *, house_rules: bool) -> Iterator[Problem]:
    """A problem for each name that is no ruleset of the kind wanted, with the nearest that is."""
    folders = [folder, shipped("rulesets"), shipped(catalogue.HOUSE_RULES)]
    known = set(_of_kind(folders, house_rules=house_rules))
    for name in names:
        if name not in known:
            what = "house rule" if house_rules else "game"
            message, hint = f'there is no {what} "{name}"', _instead(name, folders, known, house_rules=house_rules)
            yield Problem(f"{option} {name}", NOWHERE, "", "unknown-ruleset", message, hint)


def _instead(name: str, folders: Sequence[Path], known: Collection[str], *, house_rules: bool) -> str:
    """What was meant by a name that is none of those wanted: several of them, one of the other kind, or the nearest."""
    several = [part for part in name.replace(",", " ").split() if part]
    if house_rules and len(several) > 1:
        return f"repeat the option: {' '.join(f'--with {part}' for part in several)}"
    if name in set(_of_kind(folders, house_rules=not house_rules)):
        return "it is a game: use --extends" if house_rules else f"it is a house rule: use --with {name}, and name the game under --extends"
    return nearest(name, known)


def _of_kind(folders: Sequence[Path], *, house_rules: bool) -> Iterator[str]:
    for folder in folders:
        for name in catalogue.ids_in(folder):
            if catalogue.is_house_rule(folder / (name + SUFFIX)) is house_rules:
                yield name


# --- the texts ----------------------------------------------------------------------------------------------------------------------


def _ruleset_text(name: str, parent: str, houses: Sequence[str]) -> str:
    title = name.replace("-", " ").capitalize()
    together = f"with: [{', '.join(houses)}]" if houses else f"# with: [{catalogue.house_rule_ids()[0]}]"
    return f"""\
# yaml-language-server: $schema={SCHEMAS}/delta.schema.json
format: 1
id: {name}
version: 1
title: {{en: {as_yaml(title)}}}
extends: {parent}
{together.ljust(40)} # house rules that ship or lie beside this file
# All the rules of the parent hold, but for what stands below. For example:
# match: {{target: 151}}
# What is no rule of play (stakes, customs) is printed and not checked:
# notes: {{en: The losers fetch the coffee.}}
"""


_EXAMPLES: Final = (("9S 5H 4D KS", "9C x 9S 5H 4D"), ("9S 5H 4D", "9C x 9S"), ("4S 8D", "4C x 4S"))


def _case_text(resolved: Resolved) -> str:
    rules = rules_of(resolved)
    lines = next((lines for floor, play in _EXAMPLES if (lines := _play_lines(rules, floor, play))), None) or _match_lines(rules)
    return f"""\
# yaml-language-server: $schema={SCHEMAS}/case.schema.json
# A worked example: what is asked, and what must come of it. Write the answer before you run it.
rulesets: [{resolved.id}]
{lines}"""


def _play_lines(rules: Rules, floor: str, play: str) -> str | None:
    """A play and what comes of it; None where the rules do not allow it."""
    question = {"floor": floor, "plays": [play], "seats": next(iter(rules.deal.players))}
    answer = _answer(rules, question)
    outcome = answer["plays"][0] if "plays" in answer else {}
    if "taken" not in outcome:
        return None
    seats = f"seats: {question['seats']}\n" if question["seats"] != 2 else ""
    kept = {"taken": outcome["taken"], "floor": outcome["floor"], "basra": outcome["basra"]}
    card, _, taken = play.partition(" x ")
    comment = f"# {card} is played and takes {taken}"
    return f"{seats}floor: {floor}\n{f'plays: [{play}]'.ljust(40)} {comment}\nexpect: {as_yaml(kept)}\n"


def _match_lines(rules: Rules) -> str:
    sides = [rules.match.target, *[0] * (next(iter(rules.deal.players)) - 1)]
    return f"ask: match\nrounds: [{as_yaml(sides)}]\nexpect: {{status: won, winner: 0}}\n"


def _answer(rules: Rules, question: dict[str, Any]) -> dict[str, Any]:
    return interpreter.answer({rules.name: rules}, {"id": None, "ruleset": rules.name, **as_request(question, rules)})


def shipped_parents() -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    """The games and the house rules that ship: each with its id and its title."""
    games = [(name, _title(shipped("rulesets") / (name + SUFFIX))) for name in catalogue.shipped_ids()]
    houses = [(name, _title(shipped(catalogue.HOUSE_RULES) / (name + SUFFIX))) for name in catalogue.house_rule_ids()]
    return games, houses


def _title(path: Path) -> str:
    return in_language(source.read(path).data["title"], "en")
