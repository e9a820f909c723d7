"""Sight: what a seat or a watcher may know of a game. Views and seen events are built up from nothing.

Rule 1: a card on a head is seen by everybody but its wearer; a card that lies open on the table, was turned over or was
        discarded, by everybody; a card in the pile, by nobody; a card face down in the middle, by those who have looked at
        it. At the count all of them lie open.
Rule 2: nothing else is consulted: not the total, not the pile, not the secrets of another round.
Rule 3: a watcher has no seat and sees only what everybody sees: no card on any head.
Rule 4: an event that this module does not know is seen by nobody: it raises.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from coyote.rules.game import NOTHING, Options, options
from coyote.rules.gaze import sees, sees_heads, sees_middle, sees_refill
from coyote.rules.model.cards import Card
from coyote.rules.model.deck import Counts
from coyote.rules.model.events import (
    Agreed,
    AskedAgain,
    Called,
    Changed,
    CoinTurned,
    Counted,
    CoyotesTaken,
    Dealt,
    Declared,
    Dodged,
    Event,
    Exchanged,
    ExtraLaid,
    Guessed,
    MoreWorn,
    NextStarts,
    NobodyPaid,
    Refilled,
    Reshuffled,
    Shown,
    StarterNamed,
    TurnedOver,
    WentOut,
    Withdrew,
    Won,
    Worn,
)
from coyote.rules.model.glances import HEARD_BY_ALL, CardLaid, Peeked, Pointed
from coyote.rules.model.moves import PlayerMove
from coyote.rules.model.peeks import FaceDown
from coyote.rules.model.state import QUIET, Game, Stage, discards
from coyote.rules.model.terms import Terms
from coyote.rules.play.call import caller_of
from coyote.rules.play.lives import closed_eyes

WATCHER: Final = None
"""The seat of somebody who only watches: none."""


class Common(NamedTuple):
    """What everybody sees: the part that all views of a game share."""

    terms: Terms
    stage: str
    round: int
    starter: int
    turn: int
    """The seat to move, or DEALER, or NOBODY."""
    number: int | None
    declarer: int | None
    direction: int
    coyotes: tuple[int, ...]
    inside: tuple[int, ...]
    out: tuple[int, ...]
    extra: tuple[Worn, ...]
    """Cards face up on the table."""
    faced: tuple[int, ...]
    """Seats whose worn card lies face up after a right guess."""
    withdrawn: tuple[int, ...]
    """Seats that sit out the rest of the round, safe."""
    turned: tuple[Card, ...]
    """Cards turned over by `?`."""
    discards: Counts
    """How many cards of each kind lie there, in the order of the deck's kinds."""
    pile: int
    """How many cards are left in the pile."""
    said: tuple[tuple[int, PlayerMove], ...]
    """What everybody did in this round, in order."""
    coins: tuple[str, ...]
    """Coins face up."""
    spent: tuple[int, ...]
    """Seats whose special token is face down."""
    more_used: bool
    doubled: bool
    """Whoever loses a call now takes two coyotes."""
    asker: int | None
    """Who said `again` and waits for the number to be changed."""
    eyes: tuple[int, ...]
    """How many open eyes each seat has; empty: lives are only counted."""
    closed: tuple[int, ...]
    """How many closed ones."""
    holder: int | None
    """Who has the Coyote card."""
    laid: bool
    """It was used in this round."""
    facedown: tuple[FaceDown, ...]
    """The cards face down in the middle."""
    caller: int | None
    """Who has called, while the others point and until the count is over."""
    pointed: tuple[int, ...]
    """Who has pointed since; at whom is a secret until all have."""


class Own(NamedTuple):
    """What one pair of eyes sees in addition. No field can hold the card on their own head."""

    worn: tuple[Worn, ...]
    """Front cards on heads that these eyes see."""
    more: tuple[Worn, ...]
    """Second cards on heads that these eyes see."""
    replaced: tuple[Worn, ...]
    """Cards behind others on heads that these eyes see; they do not count."""
    hidden: int
    """How many cards are worn and count, but are not seen by these eyes."""
    refilled: Counts | None
    """If the pile ran out in this round, what was shuffled into it, minus what these eyes saw drawn since (Q4)."""
    drawn_unseen: int
    """How many of the cards drawn since then these eyes did not see."""
    middle: tuple[Card | None, ...]
    """The cards face down in the middle that these eyes have looked at; None for the others."""
    options: Options
    """What this seat may do now."""


