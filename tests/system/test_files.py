"""Files are read up to a limit and only if they are regular ones; they are written whole or not at all."""

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from basra_spec.system.files import LARGEST, has_content, is_file, is_folder, read_bytes, read_text, replace, write_text


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


# --- reading ------------------------------------------------------------------------------------------------------------------------


def refusal(path: Path) -> int | None:
    """The number of the error with which a file is refused."""
    with pytest.raises(OSError, match=r".") as found:
        read_bytes(path)
    assert found.value.filename == str(path)
    return found.value.errno


def test_a_file_is_read_up_to_the_limit_and_refused_beyond_it(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"x" * LARGEST)
    assert len(read_bytes(path)) == LARGEST
    path.write_bytes(b"x" * (LARGEST + 1))
    assert refusal(path) == errno.EFBIG


def test_the_limit_is_in_the_message(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"x" * 3_000_001)
    for largest, size in ((LARGEST, "200 kB"), (3_000_000, "3 MB")):
        with pytest.raises(OSError, match=f"larger than {size}"):
            read_bytes(tmp_path / "file", largest)


def test_a_pipe_a_device_and_a_folder_are_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path) == errno.EISDIR
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
        assert refusal(tmp_path / "pipe") == errno.EINVAL
    if Path("/dev/zero").exists():
        assert refusal(Path("/dev/zero")) == errno.EINVAL


def test_a_link_is_read_within_its_folder_and_refused_if_it_leads_out(links: Path) -> None:
    inside = links / "inside"
    inside.mkdir()
    write_text(links / "secret", "secret")
    write_text(inside / "file", "file")
    (inside / "link").symlink_to("file")
    assert read_text(inside / "link") == "file"
    for number, target in enumerate(("../secret", str(links / "secret"), "/dev/zero", "../missing")):
        out = inside / f"out{number}"
        out.symlink_to(target)
        assert refusal(out) == errno.ELOOP, target


def test_a_folder_may_be_a_link(links: Path) -> None:
    (links / "real").mkdir()
    write_text(links / "real" / "file", "file")
    (links / "folder").symlink_to("real", target_is_directory=True)
    assert read_text(links / "folder" / "file") == "file"


@pytest.mark.parametrize("name", ["x" * 300, "nul\0", "\ud800" * 100])
def test_a_name_that_no_file_can_have_is_an_error_of_the_system_and_no_file(tmp_path: Path, name: str) -> None:
    assert refusal(tmp_path / name) is not None
    assert not is_file(tmp_path / name)
    assert not is_folder(tmp_path / name)


def test_the_content_of_a_file_is_compared_without_reading_more_of_it(tmp_path: Path) -> None:
    path = tmp_path / "file"
    assert not has_content(path, b"")
    path.write_bytes(b"text")
    assert has_content(path, b"text")
    assert not has_content(path, b"tex")
