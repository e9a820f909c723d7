"""Moves judged: what the seat that moved could know of the total, and what the total was.

Law: only moves of finished rounds are judged, whose cards lie open to all. What a seat could know comes from its own view at
that moment, through the exact odds; what the total was, from the cards as they lay then. What nobody can tell is None, and so
is everything once the review of a game has taken as many steps as it may.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, cast

from coyote.odds import Odds, OutOfReach
from coyote.rules.game import options
from coyote.rules.model.cards import MYSTERY, Card
from coyote.rules.model.moves import MORE, Call, Deal, Declare, Draw, PlayerMove, Turn
from coyote.rules.model.state import Game, Round, Stage, counting_cards, discards
from coyote.rules.play.count import total, unanswered
from coyote.table.review.chances import Reckoner, fails, holds
from coyote.table.told.frame_parts import before_it

JUDGED: Final = 10
"""How many steps it takes to judge a move, besides its odds."""


class Placed(NamedTuple):
    """A game and its place: after how many moves it is."""

    place: int
    game: Game


class Judged(NamedTuple):
    """A player's move, judged."""

    place: int
    """The place just after the move; the events of that moment tell it."""
    game: Game
    number: int | None
    """The number in question: the one declared, or the one that stood."""
    chance: float | None
    """That a declared number holds, or that a call is right, as its seat could know; None for other moves."""
    total: int | None
    """What a count at that moment would have come to, or came to."""
    missed: float | None
    """Of a number that was too high: the chance that a call on it was right, as the next player could know."""
    stands: Game
    """The game that the next player has to answer: just after the move, or after the card that came with it."""

    @property
    def seat(self) -> int:
        return self.game.seat

    @property
    def move(self) -> PlayerMove:
        return cast(PlayerMove, self.game.move)

    @property
    def too_high(self) -> bool:
        """A number was in question, and the total did not reach it (R4)."""
        return self.number is not None and self.total is not None and self.total < self.number


def finished_rounds(game: Game, moves_before: int = 0) -> list[list[Placed]]:
    """The rounds that are over, each from its deal to its end; so many moves were made before those that the game knows."""
    rounds, round = list[list[Placed]](), list[Placed]()
    for place, past in enumerate(reversed(list(game.line())), moves_before):
        if isinstance(past.move, Deal) or round:
            round.append(Placed(place, past))
        if round and not past.round.heads:
            rounds.append(round)
            round = []
    return rounds


def judge(round: Sequence[Placed], reckoner: Reckoner) -> list[Judged]:
    """The players' moves of a finished round."""
    coming = Coming(round)
    return [judge_move(round, index, coming, reckoner) for index, (_, game) in enumerate(round) if game.seat >= 0]


def judge_move(round: Sequence[Placed], index: int, coming: Coming, reckoner: Reckoner) -> Judged:
    """A player's move; one that would take the review of its game too far is not judged."""
    place, game = round[index]
    try:
        reckoner.steps.take(JUDGED)
        if isinstance(game.move, Call):
            return judged_call(round, index, coming, reckoner)
        if isinstance(game.move, Declare):
            return judged_number(round, index, game.move.number, coming, reckoner)
    except OutOfReach:
        pass
    number = game.move.number if isinstance(game.move, Declare) else before_it(game).number
    return Judged(place, game, number, None, None, None, game)


def judged_call(round: Sequence[Placed], index: int, coming: Coming, reckoner: Reckoner) -> Judged:
    place, game = round[index]
    before = before_it(game)
    chance = fails(known(game, reckoner), before.number)
    return Judged(place, game, before.number, chance, total_then(before.round, coming.since(index)), None, game)


def judged_number(round: Sequence[Placed], index: int, number: int, coming: Coming, reckoner: Reckoner) -> Judged:
    place, game = round[index]
    if game.stage == Stage.DRAW:
        index += 1
    stands = round[index].game
    chance = holds(known(game, reckoner), number)
    total = total_then(stands.round, coming.since(index + 1))
    missed = None
    if total is not None and total < number and options(stands, stands.turn).call:
        missed = fails(reckoner.chances(reckoner.seen(stands, stands.turn)), number)
    return Judged(place, game, number, chance, total, missed, stands)


def known(game: Game, reckoner: Reckoner) -> Odds | None:
    """What the seat that made the last move could know of the total; None if that takes too many steps. Raises
    OutOfReach once the whole review has taken too many."""
    seat = game.seat
    if isinstance(game.move, Declare) and game.move.special == MORE:  # R10: a card from the pile comes with this number
        left = reckoner.seen(game, seat)
        return reckoner.chances(left._replace(hidden=left.hidden + 1, pile=left.pile - 1))
    return reckoner.chances(reckoner.seen(before_it(game), seat))


class Coming:
    """The cards that came from the pile in a round, in the order in which they lay in it."""

    def __init__(self, round: Sequence[Placed]) -> None:
        self.drawn = [(index, game.move.card) for index, (_, game) in enumerate(round) if isinstance(game.move, Draw | Turn)]

    def since(self, index: int) -> list[Card]:
        """Those that came with this move of the round or later."""
        return [card for place, card in self.drawn if place >= index]


def total_then(round: Round, coming: Sequence[Card]) -> int | None:
    """What a count would have come to; None if a `?` would have turned over a card that never came."""
    terms, cards, turned = round.terms, counting_cards(round), list[Card]()
    refill = 0 if terms.rulings.empty_pile == "nothing" else sum(discards(round))  # Q4
    left, asking = sum(round.pile) + refill, unanswered(cards, turned, terms.rulings)
    while len(turned) < left and len(turned) < asking:
        if len(turned) == len(coming):
            return None
        turned.append(coming[len(turned)])
        asking += terms.rulings.mystery_chain and turned[-1] == MYSTERY  # Q3
    return total(cards, tuple(turned), terms.order, terms.rulings)
