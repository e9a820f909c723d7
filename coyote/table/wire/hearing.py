"""The base of every event on the wire: it carries its code, and leaves out fields that have their default."""

from __future__ import annotations

import msgspec


def code(name: str) -> str:
    """`CoyotesTaken` -> `coyotes-taken`."""
    return "".join(f"-{sign.lower()}" if sign.isupper() else sign for sign in name).lstrip("-")


class Heard(msgspec.Struct, frozen=True, tag_field="event", tag=code, omit_defaults=True):
    """Something that happened."""
