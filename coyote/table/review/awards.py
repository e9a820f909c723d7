"""Awards, and how brave everybody was: what a table laughs about after the game.

Law: each award has one rule for who gets it; ties go by the rule's second measure, then to whoever came first; if nobody
deserves it, nobody gets it. A bluff is a number that was more likely wrong than right, as far as its speaker could know. Moves
without a known chance win nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from coyote.rules.model.moves import Call, Declare
from coyote.table.review.chances import rounded
from coyote.table.review.judged import Judged
from coyote.table.told.frame_parts import before_it
from coyote.table.wire.outbound_review import AwardTold, BraveryTold

EVEN: Final = 0.5
"""Below this chance a number is a bluff."""
SURE: Final = 0.9
"""A call that is as sure as this is no feat."""
GOOD: Final = 0.75
"""Whoever fails with a number as good as this had bad luck; a call on such a number is rash."""
STEADY: Final = 3
"""This many bluffs show a steady nerve."""

Rounds = Sequence[Sequence[Judged]]


class Number(NamedTuple):
    """A number that somebody said, and what became of it."""

    said: Judged
    call: Judged | None
    """The call on it, if there was one and the number still belonged to whoever said it (Q20)."""

    @property
    def bluff(self) -> bool:
        return self.said.chance is not None and self.said.chance < EVEN

    @property
    def caught(self) -> bool:
        return self.call is not None and self.call.too_high


def numbers_of(round: Sequence[Judged]) -> Iterator[Number]:
    declared = [judged for judged in round if isinstance(judged.move, Declare)]
    call = next((judged for judged in reversed(round) if isinstance(judged.move, Call)), None)  # others may have pointed since
    for judged in declared:
        called = call is not None and judged is declared[-1] and before_it(call.game).declarer == judged.seat
        yield Number(judged, call if called else None)


def numbers(rounds: Rounds) -> list[Number]:
    return [number for round in rounds for number in numbers_of(round)]


def numbers_with_chance(rounds: Rounds) -> list[tuple[float, Number]]:
    return [(number.said.chance, number) for number in numbers(rounds) if number.said.chance is not None]


def calls(rounds: Rounds) -> list[Judged]:
    return [judged for round in rounds for judged in round if isinstance(judged.move, Call)]


def calls_with_chance(rounds: Rounds) -> list[tuple[float, Judged]]:
    return [(call.chance, call) for call in calls(rounds) if call.chance is not None]


def awards(rounds: Rounds) -> tuple[AwardTold, ...]:
    """The awards that somebody deserves, in the order of AWARDS."""
    return tuple(award for give in AWARDS.values() if (award := give(rounds)) is not None)


def boldest_bluff(rounds: Rounds) -> AwardTold | None:
    """The bluff with the smallest chance that was not caught; ties go to the higher number."""
    bluffs = [(chance, number.said) for chance, number in numbers_with_chance(rounds) if number.bluff and not number.caught]
    if not bluffs:
        return None
    chance, said = min(bluffs, key=lambda pair: (pair[0], -asked(pair[1]), pair[1].place))
    return award("boldest-bluff", said, chance)


def best_call(rounds: Rounds) -> AwardTold | None:
    """The right call that was hardest to know, unless it was obvious; ties go to the higher number."""
    right = [(chance, call) for chance, call in calls_with_chance(rounds) if call.too_high and chance < SURE]
    if not right:
        return None
    chance, call = min(right, key=lambda pair: (pair[0], -asked(pair[1]), pair[1].place))
    return award("best-call", call, chance, before_it(call.game).declarer)


def luckiest_escape(rounds: Rounds) -> AwardTold | None:
    """The number that was too high and was never called, although the next player was most likely right to call it.

    Ties go to the number that was further off. The chance is that of the next player's call.
    """
    escapes = []
    for number in numbers(rounds):
        said = number.said
        if number.call is None and said.missed is not None and said.total is not None:
            escapes.append((-said.missed, said.total - asked(said), said.place, said))
    if not escapes:
        return None
    missed, _, _, said = min(escapes)
    return award("luckiest-escape", said, -missed, said.stands.turn)


def steadiest_nerve(rounds: Rounds) -> AwardTold | None:
    """Whoever bluffed most often, at least three times, and was never caught; ties go to the bolder bluffs."""
    bluffs: dict[int, list[float]] = {}
    caught = set[int]()
    for chance, number in numbers_with_chance(rounds):
        if number.bluff:
            bluffs.setdefault(number.said.seat, []).append(chance)
            caught |= {number.said.seat} if number.caught else set()
    steady = [(-len(made), mean(made), seat) for seat, made in bluffs.items() if len(made) >= STEADY and seat not in caught]
    if not steady:
        return None
    made, chance, seat = min(steady)
    return AwardTold("steadiest-nerve", seat, chance=chance, bluffs=-made)


def false_alarm(rounds: Rounds) -> AwardTold | None:
    """The wrong call with the smallest chance, at most one in four; ties go to the lower number."""
    wrong = [(chance, call) for chance, call in calls_with_chance(rounds) if not call.too_high and chance <= 1 - GOOD]
    if not wrong:
        return None
    chance, call = min(wrong, key=lambda pair: (pair[0], asked(pair[1]), pair[1].place))
    return award("false-alarm", call, chance, before_it(call.game).declarer)


def hard_luck(rounds: Rounds) -> AwardTold | None:
    """The safest number that was called and still failed, at least three in four; ties go to the lower number."""
    failed = [(chance, number) for chance, number in numbers_with_chance(rounds) if number.caught and chance >= GOOD]
    if not failed:
        return None
    chance, number = min(failed, key=lambda pair: (-pair[0], asked(pair[1].said), pair[1].said.place))
    assert number.call is not None
    return award("hard-luck", number.said, chance, number.call.seat)


def award(code: str, judged: Judged, chance: float, other: int | None = None) -> AwardTold:
    return AwardTold(code, judged.seat, judged.place, judged.number, chance, other)


def asked(judged: Judged) -> int:
    assert judged.number is not None
    return judged.number


def mean(chances: Sequence[float]) -> float:
    return rounded(sum(chances) / len(chances))


AWARDS: Final[dict[str, Callable[[Rounds], AwardTold | None]]] = {
    "boldest-bluff": boldest_bluff,
    "best-call": best_call,
    "luckiest-escape": luckiest_escape,
    "steadiest-nerve": steadiest_nerve,
    "false-alarm": false_alarm,
    "hard-luck": hard_luck,
}
"""Every award by its code; each has its words in `words/<language>/reveal.ftl`."""


def bravery(rounds: Rounds, seats: int) -> tuple[BraveryTold, ...]:
    """How much each seat dared, by seat."""
    said, called = numbers(rounds), calls(rounds)
    return tuple(dared(seat, said, called) for seat in range(seats))


def dared(seat: int, numbers: Sequence[Number], calls: Sequence[Judged]) -> BraveryTold:
    own = [number for number in numbers if number.said.seat == seat]
    chances = [number.said.chance for number in own if number.said.chance is not None]
    made = [call for call in calls if call.seat == seat]
    return BraveryTold(
        seat,
        declarations=len(own),
        mean_chance=mean(chances) if chances else None,
        bluffs=sum(number.bluff for number in own),
        caught=sum(number.caught for number in own),
        calls=len(made),
        right=sum(call.too_high for call in made),
    )
