"""Keys: who we are at each server, kept so that somebody who comes back sits where they sat.

Law: a token is written to one file that only its owner can read, and goes nowhere but to the server that gave it. The next
token is kept before it is sent, so that a lost welcome locks nobody out.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, NamedTuple


class Key(NamedTuple):
    """A guest at a server."""

    guest: str
    name: str
    token: str
    next: str = ""
    """The token that was offered and may be valid already."""


class Keys:
    """The file of all keys: for each server, the guests that were here, the last one first."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self._kept: dict[str, list[Key]] = {}

    def of(self, server: str, name: str | None = None) -> Key | None:
        """Who we were there under this name; without one, who we were last."""
        self._read()
        return next((key for key in self._kept.get(server, ()) if name in (None, key.name)), None)

    def keep(self, server: str, key: Key) -> None:
        self._read()
        others = [other for other in self._kept.get(server, ()) if other.guest != key.guest and other.name != key.name]
        self._kept[server] = [key, *others]
        self._write()

    def drop(self, server: str, key: Key) -> None:
        """The server knows this key no more."""
        self._read()
        self._kept[server] = [other for other in self._kept.get(server, ()) if other.guest != key.guest]
        self._write()

    def _read(self) -> None:
        if self.path is None:
            return
        try:
            told: Any = json.loads(self.path.read_text(encoding="utf-8"))
            self._kept = {server: [Key(*key) for key in keys] for server, keys in told.items()}
        except (OSError, ValueError, TypeError, AttributeError):
            return  # a file that is missing or damaged costs nothing but the seats that it remembered

    def _write(self) -> None:
        if self.path is None:
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        beside = self.path.with_name(self.path.name + ".new")
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            json.dump(self._kept, file)
        beside.replace(self.path)
