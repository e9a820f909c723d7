"""What people type: a line becomes a move, or one of the terminal's own words.

Law: it only reads; whether the move may be made is for the rules to say. The words of the record are understood in every
language, and so are the words that the reader's own language has for them, in upper or lower case.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from coyote.rules.model.moves import (
    AGAIN,
    AGREE,
    DODGE,
    GUESS,
    Again,
    Agree,
    Call,
    Coin,
    Declare,
    Dodge,
    GiveUp,
    Lay,
    Peek,
    PlayerMove,
    Point,
    Withdraw,
)
from coyote.rules.sight import View
from coyote.speech import Speaker

COMMANDS: Final = ("look", "coach", "help", "quit", "start", "sit", "bot", "noise", "eyes", "back", "round")
"""The terminal's own words; `terminal-word-NAME` is what a language calls them."""
ALONE: Final[dict[str, PlayerMove]] = {AGREE: Agree(), AGAIN: Again(), DODGE: Dodge()}
"""Specials that are a move of their own."""
NUMBER: Final = re.compile(r"[+-]?\d{1,9}")


OPEN_EYE, CLOSED_EYE = "open", "closed"


class Command(NamedTuple):
    """One of the terminal's own words, and what came after it."""

    name: str
    rest: str = ""


def bare(words: str) -> str:
    """Words as they are compared: in small letters, with plain spaces and minus signs, without a full stop or a shout."""
    return " ".join(words.replace("−", "-").replace("\u00a0", " ").casefold().strip("!！¡.。… ").split())


def labels(message: str, word: str, speak: Speaker) -> Iterator[str]:
    """What somebody may type for a thing: its word in the record, and what it is called here."""
    yield word
    if message in speak.entries:
        yield bare(speak.say(message))


def read(line: str, view: View | None, names: Sequence[str], speak: Speaker) -> PlayerMove | Command | None:
    """The move or command that was typed; None if it is neither."""
    said = bare(line)
    move = None if view is None else moved(said, view, names, speak)
    return move if move is not None else commanded(said, speak)


def commanded(said: str, speak: Speaker) -> Command | None:
    for name in COMMANDS:
        for word in labels(f"terminal-word-{name}", name, speak):
            if said == word or said.startswith(f"{word} "):
                return Command(name, said[len(word) :].strip())
    return None


def moved(said: str, view: View, names: Sequence[str], speak: Speaker) -> PlayerMove | None:
    first, _, rest = said.partition(" ")
    if NUMBER.fullmatch(first):
        return declared(int(first), rest, view, names, speak)
    if said in labels("play-coyote", "coyote", speak):
        return Call()
    if said in labels("play-withdraw", "withdraw", speak):
        return Withdraw()
    for special, move in ALONE.items():
        if special in view.terms.specials and said in labels(f"special-{special}", special, speak):
            return move
    if view.eyes and (glance := glanced(said, view, names, speak)) is not None:
        return glance
    plain = said.removeprefix("coin ")
    for coin in dict.fromkeys(view.terms.coins):
        for word in labels(f"coin-{coin}", coin, speak):
            if coin == GUESS and plain.startswith(f"{word} "):
                return Coin(
                    coin, next((kind for kind in view.terms.deck.kinds if plain[len(word) + 1 :] in spelled(kind, speak)), None)
                )
            if plain == word:
                return Coin(coin)
    return None


def glanced(said: str, view: View, names: Sequence[str], speak: Speaker) -> PlayerMove | None:
    """What only eyes can do: look, lay, point at somebody, give one of them up."""
    if said in labels("play-peek", "peek", speak):
        return Peek()
    if said in labels("play-lay", "lay", speak):
        return Lay()
    verb, _, rest = said.partition(" ")
    if verb in labels("terminal-word-point", "point", speak):
        target = seat_of(rest, view.terms.names, names)
        return None if target is None else Point(target)
    if verb in labels("terminal-word-give", "give", speak):
        for eye in (OPEN_EYE, CLOSED_EYE):
            if rest in labels(f"terminal-word-{eye}", eye, speak):
                return GiveUp(eye == OPEN_EYE)
    return None


def declared(number: int, rest: str, view: View, names: Sequence[str], speak: Speaker) -> PlayerMove | None:
    """A number, perhaps with a special and the one it is aimed at."""
    if not rest:
        return Declare(number)
    for special in view.terms.specials:
        for word in labels(f"special-{special}", special, speak):
            if rest == word:
                return Declare(number, special)
            if rest.startswith(f"{word} "):
                target = seat_of(rest[len(word) + 1 :], view.terms.names, names)
                return None if target is None else Declare(number, special, target)
    return None


def seat_of(word: str, *ways: Sequence[str]) -> int | None:
    """The seat of somebody who is called so, in the record or here."""
    return next((seat for names in ways for seat, name in enumerate(names) if bare(name) == bare(word)), None)


def spelled(card: str, speak: Speaker) -> set[str]:
    """What somebody may type for a card: its token, its name, or both as they are printed."""
    return {card, bare(speak.named(card)), bare(speak.card(card))}  # type: ignore[arg-type]
