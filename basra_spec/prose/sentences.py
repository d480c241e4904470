"""Rules as sentences: which message tells a rule, and with which arguments. What the sentences say stands in the messages of a language.

A rule's message is named by its place in the language: `deal.put_back` is told by `deal-put-back`, and what stands under a name of the
author's or under a card pattern by `…-one`, as `round.score.jacks` by `round-score-one`. A rule without a message of its own is told by the
nearest message above it, together with what stands beside it. So a language decides for itself what one sentence says.

The arguments follow the schema: a number or a word as it stands (`none` where nothing does); of a list `$key`, for the functions of
`languages`, and `$key-count`; of bounds `$key` (`exactly`, `at-most`, `at-least`, `between`, `any`), `$key-low` and `$key-high`; of a map
all that is in it (`$floor-sum`), or how many entries it has (`$count`). Where the author chose the key, or it is a card pattern, it is
`$name`, `$number` or `$cards`, and what stands there `$value`. What must be gathered from several places (`_DERIVED`) comes to that.

A message whose attribute `.below` says `list` announces a list: on a page, what stands below its rule are the items. Elsewhere the
sentences of a rule and of what is in it follow each other.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from attrs import evolve, field, frozen

from basra_spec.game.cards import FULL_DECK, NAMES, RANKS, members
from basra_spec.game.patterns import ANY, UNBOUNDED, Bounds, by_card, patterns_set, ranked
from basra_spec.prose.fluent import Arguments, MessageError, Messages, Value
from basra_spec.prose.languages import listed, play_classes
from basra_spec.rulesets.merge import dotted
from basra_spec.rulesets.problems import Path
from basra_spec.rulesets.source import walk

Data = Mapping[str, Any]

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
"""The parts of a page of rules, each with the keys that it tells; `group-cards` is the heading of the first."""

FRAME: Final[Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "deal": ((), ("frame-new-deal",)),
    "play": (("frame-turn", "frame-pile", "frame-trail"), ()),
    "round": (("frame-round-end",), ()),
    "ceremony": ((), ("frame-first",)),
}
"""The messages that tell what no rule can change, before and after the rules of their group: the fixed order of evaluation."""

ONE: Final = "one"
"""The step of a message's name for a key that is no word of the language."""
NONE: Final = "none"
"""What a message gets where nothing stands."""
LIST: Final = "list"
"""What the attribute `.below` of a message says that announces a list."""


@frozen
class Told:
    """A sentence: the rule that it tells, or the map of rules, how deep it stands among the others, whether it announces those below it."""

    path: Path
    text: str
    depth: int
    message: str
    arguments: Arguments = field(repr=False)
    announces: bool = False


def tell(rules: Data, schema: Data, messages: Messages) -> list[Told]:
    """Every rule as a sentence, in the order of a page. `schema` is that of a whole ruleset. Raises `MessageError`."""
    keys = [key for group in GROUPS.values() for key in group]
    places = [(rules[key], _Place((key,), (key,), schema["properties"][key], {})) for key in keys]
    return [told for value, place in places for told in _tell(rules, value, place, messages)]


def grouped(told: Sequence[Told], rules: Data, messages: Messages) -> dict[str, list[Told]]:
    """The sentences about rules by group, with those of the frame around them."""
    return {group: _framed(group, [each for each in told if each.path[0] in keys], rules, messages) for group, keys in GROUPS.items()}


def _framed(group: str, told: Sequence[Told], rules: Data, messages: Messages) -> list[Told]:
    """The sentences of a group with those of the frame around them, which have no path; what a language does not tell is left out."""
    before, after = ([_of_frame(name, rules, messages) for name in names if name in messages] for names in FRAME.get(group, ((), ())))
    return [*before, *told, *after]


def _of_frame(name: str, rules: Data, messages: Messages) -> Told:
    arguments = {"hand": rules["deal"]["hand"]}
    return Told((), messages.tell(name, arguments), 0, name, arguments)


@frozen
class _Place:
    """A place in the rules: the steps of its message's name, its part of the schema, the arguments that come from above it, its depth."""

    path: Path
    steps: tuple[str, ...]
    schema: Data
    given: Arguments
    depth: int = 0

    @property
    def name(self) -> str:
        return "-".join(self.steps)

    def below(self, key: str) -> "_Place":
        """The place of an entry: of a word of the language, or of a key that the author chose."""
        known = self.schema.get("properties", {})
        if key in known:
            return evolve(self, path=(*self.path, key), steps=(*self.steps, _variable(key)), schema=known[key])
        kind = "cards" if "format" in self.schema["propertyNames"] else "number" if key.isdigit() else "name"
        given = {**self.given, kind: int(key) if kind == "number" else key}
        return evolve(self, path=(*self.path, key), steps=(*self.steps, ONE), schema=self.schema["additionalProperties"], given=given)


