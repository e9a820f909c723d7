"""A table: who sits at it, what is being played, and how it came to that, deed by deed.

Law: a table never changes; `after_deed` there is another one. It asks nobody for the time, for chance or for leave: deeds in
a log have happened. What may happen is the business of `asks` and `course`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from coyote.rules.cards import Card
from coyote.rules.moves import DEALER, Begin, Deal, Draw, Move, Turn
from coyote.table import deeds as did
from coyote.table.clock import Clock
from coyote.table.fair import Seated
from coyote.table.match import Deck, Match, after_move, begin
from coyote.table.setting import Setting, terms
from coyote.table.wire import to_rules


class Chair(NamedTuple):
    """Who sits there: a person, or a mind."""

    name: str
    guest: str | None = None
    mind: str | None = None
    away: int | None = None
    """Since when the person is not connected, or has left."""
    left: bool = False
    """The person stood up in mid-game and may come back."""

    @property
    def person(self) -> bool:
        """A person who has not left."""
        return self.guest is not None and not self.left


Chairs = tuple[Chair | None, ...]


class Table(msgspec.Struct, frozen=True):
    """A table after its last deed."""

    id: str
    seq: int
    """How many deeds there were."""
    at: int
    """When the last of them was, in milliseconds."""
    setting: Setting
    host: str | None
    """A guest who sits there; None: no person does."""
    chairs: Chairs
    """In a game they are its seats; between games there are free ones."""
    kicked: frozenset[str] = frozenset()
    match: Match | None = None

    @property
    def playing(self) -> bool:
        return self.match is not None and not self.match.over

    def seat_of(self, guest: str | None) -> int | None:
        """Where this guest sits; None for watchers, among them those who have left."""
        for seat, chair in enumerate(self.chairs):
            if chair is not None and chair.guest == guest and chair.person:
                return seat
        return None

    def left_by(self, guest: str) -> int | None:
        """The seat that this guest left in mid-game."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair and chair.left and chair.guest == guest), None)


class Step(NamedTuple):
    """A deed, and the table after it."""

    deed: did.AnyDeed
    table: Table


def new_table(id: str, deed: did.Opened, at: int) -> Table:
    """A table after its first deed."""
    free = (None,) * (deed.setting.seats - 1)
    return Table(id, 1, at, deed.setting, deed.guest, (Chair(deed.name, deed.guest), *free))


def after_deed(table: Table, deed: did.AnyDeed, at: int) -> Table:
    """The table after one deed more. Time does not run backwards here, whatever the clocks of two servers say."""
    at = max(at, table.at)
    new = DO[type(deed)](table, deed, at)  # `replace` would take twice as long
    return Table(table.id, table.seq + 1, at, new.setting, new.host, new.chairs, new.kicked, new.match)


def replayed(id: str, log: Iterable[tuple[int, did.AnyDeed]]) -> Table:
    """The table that its deeds made, each with its time."""
    deeds = iter(log)
    at, first = next(deeds)
    assert isinstance(first, did.Opened)
    table = new_table(id, first, at)
    for at, deed in deeds:
        table = after_deed(table, deed, at)
    return table


# coming and going


def with_chair(table: Table, seat: int, chair: Chair | None) -> Table:
    return replace(table, chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]))


def chair_at(table: Table, seat: int) -> Chair:
    chair = table.chairs[seat]
    assert chair is not None
    return chair


def sat(table: Table, deed: did.Sat, at: int) -> Table:
    """The first person at a table where there was none is its host."""
    table = with_chair(table, deed.seat, Chair(deed.name, deed.guest))
    return table if table.host is not None else replace(table, host=deed.guest)


def bot_sat(table: Table, deed: did.BotSat, at: int) -> Table:
    return with_chair(table, deed.seat, Chair(deed.name, mind=deed.mind))


def left(table: Table, deed: did.Left, at: int) -> Table:
    """In a game the chair stays theirs, and a bot plays on."""
    if table.playing:
        return with_chair(table, deed.seat, chair_at(table, deed.seat)._replace(away=at, left=True))
    return with_host(with_chair(table, deed.seat, None))


def removed(table: Table, deed: did.Removed, at: int) -> Table:
    guest = chair_at(table, deed.seat).guest
    shown_out = table.kicked if guest is None else table.kicked | {guest}
    return replace(with_chair(table, deed.seat, None), kicked=shown_out)


def away(table: Table, deed: did.Away, at: int) -> Table:
    return with_chair(table, deed.seat, chair_at(table, deed.seat)._replace(away=at))


def back(table: Table, deed: did.Back, at: int) -> Table:
    return with_chair(table, deed.seat, chair_at(table, deed.seat)._replace(away=None, left=False))


def host_passed(table: Table, deed: did.HostPassed, at: int) -> Table:
    return replace(table, host=chair_at(table, deed.seat).guest)


def with_host(table: Table) -> Table:
    """When the host is gone for good, the next person at the table is the host, rather one who is here."""
    if table.seat_of(table.host) is not None:
        return table
    people = [chair for chair in table.chairs if chair is not None and chair.person]
    people.sort(key=lambda chair: chair.away is not None)
    return replace(table, host=people[0].guest if people else None)


