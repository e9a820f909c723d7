"""A view as an RGB image: the picture of the notebooks, in pixels.

Law: it shows what the text shows, a view and nothing else. Names are written only where the machine has the font for them.
"""

from __future__ import annotations

import sys
from io import BytesIO
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from coyote.drawing.picture import HIGH, WIDE, svg
from coyote.envs import wants
from coyote.rules.sight import View

wants("resvg_py", "envs")
wants("PIL", "envs")

import resvg_py  # noqa: E402 - first whoever lacks it is told where it comes from
from PIL import Image  # noqa: E402

FONT: Final = {"linux": "DejaVu Sans", "darwin": "Helvetica"}.get(sys.platform, "Arial")
"""What stands for the system's own letters."""
SIZE: Final = (WIDE // 2, HIGH // 2)


def image(view: View) -> npt.NDArray[np.uint8]:
    """The table as these eyes see it: rows of pixels of three colours."""
    png: Any = resvg_py.svg_to_bytes(svg_string=svg(view), width=SIZE[0], height=SIZE[1], sans_serif_family=FONT)
    with Image.open(BytesIO(bytes(png))) as picture:
        return np.asarray(picture.convert("RGB"))
