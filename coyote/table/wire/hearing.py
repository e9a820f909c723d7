"""The base of whatever is heard over the wire: an event with its code, without what it need not say."""

from __future__ import annotations

import msgspec


def code(name: str) -> str:
    """`CoyotesTaken` -> `coyotes-taken`."""
    return "".join(f"-{sign.lower()}" if sign.isupper() else sign for sign in name).lstrip("-")


class Heard(msgspec.Struct, frozen=True, tag_field="event", tag=code, omit_defaults=True):
    """Something that happened."""
