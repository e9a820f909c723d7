"""The invocation: what somebody types to start Coyote, so that every hint can be typed as it stands.

Law: no sentence spells it out. An installed Coyote is called `coyote`; `run.py` leaves word of its own name in the environment.
"""

from __future__ import annotations

import os
from typing import Final

TOLD: Final = "COYOTE_INVOCATION"


def invocation() -> str:
    """`coyote`, or `python3 run.py` in a checkout."""
    return os.environ.get(TOLD) or "coyote"
