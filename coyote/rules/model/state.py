"""The immutable state of a game: how it stands after a move, and the game it came from.

Law: nobody changes a Game; `play` makes the next one. Every field is Final, so mypy refuses an assignment; tuples or frozen
classes would refuse it at run time too, but cost a tenth of the speed or more (docs/decisions/0002). Game holds what changes
with every declaration, Round what a round keeps, and Powers what coins and specials did in it. The pile has no order here:
chance decides when the Dealer moves. What happened is not stored: `story.events` works it out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

from coyote.rules.model.cards import Card
from coyote.rules.model.deck import Counts
from coyote.rules.model.events import Heads, Worn
from coyote.rules.model.moves import DEALER, Move
from coyote.rules.model.peeks import Eyes, Laid, Pointing
from coyote.rules.model.terms import Terms


class Stage:
    """What the game waits for. Plain words, not an Enum: looking up a member would cost a tenth of a move."""

    STARTER: Final = "starter"
    """The Dealer names the first starter (Q26)."""
    DEAL: Final = "deal"
    """The Dealer deals a round."""
    PLAY: Final = "play"
    """A seat declares, calls or uses a power."""
    DRAW: Final = "draw"
    """The Dealer draws for a coin or special."""
    POINT: Final = "point"
    """Coyote was called; a seat points at the expected winner (R14)."""
    GIVE: Final = "give"
    """The round is over; its loser gives up an eye (R12)."""
    TURN: Final = "turn"
    """Coyote was called; the Dealer turns over a card for a `?`."""
    OVER: Final = "over"


class Fresh:
    """Why all cards were shuffled into the pile before a deal."""

    START: Final = "start"
    """The game begins (R1)."""
    NIGHT: Final = "night"
    """Night was shown (R6, Q6)."""
    ALWAYS: Final = "always"
    """This edition shuffles before every round (R13)."""
    FEW: Final = "few"
    """The pile could not give everybody a card (R6)."""
    NOT: Final = ""
    """There was no shuffle."""


class Passing(NamedTuple):
    """What holds only until the next declaration."""

    coin_used: bool = False
    """The player to move has turned over a coin and must declare (R8)."""
    guessed: bool = False
    """It was the guess coin, they were right, and may sit out instead (R8, Q17)."""
    doubled: bool = False
    """Whoever loses a call now takes two coyotes (R10)."""
    agreed: bool = False
    """The number was just agreed to: the next player may not agree (R10)."""
    skipped: bool = False
    """The player before said no number: they skipped or sat out (Q13)."""
    asker: int | None = None
    """Who said `again`: the declarer must change the number, then it is the asker's turn again (R10)."""
    looked: bool = False
    """The player to move has peeked or used the Coyote card, and must raise (R13, R15)."""


class Drawing(NamedTuple):
    """A card that the Dealer is about to draw from the pile."""

    power: str
    seat: int
    """The seat that gets it."""


class Powers(NamedTuple):
    """What coins, specials and eyes have done in this round."""

    direction: int = 1
    coins: tuple[str, ...] = ()
    """The coins still face up."""
    extra: tuple[Worn, ...] = ()
    """Cards lying face up in front of a seat; they count."""
    replaced: tuple[Worn, ...] = ()
    """Cards behind another on a head; they do not count."""
    more: tuple[Worn, ...] = ()
    """Second cards on a head; they count."""
    faced: tuple[int, ...] = ()
    """Seats whose worn card lies face up after a right guess."""
    withdrawn: tuple[int, ...] = ()
    """Seats that sit out the rest of the round, safe."""
    spent: tuple[int, ...] = ()
    """Seats whose special token is face down; between rounds, those whose token stays face down (Q28)."""
    more_used: bool = False
    drawing: Drawing | None = None
    refilled: Counts | None = None
    """What was shuffled into the pile when it ran out in this round (Q4): everybody has seen those cards."""
    since: tuple[Worn, ...] = ()
    """The cards drawn since then, with the seat that wears each of them, or DEALER for one on the table."""
    passing: Passing | None = None
    middle: tuple[Laid, ...] = ()
    """Cards face down in the middle; they count (R13)."""
    laid: bool = False
    """The Coyote card was used (R15)."""
    points: tuple[Pointing, ...] = ()
    """Who has pointed at whom since the call; a secret until all have (R14)."""


QUIET: Final = Powers()
"""The powers of a round in which there are none."""


@dataclass(slots=True, eq=False)
class Round:
    """What stays the same while people only declare. Between rounds nobody wears a card."""

    terms: Final[Terms]
    stage: Final[str]
    """One of Stage."""
    coyotes: Final[tuple[int, ...]]
    inside: Final[tuple[int, ...]]
    """Seats still in, clockwise."""
    out: Final[tuple[int, ...]]
    """Seats that are out, in the order in which they left."""
    finished: Final[int]
    """How many rounds are finished."""
    starter: Final[int]
    """Who starts the round that is being played or dealt next."""
    fresh: Final[str]
    """Whether all cards were shuffled into the pile before this deal, and why: one of Fresh."""
    pile: Final[Counts]
    heads: Final[Heads] = ()
    """The card each seat wears in front; None for a seat that is out. Empty between rounds."""
    after: Final[tuple[int, ...]] = ()
    """Who plays after each seat, in the order of play."""
    powers: Final[Powers] = QUIET
    turned: Final[tuple[Card, ...]] = ()
    """Cards turned over by `?` since the call."""
    eyes: Final[Eyes | None] = None
    """None: lives are only counted."""


