"""Writing files so that a reader finds the old one or the whole new one, never a part."""

import os
from pathlib import Path


def write_text(path: Path, text: str) -> None:
    """Write a text file as UTF-8 with plain line ends, by way of a file beside it. Raises `OSError`, and then leaves nothing behind."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with draft.open("w", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True) if draft.parent.is_dir() else None
        raise OSError(error.errno, error.strerror, str(path)) from None
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
