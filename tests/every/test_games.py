"""What must hold in every game of every edition, with any options, at any number of seats."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from coyote import (
    DEALER,
    NOBODY,
    Again,
    Agree,
    Begin,
    Call,
    CardLaid,
    Coin,
    Deal,
    Declare,
    Dodge,
    Draw,
    Game,
    GiveUp,
    Lay,
    Move,
    Peek,
    Point,
    Turn,
    Withdraw,
    events,
    options,
    play,
    read,
    refusal,
    write,
)
from coyote.dealing import chance
from coyote.rules.game import NOTHING
from coyote.rules.model.cards import FARTHEST, Card
from coyote.rules.model.events import Dealt, Exchanged, ExtraLaid, MoreWorn, NextStarts, Refilled, Reshuffled, TurnedOver, Won
from coyote.rules.model.state import Stage, discards
from coyote.rules.sight import view
from tests.strategies import Table, tables

EXAMPLES = 150


class Ledger:
    """Follows the cards by the events that people hear, independently of how the game stores them."""

    def __init__(self, game: Game) -> None:
        self.deck = Counter(dict(zip(game.terms.deck.kinds, game.terms.deck.counts, strict=True)))
        self.pile, self.play, self.discarded = Counter(self.deck), Counter[Card](), Counter[Card]()
        self.turned: list[Card] = []
        self.returns = game.terms.rulings.turned_cards == "pile"

    def hear(self, event: object) -> None:
        match event:
            case Dealt(_, _, heads, middle):
                self.draw(*(card for card in (*heads, *middle) if card is not None))
            case ExtraLaid(_, card) | Exchanged(_, card) | MoreWorn(_, card) | CardLaid(_, card):
                assert card is not None
                self.draw(card)
            case TurnedOver(card):
                self.draw(card)
                self.turned.append(card)
            case Refilled():
                assert not self.pile.total()
                self.pile, self.discarded = self.discarded, Counter()
            case NextStarts() | Won():
                if self.play:
                    self.end()
            case Reshuffled():
                self.pile, self.play, self.discarded = Counter(self.deck), Counter(), Counter()
                self.turned = []
            case _:
                pass

    def draw(self, *cards: Card) -> None:
        for card in cards:
            assert self.pile[card] > 0, f"{card} came from nowhere"
            self.pile[card] -= 1
            self.play[card] += 1

    def end(self) -> None:
        if self.returns:
            self.play -= Counter(self.turned)
            self.pile += Counter(self.turned)
        self.discarded += self.play
        self.play, self.turned = Counter(), []


@settings(max_examples=EXAMPLES, deadline=None)
@given(tables())
def test_cards_are_conserved_after_every_move(table: Table) -> None:
    final = table.played()
    ledger = Ledger(final)
    for game in reversed(list(final.line())):
        for event in events(game):
            ledger.hear(event)
        if game.stage == Stage.OVER:
            break
        deck = game.terms.deck
        assert ledger.pile + ledger.discarded + ledger.play == ledger.deck
        assert +ledger.pile == Counter(deck.named(game.round.pile))
        assert +ledger.discarded == Counter(deck.named(discards(game.round)))
        assert view(game, 0).pile == ledger.pile.total()


def allowed(game: Game, move: Move) -> bool:
    return refusal(game, game.turn, move) is None


@settings(max_examples=EXAMPLES, deadline=None)
@given(tables())
def test_options_are_exactly_the_legal_moves(table: Table) -> None:
    for game in table.played().line():
        seat = game.turn
        if seat < 0:
            continue
        able = options(game, seat)
        for other in range(table.seats):
            assert other == seat or options(game, other) == NOTHING
        for number in (
            -FARTHEST - 1,
            -FARTHEST,
            0,
            able.lowest or 0,
            (able.lowest or 0) - 1,
            able.unless or 1,
            able.highest,
            able.highest + 1,
            FARTHEST,
            FARTHEST + 1,
        ):
            described = able.lowest is not None and able.lowest <= number <= able.highest and number != able.unless
            assert allowed(game, Declare(number)) == described, number
        assert allowed(game, Call()) == able.call
        assert allowed(game, Withdraw()) == able.withdraw
        assert allowed(game, Peek()) == able.peek
        assert allowed(game, Lay()) == able.lay
        assert [target for target in range(-2, table.seats + 1) if allowed(game, Point(target))] == sorted(able.points)
        assert allowed(game, GiveUp(True)) == allowed(game, GiveUp(False)) == able.give_up
        assert allowed(game, Agree()) == ("agree" in able.specials)
        assert allowed(game, Again()) == ("again" in able.specials)
        assert allowed(game, Dodge()) == ("dodge" in able.specials)
        for coin in ("extra", "reverse", "skip", "exchange"):
            assert allowed(game, Coin(coin)) == (coin in able.coins)
        for kind in game.terms.deck.kinds:
            assert allowed(game, Coin("guess", kind)) == ("guess" in able.coins)
        good = able.lowest if able.lowest is not None else able.highest
        for special in ("double", "reverse"):
            assert allowed(game, Declare(good, special)) == (special in able.specials)
        for special in ("more", "next"):
            for target in range(table.seats):
                assert allowed(game, Declare(good, special, target)) == (special in able.specials and target in able.targets)
        assert able != NOTHING, "somebody is to move and can do nothing"


@settings(max_examples=EXAMPLES, deadline=None)
@given(tables())
def test_writing_and_reading_a_game_gives_the_same_game(table: Table) -> None:
    for game in table.played().line():
        if game.stage in (Stage.DRAW, Stage.TURN):
            continue  # the Dealer owes a card: the record ends before the move that needs it
        text = write(game)
        again = read(text).game
        assert again == game
        assert write(again) == text
        if game.round.finished > 2:
            break  # the rest of a long game brings nothing new


@settings(max_examples=50, deadline=None)
@given(tables(), st.data())
def test_a_move_out_of_place_is_refused_and_changes_nothing(table: Table, data: st.DataObject) -> None:
    line = list(table.played().line())
    game = data.draw(st.sampled_from(line))
    cards = st.sampled_from(game.terms.deck.kinds)
    any_move: st.SearchStrategy[Move] = st.one_of(
        st.builds(
            Declare,
            st.integers(-1100, 1100),
            st.sampled_from([None, "double", "more", "next", "agree", "x"]),
            st.sampled_from([None, 0, 1, 99]),
        ),
        st.just(Call()),
        st.builds(Coin, st.sampled_from(["extra", "skip", "guess", "x"]), st.none() | cards),
        st.just(Agree()),
        st.just(Again()),
        st.just(Peek()),
        st.just(Lay()),
        st.builds(Point, st.integers(-2, 13)),
        st.builds(GiveUp, st.booleans()),
        st.just(Dodge()),
        st.builds(Begin, st.integers(-2, 13)),
        st.builds(Deal, st.lists(cards, max_size=4).map(tuple)),
        st.builds(Draw, cards),
        st.builds(Turn, cards),
    )
    seat = data.draw(st.sampled_from([NOBODY, DEALER, *range(table.seats)]))
    move = data.draw(any_move)
    before = (game.history, game.round, game.turn, game.number, game.declarer)
    if refusal(game, seat, move) is None:
        assert play(game, seat, move).before is game
    assert (game.history, game.round, game.turn, game.number, game.declarer) == before


@settings(max_examples=EXAMPLES, deadline=None)
@given(tables())
def test_games_end_with_one_winner_and_coyotes_only_grow(table: Table) -> None:
    final = table.played()
    assert len(final.round.inside) == 1
    assert set(final.round.out) | set(final.round.inside) == set(range(table.seats))
    for game in final.line():
        if game.before is not None:
            assert all(has >= had for had, has in zip(game.before.coyotes, game.coyotes, strict=True))
            for seat, coyotes in enumerate(game.coyotes):
                assert (coyotes >= game.terms.out_at) == (seat in game.round.out)


def test_a_very_long_game_can_be_copied_compared_and_freed() -> None:
    """A game refers to the game before it: a chain of many thousands must not exhaust the stack."""
    game = Table("kidult_2003", 2, 1, {"out_at": 99}).started()
    rng = Random(1)
    while game.round.finished < 90:
        if game.turn == DEALER:
            game = play(game, DEALER, chance(game, rng))
        else:
            number = (game.number or 0) + 1
            game = play(game, game.turn, Declare(number) if number < 110 else Call())
    assert len(game.history) > 9000
    assert game == read(write(game)).game
    assert repr(game).startswith("<Game kidult_2003: round 90")
    del game
