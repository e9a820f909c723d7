"""Environments: the game behind the interfaces of other people's learners. Importing this registers them.

PettingZoo gets `coyote/coyote-v0`, in turns and in parallel; Gymnasium gets `coyote/Solo-v0`, one seat against minds.
`import coyote.envs.spiel` registers the games of OpenSpiel.

Law: whatever a learner gets was made from the view of its seat, by one codec. Nothing here decides a rule.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

ZOO: Final = "coyote/coyote-v0"
SOLO: Final = "coyote/Solo-v0"


def wants(package: str, extra: str) -> None:
    """Say which extra is missing, if this package is."""
    if find_spec(package) is None:
        raise ModuleNotFoundError(f'{package} is missing: pip install "coyote-game[{extra}]"', name=package)


wants("numpy", "envs")

if find_spec("pettingzoo") is not None:
    from pettingzoo import register as _register_zoo

    _register_zoo("aec", ZOO, "coyote.envs.zoo:env")
    _register_zoo("parallel", ZOO, "coyote.envs.zoo:parallel_env")

if find_spec("gymnasium") is not None:
    from gymnasium import register as _register_solo

    _register_solo(SOLO, "coyote.envs.solo:Solo")
