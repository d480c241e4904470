"""The page that compares rulesets: a table of rules and rulesets, and for each rule its values and a position that shows them."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from string import ascii_uppercase
from typing import Any, Final
from urllib.parse import quote

from attrs import frozen

from basra_spec.analysis.situations import FirstDeal, MatchEnd, RoundEnd, RoundScore, Situation, outcome_text, question_text
from basra_spec.game.position import Position
from basra_spec.pages.examples import Example, example_picture, example_sentences
from basra_spec.pages.pictures import draw
from basra_spec.pages.render import html
from basra_spec.prose.card_notation import write_cards, write_pattern
from basra_spec.prose.fluent import Messages, Value
from basra_spec.prose.sentences import GROUPS, sentences_at
from basra_spec.site.content import Edition
from basra_spec.site.differences import MOST_FLOOR_CARDS, Demonstration, RuleDifference, Rulesets, RuleValue, Side, by_source
from basra_spec.site.html import exclude_from_search, in_english
from basra_spec.system.text import in_one_line

_GROUP_OF: Final = {key: group for group, keys in GROUPS.items() for key in keys}
# How many characters a list may have to fit into a cell.
_LONGEST: Final = 13
# Stands for a missing rule, for no cards, and between scores.
DASH: Final = "–"


@frozen
class _Comparison:
    """What the page is made from: the rulesets, and the rules on which they differ."""

    edition: Edition
    rulesets: Rulesets
    rules: Sequence[RuleDifference]

    @property
    def groups(self) -> list[tuple[str, list[RuleDifference]]]:
        """The rules by their section on a page of rules."""
        return [(group, list(rules)) for group, rules in groupby(self.rules, lambda rule: _GROUP_OF[str(rule.path[0])])]

    def html(self, message: str, **arguments: str | int) -> str:
        """A message of this page as HTML."""
        return self.edition.html(f"compare-{message}", **arguments)


def page(edition: Edition, rulesets: Rulesets, rules: Sequence[RuleDifference]) -> str:
    """The comparison of rulesets as Markdown."""
    comparison = _Comparison(edition, rulesets, rules)
    head = ["---", "hide: [toc]", "search: {boost: 0.5}", "---", f"# {edition.markdown('compare')}", ""]
    head += [edition.markdown("compare-text"), ""]
    return "\n".join([*head, _matrix(comparison), "", *(_group(comparison, *group) for group in comparison.groups)])


# --- the table ------------------------------------------------------------------------------------------------------------------------


def _matrix(comparison: _Comparison) -> str:
    columns = by_source(comparison.rulesets)
    sources = "".join(
        f'<th scope="colgroup" colspan="{len(names)}">{", ".join(map(_english, documents)) or DASH}</th>'
        for documents, names in columns.items()
    )
    order = [name for names in columns.values() for name in names]
    names = "".join(f'<th scope="col">{_ruleset_link(name)}</th>' for name in order)
    corner = f'<th scope="col" rowspan="2">{comparison.html("rule")}</th>'
    label = comparison.edition.html("compare")
    bodies = "".join(_matrix_group(comparison, group, rules, order) for group, rules in comparison.groups)
    return (
        f'<div class="basra-scroll" tabindex="0" role="region" aria-label="{label}" data-search-exclude>'
        f'<table class="basra-matrix"><thead><tr>{corner}{sources}</tr><tr>{names}</tr></thead>{bodies}</table></div>'
    )


def _matrix_group(comparison: _Comparison, group: str, rules: Sequence[RuleDifference], order: Sequence[str]) -> str:
    heading = html.inline(comparison.edition.messages.format(f"group-{group}", {}))
    rows = "".join(_matrix_row(comparison, rule, order) for rule in rules)
    return f'<tbody><tr><th scope="rowgroup" colspan="{len(order) + 1}"><span>{heading}</span></th></tr>{rows}</tbody>'


def _matrix_row(comparison: _Comparison, rule: RuleDifference, order: Sequence[str]) -> str:
    labels, link = value_labels(comparison.edition, rule.values), f"#{_anchor(rule)}"
    # The keyboard reaches the section of a rule once, by the heading of the row.
    links = {number: f'><a href="{link}" tabindex="-1">{label}</a></td>' for number, label in enumerate(labels)}
    cells = "".join(("<td" + (' class="other"' if number else "") + links[number]) for number in map(rule.number_of, order))
    return f'<tr><th scope="row"><a href="{link}">{_code(rule)}</a></th>{cells}</tr>'


def _anchor(rule: RuleDifference) -> str:
    return quote(in_one_line(rule.name))


def _code(rule: RuleDifference) -> str:
    """A rule's name, which may break after each step."""
    steps = (html.inline(in_one_line(str(step))) for step in rule.path)
    return f'<code dir="ltr" lang="en">{".<wbr>".join(steps)}</code>'


def _english(text: object) -> str:
    return in_english(in_one_line(str(text)))


