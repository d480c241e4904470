"""The command line, for engines to be judged by; and the right answers, which the hostile engines spoil."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from basra_spec.conformance import cases, runner
from basra_spec.engines import interpreter
from basra_spec.engines.messages import Hello, hello_request
from tests.engines.hostile.conforming import Tool
from tests.engines.hostile.engines.sane import ANSWERS, RULESET
from tests.strategies import compiled


@pytest.fixture
def tool(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Tool:
    """The command line in this process."""
    return Tool(tmp_path, capsys)


@pytest.fixture(scope="session", autouse=True)
def right_answers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The right answers of one ruleset in a file, so that the engines are started quickly."""
    rules = {RULESET: compiled(RULESET)}
    able = Hello.of({"id": None, **interpreter.hello_of(rules)})
    asked = runner.questions(runner.pairs(cases.suite(), rules), rules, able)
    requests = [hello_request("hello"), *(request for question in asked for request in question.requests)]
    file = tmp_path_factory.mktemp("hostile") / "answers.json"
    file.write_text(json.dumps({request["id"]: json.dumps(interpreter.answer(rules, request)) for request in requests}), encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(ANSWERS, str(file))
        yield
