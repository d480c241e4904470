"""The page on which rulesets stand side by side: a table of rules and rulesets, and for each rule what is said and what that does."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from string import ascii_uppercase
from typing import Any, Final
from urllib.parse import quote

from attrs import frozen

from basra_spec.analysis.situations import FirstDeal, MatchEnd, RoundEnd, RoundScore, Situation, outcome_text, question_text
from basra_spec.game.position import Position
from basra_spec.pages.examples import Example, drawn, sentences
from basra_spec.pages.pictures import picture
from basra_spec.pages.render import html
from basra_spec.prose.card_notation import noted, pattern_noted
from basra_spec.prose.fluent import Messages, Value
from basra_spec.prose.sentences import GROUPS, sentences_at
from basra_spec.site.content import Edition
from basra_spec.site.differences import SIZE, Demonstration, RuleDifference, Rulesets, RuleValue, Side, by_source
from basra_spec.site.html import in_english, quiet
from basra_spec.system.text import in_one_line

_GROUP_OF: Final = {key: group for group, keys in GROUPS.items() for key in keys}
_LONGEST: Final = 13
"""Letters that a list may have to stand in a cell."""
ABSENT: Final = "–"


@frozen
class _Comparing:
    """What the page is made from: the rulesets, and the rules on which they differ."""

    edition: Edition
    rulesets: Rulesets
    rules: Sequence[RuleDifference]

    @property
    def groups(self) -> list[tuple[str, list[RuleDifference]]]:
        """The rules by the heading under which a page of rules tells them."""
        return [(group, list(rules)) for group, rules in groupby(self.rules, lambda rule: _GROUP_OF[str(rule.path[0])])]

    def html(self, message: str, **arguments: str | int) -> str:
        """A message of this page as HTML."""
        return self.edition.html(f"compare-{message}", **arguments)


def page(edition: Edition, rulesets: Rulesets, rules: Sequence[RuleDifference]) -> str:
    """The comparison of rulesets."""
    comparing = _Comparing(edition, rulesets, rules)
    head = ["---", "hide: [toc]", "search: {boost: 0.5}", "---", f"# {edition.markdown('compare')}", ""]
    head += [edition.markdown("compare-text"), ""]
    return "\n".join([*head, _matrix(comparing), "", *(_group(comparing, *group) for group in comparing.groups)])


# --- the table ------------------------------------------------------------------------------------------------------------------------


def _matrix(comparing: _Comparing) -> str:
    columns = by_source(comparing.rulesets)
    sources = "".join(f'<th scope="colgroup" colspan="{len(names)}">{_sources(names_of)}</th>' for names_of, names in columns.items())
    order = [name for names in columns.values() for name in names]
    names = "".join(f'<th scope="col">{_ruleset(name)}</th>' for name in order)
    corner = f'<th scope="col" rowspan="2">{comparing.html("rule")}</th>'
    label = comparing.edition.html("compare")
    bodies = "".join(_body(comparing, group, rules, order) for group, rules in comparing.groups)
    return (
        f'<div class="basra-scroll" tabindex="0" role="region" aria-label="{label}" data-search-exclude>'
        f'<table class="basra-matrix"><thead><tr>{corner}{sources}</tr><tr>{names}</tr></thead>{bodies}</table></div>'
    )


def _sources(documents: Iterable[str]) -> str:
    return ", ".join(map(_english, documents)) or ABSENT


def _body(comparing: _Comparing, group: str, rules: Sequence[RuleDifference], order: Sequence[str]) -> str:
    heading = html.marked(comparing.edition.words.tell(f"group-{group}", {}))
    rows = "".join(_row(comparing, rule, order) for rule in rules)
    return f'<tbody><tr><th scope="rowgroup" colspan="{len(order) + 1}"><span>{heading}</span></th></tr>{rows}</tbody>'


def _row(comparing: _Comparing, rule: RuleDifference, order: Sequence[str]) -> str:
    labels = labels_of(comparing.edition, rule.values)
    cells = "".join(_cell(rule, rule.number_of(name), labels) for name in order)
    return f'<tr><th scope="row"><a href="{_link(rule)}">{_code(rule)}</a></th>{cells}</tr>'


def _cell(rule: RuleDifference, number: int, labels: Sequence[str]) -> str:
    """A value; the keyboard reaches its section once, by the heading of the row."""
    other = ' class="other"' if number else ""
    return f'<td{other}><a href="{_link(rule)}" tabindex="-1">{labels[number]}</a></td>'


def _link(rule: RuleDifference) -> str:
    return f"#{quote(in_one_line(rule.name))}"


def _code(rule: RuleDifference) -> str:
    """A rule's name, which may break after each step."""
    steps = (html.marked(in_one_line(str(step))) for step in rule.path)
    return f'<code dir="ltr" lang="en">{".<wbr>".join(steps)}</code>'


def _english(text: object) -> str:
    return in_english(in_one_line(str(text)))


def _ruleset(name: str) -> str:
    return f'<a href="rules/{quote(in_one_line(name))}.html">{_english(name)}</a>'


