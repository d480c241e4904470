"""What the tests of the site share: the sizes of two screens, and how long a page may take."""

PHONE, DESKTOP = {"width": 360, "height": 740}, {"width": 1280, "height": 800}
SHORT = 20_000
"""Milliseconds that a page may take; no page should come near it."""
