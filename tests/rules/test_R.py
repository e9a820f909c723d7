"""The printed rules, R1-R11. Each test is named after the rule it guards."""

from __future__ import annotations

import pytest

from coyote import Call, Deal, Declare, IllegalMove, cards, options, play, start
from coyote.editions import EDITIONS
from coyote.rules.model.events import Counted, Dodged, Guessed, MoreWorn, Reshuffled, Shown
from coyote.rules.model.moves import DEALER
from coyote.rules.story import events
from coyote.speech import speaker
from tests.tables import DEVIR, KIDULT, OLIPHANTE, POWWOW, played, refused, standing, starter, to_move

COINS = {"coins": "on"}
SPECIALS = {"specials": "on"}


# R1: the deal


def test_R1_everybody_still_in_wears_one_card() -> None:
    game = played(OLIPHANTE, "deal 20 -5 double 7")
    assert game.round.heads == ("20", "-5", "double", "7")
    assert sum(game.pile.values()) == 30 - 4


def test_R1_a_player_who_is_out_gets_no_card() -> None:
    game = played(OLIPHANTE, "deal 1 2 3 / ann 9 / bob coyote / deal 4 5", seats="ann bob cem", out_at="1")
    assert game.round.heads == (None, "4", "5")
    assert refused(OLIPHANTE, "deal 1 2 3 / ann 9 / bob coyote / deal 4 5 6", seats="ann bob cem", out_at="1") == "cards-number"


def test_R1_a_card_can_only_be_dealt_as_often_as_the_deck_has_it() -> None:
    assert refused(OLIPHANTE, "deal 20 20 1 2") == "card-not-in-pile"
    assert refused(KIDULT, "deal 7 1 2 3") == "card-not-in-pile"


# R2, R3: declaring


def test_R2_the_starter_declares_first() -> None:
    assert to_move(played(OLIPHANTE, "deal 1 2 3 4", starter="cem")) == "cem"
    assert refused(OLIPHANTE, "deal 1 2 3 4 / bob 5") == "not-your-turn"


def test_R2_feathers_may_open_with_any_whole_number_cards_with_one_or_more() -> None:
    assert played(OLIPHANTE, "deal 1 2 3 4 / ann -999").number == -999
    assert refused(KIDULT, "deal 1 2 3 4 / ann 0") == "number-below-least"
    assert played(KIDULT, "deal 1 2 3 4 / ann 1").number == 1


def test_R3_the_next_player_raises_or_calls_clockwise() -> None:
    game = played(OLIPHANTE, "deal 1 2 3 4 / ann 5 / bob 6 / cem 7 / dee 8")
    assert to_move(game) == "ann"
    assert refused(OLIPHANTE, "deal 1 2 3 4 / ann 5 / bob 5") == "number-too-low"
    assert refused(OLIPHANTE, "deal 1 2 3 4 / ann 5 / cem 6") == "not-your-turn"


def test_R3_nobody_calls_before_a_number_stands() -> None:
    assert refused(OLIPHANTE, "deal 1 2 3 4 / ann coyote") == "nothing-to-call"


# R4: the call


def test_R4_the_booklets_example() -> None:
    declared = "ann 8 / bob 13 / cem 14 / dee 16 / eve coyote"
    fourteen = f"deal 2 3 4 4 1 / {declared} / = total 14 / = loser dee"
    assert standing(played(OLIPHANTE, fourteen, seats="ann bob cem dee eve"))["dee"] == 1
    sixteen = f"deal 2 3 4 6 1 / {declared} / = total 16 / = loser eve"
    assert standing(played(OLIPHANTE, sixteen, seats="ann bob cem dee eve"))["eve"] == 1


def test_R4_a_total_equal_to_the_number_is_enough() -> None:
    assert standing(played(OLIPHANTE, "deal 1 2 3 4 / ann 10 / bob coyote"))["bob"] == 1
    assert standing(played(OLIPHANTE, "deal 1 2 3 4 / ann 11 / bob coyote"))["ann"] == 1


# R5: coyotes and the end


def test_R5_out_at_the_agreed_number_and_the_last_one_in_wins() -> None:
    lines = "deal 1 2 / ann 9 / bob coyote / deal 3 4 / bob 9 / ann coyote"
    game = played(OLIPHANTE, lines, seats="ann bob", out_at="2")
    assert game.winner is None
    game = played(
        OLIPHANTE, lines + " / deal 5 6 / ann 99 / bob coyote / = out ann / = winner bob", seats="ann bob", out_at="2"
    )
    assert game.terms.names[game.winner or 0] == "bob"
    assert to_move(game) == "over"


