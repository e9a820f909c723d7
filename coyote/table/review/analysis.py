"""The analysis of a game: every move with its chance, the awards, and what a mover saw of the total.

Law: a game that is over is analysed as a whole; of a running game, only the last finished round, whose cards lie open to all.
Nothing is said about a round that is being played. Each answer takes a bounded number of steps (`chances.MOST_A_GAME`), however
long the game was.
"""

from __future__ import annotations

from collections.abc import Sequence

from coyote.rules.model.state import Game
from coyote.table.match import Match, Past
from coyote.table.refusals import TableCode, no
from coyote.table.review.awards import awards, bravery
from coyote.table.review.chances import Reckoner, totals
from coyote.table.review.finished import finished_game
from coyote.table.review.judged import Coming, Judged, Placed, finished_rounds, judge, judge_move, known
from coyote.table.told.frame_parts import before_it
from coyote.table.wire.moves import from_rules
from coyote.table.wire.outbound_review import AnalysisTold, MoveTold, OddsTold, RoundTold


def analysis(match: Match) -> AnalysisTold:
    """The analysis of a game that is over."""
    return of_game(finished_game(match))


def of_game(game: Game) -> AnalysisTold:
    """The analysis of the finished rounds of a game whose record everybody may read."""
    reckoner = Reckoner()
    rounds = [judge(round, reckoner) for round in finished_rounds(game)]
    moves = tuple(to_wire(judged) for round in rounds for judged in round)
    return AnalysisTold(moves, awards(rounds), bravery(rounds, game.terms.seats))


def last_round(match: Match) -> RoundTold | None:
    """The last finished round, even of a running game; None: there is none yet."""
    past = match.last
    if past is None:
        return None
    moves = tuple(to_wire(judged) for judged in judge(placed(past), Reckoner()))
    return RoundTold(past.game.round.finished, moves)


def placed(past: Past) -> Sequence[Placed]:
    """The moves of a round that is over, with their places in the whole game."""
    return finished_rounds(past.game, past.moves_before)[-1]


def to_wire(judged: Judged) -> MoveTold:
    place, game, number, chance, total, *_ = judged
    return MoveTold(place, before_it(game).rounds, judged.seat, from_rules(judged.move), number, chance, total)


def odds_at(match: Match, place: int) -> OddsTold:
    """The odds of every total, as they were for the seat that made the last of this many moves."""
    round, index = found(match, place)
    reckoner = Reckoner()
    judged = judge_move(round, index, Coming(round), reckoner)
    seen = totals(known(judged.game, reckoner))
    return OddsTold(place, judged.seat, judged.number, judged.chance, seen, judged.total)


def found(match: Match, place: int) -> tuple[Sequence[Placed], int]:
    """The round around the player's move at this place, and its index there; raises if there is none that may be told."""
    for round in told_rounds(match):
        index = place - round[0].place
        if 0 <= index < len(round) and round[index].game.seat >= 0:
            return round, index
    if not match.over:
        raise no(TableCode.GAME_RUNNING)
    raise no(TableCode.PLACE_UNKNOWN, place=place)


def told_rounds(match: Match) -> Sequence[Sequence[Placed]]:
    """The rounds of which something may be told: all of a game that is over, the last finished one of a running game."""
    if match.over:
        return finished_rounds(finished_game(match))
    return [] if match.last is None else [placed(match.last)]
