"""The effects of deeds: the table after each of them.

Law: nothing is decided here. What may happen is settled by `asks` and `schedule`, except that the rules judge a move where it
is made: a new one may raise IllegalMove, one from a log was judged when it was written.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from msgspec.structs import replace

from coyote.rules.model.cards import Card
from coyote.rules.model.moves import DEALER, Begin, Deal, Draw, Move, Turn
from coyote.table import seating
from coyote.table.animals import first_free
from coyote.table.clock import Clock
from coyote.table.deal.fair import Seated
from coyote.table.deck_deeds import (
    Begun,
    Closed,
    Committed,
    Dealt,
    Drawn,
    EpochOpened,
    Shown,
    Shuffled,
    TurnedOver,
)
from coyote.table.deeds import (
    PERSON,
    AnyDeed,
    Away,
    Back,
    BotSat,
    Changed,
    Credited,
    FacesClosed,
    FacesOpened,
    Forgotten,
    HostPassed,
    Hurried,
    Knocked,
    Left,
    LetIn,
    Locked,
    Moved,
    Nudged,
    Opened,
    Picked,
    Reacted,
    Removed,
    Sat,
    Slept,
    Started,
    Switched,
    TurnedAway,
    Unlocked,
    Watched,
    Wished,
    Woke,
)
from coyote.table.gate import Gate
from coyote.table.match import DeckEpoch, Match, after_move, begin
from coyote.table.setting import terms
from coyote.table.table import Chair, Step, Table
from coyote.table.wire.moves import to_rules


def new_table(id: str, deed: Opened, at: int) -> Table:
    """A table after its first deed."""
    host = Chair(deed.name, 1, deed.guest, animal=deed.animal or first_free(()))
    free = (None,) * (deed.setting.seats - 1)
    return Table(id, 1, at, deed.setting, deed.guest, (host, *free), Gate(deed.guest))


def after_deed(table: Table, deed: AnyDeed, at: int) -> Table:
    """The table after one more deed. Time never runs backwards here, even if the clocks of two servers disagree."""
    at = max(at, table.at)
    new = DO[type(deed)](table, deed, at)  # `replace` takes twice as long
    lasting = table.lasting + (type(deed) in LASTING)
    return Table(table.id, table.seq + 1, at, new.setting, new.host, new.chairs, new.gate, new.match, lasting)


def stepped(table: Table, deeds: Iterable[AnyDeed], at: int) -> list[Step]:
    """These deeds in a row, each with the table after it. Raises IllegalMove for a move that the rules refuse."""
    steps: list[Step] = []
    for deed in deeds:
        table = after_deed(table, deed, at)
        steps.append(Step(deed, table))
    return steps


def going_on(table: Table, log: Iterable[tuple[int, AnyDeed]]) -> Iterator[Step]:
    """These deeds, each given with its time, and the table after each of them."""
    for at, deed in log:
        table = after_deed(table, deed, at)
        yield Step(deed, table)


def replaying(id: str, log: Iterable[tuple[int, AnyDeed]]) -> Iterator[Step]:
    """The same from the first deed of a table on."""
    deeds = iter(log)
    at, first = next(deeds)
    assert isinstance(first, Opened)
    table = new_table(id, first, at)
    yield Step(first, table)
    yield from going_on(table, deeds)


def replayed(id: str, log: Iterable[tuple[int, AnyDeed]]) -> Table:
    """The table that these deeds make."""
    [(_, table)] = deque(replaying(id, log), maxlen=1)
    return table


# the game


def started(table: Table, deed: Started, at: int) -> Table:
    before = table.match
    number, earlier = (1, 0) if before is None else (before.number + 1, before.earlier + len(before.decks))
    return starting(table, deed, at, number, earlier)


def starting(table: Table, deed: Started, at: int, number: int, earlier: int) -> Table:
    """The players close the gaps between them and the game begins, with the Dealer."""
    chairs, setting = tuple(map(seating.awake, seating.together(table.chairs))), table.setting
    clock = Clock(None if setting.turn is None else setting.turn * 1000, (setting.bank * 1000,) * len(chairs), at)
    agreed = terms(setting, [chair.name for chair in chairs])
    match = begin(deed.game, number, agreed, clock, table.seq + 1, earlier, deed.starter, deed.day)
    return replace(table, chairs=chairs, match=match)


def running(table: Table) -> Match:
    assert table.match is not None
    return table.match


def epoch_opened(table: Table, deed: EpochOpened, at: int) -> Table:
    match = running(table)
    return replace(table, match=replace(match, decks=(*match.decks, DeckEpoch(deed.commit, at))))


def committed(table: Table, deed: Committed, at: int) -> Table:
    return with_deck(table, lambda deck: replace(deck, commits=(*deck.commits, Seated(deed.seat, deed.commit))))


def closed(table: Table, deed: Closed, at: int) -> Table:
    return with_deck(table, lambda deck: replace(deck, closed=True, since=at))


def shown(table: Table, deed: Shown, at: int) -> Table:
    return with_deck(table, lambda deck: replace(deck, seeds=(*deck.seeds, Seated(deed.seat, deed.seed))))


def shuffled(table: Table, deed: Shuffled, at: int) -> Table:
    return with_deck(table, lambda deck: replace(deck, shuffled=True))


def with_deck(table: Table, change: Callable[[DeckEpoch], DeckEpoch]) -> Table:
    match = running(table)
    *earlier, deck = match.decks
    return replace(table, match=replace(match, decks=(*earlier, change(deck))))


def dealer_moved(table: Table, deed: Begun | Dealt | Drawn | TurnedOver, at: int) -> Table:
    return moving(table, DEALER, dealers_move(deed), at, bot=False)


def dealers_move(deed: Begun | Dealt | Drawn | TurnedOver) -> Move:
    match deed:
        case Begun(starter):
            return Begin(starter)
        case Dealt(cards):
            return Deal(tuple([Card(card) for card in cards]))
        case Drawn(card):
            return Draw(Card(card))
        case TurnedOver(card):
            return Turn(Card(card))


def moved(table: Table, deed: Moved, at: int) -> Table:
    return moving(table, deed.seat, to_rules(deed.move), at, bot=deed.by != PERSON, sure=deed.sure)


def moving(table: Table, seat: int, move: Move, at: int, *, bot: bool, sure: float | None = None) -> Table:
    """The rules make the next game. When it is over, those who left during it lose their seats."""
    match = after_move(running(table), seat, move, at, table.seq + 1, bot=bot, sure=sure)
    table = Table(table.id, table.seq, at, table.setting, table.host, table.chairs, table.gate, match)
    if not match.over:
        return table
    here = [None if chair is not None and chair.left else chair for chair in table.chairs]
    return seating.with_host(replace(table, chairs=seating.with_free(here, table.setting.seats)))


# reactions and time


def hurried(table: Table, deed: Hurried, at: int) -> Table:
    match = running(table)
    return replace(table, match=replace(match, clock=match.clock.hurry(at)))


def nudged(table: Table, deed: Nudged, at: int) -> Table:
    return replace(table, match=replace(running(table), nudged=at))


def reacted(table: Table, deed: Reacted, at: int) -> Table:
    return seating.stirring(table, deed.seat, at)


def credited(table: Table, deed: Credited, at: int) -> Table:
    """Nobody loses a turn, a seed or a seat because a server was down."""
    chairs = tuple(
        chair._replace(away=chair.away + deed.ms) if chair is not None and chair.away is not None else chair
        for chair in table.chairs
    )
    table = replace(table, chairs=chairs)
    if table.match is None:
        return table
    match = replace(table.match, clock=table.match.clock.credited(deed.ms))
    if match.decks:
        *earlier, deck = match.decks
        match = replace(match, decks=(*earlier, replace(deck, since=deck.since + deed.ms)))
    return replace(table, match=match)


LASTING: Final = frozenset(
    (
        *(Sat, BotSat, Left, Removed, Away, Back, HostPassed, Locked, Unlocked, Knocked, LetIn, TurnedAway, Forgotten),
        *(Changed, Hurried, Picked, Nudged, Wished, Slept, Woke, Switched, Reacted, FacesOpened, FacesClosed),
    )
)
"""Deeds that are not part of a game: `Table.lasting` counts them."""
DO: Final[dict[type, Callable[[Table, Any, int], Table]]] = {
    Sat: seating.sat,
    BotSat: seating.bot_sat,
    Left: seating.left,
    Removed: seating.removed,
    Away: seating.away,
    Back: seating.back,
    HostPassed: seating.host_passed,
    Locked: seating.locked,
    Unlocked: seating.unlocked,
    FacesOpened: seating.faces_opened,
    FacesClosed: seating.faces_closed,
    Knocked: seating.knocked,
    LetIn: seating.let_in,
    TurnedAway: seating.turned_away,
    Forgotten: seating.forgotten,
    Changed: seating.changed,
    Started: started,
    EpochOpened: epoch_opened,
    Committed: committed,
    Closed: closed,
    Shown: shown,
    Shuffled: shuffled,
    Begun: dealer_moved,
    Dealt: dealer_moved,
    Drawn: dealer_moved,
    TurnedOver: dealer_moved,
    Moved: moved,
    Hurried: hurried,
    Picked: seating.picked,
    Nudged: nudged,
    Wished: seating.wished,
    Slept: seating.slept,
    Woke: seating.woke,
    Switched: seating.switched,
    Watched: seating.watched,
    Reacted: reacted,
    Credited: credited,
}
"""The effect of each kind of deed."""
