"""Eyes, the card in the middle, pointing and the Coyote card: R12-R15, each test named after the rule it guards."""

from __future__ import annotations

import pytest

from coyote import (
    EDITIONS,
    Card,
    Game,
    GiveUp,
    Illegal,
    IllegalMove,
    IllegalTerms,
    cards,
    events,
    options,
    play,
    read,
    say,
    start,
    view,
    write,
)
from coyote.rules.model.edition import Edition
from coyote.rules.model.events import Counted, CoyotesTaken, Dealt, Reshuffled, Shown, TurnedOver, Worn
from coyote.rules.model.glances import CardLaid, CoyoteCardTaken, EyeClosed, EyeGivenUp, EyeOpened, Peeked, Pointed, PointsShown
from coyote.rules.model.peeks import Pointing
from coyote.rules.sight import WATCHER, seen
from tests.tables import played as any_played
from tests.tables import refused as any_refused
from tests.tables import standing, starter, to_move

BOX = "heidelbaer_2020"
TRICKSTER = {"trickster": "on"}


def played(lines: str, seats: str = "ann bob cem", **options: str) -> Game:
    return any_played(BOX, lines, seats=seats, **options)


def refused(lines: str, seats: str = "ann bob cem", **options: str) -> str:
    return any_refused(BOX, lines, seats=seats, **options)


def open_eyes(game: Game) -> tuple[int, ...]:
    return view(game, WATCHER).eyes


def closed_eyes(game: Game) -> tuple[int, ...]:
    return view(game, WATCHER).closed


def happened(game: Game, *kinds: type) -> list[object]:
    return [event for event in events(game) if isinstance(event, kinds)]


# R12: lives are eyes


def test_R12_everybody_has_three_eyes_two_of_them_open() -> None:
    game = played("deal 1 2 3 4")
    assert (open_eyes(game), closed_eyes(game)) == ((2, 2, 2), (1, 1, 1))


def test_R12_of_fewer_lives_the_open_ones_come_first_and_more_are_closed() -> None:
    assert (open_eyes(played("deal 1 2 3 4", out_at="1")), closed_eyes(played("deal 1 2 3 4", out_at="1"))) == (
        (1,) * 3,
        (0,) * 3,
    )
    assert closed_eyes(played("deal 1 2 3 4", out_at="5")) == (3, 3, 3)


def test_R12_the_loser_of_a_call_says_which_eye_to_give_up_and_the_winner_opens_one() -> None:
    lost = played("deal 1 2 3 4 / ann 99 / bob coyote")
    assert (to_move(lost), lost.stage, standing(lost)) == ("ann", "give", {"ann": 1, "bob": 0, "cem": 0})
    assert (open_eyes(lost), closed_eyes(lost)) == ((2, 3, 2), (0, 0, 1)), "unless ann says otherwise, it is a closed one"
    assert happened(lost, CoyotesTaken, EyeOpened, EyeClosed) == [CoyotesTaken(0, 1, eyes=True), EyeOpened(1)]
    closed, open_ = (play(lost, 0, GiveUp(open)) for open in (False, True))
    assert (open_eyes(closed)[0], closed_eyes(closed)[0]) == (2, 0)
    assert (open_eyes(open_)[0], closed_eyes(open_)[0]) == (1, 1)
    assert events(open_) == (EyeGivenUp(0, open=True),)
    assert to_move(open_) == "deal"


def test_R12_with_eyes_of_one_kind_there_is_no_choice() -> None:
    lines = "deal 1 2 3 4 / ann 99 / bob coyote / ann give closed / deal 1 2 3 4 / ann 99 / bob coyote"
    game = played(lines)
    assert (to_move(game), open_eyes(game)[0], closed_eyes(game)[0]) == ("deal", 1, 0)
    assert refused(lines + " / ann give open") == "dealer-first"


