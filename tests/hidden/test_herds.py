"""Nobody learns their own card from the arrays of a herd: two worlds that differ in one hidden card look the same to its
wearer.

The second world is a copy of the first in which the wearer's card changed places with one of the pile. Both get the same
actions. Until the round ends, whatever the arrays show when the wearer is to move must be equal. The others see the card, and
must be able to tell the worlds apart.
"""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from coyote.fast import Herd, WrongAction
from prove.fast.tables import Table, claimed, table
from tests.tables import HEIDELBAER

pytestmark = pytest.mark.slow

GAMES = 60
STEPS = 25


def exchange(herd: Herd, place: int, rng: Random) -> int | None:
    """Exchange somebody's card for another kind in the pile; returns the wearer, or None if there is no other kind."""
    game = herd._games[place]
    inside = [seat for seat in range(herd.terms.seats) if game["inside"] >> seat & 1]
    wearer = rng.choice(inside)
    card = game["heads"][wearer]
    worn = next(at for at in range(game["left"], game["left"] + game["drawn"]) if game["order"][at] == card)
    others = [at for at in range(game["left"]) if game["order"][at] != card]
    if not others:
        return None
    other = rng.choice(others)
    game["order"][[worn, other]] = game["order"][[other, worn]]
    game["heads"][wearer] = game["order"][worn]
    return wearer


def shown(herd: Herd, place: int) -> bytes:
    """All that the herd tells of one game."""
    return b"".join(
        array[place].tobytes()
        for array in (
            *(herd.seen, herd.numbers, herd.flags, herd.seat, herd.closed, herd.over),
            *(herd.loser, herd.taken, herd.total, herd.winner, herd.rewards),
        )
    )


def compared(one: Table, seed: int) -> tuple[int, int]:
    """How often the wearer looked and saw the same, and how often somebody else looked and saw a difference."""
    here, there, rng = one.herd(GAMES, seed), one.herd(GAMES, seed), Random(seed)
    wearers = {place: wearer for place in range(GAMES) if (wearer := exchange(there, place, rng)) is not None}
    there._told[:] = here._told
    same = different = 0
    for _ in range(STEPS):
        actions = here.wander(one.few, one.opening)
        there._games["dice"] = here._games["dice"]  # wandering rolled the dice
        here.step(actions)
        try:
            there.step(actions)
        except WrongAction as wrong:
            raise AssertionError(f"a hidden card decides what is allowed: {wrong}") from wrong
        for place, wearer in list(wearers.items()):
            ours, theirs = here._games[place], there._games[place]
            mine = ours["heads"] != theirs["heads"]
            if (
                here.closed[place]
                or there.closed[place]
                or ours["faced"] >> wearer & 1
                or drawn_differs(ours, theirs, mine, wearer)
            ):
                del wearers[place]
            elif here.seat[place] == wearer:
                assert shown(here, place) == shown(there, place)
                same += 1
            elif mine.any():
                different += shown(here, place) != shown(there, place)
        again(here, there, wearers, actions)
    return same, different


def drawn_differs(ours: np.void, theirs: np.void, heads: np.ndarray, wearer: int) -> bool:
    """Whether the exchanged card has come out of the pile, where the wearer may see it."""
    elsewhere = heads.copy()
    elsewhere[wearer] = False
    return bool(
        elsewhere.any()
        or (ours["extra"][: ours["extras"]] != theirs["extra"][: theirs["extras"]]).any()
        or (ours["more_seat"] != wearer and ours["more_card"] != theirs["more_card"])
        or ours["laid_card"] != theirs["laid_card"]
    )


def again(here: Herd, there: Herd, wearers: dict[int, int], actions: np.ndarray) -> None:
    """Games that are no longer compared go on in one world only: the other one copies it, so that its actions stay legal."""
    for place in range(len(actions)):
        if place not in wearers:
            there._games[place] = here._games[place]
            there._told[place] = here._told[place]


@pytest.mark.parametrize("edition", claimed())
def test_two_worlds_look_the_same_to_the_wearer_and_different_to_the_others(edition: str) -> None:
    same = different = 0
    for seed in range(8):
        one = table(edition, Random(f"worlds {edition} {seed}"))
        alike, apart = compared(one._replace(seats=max(one.seats, 3)), seed)
        same, different = same + alike, different + apart
    assert same > 200
    assert different > 200


@pytest.mark.parametrize("trickster", [False, True])
def test_the_middle_looks_the_same_to_whoever_has_not_peeked_and_different_to_whoever_has(trickster: bool) -> None:
    one = Table(HEIDELBAER, 4, {"trickster": trickster}, few=3, opening=1)
    here, there = one.herd(GAMES * 3, 1), one.herd(GAMES * 3, 1)
    watched = set(range(GAMES * 3))
    for game in there._games:  # the card in the middle was drawn last
        game["order"][[0, game["left"]]] = game["order"][[game["left"], 0]]
        game["middle"][0] = game["order"][game["left"]]
    same = different = 0
    for _ in range(STEPS):
        actions = here.wander(one.few, one.opening)
        there._games["dice"] = here._games["dice"]
        here.step(actions)
        there.step(actions)
        drawn = here._games["laid_card"] != there._games["laid_card"]
        watched -= {place for place in watched if here.closed[place] or there.closed[place] or drawn[place]}
        for place in watched:
            alike = shown(here, place) == shown(there, place)
            peeked = here._games["peeked"][place] >> here.seat[place] & 1
            assert alike != peeked
            same, different = same + alike, different + (not alike)
        again(here, there, dict.fromkeys(watched, 0), actions)
    assert same > 200
    assert different > 30