class View(NamedTuple):
    """A game as one seat sees it: the seat, then the fields of Common, then those of Own. A test compares them."""

    seat: int | None
    """The seat that looks; None for a watcher."""
    terms: Terms
    stage: str
    round: int
    starter: int
    turn: int
    number: int | None
    declarer: int | None
    direction: int
    coyotes: tuple[int, ...]
    inside: tuple[int, ...]
    out: tuple[int, ...]
    extra: tuple[Worn, ...]
    faced: tuple[int, ...]
    withdrawn: tuple[int, ...]
    turned: tuple[Card, ...]
    discards: Counts
    pile: int
    said: tuple[tuple[int, PlayerMove], ...]
    coins: tuple[str, ...]
    spent: tuple[int, ...]
    more_used: bool
    doubled: bool
    asker: int | None
    eyes: tuple[int, ...]
    closed: tuple[int, ...]
    holder: int | None
    laid: bool
    facedown: tuple[FaceDown, ...]
    caller: int | None
    pointed: tuple[int, ...]
    worn: tuple[Worn, ...]
    more: tuple[Worn, ...]
    replaced: tuple[Worn, ...]
    hidden: int
    refilled: Counts | None
    drawn_unseen: int
    middle: tuple[Card | None, ...]
    options: Options


def view(game: Game, seat: int | None) -> View:
    """The game as this seat, or a WATCHER, sees it."""
    return View(seat, *common(game), *own(game, seat))


def common(game: Game, since: Game | None = None) -> Common:
    """What everybody sees of the game; if it goes on from `since` in the same round, `said` has only the moves after that."""
    round = game.round
    powers = round.powers
    passing, eyes = powers.passing, round.eyes
    return Common(
        round.terms,
        round.stage,
        game.rounds,
        round.starter,
        game.turn,
        game.number,
        game.declarer,
        powers.direction,
        round.coyotes,
        round.inside,
        round.out,
        powers.extra,
        powers.faced,
        powers.withdrawn,
        round.turned,
        discards(round),
        sum(round.pile),
        said(game, since),
        powers.coins,
        powers.spent,
        powers.more_used,
        passing is not None and passing.doubled,
        None if passing is None else passing.asker,
        () if eyes is None else eyes.open,
        () if eyes is None else tuple([closed_eyes(round, other) for other in range(round.terms.seats)]),
        None if eyes is None else eyes.holder,
        powers.laid,
        tuple([FaceDown(laid.seen_by, laid.shut) for laid in powers.middle]),
        caller_of(game),
        tuple([point.seat for point in powers.points]),
    )


def own(game: Game, seat: int | None) -> Own:
    """What this seat, or a WATCHER, sees in addition."""
    round = game.round
    if seat is not None and not 0 <= seat < round.terms.seats:
        raise ValueError(f"nobody sits at {seat}")  # least of all the Dealer, who would see every head
    powers = round.powers
    able = able_to(game, seat)
    worn = sees_heads(round, seat)
    if powers is QUIET:
        return Own(worn, (), (), len(round.inside) - len(worn) if round.heads else 0, None, 0, (), able)
    more, middle = sees(round, powers.more, seat), sees_middle(round, seat)
    hidden = len(round.inside) - len(worn) + len(powers.more) - len(more) + middle.count(None) if round.heads else 0
    refilled, drawn_unseen = sees_refill(round, seat) if powers.refilled is not None else (None, 0)
    return Own(worn, more, sees(round, powers.replaced, seat), hidden, refilled, drawn_unseen, middle, able)


def able_to(game: Game, seat: int | None) -> Options:
    """What this seat may do now; a WATCHER, nothing."""
    return options(game, game.turn) if seat == game.turn else NOTHING


def said(game: Game, since: Game | None = None) -> tuple[tuple[int, PlayerMove], ...]:
    """The players' moves of this round. They hold nothing hidden, except at whom somebody points, which is left out."""
    moves: list[tuple[int, Any]] = []  # seats make no other moves
    while game is not since and game.round.heads and (before := game.before) is not None:
        if before.turn >= 0 and before.round.stage != Stage.POINT:
            moves.append((before.turn, game.move))
        game = before
    moves.reverse()
    return tuple(moves)


PUBLIC: Final = frozenset(
    (
        *(StarterNamed, Declared, Changed, Agreed, AskedAgain, Dodged, CoinTurned, ExtraLaid, Guessed, Withdrew),
        *HEARD_BY_ALL,
        *(Refilled, Called, Shown, TurnedOver, Counted, NobodyPaid, CoyotesTaken, WentOut, Reshuffled, NextStarts, Won),
    )
)
"""Events that everybody hears in full."""


def seen(event: Event, seat: int | None) -> Event:
    """The event as this seat, or a WATCHER, hears it."""
    if isinstance(seat, str):
        raise TypeError(f"an event knows seats by number only; `heard(game, {seat!r})` goes by name")
    if seat is not None and seat < 0:
        raise ValueError(f"nobody sits at {seat}")
    if type(event) in PUBLIC:
        return event
    if isinstance(event, Dealt):
        heads = tuple([card if seat is not None and wearer != seat else None for wearer, card in enumerate(event.heads)])
        return Dealt(event.round, event.starter, heads, (None,) * len(event.middle))
    if isinstance(event, Peeked | CardLaid):
        return type(event)(event.seat, event.card if event.seat == seat else None)
    if isinstance(event, Pointed):
        return Pointed(event.seat, event.target if event.seat == seat else None)
    if isinstance(event, Exchanged | MoreWorn):
        return type(event)(event.seat, event.card if seat is not None and event.seat != seat else None)
    raise TypeError(f"sight does not know {event!r}")
