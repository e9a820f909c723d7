"""Legality: what the seat to move may do, as a range of numbers and a set of bits.

Law: this answers as `rules.game.options` does. A seat may say any number from `lowest` to `highest` but `unless`, and none if
`lowest` is above `highest`. Each other thing that it may do is a bit of `flags`.
"""

from __future__ import annotations

from typing import Final

from coyote.fast.action import ARM_DOUBLE, ARM_MORE, ARM_NEXT, ARM_REVERSE, CALL, GIVE_CLOSED, GUESSES, POINT
from coyote.fast.kernel import kernel
from coyote.fast.layout import AGREED, COIN_USED, GIVES, GUESSED, LOOKED, NOBODY, NONE, PLAYS, SKIPPED, Game
from coyote.fast.ring import after, many, next_of
from coyote.fast.sheet import Sheet
from coyote.fast.stock import drawable

FLAGS: Final = (
    "call",
    "agree",
    "again",
    "withdraw",
    "extra",
    "reverse",
    "skip",
    "exchange",
    "dodge",
    "peek",
    "lay",
    "give open",
    "give closed",
    "guess",
    "arm double",
    "arm reverse",
    "arm more",
    "arm next",
    "point",
)
"""The bits, from the lowest. A guess may name any kind; `more` and `next` may be aimed at anybody else still in; a seat may
point at the caller or the declarer."""
(
    MAY_CALL,
    MAY_AGREE,
    MAY_ASK,
    MAY_WITHDRAW,
    MAY_EXTRA,
    MAY_REVERSE,
    MAY_SKIP,
    MAY_EXCHANGE,
    MAY_DODGE,
    MAY_PEEK,
    MAY_LAY,
    MAY_GIVE_OPEN,
    MAY_GIVE_CLOSED,
    MAY_GUESS,
    MAY_DOUBLE,
    MAY_TURN_ROUND,
    MAY_MORE,
    MAY_NEXT,
    MAY_POINT,
) = (1 << place for place in range(len(FLAGS)))

EXTRA, REVERSE, SKIP, EXCHANGE, GUESS = range(5)
"""The coins, in the order of the rules."""
HAS_AGREE, HAS_DOUBLE, HAS_REVERSE, HAS_MORE, HAS_AGAIN, HAS_NEXT, HAS_DODGE = (1 << place for place in range(7))
"""The specials of a sheet, in the order of the rules."""

Legal = tuple[int, int, int, int]
"""lowest, highest, unless, flags"""


@kernel
def legal(sheet: Sheet, game: Game) -> Legal:
    """What the seat to move may do: raise, or call once a number stands (R2, R3)."""
    if sheet.powers:
        return legal_with_powers(sheet, game)
    if game.number == NONE:
        return sheet.least, sheet.most, NONE, 0
    return game.number + 1, sheet.most, NONE, MAY_CALL


@kernel
def legal_with_powers(sheet: Sheet, game: Game) -> Legal:
    """What the seat to move may do at a table with coins, specials or eyes (R8, R10, R12)."""
    if game.stage != PLAYS:
        return sheet.most + 1, sheet.most, NONE, MAY_GIVE_OPEN | MAY_GIVE_CLOSED if game.stage == GIVES else MAY_POINT
    lowest = sheet.least if game.number == NONE else game.number + 1
    if game.armed:
        return lowest, sheet.most, NONE, 0
    if game.asker != NOBODY:  # R10: the number must be changed
        return lowest_change(sheet, game), sheet.most, game.number, 0
    flags = coins(sheet, game) if sheet.has_coins else looks(sheet, game) if sheet.eyes else specials(sheet, game)
    if may_call(sheet, game):
        flags |= MAY_CALL
    return lowest, sheet.most, NONE, flags


@kernel
def may_call(sheet: Sheet, game: Game) -> bool:
    if game.number == NONE or game.declarer == game.turn:  # Q14
        return False
    if game.passing & COIN_USED and not sheet.call_after_coin:  # Q18
        return False
    if game.passing & LOOKED:  # R13
        return False
    return bool(sheet.call_after_skip or not game.passing & SKIPPED)  # Q13


@kernel
def coins(sheet: Sheet, game: Game) -> int:
    """The coins that may be turned over (R8), and sitting out after a right guess (Q17)."""
    farthest = game.number == sheet.most
    if game.passing & COIN_USED or many(game.inside) == 2:
        may_withdraw = game.passing & GUESSED and not (farthest and sitting_out_sticks(sheet, game))
        return MAY_WITHDRAW if may_withdraw else 0
    flags = 0
    calls = not farthest or sheet.call_after_coin  # a coin after which nobody could raise (Q1) is of no use without a call
    if game.coins[REVERSE] and calls:
        flags |= MAY_REVERSE
    if drawable(sheet, game) and calls:  # Q4
        flags |= MAY_EXTRA if game.coins[EXTRA] else 0
        flags |= MAY_EXCHANGE if game.coins[EXCHANGE] else 0
    opens = game.number != NONE or sheet.opening_skip  # Q12
    if game.coins[SKIP] and opens and not (farthest and passing_sticks(sheet, game)):
        flags |= MAY_SKIP
    unknown = game.declarer != game.turn and not game.faced >> game.turn & 1  # Q14
    if game.coins[GUESS] and unknown and (not farthest or guess_leads_on(sheet, game)):
        flags |= MAY_GUESS
    return flags


