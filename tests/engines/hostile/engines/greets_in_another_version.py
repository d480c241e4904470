"""Speaks a version of the protocol that is to come."""

from tests.engines.hostile.engines.sane import serve

serve(protocol=2)
