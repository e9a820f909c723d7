"""A program as a guest: it sits at a server's table and gets the same lines there as in the arena.

Law: the server sees a marked guest who plays; the program sees its lines. What the program cannot do is done by the plain move,
as everywhere, and told to whoever runs it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from random import Random

import msgspec

from coyote.programs.player import Fault, ProgramPlayer, playing, quoted
from coyote.programs.program import Program
from coyote.programs.seat import Seat, taken
from coyote.rules.model.moves import NOBODY, PlayerMove
from coyote.table.wire import outbound
from coyote.table.wire.moves import from_rules
from coyote.terminal.fireside import Unable
from coyote.terminal.remote.errands import Place
from coyote.terminal.remote.unpacked import view_of

Say = Callable[[str], object]


async def sit(program: Program, place: Place, name: str, say: Say, games: int | None = None) -> ProgramPlayer:
    """Play at this table until this many games are over; for ever, if there is no number. Raises Unable or Ended."""
    with playing(program) as player:
        async with taken(place, name, program=True) as seat:
            say(f"{name} sits at {place.address}, in seat {seat.frame.you.seat}, and waits for a game.")
            while games is None or player.games < games:
                await play_game(seat, player, say)
    return player


async def play_game(seat: Seat, player: ProgramPlayer, say: Say) -> None:
    """The next game, from its first turn to its end."""
    before = seat.frame.game.id if seat.frame.game is not None and seat.frame.table.state == "over" else None
    await seat.until(lambda frame: frame.game is not None and frame.game.id != before and seat.my_turn)
    seen, noted = view_of(seat.frame), len(player.notes)
    assert seen is not None and seen.seat is not None and seat.frame.game is not None
    say(f"game {seat.frame.game.id} with {', '.join(seen.terms.names)}")
    await asyncio.to_thread(player.begin, seen.terms, seen.seat, secrets.token_hex(16))
    while True:
        if seat.my_turn:
            await move(seat, player)
        await seat.until(lambda frame: seat.my_turn or over(frame))
        for note in player.notes[noted:]:
            say(note)
        noted = len(player.notes)
        if over(seat.frame):
            break
    game = seat.frame.game
    assert game is not None
    place = [*game.inside, *reversed(game.out)].index(seen.seat) + 1
    player.end(place)
    say(f"over: place {place} of {len(seen.terms.names)}")


def over(frame: outbound.Frame) -> bool:
    return frame.game is None or frame.game.turn == NOBODY or frame.table.state != "playing"


async def move(seat: Seat, player: ProgramPlayer) -> None:
    """One turn: the program's move, or the plain one if the table refuses it."""
    frame = seat.frame
    seen = view_of(frame)
    assert seen is not None
    wanted = await asyncio.to_thread(player.decide, seen, Random(0))
    try:
        await seat.play(as_told(wanted))
    except Unable as unable:
        if unable.code in ("stale", "ahead", "not-your-turn", "game-over", "no-game", "no-seat"):
            return  # the clock was faster
        plainly = player.stand_in(seen, Fault.ILLEGAL, f"{quoted(wanted, seen)}: refused as {unable.code}")
        try:
            await seat.play(as_told(plainly))
        except Unable:
            return
    await seat.until(lambda now: now.seq > frame.seq)


def as_told(move: PlayerMove) -> object:
    return msgspec.to_builtins(from_rules(move))
