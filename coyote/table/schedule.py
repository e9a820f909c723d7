"""The schedule of a table: what happens there by itself, and when.

Law: cards are dealt, decks are shuffled, bots move, bots stand in for absent people, turns run out of time, and a host who
stays away is replaced, each at a moment that follows from the table alone. Whoever runs the table asks `due` when that is,
lets a mind decide before that (`ahead`), and then does `next_deeds`, which happen at that moment and at no other.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec.structs import replace

from coyote.rules.model.moves import DEALER, Begin, Deal, Draw
from coyote.rules.model.state import Stage
from coyote.table.autopilot import Choice, Decision, choice, decided, thinking
from coyote.table.deal.fair import server_commit
from coyote.table.deck_deeds import Begun, Closed, Dealt, Drawn, EpochOpened, Shuffled, TurnedOver
from coyote.table.deeds import AnyDeed, Away, By, Credited, HostPassed, Moved
from coyote.table.effects import stepped
from coyote.table.keeper import Keeper
from coyote.table.match import DeckEpoch, Match
from coyote.table.setting import HANDED, PHONES
from coyote.table.table import Chair, Step, Table, chair_at, connected, is_program, people_here

SEEDS_WAIT: Final = 3_000
"""Milliseconds that people's browsers have to commit to a seed, and the same again to show it."""
GRACE: Final = 20_000
"""How long the others wait for somebody who is away before a bot stands in. Nobody waits for a player who has left."""
HOST_GRACE: Final = 60_000
"""How long a table without a game waits for its host."""
ALONE: Final = 180_000
"""How long a game goes on after the last person has gone. Then it stands still until one of them returns."""


def due(table: Table) -> int | None:
    """When something happens here by itself; None: never, as things stand now."""
    if table.match is None or table.match.over:
        return host_given_up(table)
    return None if stands_still(table) else in_game(table, table.match)


def in_game(table: Table, match: Match) -> int | None:
    """When the game goes on by itself, if it does not stand still; None: it waits for somebody."""
    turn, clock = match.game.turn, match.clock
    if turn == DEALER:
        deck = match.deck
        return table.at if deck is None or deck.shuffled or not awaited(table, deck) else deck.since + SEEDS_WAIT
    chair, deadline = chair_at(table, turn), clock.deadline(turn)
    if chair.mind is not None:
        return clock.since + thinking(match)
    if not stood_in_for(table, chair):
        return deadline
    stands_in = max(clock.since, waited_for(chair)) + thinking(match)
    return stands_in if deadline is None else min(stands_in, deadline)


def alone_since(table: Table) -> int | None:
    """When the last person went; None: somebody is here."""
    latest: int | None = None
    for chair in table.chairs:
        if chair is None:
            continue
        guest, away = chair.guest, chair.away
        if away is not None:
            latest = away if latest is None else max(latest, away)
        elif guest is not None and not (chair.left or is_program(guest)):
            return None  # almost always, after the first chair
    return latest


def stands_still(table: Table) -> bool:
    """Whether a game waits until one of its people returns, because nobody has been here for long. A daily fire is played on
    without its player: the attempt counts."""
    since = alone_since(table)
    if since is None or table.match is None or table.match.over:
        return False
    if table.match.day is not None and not any(chair is not None and chair.person for chair in table.chairs):
        return False
    when = in_game(table, table.match)
    return when is None or when > since + ALONE


def woken(table: Table, now: int) -> list[AnyDeed]:
    """What must be done before somebody returns: the time for which the game stood still does not count."""
    since = alone_since(table)
    if since is None or not stands_still(table):
        return []
    stood = now - max(since + ALONE, table.at)
    return [Credited(stood)] if stood > 0 else []


def ahead(table: Table, keeper: Keeper) -> Choice | None:
    """What a mind has to decide, in case a bot moves next; None: no seat is to move."""
    match = table.match
    return None if match is None or match.game.turn < 0 else choice(match, chair_at(table, match.game.turn), keeper)


