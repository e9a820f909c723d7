"""Tables for tests: small steps to play with, a clock that the test moves, and seeds that it knows."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec

from coyote.rules.model.moves import DEALER
from coyote.table.asks import answer, opening, presence
from coyote.table.deal.fair import client_commit
from coyote.table.deeds import AnyDeed
from coyote.table.effects import new_table, replayed, stepped
from coyote.table.keeper import Keeper
from coyote.table.match import Match
from coyote.table.review.finished import played
from coyote.table.schedule import due, next_deeds, settled
from coyote.table.setting import Setting
from coyote.table.table import Step, Table
from coyote.table.told.frames import Exit
from coyote.table.wire import inbound, moves, outbound

GUESTS = ("ann", "bob", "cem", "dee")
read_frame = msgspec.json.Decoder(outbound.Frame).decode


def seed_of(number: int) -> bytes:
    return bytes([number % 256]) * 32


class Seated:
    """A table, its log, its secrets and the time."""

    def __init__(self, setting: Setting | None = None, host: str = "ann", now: int = 1_000_000, salt: int = 0) -> None:
        first = opening(setting or Setting(), host, host)
        self.now, self.salt, self.keeper, self.opened = now, salt, Keeper(), 0
        self.table = new_table("tests", first, now)
        self.log: list[tuple[int, AnyDeed]] = [(now, first)]
        self.steps: list[Step] = []
        self.exit = Exit(self.keeper)

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    @property
    def whole(self) -> Match:
        """The latest game, read from the log with all its moves."""
        *_, latest = played("tests", self.log)
        return latest.match

    @property
    def turn(self) -> int:
        return self.match.game.turn

    @property
    def whose(self) -> str:
        """The guest whose turn it is."""
        chair = self.table.chairs[self.turn]
        assert chair is not None and chair.guest is not None
        return chair.guest

    def do(self, deeds: Sequence[AnyDeed]) -> Seated:
        """Do these deeds, and what follows from them at once."""
        return self.step(stepped(self.table, deeds, self.now))

    def step(self, steps: list[Step]) -> Seated:
        """Take these steps, and what follows from them at once."""
        fresh = seed_of(self.opened + 1 + self.salt)
        result = settled(steps, self.keeper, fresh)
        if result.opened is not None:
            self.opened = result.opened
        self.keeper, self.steps = result.keeper, result.steps
        self.exit.keeper = self.keeper
        self.log += [(self.now, deed) for deed, _ in result.steps]
        if result.steps:
            self.table = result.steps[-1].table
        return self

    def ask(self, guest: str, ask: inbound.AnyAsk) -> Seated:
        number = 1 if self.table.match is None else self.table.match.number + 1
        return self.step(answer(self.table, guest, ask, self.now, f"tests-{number}"))

    def sit(self, *guests: str) -> Seated:
        for guest in guests:
            self.ask(guest, inbound.Sit("op", guest))
        return self

    def bots(self, *minds: str) -> Seated:
        for mind in minds:
            self.ask(self.host, inbound.AddBot("op", mind))
        return self

    def sitter(self, seat: int) -> int:
        """The number by which the host means whoever sits there."""
        chair = self.table.chairs[seat]
        assert chair is not None
        return chair.sitter

    def knock(self, name: str) -> int:
        """The number by which the host means whoever knocked under this name."""
        return next(known.knock for known in self.table.gate.knocking if known.name == name)

    @property
    def host(self) -> str:
        assert self.table.host is not None
        return self.table.host

    def here(self, guest: str, here: bool) -> Seated:
        return self.do(presence(self.table, guest, here=here))

    def start(self) -> Seated:
        """Start a game: nobody gives a seed, and time passes until the cards are dealt."""
        self.ask(self.host, inbound.Start("op"))
        return self.deal()

    def deal(self) -> Seated:
        """Let time pass until no deck is in the making."""
        while self.table.playing and self.turn == DEALER:
            self.until_due()
        return self

    def until_due(self) -> Seated:
        """Let time pass until something happens by itself."""
        when = due(self.table)
        assert when is not None
        return self.at(max(when, self.now))

    def at(self, now: int) -> Seated:
        """Move the clock to that time; everything due by then happens when it is due."""
        while (when := due(self.table)) is not None and when <= now:
            self.now = max(when, self.now)
            before = self.table.seq
            self.do(next_deeds(self.table, self.now, self.keeper, seed_of(self.opened + 1 + self.salt)))
            assert self.table.seq > before
            if self.now >= now:
                break
        self.now = max(now, self.now)
        return self

    def later(self, ms: int) -> Seated:
        return self.at(self.now + ms)

    def play(self, move: moves.SeatMove, guest: str | None = None) -> Seated:
        return self.ask(guest or self.whose, inbound.Play("op", self.table.seq, move))

    def say(self, number: int, guest: str | None = None) -> Seated:
        return self.play(moves.SaidNumber(number), guest)

    def call(self) -> Seated:
        return self.play(moves.SaidCoyote())

    def commitment(self, seat: int, seed: bytes) -> bytes:
        """To this seed, for the deck in the making."""
        return client_commit(seed, self.match.id, len(self.match.decks), seat)

    def commit_all(self) -> Seated:
        """Everybody who is asked for a seed commits to one, and then shows it."""
        for kind in ("commit", "show"):
            for seat, chair in enumerate(self.table.chairs):
                if chair is not None and chair.guest is not None and self.see(seat).you.awaited == kind:
                    seed = bytes([seat + 65]) * 32
                    ask: Any = (
                        inbound.Commit("op", self.commitment(seat, seed)) if kind == "commit" else inbound.Show("op", seed)
                    )
                    self.ask(chair.guest, ask)
        return self

    def frame(self, eyes: int | None, *, news: bool = True) -> bytes:
        """The whole frame; with the events of the news, as a client has it that puts them into its frame."""
        whole = self.exit.frame(self.table, eyes)
        happened = json.loads(self.news(eyes)).get("events") if news else None
        return whole if not happened else json.dumps({**json.loads(whole), "events": happened}, separators=(",", ":")).encode()

    def news(self, eyes: int | None) -> bytes:
        """What is sent after the last steps."""
        return self.exit.news(self.table, eyes, self.steps)

    def see(self, eyes: int | None, *, news: bool = True) -> outbound.Frame:
        return read_frame(self.frame(eyes, news=news))

    def again(self) -> Table:
        """The table replayed from its log."""
        return replayed("tests", self.log)


def alike(live: Match, whole: Match) -> None:
    """A live game, and the same game read from its log, agree in everything that both know."""
    known = {"game", "dealt", "last", "whole", "moves_before"}
    for field in set(Match.__struct_fields__) - known:
        assert getattr(live, field) == getattr(whole, field), field
    assert whole.game.history[live.moves_before :] == live.game.history
    assert (whole.game.round.coyotes, whole.game.round.heads) == (live.game.round.coyotes, live.game.round.heads)


def four(setting: Setting | None = None) -> Seated:
    """A table of four people, whose game has not started."""
    return Seated(setting).sit("bob", "cem", "dee")
