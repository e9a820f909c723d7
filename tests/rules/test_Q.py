"""The rulings, Q1-Q28: the default of each, and what its option changes. Each test is named after its ruling."""

from __future__ import annotations

import pytest

from coyote import (
    DEALER,
    EDITIONS,
    WATCHER,
    Begin,
    IllegalTerms,
    Options,
    Withdraw,
    cards,
    count,
    options,
    play,
    start,
    view,
    write,
)
from coyote.rules.model.cards import VALUE
from coyote.rules.model.events import NobodyPaid, Refilled, Shown, Withdrew, Worn
from coyote.rules.model.rulings import DEFAULT, QUESTIONS, WORDS, Rulings, as_word
from coyote.rules.story import events
from tests.tables import JAPAN, KIDULT, OLIPHANTE, played, refused, standing, starter, to_move

COINS = {"coins": "on"}
SPECIALS = {"specials": "on"}
DEAL = "deal 1 2 3 4 / "


def total(hand: str, turned: str = "", **rulings: str | bool) -> int:
    return count(cards(hand), cards(turned), rulings=Rulings(**rulings)).total  # type: ignore[arg-type]


def test_Q1_whole_numbers_within_999_and_from_the_least_number() -> None:
    assert played(OLIPHANTE, DEAL + "ann -5").number == -5
    assert refused(OLIPHANTE, DEAL + "ann 1000") == "number-too-far"
    assert refused(OLIPHANTE, DEAL + "ann -1000") == "number-too-far"
    assert refused(OLIPHANTE, DEAL + "ann -1", least_number="0") == "number-below-least"
    assert played(KIDULT, DEAL + "ann -7", least_number="none").number == -7


def test_Q1_a_table_may_agree_on_a_highest_number_which_nobody_can_raise() -> None:
    assert played(KIDULT, DEAL + "ann 30", highest_number="30").number == 30
    assert refused(KIDULT, DEAL + "ann 31", highest_number="30") == "number-above-highest"
    wall = played(KIDULT, DEAL + "ann 30", highest_number="30")
    assert options(wall, "bob") == Options(lowest=None, highest=30, call=True)
    assert refused(KIDULT, DEAL + "ann 30 / bob 31", highest_number="30") == "number-above-highest"
    coins = {"coins": "on", "highest_number": "30"}
    assert refused(OLIPHANTE, DEAL + "ann 30 / bob coin reverse", **coins) == "coin-no-number-left"
    back = "deal 1 2 3 / ann 29 / bob 30 / cem coin skip / ann coin skip"
    assert refused(OLIPHANTE, back, "ann bob cem", **coins) == "nobody-could-answer"
    specials = {"specials": "on", "highest_number": "3"}
    assert refused(KIDULT, DEAL + "ann 2 / bob 3 / cem again", **specials) == "again-no-room"
    assert played(KIDULT, DEAL + "ann 1 / bob 3 / cem again / bob 2", **specials).number == 2
    assert refused(KIDULT, DEAL + "ann 1 / bob 2 / cem again / bob 4", **specials) == "number-above-highest"


def test_Q1_no_card_is_further_from_zero_than_a_number_may_be() -> None:
    assert [number for number in range(-1100, 1101) if str(number) in VALUE] == list(range(-999, 1000))


def test_Q2_a_special_turned_over_counts_like_a_worn_one() -> None:
    assert total("? 5 7", "double") == 24
    assert total("? 5 7", "double", mystery_special="nothing") == 12
    assert count(cards("? 5"), cards("night"), rulings=Rulings(mystery_special="nothing")).reshuffle


def test_Q3_a_mystery_turned_over_turns_over_one_more() -> None:
    lines = "deal ? 2 3 4 / ann 1 / bob coyote / turn ? 5"
    two = {"deck": "?x2 1x3 2x3 3x3 4x3 5x3"}
    assert standing(played(OLIPHANTE, lines + " / = total 14", **two))["bob"] == 1
    off = lines.replace("turn ? 5", "turn ?")
    assert played(OLIPHANTE, off + " / = total 9", mystery_chain="off", **two)
    assert refused(OLIPHANTE, lines, mystery_chain="off", **two) == "turn-number"


