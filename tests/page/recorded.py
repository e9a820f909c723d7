"""Recorded games for the page's own tests: what one seat was told, and what it asked, in order and as the wire writes it.

`python -m tests.page.recorded` writes them anew into browser/tests/frames, a message in a line. Each begins with the whole frame
after the first deal; news follow. An ask stands before the news of what it did, so a test in browser/tests can compare what
a click sends with what a real table accepted (`browser/tests/at-table.ts`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from coyote.rules.model.moves import AIMED_SPECIALS, DECLARED_SPECIALS, DOUBLED
from coyote.table.setting import Setting
from coyote.table.table import Step
from coyote.table.wire import inbound, moves
from tests.table.seated import GUESTS, Seated

FOLDER: Final = Path(__file__).parents[2] / "browser/tests/frames"


class Recorded(Seated):
    """A table of ann, bob and cem, as one of them is told it; ann is the host and starts."""

    def __init__(self, edition: str = "oliphante_2010", eyes: int = 0, **options: str) -> None:
        self.messages: list[bytes] = []
        self.eyes = eyes
        super().__init__(Setting(edition, options=options, seats=3))
        self.sit("bob", "cem")
        self.ask("ann", inbound.Start("op", 0))
        self.deal()
        self.messages = [self.frame(eyes)]

    def step(self, steps: list[Step]) -> Recorded:
        super().step(steps)
        if self.messages and self.steps:
            self.messages.append(self.news(self.eyes))
        return self

    def ask(self, guest: str, ask: inbound.AnyAsk) -> Recorded:
        if self.messages and guest == GUESTS[self.eyes]:
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


def whole_game() -> Recorded:
    table, number = Recorded(out_at="2"), 0
    while table.table.playing:
        table.later(1000)
        table.make(number if number < 30 else moves.SaidCoyote())
        number = 0 if number >= 30 else number + 17
    return table


def coins() -> Recorded:
    """Every coin, each used by ann; in the end her guess is wrong."""
    table = Recorded(coins="on")
    table.make(moves.UsedCoin("extra"), -9, -8, -7).make(moves.UsedCoin("reverse"), -6, -5, -4)
    table.make(moves.UsedCoin("exchange"), -3, -2, -1).make(moves.UsedCoin("skip"), 0, 1)
    return table.make(table.guess(0, right=False))


def guessed(*then: int | moves.SeatMove) -> Recorded:
    """Ann guesses her card, and may sit out."""
    table = Recorded(coins="on")
    return table.make(table.guess(0, right=True), *then)


def special(edition: str, kind: str) -> Recorded:
    return Recorded(edition, specials="on").make(moves.SaidNumber(5, kind, 2 if kind in AIMED_SPECIALS else None))


def answered(eyes: int) -> Recorded:
    """Bob agrees to a number, and cem lets him change it."""
    table = Recorded("kidult_2003", eyes, specials="on")
    return table.make(5, moves.SaidAgree(), moves.SaidAgain(), 9, moves.SaidCoyote())


def dodged(eyes: int) -> Recorded:
    return Recorded("powwow_2006", eyes).make(-7, moves.SaidDodge())


def seen(eyes: int) -> Recorded:
    """Bob looks at the middle, cem calls, ann points, and cem, who is wrong, gives up an eye and uses the Coyote card."""
    table = Recorded("heidelbaer_2020", eyes, trickster="on")
    table.make(-900, moves.UsedEye(), -899, moves.SaidCoyote(), moves.PointedAt(1))
    return table.make(moves.GaveUp(open=True), 0, 1, 2, moves.UsedCard(), 3)


RECORDINGS: Final[dict[str, Callable[[], Recorded]]] = {
    "whole-game": whole_game,
    "coins": coins,
    "guessed-stays": lambda: guessed(5),
    "guessed-sits-out": lambda: guessed(moves.SatOut()),
    **{f"special-{kind}": partial(special, "kidult_2003", kind) for kind in DECLARED_SPECIALS},
    "mask": lambda: special("japan_2015", DOUBLED),
    **{f"answered-{GUESTS[eyes]}": partial(answered, eyes) for eyes in range(3)},
    **{f"dodged-{GUESTS[eyes]}": partial(dodged, eyes) for eyes in (1, 2)},
    **{f"seen-{GUESTS[eyes]}": partial(seen, eyes) for eyes in range(3)},
}


def written(name: str) -> str:
    return b"".join(message + b"\n" for message in RECORDINGS[name]().messages).decode()


if __name__ == "__main__":
    for name in RECORDINGS:
        (FOLDER / f"{name}.jsonl").write_text(written(name), encoding="utf-8")