def _variable(key: str) -> str:
    return key.replace("_", "-")


def _tell(rules: Data, value: Any, at: _Place, messages: Messages) -> list[Told]:
    derived = _DERIVED[at.name](rules, at.path) if at.name in _DERIVED else {}
    spoken = at.name in messages
    below = evolve(at, given={**at.given, **derived}, depth=at.depth + spoken)
    entries = value.items() if isinstance(value, dict) else ()
    inner = [told for key, part in entries for told in _tell(rules, part, below.below(key), messages)]
    if not spoken:
        if not entries and not at.depth:
            raise MessageError(f"no message tells {dotted(at.path)}, nor what it is in: {messages.lack(at.name)}")
        return inner
    own = _arguments("value" if at.steps[-1] == ONE else at.steps[-1], value, at.schema)
    arguments = {**at.given, **own, **derived}
    announces = f"{at.name}.below" in messages and messages.tell(f"{at.name}.below", arguments) == LIST
    return [Told(at.path, messages.tell(at.name, arguments), at.depth, at.name, arguments, announces), *inner]


# --- arguments ----------------------------------------------------------------------------------------------------------------------


def _arguments(name: str, value: Any, schema: Data) -> dict[str, Value]:
    """The arguments that tell a value; which they are, the schema says."""
    if schema["type"] == "object":
        return _of_map(value or {}, schema)
    if schema["type"] == "array":
        return {name: listed(value or []) or NONE, f"{name}-count": len(value or [])}
    if value is None:
        return {name: NONE}
    if schema.get("format") == "bounds":
        return _of_bounds(name, Bounds.parse(str(value)))
    return {name: _plain(value)}


def _plain(value: Any) -> Value:
    return "table" if isinstance(value, dict) else str(value).lower() if isinstance(value, bool) else value


def _of_map(value: Data, schema: Data) -> dict[str, Value]:
    """All that is in a map, each under its key, in a map of maps under both; of entries that the author named only how many there are."""
    told: dict[str, Value] = {"count": len(value)} if schema.get("additionalProperties") else {}
    for key, part in schema.get("properties", {}).items():
        name = _variable(key)
        inner = _arguments(name, value.get(key), part)
        told |= {f"{name}-{found}": argument for found, argument in inner.items()} if part["type"] == "object" else inner
    return told


def _of_bounds(name: str, bounds: Bounds) -> dict[str, Value]:
    low, high = bounds
    if high == UNBOUNDED:
        return {name: "at-least", f"{name}-low": low} if low else {name: "any"}
    kind = "exactly" if low == high else "between" if low else "at-most"
    return {name: kind, f"{name}-low": low, f"{name}-high": high}


def patterns_of(cards: int) -> list[str]:
    """A set of cards as card patterns: ranges of whole ranks as long as can be, then the other cards one by one."""
    if cards == FULL_DECK:
        return [ANY]
    whole = [rank for rank in range(13) if cards >> 4 * rank & 0b1111 == 0b1111]
    starts = [rank for rank in whole if rank - 1 not in whole]
    ends = [rank for rank in whole if rank + 1 not in whole]
    ranges = [RANKS[low] if low == high else f"{RANKS[low]}-{RANKS[high]}" for low, high in zip(starts, ends, strict=True)]
    return ranges + [NAMES[card] for card in members(cards) if card >> 2 not in whole]


# --- what is not in one place -------------------------------------------------------------------------------------------------------


def _classes(rules: Data, names: Sequence[str]) -> str:
    plays = rules["plays"]
    return play_classes({name: plays[name]["cards"] if name in plays else [] for name in names}) or NONE


def _set_of(patterns: Sequence[str | int]) -> int:
    return patterns_set(map(str, patterns))


def _told_set(cards: int) -> str:
    return listed(patterns_of(cards)) or NONE


def _classes_by_card(rules: Data) -> tuple[list[str], ...]:
    return ranked((str(pattern), name) for name, play in rules["plays"].items() for pattern in play["cards"])


