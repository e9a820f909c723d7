"""Many games at once, in arrays, at millions of steps a second: for learners that play more than they think.

A `Herd` steps thousands of games of one table; `coyote.fast.vector` makes a Gymnasium environment of it. Needs the extra
`[fast]`.

Law: this implements the rules of `coyote.rules` a second time, for a compiler, and both must be equal: `prove fast` plays the
same cards and moves through both. Terms that it cannot try are refused.
"""

from __future__ import annotations

try:
    import numba as numba
except ImportError as missing:
    raise ImportError("coyote.fast needs numba: pip install 'coyote-game[fast]'") from missing

from coyote.fast.action import actions, move
from coyote.fast.herd import Herd, WrongAction
from coyote.fast.legal import FLAGS
from coyote.fast.sheet import NotInFast

__all__ = ["FLAGS", "Herd", "NotInFast", "WrongAction", "actions", "move"]