def _ruleset_link(name: str) -> str:
    return f'<a href="rules/{quote(in_one_line(name))}.html">{_english(name)}</a>'


# --- values ---------------------------------------------------------------------------------------------------------------------------


def value_labels(edition: Edition, values: Iterable[RuleValue]) -> list[str]:
    """A label for each value, as HTML: a number, a word or a short list itself, otherwise a letter."""
    labels, letters = [], 0
    for value in values:
        short = _short_label(edition, value.value)
        labels.append(short or ascii_uppercase[letters % 26] * (letters // 26 + 1))
        letters += not short
    return labels


def _short_label(edition: Edition, value: Any) -> str:
    if value is None:
        return DASH
    if isinstance(value, list):
        fits = value and sum(len(str(word)) + 1 for word in value) <= _LONGEST
        words = (html.inline(write_pattern(str(word), edition.messages)) or _english(word) for word in value)
        return f'<bdi dir="ltr">{" ".join(words)}</bdi>' if fits else ""
    return "" if isinstance(value, dict) else _english(str(value).lower() if isinstance(value, bool) else value)


# --- the rules ------------------------------------------------------------------------------------------------------------------------


def _group(comparison: _Comparison, group: str, rules: Sequence[RuleDifference]) -> str:
    inside = "".join(_section(comparison, rule) for rule in rules)
    return f"## {comparison.edition.messages.format(f'group-{group}', {})} {{#group-{group}}}\n\n<div>{inside}</div>\n"


def _section(comparison: _Comparison, rule: RuleDifference) -> str:
    labels = value_labels(comparison.edition, rule.values)
    values = "".join(_value(comparison, rule, value, label) for value, label in zip(rule.values, labels, strict=True))
    demonstrations = "".join(_demonstration(comparison, each, labels) for each in rule.demonstrations)
    note = "" if rule.affects_play else f'<p class="label">{comparison.html("ceremony")}</p>'
    return f'<h3 id="{_anchor(rule)}">{_code(rule)}</h3><ul class="basra-values">{values}</ul>{demonstrations}{note}'


def _value(comparison: _Comparison, rule: RuleDifference, value: RuleValue, label: str) -> str:
    """The meaning of a value. Rulesets whose sentences differ, because other rules differ too, are listed separately."""
    found: dict[str, list[str]] = {}
    for name in value.rulesets:
        sentences = sentences_at(comparison.edition.sentences[name], rule.path) if value.value is not None else []
        text = " ".join(html.inline(in_one_line(each.text)) for each in sentences)
        found.setdefault(text if value.value is not None else comparison.html("absent"), []).append(name)
    texts = (f'<p>{text}</p><p class="label">{", ".join(map(_ruleset_link, names))}</p>' for text, names in found.items())
    return f"<li>{_chip(label)}<div>{''.join(texts)}</div></li>"


def _chip(label: str) -> str:
    return f'<strong class="basra-value">{label}</strong>'


# --- positions ------------------------------------------------------------------------------------------------------------------------


def _demonstration(comparison: _Comparison, demonstration: Demonstration, labels: Sequence[str]) -> str:
    chips = [_chip(labels[number]) for number in demonstration.values]
    situation, sides = demonstration.situation, demonstration.sides
    if not situation:
        return f'<p class="label">{" ".join(chips)} {comparison.html("no-position", size=MOST_FLOOR_CARDS)}</p>'
    hidden = f'<p class="label">{comparison.html("hidden")}</p>' if any(side.borrowed for side in sides) else ""
    question = question_html(situation, sides, comparison.edition.messages)
    position = f'<p><span class="label">{comparison.html("position")}</span><br>{question}</p>'
    figures = (_figure(comparison, situation, side, chip) for side, chip in zip(sides, chips, strict=True))
    return f'<div class="basra-shown">{position}{hidden}<div class="basra-sides">{"".join(figures)}</div></div>'


def _figure(comparison: _Comparison, situation: Situation, side: Side, chip: str) -> str:
    """The outcome on a side: every way to play with its picture, or an answer in words."""
    messages = comparison.edition.messages
    borrowed = side.borrowed and comparison.html("borrowed", ruleset=side.ruleset, other=side.borrowed)
    choice = f"<p>{comparison.html('choice')}</p>" if len(side.ways) > 1 else ""
    ways = "".join(_way(example, messages) for example in side.ways)
    outcome = ways or f"<p>{outcome_html(situation, side.outcome, messages)}</p>"
    return f"<figure><figcaption>{chip} {borrowed or _ruleset_link(side.ruleset)}</figcaption>{choice}{outcome}</figure>"


def _format(messages: Messages, message: str, **arguments: Value) -> str:
    return messages.format(f"page-site-compare-{message}", arguments)


def _way(example: Example, messages: Messages) -> str:
    picture, explanation = exclude_from_search(draw(example_picture(example, messages))), example.explanation
    outcome = "nothing" if not explanation.taken else "basra" if example.is_basra else "cleared" if explanation.cleared else "some"
    cards = write_cards(explanation.taken, messages)
    text = _format(messages, "way", outcome=outcome, cards=cards, worth=explanation.basra.points)
    return f"<div>{picture}<p>{html.inline(text)}</p></div>"


# --- situations in words; those without a message are in English ------------------------------------------------------------------------


def question_html(situation: Situation, sides: Sequence[Side], messages: Messages) -> str:
    """A situation as HTML: the floor, with the play before if it matters; a deal, the end of a round, a score, a match."""
    if sides[0].ways:
        example = sides[0].ways[0]
        return html.inline(" ".join(example_sentences(example, messages)[: 2 if example.previous else 1]))
    if isinstance(situation, FirstDeal):
        return html.inline(_deal(situation, [side.outcome for side in sides], messages))
    write = _QUESTIONS.get(type(situation))
    return html.inline(write(situation, messages)) if write else in_english(question_text(situation.question()))


def _deal(situation: FirstDeal, outcomes: Iterable[Any], messages: Messages) -> str:
    used = max(_used(situation, each) for each in outcomes if isinstance(each, Position))
    cards = " ".join(write_cards(1 << card, messages) for card in situation.deck[:used])
    return _format(messages, "deal", seats=situation.seats, sides=situation.sides, cards=cards)


def _used(situation: FirstDeal, dealt: Position) -> int:
    """How many cards of the deck were dealt or turned up."""
    return 1 + max(place for place, card in enumerate(situation.deck) if (sum(dealt.hands) | dealt.floor) >> card & 1)


def _round_end(situation: RoundEnd, messages: Messages) -> str:
    card, floor = write_cards(1 << situation.card, messages), write_cards(situation.floor, messages)
    return _format(messages, "round-end", seats=situation.seats, last=situation.last + 1, card=card, floor=floor)


def _score(situation: RoundScore, messages: Messages) -> str:
    basras = " | ".join(" ".join(map(str, side)) or DASH for side in situation.basras)
    piles = " | ".join(write_cards(pile, messages) or DASH for pile in situation.piles)
    return _format(messages, "score", piles=piles, basras=basras, carried=situation.carried)


def _match(situation: MatchEnd, messages: Messages) -> str:
    """The scores of a match; consecutive equal rounds become one with a number."""
    counted = [(DASH.join(map(str, scores)), len(list(equal))) for scores, equal in groupby(situation.rounds)]
    return _format(messages, "match", rounds=", ".join(f"{scores} × {count}" if count > 1 else scores for scores, count in counted))


_QUESTIONS: Final[Mapping[type, Callable[[Any, Messages], str]]] = {RoundEnd: _round_end, RoundScore: _score, MatchEnd: _match}


def outcome_html(situation: Situation, outcome: Any, messages: Messages) -> str:
    """The outcome of a situation as HTML."""
    if isinstance(situation, FirstDeal):
        return html.inline(_dealt(situation, outcome, messages) if isinstance(outcome, Position) else _format(messages, "no-deal"))
    write = None if isinstance(outcome, str) else _OUTCOMES.get(type(situation))
    return html.inline(write(outcome, messages)) if write else in_english(outcome_text(situation, outcome))


def _dealt(situation: FirstDeal, dealt: Position, messages: Messages) -> str:
    """The hands, the first floor, and the places in the stock of the cards that were put back."""
    hands = " | ".join(write_cards(hand, messages) for hand in dealt.hands)
    sentences = [_format(messages, "dealt", hands=hands, floor=write_cards(dealt.floor, messages) or DASH)]
    for card in situation.deck[: _used(situation, dealt)]:
        if card in dealt.stock:
            name, place = write_cards(1 << card, messages), dealt.stock.index(card) + 1
            sentences.append(_format(messages, "put-back", card=name, place=place, stock=len(dealt.stock)))
    return " ".join(sentences)


def _piles(outcome: tuple[tuple[int, ...], int], messages: Messages) -> str:
    piles, floor = outcome
    counts = " | ".join(str(pile.bit_count()) for pile in piles)
    return _format(messages, "piles", piles=counts, floor=write_cards(floor, messages) or DASH)


def _scored(outcome: tuple[tuple[int, ...], int], messages: Messages) -> str:
    totals, carried = outcome
    return _format(messages, "scored", scores=DASH.join(map(str, totals)), carried=carried)


def _status(outcome: tuple[str, int | None, tuple[int, ...]], messages: Messages) -> str:
    status, winner, playing = outcome
    sides = ", ".join(str(side + 1) for side in playing)
    return _format(messages, "status", status=status, side=0 if winner is None else winner + 1, sides=sides)


_OUTCOMES: Final[Mapping[type, Callable[[Any, Messages], str]]] = {RoundEnd: _piles, RoundScore: _scored, MatchEnd: _status}