@dataclass(slots=True, eq=False, repr=False)
class Game:
    """A game after its last move. Make one with `start`, go on with `play`."""

    before: Final[Game | None]
    """The game this one came from; None at the start, or if it was unlinked."""
    move: Final[Move | None]
    """The last move."""
    round: Final[Round]
    turn: Final[int]
    """The seat to move, or DEALER, or NOBODY."""
    number: Final[int | None]
    """The number that stands."""
    declarer: Final[int | None]
    """Whose number it is."""

    @property
    def seat(self) -> int:
        """Who made the last move."""
        return DEALER if self.before is None else self.before.turn

    @property
    def terms(self) -> Terms:
        return self.round.terms

    @property
    def stage(self) -> str:
        return self.round.stage

    @property
    def coyotes(self) -> tuple[int, ...]:
        return self.round.coyotes

    @property
    def rounds(self) -> int:
        """How many rounds have begun."""
        return self.round.finished + bool(self.round.heads)

    @property
    def winner(self) -> int | None:
        inside = self.round.inside
        return inside[0] if len(inside) == 1 else None

    @property
    def pile(self) -> dict[Card, int]:
        """What is left to be dealt, by kind. No seat may know this; only the Dealer asks."""
        return self.terms.deck.named(drawable(self.round))

    @property
    def history(self) -> tuple[tuple[int, Move], ...]:
        """Every move so far that is known, with its seat."""
        return tuple((game.seat, game.move) for game in reversed(list(self.line())) if game.move is not None)

    def line(self) -> Iterator[Game]:
        """This game and those it came from, the newest first."""
        game: Game | None = self
        while game is not None:
            yield game
            game = game.before

    def __eq__(self, other: object) -> bool:
        """Games are equal when the first games of their lines are alike and the moves since are the same; the rest follows."""
        return isinstance(other, Game) and (self._first(), self.history) == (other._first(), other.history)

    def _first(self) -> tuple[object, ...]:
        """The oldest game that is known, field by field."""
        *_, first = self.line()
        round = first.round
        return first.turn, first.number, first.declarer, *(getattr(round, field) for field in Round.__slots__)

    def __hash__(self) -> int:
        return hash((self.terms, self.history))

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: object) -> Game:
        """The game itself: nobody can change it."""
        return self

    def __reduce__(self) -> tuple[Callable[[list[Row]], Game], tuple[list[Row]]]:
        """Pickle the line of games as a flat list; nested as it is, a few hundred moves would exhaust the stack."""
        line = reversed(list(self.line()))
        return relinked, ([(game.move, game.round, game.turn, game.number, game.declarer) for game in line],)

    def __repr__(self) -> str:
        names, stands = self.terms.names, "" if self.number is None else f", {self.number} stands"
        if self.winner is not None:
            return f"<Game {self.terms.edition.id}: round {self.rounds}, {names[self.winner]} has won>"
        turn = names[self.turn] if self.turn >= 0 else f"the Dealer ({self.stage})"
        return f"<Game {self.terms.edition.id}: round {self.rounds}, {turn} to move{stands}>"


Row = tuple[Move | None, Round, int, int | None, int | None]
"""The fields of a Game without `before`."""


def relinked(rows: list[Row]) -> Game:
    """The last game of a line, from the rows of all its games, the oldest first."""
    game: Game | None = None
    for row in rows:
        game = Game(game, *row)
    assert game is not None
    return game


def unlinked(game: Game) -> Game:
    """The same game without those it came from, for whoever plays on and needs no more than the rounds to come."""
    return Game(None, None, game.round, game.turn, game.number, game.declarer)


def counting_cards(round: Round) -> tuple[Card, ...]:
    """The cards that count before any is turned over: seat by seat as worn, then those lying face up, then second ones, then
    those in the middle."""
    powers = round.powers
    cards: tuple[Any, ...] = round.heads  # only seats that are out have None
    if round.out:
        cards = tuple([card for card in cards if card is not None])
    if powers is not QUIET:
        cards += tuple([card for _, card in powers.extra + powers.more] + [laid.card for laid in powers.middle])
    return cards


def cards_in_play(round: Round) -> tuple[Card, ...]:
    """Every card that is neither in the pile nor discarded."""
    cards, powers = counting_cards(round), round.powers
    if powers is not QUIET:
        cards += tuple([card for _, card in powers.replaced])
    return cards + round.turned


def discards(round: Round) -> Counts:
    """What lies face up on the discard pile."""
    return round.terms.deck.without(round.pile, cards_in_play(round))


def awaiting(round: Round, powers: Powers, power: str, seat: int) -> Round:
    """The round while it waits for a card from the pile, which is refilled first if it is empty (Q4)."""
    pile = drawable(round)
    if not any(round.pile):
        powers = powers._replace(refilled=pile)
    return replace(round, stage=Stage.DRAW, pile=pile, powers=powers._replace(drawing=Drawing(power, seat)))


def drawable(round: Round) -> Counts:
    """The cards that the next one comes from: the pile, or the discards if that is empty (Q4)."""
    if any(round.pile) or round.terms.rulings.empty_pile == "nothing":
        return round.pile
    return discards(round)
