"""Never answers one question."""

from tests.engines.hostile.engines.sane import guilty, hang, serve

serve(guilty(lambda _: hang()))