def test_R5_nobody_moves_after_the_end() -> None:
    lines = "deal 1 2 / ann 9 / bob coyote"
    assert refused(OLIPHANTE, lines + " / bob 3", seats="ann bob", out_at="1") == "game-over"
    assert refused(OLIPHANTE, lines + " / round", seats="ann bob", out_at="1") == "game-over"


# R6: discards and reshuffling


def test_R6_shown_cards_are_discarded_and_cannot_come_again() -> None:
    assert refused(OLIPHANTE, "deal 20 1 2 3 / ann 99 / bob coyote / deal 20 4 5 6") == "card-not-in-pile"


def test_R6_night_reshuffles_everything() -> None:
    game = played(OLIPHANTE, "deal 20 night 2 3 / ann 99 / bob coyote / = reshuffle / deal 20 night 5 6")
    assert sum(game.pile.values()) == 26


def test_R6_a_pile_too_small_for_everybody_is_reshuffled() -> None:
    lines = "deal 1 2 3 / ann 99 / bob coyote"
    deck = "1x2 2x2 3x2 4x1"
    game = played(OLIPHANTE, lines, seats="ann bob cem", deck=deck)
    assert not game.round.fresh
    game = played(OLIPHANTE, lines + " / deal 1 2 3 / bob 99 / cem coyote / = reshuffle", seats="ann bob cem", deck=deck)
    assert sum(game.pile.values()) == 7


def test_R6_people_are_told_whether_night_or_a_small_pile_made_all_cards_be_shuffled() -> None:
    three = {"seats": "ann bob cem"}
    lines = "deal 1 2 night / ann 99 / bob coyote"
    why = {deck: events(played(OLIPHANTE, lines, deck=deck, **three))[-2] for deck in ("1x9 2x9 nightx1", "1x1 2x1 nightx1")}
    assert why == {"1x9 2x9 nightx1": Reshuffled("night"), "1x1 2x1 nightx1": Reshuffled("night")}
    few = played(OLIPHANTE, "deal 1 2 2 / ann 99 / bob coyote", deck="1x2 2x3", **three)
    assert events(few)[-2] == Reshuffled("few")
    said = [*speaker("en").event(Reshuffled("night"), ()), *speaker("en").event(Reshuffled("few"), ())]
    assert said[0].startswith("Night was shown:")
    assert said[1].startswith("Too few cards are left")


def test_R6_a_pile_that_is_just_enough_is_not_reshuffled_and_who_is_out_needs_no_card() -> None:
    three = {"seats": "ann bob cem"}
    enough = played(OLIPHANTE, "deal 1 2 3 / ann 99 / bob coyote", deck="1x2 2x2 3x2", **three)
    assert not enough.round.fresh
    fewer = played(OLIPHANTE, "deal 1 2 3 / ann 99 / bob coyote", deck="1x2 2x2 3x1", out_at="1", **three)
    assert not fewer.round.fresh


# R7: who starts


def test_R7_feathers_the_one_of_caller_and_declarer_without_a_coyote_starts() -> None:
    assert starter(played(OLIPHANTE, "deal 1 2 3 4 / ann 5 / bob 6 / cem coyote")) == "bob"
    assert starter(played(OLIPHANTE, "deal 1 2 3 4 / ann 5 / bob 60 / cem coyote")) == "cem"


def test_R7_cards_the_loser_starts_or_the_opponent_of_a_loser_who_is_out() -> None:
    assert starter(played(KIDULT, "deal 1 2 3 4 / ann 5 / bob 6 / cem coyote")) == "cem"
    assert starter(played(KIDULT, "deal 1 2 3 4 / ann 5 / bob 6 / cem coyote", out_at="1")) == "bob"


def test_R7_the_next_round_is_clockwise_again() -> None:
    lines = "deal 1 2 3 4 / ann coin reverse / ann 60 / dee coyote / deal 5 6 7 8 / dee 1"
    assert to_move(played(OLIPHANTE, lines, **COINS)) == "ann"


# R8: coins


def test_R8_extra_lies_open_counts_and_asks_for_a_declaration() -> None:
    game = played(OLIPHANTE, "deal 1 2 3 4 / ann coin extra 20", **COINS)
    assert (to_move(game), [tuple(card) for card in game.round.powers.extra]) == ("ann", [(0, "20")])
    assert refused(OLIPHANTE, "deal 1 2 3 4 / ann coin extra 20 / bob 5", **COINS) == "not-your-turn"
    assert played(OLIPHANTE, "deal 1 2 3 4 / ann coin extra 20 / ann 5 / bob coyote / = total 30", **COINS)


