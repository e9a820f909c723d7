"""Kernels: functions that numba turns into machine code, which runs without Python's lock.

Law: a kernel touches nothing but its arguments, so threads that step different games need no lock. Compiled entries are kept
on disk. Numba would look for changes only in the file of the entry itself, and not in those of the kernels that it calls, so
what is kept lies in a folder named after all sources of this package: after any change it is compiled anew.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import numba

Function = TypeVar("Function", bound=Callable[..., Any])

CONFIG: Final[Any] = numba.config  # its settings are made when it is loaded
HERE: Final = Path(__file__).parent


def kept_in() -> str:
    """Where compiled entries are kept: beside the sources, or where numba keeps its own if nobody may write there."""
    if CONFIG.CACHE_DIR or not os.access(HERE, os.W_OK):
        return str(CONFIG.CACHE_DIR)
    sources = b"\0".join(file.read_bytes() for file in sorted(HERE.glob("*.py")))
    return str(HERE / "__pycache__" / hashlib.sha256(sources).hexdigest()[:16])


def kernel(function: Function) -> Function:
    """A kernel that other kernels call; it is compiled into each of them."""
    return cast("Function", numba.njit(nogil=True, error_model="numpy")(function))


def entry(function: Function) -> Function:
    """A kernel that Python calls. Its machine code is kept on disk."""
    before, CONFIG.CACHE_DIR = CONFIG.CACHE_DIR, kept_in()
    try:
        return cast("Function", numba.njit(nogil=True, error_model="numpy", cache=True)(function))
    finally:
        CONFIG.CACHE_DIR = before