def next_deeds(table: Table, now: int, keeper: Keeper, fresh: bytes, decision: Decision | None = None) -> list[AnyDeed]:
    """What happens now; nothing before it is `due`. `fresh` is the server's seed for a deck, in case one is opened.

    Without a decision for a bot, this waits until its mind has made one.
    """
    when = due(table)
    if when is None or now < when:
        return []
    match = table.match
    if match is None or match.over:
        return [HostPassed(people_here(table)[0])]
    if match.game.turn != DEALER:
        chair = chair_at(table, match.game.turn)
        by: By = "bot" if chair.mind is not None else "stand-in" if stood_in_for(table, chair) else "clock"
        move, sure = decided(choice(match, chair, keeper)) if decision is None else decision
        return [Moved(match.game.turn, move, by, sure)]
    deck = match.deck
    if deck is None:
        seed = keeper.opening(match, fresh)
        return [EpochOpened(server_commit(seed, match.dealt_as, len(match.decks) + 1))]
    if not deck.closed:
        return [Closed()]
    return [dealers_deed(match, keeper) if deck.shuffled else Shuffled()]


def dealers_deed(match: Match, keeper: Keeper) -> AnyDeed:
    """What the Dealer does now, according to the fair deal; a starter whom the host named is not drawn (Q26)."""
    if match.game.stage == Stage.STARTER and match.named is not None:
        return Begun(match.named)
    move = keeper.dealer(match, match.top.pile.epoch).move(match.game, match.top)
    match move:
        case Begin(starter):
            return Begun(starter)
        case Deal(cards):
            return Dealt(cards)
        case Draw(card):
            return Drawn(card)
        case _:
            return TurnedOver(move.card)


def awaited(table: Table, deck: DeckEpoch) -> bool:
    """Whether a seed can still come: first the commitments of those who are here, then the seeds of those who committed.
    At a daily fire nobody gives one: all have the same cards."""
    if table.match is not None and table.match.day is not None:
        return False
    if deck.closed:
        return len(deck.seeds) < len(deck.commits)
    bound = {seat for seat, _ in deck.commits}
    return any(seat not in bound for seat in connected(table))


def stood_in_for(table: Table, chair: Chair) -> bool:
    """Whether a bot plays for this person, who has left, is away or sleeps. With phones on heads the others enter the moves of
    somebody who is merely away, and where one phone is handed round, everybody who does not hold it is away."""
    return chair.left or chair.asleep is not None or (chair.away is not None and table.setting.heads not in (PHONES, HANDED))


def waited_for(chair: Chair) -> int:
    """Until when the others wait for this person before a bot plays for them."""
    if chair.asleep is not None:
        return chair.asleep
    assert chair.away is not None
    return chair.away + (0 if chair.left else GRACE)


def host_given_up(table: Table) -> int | None:
    """When the others stop waiting for a host who is away; None: the host is here, or nobody else is."""
    seat = table.seat_of(table.host)
    gone = None if seat is None else chair_at(table, seat).away
    return None if gone is None or not people_here(table) else gone + HOST_GRACE


class Settled(NamedTuple):
    """What came of some steps. If a deck was opened, the keeper has its seed, which must be stored together with
    the deeds."""

    steps: list[Step]
    keeper: Keeper
    opened: int | None = None
    """The number of that deck at its table."""


def settled(steps: list[Step], keeper: Keeper, fresh: bytes) -> Settled:
    """These steps, and what the Dealer does at once after them: draws a card, turns over a `?`, deals the next round."""
    done: list[Step] = []
    opened = None
    while steps:
        done += steps
        for deed, after in steps:
            if type(deed) is EpochOpened:
                assert after.match is not None
                opened = after.match.earlier + len(after.match.decks)
                before = replace(after.match, decks=after.match.decks[:-1])
                keeper = keeper.keeping(opened, keeper.opening(before, fresh))
        table = steps[-1].table
        if table.match is None or table.match.game.turn != DEALER:
            break
        steps = stepped(table, next_deeds(table, table.at, keeper, fresh), table.at)
    return Settled(done, keeper, opened)


def resumed(table: Table, now: int) -> list[AnyDeed]:
    """A server takes the table over from one that died: nobody is connected, and the time in between does not count.

    A game that stood still remains so.
    """
    gone: list[AnyDeed] = [Away(seat) for seat in connected(table)]
    lost = now > table.at and table.playing and not stands_still(table)
    return [Credited(now - table.at), *gone] if lost else gone
