"""Awards and bravery: who earns what, who just misses it, and how ties are broken."""

from __future__ import annotations

from coyote.table.review.analysis import of_game
from coyote.table.wire.outbound_review import AwardTold, BraveryTold
from tests.tables import KIDULT, OLIPHANTE, played

FOUR, FIVE = "1x1 2x1 4x1 8x1", "1x1 2x1 4x1 8x1 16x1"
"""Decks in which every total comes about in one way: whoever sees a 2 can expect 3, 6, 10 (and 18), all equally likely."""
THIRD = 0.333333


def given(lines: str, deck: str = FIVE) -> dict[str, AwardTold]:
    found = of_game(played(KIDULT, lines, seats="ann bob", deck=deck)).awards
    return {award.award: award for award in found}


def test_nobody_deserves_anything_where_all_was_plain() -> None:
    assert given("deal 1 16 / ann 17 / bob 100 / ann coyote") == {}


def test_the_boldest_bluff_was_not_caught() -> None:
    lines = "deal 1 2 / ann 10 / bob 11 / ann coyote"
    assert given(lines, FOUR)["boldest-bluff"] == AwardTold("boldest-bluff", 0, 3, 10, THIRD)
    assert "boldest-bluff" not in given("deal 1 2 / ann 10 / bob coyote", FOUR)


def test_an_even_chance_is_no_bluff() -> None:
    assert "boldest-bluff" not in given("deal 1 16 / ann 20 / bob 900 / ann coyote")
    assert given("deal 1 16 / ann 21 / bob 900 / ann coyote")["boldest-bluff"].chance == 0.25


def test_of_equally_bold_bluffs_the_higher_number_wins() -> None:
    lines = "deal 1 2 / ann 10 / bob 11 / ann 12 / bob 13 / ann 14 / bob 15 / ann coyote"
    assert given(lines, FOUR)["boldest-bluff"] == AwardTold("boldest-bluff", 0, 7, 14, 0.0)


def test_the_best_call_was_hardest_to_know() -> None:
    assert given("deal 1 2 / ann 5 / bob coyote", FOUR)["best-call"] == AwardTold("best-call", 1, 4, 5, THIRD, 0)
    lines = "deal 1 night / ann 9 / bob coyote / deal 1 2 / ann 5 / bob coyote"
    assert given(lines, f"{FOUR} nightx1")["best-call"] == AwardTold("best-call", 1, 7, 5, 0.5, 0), "the first had 0.75"


def test_a_plain_call_is_no_feat() -> None:
    assert "best-call" not in given("deal 1 2 / ann 900 / bob coyote")


def test_the_luckiest_escape_was_there_for_the_next_player_to_see() -> None:
    lines = "deal 1 2 / ann 10 / bob 11 / ann coyote"
    assert given(lines, FOUR)["luckiest-escape"] == AwardTold("luckiest-escape", 0, 3, 10, 1.0, 1)
    held = "deal 1 2 / ann 3 / bob 11 / ann coyote"
    assert "luckiest-escape" not in given(held, FOUR), "3 was not too high, and 11 was called"


def test_of_two_escapes_the_one_that_was_farther_too_high_wins() -> None:
    lines = "deal 1 2 / ann 10 / bob 11 / ann 12 / bob 13 / ann coyote"
    assert given(lines, FOUR)["luckiest-escape"].number == 12


def test_a_number_that_is_called_after_a_skip_has_not_escaped() -> None:
    lines = "deal 1 2 3 / ann 900 / bob coin skip / cem coyote"
    found = of_game(played(OLIPHANTE, lines, seats="ann bob cem", coins="on")).awards
    assert {award.award for award in found} & {"luckiest-escape", "boldest-bluff"} == set()


