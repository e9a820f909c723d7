"""The glossary explains a word for every package and module, and names no module that does not exist."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in (ROOT / "docs/glossary.md").read_text(encoding="utf-8").splitlines()
    if line.startswith("| ") and not line.startswith("| word ")
]


def modules() -> set[str]:
    """Every package and public module, as the glossary writes it; migrations are scripts, and left out."""
    files = [file.relative_to(ROOT / "coyote") for file in (ROOT / "coyote").rglob("*.py")]
    paths = [file.parent if file.name == "__init__.py" else file.with_suffix("") for file in files]
    scripts = Path("server/storage/migrations")
    return {path.as_posix() for path in paths if path.parts and path.name != "__main__" and scripts not in path.parents}


def test_every_module_is_in_the_glossary_and_no_other() -> None:
    named = {module for _, _, where in ROWS for module in re.findall("`(.+?)`", where)}
    assert named == modules()


def test_every_word_is_explained_in_one_place() -> None:
    words = [word for row in ROWS for word in row[0].split(", ")]
    assert len(words) == len(set(words))
    assert all(meaning for _, meaning, _ in ROWS)


def test_the_words_that_all_parts_share_are_explained() -> None:
    words = {word for row in ROWS for word in row[0].split(", ")}
    assert {*"table link code game round seat guest ask deed frame line mind".split()} <= words
