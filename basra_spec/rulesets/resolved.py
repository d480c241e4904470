"""A complete ruleset: its parents merged in, the file and line that set each value, its decisions, and variants of it."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from attrs import evolve, field, frozen

from basra_spec.game.compiler import compile_rules
from basra_spec.game.rules import Rules
from basra_spec.game.ruleset import Ruleset
from basra_spec.rulesets.merge import Change, Merged
from basra_spec.rulesets.problems import Path, Problem, ProblemsFound
from basra_spec.rulesets.schema import whole_problems
from basra_spec.rulesets.source import Source


def in_language(texts: Mapping[str, str], language: str) -> str:
    """The text in a language, or in the first one if it is missing there."""
    return texts.get(language) or next(iter(texts.values()))


@frozen
class Decision:
    """A question that the source leaves open: the reason for the choice, the leaves concerned, and the other readings.

    `readings` are changes of the rules; `in_words` are readings that the language cannot express.
    """

    name: str
    why: str
    leaves: tuple[Path, ...]
    readings: Mapping[str, tuple[Change, ...]]
    in_words: Mapping[str, str]
    file: Source = field(repr=False)

    @property
    def others(self) -> tuple[str, ...]:
        """The names of all other readings; those in words come last."""
        return (*self.readings, *self.in_words)


@frozen(repr=False)
class Resolved:
    """A complete ruleset. `lineage` lists the ids from the oldest parent to the ruleset itself; `parent` is what its file extends."""

    file: Source
    merged: Merged
    ruleset: Ruleset
    decisions: Mapping[str, Decision]
    lineage: tuple[str, ...]
    parent: "Resolved | None" = None

    def __repr__(self) -> str:
        return f"Resolved({self.id!r})"

    @property
    def id(self) -> str:
        return self.lineage[-1]

    @property
    def readings(self) -> tuple[str, ...]:
        """The names of all readings that are changes, by decision."""
        return tuple(reading for decision in self.decisions.values() for reading in decision.readings)

    @property
    def in_words(self) -> tuple[str, ...]:
        """The names of all readings in words only, by decision."""
        return tuple(reading for decision in self.decisions.values() for reading in decision.in_words)

    def title(self, language: str = "en") -> str:
        """The title in a language, or in the first that the file has."""
        return in_language(self.file.data["title"], language)

    def problem(self, code: str, message: str, hint: str, *paths: Path) -> Problem:
        """A problem at the change that set the paths: the file's own, or else a house rule's, or else the latest."""
        changes = [change.within(path) for path in paths for change in self.merged.blamed(path)]
        own = [change for change in changes if change.source is self.file]
        house_rules = [change for change in changes if "house_rule" in change.source.data]
        for change in own or house_rules or changes[::-1]:
            return change.source.problem(change.at, code, message, hint)
        return self.file.problem(paths[0] if paths else (), code, message, hint)

    def problem_of(self, code: str, message: str, hint: str, *paths: Path) -> Problem:
        """A problem at the first path that the file or a house rule changes, or else at the first path; the likeliest cause comes first."""
        blamed = [path for path in paths if any(map(self.is_own, self.merged.blamed(path)))]
        return self.problem(code, message, hint, (blamed or paths)[0])

    def problem_at_name(self, code: str, message: str, hint: str, path: Path) -> Problem:
        """A problem at the key of a rule, where the file or a house rule first writes it."""
        change = next((change for change in self.merged.blamed(path) if self.is_own(change)), self.merged.blamed(path)[0])
        return change.source.problem(change.around(path), code, message, hint, on_key=True)

    def is_own(self, change: Change) -> bool:
        """Whether a change is made by the file or one of its house rules, rather than by a parent."""
        return change.source is self.file or "house_rule" in change.source.data


def rules_of(resolved: Resolved) -> Rules:
    """The compiled rules of a resolved ruleset."""
    return compile_rules(resolved.ruleset, resolved.id)


def reading_rules(resolved: Resolved, *readings: str) -> Rules:
    """The compiled rules under readings of the ruleset, taken together.

    Raises `KeyError` for a reading that no decision has, and `ProblemsFound` if they do not fit together.
    """
    known = {name: changes for decision in resolved.decisions.values() for name, changes in decision.readings.items()}
    ruleset = variant(resolved, [change for reading in readings for change in known[reading]]).ruleset
    return compile_rules(ruleset, f"{resolved.id} as {' and '.join(readings)}" if readings else resolved.id)


# --- variants: what a house rule, a reading and a mutant make of a ruleset ---

Check = Callable[[Resolved], Iterable[Problem]]


def variant(resolved: Resolved, changes: Iterable[Change], checks: Sequence[Check] = ()) -> Resolved:
    """The ruleset with these changes, without its decisions. Raises `ProblemsFound` with the problems of the first stage that has any."""
    merged, problems = resolved.merged.with_changes(changes)
    problems = problems or whole_problems(resolved.file, merged.data, merged.blamed)
    if problems:
        raise ProblemsFound(problems)
    changed = evolve(resolved, merged=merged, ruleset=Ruleset.of(merged.data), decisions={})
    problems = [problem for check in checks for problem in check(changed)]
    if problems:
        raise ProblemsFound(problems)
    return changed
