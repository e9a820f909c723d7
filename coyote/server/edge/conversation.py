"""A conversation: what one line asks for, from its hello to its end.

Law: every message is answered, with an ack, a frame, or a refusal and a whole frame, except a signal that was handed on. The
next message is looked at only when the last one has been dealt with, so that a flood waits in the sender's own buffers. A
message is dealt with where its bytes arrive: no task waits for it.
"""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from coyote.errors import CoyoteError
from coyote.server.codes import CLOSE, ServerCode, ServerRefused
from coyote.server.edge import limits as rates
from coyote.server.edge.answers import answer_to
from coyote.server.edge.inbox import Inbox
from coyote.server.edge.limits import Bucket, Limits, Purse
from coyote.server.edge.openings import Openings
from coyote.server.edge.prices import of_ask
from coyote.server.reserved import refuse_name_in
from coyote.server.tables import signals
from coyote.server.tables.hearing import QUICK, hear
from coyote.server.tables.house import House
from coyote.server.tables.line import Line
from coyote.server.tables.steward import Steward
from coyote.table.refusals import TableRefused
from coyote.table.table import Table
from coyote.table.told.frames import relays
from coyote.table.wire.inbound import (
    AnyAsk,
    Beside,
    Change,
    Knock,
    Look,
    Op,
    Signal,
    Switch,
    TuneIn,
    read_ask,
)

LONGEST: Final = 8192
"""The longest message, in bytes, unless it is a signal."""
LONGEST_SIGNAL: Final = 16384
"""The longest signal: a browser describes itself with some 6,500 bytes, or more with many networks."""
PRESSED: Final = 3
"""How much faster patience runs out than it comes back while a line that was told to wait goes on sending."""


class OpOnly(msgspec.Struct, frozen=True):
    """The op of a message that cannot be read any further."""

    op: Op


op_of: Final = msgspec.json.Decoder(OpOnly).decode


