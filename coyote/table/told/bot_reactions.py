"""How bots react to the end of a round.

Law: a bot reacts to what everybody has just seen, the number, the total and who pays, and to nothing else; which bots react,
and how, follows from that and from the game's id. Reactions are told with the count itself, never at a moment of their own, so
their timing says nothing; they are stored nowhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Final

from coyote.rules.model.events import Counted, CoyotesTaken, Event, WentOut, Won
from coyote.rules.sight import WATCHER, seen
from coyote.rules.story import events
from coyote.table.table import Table
from coyote.table.wire.table_events import Reacted

FAR: Final = 15
"""A number that is this far from the total is worth a laugh."""
NEAR: Final = 2
MOST: Final = 2
"""How many bots react at once."""


def after_round(table: Table) -> list[Reacted]:
    """How bots react now: not at all, unless the last move has ended a round."""
    match = table.match
    if match is None or match.last is None or match.last.game is not match.game:
        return []
    bots = [seat for seat, chair in enumerate(table.chairs) if chair is not None and chair.mind is not None]
    if not bots:
        return []
    round, heard = match.game.round.finished, [seen(event, WATCHER) for event in events(match.game)]
    return list(chosen(bots, heard, f"{match.id} {round}"))[:MOST]


def chosen(bots: Sequence[int], heard: Sequence[Event], chance: str) -> Iterator[Reacted]:
    """Reactions to what everybody heard, the most important first."""
    word = sha256(chance.encode()).digest()
    count = next((event for event in heard if isinstance(event, Counted)), None)
    loser = next((event.seat for event in heard if isinstance(event, CoyotesTaken)), None)
    winner = next((event.seat for event in heard if isinstance(event, Won)), None)
    if count is None or loser is None:
        return
    over = count.number - count.count.total
    if winner is not None and winner in bots:
        yield Reacted(winner, "howl")
    if loser in bots:
        out = any(isinstance(event, WentOut) for event in heard)
        yield Reacted(loser, "sleep" if out else "gulp" if abs(over) <= NEAR else "growl")
    others = [seat for seat in bots if seat not in (loser, winner)]
    if not others:
        return
    other = others[word[0] % len(others)]
    if over == 0:
        yield Reacted(other, "howl")
    elif abs(over) >= FAR:
        yield Reacted(other, "laugh")
    elif winner is not None:
        yield Reacted(other, "paw")
    elif word[1] % 3 == 0:
        yield Reacted(other, "stare" if abs(over) <= NEAR else "yip")
