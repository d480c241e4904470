"""What the exit codes mean, for scripts."""

from enum import IntEnum


class Exit(IntEnum):
    """Exit codes of every command."""

    CLEAN = 0
    """Nothing is wrong."""
    PROBLEMS = 1
    """A ruleset has problems, or a case failed or errored."""
    USAGE = 2
    """The command was used wrongly, or a file cannot be read or written."""
    ENGINE = 3
    """The engine could not be started."""
    BROKEN = 4
    """The program itself failed; please report it."""
    INTERRUPTED = 130
    """Ctrl-C. Any other signal that ends the program gives 128 and its number, too."""
    UNREAD = 141
    """Nobody reads the output any more (as after `head`), and a command that takes long has stopped before its verdict."""
