"""Moves judged: what the seat that moved could know of the total, and what the total was.

Law: only moves of finished rounds are judged, whose cards lie open to all. What a seat could know comes from its own view at
that moment, through the exact odds; what the total was, from the cards as they lay then. What nobody can tell is None.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

from coyote.odds import Odds, unknown
from coyote.rules.model.cards import Card
from coyote.rules.model.moves import MORE, Call, Deal, Declare, Draw, PlayerMove, Turn
from coyote.rules.model.state import Game, Round, Stage, counting_cards, discards
from coyote.rules.play.count import total, unanswered
from coyote.rules.sight import view
from coyote.table.frame_parts import before_it
from coyote.table.review.chances import chances, fails, holds


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


def finished_rounds(game: Game) -> list[list[Placed]]:
    """The rounds that are over, each from its deal to its end."""
    rounds, round = list[list[Placed]](), list[Placed]()
    for place, past in enumerate(reversed(list(game.line()))):
        if isinstance(past.move, Deal) or round:
            round.append(Placed(place, past))
        if round and not past.round.heads:
            rounds.append(round)
            round = []
    return rounds


def judge(round: Sequence[Placed]) -> list[Judged]:
    """The players' moves of a finished round."""
    return [judge_move(round, index) for index, (_, game) in enumerate(round) if game.seat >= 0]


def judge_move(round: Sequence[Placed], index: int) -> Judged:
    place, game = round[index]
    before, stands = before_it(game), game
    if isinstance(game.move, Call):
        number = before.number
        return Judged(place, game, number, fails(known(game), number), total_then(before.round, coming(round[index:])), game)
    if not isinstance(game.move, Declare):
        return Judged(place, game, before.number, None, None, game)
    if game.stage == Stage.DRAW:
        index += 1
        stands = round[index].game
    number = game.move.number
    return Judged(place, game, number, holds(known(game), number), total_then(stands.round, coming(round[index + 1 :])), stands)


def known(game: Game) -> Odds | None:
    """What the seat that made the last move could know of the total; None if that is out of reach."""
    seat = game.seat
    if isinstance(game.move, Declare) and game.move.special == MORE:  # R10: a card from the pile comes with this number
        left = unknown(view(game, seat))
        return chances(left._replace(hidden=left.hidden + 1, pile=left.pile - 1))
    return chances(unknown(view(before_it(game), seat)))


def coming(games: Sequence[Placed]) -> list[Card]:
    """The cards that came from the pile in these moves, in the order in which they lay in it."""
    return [game.move.card for _, game in games if isinstance(game.move, Draw | Turn)]


def total_then(round: Round, coming: Sequence[Card]) -> int | None:
    """What a count would have come to; None if a `?` would have turned over a card that never came."""
    terms, cards, turned = round.terms, counting_cards(round), list[Card]()
    refill = 0 if terms.rulings.empty_pile == "nothing" else sum(discards(round))  # Q4
    left = sum(round.pile) + refill
    while len(turned) < left and unanswered(cards, turned, terms.rulings) > 0:
        if len(turned) == len(coming):
            return None
        turned.append(coming[len(turned)])
    return total(cards, tuple(turned), terms.order, terms.rulings)
