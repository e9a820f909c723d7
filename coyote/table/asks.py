"""Asks: what a guest wants from a table, and whether they may have it.

Law: an ask becomes steps, each a deed and the table after it; or it is refused with a code, and nothing has happened. The
answer depends on who asks and on how the table stands, never on a hidden card. A move is judged by making it: the rules are
asked once. A `refuse_…` function returns why not, or None, as those of the rules do.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any, Final

from coyote.bots import ready
from coyote.table.deal.fair import client_commit
from coyote.table.deeds import (
    PERSON,
    AnyDeed,
    Away,
    Back,
    BotSat,
    Changed,
    Committed,
    HostPassed,
    Left,
    Moved,
    Opened,
    Reacted,
    Removed,
    Sat,
    Shown,
    Started,
)
from coyote.table.effects import stepped
from coyote.table.lookalikes import alike
from coyote.table.match import DeckEpoch
from coyote.table.nickname import chosen, spelled
from coyote.table.refusals import TableCode, TableRefused, no
from coyote.table.setting import PHONES, Setting, checked
from coyote.table.table import Chair, Step, Table, chair_at
from coyote.table.wire import inbound

REACTIONS: Final = ("howl", "yip", "growl", "laugh", "gulp", "stare", "paw", "sleep")
"""All the noises and faces there are: nobody writes messages to strangers here."""

MOST_LASTING: Final = 20_000
"""After this many deeds that are no part of a game a table has seen enough; the game that is being played goes on."""
STILL_ALLOWED: Final = (inbound.Play, inbound.Commit, inbound.Show, inbound.Leave)
"""Asks that are not refused even then."""


def opening(setting: Setting, guest: str, name: str) -> Opened:
    """The first deed of a table. Raises what `answer` raises."""
    return Opened(checked(setting), guest, spelled(name))


def answer(table: Table, guest: str, ask: inbound.AnyAsk, now: int, game: str | None = None) -> list[Step]:
    """The steps that an ask comes to. Raises TableRefused, or the rules' IllegalMove or IllegalTerms.

    If a game starts, `game` is its name.
    """
    if table.lasting >= MOST_LASTING and not isinstance(ask, STILL_ALLOWED):
        raise no(TableCode.LOG_FULL, most=MOST_LASTING)
    deeds = ANSWERS[type(ask)](table, guest, ask)
    return stepped(table, [Started(game)] if isinstance(ask, inbound.Start) else deeds, now)


def sit(table: Table, guest: str, ask: inbound.Sit) -> list[AnyDeed]:
    if guest in table.kicked:
        raise no(TableCode.SHOWN_OUT)
    if table.seat_of(guest) is not None:
        raise no(TableCode.SEATED_ALREADY)
    seat = table.left_by(guest)
    if seat is not None:
        return [Back(seat)]
    raise_any(refuse_running(table))
    return [Sat(free_seat(table), guest, chosen(ask.name, taken(table)))]


def leave(table: Table, guest: str, ask: inbound.Leave) -> list[AnyDeed]:
    return [Left(seated(table, guest))]


def change(table: Table, guest: str, ask: inbound.Change) -> list[AnyDeed]:
    raise_any(refuse_all_but_host(table, guest), refuse_running(table))
    sitting = sum(chair is not None for chair in table.chairs)
    if ask.setting.seats < sitting:
        raise no(TableCode.SEATS_TAKEN, sitting=sitting)
    if any(chair is not None and chair.mind is not None for chair in table.chairs):
        raise_any(refuse_bots(ask.setting))
    return [Changed(checked(ask.setting))]


def add_bot(table: Table, guest: str, ask: inbound.AddBot) -> list[AnyDeed]:
    raise_any(refuse_all_but_host(table, guest), refuse_running(table), refuse_bots(table.setting))
    if ask.mind not in ready():
        raise no(TableCode.MIND_UNKNOWN, mind=ask.mind, minds=" ".join(ready()))
    there = taken(table)
    names = (ask.mind if number == 1 else f"{ask.mind}-{number}" for number in count(1))
    name = next(name for name in names if not any(alike(name, other) for other in there))
    return [BotSat(free_seat(table), ask.mind, name)]


def remove(table: Table, guest: str, ask: inbound.Remove) -> list[AnyDeed]:
    raise_any(refuse_all_but_host(table, guest), refuse_running(table))
    if somebody(table, ask.seat).guest == guest:
        raise no(TableCode.YOURSELF)
    return [Removed(ask.seat)]


def pass_host(table: Table, guest: str, ask: inbound.PassHost) -> list[AnyDeed]:
    raise_any(refuse_all_but_host(table, guest))
    if not somebody(table, ask.seat).person:
        raise no(TableCode.NOT_A_PERSON)
    return [HostPassed(ask.seat)]


def start(table: Table, guest: str, ask: inbound.Start) -> list[AnyDeed]:
    raise_any(refuse_all_but_host(table, guest), refuse_running(table))
    if sum(chair is not None for chair in table.chairs) < 2:
        raise no(TableCode.TOO_FEW)
    return [Started()]


def make_move(table: Table, guest: str, ask: inbound.Play) -> list[AnyDeed]:
    seat, match = mover(table, guest), table.match
    if match is None:
        raise no(TableCode.NO_GAME)
    if ask.seq < match.moved:
        raise no(TableCode.STALE, seq=ask.seq, moved=match.moved)
    return [Moved(seat, ask.move, PERSON)]


def commit(table: Table, guest: str, ask: inbound.Commit) -> list[AnyDeed]:
    deck = deck_in_the_making(table)
    seat = seated(table, guest)
    if deck.closed:
        raise no(TableCode.SEED_NOT_AWAITED)
    commits = dict(deck.commits)
    if seat in commits or ask.commit in commits.values():  # a copied commitment would add nobody's chance to the deck
        raise no(TableCode.SEED_REPEATED)
    return [Committed(seat, ask.commit)]


def show(table: Table, guest: str, ask: inbound.Show) -> list[AnyDeed]:
    deck = deck_in_the_making(table)
    seat, match = seated(table, guest), table.match
    commits, seeds = dict(deck.commits), dict(deck.seeds)
    if match is None or not deck.closed or seat not in commits:
        raise no(TableCode.SEED_NOT_AWAITED)
    if seat in seeds or ask.seed in seeds.values():  # two who agreed on a seed would count as two chances
        raise no(TableCode.SEED_REPEATED)
    if client_commit(ask.seed, match.id, len(match.decks), seat, deck.commitments) != commits[seat]:
        raise no(TableCode.SEED_DIFFERS)
    return [Shown(seat, ask.seed)]


def react(table: Table, guest: str, ask: inbound.React) -> list[AnyDeed]:
    if ask.reaction not in REACTIONS:
        raise no(TableCode.REACTION_UNKNOWN, reactions=" ".join(REACTIONS))
    return [Reacted(seated(table, guest), ask.reaction)]


def presence(table: Table, guest: str, *, here: bool) -> list[AnyDeed]:
    """A guest's first connection has come, or the last one is gone. Somebody who has left comes back by sitting down.

    At a table that has seen far too much, nobody comes and goes any more.
    """
    seat = table.seat_of(guest)
    if seat is None or table.lasting >= 2 * MOST_LASTING or here == (chair_at(table, seat).away is None):
        return []
    return [Back(seat) if here else Away(seat)]


# what several of them need


def seated(table: Table, guest: str) -> int:
    seat = table.seat_of(guest)
    if seat is None:
        raise no(TableCode.NO_SEAT)
    return seat


def mover(table: Table, guest: str) -> int:
    """The seat that this guest moves for. With phones on heads it is the one whose turn it is: moves are spoken aloud, and
    anybody enters them."""
    if table.setting.heads != PHONES:
        return seated(table, guest)
    if guest in table.kicked:
        raise no(TableCode.SHOWN_OUT)
    return 0 if table.match is None else max(0, table.match.game.turn)  # while it is nobody's turn, the rules refuse any seat


def refuse_bots(setting: Setting) -> TableRefused | None:
    """A bot has no head in the room."""
    return no(TableCode.NO_BOTS_HERE) if setting.heads == PHONES else None


def refuse_all_but_host(table: Table, guest: str) -> TableRefused | None:
    return no(TableCode.NOT_HOST) if guest != table.host else None


def refuse_running(table: Table) -> TableRefused | None:
    return no(TableCode.GAME_RUNNING) if table.playing else None


def raise_any(*refusals: TableRefused | None) -> None:
    """Raise the first of these, if there is one."""
    for why in refusals:
        if why is not None:
            raise why


def somebody(table: Table, seat: int) -> Chair:
    chair = table.chairs[seat] if seat < len(table.chairs) else None
    if chair is None:
        raise no(TableCode.NOBODY_THERE, seat=seat)
    return chair


def free_seat(table: Table) -> int:
    free = [seat for seat, chair in enumerate(table.chairs) if chair is None]
    if not free:
        raise no(TableCode.TABLE_FULL, seats=len(table.chairs))
    return free[0]


def taken(table: Table) -> list[str]:
    """The names at the table."""
    return [chair.name for chair in table.chairs if chair is not None]


def deck_in_the_making(table: Table) -> DeckEpoch:
    deck = None if table.match is None else table.match.deck
    if deck is None or deck.shuffled:
        raise no(TableCode.SEED_NOT_AWAITED)
    return deck


ANSWERS: Final[dict[type, Callable[[Table, str, Any], list[AnyDeed]]]] = {
    inbound.Sit: sit,
    inbound.Leave: leave,
    inbound.Change: change,
    inbound.AddBot: add_bot,
    inbound.Remove: remove,
    inbound.PassHost: pass_host,
    inbound.Start: start,
    inbound.Play: make_move,
    inbound.Commit: commit,
    inbound.Show: show,
    inbound.React: react,
}
"""The deeds that each kind of ask comes to."""
