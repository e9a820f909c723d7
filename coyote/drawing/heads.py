"""Who wears and shows what, seat by seat: what text and picture have in common.

Law: built from a view alone. A card that these eyes do not see is None; where it is follows from what everybody heard.
"""

from __future__ import annotations

from typing import NamedTuple

from coyote.rules.model.cards import Card
from coyote.rules.model.moves import MORE, Declare, PlayerMove
from coyote.rules.sight import View


class Head(NamedTuple):
    """One seat as these eyes see it."""

    name: str
    inside: bool
    cards: tuple[Card | None, ...]
    """Worn and counting, the one in front first."""
    behind: tuple[Card, ...]
    """Worn behind another after an exchange; they do not count. One's own is not among them."""
    laid: tuple[Card, ...]
    """Lying face up before this seat."""
    faced: bool
    """The card in front lies face up after a right guess."""
    coyotes: int
    said: PlayerMove | None
    """What this seat did last in this round."""


def heads(view: View) -> tuple[Head, ...]:
    """Every seat, in the order of the seats."""
    front, said = dict(view.worn), dict(view.said)
    dealt = bool(view.worn or view.hidden)
    unseen = [seat for seat in view.inside if dealt and seat not in front]
    second_unseen = aim_of_more(view) if view.hidden - view.middle.count(None) > len(unseen) else None
    found = []
    for seat, name in enumerate(view.terms.names):
        cards: list[Card | None] = [front.get(seat)] if dealt and seat in view.inside else []
        cards += [card for wearer, card in view.more if wearer == seat]
        cards += [None] if seat == second_unseen else []
        found.append(
            Head(
                name=name,
                inside=seat in view.inside,
                cards=tuple(cards),
                behind=tuple(card for wearer, card in view.replaced if wearer == seat),
                laid=tuple(card for wearer, card in view.extra if wearer == seat),
                faced=seat in view.faced,
                coyotes=view.coyotes[seat],
                said=said.get(seat),
            )
        )
    return tuple(found)


def aim_of_more(view: View) -> int | None:
    """Who was given a second card in this round, as everybody heard."""
    return next((move.target for _, move in view.said if isinstance(move, Declare) and move.special == MORE), None)