@kernel
def guess_leads_on(sheet: Sheet, game: Game) -> bool:
    """Whether somebody could go on after a right guess though nobody can raise (Q1)."""
    if sheet.may_sit_out and sheet.call_after_coin:
        return True
    if sheet.may_sit_out or sheet.must_sit_out:
        return not sitting_out_sticks(sheet, game)
    return bool(sheet.call_after_coin)


@kernel
def sitting_out_sticks(sheet: Sheet, game: Game) -> bool:
    """While nobody can raise: whether sitting out would leave the next one without a move (Q15)."""
    return many(game.playing) != 2 and passing_sticks(sheet, game)


@kernel
def passing_sticks(sheet: Sheet, game: Game) -> bool:
    """While nobody can raise: whether passing on would leave the next one without a move (Q13, Q14)."""
    if after(sheet, game, game.turn) == game.declarer:
        return not sheet.back_ends
    return not sheet.call_after_skip


@kernel
def specials(sheet: Sheet, game: Game) -> int:
    """The specials that may be used (R10, R11)."""
    if game.spent >> game.turn & 1 or (many(game.inside) == 2 and not sheet.specials_with_two):  # Q25
        return 0
    flags, has = 0, sheet.specials
    if game.number != NONE and game.declarer != game.turn:
        agreed = game.passing & AGREED != 0
        sticks = game.number == sheet.most and comes_back(sheet, game) and not sheet.back_ends
        if has & HAS_AGREE and not agreed and not sticks:
            flags |= MAY_AGREE
        room = game.number != sheet.most or lowest_change(sheet, game) != game.number
        if has & HAS_AGAIN and room and (sheet.again_on_agreed or not agreed):  # Q23
            flags |= MAY_ASK
        if has & HAS_DODGE and other_neighbour(sheet, game) != game.turn:
            flags |= MAY_DODGE
    if game.number != sheet.most:
        flags |= MAY_DOUBLE if has & HAS_DOUBLE else 0
        flags |= MAY_TURN_ROUND if has & HAS_REVERSE else 0
        flags |= MAY_NEXT if has & HAS_NEXT else 0
        if has & HAS_MORE and game.more_seat == NOBODY and drawable(sheet, game):  # Q4
            flags |= MAY_MORE
    return flags


@kernel
def other_neighbour(sheet: Sheet, game: Game) -> int:
    """Who would answer the number that stands if the order of play were the other one (R11)."""
    return next_of(sheet.seats, game.playing, game.declarer, -game.direction)


@kernel
def looks(sheet: Sheet, game: Game) -> int:
    """A peek at the middle (R13), and the Coyote card (R15)."""
    seat = game.turn
    if game.passing & LOOKED or game.number == sheet.most:
        return 0
    flags, is_first_turn = 0, game.said[seat] == NONE
    unknown = sheet.middle and not game.peeked >> seat & 1
    if game.eyes[seat] and unknown and not (is_first_turn and seat == game.starter):
        flags |= MAY_PEEK
    if game.holder == seat and not game.laid and not is_first_turn and drawable(sheet, game):
        flags |= MAY_LAY
    return flags


@kernel
def comes_back(sheet: Sheet, game: Game) -> bool:
    """Whether agreeing now would only pass the number back to its declarer (Q20)."""
    return not sheet.agree_declares and after(sheet, game, game.turn) == game.declarer


@kernel
def lowest_change(sheet: Sheet, game: Game) -> int:
    """The lowest number allowed after `again`: above the one that stood before (R10)."""
    return int(sheet.least if game.earlier == NONE else game.earlier + 1)


@kernel
def allowed(sheet: Sheet, game: Game, action: int) -> bool:
    """Whether the seat to move may do this."""
    lowest, highest, unless, flags = legal(sheet, game)
    if action < CALL:
        return lowest <= action <= highest and action != unless
    if action <= GIVE_CLOSED:
        return flags >> (action - CALL) & 1 != 0  # these codes follow each other as the bits do
    if action < ARM_DOUBLE:
        return flags & MAY_GUESS != 0 and 0 <= action - GUESSES < sheet.kinds
    if action < ARM_MORE:
        return (flags & MAY_DOUBLE != 0 and action == ARM_DOUBLE) or (flags & MAY_TURN_ROUND != 0 and action == ARM_REVERSE)
    if action >= POINT:
        return flags & MAY_POINT != 0 and (game.turn + action - POINT) % sheet.seats in (game.caller, game.declarer)
    first, may = (ARM_NEXT, MAY_NEXT) if action >= ARM_NEXT else (ARM_MORE, MAY_MORE)
    aim = action - first
    return flags & may != 0 and 0 < aim < sheet.seats and game.inside >> (game.turn + aim) % sheet.seats & 1 != 0
