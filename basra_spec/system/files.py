"""Read files with a bound, write them whole, and name them for other programs."""

import errno
import os
import stat
import tempfile
from pathlib import Path
from typing import Final
from urllib.parse import quote

LARGEST: Final = 200_000
"""Bytes that a file of rules, a case or a file of messages may have."""


def read_bytes(path: Path, largest: int = LARGEST) -> bytes:
    """The content of a regular file of at most `largest` bytes.

    Raises `OSError`, which names the path: `EFBIG` for a larger file, `EINVAL` for a pipe, a device, a socket or a name that no file can
    have, `ELOOP` for a link that leads out of the folder in which it lies.
    """
    try:
        _require_regular(path)
        with path.open("rb") as stream:
            content = stream.read(largest + 1)
        if len(content) > largest:
            raise OSError(errno.EFBIG, f"larger than {_size(largest)}")
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None
    except ValueError:
        raise OSError(errno.EINVAL, "no file can have this name", str(path)) from None
    return content


def read_text(path: Path, largest: int = LARGEST) -> str:
    """The text of a file; raises `OSError` as `read_bytes` does, and `UnicodeDecodeError` where it is not UTF-8."""
    return read_bytes(path, largest).decode("utf-8-sig")


def has_content(path: Path, content: bytes) -> bool:
    """Whether a file can be read and holds just this."""
    try:
        return read_bytes(path, len(content)) == content
    except OSError:
        return False


def is_file(path: Path) -> bool:
    """Whether there is a regular file. False for a name that no file can have, for which `Path.is_file` raises an error."""
    return os.path.isfile(path)  # noqa: PTH113


def is_folder(path: Path) -> bool:
    """Whether there is a folder; False for a name that none can have."""
    return os.path.isdir(path)  # noqa: PTH112


def _require_regular(path: Path) -> None:
    if path.is_symlink() and not Path(os.path.realpath(path)).is_relative_to(os.path.realpath(path.parent)):
        raise OSError(errno.ELOOP, "a link that leads out of its folder")
    mode = path.stat().st_mode
    if stat.S_ISDIR(mode):
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not stat.S_ISREG(mode):
        raise OSError(errno.EINVAL, "not a regular file")


def _size(number: int) -> str:
    return f"{number // 1_000_000} MB" if number >= 1_000_000 else f"{number // 1000} kB"


def write_text(path: Path, text: str) -> None:
    """Write a text file as UTF-8 with \\n as line end, as `write_bytes` does."""
    write_bytes(path, text.encode())


def write_bytes(path: Path, content: bytes) -> None:
    """Write a file whole or not at all: a reader sees the old content or the new. Raises `OSError`, which names the path.

    Links are followed. A pipe or a device is written to.
    """
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if path.exists() and not path.is_file():
            path.write_bytes(content)
        else:
            _replace(_followed(path), content)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None


def replace(draft: Path, target: Path) -> None:
    """Move a finished file or folder to its place. What was there is moved beside the draft."""
    old = draft.with_name(f"{draft.name}.old")
    is_there = os.path.lexists(target)
    if is_there:
        target.rename(old)
    try:
        draft.rename(target)
    except BaseException:
        if is_there:
            old.rename(target)
        raise


def _followed(path: Path) -> Path:
    """The file that a link leads to, which need not exist. Raises `OSError` for circular links."""
    target = Path(os.path.realpath(path))  # for circular links, `Path.resolve` raises another error in each Python
    if target.is_symlink():
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))
    return target


def require_writable(folder: Path) -> None:
    """Raise `OSError`, which names the folder, if no file can be written into it, or into the nearest existing folder above it."""
    there = next(path for path in (folder.absolute(), *folder.absolute().parents) if path.exists() or path.is_symlink())
    try:
        tempfile.TemporaryFile(dir=there).close()
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(folder)) from None


def relative_name(name: str) -> str | None:
    """The name of a file relative to the working folder, with forward slashes; None for a file outside of it."""
    here = Path.cwd()
    path = Path(os.path.normpath(here / name))
    return path.relative_to(here).as_posix() if path.is_relative_to(here) else None


def uri(name: str) -> str:
    """The URI of a file, relative to the working folder if the file is in it."""
    relative = relative_name(name)
    return quote(os.fsencode(relative)) if relative is not None else Path(os.path.normpath(Path.cwd() / name)).as_uri()


def _replace(target: Path, content: bytes) -> None:
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        draft.write_bytes(content)
        draft.replace(target)
    except BaseException:
        if draft.exists():
            draft.unlink()
        raise
