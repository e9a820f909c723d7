"""The plan of a pair: which table, who wears the card that differs, how they play, and in which round.

Law: every edition comes with its coins and specials, and decks that run out; a seed says which.
"""

from __future__ import annotations

from random import Random
from typing import Final, Literal, NamedTuple

import msgspec

from coyote.table.setting import PHONES, Setting

EVERY_COIN: Final = "extrax2 reversex2 skipx2 exchangex4 guessx1"
SETTINGS: Final = (
    Setting(turn=30, bank=30, public=True),
    Setting(options={"coins": "on", "coin_counts": EVERY_COIN}, seats=5),
    Setting("kidult_2003", {"specials": "on"}, turn=15, bank=0),
    Setting("kidult_2003", {"specials": "on"}, seats=2),
    Setting("japan_2015", {"specials": "on", "masks_per": "game"}, seats=5),
    Setting("powwow_2006", seats=4),
    Setting("devir_2021", {"coins": "on", "coin_counts": EVERY_COIN}, seats=3, public=True),
    Setting("devir_2021", {"feathers": "49", "turned_cards": "pile"}, seats=6, turn=60),
    Setting(options={"empty_pile": "discards", "deck": "1x2 2x2 3x2 ?x1 nightx1 doublex1"}, seats=3),
)

Kind = Literal["person", "bot", "away", "left"]


class Plan(NamedTuple):
    """What a pair of worlds is about."""

    setting: Setting
    wearer: int
    kind: Kind
    """How the wearer plays."""
    bots: frozenset[int]
    """Seats of bots."""
    givers: frozenset[str]
    """Who gives seeds to the fair deal."""
    game: int
    round: int
    """Where the card differs."""

    @property
    def phones(self) -> bool:
        return self.setting.heads == PHONES

    @property
    def unknowing(self) -> tuple[str, ...]:
        """The guests who must not notice: the wearer and those who watch; with phones on heads, all but the wearer."""
        seated = [name_of(seat) for seat in range(self.setting.seats) if seat not in self.bots]
        own = name_of(self.wearer)
        return ("wes", "eve", *(name for name in seated if (name == own) != self.phones))


def name_of(seat: int) -> str:
    return f"p{seat}"


def plan_of(seed: int) -> Plan:
    rng = Random(f"plan {seed}")
    phones = rng.random() < 0.25
    setting = rng.choice(SETTINGS)
    if phones:
        setting = msgspec.structs.replace(setting, heads=PHONES, public=False)
    seats = range(setting.seats)
    practises = not phones and rng.random() < 0.25  # among bots
    often = 0.0 if phones else 1.0 if practises else 0.35
    bots = frozenset(seat for seat in seats[1:] if rng.random() < often)
    wearer = 0 if practises and rng.random() < 0.8 else rng.choice(seats)
    kind: Kind = "bot" if wearer in bots else rng.choice(("person", "person", "left", "away"))
    givers = frozenset(name_of(seat) for seat in seats if rng.random() < 0.4)
    game = 2 if rng.random() < 0.08 else 1
    if game == 2:
        setting = msgspec.structs.replace(setting, options=setting.options | {"out_at": "1"})
    return Plan(setting, wearer, kind, bots, givers, game, 1 if game == 2 else rng.choice((1, 1, 1, 2, 3)))
