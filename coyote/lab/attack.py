"""The attack: how much can somebody win who knows how everybody else at the table plays?

Law: a rollout best response. The attacker sits with copies of one mind, reads its own card from their probabilities (exact
Bayes, see `reading`), and tries every promising move in a few worlds drawn from that belief: copies of the mind play each to
the end of the round. It does what was worth most on average, as a change of its chance to win the game. What it wins above a
fair share is a lower bound on what can be won: more rollouts, or a longer look, might find more.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from coyote.bots.look.stakes import MOST, hopes
from coyote.bots.mind import Chances, Mind
from coyote.lab.reading import NotReadable, Reading, chances
from coyote.odds import Odds, odds
from coyote.odds.beliefs import supposing_each
from coyote.odds.model import unknown
from coyote.rules.game import play
from coyote.rules.model.cards import Card
from coyote.rules.model.moves import DEALER, Call, Declare, PlayerMove, Turn
from coyote.rules.model.state import Game, Stage
from coyote.rules.model.terms import Terms
from coyote.rules.refusals import Refusal
from coyote.rules.sight import View, view

FULL, PLUS_ONE, DEAF = "full", "plus-one", "deaf"
WAYS: Final = (FULL, PLUS_ONE, DEAF)
"""Attack by every means; without jumps; without reading the others. The difference shows which hole is open."""
JUMPS: Final = (1, 2, 4, 8)
"""The raises that are tried."""
OPENINGS: Final = (-18, -10, -4, 0)
"""The openings that are tried, above the mean of the total."""
ROLLOUTS: Final = 4
"""In how many worlds each move is tried."""


class Attacker(NamedTuple):
    """An entrant of the arena that attacks a table full of one mind."""

    name: str
    mind: Mind
    way: str = FULL
    rollouts: int = ROLLOUTS
    needs: str | None = None


class AttackPlayer:
    """The attacker at a seat."""

    def __init__(self, attacker: Attacker) -> None:
        self.attacker, self.mind = attacker, attacker.mind
        self.reading: Reading | None = None
        self.round = 0

    def begin(self, terms: Terms, seat: int, seed: str) -> None:  # noqa: ARG002 (every player is told)
        if terms.has_powers:
            raise NotReadable("the attacker needs a table without coins, specials and eyes")
        self.reading, self.round = None, 0

    def overruled(self, seen: View, move: PlayerMove, refusal: Refusal) -> PlayerMove:
        raise AssertionError(f"the attacker may not play {move} [{refusal.code}] seeing {seen!r}")

    def end(self, place: int) -> None:
        pass

    def decide(self, seen: View, chance: Random) -> PlayerMove:
        reading = self.listened(seen)
        moves, worlds = self.tried(seen, chance), drawn(reading, self.attacker.rollouts, chance)
        if len(moves) == 1:
            return moves[0]
        worth = self.rolled_out(worlds, moves, chance)
        if seen.options.call:
            worth[Call()] = called(seen, reading)
        return max(worth, key=lambda move: worth[move])

    def listened(self, seen: View) -> Reading:
        """What the others said, read up to now."""
        if self.reading is None or self.round != seen.round:
            self.reading, self.round = Reading(self.mind, seen), seen.round
        (self.reading.skip if self.attacker.way == DEAF else self.reading.listen)(seen)
        return self.reading

    def tried(self, seen: View, chance: Random) -> list[PlayerMove]:
        """The numbers that are worth a try; a call if there are none."""
        able, way = seen.options, self.attacker.way
        if seen.number is None:
            if way == PLUS_ONE:  # it opens as the others do
                often = chances(self.mind, [seen])[0]
                return [picked(often, chance)]
            mean = round(odds(seen).mean)
            wanted = sorted({max(able.lowest or 1, mean + off) for off in OPENINGS})
        else:
            wanted = [seen.number + step for step in (JUMPS if way != PLUS_ONE else (1,))]
        return [Declare(number) for number in wanted if number <= able.highest] or [Call()]

    def rolled_out(self, worlds: Sequence[Game], moves: Sequence[PlayerMove], chance: Random) -> dict[PlayerMove, float]:
        """What each move is worth on average in these worlds, if copies of the mind play on. All are played in step."""
        me = worlds[0].turn
        games = [play(world, me, move) for move in moves for world in worlds]
        while going := [place for place, game in enumerate(games) if game.turn >= 0]:
            often = chances(self.mind, [view(games[place], games[place].turn) for place in going])
            for place, each in zip(going, often, strict=True):
                games[place] = counted(play(games[place], games[place].turn, picked(each, chance)), chance)
        worth, size = [hope(game.terms.out_at, game.coyotes, me) for game in games], len(worlds)
        return {move: sum(worth[place * size : (place + 1) * size]) / size for place, move in enumerate(moves)}


def counted(game: Game, chance: Random) -> Game:
    """The same game, after the Dealer has turned over what a `?` asks for."""
    while game.stage == Stage.TURN:
        pile = game.pile
        game = play(game, DEALER, Turn(chance.choices(list(pile), list(pile.values()))[0]))
    return game


def picked(often: Chances, chance: Random) -> PlayerMove:
    return chance.choices(list(often), list(often.values()))[0]


def drawn(reading: Reading, number: int, chance: Random) -> list[Game]:
    """Worlds from the belief, evenly spread over it."""
    cards, weights = list(reading.weights), list(reading.weights.values())
    found, heap, place, first = list[Game](), weights[0], 0, chance.random()
    for step in range(number):
        while heap < (step + first) / number and place + 1 < len(cards):
            place += 1
            heap += weights[place]
        found.append(reading.worlds[cards[place]])
    return found


def called(seen: View, reading: Reading) -> float:
    """What a call is worth, by the belief about one's own card."""
    assert seen.number is not None and seen.declarer is not None and seen.seat is not None
    given = given_each(seen, tuple(reading.weights))
    holds = sum(weight * given[card].chance(seen.number) for card, weight in reading.weights.items())
    mine, theirs = (
        hope(seen.terms.out_at, [taken + (seat == loser) for seat, taken in enumerate(seen.coyotes)], seen.seat)
        for loser in (seen.seat, seen.declarer)
    )
    return holds * mine + (1 - holds) * theirs


def given_each(seen: View, cards: tuple[Card, ...]) -> dict[Card, Odds]:
    return dict(supposing_each(unknown(seen), cards))


def hope(out_at: int, coyotes: Sequence[int], seat: int) -> float:
    """This seat's chance to win the game, given how many coyotes everybody has."""
    return hopes(tuple(min(MOST, max(0, out_at - taken)) for taken in coyotes))[seat]