def test_R12_a_winner_whose_eyes_are_all_open_opens_none() -> None:
    lines = "deal 1 2 3 4 / ann 99 / bob coyote / ann give closed / deal 1 2 3 4 / ann 99 / bob coyote"
    assert happened(played(lines), EyeOpened) == []


def test_R12_whoever_has_no_eye_is_out_and_the_player_to_the_left_starts() -> None:
    game = played("deal 1 2 3 4 / ann 99 / bob coyote / deal 1 2 3 / bob 99 / cem coyote", out_at="1")
    assert (game.winner, game.coyotes) == (2, (1, 1, 0))
    once = played("deal 1 2 3 4 5 / ann 5 / bob 99 / cem coyote", seats="ann bob cem dee", out_at="1")
    assert (starter(once), to_move(once)) == ("cem", "deal")


def test_R12_the_loser_starts_the_next_round() -> None:
    assert starter(played("deal 1 2 3 4 / ann 5 / bob coyote / bob give open")) == "bob"


def test_R12_nothing_else_can_be_done_before_an_eye_is_given_up() -> None:
    lines = "deal 1 2 3 4 / ann 99 / bob coyote"
    for other in ("ann 5", "ann coyote", "ann peek", "ann point bob"):
        assert refused(f"{lines} / {other}") == "must-give-up"
    assert refused(f"{lines} / bob give open") == "not-your-turn"
    assert refused("deal 1 2 3 4 / ann give open") == "not-now"


# R13: the card in the middle, and peeks


def test_R13_one_card_more_is_dealt_into_the_middle_and_counts() -> None:
    game = played("deal 1 2 3 20 / ann 26 / bob coyote")
    [counted] = happened(game, Counted)
    assert isinstance(counted, Counted)
    assert counted.count.total == 26
    assert happened(game, Shown) == [Shown(cards("1 2 3"), middle=cards("20"))]
    assert Shown((Card("1"), None), middle=cards("20")).counting == (Worn(0, Card("1")), Worn(-1, Card("20")))
    assert standing(game)["bob"] == 1
    assert refused("deal 1 2 3") == refused("deal 1 2 3 4 5") == "cards-number"


def test_R13_a_mystery_in_the_middle_turns_over_a_card_and_cancel_there_takes_the_highest() -> None:
    game = played("deal 15 2 3 ? / ann 8 / bob coyote / turn cancel")
    [counted] = happened(game, Counted)
    assert isinstance(counted, Counted)
    assert (counted.count.total, happened(game, TurnedOver)) == (5, [TurnedOver(Card("cancel"))])


def test_R13_all_cards_are_shuffled_before_every_round() -> None:
    game = played("deal 1 2 3 20 / ann 99 / bob coyote / ann give open")
    assert happened(game.before or game, Reshuffled) == [Reshuffled("always")]
    assert sum(game.pile.values()) == 17
    assert view(say(game, "deal 1 2 3 20"), 0).discards == (0,) * 17


def test_R13_nobody_sees_the_middle_before_the_count_but_those_who_peek() -> None:
    game = played("deal 1 2 3 20 / ann 5 / bob peek / bob 6")
    assert [view(game, eyes).middle for eyes in (0, 1, 2, WATCHER)] == [(None,), ("20",), (None,), (None,)]
    assert [view(game, eyes).hidden for eyes in (0, 1, 2, WATCHER)] == [2, 1, 2, 4]
    assert view(game, WATCHER).facedown == (((1,), False),)
    dealt, peeked = (next(past for past in game.line() if happened(past, kind)) for kind in (Dealt, Peeked))
    [event], [look] = happened(dealt, Dealt), happened(peeked, Peeked)
    assert isinstance(event, Dealt) and isinstance(look, Peeked)
    assert {seen(event, eyes).middle for eyes in (0, 1, 2, WATCHER)} == {(None,)}  # type: ignore[union-attr]
    assert [seen(look, eyes) for eyes in (0, 1, WATCHER)] == [Peeked(1, None), Peeked(1, Card("20")), Peeked(1, None)]


