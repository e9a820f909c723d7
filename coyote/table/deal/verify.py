"""The verifier: whether a game was dealt as its fairness record says, and as its seeds had decided.

Law: it takes nothing on trust that it can compute. It plays the record by the rules, which say when a pile was shuffled and
which cards were in it; the seeds say in which order; and every card that was dealt, drawn or turned over must be the one that
lay on top.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from coyote.editions import EDITIONS
from coyote.rules.model.cards import Card
from coyote.rules.model.moves import Begin
from coyote.rules.model.state import Game, Stage
from coyote.rules.record.faults import NotationError
from coyote.rules.record.reader import read
from coyote.rules.record.writer import write
from coyote.table.deal.document import Document, FinishedEpoch
from coyote.table.deal.fair import Seated, client_commit, key_of, server_commit, starter
from coyote.table.deal.pile import Dealt, Pile, Taken, dealt, listed
from coyote.table.deal.problems import Problem, Wrong, problem
from coyote.table.deal.seals import Shuffle


class Figures(NamedTuple):
    """How much there is to check in a document."""

    epochs: int
    shuffles: int
    cards: int
    """How many cards were dealt, drawn and turned over."""
    seeds: int
    without: int
    """Seats that gave no seed, added up over the epochs."""
    withheld: int
    """Of these, how many had committed to one: either they left, or the server dropped the seed."""
    alone: int
    """Epochs in which no player gave a seed: the server could have chosen the order."""
    over: bool
    """The game has a winner."""


def figures(document: Document) -> Figures:
    """How much there is to check in a document whose record can be read."""
    game, told = read(document.record, EDITIONS).game, document.epochs
    return Figures(
        epochs=len(told),
        shuffles=sum(len(one.shuffles) for one in told),
        cards=sum(map(len, dealt(game).values())),
        seeds=sum(len(one.epoch.seeds) for one in told),
        without=sum(len(one.epoch.no_seed) for one in told),
        withheld=sum(len(one.epoch.commits) - len(one.epoch.seeds) for one in told),
        alone=sum(not one.epoch.seeds for one in told),
        over=game.stage == Stage.OVER,
    )


def verify(document: Document) -> list[Problem]:
    """What is wrong with this document; empty if the deal was fair."""
    try:
        game = read(document.record, EDITIONS).game
    except NotationError as error:
        return [problem(Wrong.RECORD_REFUSED, line=error.line, reason=error.code, **error.values), *of_seeds(document, None)]
    problems = [*of_seeds(document, game), *of_cards(document, game)]
    if document.deck != listed(game.terms.deck, game.terms.deck.counts):
        problems.insert(0, problem(Wrong.DECK_DIFFERS))
    if document.record != write(game):
        problems.insert(0, problem(Wrong.RECORD_REWRITTEN))
    return problems


def of_seeds(document: Document, game: Game | None) -> Iterator[Problem]:
    """Whether everybody's seed is the one committed to, and the sealed piles follow from them."""
    for told in document.epochs:
        epoch, number = told.epoch, told.epoch.number
        if game is not None and not complete(told, game.terms.seats):
            yield problem(Wrong.SEATS_DIFFER, epoch=number)
        if server_commit(told.server_seed, epoch.game, number) != epoch.server_commit:
            yield problem(Wrong.SERVER_COMMIT_DIFFERS, epoch=number)
        commits = dict(epoch.commits)
        yield from of_copies(Wrong.COMMIT_COPIED, number, epoch.commits, game)
        yield from of_copies(Wrong.SEED_COPIED, number, epoch.seeds, game)
        for seat, seed in epoch.seeds:
            name = name_of(seat, game)
            if seat not in commits:
                yield problem(Wrong.COMMIT_MISSING, epoch=number, seat=seat, name=name)
            elif client_commit(seed, epoch.game, number, seat) != commits[seat]:
                yield problem(Wrong.COMMIT_DIFFERS, epoch=number, seat=seat, name=name)
        key = key_of(epoch, told.server_seed)
        for sealed in told.shuffles:
            if not sealed.cards or Shuffle(key, sealed.number, sealed.cards).sealed != sealed:
                yield problem(Wrong.ROOT_DIFFERS, epoch=number, shuffle=sealed.number)


def of_copies(code: Wrong, epoch: int, given: Sequence[Seated], game: Game | None) -> Iterator[Problem]:
    """Whether every commitment, or seed, is somebody's own: a copy adds no chance of its own."""
    owners: dict[bytes, int] = {}
    for seat, value in given:
        owner = owners.setdefault(value, seat)
        if owner != seat:
            yield problem(code, epoch=epoch, seat=seat, name=name_of(seat, game), other=name_of(owner, game))


def name_of(seat: int, game: Game | None) -> str:
    return game.terms.names[seat] if game is not None and seat < game.terms.seats else str(seat)


def complete(told: FinishedEpoch, seats: int) -> bool:
    """Every seat gave a seed or is listed without one, in order and once; and nobody else committed to anything."""
    gave, gave_none = [seat for seat, _ in told.epoch.seeds], list(told.epoch.no_seed)
    promised = [seat for seat, _ in told.epoch.commits]
    in_order = all(list(seats) == sorted(set(seats)) for seats in (gave, gave_none, promised))
    return in_order and sorted(gave + gave_none) == list(range(seats)) and set(promised) <= set(range(seats))


def of_cards(document: Document, game: Game) -> Iterator[Problem]:
    """Whether every card of the game was the one on top."""
    piles = dealt(game)
    epochs = len({pile.epoch for pile in piles})
    if len(document.epochs) != epochs:
        yield problem(Wrong.EPOCHS_NUMBER, epochs=len(document.epochs), expected=epochs)
    if document.epochs and document.drawn:
        yield from of_starter(document.epochs[0], game)
    for told in document.epochs:
        yield from of_epoch(told, {pile: taken for pile, taken in piles.items() if pile.epoch == told.epoch.number})


def of_starter(first: FinishedEpoch, game: Game) -> Iterator[Problem]:
    """Whether the one who was drawn began (Q26)."""
    begun = next((past.move.starter for past in game.line() if isinstance(past.move, Begin)), None)
    drawn = starter(key_of(first.epoch, first.server_seed), game.terms.seats)
    if begun is not None and begun != drawn:
        yield problem(Wrong.STARTER_DIFFERS, name=game.terms.names[begun], expected=game.terms.names[drawn])


def of_epoch(told: FinishedEpoch, piles: Dealt) -> Iterator[Problem]:
    number, key = told.epoch.number, key_of(told.epoch, told.server_seed)
    if len(told.shuffles) != len(piles):
        yield problem(Wrong.SHUFFLES_NUMBER, epoch=number, shuffles=len(told.shuffles), expected=len(piles))
    for pile, sealed in zip(piles, told.shuffles, strict=False):
        if pile.cards != sealed.cards:
            yield problem(Wrong.CARDS_DIFFER, epoch=number, shuffle=pile.shuffle)
        yield from of_order(pile, Shuffle(key, pile.shuffle, pile.cards).order, piles[pile])


def of_order(pile: Pile, order: Sequence[Card], taken: list[Taken]) -> Iterator[Problem]:
    """The first card that was not the one on top; the cards after it would add nothing."""
    for position, ((round, card), expected) in enumerate(zip(taken, order, strict=False)):
        if card != expected:
            where = {"epoch": pile.epoch, "shuffle": pile.shuffle, "round": round, "position": position}
            yield problem(Wrong.DEAL_DIFFERS, **where, card=card, expected=expected)
            return
