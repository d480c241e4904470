"""Never answers one question."""

from tests.hostile.engines.sane import guilty, hang, serve

serve(guilty(lambda _: hang()))
