"""The tree in ARCHITECTURE.md, from the docstrings of the packages: `.venv-test/bin/python -m tests.tree` writes it anew."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
FILE: Final = ROOT / "ARCHITECTURE.md"
HEAD: Final = "| folder | what it is |\n|---|---|\n"
WITHOUT_DOCSTRING: Final = {
    "browser/src/": "The page: it draws frames, sends asks, and knows no rule.",
    "coyote/words/": "Every sentence, a folder for each language.",
    "docs/": "These pages.",
    "examples/": "Programs for researchers; a small run of each is a test.",
    "tests/": "Mirrors the package (`tests/README.md` says where a test goes).",
}


def row(package: Path) -> tuple[str, str]:
    docstring = ast.get_docstring(ast.parse(package.read_text(encoding="utf-8"))) or ""
    return f"{package.parent.relative_to(ROOT)}/", " ".join(docstring.split("\n\n")[0].split())


def table() -> str:
    packages = [package for root in ("bench", "coyote", "mutate", "prove") for package in (ROOT / root).rglob("__init__.py")]
    rows = dict(map(row, packages)) | WITHOUT_DOCSTRING
    return HEAD + "".join(f"| `{folder}` | {rows[folder]} |\n" for folder in sorted(rows))


def written() -> str:
    """ARCHITECTURE.md with the tree as it is."""
    return re.sub(re.escape(HEAD) + r"(?:\|.*\n)+", lambda _: table(), FILE.read_text(encoding="utf-8"))


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
