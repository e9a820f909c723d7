"""An episode: a game, or one round of it, whose Dealer draws from a seed, played by ids.

Law: it ends by the rules alone, or undecided after a number of rounds. What it pays adds up to nothing: in a game the winner
gets 1 from the others together; in a round the others share what the loser loses, 1 for each coyote.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from coyote.dealing import deal
from coyote.editions import EDITIONS
from coyote.envs.actions import Arm
from coyote.envs.codec import Codec, codec_of
from coyote.errors import BadArgument
from coyote.rules.game import opened, play
from coyote.rules.model.moves import DEALER, NOBODY, PlayerMove
from coyote.rules.model.state import Game, Stage
from coyote.rules.model.terms import Terms, agree_on
from coyote.rules.refusals import Refused
from coyote.rules.sight import View, view
from coyote.speech import speaker

GAME, ROUND = "game", "round"
EPISODES: Final = (GAME, ROUND)
EDITION: Final = "kidult_2003"
"""What is played if nothing is said: the box whose deck is printed, with numbers from 1 up."""
PATIENCE: Final = 10
"""An undecided game ends after this many times the rounds that put everybody out: some powers make rounds that nobody pays."""


def terms_of(edition: str, seats: int, options: dict[str, Any]) -> Terms:
    """What such a table agrees on; raises BadArgument with a sentence."""
    if edition not in EDITIONS:
        raise BadArgument(f"there is no edition {edition!r}: expected one of {', '.join(EDITIONS)}")
    if seats.__class__ is not int:
        raise BadArgument(f"{seats!r} is no number of seats: expected 2 to 12")
    try:
        return agree_on(EDITIONS[edition], [f"player_{seat}" for seat in range(seats)], options)
    except Refused as refused:
        raise BadArgument(speaker("en").refusal(refused.code, dict(refused.refusal.values))) from None


class Rulebook:
    """What episodes of one kind share: the terms, the codec, when it is over and what it pays."""

    def __init__(self, terms: Terms, episode: str = GAME, rounds: int | None = None) -> None:
        if episode not in EPISODES:
            raise BadArgument(f"an episode cannot be {episode!r}: expected {' or '.join(EPISODES)}")
        if rounds is not None and (rounds.__class__ is not int or rounds < 1):
            raise BadArgument(f"an episode cannot have {rounds!r} rounds: expected a whole number from 1 up")
        self.terms, self.episode, self.rounds = terms, episode, rounds
        self.codec: Codec = codec_of(terms)
        self.most = 1 if episode == ROUND else rounds or PATIENCE * terms.seats * terms.out_at
        self.by_round = episode == ROUND

    def __reduce__(self) -> tuple[Any, ...]:
        return Rulebook, (self.terms, self.episode, self.rounds)

    def over(self, game: Game) -> bool:
        """Whether somebody has won, or there will be no further round."""
        return game.turn == NOBODY or game.round.finished >= self.most

    def undecided(self, game: Game) -> bool:
        """Whether it is over, but not by the rules."""
        return game.turn != NOBODY and game.round.finished >= self.most and not self.by_round

    def pays(self, game: Game) -> list[float]:
        """What each seat gets for an episode that ended like this."""
        seats = self.terms.seats
        if self.by_round:
            lost = list(game.coyotes)
            total = sum(lost)
            return [(total - own) / (seats - 1) - own for own in lost]
        if game.winner is None:
            return [0.0] * seats
        return [1.0 if seat == game.winner else -1 / (seats - 1) for seat in range(seats)]


class Episode:
    """One episode under way."""

    def __init__(self, book: Rulebook) -> None:
        self.book = book
        self.rng = Random()
        self.armed: Arm | None = None
        self.game: Game = opened(book.terms)
        self._seen: View | None = None

    def begin(self, seed: int | None) -> None:
        """Deal the first round. Without a seed the generator goes on as it is."""
        if seed is not None:
            self.rng = Random(seed)
        self.armed = None
        self._at(opened(self.book.terms))

    @property
    def over(self) -> bool:
        return self.book.over(self.game)

    def sees(self, seat: int) -> View:
        """What a seat sees; that of the seat to move is kept, because it is looked at twice."""
        if seat != self.game.turn:
            return view(self.game, seat)
        if self._seen is None:
            self._seen = view(self.game, seat)
        return self._seen

    def observed(self, seat: int) -> dict[str, Any]:
        """The array and the mask of a seat."""
        sees, armed = self.sees(seat), self.armed if seat == self.game.turn else None
        codec = self.book.codec
        return {"observation": codec.array(sees, armed), "action_mask": codec.mask(sees, armed)}

    def act(self, action: Any) -> None:
        """The seat to move uses an id; raises BadArgument if it may not."""
        turn = self.game.turn
        move = self.book.codec.move(action, self.sees(turn).options, turn, self.armed)
        if isinstance(move, Arm):
            self.armed = move
        else:
            self.play(move)

    def play(self, move: PlayerMove) -> None:
        """The seat to move makes a move; then the Dealer does what is owed."""
        self.armed = None
        self._at(play(self.game, self.game.turn, move))

    def _at(self, game: Game) -> None:
        most = self.book.most
        while game.turn == DEALER and not (game.stage == Stage.DEAL and game.round.finished >= most):
            game = deal(game, self.rng)
        self.game, self._seen = game, None
