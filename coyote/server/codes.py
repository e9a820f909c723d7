"""Refusals at the edge: why a server does not let something in, as stable codes.

Law: with the table's and the rules' lists these are all the codes there are, and no code is in two of them. Each has a status
for HTTP; those that end a connection have a close code of their own, so that a client knows whether to come back.
"""

from __future__ import annotations

from enum import StrEnum, unique
from typing import Final


@unique
class ServerCode(StrEnum):
    """Every reason that the server has of its own."""

    # who one is
    TOKEN_UNKNOWN = "token-unknown"
    TOKEN_UNFIT = "token-unfit"
    # where one wants to go
    TABLE_UNKNOWN = "table-unknown"
    GAME_UNKNOWN = "game-unknown"
    NOT_FOUND = "not-found"
    # how one asks
    HELLO_EXPECTED = "hello-expected"
    HELLO_LATE = "hello-late"
    BODY_UNFIT = "body-unfit"
    HAND_UNFIT = "hand-unfit"
    TOO_FAST = "too-fast"
    TOO_MANY = "too-many"
    # the server itself
    UNAVAILABLE = "unavailable"


STATUS: Final = {
    ServerCode.TOKEN_UNKNOWN: 401,
    ServerCode.TOKEN_UNFIT: 400,
    ServerCode.TABLE_UNKNOWN: 404,
    ServerCode.GAME_UNKNOWN: 404,
    ServerCode.NOT_FOUND: 404,
    ServerCode.HELLO_EXPECTED: 400,
    ServerCode.HELLO_LATE: 408,
    ServerCode.BODY_UNFIT: 400,
    ServerCode.HAND_UNFIT: 400,
    ServerCode.TOO_FAST: 429,
    ServerCode.TOO_MANY: 429,
    ServerCode.UNAVAILABLE: 503,
}
"""Over HTTP. What the table or the rules refuse is a 409."""

CLOSE: Final = {code: 4000 + status for code, status in STATUS.items()} | {ServerCode.UNAVAILABLE: 1013}
"""Over a WebSocket."""


class Refusal(Exception):
    """Something was not let in; nothing has changed."""

    def __init__(self, code: ServerCode, **values: int | str) -> None:
        super().__init__(code)
        self.code, self.values = code, dict(values)
