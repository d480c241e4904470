"""The page above the rules pages: every game at a glance."""

from basra_spec.site import content, rules_pages
from basra_spec.site.content import build_edition
from tests.pages.shared import Read
from tests.prose.shared import EVERY_LANGUAGE, messages_in


@EVERY_LANGUAGE
def test_every_game_stands_there_with_its_facts_after_the_one_that_it_changes(language: str) -> None:
    edition = build_edition(messages_in(language))
    read = Read(rules_pages.index_page(edition))
    linked = [str(value).removesuffix(".html") for key, value in read.attributes if key == "href"]
    assert linked == list(content.rulesets())
    assert all(linked.index(parent.id) < linked.index(name) for name, each in content.rulesets().items() if (parent := each.parent))
    assert read.tags.count("td") == len(linked) * len({value for key, value in read.attributes if key == "data-fact"})
    assert all(page.title.text in read.text for page in edition.pages)


@EVERY_LANGUAGE
def test_no_two_games_have_one_title_in_a_language(language: str) -> None:
    titles = [page.title.text for page in build_edition(messages_in(language)).pages]
    assert len(set(titles)) == len(titles)
    assert all(page.title.language == "" for page in build_edition(messages_in(language)).pages)
