"""What a search engine shows of each page: one sentence or two, by the path of the page."""

import re
from collections.abc import Iterable
from typing import Final

from basra_spec.site import documentation
from basra_spec.site.edition import Edition
from basra_spec.site.sources import documents_of, groups
from basra_spec.site.topics import topic_pages, topic_title
from basra_spec.site.tree import COMPARE, DECISIONS, DOCUMENTATION, GLOSSARY, HOME, RULES
from basra_spec.system.text import in_one_line

_LONGEST: Final = 300
_SINGLE: Final = {
    HOME: "about",
    COMPARE: "about-compare",
    DECISIONS: "about-decisions",
    GLOSSARY: "about-glossary",
    DOCUMENTATION: "about-documentation",
    RULES: "about-rules",
    "cases/index.md": "about-cases",
    "sources/index.md": "about-sources",
}
_LINK: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_MARKS: Final = re.compile(r"[`*]")
_PARAGRAPH: Final = re.compile(r"[\w\[*]|`(?!``)")
_SENTENCE: Final = re.compile(r"(?<=[.:!?])\s")


def descriptions(edition: Edition, paths: Iterable[str]) -> dict[str, str]:
    """The description of each page among these, by its path."""
    known = {path: edition.tell(message) for path, message in _SINGLE.items()}
    known |= {f"rules/{page.ruleset}.md": edition.tell("about-ruleset", title=page.title.text) for page in edition.pages}
    known |= {f"cases/{page.name}.md": edition.tell("about-topic", topic=topic_title(edition, page)) for page in topic_pages()}
    known |= {f"sources/{name}.md": edition.tell("about-document", document=documents_of(name)) for name in groups()}
    known |= {path: beginning(text) or edition.tell("about-documentation") for path, text in documentation.pages().items()}
    return {path: known[path] for path in paths if path in known}


def beginning(text: str) -> str:
    """The first sentences of a page in Markdown, as plain text; nothing where it begins otherwise than with a paragraph."""
    after = text.partition("\n# ")[2] if not text.startswith("# ") else text[2:]
    paragraphs = [each.strip() for each in after.split("\n\n")[1:]]
    first = next((each for each in paragraphs if each), "")
    plain = in_one_line(_MARKS.sub("", _LINK.sub(r"\1", " ".join(first.split()))))
    whole = ""
    for sentence in _SENTENCE.split(plain) if _PARAGRAPH.match(first) else []:
        if len(whole) + len(sentence) >= _LONGEST:
            break
        whole = f"{whole} {sentence}".lstrip()
    return whole
