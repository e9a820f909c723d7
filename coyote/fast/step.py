"""Steps: what a legal action does to a game, which is changed in place.

Law: a step ends at the next choice of a seat: cards are drawn, calls counted, rounds closed and dealt within it. Nothing is
checked here; `legal` says what may be done. Each function stands for the rule of the same name in `rules.play`.
"""

from __future__ import annotations

from coyote.fast.action import (
    AGAIN,
    AGREE,
    ARM_DOUBLE,
    ARM_MORE,
    ARM_NEXT,
    ARM_REVERSE,
    CALL,
    COIN,
    DODGES,
    GIVE_OPEN,
    GUESSES,
    LAY,
    PEEK,
    POINT,
    WITHDRAW,
)
from coyote.fast.closing import call, close_uncalled, give_up, point
from coyote.fast.kernel import kernel
from coyote.fast.layout import AGREED, COIN_USED, DOUBLED, GUESSED, LOOKED, NOBODY, SKIPPED, Game
from coyote.fast.legal import EXCHANGE, EXTRA, GUESS, REVERSE, SKIP, comes_back, other_neighbour
from coyote.fast.ring import after, many, next_of
from coyote.fast.sheet import Sheet
from coyote.fast.stock import draw


@kernel
def step(sheet: Sheet, game: Game, action: int) -> None:
    """The seat to move does this."""
    if action < CALL:
        if sheet.powers:
            declare_with_powers(sheet, game, action)
        else:
            declare(game, action)
            game.turn = next_of(sheet.seats, game.inside, game.turn, 1)
    elif action == CALL:
        call(sheet, game)
    elif action >= POINT:
        point(sheet, game, (game.turn + action - POINT) % sheet.seats)
    elif action >= ARM_DOUBLE:
        game.armed = action
    elif action >= GUESSES:
        guess(sheet, game, action - GUESSES)
    elif action >= GIVE_OPEN:
        give_up(sheet, game, action == GIVE_OPEN)
    elif action >= PEEK:
        look(sheet, game, action == LAY)
    elif action == DODGES:
        dodge(sheet, game)
    elif action >= COIN:
        turn_coin(sheet, game, action - COIN)
    elif action == AGREE:
        agree(sheet, game)
    elif action == AGAIN:
        game.passing = lasting(sheet, game)
        game.spent |= 1 << game.turn
        game.asker = game.turn
        game.turn = game.declarer
    elif action == WITHDRAW:
        withdraw(sheet, game)


@kernel
def declare(game: Game, number: int) -> None:
    """The number stands, and belongs to whoever said it (R2, R3)."""
    game.earlier = game.number
    game.number = number
    game.declarer = game.turn
    game.said[game.turn] = number


@kernel
def declare_with_powers(sheet: Sheet, game: Game, number: int) -> None:
    """A number at a table with coins or specials: after `again`, or with a special, or neither (R10)."""
    seat, armed, declarer = game.turn, game.armed, game.declarer
    game.passing = lasting(sheet, game)
    declare(game, number)
    if game.asker != NOBODY:
        game.declarer = declarer
        game.turn = game.asker
        game.asker = NOBODY
        return
    if armed:
        game.armed = 0
        game.spent |= 1 << seat
    if armed == ARM_DOUBLE:
        game.passing = DOUBLED
    if armed == ARM_REVERSE:
        game.direction = -game.direction
    game.turn = after(sheet, game, seat)
    if armed >= ARM_NEXT:
        game.turn = (seat + armed - ARM_NEXT) % sheet.seats
    elif armed >= ARM_MORE:
        game.more_seat = (seat + armed - ARM_MORE) % sheet.seats
        game.more_card = draw(sheet, game)


@kernel
def lasting(sheet: Sheet, game: Game) -> int:
    """What is left of `passing` after a move: nothing, or a double if the table lets it last (Q21)."""
    return game.passing & DOUBLED if sheet.double_lasts else 0


@kernel
def agree(sheet: Sheet, game: Game) -> None:
    """The number stands, and now belongs to whoever agreed (R10, Q20)."""
    seat, following = game.turn, after(sheet, game, game.turn)
    if sheet.back_ends and comes_back(sheet, game):  # Q14
        close_uncalled(sheet, game, following, NOBODY, 0)
        return
    game.passing = lasting(sheet, game) | AGREED
    game.spent |= 1 << seat
    if sheet.agree_declares:
        game.declarer = seat
    game.turn = following


@kernel
def dodge(sheet: Sheet, game: Game) -> None:
    """The order turns round, and the number is put to the declarer's other neighbour (R11)."""
    following = other_neighbour(sheet, game)
    game.passing = lasting(sheet, game)
    game.spent |= 1 << game.turn
    game.direction = -game.direction
    game.turn = following


@kernel
def look(sheet: Sheet, game: Game, lays: bool) -> None:
    """A peek at the middle closes an eye (R13); the Coyote card lays one more card there (R15). Then one must raise."""
    if lays:
        game.laid = 1
        game.laid_card = draw(sheet, game)
    else:
        game.eyes[game.turn] -= 1
        game.peeked |= 1 << game.turn
    game.passing |= LOOKED


@kernel
def turn_coin(sheet: Sheet, game: Game, coin: int) -> None:
    """A coin other than guess (R8)."""
    use_coin(game, coin)
    seat = game.turn
    if coin == SKIP:
        pass_on(sheet, game)
    elif coin == REVERSE:  # Q19
        game.direction = -game.direction
    elif coin == EXTRA:
        game.extra[game.extras] = draw(sheet, game)
        game.extras += 1
    elif coin == EXCHANGE:
        card = draw(sheet, game)
        game.replaced[game.exchanges] = game.heads[seat]
        game.replaced_on[game.exchanges] = seat
        game.exchanges += 1
        game.faced &= ~(1 << seat)
        game.heads[seat] = card


@kernel
def use_coin(game: Game, coin: int) -> None:
    game.coins[coin] -= 1
    game.passing = COIN_USED | game.passing & SKIPPED


@kernel
def guess(sheet: Sheet, game: Game, kind: int) -> None:
    """Right: the feather lies open, and the guesser may sit out. Wrong: a coyote at once, and no count (R8, Q10, Q17)."""
    use_coin(game, GUESS)
    if game.heads[game.turn] != kind:
        close_uncalled(sheet, game, game.turn, game.turn, 1)
        return
    game.faced |= 1 << game.turn
    if sheet.must_sit_out:
        withdraw(sheet, game)
    elif sheet.may_sit_out:
        game.passing |= GUESSED


@kernel
def withdraw(sheet: Sheet, game: Game) -> None:
    """The guesser sits out. If one is left, the round ends: any standing number is theirs (Q15, Q17)."""
    game.playing &= ~(1 << game.turn)
    if many(game.playing) == 1:
        close_uncalled(sheet, game, after(sheet, game, game.turn), NOBODY, 0)
    else:
        pass_on(sheet, game)


@kernel
def pass_on(sheet: Sheet, game: Game) -> None:
    """The turn passes on without a number; some tables end the round when it comes back to the declarer (Q12-Q14)."""
    following = after(sheet, game, game.turn)
    if sheet.back_ends and following == game.declarer:
        close_uncalled(sheet, game, following, NOBODY, 0)
        return
    game.passing = SKIPPED
    game.turn = following
