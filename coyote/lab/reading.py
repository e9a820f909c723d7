"""Reading a mind: what its moves say about a listener's card, to one who knows how often it makes each move.

Law: exact Bayes. For each card that the listener may wear, the round is played again with that card, and every move of the
others is weighted by how often they would have made it there. A listener uses what their view shows and what everybody could
know of the mind: its code and its probabilities, not its dice.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log2
from typing import Final

from coyote.bots.mind import Chances, Mind
from coyote.errors import EnglishRefusal
from coyote.odds import unknown
from coyote.rules.game import play
from coyote.rules.model.cards import Card
from coyote.rules.model.moves import DEALER, Deal, PlayerMove
from coyote.rules.model.state import Fresh, Game, Round, Stage
from coyote.rules.sight import View, view

Weights = dict[Card, float]
NEGLIGIBLE: Final = 0.001
"""A card that is less likely than this is dropped."""


class NotReadable(EnglishRefusal):
    """A mind that does not say how often it makes each move; or a table with powers, where more than a card may be hidden."""

    code = "not-readable"


def chances(mind: Mind, views: Sequence[View]) -> list[Chances]:
    """How often the mind makes each move, in each of these views."""
    if mind.in_each is not None:
        return mind.in_each(views)
    if mind.consider is None:
        raise NotReadable(f"{mind.name} does not say how often it makes each move: expected a mind that does")
    return [mind.consider(view) for view in views]


class Reading:
    """What one listener makes of one round, as it goes on."""

    def __init__(self, mind: Mind, sees: View) -> None:
        if sees.terms.has_powers or sees.seat is None:
            raise NotReadable("a listener sits at a table without coins, specials and eyes, and has a seat there")
        self.mind, self.seat = mind, sees.seat
        self.heard = 0
        self.worlds = {card: dealt(sees, card) for card, _ in unknown(sees).unseen}
        """For each card that the listener may wear, the game as it would stand."""
        self.weights: Weights = normal({card: float(count) for card, count in unknown(sees).unseen})

    def listen(self, sees: View) -> None:
        """Hear everything that was said since."""
        for seat, move in sees.said[self.heard :]:
            self.hear(seat, move)

    def hear(self, seat: int, move: PlayerMove) -> None:
        if seat != self.seat:
            theirs = chances(self.mind, [view(game, seat) for game in self.worlds.values()])
            told = {card: self.weights[card] * often.get(move, 0.0) for card, often in zip(self.worlds, theirs, strict=True)}
            if sum(told.values()) > 0:
                self.weights = {card: weight for card, weight in normal(told).items() if weight > NEGLIGIBLE}
        self.worlds = {card: play(self.worlds[card], seat, move) for card in self.weights}
        self.heard += 1

    def skip(self, sees: View) -> None:
        """Follow what was said, without making anything of it."""
        for seat, move in sees.said[self.heard :]:
            self.worlds = {card: play(game, seat, move) for card, game in self.worlds.items()}
            self.heard += 1

    @property
    def bits(self) -> float:
        """How much is still open about the listener's card."""
        return -sum(weight * log2(weight) for weight in self.weights.values() if weight > 0)


def normal(weights: Weights) -> Weights:
    """The same weights, adding up to 1."""
    whole = sum(weights.values())
    return {card: weight / whole for card, weight in weights.items()}


def dealt(sees: View, own: Card) -> Game:
    """The beginning of this round, if the seat that looks wears this card. Cards in the pile lie in no order."""
    terms = sees.terms
    pile = tuple(whole - gone for whole, gone in zip(terms.deck.counts, sees.discards, strict=True))
    before = Round(terms, Stage.DEAL, sees.coyotes, sees.inside, sees.out, sees.round - 1, sees.starter, Fresh.NOT, pile)
    worn = dict(sees.worn) | {sees.seat: own}
    return play(Game(None, None, before, DEALER, None, None), DEALER, Deal(tuple(worn[seat] for seat in sees.inside)))
