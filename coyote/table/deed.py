"""The base of all deeds: something that happened at a table, as its log writes it."""

from __future__ import annotations

import msgspec


class Deed(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower):
    """Something that happened."""
