"""Where statements stand on the site, and pages of rules that lead on to statements and cases."""

from attrs import evolve

from basra_spec.pages.citations import ASSUMPTION, Entry, Footnotes
from basra_spec.pages.page import Page, Part, Section, Shown
from basra_spec.site.topics import case_addresses


def statement_address(statement: str) -> str:
    """Where a statement stands, as seen from a page in a folder of the site."""
    return f"../sources/{page_name(statement)}.html#{statement}"


def page_name(statement: str) -> str:
    """The page of a statement: all that begin alike are of the same documents."""
    return statement.partition(".")[0]


def leading(page: Page) -> tuple[Part, ...]:
    """The sections of a page of rules: its examples lead on to the cases of the site, its list to the statements and assumptions."""
    return tuple(_leading(section, page) for section in page.sections)


def _leading(part: Part, page: Page) -> Part:
    if isinstance(part, Section):
        return evolve(part, parts=tuple(_leading(inside, page) for inside in part.parts))
    if isinstance(part, Shown) and part.case in case_addresses():
        return evolve(part, address=f"../{case_addresses()[part.case]}")
    return evolve(part, entries=tuple(_led(entry, page) for entry in part.entries)) if isinstance(part, Footnotes) else part


def _led(entry: Entry, page: Page) -> Entry:
    if entry.id == ASSUMPTION:
        return evolve(entry, address=f"../decisions.html#assumptions.{page.ruleset}")
    return evolve(entry, address=statement_address(entry.id)) if entry.section else entry