def test_Q4_an_empty_pile_is_refilled_with_the_discards_cards_in_play_stay() -> None:
    small = {"seats": "ann bob cem", "deck": "1x1 2x2 3x1 4x1 ?x1 5x1"}
    lines = "deal 1 2 3 / ann 9 / bob coyote / deal 4 ? 2 / bob 1 / cem 2 / ann coyote / turn 5"
    assert played(OLIPHANTE, lines + " / = total 11", **small)
    drawn = "deal 1 2 3 / ann 9 / bob coyote / deal 4 ? 2 / bob coin extra 5 / bob 1 / cem coyote / turn 3 / = total 14"
    assert played(OLIPHANTE, drawn, **COINS, **small)
    called = played(OLIPHANTE, drawn.split(" / turn")[0], **COINS, **small)
    assert (to_move(called), Refilled() in events(called)) == ("turn", True)
    in_play = drawn.replace("turn 3 / = total 14", "turn 4")
    assert refused(OLIPHANTE, in_play, **COINS, **small) == "card-not-in-pile"


def test_Q4_with_no_discards_either_mystery_counts_0_and_powers_are_refused() -> None:
    tiny = {"seats": "ann bob cem", "deck": "1x1 2x1 ?x1"}
    assert played(OLIPHANTE, "deal 1 2 ? / ann 3 / bob coyote / = total 3", **tiny)
    assert refused(OLIPHANTE, "deal 1 2 ? / ann 3 / bob coyote / turn 1", **tiny) == "turn-needless"
    assert refused(OLIPHANTE, "deal 1 2 ? / ann coin extra 1", **COINS, **tiny) == "nothing-to-draw"
    assert refused(KIDULT, "deal 1 2 ? / ann 1 more bob 1", **SPECIALS, **tiny) == "nothing-to-draw"


def test_Q4_a_table_may_leave_an_empty_pile_empty() -> None:
    small = {"seats": "ann bob cem", "deck": "1x1 2x2 3x1 4x1 ?x1 5x1", "empty_pile": "nothing"}
    lines = "deal 1 2 3 / ann 9 / bob coyote / deal 4 ? 2 / bob coin extra 5 / bob 1"
    assert played(OLIPHANTE, lines + " / cem coyote / = total 11", **COINS, **small)
    assert refused(OLIPHANTE, lines + " / cem coin exchange 3", **COINS, **small) == "nothing-to-draw"


def test_Q4_the_discards_become_the_pile_only_when_a_card_is_needed() -> None:
    small = {"seats": "ann bob cem", "deck": "1x1 2x2 3x1 4x1 5x1 6x1", **COINS}
    lines = "deal 1 2 3 / ann 9 / bob coyote / deal 4 2 5 / bob coin extra 6 / bob 1 / cem coyote"
    emptied = played(OLIPHANTE, lines, **small)
    assert emptied.round.fresh, "an empty pile cannot give everybody a card: everything is reshuffled (R6)"


def test_Q5_cards_turned_over_are_discarded_with_the_rest() -> None:
    lines = "deal ? 2 3 4 / ann 1 / bob coyote / turn 20 / deal 20 1 1 2"
    assert refused(OLIPHANTE, lines) == "card-not-in-pile"
    assert played(OLIPHANTE, lines, turned_cards="pile").round.heads[0] == "20"


def test_Q5_what_goes_back_is_in_the_pile_as_often_as_it_was_turned_over() -> None:
    lines, deck = "deal ? ? 1 2 / ann 1 / bob coyote / turn 5 5", {"deck": "?x2 1x2 2x2 3x4 5x3"}
    assert played(OLIPHANTE, lines, **deck).pile == {"1": 1, "2": 1, "3": 4, "5": 1}
    assert played(OLIPHANTE, lines, turned_cards="pile", **deck).pile == {"1": 1, "2": 1, "3": 4, "5": 3}


@pytest.mark.parametrize(
    "lines",
    [
        "deal night 2 3 4 / ann 1 / bob coyote",
        "deal ? 2 3 4 / ann 1 / bob coyote / turn night",
        "deal 1 2 3 4 / ann coin extra night / ann 1 / bob coyote",
        "deal night 2 3 4 / ann coin exchange 1 / ann 1 / bob coyote",
        "deal night 2 3 4 / ann coin guess night / bob 1 / cem coyote",
        "deal night 2 3 4 / ann 1 / bob coin guess 9",
    ],
    ids=["worn", "turned", "extra", "replaced", "guessed", "wrong-guess"],
)
def test_Q6_night_shown_in_any_way_reshuffles(lines: str) -> None:
    assert played(OLIPHANTE, lines + " / = reshuffle", **COINS).round.fresh