def test_R8_reverse_turns_the_order_round_for_the_round() -> None:
    game = played(OLIPHANTE, "deal 1 2 3 4 / ann 1 / bob coin reverse / bob 2 / ann 3", **COINS)
    assert to_move(game) == "dee"


def test_R8_skip_passes_the_turn_without_a_word() -> None:
    game = played(OLIPHANTE, "deal 1 2 3 4 / ann 1 / bob coin skip", **COINS)
    assert (to_move(game), game.number) == ("cem", 1)


def test_R8_exchange_puts_a_new_card_before_the_old_which_no_longer_counts() -> None:
    lines = "deal 20 2 3 4 / ann coin exchange 5 / ann 1 / bob coyote / = total 14"
    assert standing(played(OLIPHANTE, lines, **COINS))["bob"] == 1


def test_R8_an_exchanged_night_still_reshuffles() -> None:
    assert played(OLIPHANTE, "deal night 2 3 4 / ann coin exchange 5 / ann 1 / bob coyote / = reshuffle", **COINS)


def test_R8_a_right_guess_sits_out_safe_and_the_card_still_counts() -> None:
    game = played(OLIPHANTE, "deal 7 2 3 4 / ann coin guess 7 / bob 1 / cem 2 / dee 3", **COINS)
    assert to_move(game) == "bob"
    assert played(OLIPHANTE, "deal 7 2 3 4 / ann coin guess 7 / bob 1 / cem coyote / = total 16", **COINS)


def test_R8_a_wrong_guess_costs_a_coyote_ends_the_round_and_starts_the_next() -> None:
    game = played(OLIPHANTE, "deal 7 2 3 4 / ann 1 / bob coin guess 9", **COINS)
    assert standing(game) == {"ann": 0, "bob": 1, "cem": 0, "dee": 0}
    assert (starter(game), to_move(game)) == ("bob", "deal")
    assert [event.card for event in events(game) if isinstance(event, Guessed)] == ["2"]


def test_R8_a_coin_stays_down_until_the_round_ends() -> None:
    lines = "deal 1 2 3 4 / ann coin reverse / ann 1 / dee 2"
    assert refused(OLIPHANTE, lines + " / cem coin reverse", **COINS) == "coin-down"
    again = lines + " / cem coyote / deal 5 6 7 8 / dee coin reverse"
    assert to_move(played(OLIPHANTE, again, **COINS)) == "dee"


def test_R8_one_coin_a_turn() -> None:
    assert refused(OLIPHANTE, "deal 1 2 3 4 / ann coin extra 5 / ann coin skip", **COINS) == "coin-spent-this-turn"


def test_R8_no_coin_with_two_players_left() -> None:
    lines = "deal 1 2 3 / ann 99 / bob coyote / deal 4 5 / bob coin skip"
    assert refused(OLIPHANTE, lines, seats="ann bob cem", out_at="1", **COINS) == "coin-two-left"


def test_R8_coins_are_an_option_and_only_feathers_have_them() -> None:
    assert refused(OLIPHANTE, "deal 1 2 3 4 / ann coin skip") == "coins-off"
    with pytest.raises(ValueError, match="no-coins-in-edition"):
        start(EDITIONS[KIDULT], ["ann", "bob"], coins=True)


def test_R8_the_table_may_choose_how_many_coins() -> None:
    lines = "deal 1 2 3 4 / ann coin skip / bob coin skip / cem coin skip / dee 1"
    assert played(OLIPHANTE, lines, coin_counts="skipx3 guessx1", **COINS).number == 1
    assert refused(OLIPHANTE, "deal 1 2 3 4 / ann coin reverse", coin_counts="skipx3 guessx1", **COINS) == "coin-unknown"


# R9: repeated kinds


def test_R9_repeated_kinds_add_up_with_49_feathers() -> None:
    names = "a b c d e f g h i j"
    lines = "deal double double 5 7 -5 1 1 1 2 2 / a 1 / b coyote / = total 71"
    assert standing(played(DEVIR, lines, seats=names, starter="a", feathers="49"))["b"] == 1


def test_R9_the_49_are_one_more_of_each_of_the_19_kinds() -> None:
    thirty, more = EDITIONS[DEVIR].decks[30], EDITIONS[DEVIR].decks[49]
    assert (thirty.size, more.size, len(more.kinds)) == (30, 49, 19)
    assert [many - few for few, many in zip(thirty.counts, more.counts, strict=True)] == [1] * 19


