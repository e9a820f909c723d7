"""The fair dealer: deals any game of any table, deals the same after a crash, and proves no card too early."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import given, settings

from coyote import DEALER, WATCHER, Deal, Game, events, read, seen, write
from coyote.rules.model.cards import Card
from coyote.rules.model.events import Dealt, ExtraLaid, Guessed, Reshuffled, Shown, TurnedOver
from coyote.rules.model.state import Stage
from coyote.table.deal import dealer
from coyote.table.deal.dealer import Dealer
from coyote.table.deal.document import read_document, written
from coyote.table.deal.pile import Pile, moments
from coyote.table.deal.seals import Sealed, Shuffle, holds
from coyote.table.deal.verify import figures, verify
from tests.strategies import Table, tables
from tests.table.deals import fair_game

EXAMPLES = 40
EMPTY_AT_ONCE = Table("devir_2021", 3, 7, {"deck": {"?": 2, "5": 3, "-3": 1}, "coins": True, "turned_cards": "pile"})


@settings(max_examples=EXAMPLES, deadline=None)
@given(tables())
def test_every_game_dealt_fairly_is_verified(table: Table) -> None:
    document = fair_game(table).document
    assert read_document(written(document)) == document
    assert verify(document) == []
    assert figures(document).over


@settings(max_examples=EXAMPLES, deadline=None)
@given(tables())
def test_a_dealer_who_was_killed_goes_on_with_the_same_cards(table: Table) -> None:
    fair = fair_game(table)
    for game in fair.game.line():
        if game.before is None or game.before.turn != DEALER:
            continue
        anew = Dealer(dict(fair.dealer.keys))
        assert anew.move(game.before) == game.move
        if game.before.stage not in (Stage.DRAW, Stage.TURN):  # a record ends before the move that needs a card
            assert anew.move(read(write(game.before)).game) == game.move


def seen_by_all(cards: Counter[Card], game: Game) -> Counter[Card]:
    """The cards of this round that everybody has seen after the last move, according to what a watcher is told."""
    for event in (seen(event, WATCHER) for event in events(game)):
        match event:
            case Dealt():
                cards = Counter()
            case ExtraLaid(_, card) | TurnedOver(card):
                cards += Counter([card])
            case Guessed(_, guess, card) if guess == card:
                cards += Counter([card])
            case Shown(heads, extra, more, replaced, middle):
                cards = Counter([*filter(None, heads), *middle, *(card for _, card in (*extra, *more, *replaced))])
            case _:
                pass
    return cards


@settings(max_examples=EXAMPLES, deadline=None)
@given(tables())
def test_every_card_is_proved_when_everybody_may_see_it_and_no_sooner(table: Table) -> None:
    fair = fair_game(table)
    dealer, sealed = fair.dealer, dict[tuple[int, int], Sealed]()
    proved, public = Counter[Card](), Counter[Card]()
    epoch = 1
    for game, top in moments(fair.game):
        public = seen_by_all(public, game)
        proved = Counter() if isinstance(game.move, Deal) else proved
        for proof in dealer.proofs(game):
            assert holds(proof, sealed[epoch, proof.shuffle])
            proved += Counter([proof.card])
        assert proved == public
        if game.turn == DEALER or game.stage == Stage.GIVE:
            epoch = top.pile.epoch
            sealed[epoch, top.pile.shuffle] = dealer.sealed(game)


def test_R6_a_new_epoch_begins_when_all_cards_are_shuffled() -> None:
    fair = fair_game(Table("kidult_2003", 4, 5, {"out_at": 5}))
    reshuffles = sum(isinstance(event, Reshuffled) for game in fair.game.line() for event in events(game))
    assert reshuffles > 0
    assert len(fair.epochs) == 1 + reshuffles


def test_Q4_and_Q5_a_pile_that_changes_is_sealed_anew_by_the_same_key() -> None:
    epochs = fair_game(EMPTY_AT_ONCE).document.epochs
    later = [sealed for epoch in epochs for sealed in epoch.shuffles[1:]]
    assert later
    assert all(sealed.number > 1 and len(sealed.cards) < 6 for sealed in later)


def test_Q26_the_starter_is_drawn_or_named() -> None:
    table = Table("oliphante_2010", 3, 1, {})
    assert fair_game(table).drawn
    assert fair_game(table).document == fair_game(table).document
    named = fair_game(Table("oliphante_2010", 3, 1, {"starter": "cem"}))
    assert not named.drawn
    assert verify(named.document) == []
    starters = {fair_game(table._replace(seed=seed), 1).game.round.starter for seed in range(20)}
    assert starters == {0, 1, 2}


def test_what_is_told_of_a_pile_is_the_same_whatever_lies_where() -> None:
    """Two worlds with the same cards in other orders: of all that is told, only the root differs."""
    one, other = (fair_game(Table("oliphante_2010", 4, seed, {}), 2) for seed in (1, 2))
    assert one.game.round.heads != other.game.round.heads
    tellings = [fair.dealer.sealed(fair.game) for fair in (one, other)]
    assert tellings[0]._replace(root=b"") == tellings[1]._replace(root=b"")
    assert tellings[0].root != tellings[1].root
    assert one.dealer.proofs(one.game) == other.dealer.proofs(other.game) == ()


def test_no_dealer_loses_a_shuffle_to_the_dealers_of_other_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    made = list[int]()

    class Counting(Shuffle):
        def __init__(self, key: bytes, number: int, cards: Sequence[Card]) -> None:
            made.append(number)
            super().__init__(key, number, cards)

    monkeypatch.setattr(dealer, "Shuffle", Counting)
    pile = Pile(1, 1, (Card("1"), Card("2"), Card("3")))
    tables = [Dealer({1: number.to_bytes(32, "big")}) for number in range(1000)]
    orders = [table.shuffle(pile).order for table in tables]
    assert [table.shuffle(pile).order for table in tables] == orders and len(made) == len(tables)
    piles = [Pile(1, number, pile.cards) for number in range(2, 9)]
    for later in piles:
        tables[0].shuffle(later)
    made.clear()
    for later in piles[: -dealer.MOST_KEPT - 2 : -1]:
        tables[0].shuffle(later)
    assert made == [8 - dealer.MOST_KEPT], "and it keeps no more of its own than a round needs"
