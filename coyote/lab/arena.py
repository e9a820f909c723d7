"""The arena: minds play thousands of games against each other, and the result says how sure it is.

Law: everything comes from the seed, and a match is the same whichever worker plays it, so any number of workers gives the same
result. A match is one deal played in every rotation of the same minds: each sits once in each seat, with the same cards. The
deck's order after each shuffle is fixed. So, without coins and specials, all rotations are dealt the same heads until
somebody is out, and the luck of the cards cancels. A mind is handed its seat's view and nothing else.

Wins are counted per seat: with n seats the fair share is 1/n, even for a mind that sits in several. Rotations of one deal vary
less than independent games would. The intervals treat them as independent, so they are somewhat too wide.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import combinations, islice
from math import sqrt
from multiprocessing import get_context
from random import Random
from statistics import NormalDist, fmean
from typing import NamedTuple

from coyote.bots.mind import Mind
from coyote.rules.game import opened, play
from coyote.rules.model.cards import Card
from coyote.rules.model.moves import DEALER, NOBODY, Begin, Deal, Draw, Move, PlayerMove, Turn
from coyote.rules.model.state import Game, Stage
from coyote.rules.model.terms import Terms
from coyote.rules.refusals import Code, IllegalMove
from coyote.rules.sight import View
from coyote.views import view

Progress = Callable[[int], object]
"""Called with how many more games have been played."""


class Defect(Exception):
    """A mind made an illegal move: its name, what it saw, what it did and why the rules refuse it."""

    def __init__(self, name: str, seen: View, move: PlayerMove, code: Code) -> None:
        super().__init__(name, seen, move, code)
        self.name, self.seen, self.move, self.code = name, seen, move, code

    def __str__(self) -> str:
        return f"{self.name} may not play {self.move} [{self.code}], seeing {View(*self.seen)!r}"  # the whole view


# one game


class Dealer:
    """Deals from the top of the deck. Each shuffle takes its order from the seed, whatever was played before."""

    def __init__(self, terms: Terms, seed: str) -> None:
        self.seed = seed
        self.starter = Random(f"{seed} starter").randrange(terms.seats)
        self.shuffles = 0
        self.order: list[Card] = []
        """The pile; its top card is the last."""

    def move(self, game: Game) -> Move:
        """The move of chance that is due now."""
        if game.stage == Stage.STARTER:
            return Begin(self.starter)
        if self.order_differs(game):
            self.shuffle(game)
        if game.stage == Stage.DEAL:
            cards = len(game.round.inside) + game.terms.edition.middle
            return Deal(tuple([self.order.pop() for _ in range(cards)]))
        return Draw(self.order.pop()) if game.stage == Stage.DRAW else Turn(self.order.pop())

    def order_differs(self, game: Game) -> bool:
        """Whether cards went back into the pile: a fresh deal (R6), a pile that ran out (Q4), turned cards (Q5)."""
        return Counter(self.order) != game.pile

    def shuffle(self, game: Game) -> None:
        self.shuffles += 1
        self.order = [card for card, count in game.pile.items() for _ in range(count)]
        Random(f"{self.seed} shuffle {self.shuffles}").shuffle(self.order)


def play_game(terms: Terms, minds: Sequence[Mind], seed: str) -> Game:
    """Play a game to its end, one mind per seat. The seed decides the cards and seeds each mind's generator."""
    dealer, chances = Dealer(terms, seed), [Random(f"{seed} seat {seat}") for seat in range(terms.seats)]
    game = opened(terms)
    while (seat := game.turn) != NOBODY:
        if seat == DEALER:
            game = play(game, DEALER, dealer.move(game))
            continue
        seen = view(game, seat)
        move = minds[seat].decide(seen, chances[seat])
        try:
            game = play(game, seat, move)
        except IllegalMove as illegal:
            raise Defect(minds[seat].name, seen, move, illegal.refusal.code) from illegal
    return game


# matches: one deal, every rotation


class Match(NamedTuple):
    """One deal, and the minds that play it in every rotation, as indices into the list of minds."""

    seed: str
    minds: tuple[int, ...]


Outcome = tuple[int, ...]
"""A finished game: its minds as indices into the list of minds, the winner first."""