def test_R9_holds_in_a_custom_deck_of_any_edition() -> None:
    lines = "deal cancel cancel 20 10 / ann 1 / bob coyote / = total 0"
    assert standing(played(KIDULT, lines, deck="cancelx2 20x1 10x1 5x9"))["ann"] == 1


# R10: specials


def test_R10_agree_takes_over_the_number() -> None:
    game = played(KIDULT, "deal 1 2 3 4 / ann 5 / bob agree", **SPECIALS)
    assert (game.number, game.declarer, to_move(game)) == (5, 1, "cem")


def test_R10_the_next_player_may_not_agree_a_later_one_may() -> None:
    assert refused(KIDULT, "deal 1 2 3 4 / ann 5 / bob agree / cem agree", **SPECIALS) == "agree-twice"
    assert played(KIDULT, "deal 1 2 3 4 / ann 5 / bob agree / cem 6 / dee agree", **SPECIALS).declarer == 3


def test_R10_double_costs_two_if_the_next_player_calls() -> None:
    game = played(KIDULT, "deal 1 2 3 4 / ann 60 double / bob coyote / = loser ann 2", **SPECIALS)
    assert standing(game)["ann"] == 2
    game = played(KIDULT, "deal 1 2 3 4 / ann 6 double / bob coyote", **SPECIALS)
    assert standing(game)["bob"] == 2


def test_R10_reverse_turns_the_order_round() -> None:
    assert to_move(played(KIDULT, "deal 1 2 3 4 / ann 5 reverse / dee 6", **SPECIALS)) == "cem"


def test_R10_a_second_reverse_turns_the_order_back() -> None:
    assert to_move(played(KIDULT, "deal 1 2 3 4 / ann 5 reverse / dee 6 reverse", **SPECIALS)) == "ann"


def test_R10_more_gives_another_player_a_second_card_and_both_count() -> None:
    game = played(KIDULT, "deal 1 2 3 4 / ann 5 more cem 20", **SPECIALS)
    assert to_move(game) == "bob"
    assert events(game) == (MoreWorn(2, cards("20")[0]),)
    assert played(KIDULT, "deal 1 2 3 4 / ann 5 more cem 20 / bob coyote / = total 30", **SPECIALS)


def test_R10_more_is_once_a_round_for_the_whole_table() -> None:
    assert refused(KIDULT, "deal 1 2 3 4 / ann 5 more cem 20 / bob 6 more ann 10", **SPECIALS) == "more-twice"


def test_R10_again_makes_the_declarer_change_the_number_above_the_one_before() -> None:
    lines = "deal 1 2 3 4 / ann 5 / bob 9 / cem again"
    assert to_move(played(KIDULT, lines, **SPECIALS)) == "bob"
    for number in ("6", "8", "10", "99"):
        game = played(KIDULT, f"{lines} / bob {number}", **SPECIALS)
        assert (to_move(game), game.declarer) == ("cem", 1)
    assert refused(KIDULT, lines + " / bob 9", **SPECIALS) == "number-unchanged"
    assert refused(KIDULT, lines + " / bob 5", **SPECIALS) == "number-too-low"
    assert refused(KIDULT, "deal 1 2 3 4 / ann 5 / bob again / ann 0", **SPECIALS) == "number-too-low"


def test_R10_next_chooses_who_plays_and_the_order_goes_on_from_there() -> None:
    game = played(KIDULT, "deal 1 2 3 4 / ann 5 next cem", **SPECIALS)
    assert to_move(game) == "cem"
    assert to_move(played(KIDULT, "deal 1 2 3 4 / ann 5 next cem / cem 6", **SPECIALS)) == "dee"


def test_R10_one_special_a_round_and_a_fresh_token_in_the_next() -> None:
    lines = "deal 1 2 3 4 / ann 5 double / bob 6 / cem 7 / dee 8"
    assert refused(KIDULT, lines + " / ann 9 double", **SPECIALS) == "token-spent"
    assert played(KIDULT, lines + " / ann coyote / deal 5 5 5 5 / ann 1 double / bob 2 double", **SPECIALS).number == 2


def test_R10_specials_are_an_option_and_only_cards_have_them() -> None:
    assert refused(KIDULT, "deal 1 2 3 4 / ann 5 double") == "specials-off"
    with pytest.raises(ValueError, match="no-specials-in-edition"):
        start(EDITIONS[OLIPHANTE], ["ann", "bob"], specials=True)


# R11: dodge


