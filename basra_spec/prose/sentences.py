"""Rules as sentences: which message says a rule, and with which arguments. The sentences themselves are in the messages of a language.

A rule's message is named after its path: `deal-put-back` says `deal.put_back`. A key that is a name of the author's or a card pattern
becomes `one`: `round-score-one` says `round.score.jacks`. A rule without a message of its own is part of the nearest message above it.
So each language decides what one sentence covers.

The arguments follow the schema: a number or word is passed as it is (`none` where it is missing); a list gives `$key`, for the
functions of `languages`, and `$key-count`; bounds give `$key` (`exactly`, `at-most`, `at-least`, `between`, `any`), `$key-low` and
`$key-high`; a map gives everything inside it (`$floor-sum`), or the number of its entries (`$count`). A key that the author chose, or a
card pattern, is `$name`, `$number` or `$cards`, and its value is `$value`. Arguments that combine several rules come from `_DERIVED`.

A message whose attribute `.below` says `list` announces a list: the sentences below its rule are the items. Elsewhere the sentences of
a rule and of its parts follow each other.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from attrs import evolve, field, frozen

from basra_spec.game.cards import FULL_DECK, NAMES, RANKS, members
from basra_spec.game.patterns import ANY, UNBOUNDED, Bounds, by_card, patterns_set, ranked
from basra_spec.prose.fluent import Arguments, MessageError, Messages, Value
from basra_spec.prose.languages import class_argument, list_argument
from basra_spec.rulesets.merge import dotted
from basra_spec.rulesets.problems import Path
from basra_spec.rulesets.source import walk

Data = Mapping[str, Any]

# The sections of a page of rules, each with its keys; `group-cards` is the heading of the first.
GROUPS: Final = {
    "cards": ("deck", "values"),
    "players": ("players",),
    "deal": ("deal",),
    "play": ("plays", "capture"),
    "basra": ("basra",),
    "round": ("round",),
    "match": ("match",),
    "ceremony": ("ceremony",),
}
# The messages about what no rule can change, before and after the rules of their group: the fixed order of evaluation.
FRAME: Final[Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "deal": ((), ("frame-new-deal",)),
    "play": (("frame-turn", "frame-pile", "frame-trail"), ()),
    "round": (("frame-round-end",), ()),
    "ceremony": ((), ("frame-first",)),
}
# The part of a message's name that stands for a key that is not a word of the language.
ONE: Final = "one"
# The argument for a missing value.
NONE: Final = "none"
# The value of the attribute `.below` of a message that announces a list.
LIST: Final = "list"


@frozen
class RuleSentence:
    """A sentence about the rule, or the map of rules, at `path`; `depth` is its nesting, `announces_list` says that its items follow."""

    path: Path
    text: str
    depth: int
    message: str
    arguments: Arguments = field(repr=False)
    announces_list: bool = False


def to_sentences(rules: Data, schema: Data, messages: Messages) -> list[RuleSentence]:
    """Every rule as a sentence, in the order of a page. `schema` is that of a whole ruleset. Raises `MessageError`."""
    keys = [key for group in GROUPS.values() for key in group]
    places = [(rules[key], _Place((key,), (key,), schema["properties"][key], {})) for key in keys]
    return [sentence for value, place in places for sentence in _sentences(rules, value, place, messages)]


def group_sentences(sentences: Sequence[RuleSentence], rules: Data, messages: Messages) -> dict[str, list[RuleSentence]]:
    """The sentences by group, with the sentences of the frame around them, which have no path and are left out where untranslated."""
    frames = {group: [_frame_sentences(names, rules, messages) for names in FRAME.get(group, ((), ()))] for group in GROUPS}
    own = {group: [each for each in sentences if each.path[0] in keys] for group, keys in GROUPS.items()}
    return {group: [*before, *own[group], *after] for group, (before, after) in frames.items()}


def _frame_sentences(names: Sequence[str], rules: Data, messages: Messages) -> list[RuleSentence]:
    arguments = {"hand": rules["deal"]["hand"]}
    return [RuleSentence((), messages.format(name, arguments), 0, name, arguments) for name in names if name in messages]


@frozen
class _Place:
    """A place in the rules: the steps of its message's name, its part of the schema, the arguments from above it, its depth."""

    path: Path
    steps: tuple[str, ...]
    schema: Data
    inherited: Arguments
    depth: int = 0

    @property
    def message(self) -> str:
        return "-".join(self.steps)

    def below(self, key: str) -> "_Place":
        """The place of an entry: a word of the language, or a key that the author chose."""
        known = self.schema.get("properties", {})
        if key in known:
            return evolve(self, path=(*self.path, key), steps=(*self.steps, _variable(key)), schema=known[key])
        kind = "cards" if "format" in self.schema["propertyNames"] else "number" if key.isdigit() else "name"
        inherited = {**self.inherited, kind: int(key) if kind == "number" else key}
        schema = self.schema["additionalProperties"]
        return evolve(self, path=(*self.path, key), steps=(*self.steps, ONE), schema=schema, inherited=inherited)


