"""Where the statements stand on the site, and pages of rules whose lists lead there."""

from attrs import evolve

from basra_spec.pages import Page, Part
from basra_spec.stated import ASSUMPTION, Entry, Footnotes


def address(statement: str) -> str:
    """Where a statement stands, as seen from a page in a folder of the site."""
    return f"../sources/{page_name(statement)}.html#{statement}"


def page_name(statement: str) -> str:
    """The page of a statement: all that begin alike are of the same documents."""
    return statement.partition(".")[0]


def leading(page: Page) -> Page:
    """A page of rules whose list leads on to the statements and assumptions of the site."""
    sections = (evolve(section, parts=tuple(_leading(part, page) for part in section.parts)) for section in page.sections)
    return evolve(page, sections=tuple(sections))


def _leading(part: Part, page: Page) -> Part:
    return evolve(part, entries=tuple(_led(entry, page) for entry in part.entries)) if isinstance(part, Footnotes) else part


def _led(entry: Entry, page: Page) -> Entry:
    if entry.id == ASSUMPTION:
        return evolve(entry, address=f"../decisions.html#assumptions.{page.ruleset}")
    return evolve(entry, address=address(entry.id)) if entry.section else entry
