"""Outbound messages: the types of what a table tells (docs/protocol.md).

Law: a field is here because somebody may know it, and its type says who. `You` is what one pair of eyes sees, never the card
on their own head; or what a phone on a head shows, and then nothing of any other head. Everything else is the same for
everybody. Fields that are null, empty or false are left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, get_type_hints

import msgspec
from msgspec import UNSET, UnsetType

from coyote.rules.model.cards import Card
from coyote.rules.model.edition import Piece
from coyote.rules.model.events import Worn
from coyote.rules.model.peeks import FaceDown
from coyote.table.setting import Setting
from coyote.table.wire.events import AnyHeard
from coyote.table.wire.moves import SeatMove
from coyote.table.wire.outbound_fair import FairTold, ProofTold
from coyote.table.wire.telling import Told


class ChairTold(Told, frozen=True):
    """Who sits there."""

    name: str
    kind: Literal["person", "bot", "program"]
    """A program is a bot that somebody runs elsewhere."""
    sitter: int
    """By this number the host means them, and not whoever sits there next."""
    mind: str | None = None
    away: bool = False
    """Not connected; a bot stands in, or soon will."""
    left: bool = False
    """Stood up in mid-game; may come back."""
    asleep: bool = False
    """Connected, but silent for so long that a bot plays."""
    animal: str | None = None
    """Which animal a person or a program is; a bot is the animal that its mind is named after."""
    camera: bool = False
    microphone: bool = False
    """Whether a person has them on."""


class KnockTold(Told, frozen=True):
    """Who would like to be let in."""

    name: str
    knock: int
    """By this number the host means them, and not whoever knocks next."""


class TableTold(Told, frozen=True):
    """The table, for everybody."""

    setting: Setting
    state: Literal["open", "playing", "over"]
    host: int | None
    """The host's seat."""
    chairs: tuple[ChairTold | None, ...]
    games: int
    """How many games began here."""
    locked: bool = False
    """Nobody new sits down or watches."""
    let_in: tuple[str, ...] = ()
    """Who may enter moves without a seat, with phones on heads."""
    knocking: tuple[KnockTold, ...] = ()
    watchers: int = 0
    """How many guests look on without a seat."""
    faces_open: bool = False
    """They may see and hear those who have a camera or a microphone on."""


class TermsTold(Told, frozen=True):
    """What this game is played with; it does not change."""

    edition: str
    names: tuple[str, ...]
    deck: tuple[tuple[Card, int], ...]
    out_at: int
    lowest: int
    coins: tuple[str, ...] = ()
    specials: tuple[str, ...] = ()
    options: dict[str, str] = msgspec.field(default_factory=dict)
    piece: Piece | None = None
    """What a special costs here, if there are any."""


class GameTold(Told, frozen=True):
    """The game, for everybody."""

    id: str
    stage: str
    round: int
    starter: int
    turn: int
    """The seat to move; -1: the Dealer; -2: nobody, the game is over."""
    moved: int
    """A move must name this seq or a later one."""
    number: int | None
    declarer: int | None
    coyotes: tuple[int, ...]
    inside: tuple[int, ...]
    pile: int
    direction: int = 1
    out: tuple[int, ...] = ()
    said: tuple[tuple[int, SeatMove], ...] = ()
    said_before: int = 0
    """In news: how many moves of this round were told before those in `said`."""
    discards: dict[Card, int] = msgspec.field(default_factory=dict)
    extra: tuple[Worn, ...] = ()
    faced: tuple[int, ...] = ()
    """Seats whose worn card lies face up after a right guess."""
    withdrawn: tuple[int, ...] = ()
    """Seats that sit out the rest of the round, safe."""
    turned: tuple[Card, ...] = ()
    coins: tuple[str, ...] = ()
    spent: tuple[int, ...] = ()
    more_used: bool = False
    doubled: bool = False
    asker: int | None = None
    eyes: tuple[int, ...] = ()
    """How many open eyes each seat has; left out: lives are only counted."""
    closed: tuple[int, ...] = ()
    """How many closed ones."""
    holder: int | None = None
    """Who has the Coyote card."""
    laid: bool = False
    """It was used in this round."""
    facedown: tuple[FaceDown, ...] = ()
    """The cards face down in the middle: who has looked at each, and whether nobody may."""
    caller: int | None = None
    """Who has called, while the others point and until the count is over."""
    pointed: tuple[int, ...] = ()
    """Who has pointed; at whom is told when all have."""
    begins: int | None = None
    """When the turn began or will begin, in milliseconds since 1970."""
    deadline: int | None = None
    """When its time is up, the bank included."""
    banks: tuple[int, ...] = ()
    """What each seat has left, in milliseconds."""
    hurried: bool = False
    """Only bots are left, and they hurry to the end."""


