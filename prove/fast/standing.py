"""How a game stands, as a row of whole numbers: from the arrays of a herd, and from the rules.

A card is its kind, and -1 where there is none. Rows are compared as bytes, which is fast; `differing` says what differs.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from coyote import Game, options
from coyote.fast.herd import Herd
from coyote.fast.layout import (
    AGREED,
    COIN_USED,
    DOUBLED,
    FEW_CARDS,
    GIVES,
    GUESSED,
    LOOKED,
    NOBODY,
    NONE,
    PLAYS,
    POINTS,
    SKIPPED,
)
from coyote.fast.legal import FLAGS
from coyote.rules.game import Options
from coyote.rules.model.deck import Deck
from coyote.rules.model.events import Worn
from coyote.rules.model.moves import COINS, DECLARED_SPECIALS
from coyote.rules.model.state import Passing, Stage
from coyote.rules.model.terms import Terms

BITS = {flag: 1 << place for place, flag in enumerate(FLAGS)}
PASSING = {"coin_used": COIN_USED, "guessed": GUESSED, "doubled": DOUBLED, "agreed": AGREED, "skipped": SKIPPED}
PASSING |= {"looked": LOOKED}
STAGES = {Stage.PLAY: PLAYS, Stage.POINT: POINTS, Stage.GIVE: GIVES}


def widths(terms: Terms) -> dict[str, int]:
    """What is compared, in this order, and how many numbers it takes."""
    seats, kinds = terms.seats, len(terms.deck.kinds)
    base = {"turn": 1, "declarer": 1, "inside": 1, "starter": 1, "finished": 1, "legal": 4, "flags": 1}
    base |= {"coyotes": seats, "heads": seats, "pile": kinds}
    if not terms.has_powers:
        return base
    powers = dict.fromkeys(("direction", "spent", "faced", "playing", "asker", "passing"), 1) | {"coins": len(COINS)}
    powers |= {"extra": FEW_CARDS, "replaced": FEW_CARDS, "replaced_on": FEW_CARDS, "more": 2}
    if terms.eyes_open is not None:
        powers |= dict.fromkeys(("stage", "pointed", "at_caller", "peeked", "holder", "laid"), 1)
        powers |= {"eyes": seats, "middle": terms.edition.middle}
    return base | powers


def in_herd(herd: Herd, places: npt.NDArray[np.int64]) -> list[bytes]:
    """These games of a herd."""
    games, told, terms = herd._games[places], herd._told[places], herd.terms
    seats, size = terms.seats, terms.deck.size
    inside = games["inside"][:, None] >> np.arange(seats) & 1
    in_pile = np.arange(size) < games["left"][:, None]
    columns: dict[str, Any] = {name: games[name] for name in games.dtype.names or ()}
    columns |= {"legal": told["numbers"][:, :4], "flags": told["flags"], "coyotes": games["coyotes"][:, :seats]}
    worn = games["stage"][:, None] != GIVES
    columns["heads"] = np.where(inside & worn, games["heads"][:, :seats].astype(np.int32), -1)
    columns["eyes"] = games["eyes"][:, :seats]
    columns["middle"] = np.where(worn, games["middle"][:, : terms.edition.middle].astype(np.int32), -1)
    columns["laid"] = np.where(games["laid"], games["laid_card"], -1)
    order = games["order"][:, :size]
    columns["pile"] = np.stack([((order == kind) & in_pile).sum(1) for kind in range(len(terms.deck.kinds))], 1)
    for name, many in (("extra", "extras"), ("replaced", "exchanges"), ("replaced_on", "exchanges")):
        columns[name] = np.where(np.arange(FEW_CARDS) < games[many][:, None], games[name].astype(np.int32), -1)
    card = np.where(games["more_seat"] == NOBODY, -1, games["more_card"])
    columns["more"] = np.stack([games["more_seat"], card], 1)
    rows = np.concatenate(
        [columns[name].reshape(len(places), width).astype(np.int32) for name, width in widths(terms).items()], 1
    )
    return [row.tobytes() for row in rows]


def in_rules(game: Game, armed: int) -> bytes:
    """The same of a game of the rules; `armed` is the action before, if it named a special."""
    round, deck = game.round, game.terms.deck
    row = [game.turn, NOBODY if game.declarer is None else game.declarer, bits(round.inside), round.starter, round.finished]
    row += legal(game.terms, options(game, game.turn), NONE if game.number is None else game.number, armed)
    row += round.coyotes
    row += kinds_of(deck, round.heads or (None,) * game.terms.seats)
    row += round.pile
    if game.terms.has_powers:
        powers = round.powers
        passing = powers.passing or Passing()
        playing = bits(round.inside) & ~bits(powers.withdrawn)
        row += [powers.direction, bits(powers.spent), bits(powers.faced), playing]
        row += [NOBODY if passing.asker is None else passing.asker, held(passing)]
        row += [powers.coins.count(coin) for coin in COINS]
        row += laid(deck, powers.extra)[0]
        row += laid(deck, powers.replaced)[0]
        row += laid(deck, powers.replaced)[1]
        row += [powers.more[0].seat, deck.index[powers.more[0].card]] if powers.more else [NOBODY, -1]
    if round.eyes is not None:
        row += eyes(game)
    return array("i", row).tobytes()


def eyes(game: Game) -> list[int]:
    """What a game with eyes knows beyond others: its stage, who pointed, peeked and holds the Coyote card, and the middle."""
    round, powers, deck = game.round, game.round.powers, game.terms.deck
    assert round.eyes is not None
    to_caller = tuple(point.seat for point in powers.points if point.target != game.declarer)
    lying = [laid for laid in powers.middle if not laid.shut]
    shut = [deck.index[laid.card] for laid in powers.middle if laid.shut]
    row = [STAGES[round.stage], bits(tuple(point.seat for point in powers.points)), bits(to_caller)]
    row += [bits(lying[0].seen_by) if lying else 0, NOBODY if round.eyes.holder is None else round.eyes.holder]
    row += shut or [-1]
    row += round.eyes.open
    return row + ([deck.index[laid.card] for laid in lying] or [-1] * game.terms.edition.middle)


def legal(terms: Terms, able: Options, stands: int, armed: int) -> list[int]:
    """The number that stands, what may be said, and what else may be done."""
    lowest = terms.highest_number + 1 if able.lowest is None else able.lowest
    if armed:
        return [stands, lowest, terms.highest_number, NONE, 0]
    may = {"call": able.call, "withdraw": able.withdraw, "peek": able.peek, "lay": able.lay, "point": bool(able.points)}
    may |= {"give open": able.give_up, "give closed": able.give_up}
    flags = sum(BITS[word] for word, is_allowed in may.items() if is_allowed)
    return [
        stands,
        lowest,
        terms.highest_number,
        NONE if able.unless is None else able.unless,
        flags | able_bits(able.coins, able.specials),
    ]


@lru_cache(10_000)
def able_bits(coins: tuple[str, ...], specials: tuple[str, ...]) -> int:
    words = [f"arm {special}" if special in DECLARED_SPECIALS else special for special in specials]
    return sum(BITS[word] for word in (*words, *coins))


@lru_cache(10_000)
def bits(seats: tuple[int, ...]) -> int:
    return sum(1 << seat for seat in seats)


@lru_cache(10_000)
def held(passing: Passing) -> int:
    return sum(bit for name, bit in PASSING.items() if getattr(passing, name))


def kinds_of(deck: Deck, heads: tuple[Any, ...]) -> list[int]:
    return [-1 if card is None else deck.index[card] for card in heads]


@lru_cache(10_000)
def laid(deck: Deck, cards: tuple[Worn, ...]) -> tuple[list[int], list[int]]:
    """The kinds of these cards, and who wears them."""
    rest = [-1] * (FEW_CARDS - len(cards))
    return [deck.index[card] for _, card in cards] + rest, [seat for seat, _ in cards] + rest


def differing(terms: Terms, here: bytes, there: bytes) -> Iterator[str]:
    """In words, what differs between two rows."""
    ours, theirs = array("i", here).tolist(), array("i", there).tolist()
    at = 0
    for name, width in widths(terms).items():
        part = slice(at, at := at + width)
        if ours[part] != theirs[part]:
            yield f"{name}: {ours[part]} in the herd, {theirs[part]} in the rules"