def test_R13_a_peek_closes_an_eye_and_obliges_to_raise() -> None:
    game = played("deal 1 2 3 4 / ann 5 / bob peek")
    assert (to_move(game), open_eyes(game), closed_eyes(game)) == ("bob", (2, 1, 2), (1, 2, 1))
    assert (options(game, 1).call, options(game, 1).peek, options(game, 1).lowest) == (False, False, 6)
    assert refused("deal 1 2 3 4 / ann 5 / bob peek / bob coyote") == "must-raise"
    assert refused("deal 1 2 3 4 / ann 5 / bob peek / bob peek") == "peek-known"
    assert to_move(played("deal 1 2 3 4 / ann 5 / bob peek / bob 6")) == "cem"


def test_R13_the_starter_may_not_peek_on_the_first_turn_but_later() -> None:
    assert refused("deal 1 2 3 4 / ann peek") == "first-turn"
    assert not options(played("deal 1 2 3 4"), 0).peek
    assert options(played("deal 1 2 3 4 / ann 1"), 1).peek, "the others may at once"
    assert options(played("deal 1 2 3 4 / ann 1 / bob 2 / cem 3"), 0).peek


def test_R13_without_an_open_eye_nobody_peeks() -> None:
    lines = "deal 1 2 3 4 / ann 1 / bob peek / bob 99 / cem coyote / bob give open"
    game = played(lines)
    assert (open_eyes(game)[1], closed_eyes(game)[1]) == (0, 2)
    assert refused(lines + " / deal 1 2 3 4 / bob 1 / cem 2 / ann 3 / bob peek") == "no-open-eye"
    assert any_refused("kidult_2003", "deal 1 2 3 4 / ann 5 / bob peek") == "no-open-eye"


def test_R13_whoever_knows_the_card_need_not_pay_for_it_again() -> None:
    assert refused("deal 1 2 3 4 / ann 1 / bob peek / bob 2 / cem 3 / ann 4 / bob peek") == "peek-known"


def test_R13_nobody_peeks_who_could_not_raise_afterwards() -> None:
    assert refused("deal 1 2 3 4 / ann 999 / bob peek") == "raise-no-room"


# R14: pointing


def test_R14_after_a_call_all_others_point_and_the_cards_are_shown_then() -> None:
    called = played("deal 1 2 3 4 5 / ann 99 / bob coyote", seats="ann bob cem dee", **TRICKSTER)
    assert (called.stage, to_move(called), options(called, 2).points) == ("point", "cem", (1, 0))
    assert not happened(called, Shown)
    assert [view(called, eyes).hidden for eyes in (0, WATCHER)] == [2, 5], "nothing is shown yet"
    one = say(called, "cem point bob")
    assert (to_move(one), view(one, WATCHER).pointed, view(one, WATCHER).caller) == ("dee", (2,), 1)
    both = say(one, "dee point ann")
    assert happened(both, PointsShown) == [PointsShown((Pointing(2, 1), Pointing(3, 0)))]
    assert happened(both, EyeOpened, EyeClosed) == [EyeOpened(1), EyeOpened(2), EyeClosed(3)]
    assert (open_eyes(both), standing(both)["ann"]) == ((1, 2, 2, 0), 1)


def test_R14_at_whom_somebody_points_is_a_secret_until_all_have() -> None:
    game = played("deal 1 2 3 4 5 / ann 9 / bob coyote / cem point bob", seats="ann bob cem dee", **TRICKSTER)
    [event] = happened(game, Pointed)
    assert isinstance(event, Pointed)
    assert [seen(event, eyes) for eyes in (0, 1, 2, 3, WATCHER)] == [
        Pointed(2, 1 if eyes == 2 else None) for eyes in (0, 1, 2, 3, WATCHER)
    ]
    assert not any("Point(" in repr(view(game, eyes)) for eyes in (0, 1, 2, 3, WATCHER))


