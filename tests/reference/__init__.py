"""The generator of the reference pages in docs/reference. It is for maintainers and is not part of the package."""
