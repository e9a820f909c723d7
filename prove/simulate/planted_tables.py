"""Planted faults of clocks, presence and telling."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

from coyote.server import guests
from coyote.server.clock import Clock
from coyote.server.codes import ServerRefused
from coyote.server.edge import sockets
from coyote.server.pulse import Pulse
from coyote.server.tables import steward as steward_module
from coyote.server.tables.clockwork import Clockwork
from coyote.server.tables.house import House
from coyote.server.tables.line import Line
from coyote.server.tables.log import Log
from coyote.server.tables.steward import Steward
from coyote.server.tables.sweeper import Sweeper
from coyote.server.tickets import hashed
from coyote.table import schedule
from coyote.table.asks import presence
from coyote.table.deeds import Credited
from coyote.table.effects import stepped
from prove.simulate.model_store import ModelStore
from prove.simulate.planted_storing import Change, nothing


def wake_up_without_a_read() -> list[Change]:
    return [(House, "refreshed", nothing)]


def clock_without_a_read() -> list[Change]:
    """What the simulation found in November 2026: a lost wake-up stopped a table whose clock ran where nobody was connected."""
    look_after, refreshed = Sweeper.look_after, House.refreshed

    async def only_where_somebody_is(self: House, steward: Steward) -> None:
        if steward.lines:
            await refreshed(self, steward)

    async def looked(self: Sweeper, steward: Steward, *rest: Any) -> None:
        with patch.object(House, "refreshed", only_where_somebody_is):
            await look_after(self, steward, *rest)

    return [(Sweeper, "look_after", looked)]


def lease_by_own_clock() -> list[Change]:
    return [(Clock, "read", nothing), (Clock, "begin", nothing)]


def clock_of_the_machine() -> list[Change]:
    made = Clock.__init__

    def begun(self: Any, machine: Any, monotonic: Any) -> None:
        made(self, machine, monotonic)
        self.machine = machine

    return [(Clock, "__init__", begun), (Clock, "__call__", lambda self: self.machine())]


def log_ahead_of_its_clock() -> list[Change]:
    return [(Log, "at", lambda _, now: now)]


def timer_not_rewound() -> list[Change]:
    return [(Clockwork, "wind", lambda _: None)]


def timer_wound_only_once() -> list[Change]:
    wind = Clockwork.wind

    def once(self: Clockwork) -> None:
        if not self._timers:
            wind(self)

    return [(Clockwork, "wind", once)]


def downtime_not_credited() -> list[Change]:
    resumed = schedule.resumed
    return [(steward_module, "resumed", lambda *given: [deed for deed in resumed(*given) if not isinstance(deed, Credited)])]


def nobody_takes_over() -> list[Change]:
    async def none(*_: object) -> list[str]:
        return []

    return [(ModelStore, "expired", none)]


def game_not_marked_as_playing() -> list[Change]:
    return [(Log, "list_as_playing", nothing), (Steward, "list_anew", nothing)]


def going_not_written_when_the_store_is_away() -> list[Change]:
    async def once(self: Steward, guest: str) -> None:
        try:
            await self.present(guest, here=False)
        except ServerRefused:
            return

    async def never(*_: object) -> bool:
        return True

    return [(Steward, "gone", once), (House, "elsewhere", never)]


def guests_elsewhere_forgotten() -> list[Change]:
    async def never(*_: object) -> bool:
        return False

    return [(House, "elsewhere", never)]


def one_tab_closed_is_gone() -> list[Change]:
    go = Steward.go

    def gone(self: Steward, line: Line) -> None:
        others = [one for one in self.lines[line.guest] if one is not line]
        self.lines[line.guest] = [line]
        go(self, line)
        if others:
            self.lines[line.guest] = others

    async def told(self: Steward, guest: str, *, here: bool) -> None:
        await self.log.do(None, lambda table, _: stepped(table, presence(table, guest, here=here), self.log.now()))

    return [(Steward, "go", gone), (Steward, "present", told)]


def eyes_of_an_earlier_seat() -> list[Change]:
    def eyes(self: Steward, line: Line) -> int | None:
        if line.seated_at is None:
            line.eyes, line.seated_at = self.table.seat_of(line.guest), self.table.chairs
        return line.eyes

    return [(Steward, "eyes", eyes)]


def frame_of_the_table_before() -> list[Change]:
    tell, before = Steward.tell, dict[Steward, Any]()

    def told(self: Steward, steps: Any) -> None:
        now, self.log.table = self.log.table, before.get(self, self.log.table)
        try:
            tell(self, steps)
        finally:
            self.log.table = now
        before[self] = now

    return [(Steward, "tell", told)]


def lost_welcome_locks_out() -> list[Change]:
    async def once(env: Any, token: str, following: str) -> Any:
        guest = await guests.known(env, token)
        await env.store.rotate_token(guest.id, hashed(token), hashed(following), env.now())
        return guest

    return [(sockets, "come_again", once)]


def delta_without_a_gap_check() -> list[Change]:
    """A slow reader loses news, and gets no whole frame for them."""
    push = Line.push

    def pushed(self: Line, message: bytes) -> None:
        if self._wire.writable or not self._waiting:
            push(self, message)

    return [(Line, "push", pushed)]


def gap_not_noticed() -> list[Change]:
    """A process that was stopped credits nobody."""
    return [(Pulse, "felt", lambda _, __: None)]


def games_forgotten_while_played() -> list[Change]:
    look_after = Sweeper.look_after

    async def looked(self: Sweeper, steward: Steward, *rest: Any) -> None:
        await look_after(self, steward, *rest)
        if not steward.lines and not self.house.alone:
            steward.mine = False
            steward.clock.wind()

    return [(Sweeper, "look_after", looked)]


ALL = (
    wake_up_without_a_read,
    clock_without_a_read,
    lease_by_own_clock,
    clock_of_the_machine,
    log_ahead_of_its_clock,
    timer_not_rewound,
    timer_wound_only_once,
    downtime_not_credited,
    nobody_takes_over,
    game_not_marked_as_playing,
    going_not_written_when_the_store_is_away,
    guests_elsewhere_forgotten,
    one_tab_closed_is_gone,
    eyes_of_an_earlier_seat,
    frame_of_the_table_before,
    lost_welcome_locks_out,
    delta_without_a_gap_check,
    gap_not_noticed,
    games_forgotten_while_played,
)