def test_Q6_a_table_may_reshuffle_only_when_night_was_counted() -> None:
    counted = {"night_reshuffle": "counted", **COINS}
    exchanged = "deal night 2 3 4 / ann coin exchange 1 / ann 1 / bob "
    for ending in ("coyote", "coin guess 9"):
        assert played(OLIPHANTE, exchanged + ending, **counted).round.fresh == "night", "printed for the exchange coin"
    assert not played(OLIPHANTE, "deal night 2 3 4 / ann 1 / bob coin guess 9", **counted).round.fresh
    assert played(OLIPHANTE, "deal night 2 3 4 / ann 1 / bob coyote", **counted).round.fresh
    assert played(OLIPHANTE, "deal ? 2 3 4 / ann 1 / bob coyote / turn night", **counted).round.fresh


def test_Q7_with_no_green_nothing_happens_and_0_and_night_are_no_targets() -> None:
    assert total("discard flip cancel -5 0 night") == -5
    assert total("cancel -5 -10", no_green="highest") == -10
    assert total("flip -5 -10", no_green="highest") == -5
    assert total("discard 0 night", no_green="highest") == 0
    assert total("cancel 0 -5", no_green="highest") == 0, "it strikes no 0"


def test_Q7_any_strikes_the_highest_number_card_and_a_0_is_one() -> None:
    assert total("cancel -5 -10", no_green="any") == -10
    assert total("flip -5 -10", no_green="any") == -5
    assert total("cancel 0 -5", no_green="any") == -5, "the 0 is the highest"
    assert total("cancel cancel 0 -5 -10", no_green="any") == -10, "then the next highest"
    assert total("discard 0 0 -5", no_green="any", ties="all") == -5
    assert total("cancel double night -5", no_green="any") == 0, "specials are no number cards"
    assert total("cancel 7 0 -5", no_green="any") == -5, "a green is higher than either"
    assert count(cards("-5 0 night cancel"), (), rulings=Rulings(no_green="any")).steps[0].on == (1,)


def test_Q7_Max_0_of_2020_makes_the_highest_number_card_0_whichever_it_is() -> None:
    two = {"seats": "ann bob"}
    for deal, total in (("cancel -5 -10", -10), ("0 -5 cancel", -5), ("cancel 7 -5", -5)):
        game = played("heidelbaer_2020", f"deal {deal} / ann 1 / bob coyote / = total {total}", **two)
        assert game.terms.options == {}, "the answer of the box need not be written"
    usual = played("heidelbaer_2020", "deal cancel -5 -10 / ann 1 / bob coyote / = total -15", **two, no_green="nothing")
    assert usual.terms.options == {"no_green": "nothing"}
    assert "option no_green nothing" in write(usual)


def test_Q8_of_tied_highest_one_only() -> None:
    assert total("10 10 flip 3") == 3
    assert total("10 10 cancel 3") == 13
    assert total("10 10 flip 3", ties="all") == -17
    assert total("10 10 discard 3", ties="all") == 3


def test_Q9_discard_before_flip_and_double_skips_the_flipped() -> None:
    assert total("20 10 5 flip discard double") == 0
    assert total("20 10 5 flip discard double", discard_first=False) == -10
    assert total("20 10 5 cancel flip discard", discard_first=False) == total("20 10 5 cancel discard flip") - 10


def test_Q10_a_wrong_guess_shows_and_discards_all_without_a_count() -> None:
    game = played(OLIPHANTE, "deal 20 2 3 4 / ann 1 / bob coin guess 9", **COINS)
    assert [event.heads for event in events(game) if isinstance(event, Shown)] == [("20", "2", "3", "4")]
    assert refused(OLIPHANTE, "deal 20 2 3 4 / ann 1 / bob coin guess 9 / = total 29", **COINS) == "differs"
    assert refused(OLIPHANTE, "deal 20 2 3 4 / ann 1 / bob coin guess 9 / deal 20 1 1 2", **COINS) == "card-not-in-pile"


