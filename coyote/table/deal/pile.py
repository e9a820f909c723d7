"""The pile with an order: which shuffle it comes from, and how far down its top is. Both follow from the game alone.

Law: nothing is stored besides the game. Each card that the Dealer named lay on top; if the pile has lost more or fewer cards
than those, it was shuffled anew: all cards (R6), the discards (Q4), or the rest with the turned cards (Q5).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from coyote.rules.model.cards import Card
from coyote.rules.model.deck import Counts, Deck
from coyote.rules.model.moves import Deal, Draw, Move, Turn
from coyote.rules.model.state import Game, Stage


class Pile(NamedTuple):
    """A pile as it was when it was shuffled."""

    epoch: int
    """Counted from 1; an epoch is a whole deck, from one shuffle of all cards to the next (R6)."""
    shuffle: int
    """Counted from 1 in each epoch; a later shuffle has only a part of the deck (Q4, Q5)."""
    cards: tuple[Card, ...]
    """In canonical order."""


class Top(NamedTuple):
    """The top of the pile: how many cards are gone from it."""

    pile: Pile
    position: int

    def down(self, cards: int) -> Top:
        """The top once this many more cards are gone."""
        return Top(self.pile, self.position + cards)


class Moment(NamedTuple):
    """A game after one of its moves, and the top of its pile then."""

    game: Game
    top: Top


def played_since(earlier: Game | None, game: Game) -> list[Game]:
    """The games after an earlier one up to this one, the oldest first; None: all of them."""
    games, past = list[Game](), game.before
    if game is not earlier:
        games.append(game)
        while past is not None and past is not earlier:
            games.append(past)
            past = past.before
    games.reverse()
    return games


def moments(game: Game, since: Moment | None = None) -> Iterator[Moment]:
    """The moments of a game, or those from one moment on, the oldest first."""
    line = played_since(None if since is None else since.game, game)
    if since is None:
        deck = game.terms.deck
        since = Moment(line.pop(0), Top(Pile(1, 1, listed(deck, deck.counts)), 0))
    yield since
    top = since.top
    for past in line:
        assert past.before is not None
        if past.round is not past.before.round:
            top = after(top, past.before, past)
        yield Moment(past, top)


def after(top: Top, before: Game, game: Game) -> Top:
    """The top of the pile after the move that made this game."""
    deck, pile, taken = game.terms.deck, game.round.pile, named(game.move)
    if game.stage in (Stage.DEAL, Stage.GIVE) and game.round.fresh and before.round.heads:  # R6
        return Top(Pile(top.pile.epoch + 1, 1, listed(deck, pile)), 0)
    if deck.take(before.round.pile, taken) != pile:  # Q4, Q5
        return Top(Pile(top.pile.epoch, top.pile.shuffle + 1, listed(deck, pile)), 0)
    return top.down(len(taken))


def named(move: Move | None) -> tuple[Card, ...]:
    """The cards that a move takes from the pile, from its top."""
    match move:
        case Deal(cards):
            return cards
        case Draw(card) | Turn(card):
            return (card,)
        case _:
            return ()


def listed(deck: Deck, pile: Counts) -> tuple[Card, ...]:
    """These cards in canonical order: kind by kind as the deck lists them."""
    return tuple(kind for kind, count in zip(deck.kinds, pile, strict=True) for _ in range(count))


class Taken(NamedTuple):
    """A card that lay on top of a pile, and the round in which it was taken."""

    round: int
    card: Card


Dealt = dict[Pile, list[Taken]]
"""What was taken from each pile, from its top."""


def dealt(game: Game) -> Dealt:
    """Every card that the Dealer named, by the pile it came from; a pile that gave no card is left out."""
    (_, (pile, _)), *rest = moments(game)
    piles: Dealt = {}
    for past, (next_pile, _) in rest:
        if cards := named(past.move):
            piles.setdefault(pile, []).extend(Taken(past.rounds, card) for card in cards)
        pile = next_pile
    return piles
