"""Games, moves and events are values: nobody can change one, and two that are equal are one key."""

from __future__ import annotations

import dataclasses
import inspect
from typing import Any

import pytest

from coyote import EDITIONS, Declare, options, play, start
from coyote.rules.model import events, moves
from coyote.rules.model.deck import Deck
from coyote.rules.model.edition import Edition
from coyote.rules.model.names import fits
from coyote.rules.model.numbers import whole
from coyote.rules.model.rulings import Rulings
from coyote.rules.model.terms import Terms
from coyote.rules.play.next_starter import winner_starts
from coyote.rules.refusals import NotSeated
from tests.tables import DEVIR, KIDULT, OLIPHANTE, played, refused


def kinds(module: Any) -> list[Any]:
    found = [kind for _, kind in inspect.getmembers(module, dataclasses.is_dataclass) if kind.__module__ == module.__name__]
    assert len(found) > 8
    return found


@pytest.mark.parametrize("kind", [*kinds(moves), *kinds(events), Rulings, Terms, type(EDITIONS[KIDULT])])
def test_no_move_event_or_agreement_can_be_changed(kind: Any) -> None:
    assert kind.__dataclass_params__.frozen
    assert kind.__dataclass_params__.eq


@pytest.mark.parametrize("kind", [*kinds(moves), *kinds(events)])
def test_a_move_or_event_has_its_fields_and_no_others(kind: Any) -> None:
    assert "__dict__" not in dir(kind)


def test_equal_games_terms_and_decks_are_one_key() -> None:
    first, second = (played(OLIPHANTE, "deal 1 2 3 4 / ann 5") for _ in range(2))
    assert first is not second
    assert {first: "seen"}[second] == "seen"
    assert {first.terms: "seen"}[second.terms] == "seen"
    assert first != played(OLIPHANTE, "deal 1 2 3 4 / ann 6")
    assert first != played(DEVIR, "deal 1 2 3 4 / ann 5")
    assert first != "a game"
    deck = EDITIONS[OLIPHANTE].deck
    assert {deck: "seen"}[Deck(deck.named(deck.counts))] == "seen"
    assert deck != EDITIONS[KIDULT].deck
    assert deck != "a deck"


def test_a_game_says_where_it_stands() -> None:
    assert repr(start(EDITIONS[OLIPHANTE], ["ann", "bob"])) == "<Game oliphante_2010: round 0, the Dealer (starter) to move>"
    assert repr(played(KIDULT, "deal 1 2 3 4")) == "<Game kidult_2003: round 1, ann to move>"
    assert repr(played(KIDULT, "deal 1 2 3 4 / ann 5")) == "<Game kidult_2003: round 1, bob to move, 5 stands>"


def test_before_anybody_begins_nothing_was_dealt_and_nobody_has_a_coyote() -> None:
    round = start(EDITIONS[OLIPHANTE], ["ann", "bob", "cem"]).round
    assert (round.stage, round.starter, round.finished, round.heads) == ("starter", 0, 0, ())
    assert (round.coyotes, round.inside, round.out) == ((0, 0, 0), (0, 1, 2), ())
    assert (round.fresh, round.pile) == ("start", EDITIONS[OLIPHANTE].deck.counts)


def test_an_edition_that_says_no_more_has_neither_powers_nor_larger_tables() -> None:
    deck = EDITIONS[KIDULT].deck
    plain = Edition("plain_2030", 9, 2030, "Nobody", (), (), {deck.size: deck}, (), winner_starts, (2, 6))
    assert (plain.seats_more, plain.first_starter, plain.out_at, plain.out_at_agreed) == (None, "youngest", 3, {})
    assert (plain.least_number, plain.coins, plain.specials) == (None, {}, ())


def test_a_seat_may_be_given_by_its_number_or_by_its_name() -> None:
    game = played(OLIPHANTE, "deal 1 2 3 4 / ann 5")
    assert play(game, "bob", Declare(6)) == play(game, 1, Declare(6))
    assert options(game, "bob") == options(game, 1) != options(game, "ann") == options(game, 0)


