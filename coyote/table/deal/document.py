"""The fairness record: one JSON document with everything needed to check how a game was dealt (docs/fair-deal.md).

Law: reading what was written gives the same document, and a document that can be read can be checked: it has the fields of
its Structs and no others, every number is in its range and every hash has its length. `verify` finds out whether it is true.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Final, Literal, NamedTuple, NoReturn

import msgspec
from msgspec import Meta

from coyote.rules.model.cards import SPECIALS, Card
from coyote.rules.model.state import Game
from coyote.rules.model.terms import SEATS
from coyote.rules.record.writer import write
from coyote.table.deal.dealer import Dealer
from coyote.table.deal.fair import COMMITMENTS, NAME, Epoch, Seated, key_of
from coyote.table.deal.pile import dealt, listed
from coyote.table.deal.problems import Unverifiable, Wrong
from coyote.table.deal.seals import Sealed

# the document as JSON

Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
"""A seed, a commitment or a root: 32 bytes."""
Seat = Annotated[int, Meta(ge=0, le=SEATS[-1] - 1)]
Token = Annotated[str, Meta(pattern=rf"^(0|-?[1-9][0-9]{{0,2}}|{'|'.join(map(re.escape, SPECIALS))})\Z")]
"""A card."""


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An object with no field too many. Fields are written in the order in which they are declared."""


class FairShuffle(Strict, frozen=True):
    number: int
    cards: tuple[Token, ...]
    root: Hash


class FairEpoch(Strict, frozen=True):
    epoch: int
    server_commit: Hash
    commits: tuple[tuple[Seat, Hash], ...]
    seeds: tuple[tuple[Seat, Hash], ...]
    no_seed: tuple[Seat, ...]
    shuffles: tuple[FairShuffle, ...]
    server_seed: Hash
    commitments: Literal["coyote-commit-2"]


class FairnessRecord(Strict, frozen=True):
    fair: Literal["coyote-shuffle-v1"]
    game: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}\Z")]
    deck: tuple[Token, ...]
    starter: Literal["named", "drawn"]
    """The starter was agreed on, or drawn by the fair deal (Q26)."""
    epochs: tuple[FairEpoch, ...]
    record: str


FORMS: Final = {
    "": "{…}",
    "fair": NAME,
    "game": "[A-Za-z0-9_-]{1,64}",
    "deck": "[CARD, …]",
    "starter": "named | drawn",
    "epochs": "[{…}, …]",
    "record": '"…"',
    "epoch": "N",
    "server_commit": "HEX",
    "commits": "[[SEAT, HEX], …]",
    "seeds": "[[SEAT, HEX], …]",
    "no_seed": "[SEAT, …]",
    "shuffles": "[{…}, …]",
    "server_seed": "HEX",
    "commitments": COMMITMENTS,
    "number": "N",
    "cards": "[CARD, …]",
    "root": "HEX",
}
"""What each field should hold, for people: HEX is 64 hex digits in lower case."""

# the document as it is checked


class FinishedEpoch(NamedTuple):
    """An epoch that is over, with everything that was published about it."""

    epoch: Epoch
    shuffles: tuple[Sealed, ...]
    server_seed: bytes


class Document(NamedTuple):
    """A game and the whole truth about its cards."""

    game: str
    deck: tuple[Card, ...]
    """In canonical order."""
    drawn: bool
    """The first starter was drawn (Q26)."""
    epochs: tuple[FinishedEpoch, ...]
    record: str
    """The game in its notation."""


def document(game: Game, epochs: Sequence[tuple[Epoch, bytes]], *, drawn: bool) -> Document:
    """The fairness record of a game, given its epochs with the server's seeds. It lists the epochs that dealt a card."""
    piles, deck = list(dealt(game)), game.terms.deck
    dealer = Dealer({epoch.number: key_of(epoch, seed) for epoch, seed in epochs})
    told = [
        FinishedEpoch(epoch, tuple(dealer.shuffle(pile).sealed for pile in piles if pile.epoch == epoch.number), seed)
        for epoch, seed in epochs
        if epoch.number in {pile.epoch for pile in piles}
    ]
    return Document(epochs[0][0].game, listed(deck, deck.counts), drawn, tuple(told), write(game))