class Conversation:
    """The conversation with one line. It begins at once; `over` comes to the code to close the wire with, or to None if it
    is closed already."""

    __slots__ = (
        *("_asks", "_of_guest", "_own", "_patience", "_text", "address", "house"),
        *("inbox", "limits", "line", "openings", "over", "steward"),
    )

    def __init__(
        self, house: House, limits: Limits, openings: Openings, steward: Steward, line: Line, inbox: Inbox, address: str
    ) -> None:
        self.house, self.limits, self.openings = house, limits, openings
        self.steward, self.line, self.inbox, self.address = steward, line, inbox, address
        self.over: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self._own, self._of_guest = Bucket(rates.LINE), Purse(limits, rates.GUEST, line.guest)
        self._asks = Purse(limits, rates.ASKS, address)
        self._patience = Bucket(rates.PATIENCE)
        self._text = b""
        """The message that is being dealt with."""
        inbox.listen(self.hear)

    def hear(self, text: bytes | None) -> None:
        """Deal with a message, and go on once that is done."""
        if text is None or self.over.done():
            return self.end(None)
        self._text = text
        try:
            if not (self._own.take() and self._of_guest.take()):
                raise ServerRefused(ServerCode.TOO_FAST)
            ask = self.read(text)
            if ask is not None:
                hear(self.steward, self.line, ask, self.dealt_with)
                return
        except CoyoteError as why:
            return self.refused(why)
        except Exception as unforeseen:
            return self.fail(unforeseen)
        self.go_on()

    def read(self, text: bytes) -> AnyAsk | None:
        """What is asked of the table; None: the message is dealt with already. Raises what it is refused with."""
        try:
            ask = read_ask(text)
        except TableRefused:
            self.pay(type(None))
            raise
        self.pay(type(ask))
        self.house.env.metrics.asks[type(ask)] += 1
        if len(text) > LONGEST and not isinstance(ask, Signal):
            raise ServerRefused(ServerCode.BODY_UNFIT, reason=f"longer than {LONGEST}")
        return ask if isinstance(ask, QUICK) else self.read_other(ask)

    def read_other(self, ask: AnyAsk | Beside) -> AnyAsk | None:
        """The same for an ask that is not part of a game."""
        if isinstance(ask, Signal):
            if not self.limits.bucket(rates.SIGNALS, self.line.guest).take():
                raise ServerRefused(ServerCode.TOO_FAST)
            signals.send(self.steward, self.line, ask)
            return None
        if isinstance(ask, Look):
            self.line.resync()
            return None
        if isinstance(ask, TuneIn):
            signals.tune_in(self.steward, self.line)
            self.tell_relays()
            return None
        self.check(self.steward.table, self.line.guest, ask)
        return ask

    def dealt_with(self, ask: AnyAsk, why: Exception | None) -> None:
        """The table has answered, and refuses it for this reason, if for any."""
        if why is not None:
            return self.refused(why) if isinstance(why, CoyoteError) else self.fail(why)
        if isinstance(ask, Switch) and (ask.camera or ask.microphone):
            try:
                self.tell_relays()
            except Exception as unforeseen:
                return self.fail(unforeseen)
        self.go_on()

    def tell_relays(self) -> None:
        env = self.house.env
        self.line.answer(relays(env.relays.told(self.line.guest, env.now())))

    def go_on(self) -> None:
        """Look at the next message."""
        if self.line.clogged:
            return self.end(None)
        self.inbox.go_on()

    def end(self, code: int | None) -> None:
        if not self.over.done():
            self.over.set_result(code)

    def fail(self, unforeseen: Exception) -> None:
        """Tell whoever waits for the end that something unforeseen happened."""
        if not self.over.done():
            self.over.set_exception(unforeseen)

    def check(self, table: Table, guest: str, ask: AnyAsk) -> None:
        """Refuse what only the server can refuse, of an ask that is not part of a game."""
        if not self.limits.bucket(rates.LASTING, guest).take():
            raise ServerRefused(ServerCode.TOO_FAST)
        if isinstance(ask, Change) and ask.setting.public and not table.setting.public:
            self.openings.check(guest, self.address, more=0, public=True)
        refuse_name_in(ask, table, guest)
        if isinstance(ask, Knock) and not self.limits.take(rates.KNOCKS, self.address, 1):
            raise ServerRefused(ServerCode.TOO_FAST)

    def pay(self, kind: type) -> None:
        """Let a network pay for an ask, and for telling everybody at the table what comes of it."""
        price = of_ask(kind, sum(map(len, self.steward.lines.values())), len(self.steward.table.chairs))
        if not self._asks.take(price):
            raise ServerRefused(ServerCode.TOO_FAST)

    def refused(self, why: CoyoteError) -> None:
        """Say why the message did nothing, and how things stand. Whoever is too fast waits, and is cut off in the end."""
        told = answer_to(why, op_in(self._text))
        self.house.env.metrics.refusals[told.code] += 1
        self.line.answer(told.body)
        self.line.resync()
        if why.code is not ServerCode.TOO_FAST:
            return self.go_on()
        if self.inbox.ended:  # nobody is left to be taught patience; what waits was never acknowledged
            return self.end(None)
        # let others go first: otherwise waiting messages are read without a pause
        wait = self.limits.wait(rates.REFUSALS, self.address)
        # waiting restores patience, so a crowded network would never be cut off: with who goes on sending it runs out meanwhile
        pressed = PRESSED * wait * self._patience.rate.flow if self.inbox.qsize() else 0
        if not self._patience.take(1 + pressed):
            self.limits.blame(self.address)
            self.line.flush()
            return self.end(CLOSE[ServerCode.TOO_FAST])
        asyncio.get_running_loop().call_later(wait, self.go_on)


def op_in(text: bytes) -> str | None:
    """The op of a message; None if it cannot be read that far."""
    try:
        return op_of(text).op
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
