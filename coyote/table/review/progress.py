"""Progress: what a player's finished games add up to, the feats that come of it, and how far they have climbed.

Law: a tally is made of finished games only, one after the other, and knows nothing that the analysis of these games does not
tell. Numbers only grow, except the current run of wins. A feat is reached by a number of the tally, and stays reached. On the
ladder only a win against nothing but bots counts, at least as many as a rung has; the rungs are the minds, in their order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from coyote.table.review.awards import EVEN
from coyote.table.review.lineup import Minds
from coyote.table.wire.moves import SaidCoyote, SaidNumber
from coyote.table.wire.outbound_review import AnalysisTold, MoveTold

OPPONENTS: Final = 3
"""How many bots sit at each rung of the ladder."""
MOONSHOT: Final = 0.1
"""A bluff with a smaller chance than this is remembered for long."""


class Bluff(msgspec.Struct, frozen=True):
    """A bluff that held."""

    number: int
    chance: float
    game: str


class Tally(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody's games add up to."""

    games: int = 0
    wins: int = 0
    streak: int = 0
    """Wins in a row, up to the last game."""
    longest: int = 0
    """The most wins in a row."""
    calls: int = 0
    right: int = 0
    """Calls that were right."""
    bluffs: int = 0
    """Numbers that were more likely wrong than right …"""
    held: int = 0
    """… and were not caught."""
    moonshots: int = 0
    best: Bluff | None = None
    awards: dict[str, int] = {}
    beaten: dict[str, int] = {}
    """Wins over tables of bots, by the weakest mind there."""
    last: str = ""
    """The game that was added last."""
    gained: tuple[str, ...] = ()
    """The feats that it brought."""


class Outcome(NamedTuple):
    """A finished game as one of its players had it."""

    game: str
    seat: int
    won: bool
    minds: Minds
    told: AnalysisTold


def added(tally: Tally, outcome: Outcome, ladder: Sequence[str]) -> Tally:
    """The tally with one more game. `ladder` are the minds, the weakest first."""
    game, seat, won, _, told = outcome
    dared = next(one for one in told.bravery if one.seat == seat)
    held = list(held_bluffs(told.moves, seat))
    best = [Bluff(number, chance, game) for number, chance in held] + ([tally.best] if tally.best else [])
    streak = tally.streak + 1 if won else 0
    beat = beaten_by(outcome, ladder) if won else None
    after = Tally(
        games=tally.games + 1,
        wins=tally.wins + won,
        streak=streak,
        longest=max(tally.longest, streak),
        calls=tally.calls + dared.calls,
        right=tally.right + dared.right,
        bluffs=tally.bluffs + dared.bluffs,
        held=tally.held + len(held),
        moonshots=tally.moonshots + sum(chance < MOONSHOT for _, chance in held),
        best=min(best, key=lambda bluff: (bluff.chance, -bluff.number), default=None),
        awards=counted(tally.awards, [award.award for award in told.awards if award.seat == seat]),
        beaten=counted(tally.beaten, [beat] if beat else []),
        last=game,
    )
    before = reached(tally)
    return replace(after, gained=tuple(code for code in reached(after) if code not in before))


def held_bluffs(moves: Sequence[MoveTold], seat: int) -> Iterator[tuple[int, float]]:
    """The numbers of a seat, with their chances, that were bluffs and were not caught."""
    for place, told in enumerate(moves):
        bluff = isinstance(told.move, SaidNumber) and told.chance is not None and told.chance < EVEN
        if told.seat != seat or not bluff or told.number is None or told.chance is None:
            continue
        after = moves[place + 1] if place + 1 < len(moves) else None
        called = after is not None and after.round == told.round and isinstance(after.move, SaidCoyote)
        if not (called and told.total is not None and told.total < told.number):
            yield told.number, told.chance


def beaten_by(outcome: Outcome, ladder: Sequence[str]) -> str | None:
    """The weakest mind at a table of bots alone; None: people played, or too few bots."""
    others = [mind for seat, mind in enumerate(outcome.minds) if seat != outcome.seat]
    known = [ladder.index(mind) for mind in others if mind in ladder]
    return ladder[min(known)] if len(known) == len(others) >= OPPONENTS else None


def counted(before: Mapping[str, int], more: Sequence[str]) -> dict[str, int]:
    after = dict(before)
    for code in more:
        after[code] = after.get(code, 0) + 1
    return after


def rung(tally: Tally, ladder: Sequence[str]) -> int:
    """Where on the ladder somebody stands: above the strongest mind that they have beaten, at most at the top."""
    beaten = [place for place, mind in enumerate(ladder) if mind in tally.beaten]
    return min(max(beaten, default=-1) + 1, len(ladder) - 1)


class Feat(NamedTuple):
    """Something to reach: a number of the tally, and how high it must be."""

    have: Callable[[Tally], int]
    need: int


FEATS: Final[dict[str, Feat]] = {
    "first-howl": Feat(lambda tally: tally.wins, 1),
    "regular": Feat(lambda tally: tally.games, 10),
    "pack-leader": Feat(lambda tally: tally.wins, 10),
    "three-moons": Feat(lambda tally: tally.longest, 3),
    "keen-ear": Feat(lambda tally: tally.right, 25),
    "stone-face": Feat(lambda tally: tally.held, 25),
    "moonshot": Feat(lambda tally: tally.moonshots, 1),
    "decorated": Feat(lambda tally: len(tally.awards), 4),
}
"""Every feat by its code; each has its words in `words/<language>/page.ftl`."""


def reached(tally: Tally) -> list[str]:
    """The feats that are reached."""
    return [code for code, feat in FEATS.items() if feat.have(tally) >= feat.need]
