"""Nobody learns their own card: two worlds that differ only in what a seat cannot see look the same to it.

A random game is the first world. The second has the same moves, but different cards wherever the seat cannot see them
(for a watcher: on every head), also face down in the middle, and others point at somebody else. Until the cards are shown,
views and events must be equal. The other seats do see the cards, and must be able to tell the worlds apart.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coyote import (
    DEALER,
    WATCHER,
    Again,
    Agree,
    Call,
    Coin,
    Deal,
    Declare,
    Dodge,
    Draw,
    Game,
    GiveUp,
    IllegalMove,
    Lay,
    Move,
    Peek,
    Point,
    View,
    Withdraw,
    events,
    options,
    play,
    refusal,
    seen,
    view,
)
from coyote.rules.model.cards import Card
from coyote.rules.model.state import Stage
from coyote.rules.sight import Common, Own
from tests.strategies import Table, tables
from tests.tables import played

EXAMPLES = 150


def other_card(game: Game, shown: list[Card], real: Card, rng: Random) -> Card:
    """Another card that could have come from this pile, if there is one."""
    pile = dict(game.pile)
    for card in shown:
        pile[card] -= 1
    kinds = [card for card, count in pile.items() if count > 0 and card != real]
    return rng.choice(kinds) if kinds else real


def hidden_from(game: Game, eyes: int | None) -> bool:
    """Whether the card now being drawn goes where these eyes cannot see it."""
    drawing = game.round.powers.drawing
    if drawing is not None and drawing.power == "lay":
        return drawing.seat != eyes
    return drawing is not None and drawing.power != "extra" and (eyes is WATCHER or drawing.seat == eyes)


def in_the_other_world(game: Game, move: Move, eyes: int | None, rng: Random) -> Move:
    if isinstance(move, Deal):
        cards = list(move.cards)
        for place, seat in enumerate(game.round.inside):
            if eyes is WATCHER or seat == eyes:
                cards[place] = other_card(game, cards[:place] + cards[place + 1 :], cards[place], rng)
        if rng.random() < 0.5:  # nobody has looked yet
            for place in range(len(game.round.inside), len(cards)):
                cards[place] = other_card(game, cards[:place] + cards[place + 1 :], cards[place], rng)
        return Deal(tuple(cards))
    if isinstance(move, Draw) and hidden_from(game, eyes):
        return Draw(other_card(game, [], move.card, rng))
    if isinstance(move, Point) and game.turn != eyes:
        return Point(next(seat for seat in options(game, game.turn).points if seat != move.target))
    return move


def is_reveal(game: Game, after: Game, there: Game, eyes: int | None) -> bool:
    """The count shows all cards, a guess shows the guesser's own, and a peek shows the middle to whoever peeks."""
    move = after.move
    if isinstance(move, Peek):
        unlike = [laid.card for laid in game.round.powers.middle] != [laid.card for laid in there.round.powers.middle]
        return game.turn == eyes and unlike
    if isinstance(move, Call | Point):
        return after.stage != Stage.POINT
    if isinstance(move, Coin) and move.guess is not None:
        return eyes is WATCHER or game.turn == eyes or game.round.heads[game.turn] != move.guess
    return False


def two_worlds(table: Table, eyes: int | None) -> Iterator[tuple[Game, Game]]:
    """Pairs of games, step by step; the worlds part again at the deal of each round."""
    line = list(reversed(list(table.played().line())))
    rng = Random(table.seed)
    here: Game | None = None
    there: Game | None = None
    for before, after in pairwise(line):
        move = after.move
        assert move is not None
        if isinstance(move, Deal):
            there = before
        here = after
        if there is None or is_reveal(before, after, there, eyes) or not after.round.heads:
            there = None
            continue
        try:
            there = play(there, there.turn, in_the_other_world(there, move, eyes, rng))
        except IllegalMove as illegal:
            # the other world has used up a card that this one still has; hidden cards may cause no other refusal
            assert illegal.code == "card-not-in-pile"
            there = None
            continue
        yield here, there


def heard(game: Game, eyes: int | None) -> list[object]:
    return [seen(event, eyes) for event in events(game)]


@settings(max_examples=EXAMPLES, deadline=None)
@given(tables(), st.integers(0, 11))
def test_two_worlds_look_the_same_to_the_seat_that_cannot_see(table: Table, seat: int) -> None:
    eyes = seat % table.seats
    for here, there in two_worlds(table, eyes):
        assert view(here, eyes) == view(there, eyes)
        assert heard(here, eyes) == heard(there, eyes)


@settings(max_examples=EXAMPLES, deadline=None)
@given(tables())
def test_two_worlds_look_the_same_to_a_watcher_whatever_is_on_the_heads(table: Table) -> None:
    for here, there in two_worlds(table, WATCHER):
        assert view(here, WATCHER) == view(there, WATCHER)
        assert heard(here, WATCHER) == heard(there, WATCHER)


