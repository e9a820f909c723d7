"""The glossary explains each word once, and names no module that does not exist."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in (ROOT / "docs/glossary.md").read_text(encoding="utf-8").splitlines()
    if line.startswith("| ") and not line.startswith("| word ")
]


def test_every_module_that_the_glossary_names_exists() -> None:
    for module in {module for _, _, where in ROWS for module in re.findall("`(.+?)`", where)}:
        path = ROOT / "coyote" / module
        assert path.is_dir() or path.with_suffix(".py").exists(), module


def test_every_word_is_explained_in_one_place() -> None:
    words = [word for row in ROWS for word in row[0].split(", ")]
    assert len(words) == len(set(words))
    assert all(meaning for _, meaning, _ in ROWS)


def test_the_words_that_all_parts_share_are_explained() -> None:
    words = {word for row in ROWS for word in row[0].split(", ")}
    assert {*"table link code game round seat guest ask deed frame line mind".split()} <= words