def test_Q11_if_the_starter_is_out_the_next_one_clockwise_starts() -> None:
    lines = DEAL + "ann coin reverse / ann 1 / dee coin guess 9"
    assert starter(played(OLIPHANTE, lines, out_at="1", **COINS)) == "ann"
    assert starter(played(OLIPHANTE, lines, out_at="1", starter_out="previous", **COINS)) == "cem"


def test_Q12_the_starter_may_skip_and_nobody_calls_while_no_number_stands() -> None:
    assert to_move(played(OLIPHANTE, DEAL + "ann coin skip", **COINS)) == "bob"
    assert refused(OLIPHANTE, DEAL + "ann coin skip / bob coyote", **COINS) == "nothing-to-call"
    assert refused(OLIPHANTE, DEAL + "ann coin skip", opening_skip="off", **COINS) == "opening-skip"


def test_Q13_a_call_after_skips_or_withdrawals_is_on_the_last_declarer() -> None:
    lines = DEAL + "ann 99 / bob coin skip / cem coin guess 3 / dee coyote"
    assert standing(played(OLIPHANTE, lines, **COINS))["ann"] == 1
    assert refused(OLIPHANTE, DEAL + "ann 99 / bob coin skip / cem coyote", call_after_skip="off", **COINS) == "call-after-skip"


def test_Q13_a_coin_does_not_bring_back_the_call_that_a_skip_took_away() -> None:
    rulings = {"call_after_skip": "off", "call_after_coin": "on", **COINS}
    lines = DEAL + "ann 99 / bob coin skip / cem coin reverse / cem coyote"
    assert refused(OLIPHANTE, lines, **rulings) == "call-after-skip"


def test_Q13_the_caller_after_a_skip_is_the_one_who_called_also_when_a_mystery_is_turned_over() -> None:
    lines = "deal ? 2 3 4 / ann 1 / bob coin skip / cem coyote / turn 5 / = loser cem"
    assert standing(played(OLIPHANTE, lines, **COINS))["cem"] == 1


THREE = {"seats": "ann bob cem", **COINS}
BACK = "deal 1 2 3 / ann 5 / bob coin skip / cem coin skip"


def test_Q14_when_the_turn_comes_back_the_declarer_raises_or_uses_a_coin_but_no_guess() -> None:
    assert to_move(played(OLIPHANTE, BACK, **THREE)) == "ann"
    assert refused(OLIPHANTE, BACK + " / ann coyote", **THREE) == "own-number"
    assert refused(OLIPHANTE, BACK + " / ann coin guess 1", **THREE) == "guess-own-number"
    assert refused(OLIPHANTE, BACK + " / ann 5", **THREE) == "number-too-low"
    assert played(OLIPHANTE, BACK + " / ann coin extra 4 / ann 6", **THREE).number == 6
    assert to_move(played(OLIPHANTE, BACK + " / ann coin skip", coin_counts="skipx3", **THREE)) == "bob"


def test_Q14_a_table_may_end_the_round_instead() -> None:
    game = played(OLIPHANTE, BACK, back_to_declarer="ends", **THREE)
    assert (to_move(game), starter(game), sum(game.coyotes)) == ("deal", "ann", 0)
    assert NobodyPaid() in events(game)


def test_Q14_no_power_may_leave_the_declarer_of_the_farthest_number_without_a_move() -> None:
    lines = "deal 1 2 3 / ann 999 / bob coin skip"
    assert refused(OLIPHANTE, lines + " / cem coin skip", **THREE) == "nobody-could-answer"
    assert refused(OLIPHANTE, lines + " / cem coin guess 3", **THREE) == "nobody-could-answer"
    assert refused(OLIPHANTE, "deal 1 2 3 / ann 999 / bob coin extra 4", **THREE) == "coin-no-number-left"
    off = {"call_after_skip": "off", **THREE}
    assert refused(OLIPHANTE, "deal 1 2 3 / ann 999 / bob coin skip", **off) == "nobody-could-answer"
    two = {"seats": "ann bob", "agree_makes": "passer", **SPECIALS}
    assert refused(KIDULT, "deal 1 2 / ann 999 / bob agree", **two) == "nobody-could-answer"


GUESSES = {"coin_counts": "guessx3 skipx1", **THREE}


