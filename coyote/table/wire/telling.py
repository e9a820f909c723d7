"""The base of every part of a message on the wire: it leaves out fields that have their default."""

from __future__ import annotations

import msgspec


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a message."""
