"""The reference pages: the made ones are fresh, and nothing that a user meets is without its entry."""

from basra_spec.analysis.lint import CHECKS as LINT
from basra_spec.rulesets.checks import CHECKS
from basra_spec.rulesets.schema import UNSAID
from tests.documents import ROOT
from tests.reference import pages

REFERENCE = ROOT / "docs" / "reference"


def test_generated_pages_are_up_to_date() -> None:
    for name, text in pages.pages().items():
        assert (REFERENCE / name).read_text(encoding="utf-8") == text, "run python -m tests.reference.pages docs/reference"


def test_every_check_has_a_docstring_with_a_good_and_a_bad_example() -> None:
    page = (REFERENCE / "checks.md").read_text(encoding="utf-8")
    assert page.count("\n- **Good:** ") == page.count("\n- **Bad:** ") == len(CHECKS) + len(LINT)


def test_the_page_that_an_unknown_word_leads_to_is_there_under_its_title() -> None:
    page = ROOT / "docs" / "explanation" / "what-cannot-be-said.md"
    title = page.read_text(encoding="utf-8").splitlines()[0].removeprefix("# ")
    assert f'"{title}"' in UNSAID