def test_Q15_when_all_but_one_sit_out_the_round_ends_and_nobody_pays() -> None:
    game = played(
        OLIPHANTE, "deal 1 2 3 / ann 5 / bob coin guess 2 / bob withdraw / cem coin guess 3 / cem withdraw", **GUESSES
    )
    assert (to_move(game), starter(game), sum(game.coyotes)) == ("deal", "ann", 0)
    game = played(OLIPHANTE, "deal 1 2 3 / ann coin guess 1 / ann withdraw / bob coin guess 2 / bob withdraw", **GUESSES)
    assert (starter(game), NobodyPaid() in events(game)) == ("cem", True)


def test_Q15_at_the_wall_a_guess_that_ends_the_round_is_allowed() -> None:
    game = played(
        OLIPHANTE, "deal 1 2 3 / ann 999 / bob coin guess 2 / bob withdraw / cem coin guess 3 / cem withdraw", **GUESSES
    )
    assert (to_move(game), starter(game)) == ("deal", "ann")
    ends = {"back_to_declarer": "ends", "call_after_skip": "off", **THREE}
    two_skips = "deal 1 2 3 / ann 5 / bob coin skip / cem coin skip"
    assert to_move(played(OLIPHANTE, two_skips, **ends)) == "deal"
    assert (
        refused(OLIPHANTE, two_skips.replace("ann 5", "ann 999").replace(" / cem coin skip", ""), **ends)
        == "nobody-could-answer"
    )


def test_Q15_night_reshuffles_also_when_nobody_pays() -> None:
    game = played(
        OLIPHANTE, "deal night 2 3 / ann 5 / bob coin guess 2 / bob withdraw / cem coin guess 3 / cem withdraw", **GUESSES
    )
    assert game.round.fresh


def test_Q16_a_kind_of_the_deck_is_guessed_for_the_card_worn_in_front() -> None:
    assert refused(OLIPHANTE, DEAL + "ann coin guess 11", **COINS) == "guess-kind"
    assert refused(OLIPHANTE, DEAL + "ann coin guess cancel", **COINS) == "guess-kind"
    lines = DEAL + "ann coin exchange 9 / ann 1 / bob 2 / cem 3 / dee 4 / ann coin guess "
    assert sum(played(OLIPHANTE, lines + "9", **COINS).coyotes) == 0
    assert standing(played(OLIPHANTE, lines + "1", **COINS))["ann"] == 1


GUESSED = DEAL + "ann 5 / bob coin guess 2"


def test_Q17_whoever_guesses_right_may_sit_out_safe_or_stay_and_declare() -> None:
    game = played(OLIPHANTE, GUESSED, **COINS)
    assert (to_move(game), options(game, "bob")) == ("bob", Options(lowest=6, withdraw=True))
    assert not any(Withdrew(1) in events(past) for past in game.line()), "it is their choice"
    out = play(game, "bob", Withdraw())
    assert events(out) == (Withdrew(1),)
    assert (to_move(out), view(out, 1).withdrawn, view(out, 1).faced) == ("cem", (1,), (1,))
    around = GUESSED + " / bob withdraw / cem 6 / dee 7 / ann 8"
    assert to_move(played(OLIPHANTE, around, **COINS)) == "cem", "the turn passes over whoever sits out"
    stays = played(OLIPHANTE, GUESSED + " / bob 6 / cem 7 / dee 8 / ann 9", **COINS)
    assert (to_move(stays), view(stays, 1).withdrawn, view(stays, 1).faced) == ("bob", (), (1,))
    assert options(stays, "bob").call
    assert not options(stays, "bob").withdraw, "the choice is made once"


def test_Q17_in_the_turn_of_the_guess_there_is_no_call_and_no_other_coin() -> None:
    assert refused(OLIPHANTE, GUESSED + " / bob coyote", **COINS) == "must-declare"
    assert refused(OLIPHANTE, GUESSED + " / bob coin skip", **COINS) == "coin-spent-this-turn"
    assert refused(OLIPHANTE, DEAL + "ann 5 / bob withdraw", **COINS) == "withdraw-unearned"
    assert refused(OLIPHANTE, DEAL + "ann 5 / bob coin reverse / bob withdraw", **COINS) == "withdraw-unearned"
    assert refused(OLIPHANTE, GUESSED + " / bob 6 / cem 7 / dee 8 / ann 9 / bob withdraw", **COINS) == "withdraw-unearned"


