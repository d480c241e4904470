"""A kind of Basra that a file adds to its parent's, and that reads like a change of a rule there, says which cards it is for.

Good: `komi: {floor: {sum: 0-12}}` where the parent has `komi`; `jack: {play: [jack], floor: {only: [J]}}`.
Bad: `komy: {floor: {sum: 0-12}}`, or `komi` where an ancestor has removed it: a new kind, for whatever card clears such a floor;
`jack: {floor: {only: [J]}}`, which is for what is played as `number` too.

Without `play` and `cards` a kind is for every card. That is said only where the name is a slip of one of the parent's kinds, is one that an
ancestor has removed, or is that of a play class.
"""

from collections.abc import Iterator

from basra_spec.rulesets.attribution import NewName, new_names
from basra_spec.rulesets.problems import Problem
from basra_spec.rulesets.resolved import Resolved
from basra_spec.system.text import mistyped

CODE = "kind-of-any-card"
LEVEL = "warning"
_KINDS = ("basra", "kinds")


def check(resolved: Resolved) -> Iterator[Problem]:
    """One problem for each new kind without `play` and `cards` that seems to be meant for some."""
    for new in new_names(resolved):
        if new.home == _KINDS and not {"play", "cards"} & resolved.merged.value(new.path).keys():
            found = _meant(new, resolved)
            if found:
                why, hint = found
                message = f'the kind "{new.name}" is a new one, for whatever card clears the floor{why}'
                yield resolved.problem_at_name(CODE, message, hint, new.path)


def _meant(new: NewName, resolved: Resolved) -> tuple[str, str] | None:
    """What else there is to say of a kind that is for every card, and how to mend it; None where nothing speaks against it."""
    plays = resolved.ruleset.plays
    named = new.name if new.name in plays else mistyped(new.name, plays)
    example = f"play: [{named or next(iter(plays))}]"
    if new.like:
        why = f': "{new.like}", which {resolved.lineage[-2]} has, stays as it is'
        return why, f'did you mean "{new.like}"? If not, say which cards it is for, as in {example}'
    if new.removed_by:
        return f": {new.removed_by} has removed the one that there was", f"say which cards it is for, as in {example} or cards: [7D]"
    return (f', and not only one played as "{named}"', f"write {example}, or give it another name") if named else None