def rotations(minds: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Each mind in each seat, all in the same order around the table.

    >>> rotations((0, 1, 2))
    [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    """
    return [minds[turn:] + minds[:turn] for turn in range(len(minds))]


def play_match(terms: Terms, minds: Sequence[Mind], match: Match) -> list[Outcome]:
    """The games of a match, one for each rotation."""
    outcomes = []
    for seated in rotations(match.minds):
        game = play_game(terms, [minds[place] for place in seated], match.seed)
        outcomes.append(tuple([seated[seat] for seat in (*game.round.inside, *game.round.out)]))
    return outcomes


def groups(minds: Sequence[int], size: int) -> list[tuple[int, ...]]:
    """Every group of this size; if there are too few minds to fill one, they take further seats in turn.

    >>> groups([0, 1, 2], 2), groups([0, 1], 4), groups([0, 1], 3)
    ([(0, 1), (0, 2), (1, 2)], [(0, 1, 0, 1)], [(0, 1, 0), (1, 0, 1)])
    """
    if len(minds) >= size:
        return list(combinations(minds, size))
    turns = 1 if size % len(minds) == 0 else len(minds)
    return [tuple(minds[(turn + seat) % len(minds)] for seat in range(size)) for turn in range(turns)]


def matches(tables: Sequence[tuple[int, ...]], seed: int) -> Iterator[Match]:
    """Endless matches: every group in turn, with its minds in random order, since it matters who sits behind whom."""
    number = 0
    while True:
        for group in Random(f"arena {seed} turn {number}").sample(tables, len(tables)):
            name = f"arena {seed} match {number}"
            yield Match(name, tuple(Random(f"{name} seats").sample(group, len(group))))
            number += 1


# tables of results


class Interval(NamedTuple):
    low: float
    high: float


class Standing(NamedTuple):
    """The result of one mind."""

    name: str
    played: int
    """Games, counted once for each seat it had in them."""
    wins: int
    mu: float
    """Its rating (openskill, Plackett-Luce): a win against stronger opponents counts more. Everybody starts at 25."""
    sigma: float

    @property
    def share(self) -> float:
        """Wins per seat."""
        return self.wins / self.played

    def interval(self, confidence: float) -> Interval:
        return wilson(self.wins, self.played, confidence)


class Result(NamedTuple):
    """The results of all minds, the most successful first."""

    terms: Terms
    seed: int
    games: int
    standings: tuple[Standing, ...]

    @property
    def fair(self) -> float:
        return 1 / self.terms.seats

    def of(self, name: str) -> Standing:
        return next(standing for standing in self.standings if standing.name == name)


def wilson(wins: int, played: int, confidence: float) -> Interval:
    """Wilson's interval for a share: it never leaves 0 to 1, and stays honest when there are few games."""
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    share, weight = wins / played, z * z / played
    middle = (share + weight / 2) / (1 + weight)
    reach = z / (1 + weight) * sqrt(share * (1 - share) / played + weight / (4 * played))
    return Interval(max(0.0, middle - reach), min(1.0, middle + reach))


def ratings(outcomes: Iterable[Outcome], minds: int) -> list[tuple[float, float]]:
    """The mu and sigma of each mind after these games; a mind in several seats moves by their mean."""
    from openskill.models import PlackettLuce  # only the lab depends on openskill

    model = PlackettLuce(tau=0)  # minds do not change from game to game
    rated = [model.rating() for _ in range(minds)]
    for outcome in outcomes:
        ranks = [1.0] + [2.0] * (len(outcome) - 1)  # a game has one winner; the order of the others does not count
        after = model.rate([[rated[place]] for place in outcome], ranks=ranks)
        for place in set(outcome):
            own = [team[0] for team, other in zip(after, outcome, strict=True) if other == place]
            rated[place] = model.rating(fmean(r.mu for r in own), fmean(r.sigma for r in own))
    return [(rating.mu, rating.sigma) for rating in rated]


def table(terms: Terms, minds: Sequence[Mind], seed: int, outcomes: Sequence[Outcome]) -> Result:
    played = Counter(place for outcome in outcomes for place in outcome)
    wins = Counter(outcome[0] for outcome in outcomes)
    standings = [
        Standing(mind.name, played[place], wins[place], mu, sigma)
        for place, (mind, (mu, sigma)) in enumerate(zip(minds, ratings(outcomes, len(minds)), strict=True))
        if played[place]
    ]
    return Result(terms, seed, len(outcomes), tuple(sorted(standings, key=lambda standing: -standing.share)))


# contests


def round_robin(
    terms: Terms, minds: Sequence[Mind], games: int, seed: int, *, workers: int = 1, progress: Progress | None = None
) -> Result:
    """All minds against each other, in every group that fills the table, for at least this many games."""
    tables = groups(range(len(minds)), terms.seats)
    return contest(terms, minds, tables, games, seed, workers, progress)


def one_against(
    terms: Terms,
    mind: Mind,
    others: Sequence[Mind],
    games: int,
    seed: int,
    *,
    workers: int = 1,
    progress: Progress | None = None,
) -> Result:
    """This mind in one seat, the others in the rest: three different minds, say, or three of a kind."""
    tables = [(0, *group) for group in groups(range(1, len(others) + 1), terms.seats - 1)]
    return contest(terms, [mind, *others], tables, games, seed, workers, progress)


def contest(
    terms: Terms,
    minds: Sequence[Mind],
    tables: Sequence[tuple[int, ...]],
    games: int,
    seed: int,
    workers: int,
    progress: Progress | None,
) -> Result:
    """Play whole matches until there are at least this many games."""
    to_play = list(islice(matches(tables, seed), -(-games // terms.seats)))
    outcomes: list[Outcome] = []
    for played in spread(partial(play_match, terms, minds), to_play, workers):
        outcomes += played
        if progress is not None:
            progress(len(played))
    return table(terms, minds, seed, outcomes)


CHUNK = 4
"""Matches that a worker takes at once: enough to hide the cost of sending, few enough that all workers finish together."""


def spread(work: Callable[[Match], list[Outcome]], to_play: list[Match], workers: int) -> Iterator[list[Outcome]]:
    """Play every match with this many processes; the outcomes come in the order of the matches."""
    if workers == 1:
        yield from map(work, to_play)
        return
    with get_context("spawn").Pool(workers) as pool:  # the same on every system; a fork would copy a process that has threads
        yield from pool.imap(work, to_play, CHUNK)


def cores() -> int:
    """How many processes this machine can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
