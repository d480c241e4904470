"""Checks of what pays: kinds of Basra and score items."""

from collections.abc import Collection, Iterator

from basra_spec.game.cards import members, names
from basra_spec.game.compiler import makers
from basra_spec.game.patterns import by_card
from basra_spec.rulesets.merge import dotted
from basra_spec.rulesets.problems import Path, Problem
from basra_spec.rulesets.resolved import Resolved
from basra_spec.system.text import nearest


def unknown_reference(resolved: Resolved) -> Iterator[Problem]:
    """Names that a rule refers to must exist: play classes under `play`, kinds under `over`. A kind cannot be over itself.

    Good: `plain: {play: [number, court]}` if `plays` has `number` and `court`.
    Bad: `plain: {play: [numbers]}`.
    """
    ruleset = resolved.ruleset
    for name, kind in ruleset.basra.kinds.items():
        others = [other for other in ruleset.basra.kinds if other != name]
        path = ("basra", "kinds", name)
        yield from _missing(resolved, ((*path, "play"), ("plays",)), "a play class", kind.play or (), ruleset.plays)
        yield from _missing(resolved, ((*path, "over"), ("basra", "kinds")), "another kind", kind.over, others)


def _missing(resolved: Resolved, homes: tuple[Path, Path], what: str, names: Collection[str], known: Collection[str]) -> Iterator[Problem]:
    """A problem for each unknown name: at the name, or where a file removed what it names."""
    naming, named = homes
    for number, name in enumerate(names):
        if name not in known:
            removed = [(*named, name)] if (*named, name) in resolved.merged.removers else []
            message = f'{dotted(naming)} must name {what}, not "{name}"'
            kind = naming[2]
            hint = (
                f"remove that kind too: basra: {{kinds: {{{kind}: null}}}}; or name another: {', '.join(known)}"
                if removed
                else nearest(name, known)
            )
            yield resolved.problem("unknown-reference", message, hint, (*naming, number), *removed)


def over_each_other(resolved: Resolved) -> Iterator[Problem]:
    """A kind of Basra cannot be over a kind that is over it, directly or through others: neither would count.

    Good: `jack_on_jack: {over: [lone]}`.
    Bad: `jack_on_jack: {over: [lone]}` and `lone: {over: [jack_on_jack]}`.
    """
    kinds = resolved.ruleset.basra.kinds
    for name in kinds:
        below, reached = [name], set[str]()
        while below:
            found = [other for other in kinds[below.pop()].over if other in kinds and other not in reached]
            reached.update(found)
            below += found
        if name in reached and name not in kinds[name].over:  # a kind directly over itself is an unknown reference
            message = f'the kind "{name}" is over itself through other kinds'
            yield resolved.problem("over-each-other", message, "remove one of the entries under over", ("basra", "kinds", name, "over"))


def worth_missing(resolved: Resolved) -> Iterator[Problem]:
    """Every possible Basra needs a worth: a table of worths must include every card that can make one.

    Good: `worth: 10`, `worth: {A-10: twice-value, J-K: 20}`.
    Bad: `worth: {A-10: 10}` if a queen can clear the floor too: a Basra with her has no worth.
    """
    ruleset = resolved.ruleset
    for name, kind in ruleset.basra.kinds.items():
        worths = by_card((kind.worth or ruleset.basra.worth).items())
        bare = [card for card in members(makers(ruleset, kind)) if worths[card] is None]
        if bare:
            path = ("basra", "kinds", name, "worth") if kind.worth else ("basra", "worth")
            message = f'a Basra of the kind "{name}" with {names(bare)} has no worth'
            yield resolved.problem("worth-missing", message, "add these cards to the table", path)


def each_or_most(resolved: Resolved) -> Iterator[Problem]:
    """A score item pays for `each` of some cards or for the `most`, not both. `tie` and `min` belong to `most`.

    Good: `{each: [J], worth: 1}`, `{most: cards, worth: 30, tie: carry}`.
    Bad: `{each: [J], most: cards, worth: 1}`, `{worth: 1}`, `{each: [J], worth: 1, tie: carry}`, `{most: cards, worth: 30}`.
    """
    for name, item in resolved.ruleset.round.score.items():
        found = _item_fault(item.each is not None, item.most is not None, item.tie is not None, item.min > 0)
        if found:
            message, hint = found
            yield resolved.problem("each-or-most", f'the score item "{name}" {message}', hint, ("round", "score", name))


def _item_fault(each: bool, most: bool, tie: bool, least: bool) -> tuple[str, str] | None:
    if each and most:
        return "has both each and most", "keep one; null removes what the parent has"
    if not each and not most:
        return "has neither each nor most", "add each: [J] or most: cards"
    if each and (tie or least):
        return "pays for each card, so it cannot have tie or min", "remove it: tie and min belong to most"
    if most and not tie:
        return "has most, but no tie", "add tie: nobody, tie: carry or tie: share"
    return None


def two_carries(resolved: Resolved) -> Iterator[Problem]:
    """At most one score item can carry its points to the next round on a tie: only one number is carried.

    Good: `most_cards: {most: cards, worth: 30, tie: carry}`.
    Bad: a second item with `tie: carry`.
    """
    carrying = [name for name, item in resolved.ruleset.round.score.items() if item.tie == "carry"]
    if len(carrying) > 1:
        message = f"more than one score item has tie: carry: {', '.join(carrying)}"
        paths = [("round", "score", name, "tie") for name in carrying[::-1]]
        yield resolved.problem("two-carries", message, "keep one, and give the others tie: nobody or tie: share", *paths)
