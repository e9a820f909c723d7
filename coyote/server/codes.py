"""Refusals at the edge: why a server does not let something in, as stable codes.

Law: with the lists of the table and the rules these are all the codes that anybody is told, and no code is in two of them.
Each has a status for HTTP; those that end a connection have a close code of their own, so that a client knows whether to come
back.
"""

from __future__ import annotations

from enum import StrEnum, unique
from typing import Final

from coyote.errors import CoyoteError
from coyote.table.refusals import TableCode


@unique
class ServerCode(StrEnum):
    """Every reason of the server's own."""

    # who is asking
    TOKEN_UNKNOWN = "token-unknown"
    TOKEN_UNFIT = "token-unfit"
    NAME_RESERVED = "name-reserved"
    GUEST_MOVED = "guest-moved"
    MOVE_UNKNOWN = "move-unknown"
    # what they ask for
    TABLE_UNKNOWN = "table-unknown"
    TABLE_BROKEN = "table-broken"
    GAME_UNKNOWN = "game-unknown"
    DAY_NOT_OVER = "day-not-over"
    FIRE_NOT_PLAYED = "fire-not-played"
    NOT_FOUND = "not-found"
    # how they ask
    HOST_UNKNOWN = "host-unknown"
    ORIGIN_UNKNOWN = "origin-unknown"
    HELLO_EXPECTED = "hello-expected"
    HELLO_LATE = "hello-late"
    BODY_UNFIT = "body-unfit"
    HAND_UNFIT = "hand-unfit"
    TOO_FAST = "too-fast"
    TOO_MANY = "too-many"
    TOO_MANY_TABLES = "too-many-tables"
    # the server itself
    UNAVAILABLE = "unavailable"


STATUS: Final[dict[str, int]] = {
    ServerCode.TOKEN_UNKNOWN: 401,
    ServerCode.TOKEN_UNFIT: 400,
    ServerCode.NAME_RESERVED: 409,
    ServerCode.GUEST_MOVED: 401,
    ServerCode.MOVE_UNKNOWN: 404,
    ServerCode.TABLE_UNKNOWN: 404,
    ServerCode.TABLE_BROKEN: 410,
    ServerCode.GAME_UNKNOWN: 404,
    ServerCode.DAY_NOT_OVER: 409,
    ServerCode.FIRE_NOT_PLAYED: 403,
    ServerCode.NOT_FOUND: 404,
    ServerCode.HOST_UNKNOWN: 421,
    ServerCode.ORIGIN_UNKNOWN: 403,
    ServerCode.HELLO_EXPECTED: 400,
    ServerCode.HELLO_LATE: 408,
    ServerCode.BODY_UNFIT: 400,
    ServerCode.HAND_UNFIT: 400,
    ServerCode.TOO_FAST: 429,
    ServerCode.TOO_MANY: 429,
    ServerCode.TOO_MANY_TABLES: 429,
    ServerCode.UNAVAILABLE: 503,
    TableCode.MALFORMED: 400,
    TableCode.LOCKED: 403,
    TableCode.PLACE_UNKNOWN: 404,
}
"""The status over HTTP."""
CONFLICT: Final = 409
"""The status of whatever else the table or the rules refuse: it is well-formed, and cannot be done now."""

CLOSE: Final[dict[str, int]] = {
    **{code: 4000 + STATUS[code] for code in (*ServerCode, TableCode.LOCKED)},
    ServerCode.UNAVAILABLE: 1013,
}
"""The close code over a WebSocket."""


class ServerRefused(CoyoteError):
    """Something was not let in; nothing has changed."""

    code: ServerCode

    def __init__(self, code: ServerCode, **values: int | str) -> None:
        super().__init__(code, values)