def _of_class(rules: Data, path: Path) -> Arguments:
    """`$class`; the cards it names and `$never` gets, or gets only `$after` a class with a condition; the classes that its cards are of
    `$otherwise`, where its own condition does not hold, and how many `$conditions` it has; how many kinds of Basra it can make."""
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
        "never": _told_set(never),
        "after": _told_set(after),
        "otherwise": _classes(rules, list(otherwise)),
        "conditions": len(plays[name].get("when", {})),
        "basra-kinds": kinds,
    }


def _of_kind(rules: Data, path: Path) -> Arguments:
    """`$play`, with the cards of the classes; how many conditions there are; how many kinds are over others."""
    kinds = rules["basra"]["kinds"]
    kind = kinds[path[-1]]
    leaves = {leaf[: leaf.index("splits")] if "splits" in leaf else leaf for leaf, _ in walk(kind)}
    return {
        "play": _classes(rules, kind.get("play", [])),
        "conditions": sum(leaf[:1] in (("floor",), ("taken",), ("previous",)) for leaf in leaves),
        "overs": sum("over" in other for other in kinds.values()),
    }


def _of_values(rules: Data, _: Path) -> Arguments:
    """`$without`: the cards that count nothing in a sum."""
    told = by_card([(str(pattern), value) for pattern, value in rules["values"].items()])
    return {"without": _told_set(sum(1 << card for card in members(_set_of(rules["deck"])) if told[card] is None))}


def _of_obligation(rules: Data, _: Path) -> Arguments:
    """How many `$exceptions` there are: classes with an obligation of their own that is not the general one."""
    general = rules["capture"]["oblige"]
    return {"exceptions": sum(play.get("oblige", general) != general for play in rules["plays"].values())}


def _of_choice(rules: Data, _: Path) -> Arguments:
    """`$keep-leaves`: `any` haul where nothing is kept back, just `one`, or perhaps `several`."""
    keep = rules["capture"]["keep"]
    return {"keep-leaves": "any" if not keep else "one" if "deck-order" in keep else "several"}


def _of_worth(rules: Data, path: Path) -> Arguments:
    """`$idle`: of the cards for which a worth is given, those with which no kind of Basra can be made."""
    classes, kinds = _classes_by_card(rules), rules["basra"]["kinds"].values()
    cards = members(_set_of([path[-1]]))
    return {"idle": _told_set(sum(1 << card for card in cards if not any(_makes(kind, classes[card], card) for kind in kinds)))}


def _makes(kind: Data, classes: Sequence[str], card: int) -> bool:
    return bool(set(kind.get("play", classes)) & set(classes)) and bool(_set_of(kind.get("cards", [ANY])) >> card & 1)


def _of_the_play_before(_: Data, __: Path) -> Arguments:
    """`$tense`: a floor that was."""
    return {"tense": "past"}


def _of_a_condition(_: Data, __: Path) -> Arguments:
    return {"tense": "now"}


_DERIVED: Final[Mapping[str, Callable[[Data, Path], Arguments]]] = {
    "plays-one": _of_class,
    "basra-kinds-one": _of_kind,
    "values": _of_values,
    "capture-oblige": _of_obligation,
    "capture-keep": _of_choice,
    "basra-worth-one": _of_worth,
    "plays-one-when": _of_a_condition,
    "basra-kinds-one-floor": _of_a_condition,
    "basra-kinds-one-previous": _of_the_play_before,
}


# --- some of the sentences, and their names -----------------------------------------------------------------------------------------


def sentence_at(told: Sequence[Told], path: Path) -> Told | None:
    """The sentence that tells the rule at a path: its own, or that of the nearest map around it."""
    around = [each for each in told if path[: len(each.path)] == each.path]
    return max(around, key=lambda each: len(each.path), default=None)


def sentences_at(told: Sequence[Told], path: Path) -> list[Told]:
    """The sentences that tell a path or anything below it; where there is none, the one around it."""
    around = sentence_at(told, path)
    return [each for each in told if each.path[: len(path)] == path] or ([around] if around else [])


def message_names(schema: Data, steps: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Data]]:
    """Every place in the language that a message can tell: the steps of its name, and its part of the schema of a whole ruleset."""
    rules = {key for group in GROUPS.values() for key in group}
    parts = {_variable(key): part for key, part in schema.get("properties", {}).items() if steps or key in rules}
    inside = schema.get("additionalProperties")
    for step, part in {**parts, **({ONE: inside} if isinstance(inside, dict) else {})}.items():
        yield (*steps, step), part
        yield from message_names(part, (*steps, step))
