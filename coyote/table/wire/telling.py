"""The base of whatever is told over the wire: a part of a message, without what it need not say."""

from __future__ import annotations

import msgspec


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a message."""
