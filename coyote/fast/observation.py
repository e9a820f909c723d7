"""Observations: what the seat to move may know, as bytes and numbers.

Law: as in `rules.sight`, an observation is built up from nothing, and asks only where a card lies: heads of others, cards that
lie open, discards, the middle if one has peeked. No kernel here reads the pile, or a card on one's own head unless it lies
open. Seats are counted clockwise from the one that looks. A card is its kind plus 1; 0 is no card, or one that these eyes do
not see.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from coyote.fast.action import ARM_DOUBLE, ARM_MORE, ARM_NEXT, ARM_REVERSE
from coyote.fast.kernel import kernel
from coyote.fast.layout import GIVES, LOOKED, NOBODY, Game, Told
from coyote.fast.legal import legal
from coyote.fast.sheet import Sheet


def sections(sheet: Sheet) -> dict[str, slice]:
    """Where each part stands in a row of bytes."""
    each, kinds = sheet.seats, sheet.kinds
    widths = {"heads": each, "coyotes": each, "inside": each, "discards": kinds, "pile": 1, "declarer": 1}
    if sheet.powers:
        widths |= {"extra": kinds, "replaced": kinds, "own_replaced": 1, "more": each, "playing": each, "faced": each}
        widths |= {"spent": each, "coins": 5, "clockwise": 1, "passing": 5, "asker": 1, "armed": 1, "aim": 1}
    if sheet.eyes:
        widths |= {"eyes": each, "peeked": each, "middle": sheet.middle, "laid": 1, "holder": 1, "caller": 1, "looked": 1}
    ends = np.cumsum(list(widths.values())).tolist()
    return {name: slice(end - width, end) for (name, width), end in zip(widths.items(), ends, strict=True)}


UNSEEN: Final = 255
"""A card that is there, and that these eyes do not see: a second one on one's own head, or one that somebody else laid."""

STANDS, LOWEST, HIGHEST, UNLESS, SAID = range(5)
"""The columns of a row of numbers: what stands, what may be said, and then what each seat said last in this round."""


@kernel
def tell_numbers(sheet: Sheet, game: Game, told: Told) -> None:
    """What the seat to move may say and do, and what was said."""
    lowest, highest, unless, flags = legal(sheet, game)
    told.flags = flags
    numbers = told.numbers
    numbers[STANDS] = game.number
    numbers[LOWEST] = lowest
    numbers[HIGHEST] = highest
    numbers[UNLESS] = unless
    seat = game.turn
    for offset in range(sheet.seats):
        numbers[SAID + offset] = game.said[seat]
        seat = seat + 1 if seat + 1 < sheet.seats else 0


@kernel
def observe(sheet: Sheet, game: Game, told: Told) -> None:
    """Fill a row of bytes with what the seat to move may know."""
    each, eyes, row = sheet.seats, game.turn, told.seen
    seat = eyes
    for offset in range(each):
        inside = game.inside >> seat & 1
        seen = inside and (offset > 0 or (sheet.powers and game.faced >> seat & 1)) and not (sheet.eyes and game.stage == GIVES)
        row[offset] = game.heads[seat] + 1 if seen else 0
        row[each + offset] = game.coyotes[seat]
        row[2 * each + offset] = inside
        seat = seat + 1 if seat + 1 < each else 0
    at = 3 * each
    for kind in range(sheet.kinds):
        row[at + kind] = game.discards[kind]
    at += sheet.kinds
    row[at] = game.left
    row[at + 1] = away(sheet, eyes, game.declarer)
    if sheet.powers:
        observe_cards(sheet, game, told, at + 2)
        observe_powers(sheet, game, told, at + 3 + 2 * sheet.kinds)
    if sheet.eyes:
        observe_eyes(sheet, game, told, at + 3 + 2 * sheet.kinds + 4 * each + len(game.coins) + 9)


@kernel
def away(sheet: Sheet, eyes: int, seat: int) -> int:
    """1 for these eyes, 2 for the next seat clockwise, and so on; 0 for nobody."""
    return 0 if seat == NOBODY else 1 + (seat - eyes) % sheet.seats


@kernel
def observe_cards(sheet: Sheet, game: Game, told: Told, at: int) -> None:
    """Extras, and cards behind others on heads; of the latter, one's own are only known by their number."""
    row, behind, own = told.seen, at + sheet.kinds, at + 2 * sheet.kinds
    for place in range(at, own + 1):
        row[place] = 0
    for place in range(game.extras):
        row[at + game.extra[place]] += 1
    for place in range(game.exchanges):
        row[own if game.replaced_on[place] == game.turn else behind + game.replaced[place]] += 1


@kernel
def observe_powers(sheet: Sheet, game: Game, told: Told, at: int) -> None:
    """Second cards, who sits out, lies open or has spent a token, coins, and what holds until the next number."""
    row, each, eyes = told.seen, sheet.seats, game.turn
    for offset in range(each):
        seat = (eyes + offset) % each
        row[at + offset] = 0
        if seat == game.more_seat:
            row[at + offset] = game.more_card + 1 if offset > 0 else UNSEEN
        row[at + each + offset] = game.playing >> seat & 1
        row[at + 2 * each + offset] = game.faced >> seat & 1
        row[at + 3 * each + offset] = game.spent >> seat & 1
    at += 4 * each
    for coin in range(len(game.coins)):
        row[at + coin] = game.coins[coin]
    at += len(game.coins)
    row[at] = 1 if game.direction > 0 else 0
    for place in range(5):  # doubled, coin used, guessed, agreed, skipped
        row[at + 1 + place] = game.passing >> place & 1
    row[at + 6] = away(sheet, eyes, game.asker)
    row[at + 7], row[at + 8] = special_and_aim(game.armed)


@kernel
def observe_eyes(sheet: Sheet, game: Game, told: Told, at: int) -> None:
    """Open eyes, who has peeked, the middle for those who have, the Coyote card, who called, and whether one must raise."""
    row, each, eyes = told.seen, sheet.seats, game.turn
    for offset in range(each):
        seat = (eyes + offset) % each
        row[at + offset] = game.eyes[seat]
        row[at + each + offset] = game.peeked >> seat & 1
    at += 2 * each
    for place in range(sheet.middle):
        row[at + place] = game.middle[place] + 1 if game.peeked >> eyes & 1 else 0
    at += sheet.middle
    row[at] = 0
    if game.laid:  # by whoever holds the Coyote card, and nobody else has seen it
        row[at] = game.laid_card + 1 if game.holder == eyes else UNSEEN
    row[at + 1] = away(sheet, eyes, game.holder)
    row[at + 2] = away(sheet, eyes, game.caller)
    row[at + 3] = 1 if game.passing & LOOKED else 0


@kernel
def special_and_aim(armed: int) -> tuple[int, int]:
    """The special that will come with the next number, by its place in DECLARED_SPECIALS plus 1, and its target."""
    if armed >= ARM_NEXT:
        return 4, armed - ARM_NEXT
    if armed >= ARM_MORE:
        return 3, armed - ARM_MORE
    return (2 if armed == ARM_REVERSE else 1 if armed == ARM_DOUBLE else 0), 0