def test_the_steadiest_nerve_bluffed_three_times_and_was_never_caught() -> None:
    lines = "deal 1 2 / ann 10 / bob 11 / ann 12 / bob 13 / ann 14"
    steady = AwardTold("steadiest-nerve", 0, chance=round(THIRD / 3, 6), bluffs=3)
    assert given(f"{lines} / bob 15 / ann coyote", FOUR)["steadiest-nerve"] == steady
    assert "steadiest-nerve" not in given(f"{lines} / bob coyote", FOUR), "ann was caught, and bob bluffed but twice"


def test_of_two_steady_nerves_more_bluffs_win_and_then_bolder_ones() -> None:
    def steadiest(starter: str, numbers: list[int]) -> AwardTold:
        """Everybody says numbers in turn until cem is caught by ann."""
        order = {"ann": ("ann", "bob", "cem"), "bob": ("bob", "cem", "ann")}[starter]
        said = [f"{order[place % 3]} {number}" for place, number in enumerate(numbers)]
        lines = " / ".join(["deal 1 2 4", *said, "ann coyote"])
        found = of_game(played(KIDULT, lines, seats="ann bob cem", starter=starter, deck=FIVE)).awards
        return next(award for award in found if award.award == "steadiest-nerve")

    assert steadiest("bob", [*range(30, 41)]) == AwardTold("steadiest-nerve", 1, chance=0.0, bluffs=4), "ann had but three"
    assert steadiest("ann", [20, *range(30, 38)]) == AwardTold("steadiest-nerve", 1, chance=0.0, bluffs=3), "20 was likelier"
    assert steadiest("ann", [*range(30, 39)]) == AwardTold("steadiest-nerve", 0, chance=0.0, bluffs=3), "ann came first"


def test_a_false_alarm_had_at_most_one_chance_in_four() -> None:
    assert given("deal 1 16 / ann 4 / bob coyote")["false-alarm"] == AwardTold("false-alarm", 1, 4, 4, 0.25, 0)
    assert "false-alarm" not in given("deal 1 16 / ann 6 / bob coyote"), "one in two is no blunder"


def test_hard_luck_is_to_fail_with_three_chances_in_four() -> None:
    assert given("deal 1 2 / ann 6 / bob coyote")["hard-luck"] == AwardTold("hard-luck", 0, 3, 6, 0.75, 1)
    assert "hard-luck" not in given("deal 1 2 / ann 7 / bob coyote")


def test_bravery_is_counted_for_everybody() -> None:
    found = of_game(played(KIDULT, "deal 1 16 / ann 17 / bob 100 / ann coyote", seats="ann bob", deck=FIVE)).bravery
    assert found == (BraveryTold(0, 1, 1.0, 0, 0, 1, 1), BraveryTold(1, 1, 0.0, 1, 1, 0, 0))
    nothing = of_game(played(KIDULT, "deal 1 16 / ann 17", seats="ann bob", deck=FIVE))
    assert nothing.moves == ()
    assert nothing.bravery[0] == BraveryTold(0, 0, None, 0, 0, 0, 0), "the round is not over"


def test_Q20_whose_number_it_is_when_somebody_agreed() -> None:
    lines = "deal 1 2 3 4 / ann 900 / bob agree / cem coyote"
    for makes, caught in (("declarer", 0), ("passer", 1)):
        bravery = of_game(played(KIDULT, lines, specials="on", agree_makes=makes)).bravery
        assert (bravery[0].caught, bravery[1].caught) == (caught, 0)


def test_of_several_blunders_and_misfortunes_the_greatest_is_told() -> None:
    blunders = given("deal 1 16 / ann 4 / bob coyote / deal 2 8 / bob 1 / ann coyote")
    assert blunders["false-alarm"] == AwardTold("false-alarm", 0, 7, 1, 0.0, 1), "the first had 0.25"
    misfortunes = given("deal 1 2 / ann 6 / bob coyote / deal 8 4 / ann 5 / bob 13 / ann coyote")
    assert misfortunes["hard-luck"] == AwardTold("hard-luck", 0, 3, 6, 0.75, 1)