def test_Q17_a_table_may_make_them_sit_out() -> None:
    must = {"sit_out": "on", **COINS}
    game = played(OLIPHANTE, GUESSED, **must)
    assert (to_move(game), view(game, 1).withdrawn) == ("cem", (1,))
    assert events(game)[-1] == Withdrew(1)
    assert refused(OLIPHANTE, GUESSED + " / bob 6", **must) == "not-your-turn"


def test_Q17_at_the_wall_whoever_guesses_right_sits_out_or_calls_where_that_is_allowed() -> None:
    lines = "deal 1 2 3 / ann 999 / bob coin guess 2"
    assert options(played(OLIPHANTE, lines, **THREE), "bob") == Options(withdraw=True)
    calls = {"call_after_coin": "on", "call_after_skip": "off", **THREE}
    assert options(played(OLIPHANTE, lines, **calls), "bob") == Options(call=True)
    assert refused(OLIPHANTE, lines + " / bob withdraw", **calls) == "nobody-could-answer"


def test_Q17_a_table_may_make_them_stay() -> None:
    stays = {"sit_out": "off", "coin_counts": "guessx2", **COINS}
    game = played(OLIPHANTE, DEAL + "ann coin guess 1", **stays)
    assert to_move(game) == "ann"
    assert refused(OLIPHANTE, DEAL + "ann coin guess 1 / ann withdraw", **stays) == "withdraw-unearned"
    assert to_move(played(OLIPHANTE, DEAL + "ann coin guess 1 / ann 5 / bob 6 / cem 7 / dee 8", **stays)) == "ann"
    lines = DEAL + "ann coin guess 1 / ann 5 / bob 6 / cem 7 / dee 8 / ann coin guess 1"
    assert refused(OLIPHANTE, lines, **stays) == "guess-known"


def test_Q17_whoever_stays_and_exchanges_wears_a_card_unseen_again() -> None:
    stays = {"sit_out": "off", **COINS}
    lines = DEAL + "ann coin guess 1 / ann 5 / bob 6 / cem 7 / dee 8 / ann coin exchange 20"
    game = played(OLIPHANTE, lines, **stays)
    assert 0 not in game.round.powers.faced
    assert [worn.seat for worn in view(game, 0).worn] == [1, 2, 3]


def test_Q17_reverse_and_guess_keep_those_who_sit_out_out() -> None:
    sitting = DEAL + "ann coin guess 1 / ann withdraw / bob 1 / cem coin reverse / cem 2 / bob 3"
    assert to_move(played(OLIPHANTE, sitting, **COINS)) == "dee"
    reversed_first = DEAL + "ann coin reverse / ann 1 / dee coin guess 4 / dee withdraw"
    assert to_move(played(OLIPHANTE, reversed_first, **COINS)) == "cem"
    assert view(played(OLIPHANTE, DEAL + "ann coin guess 1", **COINS), WATCHER).worn == (Worn(0, cards("1")[0]),)


def test_Q18_no_call_after_a_coin_in_the_same_turn() -> None:
    lines = DEAL + "ann 5 / bob coin extra 20 / bob coyote"
    assert refused(OLIPHANTE, lines, **COINS) == "must-declare"
    assert standing(played(OLIPHANTE, lines + " / = total 30", call_after_coin="on", **COINS))["bob"] == 1


def test_Q19_each_reverse_turns_the_order_round() -> None:
    lines = DEAL + "ann coin reverse / ann 1 / dee coin reverse / dee 2"
    assert to_move(played(OLIPHANTE, lines, coin_counts="reversex2", **COINS)) == "ann"


def test_Q20_whoever_agrees_is_the_declarer_and_pays_and_a_double_lapses() -> None:
    lines = DEAL + "ann 60 double / bob agree / cem coyote"
    assert standing(played(KIDULT, lines, **SPECIALS)) == {"ann": 0, "bob": 1, "cem": 0, "dee": 0}
    assert standing(played(KIDULT, lines, agree_makes="passer", **SPECIALS))["ann"] == 1
    two = {"seats": "ann bob", "agree_makes": "passer", **SPECIALS}
    assert refused(KIDULT, "deal 1 2 / ann 5 / bob agree / ann coyote", **two) == "own-number"
    assert refused(KIDULT, "deal 1 2 / ann 5 / bob agree / ann agree", **two) == "own-number"
    assert refused(KIDULT, "deal 1 2 / ann 5 / bob agree / ann again", **two) == "own-number"