def _variable(key: str) -> str:
    return key.replace("_", "-")


def _sentences(rules: Data, value: Any, place: _Place, messages: Messages) -> list[RuleSentence]:
    name, has_message = place.message, place.message in messages
    derived = _DERIVED[name](rules, place.path) if name in _DERIVED else {}
    around = evolve(place, inherited={**place.inherited, **derived}, depth=place.depth + has_message)
    entries = value.items() if isinstance(value, dict) else ()
    inner = [sentence for key, part in entries for sentence in _sentences(rules, part, around.below(key), messages)]
    if not has_message:
        if not entries and not place.depth:
            raise MessageError(f"no message for rule {dotted(place.path)} or any parent of it: {messages.describe_missing(name)}")
        return inner
    own = _arguments("value" if place.steps[-1] == ONE else place.steps[-1], value, place.schema)
    arguments = {**place.inherited, **own, **derived}
    announces_list = f"{name}.below" in messages and messages.format(f"{name}.below", arguments) == LIST
    return [RuleSentence(place.path, messages.format(name, arguments), place.depth, name, arguments, announces_list), *inner]


# --- arguments ----------------------------------------------------------------------------------------------------------------------


def _arguments(name: str, value: Any, schema: Data) -> dict[str, Value]:
    if schema["type"] == "object":
        return _map_arguments(value or {}, schema)
    if schema["type"] == "array":
        return {name: list_argument(value or []) or NONE, f"{name}-count": len(value or [])}
    if value is None:
        return {name: NONE}
    if schema.get("format") == "bounds":
        return _bounds_arguments(name, Bounds.parse(str(value)))
    return {name: "table" if isinstance(value, dict) else str(value).lower() if isinstance(value, bool) else value}


def _map_arguments(value: Data, schema: Data) -> dict[str, Value]:
    """Everything in a map, each under its key, in a map of maps under both keys; of entries that the author named only their number."""
    arguments: dict[str, Value] = {"count": len(value)} if schema.get("additionalProperties") else {}
    for key, part in schema.get("properties", {}).items():
        name = _variable(key)
        inner = _arguments(name, value.get(key), part)
        arguments |= {f"{name}-{each}": argument for each, argument in inner.items()} if part["type"] == "object" else inner
    return arguments


def _bounds_arguments(name: str, bounds: Bounds) -> dict[str, Value]:
    low, high = bounds
    if high == UNBOUNDED:
        return {name: "at-least", f"{name}-low": low} if low else {name: "any"}
    kind = "exactly" if low == high else "between" if low else "at-most"
    return {name: kind, f"{name}-low": low, f"{name}-high": high}


def patterns_of(cards: int) -> list[str]:
    """A set of cards as card patterns: the longest possible ranges of whole ranks, then the other cards one by one."""
    if cards == FULL_DECK:
        return [ANY]
    whole = [rank for rank in range(13) if cards >> 4 * rank & 0b1111 == 0b1111]
    starts = [rank for rank in whole if rank - 1 not in whole]
    ends = [rank for rank in whole if rank + 1 not in whole]
    ranges = [RANKS[low] if low == high else f"{RANKS[low]}-{RANKS[high]}" for low, high in zip(starts, ends, strict=True)]
    return ranges + [NAMES[card] for card in members(cards) if card >> 2 not in whole]


# --- arguments that combine several rules --------------------------------------------------------------------------------------------


def _classes(rules: Data, names: Sequence[str]) -> str:
    plays = rules["plays"]
    return class_argument({name: plays[name]["cards"] if name in plays else [] for name in names}) or NONE


def _set_of(patterns: Sequence[str | int]) -> int:
    return patterns_set(map(str, patterns))


def _cards_argument(cards: int) -> str:
    return list_argument(patterns_of(cards)) or NONE


def _classes_by_card(rules: Data) -> tuple[list[str], ...]:
    return ranked((str(pattern), name) for name, play in rules["plays"].items() for pattern in play["cards"])


