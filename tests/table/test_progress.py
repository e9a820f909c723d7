"""Progress: what finished games add up to, which feats come of it, and who climbs the ladder."""

from __future__ import annotations

import msgspec
import pytest

from coyote.speech import LANGUAGES, speaker
from coyote.table.review.analysis import of_game
from coyote.table.review.progress import FEATS, OPPONENTS, Bluff, Outcome, Tally, added, reached, rung
from tests.tables import OLIPHANTE, played

LADDER = ("cub", "fox", "wolf")
# Ann's 40 holds in one deal of many, and Bob raises; Cem calls 60, which is too much; the pack ends with Ann leading it
BOLD = """deal 20 15 10 3 / ann 40 / bob 60 / cem coyote
deal 1 2 3 / cem 900 / dee coyote
deal 1 2 / dee 900 / ann coyote"""


def outcome(seat: int = 0, *, won: bool = True, minds: tuple[str | None, ...] = (None, "cub", "cub", "cub")) -> Outcome:
    told = of_game(played(OLIPHANTE, BOLD, out_at="1"))
    return Outcome("game", seat, won, minds, told)


def test_a_game_adds_its_calls_and_bluffs_to_those_before() -> None:
    once = added(Tally(), outcome(), LADDER)
    assert (once.games, once.wins, once.calls, once.right, once.last) == (1, 1, 1, 1, "game")
    assert once.best is not None and once.best.number == 40 and once.best.chance < 0.5
    assert (once.bluffs, once.held) == (1, 1)
    twice = added(once, outcome(won=False), LADDER)
    assert (twice.games, twice.wins, twice.streak, twice.longest, twice.held) == (2, 1, 0, 1, 2)


def test_a_bluff_that_was_caught_did_not_hold() -> None:
    bob = added(Tally(), outcome(1, won=False), LADDER)
    assert (bob.bluffs, bob.held, bob.best) == (1, 0, None)


def test_a_bolder_bluff_is_remembered_instead() -> None:
    bolder = Bluff(99, 0.0001, "other")
    assert added(Tally(best=bolder), outcome(), LADDER).best == bolder
    best = added(Tally(best=Bluff(3, 0.49, "other")), outcome(), LADDER).best
    assert best is not None and best.game == "game"


def test_a_feat_is_gained_once_and_stays() -> None:
    once = added(Tally(), outcome(), LADDER)
    assert "first-howl" in once.gained
    twice = added(once, outcome(), LADDER)
    assert "first-howl" not in twice.gained and "first-howl" in reached(twice)
    assert all(feat.need > 0 and feat.have(Tally()) == 0 for feat in FEATS.values())


def test_who_wins_at_a_table_of_bots_climbs_above_the_weakest_there() -> None:
    assert rung(Tally(), LADDER) == 0
    after_cubs = added(Tally(), outcome(), LADDER)
    assert rung(after_cubs, LADDER) == 1
    mixed = added(Tally(), outcome(minds=(None, "wolf", "fox", "wolf")), LADDER)
    assert (mixed.beaten, rung(mixed, LADDER)) == ({"fox": 1}, 2)
    top = added(Tally(), outcome(minds=(None, "wolf", "wolf", "wolf")), LADDER)
    assert rung(top, LADDER) == len(LADDER) - 1


def test_only_a_win_over_a_whole_table_of_bots_counts_on_the_ladder() -> None:
    for minds in ((None, None, "cub", "cub"), (None, *("cub",) * (OPPONENTS - 1)), (None, "cub", "cub", "stranger")):
        assert added(Tally(), outcome(minds=minds), LADDER).beaten == {}
    assert added(Tally(), outcome(won=False), LADDER).beaten == {}


def test_a_tally_is_read_as_it_was_written_and_an_older_one_too() -> None:
    tally = added(Tally(), outcome(), LADDER)
    assert msgspec.json.decode(msgspec.json.encode(tally), type=Tally) == tally
    assert msgspec.json.decode(b'{"games":3,"older":1}', type=Tally) == Tally(games=3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_feat_has_its_words(language: str) -> None:
    known = speaker(language).entries
    assert all(f"feat-{code}" in known and f"feat-{code}-about" in known for code in FEATS)


def test_feats_are_as_hard_as_their_words_say() -> None:
    needs = {"first-howl": 1, "regular": 10, "pack-leader": 10, "three-moons": 3, "keen-ear": 25, "stone-face": 25}
    assert {code: feat.need for code, feat in FEATS.items()} == needs | {"moonshot": 1, "decorated": 4}
