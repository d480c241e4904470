"""The first pages of the site, before anything is built: the play that is shown, the commands, what search engines are told."""

import shlex

import click
import pytest

from basra_spec.cli import group
from basra_spec.prose.languages import available_languages, load_messages
from basra_spec.rulesets.catalogue import shipped_ids
from basra_spec.site import home, tree
from basra_spec.site.content import build_edition

EDITION = build_edition(load_messages("en"))


def test_the_play_of_the_first_page_is_a_basra_without_a_choice() -> None:
    page, shown = home.plainest_basra(EDITION.pages)
    assert page.ruleset in shipped_ids()
    assert shown.example.is_basra
    assert shown.example.ways == 1
    assert shown.example.explanation.taken.bit_count() > 1


@pytest.mark.parametrize("reader", home.COMMANDS)
def test_each_command_of_the_first_page_is_one_that_the_program_knows(reader: str) -> None:
    name, *words = shlex.split(home.COMMANDS[reader].format(ruleset=shipped_ids()[0], language="en"))
    found: click.Command | None = group
    context = click.Context(group, info_name=name)
    while isinstance(found, click.Group):
        found = found.get_command(context, words.pop(0))
        assert found
        context = click.Context(found, context)
    assert found
    found.make_parser(context).parse_args(words)  # an option that is not there raises


def test_each_link_of_a_reader_has_a_name_of_its_own() -> None:
    told = [EDITION.text(message) for links in home.READERS.values() for message in links]
    assert len(set(told)) == len(told)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("# A title\n\nOne [link](a.md) and `code`.\nA second line.\n\nMore.", "One link and code. A second line."),
        ("<!-- made -->\n# A title\n\n**Bold** first.", "Bold first."),
        ("# A title\n\n| a | table |\n| --- | --- |", ""),
        ("# A title\n\n```yaml\na: b\n```", ""),
        ("# A title", ""),
        ("no title", ""),
        (f"# A title\n\nShort. {'long ' * 80}.", "Short."),
    ],
)
def test_a_page_is_described_by_its_first_sentences(text: str, told: str) -> None:
    assert tree.first_sentences(text) == told


def test_an_address_that_is_not_there_leads_back_from_wherever_it_is() -> None:
    known = [load_messages(language) for language in available_languages()]
    assert 'href="en/index.html"' in home.root_files(known, "/basra/")["index.html"]
    assert 'href="/basra/en/index.html"' in home.root_files(known, "/basra/")["404.html"]
