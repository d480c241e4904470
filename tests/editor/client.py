"""A small client of the Language Server Protocol: as much of an editor as it takes to ask a server for what people see."""

import json
import queue
import subprocess
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final, Self

TIMEOUT: Final = 60.0
"""Seconds to wait for any one message; a server that needs as long has failed."""
Message = dict[str, Any]


class ServerError(Exception):
    """The server did not answer, answered with an error, or is gone; what it wrote on standard error is in the text."""


class Client:
    """A server at work on one folder. All that it sends goes through a thread, so that nothing it does with its pipes blocks the test."""

    def __init__(self, command: Sequence[str], folder: Path, settings: Mapping[str, Any]) -> None:
        self._settings = settings
        self._number = 0
        self._messages: queue.Queue[Message | None] = queue.Queue()
        self._told: dict[str, list[Any]] = {}
        self._complaints = bytearray()
        self._child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=folder)
        for work in (self._listen, self._collect):
            threading.Thread(target=work, daemon=True).start()
        workspace = {"configuration": True, "workspaceFolders": True, "didChangeConfiguration": {"dynamicRegistration": True}}
        self.capabilities = self.ask(
            "initialize",
            {
                "processId": None,
                "rootUri": folder.as_uri(),
                "workspaceFolders": [{"uri": folder.as_uri(), "name": folder.name}],
                "capabilities": {
                    "workspace": workspace,
                    "textDocument": {"hover": {"contentFormat": ["markdown"]}, "publishDiagnostics": {}, "completion": {}},
                },
            },
        )
        self.tell("initialized", {})
        self.tell("workspace/didChangeConfiguration", {"settings": settings})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        try:
            if kind is None:
                self.ask("shutdown", None)
                self.tell("exit", None)
                self._child.wait(timeout=TIMEOUT)
        finally:
            self._child.kill()
            self._child.wait()
            for pipe in (self._child.stdin, self._child.stdout, self._child.stderr):
                if pipe:
                    pipe.close()

    # --- what an editor does --------------------------------------------------------------------------------------------------------

    def open(self, uri: str, text: str) -> list[Any]:
        """Open a document, and return its diagnostics."""
        self.tell("textDocument/didOpen", {"textDocument": {"uri": uri, "languageId": "yaml", "version": 1, "text": text}})
        found: list[Any] = self._wait(lambda: self._told.pop(uri, None))
        return found

    def hover(self, uri: str, line: int, column: int) -> str:
        """The text beside a place, 0-based; empty where there is none."""
        found = self._at("textDocument/hover", uri, line, column)
        return str(found["contents"]["value"]) if found else ""

    def completions(self, uri: str, line: int, column: int) -> set[str]:
        """The labels of what can be put at a place."""
        found = self._at("textDocument/completion", uri, line, column)
        return {item["label"] for item in (found["items"] if isinstance(found, dict) else found or [])}

    def _at(self, method: str, uri: str, line: int, column: int) -> Any:
        return self.ask(method, {"textDocument": {"uri": uri}, "position": {"line": line, "character": column}})

    # --- messages -------------------------------------------------------------------------------------------------------------------

    def tell(self, method: str, params: Any) -> None:
        """Send a notification."""
        self._send({"method": method, "params": params})

    def ask(self, method: str, params: Any) -> Any:
        """Send a request, and wait for its answer."""
        self._number += 1
        number = self._number
        self._send({"id": number, "method": method, "params": params})
        answers: list[Message] = []
        return self._wait(lambda: answers[0] if answers else None, number, answers)["result"]

    def _wait(self, ready: Callable[[], Any], number: int = 0, answers: list[Message] | None = None) -> Any:
        """Take messages until what is waited for is there, and answer what the server asks meanwhile."""
        end = time.monotonic() + TIMEOUT
        while (found := ready()) is None:
            try:
                message = self._messages.get(timeout=max(0.0, end - time.monotonic()))
            except queue.Empty:
                message = None
            if message is None:
                raise ServerError(f"nothing came: {self._complaints.decode(errors='replace')}")
            if "error" in message:
                raise ServerError(str(message["error"]))
            if "method" in message:
                self._take(message)
            elif answers is not None and message["id"] == number:
                answers.append(message)
        return found

    def _take(self, message: Message) -> None:
        params = message.get("params")
        if message["method"] == "textDocument/publishDiagnostics" and params:
            self._told[params["uri"]] = params["diagnostics"]
        if "id" in message:
            asked = params.get("items", []) if message["method"] == "workspace/configuration" and params else None
            result = None if asked is None else [self._settings.get(item.get("section", "")) for item in asked]
            self._send({"id": message["id"], "result": result})

    def _send(self, message: Message) -> None:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        pipe = _open(self._child.stdin)
        try:
            pipe.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
            pipe.flush()
        except OSError as error:
            raise ServerError(f"the server is gone: {self._complaints.decode(errors='replace')}") from error

    def _listen(self) -> None:
        pipe = _open(self._child.stdout)
        try:
            while header := pipe.readline():
                length = int(header.partition(b":")[2]) if header.lower().startswith(b"content-length") else 0
                while header.strip():
                    header = pipe.readline()
                self._messages.put(json.loads(pipe.read(length)))
        except (OSError, ValueError):
            pass
        self._messages.put(None)

    def _collect(self) -> None:
        try:
            for line in _open(self._child.stderr):
                self._complaints.extend(line)
        except (OSError, ValueError):
            pass


def _open(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe
    return pipe
