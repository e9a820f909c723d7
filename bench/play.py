"""Moves per second through the public door, compared with OpenSpiel's C++ liars_dice(numdice=5) through its Python API.

Both sides play random games one move at a time, alternating in one process; the medians of the repeats are compared.
A move is a player's decision. Dealing cards and rolling dice takes time on both sides, but does not count as a move.

Ours: kidult_2003, 4 seats, base rules. The driver says a number 1-10 above the last or calls, all equally likely; `play`
checks the move and keeps the history. Cards are drawn one by one when they are needed.
OpenSpiel's: its usual random loop, a uniform choice among `legal_actions()`, applied with the legality check, because ours
checks too. It is also measured without that check, and with declarations only a few above the last.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

from coyote import DEALER, EDITIONS, NOBODY, Call, Deal, Declare, Turn, play, start
from coyote.lab.simulate import FEW
from coyote.rules.model.state import Stage

EDITION = EDITIONS["kidult_2003"]
NAMES = ("ann", "bob", "cem", "dee")
FULL = [kind for kind, count in zip(EDITION.deck.kinds, EDITION.deck.counts, strict=True) for _ in range(count)]
SAY = [Declare(number) for number in range(1000)]
CALL = Call()
GAMES = 300


def ours(rng: Random) -> tuple[int, int]:
    """Play games; return how many moves the players made, and how many the Dealer made."""
    random, moves, deals = rng.random, 0, 0
    for _ in range(GAMES):
        game = start(EDITION, NAMES, starter="ann")
        turn = game.turn
        pile: list[Any] = []
        while turn != NOBODY:
            if turn >= 0:
                number = game.number
                if number is None:
                    game = play(game, turn, SAY[1 + int(random() * FEW)])
                else:
                    more = int(random() * (FEW + 1))
                    game = play(game, turn, SAY[number + more] if more else CALL)
                moves += 1
            else:
                if game.round.stage == Stage.DEAL:
                    if game.round.fresh:
                        pile = FULL[:]
                    cards = []
                    for _ in game.round.inside:
                        place = int(random() * len(pile))
                        cards.append(pile[place])
                        pile[place] = pile[-1]
                        pile.pop()
                    game = play(game, DEALER, Deal(tuple(cards)))
                else:
                    if not pile:  # the discards have become the pile (Q4)
                        pile = [card for card, count in game.pile.items() for _ in range(count)]
                    game = play(game, DEALER, Turn(pile.pop(int(random() * len(pile)))))
                deals += 1
            turn = game.turn
    return moves, deals


def openspiel(*, checked: bool, few: int | None) -> Callable[[Random], tuple[int, int]]:
    """The same for OpenSpiel: uniform among all legal actions, or among the few lowest and the call."""
    import pyspiel

    liars_dice = pyspiel.load_game("liars_dice(numdice=5)")

    def games(rng: Random) -> tuple[int, int]:
        random, moves, rolls = rng.random, 0, 0
        for _ in range(GAMES * 10):  # one of its games is one round
            state = liars_dice.new_initial_state()
            apply = state.apply_action_with_legality_check if checked else state.apply_action
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    apply(outcomes[int(random() * len(outcomes))][0])
                    rolls += 1
                    continue
                legal = state.legal_actions()
                if few is None or len(legal) <= few + 1:
                    apply(legal[int(random() * len(legal))])
                else:
                    place = int(random() * (few + 1))
                    apply(legal[place] if place < few else legal[-1])
                moves += 1
        return moves, rolls

    return games


def measure(repeats: int, say: Callable[[str], object]) -> dict[str, float]:
    """The figures; `say` also prints them for people."""
    sides = {
        "coyote": ours,
        "openspiel": openspiel(checked=True, few=None),
        "openspiel, legality not checked": openspiel(checked=False, few=None),
        "openspiel, declarations a few above": openspiel(checked=True, few=FEW),
    }
    speeds: dict[str, list[float]] = {side: [] for side in sides}
    chance: dict[str, list[float]] = {side: [] for side in sides}
    for games in sides.values():
        games(Random(0))  # warm up
    for repeat in range(repeats):
        for side, games in sides.items():
            begun = perf_counter()
            moves, others = games(Random(repeat))
            took = perf_counter() - begun
            speeds[side].append(moves / took)
            chance[side].append((moves + others) / took)
        now = {side: values[-1] for side, values in speeds.items()}
        say(f"  {repeat + 1}/{repeats}  coyote {now['coyote']:>9,.0f}   openspiel {now['openspiel']:>9,.0f} moves/s")
    middle = {side: statistics.median(values) for side, values in speeds.items()}
    for side in sides:
        ratio = "" if side == "coyote" else f"   coyote is {middle['coyote'] / middle[side]:.2f} times as fast"
        all_moves = f"with chance moves {statistics.median(chance[side]):>9,.0f}/s"
        say(f"{side:<36}{middle[side]:>9,.0f} moves/s, {all_moves}{ratio}")
    return {
        "moves_per_s": round(middle["coyote"]),
        "openspiel_moves_per_s": round(middle["openspiel"]),
        "ratio": round(middle["coyote"] / middle["openspiel"], 2),
        "ratio_unchecked": round(middle["coyote"] / middle["openspiel, legality not checked"], 2),
        "ratio_few_above": round(middle["coyote"] / middle["openspiel, declarations a few above"], 2),
    }
