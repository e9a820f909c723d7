"""The keeper of a table's secrets: the server's seeds, one for each deck that the table opened.

Law: it can be neither sent nor logged: msgspec cannot encode it, and its repr shows no seed. All it gives away is a dealer,
random bytes for the minds, and the seeds of finished decks.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from coyote.table.deal.daily import next_seed
from coyote.table.deal.dealer import Dealer
from coyote.table.deal.fair import key_of, keyed, u32
from coyote.table.match import DeckEpoch, Match

NOTHING: Final[Mapping[int, bytes]] = {}


class Keeper:
    """Seeds by the number of the deck at its table, from 1. A keeper never changes; `keeping` one more seed makes a new one."""

    def __init__(self, seeds: Mapping[int, bytes] = NOTHING) -> None:
        self._seeds = dict(seeds)
        self._dealers: dict[int, tuple[DeckEpoch, Dealer]] = {}
        """The last dealer of each deck, so that it is not made again for every card."""

    def __repr__(self) -> str:
        return f"<Keeper of {len(self._seeds)}>"

    def keeping(self, deck: int, seed: bytes) -> Keeper:
        more = Keeper({**self._seeds, deck: seed})
        more._dealers = {number: known for number, known in self._dealers.items() if number == deck - 1}  # for the last proofs
        return more

    def opening(self, match: Match, fresh: bytes) -> bytes:
        """The seed of the deck that is opened next: the fresh one; or, for the first deck of a daily fire, the one kept before
        the game."""
        if match.day is None:
            return fresh
        deck = match.earlier + len(match.decks) + 1
        return next_seed(self._seeds[deck - 1], len(match.decks) + 1) if match.decks else self._seeds[deck]

    def secret(self, deck: int) -> bytes:
        """The seed of a deck, for the store and for nobody else."""
        return self._seeds[deck]

    def dealer(self, match: Match, epoch: int) -> Dealer:
        """The dealer of this epoch, who also proves its cards."""
        number, deck = match.earlier + epoch, match.decks[epoch - 1]
        found = self._dealers.get(number)
        if found is None or found[0] is not deck:
            found = self._dealers[number] = deck, Dealer({epoch: key_of(match.epoch(epoch), self._seeds[number])})
        return found[1]

    def chance(self, match: Match) -> bytes:
        """Random bytes for a mind in this turn. They say nothing about the deck, and can be checked afterwards.

        At the fire of a day they depend on the moves alone, and not on who came and went meanwhile.
        """
        turn = match.moved if match.day is None else sum(1 for _ in match.game.line())
        return keyed(self._seeds[match.earlier + len(match.decks)], "mind", u32(turn))

    def finished_seeds(self, match: Match) -> list[tuple[int, bytes]]:
        """The seeds that everybody may know, by epoch: those of decks that no more cards can come from."""
        return [
            (epoch, self._seeds[match.earlier + epoch]) for epoch in range(1, len(match.decks) + 1) if match.finished(epoch)
        ]
