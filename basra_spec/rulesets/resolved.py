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
    """Of a text in some languages, one at least, that in the one wanted; else the first."""
    return texts.get(language) or next(iter(texts.values()))


@frozen
class Decision:
    """A question that the page leaves open: why the rules stand as they do, the leaves in question, and the other readings.

    `readings` are changes of the rules; `in_words` those that no word of the language can say.
    """

    name: str
    why: str
    leaves: tuple[Path, ...]
    readings: Mapping[str, tuple[Change, ...]]
    in_words: Mapping[str, str]
    file: Source = field(repr=False)

    @property
    def others(self) -> tuple[str, ...]:
        """The names of all other readings, those in words last."""
        return (*self.readings, *self.in_words)


@frozen(repr=False)
class Resolved:
    """A whole ruleset. `lineage` are the ids from the oldest parent to the ruleset itself; `parent` is what its file extends."""

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
        """The title in a language, else in the first that the file gives."""
        return in_language(self.file.data["title"], language)

    def problem(self, code: str, message: str, hint: str, *paths: Path) -> Problem:
        """A problem at the change that is behind a blamed path: the file's own if it made one, else a house rule's, else the latest."""
        changes = [change.within(path) for path in paths for change in self.merged.blamed(path)]
        own = [change for change in changes if change.source is self.file]
        house_rules = [change for change in changes if "house_rule" in change.source.data]
        for change in own or house_rules or changes[::-1]:
            return change.source.problem(change.at, code, message, hint)
        return self.file.problem(paths[0] if paths else (), code, message, hint)

    def problem_of(self, code: str, message: str, hint: str, *paths: Path) -> Problem:
        """A problem at the first of the paths, the likeliest cause first, that the file or a house rule has changed; else at the first."""
        blamed = [path for path in paths if any(map(self.chosen, self.merged.blamed(path)))]
        return self.problem(code, message, hint, (blamed or paths)[0])

    def problem_at_name(self, code: str, message: str, hint: str, path: Path) -> Problem:
        """A problem at the key of a rule, where the file or a house rule writes it first."""
        change = next((change for change in self.merged.blamed(path) if self.chosen(change)), self.merged.blamed(path)[0])
        return change.source.problem(change.around(path), code, message, hint, on_key=True)

    def chosen(self, change: Change) -> bool:
        """Whether the file or one of its house rules has made a change, and no parent."""
        return change.source is self.file or "house_rule" in change.source.data


def rules_of(resolved: Resolved) -> Rules:
    """The compiled rules of a resolved ruleset."""
    return compile_rules(resolved.ruleset, resolved.id)


def reading_rules(resolved: Resolved, *readings: str) -> Rules:
    """The compiled rules under readings of the ruleset, taken together.

    Raises `KeyError` where no decision has one of them, and `ProblemsFound` where they do not go together.
    """
    known = {name: changes for decision in resolved.decisions.values() for name, changes in decision.readings.items()}
    ruleset = variant(resolved, [change for reading in readings for change in known[reading]]).ruleset
    return compile_rules(ruleset, f"{resolved.id} as {' and '.join(readings)}" if readings else resolved.id)


# --- variants: what a house rule, a reading and a mutant make of a ruleset ---

Check = Callable[[Resolved], Iterable[Problem]]


def variant(resolved: Resolved, changes: Iterable[Change], checks: Sequence[Check] = ()) -> Resolved:
    """The ruleset after these changes; its decisions are left out. Raises `ProblemsFound` with those of the first stage that has any."""
    merged, problems = resolved.merged.with_changes(changes)
    problems = problems or whole_problems(resolved.file, merged.data, merged.blamed)
    if problems:
        raise ProblemsFound(problems)
    changed = evolve(resolved, merged=merged, ruleset=Ruleset.of(merged.data), decisions={})
    problems = [problem for check in checks for problem in check(changed)]
    if problems:
        raise ProblemsFound(problems)
    return changed