def test_R11_dodge_turns_the_order_round_and_the_declarers_other_neighbour_answers() -> None:
    game = played(POWWOW, "deal 1 2 3 4 / ann 5 / bob 6 / cem dodge")
    assert (game.number, game.declarer, to_move(game)) == (6, 1, "ann")
    assert events(game) == (Dodged(2, 6, 0),)
    assert to_move(played(POWWOW, "deal 1 2 3 4 / ann 5 / bob 6 / cem dodge / ann 7")) == "dee"
    assert standing(played(POWWOW, "deal 1 2 3 4 / ann 5 / bob 60 / cem dodge / ann coyote"))["bob"] == 1


def test_R11_a_second_dodge_puts_the_number_back_to_the_first_neighbour() -> None:
    lines = "deal 1 2 3 4 / ann 5 / bob 6 / cem dodge / ann dodge"
    assert to_move(played(POWWOW, lines)) == "cem"
    assert refused(POWWOW, lines + " / cem dodge") == "token-spent"
    assert to_move(played(POWWOW, lines + " / cem 7")) == "dee"


def test_R11_the_order_stays_turned_for_the_round_and_begins_anew_with_the_next() -> None:
    lines = "deal 1 2 3 4 / ann 60 / bob dodge / dee coyote / = starter ann / deal 1 2 3 4 / ann 1"
    assert to_move(played(POWWOW, lines)) == "bob"


def test_R11_there_must_be_a_number_of_somebody_else_and_another_neighbour_to_answer_it() -> None:
    assert refused(POWWOW, "deal 1 2 3 4 / ann dodge") == "no-number-stands"
    assert refused(POWWOW, "deal 1 2 / ann 5 / bob dodge", seats="ann bob") == "dodge-nobody"
    back = {"seats": "ann bob", "agree_makes": "passer"}
    assert refused(POWWOW, "deal 1 2 / ann 5 / bob agree / ann dodge", **back) == "own-number"
    assert refused(POWWOW, "deal 1 2 3 4 / ann 5 / bob dodge", specials="off") == "specials-off"
    assert refused(KIDULT, "deal 1 2 3 4 / ann 5 / bob dodge", **SPECIALS) == "special-unknown"


def test_R11_a_number_that_was_agreed_to_can_be_dodged_and_after_that_be_agreed_to() -> None:
    lines = "deal 1 2 3 4 / ann 5 / bob agree / cem dodge"
    assert to_move(played(POWWOW, lines)) == "ann"
    assert played(POWWOW, lines + " / ann agree").declarer == 0


def test_R11_at_the_wall_a_dodge_leaves_a_call() -> None:
    at = options(played(POWWOW, "deal 1 2 3 4 / ann 999 / bob dodge"), "dee")
    assert (at.lowest, at.call) == (None, True)


def test_R11_a_player_called_dodge_can_still_play() -> None:
    game = played(POWWOW, "deal 1 2 3 / dodge 5 / bob dodge", seats="dodge bob cem", starter="dodge")
    assert to_move(game) == "cem"


def test_R4_the_verdict_follows_the_tables_own_rulings() -> None:
    lines = "deal 10 10 flip 3 / ann 1 / bob coyote"
    assert standing(played(OLIPHANTE, lines))["bob"] == 1
    assert standing(played(OLIPHANTE, lines, ties="all"))["ann"] == 1


def test_R4_what_is_shown_is_what_is_counted() -> None:
    game = played(OLIPHANTE, "deal 1 2 3 4 / ann coin extra 20 / ann 5 / bob coyote", **COINS)
    _, shown, counted, *_ = events(game)
    assert isinstance(shown, Shown)
    assert isinstance(counted, Counted)
    assert tuple(card for _, card in shown.counting) == counted.count.cards


def test_no_edition_mixes_coins_and_specials() -> None:
    """Neither rulebook says what the powers of the other would do to it."""
    for edition in EDITIONS.values():
        assert not (edition.coins and edition.specials)


# a refused move


def test_a_refused_move_raises_and_changes_nothing() -> None:
    game = play(start(EDITIONS[OLIPHANTE], ["ann", "bob"], starter="ann"), DEALER, Deal(cards("1 2")))
    before = (game.history, game.turn, game.number, game.round)
    with pytest.raises(IllegalMove, match="nothing-to-call"):
        play(game, 0, Call())
    assert (game.history, game.turn, game.number, game.round) == before
    after = play(game, 0, Declare(3))
    assert (game.number, after.number) == (None, 3)
    assert not any(isinstance(event, Counted) for event in events(after))
