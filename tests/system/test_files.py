"""Writing files: the old one or the whole new one, and a sentence where it cannot be."""

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from basra_spec.system.files import replace, write_text


@pytest.fixture
def links(tmp_path: Path) -> Path:
    """A folder in which links can be made."""
    try:
        (tmp_path / "try").symlink_to("nowhere")
    except OSError:  # Windows may not allow it
        pytest.skip("no links here")
    (tmp_path / "try").unlink()
    return tmp_path


def test_a_link_is_followed_to_a_file_that_is_there(links: Path) -> None:
    (links / "file").write_text("old", encoding="utf-8")
    (links / "link").symlink_to("file")
    write_text(links / "link", "new")
    assert ((links / "file").read_text(encoding="utf-8"), (links / "link").is_symlink()) == ("new", True)


def test_a_link_is_followed_to_a_file_that_is_not_there_yet(links: Path) -> None:
    (links / "link").symlink_to("file")
    write_text(links / "link", "new")
    assert ((links / "file").read_text(encoding="utf-8"), (links / "link").is_symlink()) == ("new", True)


@pytest.mark.skipif(os.name == "nt", reason="Windows has other words for it")
def test_links_that_lead_round_in_a_circle_are_an_error_that_names_the_path(links: Path) -> None:
    (links / "one").symlink_to("two")
    (links / "two").symlink_to("one")
    with pytest.raises(OSError, match="one") as found:
        write_text(links / "one", "new")
    assert (found.value.errno, found.value.filename) == (errno.ELOOP, str(links / "one"))
    assert sorted(path.name for path in links.iterdir()) == ["one", "two"]


@pytest.mark.parametrize("there", ["nothing", "file", "folder", "link"])
def test_a_folder_takes_the_place_of_whatever_stands_there(links: Path, there: str) -> None:
    make: dict[str, Callable[[Path], None]] = {
        "nothing": lambda _: None,
        "file": Path.touch,
        "folder": _filled,
        "link": lambda path: path.symlink_to(links / "else"),
    }
    (links / "draft").mkdir()
    (links / "else").mkdir()
    make[there](links / "place")
    _filled(links / "draft" / "new")
    replace(links / "draft" / "new", links / "place")
    assert not (links / "place").is_symlink()
    assert [path.name for path in (links / "place").iterdir()] == ["page"]
    assert list((links / "else").iterdir()) == []
    assert not (links / "draft" / "new").exists()


def test_what_stands_there_stays_where_nothing_can_take_its_place(tmp_path: Path) -> None:
    _filled(tmp_path / "place")
    (tmp_path / "draft").mkdir()
    with pytest.raises(FileNotFoundError):
        replace(tmp_path / "draft" / "gone", tmp_path / "place")
    assert [path.name for path in (tmp_path / "place").iterdir()] == ["page"]


def _filled(folder: Path) -> None:
    folder.mkdir()
    (folder / "page").touch()