def test_R14_one_points_at_the_caller_or_the_declarer_and_does_nothing_else() -> None:
    lines = "deal 1 2 3 4 5 / ann 99 / bob coyote"
    four = {"seats": "ann bob cem dee"} | TRICKSTER
    assert refused(lines + " / cem point dee", **four) == refused(lines + " / cem point cem", **four) == "point-aside"
    assert refused(lines + " / cem 100", **four) == refused(lines + " / cem peek", **four) == "must-point"
    assert refused(lines + " / dee point ann", **four) == "not-your-turn"
    assert refused("deal 1 2 3 4 / ann point bob") == "not-now"


def test_R14_with_two_left_nobody_points() -> None:
    game = played("deal 1 2 3 / ann 99 / bob coyote", seats="ann bob", **TRICKSTER)
    assert (game.stage, happened(game, PointsShown)) == ("give", [])


def test_R14_eyes_that_cannot_open_or_close_stay_as_they_are() -> None:
    one = {"out_at": "1"} | TRICKSTER
    right = played("deal 1 2 3 4 / ann 99 / bob coyote / cem point bob", **one)
    assert open_eyes(right)[2] == 1
    lost = "deal 1 2 3 4 / ann 99 / bob coyote / cem point ann"
    wrong = played(f"{lost} / ann give open / {lost}", **TRICKSTER)
    assert (open_eyes(wrong)[2], closed_eyes(wrong)[2]) == (0, 3)


def test_R14_a_mystery_is_turned_over_after_the_pointing() -> None:
    game = played("deal 1 2 ? 4 / ann 99 / bob coyote / cem point ann", **TRICKSTER)
    assert (game.stage, view(game, WATCHER).worn[2].card, view(game, WATCHER).middle) == ("turn", "?", ("4",))
    assert standing(say(game, "turn 5"))["ann"] == 1


# R15: the Coyote card

LOST = "deal 1 2 3 4 / ann 99 / bob coyote / cem point bob / ann give closed / deal 1 2 3 4 / ann 1 / bob 2 / cem 3"


def test_R15_the_variant_starts_with_one_open_eye() -> None:
    game = played("deal 1 2 3 4", **TRICKSTER)
    assert (open_eyes(game), closed_eyes(game), game.terms.options) == ((1, 1, 1), (2, 2, 2), {"trickster": "on"})
    with pytest.raises(IllegalTerms) as error:
        start(EDITIONS["kidult_2003"], ["ann", "bob"], trickster=True)
    assert error.value.code == "no-trickster-in-edition"
    with pytest.raises(Illegal, match=r"^line 3: no-trickster-in-edition"):
        read("coyote 1\nedition kidult_2003\noption trickster on\nseats ann bob\n")


def test_R15_the_loser_lays_a_card_that_only_they_see_and_must_raise() -> None:
    game = played(LOST, **TRICKSTER)
    assert (view(game, WATCHER).holder, options(game, 0).lay) == (0, True)
    laid = say(game, "ann lay 20")
    assert [view(laid, eyes).middle for eyes in (0, 1, WATCHER)] == [(None, "20"), (None, None), (None, None)]
    assert [seen(events(laid)[0], eyes) for eyes in (0, 1, WATCHER)] == [CardLaid(0, card) for card in (Card("20"), None, None)]
    assert (options(laid, 0).call, options(laid, 0).peek, options(laid, 0).lay) == (False, False, False)
    assert view(laid, WATCHER).facedown == (((), False), ((0,), True))
    counted = next(event for event in events(say(laid, "ann 4 / bob coyote / cem point bob")) if isinstance(event, Counted))
    assert counted.count.total == 1 + 2 + 3 + 4 + 20


def test_R15_nobody_peeks_at_a_laid_card() -> None:
    game = played(LOST + " / ann lay 20 / ann 4 / bob peek", **TRICKSTER)
    assert view(game, 1).middle == ("4", None)