def test_Q20_a_table_that_ends_rounds_ends_it_when_an_agreement_comes_back() -> None:
    two = {"seats": "ann bob", "agree_makes": "passer", "back_to_declarer": "ends", **SPECIALS}
    for number in ("5", "999"):
        game = played(KIDULT, f"deal 1 2 / ann {number} / bob agree", **two)
        assert (to_move(game), starter(game), sum(game.coyotes)) == ("deal", "ann", 0)


@pytest.mark.parametrize("answer", ["bob 61", "bob agree", "bob again / ann 59 / bob 60"])
def test_Q21_a_double_lapses_unless_the_next_player_calls_and_its_token_stays_spent(answer: str) -> None:
    lines = DEAL + f"ann 60 double / {answer}"
    paid = played(KIDULT, lines + " / cem coyote", **SPECIALS)
    assert sum(paid.coyotes) == 1
    assert 0 in played(KIDULT, lines, **SPECIALS).round.powers.spent
    assert sum(played(KIDULT, lines + " / cem coyote", double_lasts="round", **SPECIALS).coyotes) == 2


def test_Q21_again_lets_the_asker_call_for_one_coyote() -> None:
    assert sum(played(KIDULT, DEAL + "ann 60 double / bob again / ann 61 / bob coyote", **SPECIALS).coyotes) == 1


def test_Q22_both_coyotes_of_a_double_count_even_past_the_limit() -> None:
    lines = DEAL + "ann 60 double / bob coyote / deal 1 2 3 4 / ann 60 double / bob coyote / = loser ann 2 / = out ann"
    assert standing(played(KIDULT, lines, **SPECIALS))["ann"] == 4


def test_Q21_a_lasting_double_outlasts_other_specials() -> None:
    lines = DEAL + "ann 60 double / bob 61 reverse / ann 62 / dee coyote"
    assert sum(played(KIDULT, lines, double_lasts="round", **SPECIALS).coyotes) == 2


def test_Q22_a_double_that_puts_the_loser_out_lets_the_opponent_start() -> None:
    lines = DEAL + "ann 60 / bob coyote / deal 1 2 3 4 / ann 60 double / bob coyote / = out ann / = starter bob"
    assert starter(played(KIDULT, lines, **SPECIALS)) == "bob"


def test_Q23_again_goes_down_to_the_tables_least_number() -> None:
    lines = DEAL + "ann 5 / bob again / ann -7"
    assert played(KIDULT, lines, least_number="-7", **SPECIALS).number == -7
    assert refused(KIDULT, lines, least_number="-6", **SPECIALS) == "number-too-low"


def test_Q23_again_works_on_agreed_numbers_carries_no_special_and_needs_a_number() -> None:
    lines = DEAL + "ann 5 / bob 9 / cem agree / dee again"
    assert to_move(played(KIDULT, lines, **SPECIALS)) == "cem"
    assert played(KIDULT, lines + " / cem 6", **SPECIALS).number == 6
    assert refused(KIDULT, lines + " / cem 10 double", **SPECIALS) == "must-change"
    assert refused(KIDULT, lines + " / cem coyote", **SPECIALS) == "must-change"
    assert refused(KIDULT, lines + " / cem agree", **SPECIALS) == "must-change"
    assert refused(KIDULT, DEAL + "ann again", **SPECIALS) == "no-number-stands"
    assert refused(KIDULT, DEAL + "ann agree", **SPECIALS) == "no-number-stands"
    assert refused(KIDULT, lines, again_on_agreed="off", **SPECIALS) == "again-on-agreed"
    assert refused(KIDULT, DEAL + "ann 998 / bob 999 / cem again", **SPECIALS) == "again-no-room"


def test_Q24_more_and_next_are_not_for_oneself_nor_for_a_player_who_is_out() -> None:
    assert refused(KIDULT, DEAL + "ann 5 next ann", **SPECIALS) == "target-self"
    assert refused(KIDULT, DEAL + "ann 5 more ann 1", **SPECIALS) == "target-self"
    out = "deal 1 2 3 4 / ann 99 / bob coyote / deal 1 2 3 / bob 5 next ann"
    assert refused(KIDULT, out, out_at="1", **SPECIALS) == "target-not-in"


