"""The simulator with its kernels as plain Python: slow, but a debugger and the coverage see every line."""

from __future__ import annotations

import importlib
import sys
from typing import Any

import numba
import pytest

import coyote.fast


def plain(patch: pytest.MonkeyPatch, name: str) -> Any:
    """A module of the package, loaded anew without a compiler; the patch puts everything back.

    Run it with `np.errstate(over="ignore")`: the dice multiply modulo 2**64, as machines do.
    """
    for module in [module for module in sys.modules if module.startswith("coyote.fast")]:
        patch.delitem(sys.modules, module)
    patch.setattr(sys.modules["coyote"], "fast", coyote.fast, raising=False)  # loading it anew replaces it
    patch.setattr(numba.config, "DISABLE_JIT", True)
    return importlib.import_module(f"coyote.fast.{name}")
