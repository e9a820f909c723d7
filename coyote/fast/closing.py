"""Closing: the verdict of a call (R4), the end of a round (R5-R7), and the deal of the next (R1)."""

from __future__ import annotations

from coyote.fast.dice import below
from coyote.fast.kernel import kernel
from coyote.fast.layout import DOUBLED, IS_NIGHT, NOBODY, NONE, Game
from coyote.fast.ring import many, next_of
from coyote.fast.sheet import Sheet
from coyote.fast.stock import discard_round, draw, put_back_turned, shuffle, unpack
from coyote.fast.tally import total


@kernel
def begin(sheet: Sheet, game: Game) -> None:
    """A new game: nobody has a coyote, and chance names the first starter (R1, Q26)."""
    game.over = 0
    game.finished = 0
    game.inside = (1 << sheet.seats) - 1
    for seat in range(sheet.seats):
        game.coyotes[seat] = 0
    game.starter = below(game, sheet.seats)
    shuffle(sheet, game)
    deal(sheet, game)


@kernel
def open_table(sheet: Sheet, game: Game) -> None:
    """The first game at a table: the deck is unpacked, and nothing has happened."""
    unpack(sheet, game)
    lay_out(sheet, game)
    game.total = 0
    game.loser = NOBODY
    game.taken = 0
    game.turns = 0
    begin(sheet, game)


@kernel
def deal(sheet: Sheet, game: Game) -> None:
    """One card for everybody still in; the starter is to move (R1, R2)."""
    for seat in range(sheet.seats):
        if game.inside >> seat & 1:
            game.heads[seat] = draw(sheet, game)
        game.said[seat] = NONE
    game.turn = game.starter
    game.number = NONE
    game.earlier = NONE
    game.declarer = NOBODY
    if sheet.powers:
        lay_out(sheet, game)


@kernel
def lay_out(sheet: Sheet, game: Game) -> None:
    """Coins and tokens lie face up again, and nothing has been done with them (R8, R10)."""
    for coin in range(len(sheet.coins)):
        game.coins[coin] = sheet.coins[coin]
    game.playing = game.inside
    game.direction = 1
    game.passing = 0
    game.asker = NOBODY
    game.armed = 0
    game.spent = 0
    game.faced = 0
    game.extras = 0
    game.exchanges = 0
    game.more_seat = NOBODY


@kernel
def call(sheet: Sheet, game: Game) -> None:
    """Coyote! The declarer pays if the total is below the number, and the caller if it is not (R4)."""
    caller, declarer = game.turn, game.declarer
    game.total = total(sheet, game)
    held = game.total >= game.number
    loser = caller if held else declarer
    winner = declarer if held else caller
    coyotes = 2 if game.passing & DOUBLED else 1  # R10
    out = game.coyotes[loser] + coyotes >= sheet.out_at
    starter = loser if sheet.loser_starts and not out else winner  # R7
    close(sheet, game, starter, loser, coyotes, night_in_round(sheet, game))


@kernel
def close_uncalled(sheet: Sheet, game: Game, starter: int, loser: int, coyotes: int) -> None:
    """End a round in which nobody called. What was never counted reshuffles as the table agreed (Q6)."""
    game.turns = 0
    night = night_replaced(sheet, game)
    if sheet.night_shown and (sheet.has_coins or game.spent):
        night = night_in_round(sheet, game)
    close(sheet, game, starter, loser, coyotes, night)


@kernel
def close(sheet: Sheet, game: Game, starter: int, loser: int, coyotes: int, night: bool) -> None:
    """End the round: coyotes and who is out (R5), reshuffle if due (R6), who starts the next (R7), and its deal."""
    game.finished += 1
    game.loser = loser
    game.taken = coyotes
    game.starter = starter
    if loser != NOBODY:
        game.coyotes[loser] += coyotes
        if game.coyotes[loser] >= sheet.out_at:  # reached or passed (Q22)
            game.inside &= ~(1 << loser)
    inside = many(game.inside)
    if inside == 1:
        game.over = 1
        return
    if sheet.turned_return:  # Q5
        put_back_turned(game)
    discard_round(game)
    if night or game.left < inside:
        shuffle(sheet, game)
    if not game.inside >> starter & 1:  # Q11
        game.starter = next_of(sheet.seats, game.inside, starter, 1 if sheet.next_if_out else -1)
    deal(sheet, game)


@kernel
def night_in_round(sheet: Sheet, game: Game) -> bool:
    """Whether night is among the cards of the round, wherever they lie (R6)."""
    for place in range(game.left, game.left + game.drawn):
        if sheet.does[game.order[place]] == IS_NIGHT:
            return True
    return False


@kernel
def night_replaced(sheet: Sheet, game: Game) -> bool:
    """Whether night is among the cards that an exchange replaced (R8)."""
    for place in range(game.exchanges):
        if sheet.does[game.replaced[place]] == IS_NIGHT:
            return True
    return False
