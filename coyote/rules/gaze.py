"""Gaze: which cards of a round a pair of eyes sees, place by place. `sight` makes views from it.

Law: what is asked is where a card lies and who has looked at it, and nothing else. None stands for a watcher, who has no seat.
"""

from __future__ import annotations

from coyote.rules.model.cards import Card
from coyote.rules.model.deck import Counts
from coyote.rules.model.events import Worn
from coyote.rules.model.moves import DEALER
from coyote.rules.model.state import Round, Stage


def sees_heads(round: Round, seat: int | None) -> tuple[Worn, ...]:
    """The cards worn in front that these eyes see."""
    if round.stage == Stage.TURN:
        return tuple([Worn(wearer, card) for wearer, card in enumerate(round.heads) if card is not None])
    faced = round.powers.faced
    if seat is None:
        return tuple([Worn(wearer, card) for wearer, card in enumerate(round.heads) if card is not None and wearer in faced])
    heads = enumerate(round.heads)
    return tuple([Worn(wearer, card) for wearer, card in heads if card is not None and (wearer != seat or wearer in faced)])


def sees(round: Round, cards: tuple[Worn, ...], seat: int | None) -> tuple[Worn, ...]:
    """Of these cards, which are on heads but not in front, those that these eyes see."""
    if not cards or round.stage == Stage.TURN:
        return cards
    return () if seat is None else tuple([worn for worn in cards if worn.seat != seat])


def sees_middle(round: Round, seat: int | None) -> tuple[Card | None, ...]:
    """The cards in the middle, as far as these eyes have looked at them."""
    shown = round.stage == Stage.TURN
    return tuple([laid.card if shown or seat in laid.seen_by else None for laid in round.powers.middle])


def sees_refill(round: Round, seat: int | None) -> tuple[Counts, int]:
    """What these eyes know of a pile that was refilled in mid-round. Everybody had seen the discards that went into it."""
    powers = round.powers
    assert powers.refilled is not None
    latest = {wearer: place for place, (wearer, _) in enumerate(powers.since)}
    drawn = [
        card
        for place, (wearer, card) in enumerate(powers.since)
        if wearer == DEALER  # for the table
        or round.stage == Stage.TURN
        or (seat is not None and wearer != seat)
        or (wearer in powers.faced and place == latest[wearer])  # the front card, guessed since
    ]
    left = round.terms.deck.take(powers.refilled, (*drawn, *round.turned))
    assert isinstance(left, tuple)
    return left, len(powers.since) - len(drawn)
