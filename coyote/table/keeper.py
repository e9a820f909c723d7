"""The keeper of a table's secrets: the server's seeds, one for each deck that the table opened.

Law: it has no form in which it could be sent or logged. Only the dealing, the minds' own chance, and the seeds of decks that
are finished come out of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from coyote.table.deal.dealer import Dealer
from coyote.table.deal.fair import key_of, keyed, u32
from coyote.table.match import DeckEpoch, Match

NOTHING: Final[Mapping[int, bytes]] = {}


class Keeper:
    """Seeds by the number of the deck at its table, from 1. It never changes; `keeping` one more makes another."""

    def __init__(self, seeds: Mapping[int, bytes] = NOTHING) -> None:
        self._seeds = dict(seeds)
        self._dealers: dict[int, tuple[DeckEpoch, Dealer]] = {}
        """As worked out last, so as not to do it again at every card."""

    def __repr__(self) -> str:
        return f"<Keeper of {len(self._seeds)}>"

    def keeping(self, deck: int, seed: bytes) -> Keeper:
        return Keeper({**self._seeds, deck: seed})

    def dealer(self, match: Match, epoch: int) -> Dealer:
        """Who deals this epoch's cards, and proves them."""
        number, deck = match.earlier + epoch, match.decks[epoch - 1]
        found = self._dealers.get(number)
        if found is None or found[0] is not deck:
            found = self._dealers[number] = deck, Dealer({epoch: key_of(match.epoch(epoch), self._seeds[number])})
        return found[1]

    def chance(self, match: Match) -> bytes:
        """What a mind has for its own chance in this turn: it tells nothing of the deck, and can be checked afterwards."""
        return keyed(self._seeds[match.earlier + len(match.decks)], "mind", u32(match.moved))

    def finished_seeds(self, match: Match) -> list[tuple[int, bytes]]:
        """The seeds that everybody may know: of decks from which no card can come any more."""
        return [
            (epoch, self._seeds[match.earlier + epoch]) for epoch in range(1, len(match.decks) + 1) if match.finished(epoch)
        ]
