"""Endgames: how far from perfect the wolf is in the rounds of two that games really end with.

Law: nothing is sampled but the rounds. For each of them the books that a wolf would play by, as opener and as answerer, are
held against the best answer with any numbers (see `solve_bounds`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count, islice
from typing import Final, NamedTuple

from coyote.bots import MINDS
from coyote.bots.wolf.nerve import Nerve
from coyote.bots.wolf.two_stakes import stakes_of
from coyote.bots.wolf.wolf import book_for
from coyote.lab.arena import play_game
from coyote.lab.nerve_bounds import nerve_sure_of
from coyote.lab.simulate import NAMES
from coyote.lab.solve_bounds import sure_of
from coyote.rules.model.edition import Edition
from coyote.rules.model.moves import Deal
from coyote.rules.model.state import Game
from coyote.rules.model.terms import agree_on
from coyote.rules.sight import view

PLAYERS: Final = ("cub", "tortoise", "fox", "owl")
"""Who plays the games; it hardly matters for which cards are gone in the end."""


class Measured(NamedTuple):
    """One round of two: how many cards were gone, and how exploitable the wolf's books for it are."""

    gone: int
    exploitability: float


def measured(edition: Edition, rounds: int, seed: int) -> Iterator[Measured]:
    """This many rounds of two, one from each game, as they come."""
    for game in islice(endgames(edition, seed), rounds):
        terms, deck = game.terms, game.terms.deck
        sights = [view(game, seat) for seat in sorted(game.round.inside, key=lambda seat: seat != game.round.starter)]
        left = tuple([whole - gone for whole, gone in zip(deck.counts, sights[0].discards, strict=True)])
        lost = 0.0
        for sight in sights:
            found = book_for(sight)
            bare = isinstance(found, Nerve) or found is None or len(found.kinds) < len(deck.kinds)
            at_stake = stakes_of(deck, left, terms.order, terms.rulings, terms.lowest, bare=bare)
            if found is None:
                assert not len(at_stake.declared), "boxed decks are small enough"
                continue  # no number can hold: whoever opens has lost, and the other calls
            lost -= nerve_sure_of(found, at_stake) if isinstance(found, Nerve) else sure_of(found, at_stake)
        yield Measured(sum(sights[0].discards), lost / 2)


def endgames(edition: Edition, seed: int) -> Iterator[Game]:
    """A round of two, just dealt, from each game that has one: the first, the second and so on, in turn."""
    terms = agree_on(edition, NAMES[: len(PLAYERS)], {})
    for number in count():
        game = play_game(terms, [MINDS[name] for name in PLAYERS], f"endgame {seed} game {number}")
        dealt = [moment for moment in game.line() if isinstance(moment.move, Deal) and len(moment.round.inside) == 2]
        if dealt:
            yield dealt[::-1][number % len(dealt)]


def told(found: Sequence[Measured]) -> str:
    """The result, for people."""
    mean = sum(one.exploitability for one in found) / len(found)
    return (
        f"{len(found)} rounds of two with {sum(one.gone for one in found) / len(found):.1f} cards gone on average:"
        f" certified exploitability {mean:.4f} coyotes a round on average, {max(found, key=lambda one: one[1])[1]:.4f} at most"
    )
