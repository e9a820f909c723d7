"""The fairness record: one JSON document with all that it takes to check how a game was dealt (docs/fair-deal.md).

Law: reading what was written gives the same document, and a document that can be read can be checked: every number is in its
range and every hash has its length. Whether it is true is the business of `verify`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple, NoReturn, TypeVar

from coyote.rules.model.cards import VALUE, Card
from coyote.rules.model.state import Game
from coyote.rules.model.terms import SEATS
from coyote.rules.record.writer import write
from coyote.table.deal.dealer import Dealer
from coyote.table.deal.fair import NAME, Epoch, Seated, key_of
from coyote.table.deal.pile import dealt, listed
from coyote.table.deal.problems import Unverifiable, Wrong
from coyote.table.deal.seals import Sealed

GAME: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""The id of a game."""
HASH: Final = re.compile(r"[0-9a-f]{64}")
"""A seed, a commitment or a root: 32 bytes."""
STARTERS: Final = ("named", "drawn")
"""Who starts was agreed on, or drawn by the fair deal (Q26)."""


class Told(NamedTuple):
    """An epoch that is over, with everything that was told of it."""

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
    epochs: tuple[Told, ...]
    record: str
    """The game in its notation."""


def document(game: Game, epochs: Sequence[tuple[Epoch, bytes]], *, drawn: bool) -> Document:
    """The fairness record of a game, given its epochs with the server's seeds: those from which a card was dealt."""
    piles, deck = list(dealt(game)), game.terms.deck
    dealer = Dealer({epoch.number: key_of(epoch, seed) for epoch, seed in epochs})
    told = [
        Told(epoch, tuple(dealer.shuffle(pile).sealed for pile in piles if pile.epoch == epoch.number), seed)
        for epoch, seed in epochs
        if epoch.number in {pile.epoch for pile in piles}
    ]
    return Document(epochs[0][0].game, listed(deck, deck.counts), drawn, tuple(told), write(game))


def written(document: Document) -> str:
    """The text of a fairness record."""
    epochs = [
        {
            "epoch": told.epoch.number,
            "server_commit": told.epoch.server_commit.hex(),
            "commits": pairs(told.epoch.commits),
            "seeds": pairs(told.epoch.seeds),
            "no_seed": told.epoch.no_seed,
            "shuffles": [{"number": number, "cards": cards, "root": root.hex()} for number, cards, root in told.shuffles],
            "server_seed": told.server_seed.hex(),
        }
        for told in document.epochs
    ]
    starter = STARTERS[document.drawn]
    text = {"fair": NAME, "game": document.game, "deck": document.deck, "starter": starter, "epochs": epochs}
    return json.dumps({**text, "record": document.record}, ensure_ascii=False)


def pairs(seated: Iterable[Seated]) -> list[tuple[int, str]]:
    return [(seat, value.hex()) for seat, value in seated]


# reading

Read = TypeVar("Read")


def read_document(text: str | bytes) -> Document:
    """The document that this text is; raises Unverifiable."""
    try:
        whole = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Unverifiable(Wrong.NOT_JSON, line=getattr(error, "lineno", 1)) from None
    if not isinstance(whole, dict):
        malformed("", "{…}")
    word(whole, "fair", (NAME,), "")
    game = text_of(whole, "game", "")
    if not GAME.fullmatch(game):
        malformed("game", GAME.pattern)
    drawn = word(whole, "starter", STARTERS, "") == "drawn"
    epochs = many(whole, "epochs", lambda epoch, place, where: read_epoch(game, epoch, place, where), "")
    return Document(game, many(whole, "deck", card, ""), drawn, epochs, text_of(whole, "record", ""))


def read_epoch(game: str, thing: Any, place: int, where: str) -> Told:
    numbered(thing, "epoch", place, where)
    epoch = Epoch(
        game,
        place + 1,
        hash_of(thing, "server_commit", where),
        many(thing, "commits", seated, where),
        many(thing, "seeds", seated, where),
        many(thing, "no_seed", seat, where),
    )
    return Told(epoch, many(thing, "shuffles", read_shuffle, where), hash_of(thing, "server_seed", where))


def read_shuffle(thing: Any, place: int, where: str) -> Sealed:
    numbered(thing, "number", place, where)
    return Sealed(place + 1, many(thing, "cards", card, where), hash_of(thing, "root", where))


def many(thing: Any, name: str, read: Callable[[Any, int, str], Read], where: str) -> tuple[Read, ...]:
    """A list, each of its members read in its place."""
    members = member(thing, name, where)
    if not isinstance(members, list):
        malformed(where + name, "[…]")
    return tuple(read(one, place, f"{where}{name}[{place}].") for place, one in enumerate(members))


def member(thing: Any, name: str, where: str) -> Any:
    if not isinstance(thing, dict) or name not in thing:
        malformed(where + name, f'{{"{name}": …}}')
    return thing[name]


def text_of(thing: Any, name: str, where: str) -> str:
    text = member(thing, name, where)
    if not isinstance(text, str):
        malformed(where + name, '"…"')
    return text


def word(thing: Any, name: str, words: Sequence[str], where: str) -> str:
    text = text_of(thing, name, where)
    if text not in words:
        malformed(where + name, " | ".join(words))
    return text


def hash_of(thing: Any, name: str, where: str) -> bytes:
    return hash_in(member(thing, name, where), where + name)


def hash_in(text: Any, where: str) -> bytes:
    if not isinstance(text, str) or not HASH.fullmatch(text):
        malformed(where, HASH.pattern)
    return bytes.fromhex(text)


def numbered(thing: Any, name: str, place: int, where: str) -> None:
    """Epochs and shuffles are listed in their order, the first with the number 1."""
    number = member(thing, name, where)
    if type(number) is not int or number != place + 1:
        malformed(where + name, str(place + 1))


def seat(number: Any, _place: int, where: str) -> int:
    if type(number) is not int or number not in range(SEATS[-1]):
        malformed(where, f"0…{SEATS[-1] - 1}")
    return number


def seated(pair: Any, place: int, where: str) -> Seated:
    if not isinstance(pair, list) or len(pair) != 2:
        malformed(where, "[SEAT, HEX]")
    return Seated(seat(pair[0], place, where), hash_in(pair[1], where))


def card(token: Any, _place: int, where: str) -> Card:
    if not isinstance(token, str) or token not in VALUE:
        malformed(where, "CARD")
    return Card(token)


def malformed(where: str, expected: str) -> NoReturn:
    raise Unverifiable(Wrong.MALFORMED, where=where.rstrip(".") or "{…}", expected=expected)
