"""Writes a line of its own before every answer but the greeting."""

from tests.engines.hostile.engines.sane import as_line, reply, serve

serve(lambda request: b"thinking\n" + as_line(reply(request)))
