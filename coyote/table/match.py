"""A match: one game at a table, with the decks it is dealt from, its clock, and what is still needed of its last round.

Law: a match never changes; each move makes a new one, and the rules judge the move right here. It knows seats, not people.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from coyote.rules.game import opened, play
from coyote.rules.model.moves import DEALER, NOBODY, Deal, Move
from coyote.rules.model.state import Game, unlinked
from coyote.rules.model.terms import Terms
from coyote.table.clock import Clock
from coyote.table.deal.daily import dealt_as
from coyote.table.deal.fair import Epoch, Seated
from coyote.table.deal.pile import Moment, Pile, Top, after, listed


class DeckEpoch(msgspec.Struct, frozen=True):
    """What has been agreed about a deck's order: an epoch of the fair deal that is being prepared or played."""

    commit: bytes
    """The server's."""
    since: int
    """When the wait for commitments began; once they are closed, when the wait for seeds began."""
    commits: tuple[Seated, ...] = ()
    closed: bool = False
    """No more commitments are accepted."""
    seeds: tuple[Seated, ...] = ()
    shuffled: bool = False
    """No more seeds are accepted: the order is fixed."""


class Past(NamedTuple):
    """A round that is over."""

    dealt: Moment
    """Just before its cards were dealt."""
    game: Game
    """Just after it was closed."""
    bots: Mapping[int, float | None]
    """The seats whose last move in it a bot made, and how sure the bot was of the number in question."""
    moves_before: int
    """How many moves were made before those that `game` knows."""


class Match(msgspec.Struct, frozen=True):
    """A game that is being played, or is over."""

    id: str
    """The id under which it is stored, and dealt unless it belongs to a day."""
    number: int
    """Which of the table's games, from 1."""
    game: Game
    top: Top
    clock: Clock
    moved: int
    """The seq of the last deed that changed the game: whoever moves must have seen it."""
    earlier: int
    """How many decks the table had opened before this game: the server's seeds are numbered by the table's decks."""
    decks: tuple[DeckEpoch, ...] = ()
    dealt: Moment | None = None
    """Just before the cards of this round were dealt."""
    bots: Mapping[int, float | None] = {}
    """The seats whose last move in this round a bot made, and how sure the bot was of the number in question."""
    last: Past | None = None
    named: int | None = None
    """The seat that the host named to start the first round; None: the Dealer draws one (Q26)."""
    day: str | None = None
    """The day whose fire it is: everybody who plays it gets the same cards and the same answers."""
    whole: bool = False
    """Whether `game` knows all its moves, as one that is read again must, and one of a day, which depends on them. Any other
    is unlinked from the rounds before with every deal, so that a long game takes no more room than a short one."""
    moves_before: int = 0
    """How many moves were made before those that `game` knows."""
    stirred: int = 0
    """When the seat to move last gave a sign of life without moving."""
    wishes: frozenset[int] = frozenset()
    """The seats that want a stand-in for the seat to move."""
    nudged: int = 0
    """When the seat to move was last nudged. As every move makes a new Match, these three hold for one turn."""
    watched: frozenset[int] = frozenset()
    """The seats that have seen enough of the last count; it holds until the first move of the round."""

    @property
    def over(self) -> bool:
        return self.game.turn == NOBODY

    @property
    def place(self) -> int:
        """How many moves were made."""
        return self.moves_before + sum(1 for past in self.game.line() if past.before is not None)

    @property
    def dealt_as(self) -> str:
        """The name of the game in the fair deal."""
        return self.id if self.day is None else dealt_as(self.day)

    @property
    def deck(self) -> DeckEpoch | None:
        """The deck that the next card comes from; None: one must be opened first."""
        return self.decks[-1] if len(self.decks) == self.top.pile.epoch else None

    def epoch(self, number: int) -> Epoch:
        """A deck's part in the fair deal. A seat that committed and then showed no seed stays in the record."""
        deck, seats = self.decks[number - 1], self.game.terms.seats
        gave = {seat for seat, _ in deck.seeds}
        silent = tuple(seat for seat in range(seats) if seat not in gave)
        commits, seeds = tuple(sorted(deck.commits)), tuple(sorted(deck.seeds))
        return Epoch(self.dealt_as, number, deck.commit, commits, seeds, silent)

    def finished(self, number: int) -> bool:
        """Whether no more cards of this deck can be dealt, so that its seed may be told."""
        return self.over or number < self.top.pile.epoch


def begin(
    id: str,
    number: int,
    terms: Terms,
    clock: Clock,
    seq: int,
    earlier: int,
    named: int | None = None,
    day: str | None = None,
) -> Match:
    """A game before its first card; the Dealer is about to open a deck, and to draw who starts if nobody is named."""
    top = Top(Pile(1, 1, listed(terms.deck, terms.deck.counts)), 0)
    return Match(id, number, opened(terms), top, clock, seq, earlier, named=named, day=day, whole=day is not None)


def after_move(match: Match, seat: int, move: Move, at: int, seq: int, *, bot: bool, sure: float | None = None) -> Match:
    """The match after a move. Raises IllegalMove if the rules refuse it."""
    before, moves_before = match.game, match.moves_before
    if isinstance(move, Deal) and not match.whole:
        before, moves_before = unlinked(before), match.place
    game = play(before, seat, move)
    clock, dealt, bots, last = match.clock, match.dealt, match.bots, match.last
    if seat != DEALER:
        clock = clock.moved(seat, at)
        if not before.round.heads:  # an eye is given up while the count is still shown
            clock = clock.begins(match.clock.since)
        if bot or bots:
            bots = {other: known for other, known in bots.items() if other != seat} | ({seat: sure} if bot else {})
    if isinstance(move, Deal):
        dealt, bots, clock = Moment(before, match.top), {}, clock.begins(at)  # later, if the count is still shown
    elif before.round.heads and not game.round.heads:
        assert dealt is not None
        last, clock = Past(dealt, game, bots, moves_before), clock.begins(at + clock.show)
    top = match.top if seat != DEALER and game.round is before.round else after(match.top, before, game)
    same = match.named, match.day, match.whole, moves_before
    made = Match(match.id, match.number, game, top, clock, seq, match.earlier, match.decks, dealt, bots, last, *same)
    return replace(made, watched=match.watched) if match.watched and seat == DEALER else made
