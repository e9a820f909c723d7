"""Recorded games for the page's own tests: what one seat was told, and what it asked, in order and as the wire writes it.

`python -m tests.page.recorded` writes them anew into browser/tests/frames, a message in a line. Each begins with a whole
frame; news follow. An ask stands before the news of what it did, so a test in browser/tests can compare what
a click sends with what a real table accepted (`browser/tests/at-table.ts`).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from coyote.rules.model.moves import AIMED_SPECIALS, DECLARED_SPECIALS, DOUBLED
from coyote.table.setting import Setting
from coyote.table.table import Step
from coyote.table.wire import inbound, moves
from tests.table.seated import Seated

FOLDER: Final = Path(__file__).parents[2] / "browser/tests/frames"


class Recorded(Seated):
    """A table whose host is ann, as one guest is told it."""

    def __init__(self, viewer: str, setting: Setting) -> None:
        self.viewer = viewer
        self.messages: list[bytes] = []
        super().__init__(setting)

    @property
    def eyes(self) -> int | None:
        """The seat of the viewer."""
        guests = [chair and chair.guest for chair in self.table.chairs]
        return guests.index(self.viewer) if self.viewer in guests else None

    def told(self, asks: int = -1) -> list[bytes]:
        """What the viewer was told until they asked for something more than so often; -1: everything."""
        told = list[bytes]()
        for message in self.messages:
            if message.startswith(b'{"tell"'):
                told.append(message)
            elif (asks := asks - 1) == -1:
                break
        return told

    def record(self) -> Recorded:
        """Tell the viewer everything from now on."""
        self.messages = [self.frame(self.eyes)]
        return self

    def step(self, steps: list[Step]) -> Recorded:
        super().step(steps)
        if self.messages and self.steps:
            self.messages.append(self.news(self.eyes))
        return self

    def ask(self, guest: str, ask: inbound.AnyAsk) -> Recorded:
        if self.messages and guest == self.viewer:
            self.messages.append(msgspec.json.encode(ask))
        super().ask(guest, ask)
        return self

    def make(self, *made: int | moves.SeatMove) -> Recorded:
        """One move after the other, each by the player whose turn it is; a number is said."""
        for move in made:
            self.play(moves.SaidNumber(move) if isinstance(move, int) else move)
            self.deal()
        return self

    def guess(self, seat: int, *, right: bool) -> moves.UsedCoin:
        """This player names the own card, or another."""
        heads = self.match.game.round.heads
        return moves.UsedCoin("guess", heads[seat] if right else heads[seat - 1])


def started(viewer: str = "ann", edition: str = "oliphante_2010", **options: str) -> Recorded:
    """A game of ann, bob and cem, which ann starts."""
    table = Recorded(viewer, Setting(edition, options, seats=3))
    table.sit("bob", "cem").ask("ann", inbound.Start("op", 0))
    table.deal()
    return table.record()


def whole_game() -> Recorded:
    table, number = started(out_at="2"), 0
    while table.table.playing:
        table.later(1000)
        table.make(number if number < 30 else moves.SaidCoyote())
        number = 0 if number >= 30 else number + 17
    return table


def coins() -> Recorded:
    """Every coin, each used by ann; in the end her guess is wrong."""
    table = started(coins="on")
    table.make(moves.UsedCoin("extra"), -9, -8, -7).make(moves.UsedCoin("reverse"), -6, -5, -4)
    table.make(moves.UsedCoin("exchange"), -3, -2, -1).make(moves.UsedCoin("skip"), 0, 1)
    return table.make(table.guess(0, right=False))


def guessed(*then: int | moves.SeatMove) -> Recorded:
    """Ann guesses her card, and may sit out."""
    table = started(coins="on")
    return table.make(table.guess(0, right=True), *then)


def special(edition: str, kind: str) -> Recorded:
    return started("ann", edition, specials="on").make(moves.SaidNumber(5, kind, 2 if kind in AIMED_SPECIALS else None))


def answered(viewer: str) -> Recorded:
    """Bob agrees to a number, and cem lets him change it."""
    table = started(viewer, "kidult_2003", specials="on")
    return table.make(5, moves.SaidAgree(), moves.SaidAgain(), 9, moves.SaidCoyote())


def dodged(viewer: str) -> Recorded:
    return started(viewer, "powwow_2006").make(-7, moves.SaidDodge())


def seen(viewer: str) -> Recorded:
    """Bob looks at the middle, cem calls, ann points, and cem, who is wrong, gives up an eye and uses the Coyote card."""
    table = started(viewer, "heidelbaer_2020", trickster="on")
    table.make(-900, moves.UsedEye(), -899, moves.SaidCoyote(), moves.PointedAt(1))
    return table.make(moves.GaveUp(open=True), 0, 1, 2, moves.UsedCard(), 3)


def removed(viewer: str) -> Recorded:
    """Cem looks on at a full table; the host removes bob, and cem sits down."""
    table = Recorded(viewer, Setting(seats=2))
    table.sit("bob")
    table.record().ask("ann", inbound.Remove("op", table.sitter(1))).ask("cem", inbound.Sit("op", "cem"))
    return table


def phones(viewer: str) -> Recorded:
    """Phones on heads, and a screen on the table: the host lets eve in and not dan; eve enters ann's 10, and bob calls."""
    table = Recorded(viewer, Setting(seats=3, heads="phones"))
    table.sit("bob", "cem")
    table.record().ask("eve", inbound.Knock("op", "eve")).ask("dan", inbound.Knock("op", "dan"))
    table.ask("ann", inbound.Admit("op", table.knock("eve"))).ask("ann", inbound.TurnAway("op", table.knock("dan")))
    table.ask("ann", inbound.Start("op", 0)).deal()
    table.say(10, "eve").call()
    return table


