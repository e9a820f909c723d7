"""A state of OpenSpiel: where a game stands, for algorithms that copy it a million times.

Law: chance is explicit and deals one card at a time; nobody sees a card before the deal is complete. What a state holds never
changes, so copies share it. A state knows every card: agents get observations, never a state.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from coyote.envs.actions import Arm
from coyote.envs.episode import Rulebook
from coyote.rules.game import options, play
from coyote.rules.model.cards import Card
from coyote.rules.model.moves import DEALER, Begin, Deal, DealerMove, Draw, Turn
from coyote.rules.model.state import Game, Stage
from coyote.rules.record.writer import lines
from coyote.rules.sight import View, view


class Position:
    """All that a state holds. It never changes, so a copy of it is itself: algorithms copy states by the million."""

    __slots__ = ("armed", "book", "dealt", "game")

    def __init__(self, book: Rulebook, game: Game, armed: Arm | None = None, dealt: tuple[Card, ...] = ()) -> None:
        self.book = book
        self.game = game
        self.armed = armed
        self.dealt = dealt
        """The cards of a deal that is not complete."""

    def __deepcopy__(self, memo: object) -> Position:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Position, (self.book, self.game, self.armed, self.dealt)


class CoyoteState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """Made by the game."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.at: Position = game.first

    @property
    def book(self) -> Rulebook:
        return self.at.book

    def sees(self, seat: int) -> View:
        return view(self.at.game, seat)

    def armed_by(self, seat: int) -> Arm | None:
        """What this seat has armed; nobody else knows."""
        return self.at.armed if seat == self.at.game.turn else None

    def current_player(self) -> int:
        if self.book.over(self.at.game):
            return int(pyspiel.PlayerId.TERMINAL)
        turn = self.at.game.turn
        return int(pyspiel.PlayerId.CHANCE) if turn == DEALER else turn

    def is_terminal(self) -> bool:
        return self.book.over(self.at.game)

    def _legal_actions(self, player: int) -> list[int]:
        mask = self.book.codec.actions.mask(options(self.at.game, player), player, self.armed_by(player))
        return np.flatnonzero(mask).tolist()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """A seat where the first starter is drawn, else a kind of card by its place in the deck."""
        game, deck = self.at.game, self.book.terms.deck
        if game.stage == Stage.STARTER:
            return [(seat, 1 / self.book.terms.seats) for seat in range(self.book.terms.seats)]
        pile = dict(game.pile)
        for card in self.at.dealt:
            pile[card] -= 1
        cards = sum(pile.values())
        return sorted((deck.index[card], count / cards) for card, count in pile.items() if count)

    def _apply_action(self, action: int) -> None:
        at, game = self.at, self.at.game
        if game.turn != DEALER:
            move = at.book.codec.move(action, options(game, game.turn), game.turn, at.armed)
            self.at = Position(at.book, game, move) if isinstance(move, Arm) else Position(at.book, play(game, game.turn, move))
        elif game.stage == Stage.DEAL and len(at.dealt) + 1 < len(game.round.inside) + game.terms.edition.middle:
            self.at = Position(at.book, game, None, (*at.dealt, at.book.terms.deck.kinds[action]))
        else:
            self.at = Position(at.book, play(game, DEALER, self.drawn(action)))

    def drawn(self, action: int) -> DealerMove:
        """The Dealer's move that this outcome completes."""
        stage = self.at.game.stage
        if stage == Stage.STARTER:
            return Begin(action)
        card = self.book.terms.deck.kinds[action]
        if stage == Stage.DEAL:
            return Deal((*self.at.dealt, card))
        return Draw(card) if stage == Stage.DRAW else Turn(card)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.book.codec.actions.word(action)
        if self.at.game.stage == Stage.STARTER:
            return f"starter {self.book.terms.names[action]}"
        return f"card {self.book.terms.deck.kinds[action]}"

    def returns(self) -> list[float]:
        return self.book.pays(self.at.game) if self.is_terminal() else [0.0] * self.book.terms.seats

    def __str__(self) -> str:
        """The game in the words of the record, with what is still under way."""
        said = [line for past in reversed(list(self.at.game.line())) for line in lines(past) if line]
        waits = [self.at.game.stage, *self.at.dealt, *([] if self.at.armed is None else map(str, self.at.armed))]
        return "\n".join([*said, f"# {' '.join(waits)}"])
