"""The folder of engines and the tests that use it."""

from pathlib import Path

HERE = Path(__file__).parent


def test_every_engine_is_judged_somewhere() -> None:
    tests = "".join(path.read_text(encoding="utf-8") for path in HERE.parents[1].rglob("test_*.py"))
    engines = {path.stem for path in (HERE / "engines").glob("*.py")} - {"sane"}
    assert {name for name in engines if f'"{name}"' not in tests} == set()
