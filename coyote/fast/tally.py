"""Tally: the total of a call (R4, R9), from how many cards of each kind are shown.

Law: specials act in the order that the table agreed on, and those that act on one card come before those that double, so the
total follows from the kinds alone. `rules.play.count` tells the same story card by card.
"""

from __future__ import annotations

from coyote.fast.kernel import kernel
from coyote.fast.layout import IS_CANCEL, IS_DISCARD, IS_DOUBLE, IS_FLIP, IS_MYSTERY, IS_NUMBER, NOBODY, Game
from coyote.fast.sheet import Sheet
from coyote.fast.stock import draw, drawable


@kernel
def total(sheet: Sheet, game: Game) -> int:
    """Turn over a card for each `?`, and count."""
    game.turns = 0
    plain, special = 0, False
    for seat in range(sheet.seats):
        if game.inside >> seat & 1:
            plain += sheet.value[game.heads[seat]]
            special |= sheet.does[game.heads[seat]] != IS_NUMBER
    if not special and not sheet.powers:
        return plain
    show(sheet, game)
    turn_over(sheet, game)
    return counted(sheet, game)


@kernel
def show(sheet: Sheet, game: Game) -> None:
    """The cards that count before any is turned over, by kind."""
    for kind in range(sheet.kinds):
        game.shown[kind] = 0
    for seat in range(sheet.seats):
        if game.inside >> seat & 1:
            game.shown[game.heads[seat]] += 1
    for place in range(game.extras):
        game.shown[game.extra[place]] += 1
    if game.more_seat != NOBODY:
        game.shown[game.more_card] += 1
    for place in range(sheet.middle):
        game.shown[game.middle[place]] += 1
    if game.laid:
        game.shown[game.laid_card] += 1


@kernel
def turn_over(sheet: Sheet, game: Game) -> None:
    """One card for each `?` that is shown; most tables also turn one over for a `?` that was itself turned over (Q3, Q4)."""
    asking = 0
    for kind in range(sheet.kinds):
        if sheet.does[kind] == IS_MYSTERY:
            asking += game.shown[kind]
    while game.turns < asking and drawable(sheet, game):
        card = draw(sheet, game)
        game.turned[game.turns] = card
        game.turns += 1
        if sheet.chains and sheet.does[card] == IS_MYSTERY:
            asking += 1


@kernel
def counted(sheet: Sheet, game: Game) -> int:
    """Let the specials act on the cards that are shown (R9)."""
    for place in range(game.turns):
        card = game.turned[place]
        if sheet.does[card] == IS_NUMBER or sheet.turned_act:  # Q2
            game.shown[card] += 1
    flipped, doubles = 0, 0
    for act in sheet.acting:  # `?` have been answered, and night does nothing here
        for kind in range(sheet.kinds):
            if sheet.does[kind] == act:
                for _ in range(game.shown[kind]):
                    if act == IS_FLIP:
                        flipped -= strike(sheet, game)
                    elif act in (IS_DISCARD, IS_CANCEL):
                        strike(sheet, game)
                    elif act == IS_DOUBLE:
                        doubles += 1
    greens, reds = 0, 0
    for kind in range(sheet.kinds):
        worth = sheet.value[kind] * game.shown[kind]
        if worth > 0:
            greens += worth
        else:
            reds += worth
    if sheet.doubles_all:  # Q27
        return (greens + reds + flipped) << doubles
    return (greens << doubles) + reds + flipped  # with two doubles, greens count four times


@kernel
def strike(sheet: Sheet, game: Game) -> int:
    """Take away the highest green and return what it was worth; of equals, one or all, as the table agreed (Q7, Q8)."""
    for rank in range(sheet.ranked):
        kind = sheet.ranking[rank]
        if game.shown[kind] > 0:
            if sheet.value[kind] < 0 and not sheet.strikes_red:
                return 0
            struck = int(game.shown[kind]) if sheet.strikes_all else 1
            game.shown[kind] -= struck
            return int(sheet.value[kind]) * struck
    return 0