# --- values ---------------------------------------------------------------------------------------------------------------------------


def labels_of(edition: Edition, values: Iterable[RuleValue]) -> list[str]:
    """What stands for each value, as HTML: a number, a word or a short list as it is, else a letter."""
    labels, letters = [], 0
    for value in values:
        short = _short(edition, value.said)
        labels.append(short or ascii_uppercase[letters % 26] * (letters // 26 + 1))
        letters += not short
    return labels


def _short(edition: Edition, said: Any) -> str:
    if said is None:
        return ABSENT
    if isinstance(said, list):
        fits = said and sum(len(str(word)) + 1 for word in said) <= _LONGEST
        words = (html.marked(pattern_noted(str(word), edition.words)) or _english(word) for word in said)
        return f'<bdi dir="ltr">{" ".join(words)}</bdi>' if fits else ""
    return "" if isinstance(said, dict) else _english(str(said).lower() if isinstance(said, bool) else said)


# --- the rules ------------------------------------------------------------------------------------------------------------------------


def _group(comparing: _Comparing, group: str, rules: Sequence[RuleDifference]) -> str:
    inside = "".join(_section(comparing, rule) for rule in rules)
    return f"## {comparing.edition.words.tell(f'group-{group}', {})} {{#group-{group}}}\n\n<div>{inside}</div>\n"


def _section(comparing: _Comparing, rule: RuleDifference) -> str:
    labels = labels_of(comparing.edition, rule.values)
    values = "".join(_value(comparing, rule, value, label) for value, label in zip(rule.values, labels, strict=True))
    shown = "".join(_shown(comparing, each, labels) for each in rule.shown)
    never = "" if rule.is_played else f'<p class="label">{comparing.html("ceremony")}</p>'
    return f'<h3 id="{quote(in_one_line(rule.name))}">{_code(rule)}</h3><ul class="basra-values">{values}</ul>{shown}{never}'


def _value(comparing: _Comparing, rule: RuleDifference, value: RuleValue, label: str) -> str:
    """What a value means; rulesets that tell it in other words, since other rules differ too, stand by themselves."""
    alike: dict[str, list[str]] = {}
    for name in value.rulesets:
        alike.setdefault(_sentences(comparing, rule, value, name), []).append(name)
    told = (f'<p>{text}</p><p class="label">{", ".join(map(_ruleset, names))}</p>' for text, names in alike.items())
    return f"<li>{_chip(label)}<div>{''.join(told)}</div></li>"


def _sentences(comparing: _Comparing, rule: RuleDifference, value: RuleValue, ruleset: str) -> str:
    if value.said is None:
        return comparing.html("absent")
    return " ".join(html.marked(in_one_line(each.text)) for each in sentences_at(comparing.edition.told[ruleset], rule.path))


def _chip(label: str) -> str:
    return f'<strong class="basra-value">{label}</strong>'


# --- positions ------------------------------------------------------------------------------------------------------------------------


def _shown(comparing: _Comparing, shown: Demonstration, labels: Sequence[str]) -> str:
    chips = [_chip(labels[number]) for number in shown.values]
    if not shown.situation:
        return f'<p class="label">{" ".join(chips)} {comparing.html("no-position", size=SIZE)}</p>'
    hidden = f'<p class="label">{comparing.html("hidden")}</p>' if any(side.borrowed for side in shown.sides) else ""
    asked = question_of(shown.situation, shown.sides, comparing.edition.words)
    position = f'<p><span class="label">{comparing.html("position")}</span><br>{asked}</p>'
    figures = (_figure(comparing, shown.situation, side, chip) for side, chip in zip(shown.sides, chips, strict=True))
    return f'<div class="basra-shown">{position}{hidden}<div class="basra-sides">{"".join(figures)}</div></div>'


def _figure(comparing: _Comparing, situation: Situation, side: Side, chip: str) -> str:
    """What a side does: every way to play with its picture, or an answer in words."""
    words = comparing.edition.words
    borrowed = side.borrowed and comparing.html("borrowed", ruleset=side.ruleset, other=side.borrowed)
    choice = f"<p>{comparing.html('choice')}</p>" if len(side.ways) > 1 else ""
    told = "".join(way_of(example, words) for example in side.ways) or f"<p>{answer_of(situation, side.outcome, words)}</p>"
    return f"<figure><figcaption>{chip} {borrowed or _ruleset(side.ruleset)}</figcaption>{choice}{told}</figure>"


_DASH: Final = "\u2013"
"""What stands between scores, and where there are no cards."""


def _tell(words: Messages, message: str, **arguments: Value) -> str:
    return words.tell(f"page-site-compare-{message}", arguments)


# --- one play -------------------------------------------------------------------------------------------------------------------------


def way_of(example: Example, words: Messages) -> str:
    """A play with its picture and what it takes, as HTML."""
    shown = quiet(picture(drawn(example, words)))
    played = example.played
    outcome = "nothing" if not played.taken else "basra" if example.is_basra else "cleared" if played.cleared else "some"
    way = _tell(words, "way", outcome=outcome, cards=noted(played.taken, words), worth=played.basra.points)
    return f"<div>{shown}<p>{html.marked(way)}</p></div>"


# --- the question ---------------------------------------------------------------------------------------------------------------------


def question_of(situation: Situation, sides: Sequence[Side], words: Messages) -> str:
    """What is asked, as HTML: what lies on the floor, and what the play before met where that counts; a deal, a score, a match."""
    if sides[0].ways:
        example = sides[0].ways[0]
        return html.marked(" ".join(sentences(example, words)[: 2 if example.previous else 1]))
    if isinstance(situation, FirstDeal):
        return html.marked(_deal(situation, [side.outcome for side in sides], words))
    tell = _QUESTIONS.get(type(situation))
    return html.marked(tell(situation, words)) if tell else in_english(question_text(situation.question()))


def _deal(asked: FirstDeal, outcomes: Iterable[Any], words: Messages) -> str:
    """A deal; of the deck just the cards that come into play."""
    used = max(_used(asked, each) for each in outcomes if isinstance(each, Position))
    return _tell(words, "deal", seats=asked.seats, sides=asked.sides, cards=_in_order(asked.deck[:used], words))


def _used(asked: FirstDeal, dealt: Position) -> int:
    """How many cards of the deck were turned up or dealt out."""
    return 1 + max(place for place, card in enumerate(asked.deck) if (sum(dealt.hands) | dealt.floor) >> card & 1)


def _round_end(asked: RoundEnd, words: Messages) -> str:
    known: dict[str, Value] = {"card": noted(1 << asked.card, words), "floor": noted(asked.floor, words)}
    return _tell(words, "round-end", seats=asked.seats, last=asked.last + 1, **known)


def _score(asked: RoundScore, words: Messages) -> str:
    basras = " | ".join(" ".join(map(str, side)) or _DASH for side in asked.basras)
    piles = " | ".join(noted(pile, words) or _DASH for pile in asked.piles)
    return _tell(words, "score", piles=piles, basras=basras, carried=asked.carried)


def _match(asked: MatchEnd, words: Messages) -> str:
    """The scores of a match; rounds that are alike are told once."""
    told_rounds = [(_DASH.join(map(str, scores)), len(list(alike))) for scores, alike in groupby(asked.rounds)]
    rounds = ", ".join(f"{scores} × {count}" if count > 1 else scores for scores, count in told_rounds)
    return _tell(words, "match", rounds=rounds)


_QUESTIONS: Final[Mapping[type, Callable[[Any, Messages], str]]] = {RoundEnd: _round_end, RoundScore: _score, MatchEnd: _match}


# --- the answer -----------------------------------------------------------------------------------------------------------------------


def answer_of(situation: Situation, outcome: Any, words: Messages) -> str:
    """What came of it, as HTML."""
    if isinstance(situation, FirstDeal):
        return html.marked(_dealt(situation, outcome, words) if isinstance(outcome, Position) else _tell(words, "no-deal"))
    tell = None if isinstance(outcome, str) else _ANSWERS.get(type(situation))
    return html.marked(tell(outcome, words)) if tell else in_english(outcome_text(situation, outcome))


def _dealt(asked: FirstDeal, dealt: Position, words: Messages) -> str:
    """The hands, the first floor, and where in the stock the cards lie that were put back."""
    hands = " | ".join(noted(hand, words) for hand in dealt.hands)
    back = [card for card in asked.deck[: _used(asked, dealt)] if card in dealt.stock]
    places = [(noted(1 << card, words), dealt.stock.index(card) + 1) for card in back]
    put_back = [_tell(words, "put-back", card=card, place=place, stock=len(dealt.stock)) for card, place in places]
    return " ".join([_tell(words, "dealt", hands=hands, floor=noted(dealt.floor, words) or _DASH), *put_back])


def _piles(outcome: tuple[tuple[int, ...], int], words: Messages) -> str:
    piles, floor = outcome
    counts = " | ".join(str(pile.bit_count()) for pile in piles)
    return _tell(words, "piles", piles=counts, floor=noted(floor, words) or _DASH)


def _scored(outcome: tuple[tuple[int, ...], int], words: Messages) -> str:
    totals, carried = outcome
    return _tell(words, "scored", scores=_DASH.join(map(str, totals)), carried=carried)


def _status(outcome: tuple[str, int | None, tuple[int, ...]], words: Messages) -> str:
    status, winner, playing = outcome
    sides = ", ".join(str(side + 1) for side in playing)
    return _tell(words, "status", status=status, side=0 if winner is None else winner + 1, sides=sides)


_ANSWERS: Final[Mapping[type, Callable[[Any, Messages], str]]] = {RoundEnd: _piles, RoundScore: _scored, MatchEnd: _status}


def _in_order(cards: Iterable[int], words: Messages) -> str:
    """Cards in their own order."""
    return " ".join(noted(1 << card, words) for card in cards)
