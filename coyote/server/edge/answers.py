"""Answers to what cannot be done: how an error is told to a stranger, over HTTP and over a WebSocket.

Law: this is the only place where an error becomes bytes. Codes of the rules, the table and the server are told with their
values; of everything else a stranger learns only that the server cannot do it now.
"""

from __future__ import annotations

from typing import NamedTuple

from coyote.errors import CoyoteError
from coyote.rules.refusals import Code
from coyote.server.codes import CLOSE, CONFLICT, STATUS, ServerCode, ServerRefused
from coyote.table.refusals import TableCode
from coyote.table.told import frames

PUBLIC = Code | TableCode | ServerCode


class Answer(NamedTuple):
    """What is told about an error."""

    code: str
    body: bytes
    status: int
    """Over HTTP."""
    close: int
    """Over a WebSocket, if the connection ends with it."""


def answer_to(why: CoyoteError, op: str | None = None) -> Answer:
    """The answer to an ask or a request that ended with this error."""
    told = why if isinstance(why.code, PUBLIC) else ServerRefused(ServerCode.UNAVAILABLE)
    close = CLOSE.get(told.code, CLOSE[ServerCode.UNAVAILABLE])
    return Answer(told.code, frames.refused(op, told), STATUS.get(told.code, CONFLICT), close)