class Able(Told, frozen=True):
    """What you may do now."""

    lowest: int | None = None
    highest: int | None = None
    unless: int | None = None
    call: bool = False
    coins: tuple[str, ...] = ()
    guesses: tuple[Card, ...] = ()
    specials: tuple[str, ...] = ()
    targets: tuple[int, ...] = ()
    guessed: tuple[str, ...] = ()
    """Those of `coins` that want one of `guesses`."""
    alone: tuple[str, ...] = ()
    """Those of `specials` that are a move of their own; the others go with a number."""
    aimed: tuple[str, ...] = ()
    """Those of `specials` that want one of `targets`."""
    withdraw: bool = False
    """You have guessed right and may sit out, or declare."""
    peek: bool = False
    """You may close an eye and look at the card in the middle."""
    lay: bool = False
    """You may use the Coyote card."""
    points: tuple[int, ...] = ()
    """You must point at one of these seats."""
    give_up: bool = False
    """You must say which eye you give up."""


class You(Told, frozen=True):
    """What you see beyond what everybody sees."""

    seat: int | None
    """Your seat; null: you watch."""
    worn: tuple[Worn, ...] = ()
    more: tuple[Worn, ...] = ()
    replaced: tuple[Worn, ...] = ()
    hidden: int = 0
    refilled: dict[Card, int] | None = None
    drawn_unseen: int = 0
    middle: tuple[Card | None, ...] = ()
    """The cards face down in the middle that you have looked at; null for the others."""
    options: Able | None = None
    awaited: Literal["commit", "show"] | None = None
    """What the fair deal waits for from you."""


class ReasonTold(Told, frozen=True):
    """Why a bot made its last move in the round, from what its seat saw."""

    seat: int
    code: str
    values: dict[str, str]


class LastTold(Told, frozen=True):
    """The last finished round, for everybody."""

    round: int
    events: tuple[AnyHeard, ...]
    proofs: tuple[ProofTold, ...] = ()
    reasons: tuple[ReasonTold, ...] = ()


class Frame(Told, frozen=True, tag_field="tell", tag="table"):
    """Everything that one addressee is told."""

    seq: int
    """How many deeds there were."""
    at: int
    """When the last deed was, in milliseconds since 1970."""
    table: TableTold
    you: You
    terms: TermsTold | None = None
    game: GameTold | None = None
    fair: FairTold | None = None
    last: LastTold | None = None
    """Left out until a round of this game has ended."""
    events: tuple[AnyHeard, ...] = ()
    """What happened with the last news that a client has put into it; never in a frame as it is sent."""


def changes_of(part: type[Told]) -> Any:
    """The type of a part in news: each field is as in the part, or left out because it is as it was."""
    fields = [(name, kind | UnsetType, UNSET) for name, kind in get_type_hints(part).items() if name in part.__struct_fields__]
    return msgspec.defstruct(part.__name__.removesuffix("Told") + "News", fields, frozen=True, module=__name__)


if TYPE_CHECKING:  # any field may be UNSET
    GameNews = GameTold
    YouNews = You
else:
    GameNews = changes_of(GameTold)
    YouNews = changes_of(You)


class News(Told, frozen=True, kw_only=True, tag_field="tell", tag="news"):
    """What has changed for one addressee since the frame or the news with seq `after`: what is left out is as it was."""

    after: int
    seq: int
    at: int
    table: TableTold | UnsetType = UNSET
    terms: TermsTold | UnsetType | None = UNSET
    game: GameNews | UnsetType | None = UNSET
    """The fields that have changed; of `said`, the moves after the first `said_before`."""
    fair: FairTold | UnsetType | None = UNSET
    last: LastTold | UnsetType | None = UNSET
    """Null: this part is gone."""
    events: tuple[AnyHeard, ...] = ()
    """What happened."""
    you: YouNews | UnsetType = UNSET
    """The fields that have changed."""


class Ack(msgspec.Struct, frozen=True, tag_field="tell", tag="ack"):
    """Done, and stored: it survives the server."""

    op: str
    seq: int


class RefusedTold(msgspec.Struct, frozen=True, tag_field="tell", tag="refused"):
    """Not done, and nothing has changed."""

    op: str | None
    """None: the message could not be read that far."""
    code: str
    values: dict[str, int | str]
