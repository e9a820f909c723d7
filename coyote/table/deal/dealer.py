"""The fair dealer: deals from the top of the sealed pile, and proves each card once everybody may see it.

Law: all it remembers is a cache. Its moves follow from the epochs' keys and the game, so a server that was killed and started
again deals the same cards. It proves the cards that `sight` shows to everybody, and no others.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Final, NamedTuple

from coyote.rules.model.moves import DEALER, EXCHANGE, EXTRA, LAY, NOBODY, Begin, Deal, DealerMove, Draw, Move, Turn
from coyote.rules.model.state import Game, Round, Stage
from coyote.table.deal.fair import starter
from coyote.table.deal.pile import Moment, Pile, Top, moments
from coyote.table.deal.seals import Proof, Sealed, Shuffle

MOST_KEPT: Final = 2
"""How many shuffles each dealer keeps. More tables need more memory, but no table pushes out another's shuffles."""


class Dealer:
    """Chance at a table, with the keys of its epochs so far, by number."""

    def __init__(self, keys: Mapping[int, bytes]) -> None:
        self.keys = keys
        self._kept: dict[Pile, Shuffle] = {}

    def move(self, game: Game, top: Top | None = None) -> DealerMove:
        """What chance does now. Pass the top of the pile, if you know it, to save a walk through the whole game."""
        pile, position = newest(game) if top is None else top
        if game.stage == Stage.STARTER:
            return Begin(starter(self.keys[pile.epoch], game.terms.seats))
        order = self.shuffle(pile).order
        if game.stage == Stage.DEAL:
            return Deal(order[position : position + len(game.round.inside) + game.terms.edition.middle])
        return Draw(order[position]) if game.stage == Stage.DRAW else Turn(order[position])

    def sealed(self, game: Game, top: Top | None = None) -> Sealed:
        """What everybody is told of the current pile before its first card is dealt."""
        return self.shuffle((newest(game) if top is None else top).pile).sealed

    def proofs(self, game: Game) -> tuple[Proof, ...]:
        """Proofs of the cards that the last move showed to everybody; they belong to the epoch of that move."""
        return self.proven(shown(game))

    def proofs_since(self, dealt: Moment, game: Game) -> tuple[Proof, ...]:
        """Proofs of all cards that everybody may see of the round that was dealt after that moment."""
        return self.proven([top for tops in openings(stirring(moments(game, dealt))) for top in tops])

    def proven(self, tops: list[Top]) -> tuple[Proof, ...]:
        shuffles = {pile: self.shuffle(pile) for pile in {top.pile for top in tops}}
        return tuple(shuffles[top.pile].proof(top.position) for top in tops)

    def shuffle(self, pile: Pile) -> Shuffle:
        """The secret order of this pile. A round takes its cards, and later their proofs, from one or two of them."""
        kept = self._kept.get(pile)
        if kept is None:
            if len(self._kept) == MOST_KEPT:
                del self._kept[next(iter(self._kept))]
            kept = self._kept[pile] = Shuffle(self.keys[pile.epoch], pile.shuffle, pile.cards)
        return kept


def newest(game: Game) -> Top:
    """The top of the current pile."""
    *_, (_, top) = moments(game)
    return top


class Lying(NamedTuple):
    """A card of the current round: where it came from, and where it is now."""

    top: Top
    seat: int
    """The seat that wears it; DEALER if it lies on the table, NOBODY if it lies there face down."""
    front: bool
    """Whether it is worn in front, where a right guess turns it over, and not behind or beside another."""


def shown(game: Game) -> list[Top]:
    """The cards that the last move made visible to everybody: where each of them came from."""
    *_, new = [list[Top](), *openings(moments(game))]
    return new


def stirring(line: Iterator[Moment]) -> Iterator[Moment]:
    """The moments in which a card moved; when somebody says a number, none does."""
    round: Round | None = None
    for moment in line:
        if moment.game.round is not round:
            round = moment.game.round
            yield moment


def openings(line: Iterator[Moment]) -> Iterator[list[Top]]:
    """For each move, the cards that it made visible to everybody: where each of them came from."""
    lying, known = list[Lying](), set[Top]()
    for (before, top), (past, _) in pairwise(line):
        if past.round is before.round:  # somebody said a number: no card has moved
            yield []
            continue
        lying = laid(lying, before, top, past.move)
        new = [card.top for card in lying if card.top not in known and lies_open(card, past)]
        known.update(new)
        yield new


def laid(lying: list[Lying], before: Game, top: Top, move: Move | None) -> list[Lying]:
    """The cards of the round after this move."""
    if isinstance(move, Deal):
        places = (*before.round.inside, *(NOBODY,) * before.terms.edition.middle)
        return [Lying(top.down(place), seat, seat != NOBODY) for place, seat in enumerate(places)]
    if isinstance(move, Turn):
        return [*lying, Lying(top, DEALER, False)]
    drawing = before.round.powers.drawing
    if drawing is None:
        return lying
    if drawing.power == EXCHANGE:
        lying = [card._replace(front=card.front and card.seat != drawing.seat) for card in lying]
    seat = {EXTRA: DEALER, LAY: NOBODY}.get(drawing.power, drawing.seat)
    return [*lying, Lying(top, seat, drawing.power == EXCHANGE)]


def lies_open(card: Lying, game: Game) -> bool:
    """Whether the card is on the table, guessed, or shown with all the others at the end of the round.

    These are the cards that `sight` lets everybody see.
    """
    if card.seat == DEALER or game.stage == Stage.TURN or not game.round.heads:
        return True
    return card.front and card.seat in game.round.powers.faced