def test_Q25_specials_with_two_players_left_are_allowed() -> None:
    two = {"seats": "ann bob", **SPECIALS}
    assert played(KIDULT, "deal 1 2 / ann 5 double", **two).number == 5
    assert refused(KIDULT, "deal 1 2 / ann 5 double", specials_with_two="off", **two) == "special-two-left"
    three = {"seats": "ann bob cem", "specials_with_two": "off", **SPECIALS}
    assert played(KIDULT, "deal 1 2 3 / ann 5 double", **three).number == 5


def test_Q26_the_host_names_the_first_starter_or_chance_does() -> None:
    assert starter(start(EDITIONS[KIDULT], ["ann", "bob"], starter="bob")) == "bob"
    drawn = start(EDITIONS[KIDULT], ["ann", "bob"])
    assert to_move(drawn) == "starter"
    assert starter(play(drawn, DEALER, Begin(1))) == "bob"
    with pytest.raises(IllegalTerms, match="starter-not-seated"):
        start(EDITIONS[KIDULT], ["ann", "bob"], starter="zed")


@pytest.mark.parametrize(
    ("hand", "greens", "whole"),
    [
        ("15 3 -5 double", 31, 26),
        ("20 5 cancel double", 10, 10),
        ("-10 -5 double", -15, -30),
        ("10 10 3 cancel", 13, 13),
        ("5 -3 double double", 17, 8),
        ("0 night double", 0, 0),
    ],
)
def test_Q27_double_counts_the_greens_twice_or_the_whole_total(hand: str, greens: int, whole: int) -> None:
    order, japan = EDITIONS[JAPAN].order, EDITIONS[JAPAN].rulings
    assert count(cards(hand), (), order).total == greens
    assert count(cards(hand), (), order, japan).total == whole


def test_Q27_a_flipped_card_is_part_of_the_total_that_is_doubled() -> None:
    assert count(cards("20 10 flip double"), rulings=Rulings(doubles="total")).total == -20
    assert count(cards("20 10 flip double")).total == 0


def test_Q27_the_step_of_a_double_names_every_card_that_it_doubled() -> None:
    (step,) = count(cards("15 0 -5 double"), rulings=Rulings(doubles="total")).steps
    assert (step.on, step.sum) == ((0, 2), 20)


def test_Q27_a_table_may_double_as_another_box_does() -> None:
    lines = "deal 15 3 -5 double / ann 27 / bob coyote"
    assert standing(played(JAPAN, lines))["ann"] == 1
    assert standing(played(JAPAN, lines, doubles="greens"))["bob"] == 1
    assert standing(played(KIDULT, lines, doubles="total"))["ann"] == 1
    assert played(JAPAN, lines, doubles="greens").terms.options == {"doubles": "greens"}
    assert played(JAPAN, lines).terms.options == {}


def test_Q7_in_a_hand_without_a_green_the_eclipse_can_take_the_highest_red() -> None:
    lines = "deal -10 -5 double cancel / ann 1 / bob coyote / = total "
    assert played(JAPAN, lines + "-30")
    assert played(JAPAN, lines + "-20", no_green="highest")


def test_Q28_a_mask_is_for_a_round_or_for_the_whole_game() -> None:
    lines = "deal 1 2 3 4 / ann 60 double / bob coyote / deal 1 2 3 4 / ann 5 double"
    game = {"out_at": "5", **SPECIALS}
    assert played(JAPAN, lines, **game).number == 5
    assert refused(JAPAN, lines, masks_per="game", **game) == "token-gone"
    between = played(JAPAN, lines.rpartition(" / deal")[0], masks_per="game", **game)
    assert view(between, WATCHER).spent == (0,), "whoever comes between two rounds sees it, too"
    later = lines.replace(
        "ann 5 double", "ann 5 / bob 6 double / cem 7 / dee 60 / ann coyote / deal 1 2 3 4 / dee 5 / ann agree"
    )
    assert refused(JAPAN, later, masks_per="game", **game) == "token-gone"


def test_every_option_settles_a_question_and_has_answers_to_choose_from() -> None:
    for name, question in QUESTIONS.items():
        assert question.startswith("Q")
        assert as_word(getattr(DEFAULT, name)) in WORDS[name]
        assert len(WORDS[name]) >= 2
