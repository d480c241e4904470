"""When a watch checks again. No clock: the snapshots are given, or taken of files between two looks."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from basra_spec.cli.check import Snapshot, results, snapshot

Write = Callable[..., Path]
A, B = Path("a.yaml"), Path("b.yaml")


def checks(*looks: Snapshot) -> list[int]:
    """The numbers of the looks, from 1, at which there was a check."""
    now = 0

    def counted() -> Iterator[Snapshot]:
        nonlocal now
        for look in looks:
            now += 1
            yield look

    return list(results(counted(), lambda: now))


def test_there_is_a_result_at_once() -> None:
    assert checks({A: (1, 10)}) == [1]


def test_nothing_new_is_no_result() -> None:
    assert checks({A: (1, 10)}, {A: (1, 10)}, {A: (1, 10)}) == [1]


@pytest.mark.parametrize(
    "after",
    [{A: (2, 10)}, {A: (1, 11)}, {A: None}, {A: (1, 10), B: (1, 5)}, {}],
    ids=["time", "size", "vanished", "new file", "no file left"],
)
def test_a_change_is_a_result_once_it_has_come_to_rest(after: Snapshot) -> None:
    assert checks({A: (1, 10)}, after, after, after) == [1, 3]


def test_a_file_that_is_being_saved_is_let_alone_until_it_rests() -> None:
    assert checks({A: (1, 10)}, {A: (2, 0)}, {A: (2, 7)}, {A: (3, 12)}, {A: (3, 12)}) == [1, 5]


def test_a_file_that_is_gone_for_a_moment_is_no_result() -> None:
    assert checks({A: (1, 10)}, {A: None}, {A: (1, 10)}, {A: (1, 10)}) == [1]


def test_a_check_that_fails_ends_the_watch_as_it_should() -> None:
    def fails() -> int:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        list(results([{A: (1, 1)}], fails))


# --- what is looked at --------------------------------------------------------------------------------------------------------------


def names(path: Path) -> set[str]:
    """The files of the test's own folder that a snapshot looks at."""
    return {found.name for found in snapshot([path]) if found.parent == path.parent}


def test_parents_their_parents_and_house_rules_are_looked_at(write: Write) -> None:
    write("club")
    write("town", header="extends: club")
    write("high", "match: {target: 201}", header="house_rule: true")
    path = write("cafe", header="extends: town\nwith: [high]")
    assert {"cafe.yaml", "town.yaml", "club.yaml", "high.yaml"} <= names(path)


def test_a_parent_that_ships_is_looked_at_and_the_place_where_another_could_come_before_it(write: Write) -> None:
    found = snapshot([write("cafe")])
    assert sorted(stamp is None for path, stamp in found.items() if path.name == "koutchina-classic.yaml") == [False, True, True]


def test_a_parent_that_is_not_there_is_looked_for(write: Write) -> None:
    path = write("cafe", header="extends: club")
    before = snapshot([path])
    write("club")
    assert snapshot([path]) != before


def test_another_file_of_the_folder_is_none_of_its_business(write: Write) -> None:
    path = write("cafe")
    before = snapshot([path])
    write("other")
    assert snapshot([path]) == before


def test_parents_in_a_circle_come_to_an_end(write: Write) -> None:
    write("club", header="extends: cafe")
    assert {"cafe.yaml", "club.yaml"} <= names(write("cafe", header="extends: club"))


@pytest.mark.parametrize("text", ["", "[", "extends: [club]", "with: club", "- extends", "extends: ../club", "with: [7, ../x]", "\0"])
def test_a_file_that_cannot_be_read_has_no_parents(tmp_path: Path, text: str) -> None:
    path = tmp_path / "cafe.yaml"
    path.write_text(text, encoding="utf-8")
    assert set(snapshot([path])) == {path}


def test_a_file_that_is_not_there_has_no_stamp(tmp_path: Path) -> None:
    assert snapshot([tmp_path / "cafe.yaml"]) == {tmp_path / "cafe.yaml": None}


def test_a_change_of_the_same_size_shows_by_its_time(write: Write) -> None:
    path = write("cafe", "match: {target: 151}")
    before = snapshot([path])
    write("cafe", "match: {target: 201}")
    os.utime(path, ns=(0, 1_000_000_000))
    assert snapshot([path]) != before
