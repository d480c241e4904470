"""The two papers of a sheet; run as a program, how long a sheet may be in each size, measured on Letter with the sheets of a built site.

    python -m tests.site.papers FOLDER/site

What it prints for each size are the longest sheet that fits and the shortest that does not; `SIZES` in `printing/sheet.py` stays below
both.
"""

import sys
from pathlib import Path

from basra_spec.pages.render import pdf
from basra_spec.pages.render.sheet import SIZES, measure_length
from basra_spec.prose.languages import available_languages

WIDTH, HEIGHT = (round((inches - 20 / 25.4) * 96) for inches in (8.5, 11))
"""Letter within its margins, in the pixels of a style sheet."""
HIGH = """points => { document.documentElement.style.setProperty("--type", points + "pt");
  return document.querySelector("article").getBoundingClientRect().height; }"""


def sheets_of(site: Path, language: str) -> dict[str, str]:
    """The sheets of a language by ruleset."""
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted((site / language / "sheets").glob("*.html"))}


def on_letter(sheet: str) -> str:
    """A sheet for whoever prints on Letter without a look at what the sheet asks for."""
    assert "size: A4" in sheet
    return sheet.replace("size: A4", "size: Letter")


def main(site: Path) -> None:
    """Print the table."""
    heights: list[tuple[int, list[float]]] = []
    with pdf.start_chromium() as page:
        page.emulate_media(media="print")
        page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
        for text in (text for language in available_languages() for text in sheets_of(site, language).values()):
            page.set_content(text.replace("</style>", "article { min-height: 0 !important } </style>", 1))
            high = [page.evaluate(HIGH, size.points) for size in SIZES]
            heights.append((measure_length(text.partition("<body>")[2]), high))
    for number, size in enumerate(SIZES):
        fit = [length for length, high in heights if high[number] <= HEIGHT]
        not_fit = [length for length, high in heights if high[number] > HEIGHT]
        print(f"{size.points:g} pt: {size.longest}; fits: {max(fit, default='none')}; does not: {min(not_fit, default='none')}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
