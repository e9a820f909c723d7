"""The judge: every game of a herd is played a second time by the rules, move by move, with the cards that the herd drew.

Law: every action must be legal in both worlds, and what a round came to must be the same: the total, who paid, who is out, who
won. After an action everything that the herd knows of a game must be what the rules say: whose turn it is and what they may do,
the number, coyotes, who starts, the cards wherever they lie. That is compared when a round begins, and after every n-th
action in between, where n is 1 unless that would take too long.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from coyote import DEALER, NOBODY, Begin, Counted, CoyotesTaken, Deal, Draw, Game, IllegalMove, Turn, events, play
from coyote.fast.action import move
from coyote.fast.herd import Herd
from coyote.rules.game import opened
from coyote.rules.model.state import Stage
from prove.fast.standing import differing, in_herd, in_rules

OUTCOME = "loser", "taken", "total", "winner", "over", "closed"


class Judge:
    """A herd, and the same games as the rules know them."""

    def __init__(self, herd: Herd, every: int = 1) -> None:
        self.herd, self.drawn, self.every = herd, herd._games, every
        self.finished = self.rounds = self.moves = self.steps = 0
        """What was judged so far: games, rounds and actions."""
        self.wrong: list[str] = []
        self.games = [self.begun(place) for place in range(herd.games)]
        self.compare(np.arange(herd.games))

    def step(self, actions: npt.NDArray[np.int32]) -> None:
        """The same actions in both worlds."""
        armed = self.drawn["armed"].tolist()
        self.herd.step(actions)
        outcomes = list(zip(*(self.herd._told[name].tolist() for name in OUTCOME), strict=True))
        for place, action in enumerate(actions.tolist()):
            try:
                self.games[place] = self.played(place, action, armed[place], outcomes[place])
            except IllegalMove as illegal:
                self.found(place, f"the rules refuse action {action}: {illegal}")
        self.moves += len(outcomes)
        self.steps += 1
        due = (self.steps + np.arange(len(outcomes))) % self.every == 0
        self.compare(np.flatnonzero(due | self.herd.closed))

    def compare(self, places: npt.NDArray[np.int64]) -> None:
        """Compare how these games stand."""
        armed = self.drawn["armed"][places].tolist()
        for place, held, here in zip(places.tolist(), armed, in_herd(self.herd, places), strict=True):
            there = in_rules(self.games[place], held)
            if here != there:
                for what in differing(self.herd.terms, here, there):
                    self.found(place, what)

    def found(self, place: int, what: str) -> None:
        terms = self.herd.terms
        self.wrong.append(f"{what} (game {place}, {terms.edition.id}, {terms.seats} seats, {terms.options})")

    def begun(self, place: int) -> Game:
        """A new game, with the starter and the cards of this row."""
        return self.dealt(place, play(opened(self.herd.terms), DEALER, Begin(int(self.drawn["starter"][place]))))

    def dealt(self, place: int, game: Game) -> Game:
        heads, middle = self.drawn["heads"][place], self.drawn["middle"][place, : game.terms.edition.middle]
        return play(game, DEALER, Deal(tuple(map(self.kind, [*heads[list(game.round.inside)], *middle]))))

    def played(self, place: int, action: int, armed: int, outcome: tuple[Any, ...]) -> Game:
        """The game after this action, and after what the Dealer had to do."""
        game = self.games[place]
        made = move(game.terms, game.turn, action, armed)
        if made is None:
            return game
        game = play(game, game.turn, made)
        turns = 0
        while game.turn == DEALER and game.stage != Stage.DEAL:
            if game.stage == Stage.TURN:
                game = play(game, DEALER, Turn(self.kind(self.drawn["turned"][place, turns])))
                turns += 1
            else:
                game = play(game, DEALER, self.draw(place, game))
        if game.round.finished > self.games[place].round.finished:
            self.closed(place, game, outcome)
        elif outcome[-1]:
            self.found(place, "the herd closed a round that goes on in the rules")
        if game.turn == NOBODY:
            return self.begun(place)
        return self.dealt(place, game) if game.turn == DEALER else game

    def kind(self, card: int) -> Any:
        return self.herd.terms.deck.kinds[card]

    def draw(self, place: int, game: Game) -> Draw:
        """The card that the herd drew for a coin or a special."""
        drawing, drawn = game.round.powers.drawing, self.drawn
        assert drawing is not None
        if drawing.power == "extra":
            return Draw(self.kind(drawn["extra"][place, drawn["extras"][place] - 1]))
        if drawing.power == "lay":
            return Draw(self.kind(drawn["laid_card"][place]))
        return Draw(self.kind(drawn["more_card"][place] if drawing.power == "more" else drawn["heads"][place, drawing.seat]))

    def closed(self, place: int, game: Game, outcome: tuple[Any, ...]) -> None:
        """Compare what a round came to."""
        self.rounds += 1
        self.finished += game.turn == NOBODY
        told = dict(zip(OUTCOME, outcome, strict=True))
        expected = told | {"loser": -1, "taken": 0, "closed": True, "over": game.turn == NOBODY}
        expected["winner"] = -1 if game.winner is None else game.winner
        for event in events(game):
            if isinstance(event, Counted):
                expected["total"] = event.count.total
            elif isinstance(event, CoyotesTaken):
                expected |= {"loser": event.seat, "taken": event.coyotes}
        if told != expected:
            self.found(place, f"the round: {told} in the herd, {expected} in the rules")
