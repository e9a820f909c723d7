"""An assistant at a table: an MCP server through which a language model sits down as a guest and plays.

Law: it is one more client of docs/protocol.md, so a model sees what its seat is told in frames and nothing else. It is marked
as a program, and sits only where the host allows that. Whatever is refused comes back as a sentence the model can act on.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Annotated, Final, Literal

import msgspec
from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from coyote import __version__
from coyote.programs.seat import Seat, taken
from coyote.rules.model.cards import Card
from coyote.rules.model.moves import (
    Again,
    Agree,
    Call,
    Coin,
    Declare,
    Dodge,
    GiveUp,
    Lay,
    Peek,
    PlayerMove,
    Point,
    Withdraw,
)
from coyote.speech import Speaker, speaker
from coyote.table.wire import outbound
from coyote.table.wire.moves import from_rules
from coyote.terminal.fireside import Ended, Unable
from coyote.terminal.remote.errands import place_of
from coyote.terminal.remote.unpacked import view_of
from coyote.text import prompt

LONGEST_WAIT: Final = 30

HOW: Final = """Coyote is a bluffing game: everyone wears a card on their head and sees all cards but their own. Call sit_down
with the link of a table whose host allows bots, then wait_for_turn again and again; at your turn say a higher number or
call_coyote."""


class Assistant:
    """The one guest that this server plays for."""

    def __init__(self, say: Speaker) -> None:
        self.speak = say
        self.stack = AsyncExitStack()
        self.seat: Seat | None = None

    @property
    def seated(self) -> Seat:
        if self.seat is None:
            raise ToolError("You do not sit at a table. Call sit_down with the link of one first.")
        return self.seat

    async def sit_down(self, link: str, name: str = "assistant", server: str | None = None) -> str:
        """Sit down at a table as a guest that is marked as a bot. LINK is http://…/t/…, or a code together with SERVER."""
        if self.seat is not None:
            raise ToolError("You sit at a table already. Call stand_up first.")
        try:
            self.seat = await self.stack.enter_async_context(taken(place_of(link, server), name, program=True))
        except Unable as unable:
            raise ToolError(self.sentence(unable)) from None
        except Ended as ended:
            raise ToolError(self.sentence(ended.unable or Unable("unreachable", server=link))) from None
        return self.described()

    async def stand_up(self) -> str:
        """Leave the table."""
        _ = self.seated
        await self.stack.aclose()
        self.seat = None
        return "You have left the table."

    async def look(self) -> str:
        """What you see at the table now, and what you may do."""
        return self.described()

    async def wait_for_turn(self, seconds: Annotated[int, Field(ge=1, le=LONGEST_WAIT)] = LONGEST_WAIT) -> str:
        """Wait until it is your turn or the game is over, at most this many seconds; then look. Call it again if it is not."""
        seat = self.seated
        playing = seat.frame.table.state == "playing"
        try:
            await seat.until(lambda frame: seat.my_turn or (playing and frame.table.state != "playing"), seconds)
        except Ended as ended:
            await self.lost(ended)
        return self.described()

    async def say(self, number: int, special: str | None = None, target: str | None = None) -> str:
        """Declare a number, higher than the one that stands; perhaps with a special, and the player it is aimed at."""
        aimed = None if target is None else self.seat_of(target)
        return await self.play(Declare(number, special, aimed))

    async def call_coyote(self) -> str:
        """Call Coyote! on the last declarer: you think that the cards add up to less than the number."""
        return await self.play(Call())

    async def turn_coin(self, coin: str, guess: str | None = None) -> str:
        """Turn over a coin, where the table has coins; with the coin `guess`, the kind that you take your own card to be."""
        return await self.play(Coin(coin, None if guess is None else Card(guess)))

    async def use_special(self, special: str) -> str:
        """Use a special that is a move of its own: agree, again or dodge."""
        moves: dict[str, PlayerMove] = {"agree": Agree(), "again": Again(), "dodge": Dodge()}
        if special not in moves:
            raise ToolError("Expected agree, again or dodge; the other specials go with a number: use say.")
        return await self.play(moves[special])

    async def sit_out(self) -> str:
        """Sit out the rest of the round, safe, after a right guess."""
        return await self.play(Withdraw())

    async def peek(self) -> str:
        """Where lives are eyes: close one of your open eyes and look at the card in the middle, alone. Then you must raise."""
        return await self.play(Peek())

    async def lay(self) -> str:
        """Use the Coyote card, if you have it: one more card lies in the middle, and you alone see it. Then you must raise."""
        return await self.play(Lay())

    async def point(self, target: str) -> str:
        """After a call of others: point at the one of caller and declarer who you think will win it."""
        return await self.play(Point(self.seat_of(target)))

    async def give_up(self, eye: Literal["open", "closed"]) -> str:
        """After a call that you lost: give up an open or a closed eye."""
        return await self.play(GiveUp(eye == "open"))

    # inside

    async def play(self, move: PlayerMove) -> str:
        seat = self.seated
        before = seat.frame.seq
        try:
            await seat.play(msgspec.to_builtins(from_rules(move)))
            await seat.until(lambda frame: frame.seq > before, LONGEST_WAIT)
        except Unable as unable:
            raise ToolError(self.sentence(unable)) from None
        except Ended as ended:
            await self.lost(ended)
        return self.described()

    async def lost(self, ended: Ended) -> None:
        """The line is gone for good."""
        await self.stack.aclose()
        self.seat = None
        raise ToolError("The line to the table is gone. " + (self.sentence(ended.unable) if ended.unable else "")) from None

    def seat_of(self, name: str) -> int:
        names = [chair.name if chair else "" for chair in self.seated.frame.table.chairs]
        if name not in names:
            raise ToolError(f"Nobody here is called {name}. Expected one of {', '.join(filter(None, names))}.")
        return names.index(name)

    def described(self) -> str:
        """The last frame, in words."""
        frame = self.seated.frame
        if frame.table.state == "playing" and frame.you.seat is not None:
            return playing(frame)
        names = ", ".join(chair.name for chair in frame.table.chairs if chair is not None)
        if frame.table.state == "over" and frame.game is not None and frame.terms is not None:
            winner = frame.terms.names[frame.game.inside[0]]
            return f"The game is over: {winner} has won. At the table: {names}. wait_for_turn waits for the next game."
        return f"No game yet; the host starts one. At the table: {names}."

    def sentence(self, unable: Unable) -> str:
        """Why something cannot be done."""
        return f"{self.speak.reason(unable)} [{unable.code}]"


def playing(frame: outbound.Frame) -> str:
    view = view_of(frame)
    assert view is not None
    told = prompt(view).replace("Reply with exactly one action in square brackets:", "You may, with the tool that fits:")
    if view.turn >= 0 and view.turn != view.seat:
        told += f"\n\nIt is the turn of {view.terms.names[view.turn]}: wait_for_turn."
    return told


def server() -> MCPServer[None]:
    """The server, ready to run: over stdio for an assistant, in memory for tests."""
    assistant = Assistant(speaker("en"))

    @asynccontextmanager
    async def whole(_: MCPServer[None]) -> AsyncIterator[None]:
        async with assistant.stack:
            yield

    made: MCPServer[None] = MCPServer("coyote", instructions=HOW, version=__version__, lifespan=whole)
    for tool in (
        assistant.sit_down,
        assistant.look,
        assistant.wait_for_turn,
        assistant.say,
        assistant.call_coyote,
        assistant.turn_coin,
        assistant.use_special,
        assistant.sit_out,
        assistant.peek,
        assistant.lay,
        assistant.point,
        assistant.give_up,
        assistant.stand_up,
    ):
        made.add_tool(tool, structured_output=False)
    return made
