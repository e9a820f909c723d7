"""Writes the art for pictures drawn without a page, from the page's own components: `python -m tests.page.art`.

Law: `coyote/drawing/art.json` is never written by hand, and neither is the README's picture, which is drawn with it. Tests
compare both files with what this program would write.
"""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Final

from coyote import EDITIONS, say, start, view
from tests.page.chromium import NODE

ROOT: Final = Path(__file__).parents[2]
FILE: Final = ROOT / "coyote/drawing/art.json"
PICTURE: Final = ROOT / "docs/view.svg"


def written(*faces: str) -> str:
    """The content of the file; for a test, with these cards as the page draws them."""
    command = [str(NODE), str(ROOT / "browser/tools/art.mjs"), *faces]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def picture() -> str:
    """What a notebook shows for the round in the README, before anybody has said a number."""
    table = start(EDITIONS["oliphante_2010"], ["ann", "bob", "cem", "dee"], starter="ann")
    return view(say(table, "deal 20 -5 double 7"), "ann")._repr_svg_() + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
    PICTURE.write_text(picture(), encoding="utf-8")
