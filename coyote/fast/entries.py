"""Entries: the loops over many games that Python calls.

Law: nothing is shared between games, so entries may run on different parts of the rows at the same time. When a step ends a
game, the next one begins within it.
"""

from __future__ import annotations

import numpy as np

from coyote.fast.closing import begin, open_table
from coyote.fast.kernel import entry, kernel
from coyote.fast.layout import NOBODY, NONE, Game, Told
from coyote.fast.legal import allowed, legal
from coyote.fast.observation import observe, tell_numbers
from coyote.fast.sheet import Sheet
from coyote.fast.step import step
from coyote.fast.wander import FEW, OPENING, wander


@kernel
def tell(sheet: Sheet, game: Game, told: Told, observing: bool) -> None:
    """What the seat to move is told."""
    told.seat = game.turn
    tell_numbers(sheet, game, told)
    if observing:
        observe(sheet, game, told)


@entry
def open_all(sheets: np.ndarray, games: np.ndarray, told: np.ndarray, observing: bool) -> None:
    """Begin a game in every row, from the seed that lies in it."""
    sheet = sheets[0]
    for row in range(len(games)):
        open_table(sheet, games[row])
        told[row].total = 0
        tell_nothing(sheet, told[row])
        tell(sheet, games[row], told[row], observing)


@entry
def first_refused(sheets: np.ndarray, games: np.ndarray, actions: np.ndarray) -> int:
    """The first row whose action is not allowed, or -1."""
    sheet = sheets[0]
    for row in range(len(games)):
        if not allowed(sheet, games[row], actions[row]):
            return row
    return -1


@kernel
def step_one(sheet: Sheet, game: Game, action: int, told: Told) -> None:
    """A step, what came of it, and the next game if this one is over."""
    if told.closed:
        tell_nothing(sheet, told)
    finished = game.finished
    step(sheet, game, action)
    if game.finished != finished:
        tell_outcome(sheet, game, told)
        if game.over:
            begin(sheet, game)


@kernel
def tell_nothing(sheet: Sheet, told: Told) -> None:
    """The last action ended no round."""
    told.closed = False
    told.over = False
    told.loser = NOBODY
    told.taken = 0
    told.winner = NOBODY
    for seat in range(sheet.seats):
        told.rewards[seat] = 0


@kernel
def tell_outcome(sheet: Sheet, game: Game, told: Told) -> None:
    """The last action ended a round: who pays, and who wins if it ended the game."""
    told.closed = True
    told.loser = game.loser
    told.taken = game.taken
    told.total = game.total
    if game.over:
        told.over = True
        for seat in range(sheet.seats):
            if game.inside >> seat & 1:
                told.winner = seat
                told.rewards[seat] = 1
            else:
                told.rewards[seat] = -1 / (sheet.seats - 1)


@entry
def step_all(sheets: np.ndarray, games: np.ndarray, actions: np.ndarray, told: np.ndarray, observing: bool) -> None:
    """One step of every game."""
    sheet = sheets[0]
    for row in range(len(games)):
        step_one(sheet, games[row], actions[row], told[row])
        tell(sheet, games[row], told[row], observing)


@entry
def wander_all(sheets: np.ndarray, games: np.ndarray, actions: np.ndarray, few: int, opening: int) -> None:
    """Any legal action for every game."""
    sheet = sheets[0]
    for row in range(len(games)):
        actions[row] = wander(sheet, games[row], few, opening)


@entry
def roll_all(
    sheets: np.ndarray, games: np.ndarray, told: np.ndarray, steps: int, few: int, opening: int, observing: bool
) -> None:
    """Many steps of every game with any legal actions; only at the end is anybody told what they may know."""
    sheet = sheets[0]
    for row in range(len(games)):
        for _ in range(steps):
            step_one(sheet, games[row], wander(sheet, games[row], few, opening), told[row])
        tell(sheet, games[row], told[row], observing)


@entry
def solo_all(
    sheets: np.ndarray,
    games: np.ndarray,
    actions: np.ndarray,
    told: np.ndarray,
    rewards: np.ndarray,
    ended: np.ndarray,
    observing: bool,
) -> None:
    """One action of seat 0 in every game; wanderers play the others until it is its turn again.

    Its episode ends when it is out or has won. The action NONE only waits for its first turn.
    """
    sheet = sheets[0]
    for row in range(len(games)):
        rewards[row], ended[row] = 0, False
        if actions[row] != NONE:
            rewards[row], ended[row] = play_seat_0(sheet, games[row], actions[row], told[row])
        # nobody can lose without having said or done anything, so seat 0 is still in when its turn comes
        while games[row].turn != 0:
            step_one(sheet, games[row], wander(sheet, games[row], FEW, OPENING), told[row])
        tell(sheet, games[row], told[row], observing)


@kernel
def play_seat_0(sheet: Sheet, game: Game, action: int, told: Told) -> tuple[float, bool]:
    """What seat 0 gets for this action, and whether that was its last in this game; then the next game has begun."""
    step_one(sheet, game, action, told)
    while game.turn != 0 and game.inside & 1 and not told.over:
        step_one(sheet, game, wander(sheet, game, FEW, OPENING), told)
    if told.over:
        return told.rewards[0], True
    if game.inside & 1:
        return 0.0, False
    begin(sheet, game)
    return -1 / (sheet.seats - 1), True


@entry
def mask_all(sheets: np.ndarray, games: np.ndarray, codes: np.ndarray, masks: np.ndarray) -> None:
    """For every game, which of these actions are allowed. The numbers come last, from the table's lowest up."""
    sheet = sheets[0]
    first = len(codes) - (sheet.most - sheet.least + 1)
    for row in range(len(games)):
        lowest, highest, unless, _ = legal(sheet, games[row])
        for place in range(first):
            masks[row, place] = allowed(sheet, games[row], codes[place])
        for place in range(first, len(codes)):
            masks[row, place] = lowest <= codes[place] <= highest and codes[place] != unless