RECORDINGS: Final[dict[str, Callable[[], Recorded]]] = {
    "whole-game": whole_game,
    "coins": coins,
    "guessed-stays": lambda: guessed(5),
    "guessed-sits-out": lambda: guessed(moves.SatOut()),
    **{f"special-{kind}": partial(special, "kidult_2003", kind) for kind in DECLARED_SPECIALS},
    "mask": lambda: special("japan_2015", DOUBLED),
    **{f"answered-{viewer}": partial(answered, viewer) for viewer in ("ann", "bob", "cem")},
    **{f"dodged-{viewer}": partial(dodged, viewer) for viewer in ("bob", "cem")},
    **{f"seen-{viewer}": partial(seen, viewer) for viewer in ("ann", "bob", "cem")},
    **{f"phones-{viewer}": partial(phones, viewer) for viewer in ("ann", "bob", "dan", "eve")},
    **{f"removed-{viewer}": partial(removed, viewer) for viewer in ("ann", "bob", "cem")},
}


def written(name: str) -> str:
    return b"".join(message + b"\n" for message in RECORDINGS[name]().messages).decode()


class Told:
    """A table that tells a browser what it is given, and does whatever it is asked for; there is no server behind it."""

    def __init__(self, page: Page, *messages: bytes) -> None:
        self.first = messages
        page.route_web_socket("**/api/socket", self._open)

    def tell(self, *messages: bytes) -> None:
        for message in messages:
            self.line.send(message.decode())

    def _open(self, line: WebSocketRoute) -> None:
        self.line = line
        line.on_message(self._asked)

    def _asked(self, text: str | bytes) -> None:
        ask = json.loads(text)
        if ask["ask"] == "hello":
            self.line.send(json.dumps({"tell": "welcome", "guest": "g", "name": "ann", "table": "t", "code": "c"}))
            self.tell(*self.first)
        elif ask["ask"] != "look":
            self.line.send(json.dumps({"tell": "ack", "op": ask["op"], "seq": 1}))


if __name__ == "__main__":
    for name in RECORDINGS:
        (FOLDER / f"{name}.jsonl").write_text(written(name), encoding="utf-8")
