"""A stand-in spends nothing that belongs to an absent player: no coin, special, mask, twig, eye or Coyote card."""

from __future__ import annotations

import pytest

from coyote.editions import EDITIONS
from coyote.rules.game import Options
from coyote.table.autopilot import choice
from coyote.table.deeds import Moved
from coyote.table.setting import Setting
from coyote.table.table import chair_at
from coyote.table.wire.moves import GaveUp, PointedAt, SaidCoyote, SaidNumber, SeatMove
from tests.table.seated import Seated

POWERS = [
    (edition, power)
    for edition, box in EDITIONS.items()
    for power, there in (("coins", box.coins), ("specials", box.specials), ("trickster", box.middle))
    if there
]


def spends(move: SeatMove) -> bool:
    if isinstance(move, SaidNumber):
        return move.special is not None
    return not isinstance(move, SaidCoyote | PointedAt | GaveUp)


def offered(able: Options) -> bool:
    return bool(able.coins or able.guesses or able.specials or able.targets or able.peek or able.lay)


@pytest.mark.parametrize(("edition", "power"), POWERS)
def test_a_stand_in_is_offered_nothing_to_spend_and_a_bot_in_the_same_seat_is(edition: str, power: str) -> None:
    table = Seated(Setting(edition, {power: "on"})).sit("bob", "cem", "dee").start().say(1)
    chair = chair_at(table.table, table.turn)
    assert not offered(choice(table.match, chair, table.keeper).sees.options)
    bot = choice(table.match, chair._replace(mind="owl"), table.keeper).sees.options
    assert offered(bot)
    assert bot.call


@pytest.mark.parametrize(("edition", "power"), POWERS)
def test_a_stand_in_leaves_the_powers_of_an_absent_player_alone(edition: str, power: str) -> None:
    table = Seated(Setting(edition, {power: "on"}, turn=30)).sit("bob", "cem", "dee").start()
    for guest in ("bob", "cem", "dee"):
        table.here(guest, False)
    while table.table.playing and table.match.game.round.finished < 5:
        number = table.match.game.number
        if table.turn != 0 or table.match.game.stage != "play":
            table.until_due()
        elif number is not None and number >= 20:
            table.call()
        else:
            table.say(1 if number is None else number + 1)
    made = [deed for _, deed in table.log if isinstance(deed, Moved) and deed.by != "person"]
    assert "stand-in" in {deed.by for deed in made}
    assert [deed.move for deed in made if spends(deed.move)] == []
