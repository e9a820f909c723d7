"""The arena: minds and programs play thousands of games against each other, and the result says how sure it is.

Law: everything comes from the seed, and a match is the same whichever worker plays it, so any number of workers gives the same
result. A match is one deal played in every rotation of the same minds: each sits once in each seat, with the same cards. The
deck's order after each shuffle is fixed. So, without coins and specials, all rotations are dealt the same heads until
somebody is out, and the luck of the cards cancels. A mind is handed its seat's view and nothing else.

Wins are counted per seat: with n seats the fair share is 1/n, even for a mind that sits in several. Rotations of one deal vary
less than independent games would. The intervals treat them as independent, so they are somewhat too wide.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from functools import partial
from itertools import combinations, islice
from math import sqrt
from random import Random
from statistics import NormalDist, fmean
from typing import Final, NamedTuple

from coyote.bots.mind import Mind
from coyote.lab.players import Entrant, MindPlayer, Player, Trouble, seated, troubles
from coyote.lab.workers import Workers
from coyote.rules.game import opened, play
from coyote.rules.model.cards import Card
from coyote.rules.model.moves import DEALER, NOBODY, Begin, Deal, Draw, Move, Turn
from coyote.rules.model.state import Game, Stage
from coyote.rules.model.terms import Terms
from coyote.rules.refusals import IllegalMove
from coyote.views import view

Progress = Callable[[int], object]
"""Called with how many more games have been played."""


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
    """Play a game of minds to its end. The seed decides the cards and seeds each mind's generator."""
    return played(terms, [MindPlayer(mind) for mind in minds], seed)


def played(terms: Terms, players: Sequence[Player], seed: str) -> Game:
    """Play a game to its end, one player per seat."""
    dealer, chances = Dealer(terms, seed), [Random(f"{seed} seat {seat}") for seat in range(terms.seats)]
    for seat, player in enumerate(players):
        player.begin(terms, seat, seed)
    game = opened(terms)
    while (seat := game.turn) != NOBODY:
        if seat == DEALER:
            game = play(game, DEALER, dealer.move(game))
            continue
        seen = view(game, seat)
        move = players[seat].decide(seen, chances[seat])
        try:
            game = play(game, seat, move)
        except IllegalMove as illegal:
            game = play(game, seat, players[seat].overruled(seen, move, illegal.refusal))
    for place, seat in enumerate(places(game), 1):
        players[seat].end(place)
    return game


def places(game: Game) -> tuple[int, ...]:
    """The seats of a finished game, the winner first and whoever went out first last."""
    return (*game.round.inside, *reversed(game.round.out))


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


class Played(NamedTuple):
    """A match that is over."""

    outcomes: list[Outcome]
    troubles: tuple[tuple[int, Trouble], ...] = ()
    """What stand-ins had to do for programs, by their index in the list of minds."""


def games_of(terms: Terms, players: Sequence[Player], match: Match) -> Iterator[tuple[tuple[int, ...], Game]]:
    """The games of a match, one for each rotation, with the minds by seat. `players` are those of `match.minds`."""
    for turn in rotations(tuple(range(len(match.minds)))):
        yield tuple([match.minds[place] for place in turn]), played(terms, [players[place] for place in turn], match.seed)


def play_match(terms: Terms, entrants: Sequence[Entrant], match: Match) -> Played:
    """The outcomes of a match. Its programs run from its beginning to its end, each seat in a process of its own."""
    with ExitStack() as stack:
        players = [stack.enter_context(seated(entrants[place])) for place in match.minds]
        outcomes = [tuple([sat[seat] for seat in places(game)]) for sat, game in games_of(terms, players, match)]
        return Played(outcomes, troubles(match.minds, players))


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
    trouble: Trouble | None = None
    """Of a program: how often a stand-in had to move."""

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


def table(
    terms: Terms, minds: Sequence[Entrant], seed: int, outcomes: Sequence[Outcome], faults: Mapping[int, Trouble] = {}
) -> Result:
    seats = Counter(place for outcome in outcomes for place in outcome)
    wins = Counter(outcome[0] for outcome in outcomes)
    standings = [
        Standing(mind.name, seats[place], wins[place], mu, sigma, faults.get(place))
        for place, (mind, (mu, sigma)) in enumerate(zip(minds, ratings(outcomes, len(minds)), strict=True))
        if seats[place]
    ]
    return Result(terms, seed, len(outcomes), tuple(sorted(standings, key=lambda standing: -standing.share)))


# contests

ALONE: Final = Workers(1)


def round_robin(
    terms: Terms, minds: Sequence[Entrant], games: int, seed: int, *, workers: Workers = ALONE, progress: Progress | None = None
) -> Result:
    """All minds against each other, in every group that fills the table, for at least this many games."""
    tables = groups(range(len(minds)), terms.seats)
    return contest(terms, minds, tables, games, seed, workers, progress)


def one_against(
    terms: Terms,
    mind: Entrant,
    others: Sequence[Entrant],
    games: int,
    seed: int,
    *,
    workers: Workers = ALONE,
    progress: Progress | None = None,
) -> Result:
    """This mind in one seat, the others in the rest: three different minds, say, or three of a kind."""
    tables = [(0, *group) for group in groups(range(1, len(others) + 1), terms.seats - 1)]
    return contest(terms, [mind, *others], tables, games, seed, workers, progress)


def contest(
    terms: Terms,
    minds: Sequence[Entrant],
    tables: Sequence[tuple[int, ...]],
    games: int,
    seed: int,
    workers: Workers,
    progress: Progress | None,
) -> Result:
    """Play whole matches until there are at least this many games."""
    to_play = list(islice(matches(tables, seed), -(-games // terms.seats)))
    outcomes, faults = list[Outcome](), dict[int, Trouble]()
    for done in workers.map(partial(play_match, terms, minds), to_play):
        outcomes += done.outcomes
        for place, trouble in done.troubles:
            faults[place] = faults[place].and_then(trouble) if place in faults else trouble
        if progress is not None:
            progress(len(done.outcomes))
    return table(terms, minds, seed, outcomes, faults)
