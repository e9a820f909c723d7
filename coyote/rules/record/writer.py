"""The game record, version 1: writing it. One text is one game, and every card that chance gave is in it.

Law: reading what was written gives the same game. A move that still waits for its card from the Dealer is not written.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from coyote.rules.model.events import Counted, CoyotesTaken, NextStarts, Reshuffled, WentOut, Won
from coyote.rules.model.moves import (
    Again,
    Agree,
    Call,
    Coin,
    Deal,
    Declare,
    Dodge,
    Draw,
    GiveUp,
    Lay,
    Move,
    Peek,
    Point,
    Turn,
    Withdraw,
)
from coyote.rules.model.state import Game, Stage
from coyote.rules.story import events

FIRST_LINE: Final = "coyote 1"

ALONE: Final[dict[str, Move]] = {
    "coyote": Call(),
    "agree": Agree(),
    "again": Again(),
    "dodge": Dodge(),
    "withdraw": Withdraw(),
    "peek": Peek(),
}
"""Moves that are one word."""
WORD: Final[dict[type, str]] = {type(move): word for word, move in ALONE.items()} | {Lay: "lay"}


class Record(NamedTuple):
    """A game and the remarks kept with it."""

    game: Game
    tags: tuple[str, ...] = ()


def write(game: Game, tags: tuple[str, ...] = ()) -> str:
    """The record of a game.

    >>> from coyote import EDITIONS, start
    >>> print(write(start(EDITIONS["kidult_2003"], ["ann", "bob"], starter="bob", out_at=4)), end="")
    coyote 1
    edition kidult_2003
    option out_at 4
    seats ann bob
    starter bob
    """
    return "\n".join([*header(game, tags), *(line for past in reversed(list(game.line())) for line in lines(past))]) + "\n"


def header(game: Game, tags: tuple[str, ...]) -> Iterator[str]:
    terms = game.terms
    yield FIRST_LINE
    yield f"edition {terms.edition.id}"
    for option, value in terms.options.items():
        yield f"option {option} {value}"
    for tag in tags:
        if "#" in tag:
            raise ValueError(f"a tag cannot hold a #, which begins a comment: {tag!r}")
        yield " ".join(["tag", *tag.split()])
    yield f"seats {' '.join(terms.names)}"
    if game.stage != Stage.STARTER:
        first = next(past for past in game.line() if past.round.finished == 0)
        yield f"starter {terms.names[first.round.starter]}"


def lines(game: Game) -> Iterator[str]:
    """What the last move adds to the record."""
    names, before, move = game.terms.names, game.before, game.move
    if isinstance(move, Deal):
        yield ""
        yield "round"
        yield f"deal {' '.join(move.cards)}"
    elif isinstance(move, Turn) and game.stage != Stage.TURN:
        yield f"turn {' '.join(turned(game))}"
    elif isinstance(move, Draw):
        assert before is not None
        yield f"{sentence(before)} {move.card}"
    elif before is not None and before.turn >= 0 and game.stage != Stage.DRAW:
        yield sentence(game)
    if before is not None and before.round.heads and not game.round.heads:
        yield from consequences(game, names)


def sentence(game: Game) -> str:
    """What a player said and did, without the card that chance will add."""
    names = game.terms.names
    return f"{names[game.seat]} {wording(game.move, names)}"


def wording(move: Move | None, names: tuple[str, ...]) -> str:
    """A player's move in the words of the record, without the player's name."""
    if isinstance(move, Declare):
        words = [str(move.number)]
        words += [move.special] if move.special is not None else []
        words += [names[move.target]] if move.target is not None else []
    elif isinstance(move, Coin):
        words = ["coin", move.coin]
        words += [move.guess] if move.guess is not None else []
    elif isinstance(move, Point):
        words = ["point", names[move.target]]
    elif isinstance(move, GiveUp):
        words = ["give", "open" if move.open else "closed"]
    else:
        words = [WORD[type(move)]]
    return " ".join(words)


def turned(game: Game) -> list[str]:
    """The cards turned over since the call."""
    cards: list[str] = []
    for past in game.line():
        if not isinstance(past.move, Turn):
            break
        cards.append(past.move.card)
    return cards[::-1]


def consequences(game: Game, names: tuple[str, ...]) -> Iterator[str]:
    for event in events(game):
        match event:
            case Counted(count, _):
                yield f"= total {count.total}"
            case CoyotesTaken(seat, coyotes):
                yield f"= loser {names[seat]}" + (f" {coyotes}" if coyotes > 1 else "")
            case WentOut(seat):
                yield f"= out {names[seat]}"
            case Reshuffled():
                yield "= reshuffle"
            case NextStarts(seat):
                yield f"= starter {names[seat]}"
            case Won(seat):
                yield f"= winner {names[seat]}"
            case _:
                pass
