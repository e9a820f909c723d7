"""A right guess at a table (Q17): its player is asked, and everybody hears the choice."""

from __future__ import annotations

from coyote.rules.model.cards import Card
from coyote.rules.model.events import Withdrew
from coyote.table.deeds import By, Moved
from coyote.table.setting import Setting
from coyote.table.wire import table_events
from coyote.table.wire.events import WIRE
from coyote.table.wire.moves import SatOut, UsedCoin
from tests.table.seated import Seated, four

COINS = Setting(options={"coins": "on", "out_at": "1"})


def own_card(table: Seated) -> Card:
    card = table.match.game.round.heads[table.turn]
    assert card is not None
    return card


def guessed(setting: Setting = COINS) -> Seated:
    """The starter has said a number, and the next player has named their own card."""
    table = four(setting).start().say(5)
    return table.play(UsedCoin("guess", own_card(table)))


def test_whoever_guesses_right_is_asked_and_everybody_hears_what_they_did() -> None:
    table = guessed()
    seat = table.turn
    frames = {eyes: table.see(eyes) for eyes in (0, 1, 2, 3, None)}
    for eyes, frame in frames.items():
        able = frame.you.options
        assert (able is not None and able.withdraw) == (eyes == seat)
        assert frame.game is not None
        assert (frame.game.turn, frame.game.faced, frame.game.withdrawn) == (seat, (seat,), ())
    table.play(SatOut())
    for eyes in (0, 1, 2, 3, None):
        frame = table.see(eyes)
        assert frame.events == (WIRE[Withdrew](seat),)
        assert frame.game is not None
        assert (frame.game.turn, frame.game.withdrawn) == ((seat + 1) % 4, (seat,))


def test_whoever_stays_declares() -> None:
    table = guessed()
    seat = table.turn
    table.say(6)
    game = table.see(None).game
    assert game is not None
    assert (game.turn, game.declarer, game.withdrawn, game.faced) == ((seat + 1) % 4, seat, (), (seat,))


def test_a_bot_decides_for_whoever_is_away_or_out_of_time() -> None:
    away = guessed()
    away.here(away.whose, False)
    clocked = guessed(Setting(options={"coins": "on"}, turn=15, bank=0))
    who: list[tuple[Seated, By]] = [(away, "stand-in"), (clocked, "clock")]
    for table, by in who:
        seat = table.turn
        table.until_due()
        assert [deed for deed, _ in table.steps] == [Moved(seat, SatOut(), by)]
        assert table.see(None).events == (table_events.StoodIn(seat, by), WIRE[Withdrew](seat))
