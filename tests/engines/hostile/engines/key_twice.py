"""Answers one question with a key that stands there twice."""

from tests.engines.hostile.engines.sane import as_line, guilty, reply, serve

serve(guilty(lambda request: b'{"plays": [], ' + as_line(reply(request))[1:]))