def changed(table: Table, deed: did.Changed, at: int) -> Table:
    return replace(table, setting=deed.setting, chairs=with_free(together(table.chairs), deed.setting.seats))


def together(chairs: Chairs) -> tuple[Chair, ...]:
    """Those who sit there, moved together."""
    return tuple(chair for chair in chairs if chair is not None)


def with_free(chairs: Sequence[Chair | None], seats: int) -> Chairs:
    return (*chairs, *[None] * (seats - len(chairs)))


# the game


def started(table: Table, deed: did.Started, at: int) -> Table:
    """Those who sit there move together, and the game begins; the Dealer comes first."""
    chairs, setting, before = together(table.chairs), table.setting, table.match
    number, earlier = (1, 0) if before is None else (before.number + 1, before.earlier + len(before.decks))
    clock = Clock(None if setting.turn is None else setting.turn * 1000, (setting.bank * 1000,) * len(chairs), at)
    agreed = terms(setting, [chair.name for chair in chairs])
    return replace(table, chairs=chairs, match=begin(f"{table.id}-{number}", number, agreed, clock, table.seq + 1, earlier))


def running(table: Table) -> Match:
    assert table.match is not None
    return table.match


def epoch_opened(table: Table, deed: did.EpochOpened, at: int) -> Table:
    match = running(table)
    return replace(table, match=match._replace(decks=(*match.decks, Deck(deed.commit, at))))


def committed(table: Table, deed: did.Committed, at: int) -> Table:
    return with_deck(table, lambda deck: deck._replace(commits=(*deck.commits, Seated(deed.seat, deed.commit))))


def closed(table: Table, deed: did.Closed, at: int) -> Table:
    return with_deck(table, lambda deck: deck._replace(closed=True, since=at))


def shown(table: Table, deed: did.Shown, at: int) -> Table:
    return with_deck(table, lambda deck: deck._replace(seeds=(*deck.seeds, Seated(deed.seat, deed.seed))))


def shuffled(table: Table, deed: did.Shuffled, at: int) -> Table:
    return with_deck(table, lambda deck: deck._replace(shuffled=True))


def with_deck(table: Table, change: Callable[[Deck], Deck]) -> Table:
    match = running(table)
    *earlier, deck = match.decks
    return replace(table, match=match._replace(decks=(*earlier, change(deck))))


def dealer_moved(table: Table, deed: did.Begun | did.Dealt | did.Drawn | did.TurnedOver, at: int) -> Table:
    return moving(table, DEALER, dealers_move(deed), at, bot=False)


def dealers_move(deed: did.Begun | did.Dealt | did.Drawn | did.TurnedOver) -> Move:
    match deed:
        case did.Begun(starter):
            return Begin(starter)
        case did.Dealt(cards):
            return Deal(tuple([Card(card) for card in cards]))
        case did.Drawn(card):
            return Draw(Card(card))
        case did.TurnedOver(card):
            return Turn(Card(card))


def moved(table: Table, deed: did.Moved, at: int) -> Table:
    return moving(table, deed.seat, to_rules(deed.move), at, bot=deed.by != did.PERSON)


def moving(table: Table, seat: int, move: Move, at: int, *, bot: bool) -> Table:
    """The rules make the next game; when it is over, those who left in mid-game have given up their seats."""
    match = after_move(running(table), seat, move, at, table.seq + 1, bot=bot)
    table = Table(table.id, table.seq, at, table.setting, table.host, table.chairs, table.kicked, match)
    if not match.over:
        return table
    here = [None if chair is not None and chair.left else chair for chair in table.chairs]
    return with_host(replace(table, chairs=with_free(here, table.setting.seats)))


# noises, and time


def reacted(table: Table, deed: did.Reacted, at: int) -> Table:
    return table


def credited(table: Table, deed: did.Credited, at: int) -> Table:
    """Nobody loses a turn, a seed or a seat by a server's absence."""
    chairs = tuple(
        chair._replace(away=chair.away + deed.ms) if chair is not None and chair.away is not None else chair
        for chair in table.chairs
    )
    table = replace(table, chairs=chairs)
    if table.match is None:
        return table
    match = table.match._replace(clock=table.match.clock.credited(deed.ms))
    if match.decks:
        *earlier, deck = match.decks
        match = match._replace(decks=(*earlier, deck._replace(since=deck.since + deed.ms)))
    return replace(table, match=match)


DO: Final[dict[type, Callable[[Table, Any, int], Table]]] = {
    did.Sat: sat,
    did.BotSat: bot_sat,
    did.Left: left,
    did.Removed: removed,
    did.Away: away,
    did.Back: back,
    did.HostPassed: host_passed,
    did.Changed: changed,
    did.Started: started,
    did.EpochOpened: epoch_opened,
    did.Committed: committed,
    did.Closed: closed,
    did.Shown: shown,
    did.Shuffled: shuffled,
    did.Begun: dealer_moved,
    did.Dealt: dealer_moved,
    did.Drawn: dealer_moved,
    did.TurnedOver: dealer_moved,
    did.Moved: moved,
    did.Reacted: reacted,
    did.Credited: credited,
}
"""What each kind of deed does."""
