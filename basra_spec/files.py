"""Writing files so that a reader finds the old one or the whole new one, never a part."""

import os
import tempfile
from pathlib import Path


def write_text(path: Path, text: str) -> None:
    """Write a text file as UTF-8 with plain line ends, by way of a file beside it. Raises `OSError`, and then leaves nothing behind."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with open(handle, "w", encoding="utf-8", newline="\n") as stream:  # noqa: PTH123 - it is a handle
            stream.write(text)
        os.replace(name, path)  # noqa: PTH105
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
