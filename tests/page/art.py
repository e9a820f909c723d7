"""Writes the page's art for those who draw without a page, from its own components: `python -m tests.page.art`.

Law: `coyote/drawing/art.json` is never written by hand; a test compares it with what this would write.
"""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Final

from tests.page.chromium import NODE

ROOT: Final = Path(__file__).parents[2]
FILE: Final = ROOT / "coyote/drawing/art.json"


def written(*faces: str) -> str:
    """The whole file; or, for a test, only these cards as the page draws them."""
    command = [str(NODE), str(ROOT / "browser/tools/art.mjs"), *faces]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