def _of_class(rules: Data, path: Path) -> Arguments:
    """`$class`; of its cards those it `$never` plays, and those it plays only `$after` a class with a condition; `$otherwise`: the classes
    that play its cards when its own condition does not hold; its number of `$conditions`; the number of `$basra-kinds` it can make."""
    name, plays = str(path[-1]), rules["plays"]
    classes_by_card = _classes_by_card(rules)
    never = after = 0
    otherwise: dict[str, None] = {}
    for card in members(_set_of(plays[name]["cards"])):
        classes = classes_by_card[card]
        before, behind = classes[: classes.index(name)], classes[classes.index(name) + 1 :]
        lost = any("when" not in plays[other] for other in before)
        never, after = never | lost << card, after | (bool(before) and not lost) << card
        otherwise |= dict.fromkeys(behind[:1])
    kinds = sum(name in kind.get("play", [name]) for kind in rules["basra"]["kinds"].values())
    return {
        "class": _classes(rules, [name]),
        "never": _cards_argument(never),
        "after": _cards_argument(after),
        "otherwise": _classes(rules, list(otherwise)),
        "conditions": len(plays[name].get("when", {})),
        "basra-kinds": kinds,
    }


def _of_kind(rules: Data, path: Path) -> Arguments:
    """`$play`: the classes with their cards; the number of `$conditions`; `$overs`: how many kinds take precedence over others."""
    kinds = rules["basra"]["kinds"]
    kind = kinds[path[-1]]
    leaves = {leaf[: leaf.index("splits")] if "splits" in leaf else leaf for leaf, _ in walk(kind)}
    return {
        "play": _classes(rules, kind.get("play", [])),
        "conditions": sum(leaf[:1] in (("floor",), ("taken",), ("previous",)) for leaf in leaves),
        "overs": sum("over" in other for other in kinds.values()),
    }


def _of_values(rules: Data, _: Path) -> Arguments:
    """`$without`: the cards that have no value in a sum."""
    values = by_card([(str(pattern), value) for pattern, value in rules["values"].items()])
    return {"without": _cards_argument(sum(1 << card for card in members(_set_of(rules["deck"])) if values[card] is None))}


def _exceptions(general: str, plays: Data) -> int:
    return sum(play.get("oblige", general) != general for play in plays.values())


def _choice(keep: Sequence[str]) -> str:
    return "any" if not keep else "one" if "deck-order" in keep else "several"


def _of_worth(rules: Data, path: Path) -> Arguments:
    """`$idle`: of the cards that a worth is given for, those that no kind of Basra can be made with."""
    classes, kinds = _classes_by_card(rules), rules["basra"]["kinds"].values()
    cards = members(_set_of([path[-1]]))
    return {"idle": _cards_argument(sum(1 << card for card in cards if not any(_makes(kind, classes[card], card) for kind in kinds)))}


def _makes(kind: Data, classes: Sequence[str], card: int) -> bool:
    return bool(set(kind.get("play", classes)) & set(classes)) and bool(_set_of(kind.get("cards", [ANY])) >> card & 1)


# `$exceptions`: how many classes have an obligation other than the general one. `$keep-leaves`: how many captures the filters leave to
# choose
# from: `any`, just `one`, or perhaps `several`. `$tense`: whether a floor is that of this play or of the play before.
_DERIVED: Final[Mapping[str, Callable[[Data, Path], Arguments]]] = {
    "plays-one": _of_class,
    "basra-kinds-one": _of_kind,
    "values": _of_values,
    "capture-oblige": lambda rules, _: {"exceptions": _exceptions(rules["capture"]["oblige"], rules["plays"])},
    "capture-keep": lambda rules, _: {"keep-leaves": _choice(rules["capture"]["keep"])},
    "basra-worth-one": _of_worth,
    "plays-one-when": lambda *_: {"tense": "now"},
    "basra-kinds-one-floor": lambda *_: {"tense": "now"},
    "basra-kinds-one-previous": lambda *_: {"tense": "past"},
}


# --- finding sentences and names of messages -----------------------------------------------------------------------------------------


def sentence_at(sentences: Sequence[RuleSentence], path: Path) -> RuleSentence | None:
    """The sentence about the rule at a path: its own, or that of the nearest map around it."""
    around = [each for each in sentences if path[: len(each.path)] == each.path]
    return max(around, key=lambda each: len(each.path), default=None)


def sentences_at(sentences: Sequence[RuleSentence], path: Path) -> list[RuleSentence]:
    """The sentences about a path and everything below it; if there is none, the one around it."""
    around = sentence_at(sentences, path)
    return [each for each in sentences if each.path[: len(path)] == path] or ([around] if around else [])


def message_names(schema: Data, steps: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Data]]:
    """Every place that a message can be about: the steps of the message's name, and the place's part of the schema of a whole ruleset."""
    rules = {key for group in GROUPS.values() for key in group}
    parts = {_variable(key): part for key, part in schema.get("properties", {}).items() if steps or key in rules}
    inside = schema.get("additionalProperties")
    for step, part in {**parts, **({ONE: inside} if isinstance(inside, dict) else {})}.items():
        yield (*steps, step), part
        yield from message_names(part, (*steps, step))
