"""The deal (R1) and the first starter (Q26): what chance decides, as moves of the Dealer."""

from __future__ import annotations

from dataclasses import replace

from coyote.rules.model.cards import Card
from coyote.rules.model.events import Heads
from coyote.rules.model.moves import DEALER, Begin, Deal
from coyote.rules.model.peeks import Laid
from coyote.rules.model.state import Game, Round, Stage
from coyote.rules.play.turns import ring
from coyote.rules.refusals import Code, illegal


def begin(game: Game, move: Begin) -> Game:
    """The first starter is named (Q26)."""
    round = game.round
    if round.stage != Stage.STARTER:
        raise illegal(Code.DEALER_NOT_AWAITED, awaited=round.stage)
    if move.starter not in range(round.terms.seats):
        raise illegal(Code.STARTER_NOT_SEATED, name=str(move.starter))
    return Game(game, move, replace(round, starter=move.starter, stage=Stage.DEAL), DEALER, None, None)


def deal(game: Game, move: Deal) -> Game:
    """One card for each player still in, and those in the middle; the starter is to move (R1, R2, R13)."""
    before, cards = game.round, tuple(move.cards)
    terms, stage, coyotes, inside, out = before.terms, before.stage, before.coyotes, before.inside, before.out
    if stage != Stage.DEAL:
        raise illegal(Code.DEALER_NOT_AWAITED, awaited=stage)
    middle = terms.edition.middle
    if len(cards) != len(inside) + middle:
        raise illegal(Code.CARDS_NUMBER, cards=len(cards), players=len(inside) + middle)
    left = terms.deck.take(before.pile, cards)
    if isinstance(left, str):
        raise illegal(Code.CARD_NOT_IN_PILE, card=left)
    laid: tuple[Laid, ...] = ()
    if middle:
        cards, laid = cards[: len(inside)], tuple([Laid(card) for card in cards[len(inside) :]])
    heads: Heads = cards
    if out:
        worn: list[Card | None] = [None] * len(coyotes)
        for seat, card in zip(inside, cards, strict=True):
            worn[seat] = card
        heads = tuple(worn)
    powers = before.powers
    if terms.coins or laid:
        powers = powers._replace(coins=terms.coins, middle=laid)
    after = ring(terms.seats, inside, 1)
    starter = before.starter
    finished, fresh, eyes = before.finished, before.fresh, before.eyes
    round = Round(terms, Stage.PLAY, coyotes, inside, out, finished, starter, fresh, left, heads, after, powers, (), eyes)
    return Game(game, move, round, starter, None, None)
