"""Asks: what a guest wants from a table, and whether they may have it.

Law: an ask becomes steps, each a deed and the table after it; or it is refused with a code, and nothing has happened. The
answer depends on who asks and on how the table stands, never on a hidden card. A move is judged by making it: the rules are
asked once. A `refuse_…` function returns why not, or None, as those of the rules do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from coyote.table.animals import known
from coyote.table.cameras import open_faces, switch
from coyote.table.deal.fair import client_commit
from coyote.table.deck_deeds import Committed, Shown
from coyote.table.deeds import (
    PERSON,
    AnyDeed,
    Away,
    Back,
    HostPassed,
    Hurried,
    Knocked,
    Left,
    Moved,
    Opened,
    Picked,
    Reacted,
    Sat,
)
from coyote.table.effects import stepped
from coyote.table.gate import MOST_KNOCKING
from coyote.table.hosting import add_bot, change, let_in, lock, pass_host, remove, start, turn_away
from coyote.table.nickname import chosen, spelled
from coyote.table.pause import watch
from coyote.table.refusals import TableCode, no
from coyote.table.rights import (
    deck_in_the_making,
    free_seat,
    mover,
    raise_any,
    refuse_entry,
    refuse_program,
    refuse_running,
    seated,
    taken,
)
from coyote.table.setting import Setting, checked
from coyote.table.silence import let_stand_in, nudge, waking
from coyote.table.table import Step, Table, chair_at, is_program
from coyote.table.wire import inbound

REACTIONS: Final = ("howl", "yip", "growl", "laugh", "gulp", "stare", "paw", "sleep")
"""All the reactions there are: nobody writes messages to strangers here."""

MOST_LASTING: Final = 20_000
"""After this many deeds that are not part of a game, a table accepts no more of them; the game that is being played goes on."""
STILL_ALLOWED: Final = (inbound.Play, inbound.Commit, inbound.Show, inbound.Leave)
"""Asks that are not refused even then."""


def opening(setting: Setting, guest: str, name: str, animal: str | None = None) -> Opened:
    """The first deed of a table. Raises what `answer` raises."""
    if is_program(guest):
        raise no(TableCode.NOT_A_PERSON)
    return Opened(checked(setting), guest, spelled(name), animal and known(animal))


def answer(table: Table, guest: str, ask: inbound.AnyAsk, now: int, game: str = "", day: str | None = None) -> list[Step]:
    """The steps that an ask comes to. Raises TableRefused, or the rules' IllegalMove or IllegalTerms.

    If a game starts, `game` is its name, and `day` the day whose fire it is.
    """
    if table.lasting >= MOST_LASTING and not isinstance(ask, STILL_ALLOWED):
        raise no(TableCode.LOG_FULL, most=MOST_LASTING)
    # every move comes this way, and `isinstance` of another kind of ask takes a third of a microsecond
    if type(ask) is inbound.StandIn:  # these two ask how long something has lasted
        return stepped(table, let_stand_in(table, guest, ask.seat, now), now)
    if type(ask) is inbound.Nudge:
        return stepped(table, nudge(table, guest, ask.seat, now), now)
    if type(ask) is inbound.Start:
        return stepped(table, start(table, guest, ask, game, day), now)
    return stepped(table, ANSWERS[type(ask)](table, guest, ask), now)


def sit(table: Table, guest: str, ask: inbound.Sit) -> list[AnyDeed]:
    own = table.seat_of(guest)
    if own is not None:
        if woken := waking(table, own):
            return woken
        raise no(TableCode.SEATED_ALREADY)
    raise_any(refuse_entry(table, guest), refuse_program(table.setting, guest))
    seat = table.left_by(guest)
    if seat is not None:
        return [Back(seat), *taking_back(table, guest, seat)]
    raise_any(refuse_running(table))
    seat = free_seat(table)
    wish = ask.animal if ask.animal is not None and known(ask.animal) not in animals(table) else None
    return [Sat(seat, guest, chosen(ask.name, taken(table, guest)), wish), *taking_back(table, guest, seat)]


def pick(table: Table, guest: str, ask: inbound.Pick) -> list[AnyDeed]:
    raise_any(refuse_running(table))
    seat = seated(table, guest)
    if known(ask.animal) in animals(table):
        raise no(TableCode.ANIMAL_TAKEN)
    return [Picked(seat, ask.animal)]


def animals(table: Table) -> set[str | None]:
    """What people at this table are."""
    return {chair.animal for chair in table.chairs if chair is not None}


def leave(table: Table, guest: str, ask: inbound.Leave) -> list[AnyDeed]:
    return [Left(seated(table, guest))]


def knock(table: Table, guest: str, ask: inbound.Knock) -> list[AnyDeed]:
    raise_any(refuse_entry(table, guest), refuse_program(table.setting, guest))
    if table.seat_of(guest) is not None:
        raise no(TableCode.SEATED_ALREADY)
    if any(guest == known.guest for known in (*table.gate.let_in, *table.gate.knocking)):
        raise no(TableCode.KNOCKED_ALREADY)
    if len(table.gate.knocking) >= MOST_KNOCKING:
        raise no(TableCode.GATE_CROWDED, most=MOST_KNOCKING)
    return [Knocked(guest, chosen(ask.name, taken(table, guest)))]


def hurry(table: Table, guest: str, ask: inbound.Hurry) -> list[AnyDeed]:
    seat, match = seated(table, guest), table.match
    if match is None or match.over:
        raise no(TableCode.NO_GAME)
    if any(chair_at(table, inside).mind is None for inside in match.game.round.inside):
        raise no(TableCode.NOT_ONLY_BOTS)  # also a seat that somebody left: they may come back
    return [Hurried(seat)]


def make_move(table: Table, guest: str, ask: inbound.Play) -> list[AnyDeed]:
    (seat, own, entered), match = mover(table, guest), table.match
    if match is None:
        raise no(TableCode.NO_GAME)
    if ask.seq > table.seq:
        raise no(TableCode.AHEAD, seq=ask.seq, reached=table.seq)
    if ask.seq < match.moved:
        raise no(TableCode.STALE, seq=ask.seq, moved=match.moved)
    return [*waking(table, own), Moved(seat, ask.move, PERSON, entered=entered)]


def commit(table: Table, guest: str, ask: inbound.Commit) -> list[AnyDeed]:
    deck = deck_in_the_making(table)
    seat = seated(table, guest)
    if deck.closed:
        raise no(TableCode.SEED_NOT_AWAITED)
    commits = dict(deck.commits)
    if seat in commits or ask.commit in commits.values():  # a copied commitment would add no chance of its own to the deck
        raise no(TableCode.SEED_REPEATED)
    return [Committed(seat, ask.commit)]


def show(table: Table, guest: str, ask: inbound.Show) -> list[AnyDeed]:
    deck = deck_in_the_making(table)
    seat, match = seated(table, guest), table.match
    commits, seeds = dict(deck.commits), dict(deck.seeds)
    if match is None or not deck.closed or seat not in commits:
        raise no(TableCode.SEED_NOT_AWAITED)
    if seat in seeds or ask.seed in seeds.values():  # two people with the same seed would count as two sources of chance
        raise no(TableCode.SEED_REPEATED)
    if client_commit(ask.seed, match.id, len(match.decks), seat) != commits[seat]:
        raise no(TableCode.SEED_DIFFERS)
    return [Shown(seat, ask.seed)]


def react(table: Table, guest: str, ask: inbound.React) -> list[AnyDeed]:
    if ask.reaction not in REACTIONS:
        raise no(TableCode.REACTION_UNKNOWN, reactions=" ".join(REACTIONS))
    seat = seated(table, guest)
    return [*waking(table, seat), Reacted(seat, ask.reaction)]


def presence(table: Table, guest: str, *, here: bool) -> list[AnyDeed]:
    """A guest's first connection has come, or the last one is gone. Somebody who has left comes back by sitting down.

    At a table that has seen far too much, nobody comes and goes any more.
    """
    seat = table.seat_of(guest)
    if seat is None or table.lasting >= 2 * MOST_LASTING or here == (chair_at(table, seat).away is None):
        return []
    return [Back(seat), *taking_back(table, guest, seat)] if here else [Away(seat)]


def taking_back(table: Table, guest: str, seat: int) -> list[AnyDeed]:
    """The owner of a table who returns is its host again."""
    return [HostPassed(seat)] if guest == table.gate.owner and guest != table.host else []


ANSWERS: Final[dict[type, Callable[[Table, str, Any], list[AnyDeed]]]] = {
    inbound.Sit: sit,
    inbound.Pick: pick,
    inbound.Leave: leave,
    inbound.Change: change,
    inbound.AddBot: add_bot,
    inbound.Remove: remove,
    inbound.PassHost: pass_host,
    inbound.Lock: lock,
    inbound.OpenFaces: open_faces,
    inbound.Knock: knock,
    inbound.Admit: let_in,
    inbound.TurnAway: turn_away,
    inbound.Hurry: hurry,
    inbound.Play: make_move,
    inbound.Commit: commit,
    inbound.Show: show,
    inbound.Switch: switch,
    inbound.Watched: watch,
    inbound.React: react,
}
"""The deeds that each kind of ask comes to, except for `StandIn`, `Nudge` and `Start`."""