# writing


def written(document: Document) -> str:
    """The text of a fairness record."""
    epochs = tuple(epoch_json(told) for told in document.epochs)
    starter: Literal["named", "drawn"] = "drawn" if document.drawn else "named"
    whole = FairnessRecord("coyote-shuffle-v1", document.game, document.deck, starter, epochs, document.record)
    return json.dumps(msgspec.to_builtins(whole), ensure_ascii=False)


def epoch_json(told: FinishedEpoch) -> FairEpoch:
    epoch = told.epoch
    return FairEpoch(
        epoch.number,
        epoch.server_commit.hex(),
        pairs(epoch.commits),
        pairs(epoch.seeds),
        epoch.no_seed,
        tuple(FairShuffle(number, cards, root.hex()) for number, cards, root in told.shuffles),
        told.server_seed.hex(),
        COMMITMENTS,
    )


def pairs(seated: Iterable[Seated]) -> tuple[tuple[int, str], ...]:
    return tuple((seat, value.hex()) for seat, value in seated)


# reading


def read_document(text: str | bytes) -> Document:
    """The document that this text is; raises Unverifiable."""
    try:
        parsed = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Unverifiable(Wrong.NOT_JSON, line=getattr(error, "lineno", 1)) from None
    whole = shaped(parsed)
    epochs = tuple(read_epoch(whole.game, place, epoch) for place, epoch in enumerate(whole.epochs))
    return Document(whole.game, tuple(map(Card, whole.deck)), whole.starter == "drawn", epochs, whole.record)


def read_epoch(game: str, place: int, read: FairEpoch) -> FinishedEpoch:
    where = f"epochs[{place}]"
    numbered(read.epoch, place, f"{where}.epoch")
    shuffles = []
    for order, shuffle in enumerate(read.shuffles):
        numbered(shuffle.number, order, f"{where}.shuffles[{order}].number")
        shuffles.append(Sealed(shuffle.number, tuple(map(Card, shuffle.cards)), bytes.fromhex(shuffle.root)))
    commit, seed = bytes.fromhex(read.server_commit), bytes.fromhex(read.server_seed)
    epoch = Epoch(game, read.epoch, commit, seated(read.commits), seated(read.seeds), read.no_seed)
    return FinishedEpoch(epoch, tuple(shuffles), seed)


def seated(pairs: Iterable[tuple[int, str]]) -> tuple[Seated, ...]:
    return tuple(Seated(seat, bytes.fromhex(value)) for seat, value in pairs)


def numbered(number: int, place: int, where: str) -> None:
    """Epochs and shuffles are listed in their order, the first with the number 1."""
    if number != place + 1:
        malformed(where, str(place + 1))


_WHERE: Final = re.compile(r" - at `\$\.?(.*)`\Z")
_FIELD: Final = re.compile(r"^Object (?:missing required|contains unknown) field `(.*?)`")


def shaped(parsed: Any) -> FairnessRecord:
    """What was parsed, if it has the shape of a document.

    msgspec tells the place only in its sentence; a test pins the sentences that are taken apart here.
    """
    try:
        return msgspec.convert(parsed, FairnessRecord)
    except msgspec.ValidationError as error:
        where, field = _WHERE.search(str(error)), _FIELD.match(str(error))
        path = ".".join([*([where[1]] if where and where[1] else []), *([field[1]] if field else [])])
        malformed(*expected(path))


def expected(path: str) -> tuple[str, str]:
    """The place to blame, and what it should hold. A pair of seat and hash is blamed as a whole."""
    path = re.sub(r"((?:commits|seeds)\[\d+\])\[\d\]$", r"\1", path)
    name = re.sub(r"(\[\d+\])*$", "", path.rpartition(".")[2])
    form = FORMS.get(name, "—")
    return path, form[1:].removesuffix(", …]") if path.endswith("]") else form


def malformed(where: str, expected: str) -> NoReturn:
    raise Unverifiable(Wrong.MALFORMED, where=where or "{…}", expected=expected)