@settings(max_examples=30, deadline=None)
@given(tables(), st.integers(0, 11))
def test_two_worlds_look_different_to_those_who_see_the_card(table: Table, seat: int) -> None:
    """If this failed, the tests above would compare a world with itself."""
    wearer = seat % table.seats
    for here, there in two_worlds(table, wearer):
        if here.round.heads[wearer] != there.round.heads[wearer]:
            for other in here.round.inside:
                assert other == wearer or view(here, other) != view(there, other)


@settings(max_examples=EXAMPLES, deadline=None)
@given(tables())
def test_no_view_holds_the_card_on_its_own_head_before_the_reveal(table: Table) -> None:
    for game in table.played().line():
        shown = game.stage == Stage.TURN
        for eyes in (*range(table.seats), WATCHER):
            sight = view(game, eyes)
            for worn in sight.worn:
                assert shown or worn.seat in sight.faced or (eyes is not WATCHER and worn.seat != eyes)
            for worn in (*sight.more, *sight.replaced):
                assert shown or (eyes is not WATCHER and worn.seat != eyes)


@pytest.mark.parametrize("nobody", [-1, -2, 4, 99])
def test_only_a_seat_or_a_watcher_has_eyes(nobody: int) -> None:
    game = played("oliphante_2010", "deal 1 2 3 4")
    with pytest.raises(ValueError, match="nobody sits"):
        view(game, nobody)
    if nobody < 0:
        with pytest.raises(ValueError, match="nobody sits"):
            seen(events(game)[0], nobody)


def test_an_event_that_sight_does_not_know_is_seen_by_nobody() -> None:
    with pytest.raises(TypeError, match=r"^sight does not know .howled.$"):
        seen("howled", 0)  # type: ignore[arg-type]


def test_a_card_drawn_after_a_refill_and_guessed_is_seen_by_all() -> None:
    small = {"coins": "on", "deck": "1x1 2x1 3x1 ?x1 5x1 6x1 7x1"}
    lines = (
        "deal 1 2 3 / ann 99 / bob coyote / deal ? 5 6 / bob coin extra 7 / bob 1"
        " / cem coin exchange 3 / cem 2 / ann 3 / bob 4 / cem coin guess 3"
    )
    game = played("oliphante_2010", lines, seats="ann bob cem", **small)
    for eyes in (0, 1, 2, WATCHER):
        sight = view(game, eyes)
        assert (sight.terms.deck.named(sight.refilled or ()), sight.drawn_unseen) == ({"1": 1, "2": 1}, 0)


def test_a_view_has_these_fields_and_no_other() -> None:
    """A new field is a new way to leak: add it here only after asking who may know it."""
    assert View._fields == ("seat", *Common._fields, *Own._fields)
    assert " ".join(Common._fields) == (
        "terms stage round starter turn number declarer direction coyotes inside out extra faced withdrawn turned discards pile"
        " said coins spent more_used doubled asker eyes closed holder laid facedown caller pointed"
    )
    assert " ".join(Own._fields) == "worn more replaced hidden refilled drawn_unseen middle options"


@settings(max_examples=EXAMPLES, deadline=None)
@given(tables())
def test_a_refusal_never_depends_on_the_players_own_card(table: Table) -> None:
    """Trying an illegal move must teach a player nothing: both worlds refuse it alike."""
    for here, there in two_worlds(table, table.seed % table.seats):
        seat = table.seed % table.seats
        probes: list[Move] = [Declare(5), Declare(-999), Declare(7, "double"), Agree(), Again(), Dodge(), Call()]
        probes += [Withdraw(), Peek(), Lay(), GiveUp(True), GiveUp(False), Declare(7, "more", (seat + 1) % table.seats)]
        probes += [Point(target) for target in range(table.seats)]
        probes += [Coin(coin) for coin in ("extra", "reverse", "skip", "exchange")]
        for probe in probes:
            assert refusal(here, seat, probe) == refusal(there, seat, probe)
        for kind in here.terms.deck.kinds:
            guess = Coin("guess", kind)
            assert refusal(here, seat, guess) == refusal(there, seat, guess)
        assert here.turn != DEALER or refusal(here, seat, Call()) is not None


@pytest.mark.parametrize("choice", ["ann withdraw / bob 5", "ann 4 / bob 5"])
def test_what_a_right_guesser_does_teaches_the_others_nothing_of_their_own_cards(choice: str) -> None:
    """The guessed card lies open; bob's own card, which differs, changes nothing that bob sees, hears or may do."""
    lines = "deal 7 {} 3 4 / ann coin guess 7 / " + choice
    here, there = (played("oliphante_2010", lines.format(own), coins="on") for own in ("2", "night"))
    for one, other in zip(here.line(), there.line(), strict=True):
        assert view(one, 1) == view(other, 1)
        assert [seen(event, 1) for event in events(one)] == [seen(event, 1) for event in events(other)]
    assert view(here, WATCHER).withdrawn == ((0,) if "withdraw" in choice else ())