def test_R15_once_in_the_next_round_and_not_on_the_first_turn() -> None:
    assert refused(LOST + " / ann lay 20 / ann 4 / bob 5 / cem 6 / ann lay 15", **TRICKSTER) == "coyote-card-used"
    assert refused(LOST.replace(" / ann 1 / bob 2 / cem 3", " / ann lay 20"), **TRICKSTER) == "first-turn"
    assert refused(LOST + " / ann 4 / bob lay 20", **TRICKSTER) == refused("deal 1 2 3 4 / ann lay 20") == "no-coyote-card"
    assert refused(LOST + " / ann peek / ann lay 20", **TRICKSTER) == "turn-begun"
    assert refused(LOST + " / ann lay 20 / ann peek", **TRICKSTER) == "turn-begun"


def test_R15_used_or_not_it_goes_to_the_loser_of_the_round() -> None:
    for use in ("", " / ann lay 20"):
        game = played(LOST + use + " / ann 4 / bob 99 / cem coyote / ann point cem", **TRICKSTER)
        assert view(game, WATCHER).holder == 1
        assert happened(game, CoyoteCardTaken) == [CoyoteCardTaken(1)]


def test_R15_whoever_goes_out_gets_no_coyote_card() -> None:
    game = played("deal 1 2 3 4 / ann 99 / bob coyote / cem point bob", **({"out_at": "1"} | TRICKSTER))
    assert view(game, WATCHER).holder is None


def test_R15_without_a_card_left_it_cannot_be_used() -> None:
    assert refused(LOST + " / ann lay 5", **(TRICKSTER | {"deck": "1x1 2x1 3x1 4x1"})) == "nothing-to-draw"


# what editions may be


def test_a_middle_needs_a_pile_of_all_other_cards_and_tricks_need_eyes() -> None:
    box = EDITIONS[BOX]
    given = {name: getattr(box, name) for name in ("id", "shelf", "year", "publisher", "booklets", "sources", "decks", "order")}
    given |= {"next_starter": box.next_starter, "seats": box.seats}
    with pytest.raises(ValueError, match="shuffled_always"):
        Edition(**given, middle=1)
    with pytest.raises(ValueError, match="eyes_open"):
        Edition(**given, shuffled_always=True, trickster_open=1)


def test_a_deck_has_a_card_for_the_middle_too() -> None:
    with pytest.raises(IllegalTerms) as error:
        start(EDITIONS[BOX], ["ann", "bob", "cem"], deck="5x3")
    assert (error.value.code, error.value.values) == ("deck-too-small", {"cards": 3, "seats": 4})


def test_the_record_writes_eyes_and_a_game_in_progress_shows_no_secret_move_out_of_turn() -> None:
    game = played(LOST + " / ann lay 20 / ann 4 / bob coyote / cem point ann", **TRICKSTER)
    text = write(game)
    for line in ("cem point bob", "ann give closed", "ann lay 20", "cem point ann"):
        assert f"\n{line}\n" in text
    assert read(text).game == game
    with pytest.raises(IllegalMove):
        play(game, 0, GiveUp(True))


def test_what_may_be_said_next_is_told_in_the_words_of_the_record() -> None:
    game = played(LOST, **TRICKSTER)
    with pytest.raises(Illegal, match=r"expected='ann 4\.\.999 \| ann coyote \| ann peek \| ann lay \[CARD\]'"):
        say(game, "ann 3")
    with pytest.raises(Illegal, match=r"expected='cem point bob \| cem point ann'"):
        say(played("deal 1 2 3 4 / ann 9 / bob coyote", **TRICKSTER), "cem 4")
    with pytest.raises(Illegal, match=r"expected='ann give open \| ann give closed'"):
        say(played("deal 1 2 3 4 / ann 99 / bob coyote"), "ann 4")
    with pytest.raises(Illegal, match=r"expected='deal CARD CARD CARD CARD'"):
        say(start(EDITIONS[BOX], ["ann", "bob", "cem"], starter="ann"), "deal 1 2 3")
    owed = say(game, "ann lay")
    assert owed.stage == "draw"
