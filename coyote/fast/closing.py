"""Closing: who points after a call (R14), its verdict (R4), the end of a round (R5-R7, R12), and the deal of the next (R1)."""

from __future__ import annotations

from coyote.fast.dice import below
from coyote.fast.kernel import kernel
from coyote.fast.layout import DOUBLED, GIVES, IS_NIGHT, NOBODY, NONE, PLAYS, POINTS, Game
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
        game.eyes[seat] = sheet.eyes_open
    game.spent = 0
    game.holder = NOBODY
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
    """One card for everybody still in, and those in the middle; the starter is to move (R1, R2, R13)."""
    for seat in range(sheet.seats):
        if game.inside >> seat & 1:
            game.heads[seat] = draw(sheet, game)
    for place in range(sheet.middle):
        game.middle[place] = draw(sheet, game)
    clear(sheet, game)
    game.turn = game.starter


@kernel
def clear(sheet: Sheet, game: Game) -> None:
    """Nobody has said or done anything in this round."""
    for seat in range(sheet.seats):
        game.said[seat] = NONE
    game.number = NONE
    game.earlier = NONE
    game.declarer = NOBODY
    if sheet.powers:
        lay_out(sheet, game)


@kernel
def lay_out(sheet: Sheet, game: Game) -> None:
    """Coins lie face up again, and tokens unless they are spent for good (Q28); nothing has been done with them (R8, R10)."""
    for coin in range(len(sheet.coins)):
        game.coins[coin] = sheet.coins[coin]
    game.playing = game.inside
    game.direction = 1
    game.passing = 0
    game.asker = NOBODY
    game.armed = 0
    if not sheet.spent_for_good:
        game.spent = 0
    game.faced = 0
    game.extras = 0
    game.exchanges = 0
    game.more_seat = NOBODY
    game.stage = PLAYS
    game.caller = NOBODY
    game.pointed = 0
    game.at_caller = 0
    game.peeked = 0
    game.laid = 0


@kernel
def call(sheet: Sheet, game: Game) -> None:
    """Coyote! At some tables the others point first (R14)."""
    pointers = game.inside & ~(1 << game.turn | 1 << game.declarer)
    if sheet.trickster and pointers:
        game.stage = POINTS
        game.caller = game.turn
        game.turn = next_of(sheet.seats, pointers, game.turn, 1)
    else:
        judge(sheet, game, game.turn)


@kernel
def point(sheet: Sheet, game: Game, target: int) -> None:
    """One more has pointed, clockwise from the caller; after the last of them the cards are counted (R14)."""
    game.pointed |= 1 << game.turn
    if target == game.caller:
        game.at_caller |= 1 << game.turn
    pointers = game.inside & ~(1 << game.caller | 1 << game.declarer | game.pointed)
    if pointers:
        game.turn = next_of(sheet.seats, pointers, game.turn, 1)
    else:
        judge(sheet, game, game.caller)


@kernel
def judge(sheet: Sheet, game: Game, caller: int) -> None:
    """The declarer pays if the total is below the number, and the caller if it is not (R4)."""
    declarer = game.declarer
    game.total = total(sheet, game)
    held = game.total >= game.number
    loser = caller if held else declarer
    winner = declarer if held else caller
    coyotes = 2 if game.passing & DOUBLED else 1  # R10
    out = game.coyotes[loser] + coyotes >= sheet.out_at
    starter = loser if sheet.loser_stays or (sheet.loser_starts and not out) else winner  # R7, R12
    chooses = False
    if sheet.eyes:
        chooses = not out and game.eyes[loser] > 0 and closed_eyes(sheet, game, loser) > 0
        turn_eyes(sheet, game, loser, winner, coyotes, game.at_caller if winner == caller else game.pointed & ~game.at_caller)
    close(sheet, game, starter, loser, coyotes, night_in_round(sheet, game), chooses)


@kernel
def closed_eyes(sheet: Sheet, game: Game, seat: int) -> int:
    """How many lives of this seat are no open eyes (R12)."""
    return int(max(0, sheet.out_at - game.coyotes[seat]) - game.eyes[seat])


@kernel
def turn_eyes(sheet: Sheet, game: Game, loser: int, winner: int, lost: int, right: int) -> None:
    """The winner and whoever pointed at them open an eye, and whoever pointed at the loser closes one; the loser keeps at
    most as many open eyes as lives, and gets the Coyote card (R12, R14, R15)."""
    opening = right | 1 << winner
    for seat in range(sheet.seats):
        if opening >> seat & 1:
            game.eyes[seat] += 1 if closed_eyes(sheet, game, seat) > 0 else 0
        elif game.pointed >> seat & 1 and game.eyes[seat]:
            game.eyes[seat] -= 1
    left = max(0, sheet.out_at - game.coyotes[loser] - lost)
    game.eyes[loser] = min(game.eyes[loser], left)
    game.holder = loser if left and sheet.trickster else NOBODY


@kernel
def close_uncalled(sheet: Sheet, game: Game, starter: int, loser: int, coyotes: int) -> None:
    """End a round in which nobody called. What was never counted reshuffles as the table agreed (Q6)."""
    game.turns = 0
    night = night_replaced(sheet, game)
    if sheet.night_shown and (sheet.has_coins or game.spent):
        night = night_in_round(sheet, game)
    close(sheet, game, starter, loser, coyotes, night, False)


@kernel
def close(sheet: Sheet, game: Game, starter: int, loser: int, coyotes: int, night: bool, chooses: bool) -> None:
    """End the round: coyotes and who is out (R5), reshuffle if due (R6), who starts the next (R7), and its deal; unless the
    loser `chooses` an eye first (R12)."""
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
    if night or game.left < inside or sheet.shuffled_always:
        shuffle(sheet, game)
    if not game.inside >> starter & 1:  # Q11
        game.starter = next_of(sheet.seats, game.inside, starter, 1 if sheet.next_if_out else -1)
    if chooses:
        clear(sheet, game)
        game.stage = GIVES
        game.turn = loser
    else:
        deal(sheet, game)


@kernel
def give_up(sheet: Sheet, game: Game, is_open: bool) -> None:
    """The loser says which eye it is, and the next round is dealt (R12). A closed one was taken already."""
    if is_open:
        game.eyes[game.turn] -= 1
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
