"""The generators of the reference pages and of the schemas. They are for maintainers and are not part of the package."""