def test_whoever_is_not_seated_is_refused_by_name() -> None:
    with pytest.raises(NotSeated) as error:
        play(played(OLIPHANTE, "deal 1 2 3 4"), "zed", Declare(5))
    assert (error.value.code, error.value.values) == ("not-seated", {"name": "zed", "expected": "ann bob cem dee"})


def test_chance_and_nobody_have_the_numbers_that_pages_and_programs_know_them_by() -> None:
    """docs/protocol.md: a frame says whose turn it is."""
    assert (moves.DEALER, moves.NOBODY) == (-1, -2)


def test_a_very_long_number_is_cut_to_twelve_signs_and_is_still_too_far() -> None:
    assert [whole(word * 5000) for word in "19"] == [int(word * 12) for word in "19"]
    assert whole("-" + "9" * 5000) == -int("9" * 11)
    assert refused(OLIPHANTE, f"deal 1 2 3 4 / ann {'9' * 5000}") == "number-too-far"


def test_a_deck_says_what_is_in_it() -> None:
    assert repr(start(EDITIONS[KIDULT], ["ann", "bob"], deck="5x9 ?x1").terms.deck) == "Deck(5x9 ?x1)"


def test_a_game_that_is_over_counts_its_rounds() -> None:
    game = played(OLIPHANTE, "deal 1 2 / ann 99 / bob coyote", seats="ann bob", out_at="1")
    assert (game.rounds, game.round.finished) == (1, 1)
    assert repr(game) == "<Game oliphante_2010: round 1, bob has won>"


def test_only_the_one_whose_turn_it_is_has_options() -> None:
    game = played(OLIPHANTE, "deal 1 2 3 4 / ann 5")
    assert options(game, 1).lowest == 6
    assert options(game, 0) == options(game, 2) == options(game, -1) == options(start(EDITIONS[KIDULT], ["ann", "bob"]), -1)
    assert options(game, 0).lowest is None
    assert not options(game, 0).call


def test_a_deck_of_one_kind_can_be_guessed_at() -> None:
    game = played(OLIPHANTE, "deal 5 5 5 5 / ann 5", coins="on", deck="5x9")
    assert options(game, 1).guesses == ("5",)


def test_options_name_specials_by_the_words_of_the_record() -> None:
    game = played(KIDULT, "deal 1 2 3 4 / ann 5", specials="on")
    assert options(game, 1).specials == ("agree", "double", "reverse", "more", "again", "next")
    assert options(game, 1).targets == (0, 2, 3)


def test_Q14_at_the_wall_nobody_can_raise() -> None:
    for powers in ({}, {"coins": "on"}):
        at = options(played(OLIPHANTE, "deal 1 2 3 4 / ann 999", **powers), 1)
        assert (at.lowest, at.highest, at.call) == (None, 999, True)
        before = options(played(OLIPHANTE, "deal 1 2 3 4 / ann 998", **powers), 1)
        assert (before.lowest, before.highest, before.call) == (999, 999, True)


def test_what_is_not_played_with_is_not_on_the_table() -> None:
    terms = start(EDITIONS[OLIPHANTE], ["ann", "bob"]).terms
    assert (terms.coins, terms.specials) == ((), ())
    assert start(EDITIONS[KIDULT], ["ann", "bob"], specials=True).terms.coins == ()


def test_no_word_of_a_record_is_a_name() -> None:
    words = (
        "coyote edition option tag seats starter round deal turn coin total loser out reshuffle winner coins specials out_at"
    )
    words += " least_number feathers deck on off none ? discard flip cancel double night extra skip exchange reverse guess"
    words += " agree more again next"
    assert [word for word in words.split() if fits(word)] == []
    assert [word for word in words.split() if word != "?" and not fits(f"{word}s")] == ["coin"], "coins is a word, too"
