"""Where the blocks of a Markdown page stand, in lists and quotations too."""

from basra_spec.pages.fences import FencedBlock, fenced_blocks, strip_prefix
from tests.each import each

BLOCKS = [
    ("```basra\nx\n```", ["x"]),
    ("   ~~~~ basra\nx\n~~~~~", ["x"]),
    ('```basra title="ours"\nx\n```', ["x"]),
    ("```{.basra}\nx\n```", ["x"]),
    ("```Basra\nx\n```", ["x"]),
    ("```basra\nx", ["x"]),
    ("- one\n\n  ```basra\n  x\n  ```\n\ntwo", ["x"]),
    ("1.  one\n\n    ```basra\n    x\n\n    ```", ["x", ""]),
    ("- one\n    - two\n\n        ```basra\n        x\n        ```", ["x"]),
    ("- ```basra\n  x\n  ```", ["x"]),
    ("-\tone\n\n\t```basra\n\tx\n\t```", ["x"]),
    ("> ```basra\n> x\n> ```\n> two", ["x"]),
    ("> > - ```basra\n> >   x\n> >   ```", ["x"]),
    ("> ```python\n> x\n\n```basra\nx\n```", ["x"]),
    ("- ```python\n  x\n\n```basra\nx\n```", ["x"]),
    ("> ```basra\n> x\n\ntwo", ["x"]),
    ("- one\n\n  ```basra\n  x\ntwo", ["x"]),
]
NONE = [
    "    ```basra\n    x\n    ```",
    "one\n\n    ```basra\n    x\n    ```",
    "- one\n\n      ```basra\n      x\n      ```",
    "````md\n```basra\nx\n```\n````",
    "~~~\n```basra\nx\n```\n~~~",
    "```python\n- ```basra\n```",
    "one ```basra\nx\n```",
    "``basra``",
    "```basra```",
    "```basralike\nx\n```",
    "```basra,ignore\nx\n```",
]


def found(text: str) -> list[FencedBlock]:
    return [block for block in fenced_blocks(text.split("\n")) if block.name.casefold() == "basra"]


@each(("text", "inner"), BLOCKS)
def test_a_block_is_found_wherever_markdown_has_one(text: str, inner: list[str]) -> None:
    lines = text.split("\n")
    (block,) = found(text)
    assert [strip_prefix(lines[number]) for number in block.inner if strip_prefix(lines[number]) or "" in inner] == inner


@each("text", NONE)
def test_what_is_quoted_or_indented_as_code_is_no_block(text: str) -> None:
    assert found(text) == []


def test_what_takes_the_place_of_a_block_stays_in_its_list_and_quotation() -> None:
    (block,) = found("> - ```basra\n>   x\n>   ```")
    assert block.replace(["one", "", "two"]) == ["> - one", ">", ">   two"]
    (block,) = found("1.  one\n\n    ```basra\n    x\n    ```")
    assert block.replace(["one", "", "two"]) == ["    one", "", "    two"]
