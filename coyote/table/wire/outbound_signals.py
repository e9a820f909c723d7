"""Outbound messages beside the game: what browsers need to connect to each other (docs/protocol.md).

Law: each is for one person. Nothing here knows of a card.
"""

from __future__ import annotations

import msgspec


class SignalTold(msgspec.Struct, frozen=True, tag_field="tell", tag="signal"):
    """Somebody's browser would like to connect to yours, or answers it."""

    sender: int
    """The sender's `sitter`."""
    text: str


class Relay(msgspec.Struct, frozen=True, omit_defaults=True):
    """A server that helps two browsers to connect, as `RTCIceServer` writes it."""

    urls: str
    username: str | None = None
    credential: str | None = None


class RelaysTold(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="tell", tag="relays"):
    """The relays through which browsers may connect; told to whoever has just switched something on, or tunes in."""

    relays: tuple[Relay, ...]
    lasts: int | None = None
    """For how many seconds the credentials are good for a new connection; None: there are none."""
