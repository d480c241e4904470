"""Answers one question in another encoding than UTF-8."""

from tests.engines.hostile.engines.sane import GUILTY, guilty, serve

serve(guilty(lambda _: f'{{"id": "{GUILTY}", "skip": "déjà vu"}}\n'.encode("latin-1")))
