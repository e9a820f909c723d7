"""The plain move: what a seat does when its mind has not decided in time.

Law: it is legal, costs next to nothing, and depends only on what everybody knows, so it gives no card away.
"""

from __future__ import annotations

from coyote.bots.look.public import FIRST
from coyote.bots.mind import say
from coyote.rules.model.cards import VALUE
from coyote.rules.model.moves import Call, GiveUp, PlayerMove, Point
from coyote.rules.sight import View


def plain(view: View) -> PlayerMove:
    """One more than the number that stands; Coyote! once that is more than average cards on all heads would make."""
    if view.options.give_up or view.options.points:
        return GiveUp(open=False) if view.options.give_up else Point(view.options.points[0])
    if view.number is None:
        return next(iter(say(view, FIRST)))
    deck = view.terms.deck
    whole = sum(count * (VALUE.get(kind) or 0) for kind, count in zip(deck.kinds, deck.counts, strict=True))
    if view.options.call and view.number * sum(deck.counts) > whole * len(view.inside):
        return Call()
    return next(iter(say(view, view.number + 1)))
