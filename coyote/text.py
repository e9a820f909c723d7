"""Text for language models: a view as a prompt, and a reply as a move.

Law: a prompt is made of a view, so it tells what that seat sees and nothing else. A reply may say whatever it likes and holds
exactly one action in square brackets; none, two or an unreadable one are a Problem, with a code and a sentence that says what
was expected. Whether the rules allow the move is for the rules to say.

>>> from random import Random
>>> from coyote import EDITIONS, deal, start, view
>>> game = deal(start(EDITIONS["kidult_2003"], ["ann", "bob"], starter="ann"), Random(1))
>>> parse("Bob wears a lot, so: [say 12]", view(game, "ann"))
Declare(number=12, special=None, target=None)
>>> parse("I am not sure.", view(game, "ann")).code
<ProblemCode.NO_ACTION: 'no-action'>
"""

from __future__ import annotations

import re
from enum import StrEnum, unique
from typing import Final, NamedTuple

from coyote.errors import BadArgument
from coyote.rules.model.cards import Card
from coyote.rules.model.events import Event
from coyote.rules.model.moves import (
    AIMED_SPECIALS,
    COINS,
    DECLARED_SPECIALS,
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
from coyote.speech import speaker

LONGEST: Final = 100_000
"""How many characters of a reply are looked at."""
ACTION: Final = re.compile(r"\[([^\[\]\n]{1,80})\]")

ALONE: Final[dict[str, PlayerMove]] = {"agree": Agree(), "again": Again(), "dodge": Dodge(), "peek": Peek(), "lay": Lay()}
"""Actions of one word, besides the call."""

RULES: Final = """You are playing Coyote, a bluffing game. Everyone wears a card on their head and sees all cards but their own.
In turn, each player declares a number higher than the last one, or calls Coyote! on the last declarer. After a call all cards
are counted: if the total is lower than the declared number, the declarer loses the round, otherwise the caller does.
{loss} The last player in wins."""
COYOTES: Final = "The loser takes a coyote; with {out_at} coyotes a player is out."
EYES: Final = "The loser gives up an eye; without eyes a player is out."
"""What a lost round costs, where lives are counted in coyotes and where they are eyes."""


@unique
class ProblemCode(StrEnum):
    """What can be wrong with a reply."""

    NO_ACTION = "no-action"
    SEVERAL_ACTIONS = "several-actions"
    UNKNOWN_ACTION = "unknown-action"
    NO_NUMBER = "no-number"
    UNKNOWN_SPECIAL = "unknown-special"
    UNKNOWN_COIN = "unknown-coin"
    UNKNOWN_PLAYER = "unknown-player"
    UNKNOWN_CARD = "unknown-card"


class Problem(NamedTuple):
    """Why a reply is no move."""

    code: ProblemCode
    sentence: str
    """What was expected instead."""


def prompt(view: View) -> str:
    """All that the seat knows, and what it may do, for a model that reads."""
    names, terms = view.terms.names, view.terms
    if view.seat is None:
        raise BadArgument("a prompt is for somebody who plays, and a watcher does not")
    hidden = "a card" if view.hidden == 1 else f"{view.hidden} cards"
    lines = [
        RULES.format(loss=EYES if view.eyes else COYOTES.format(out_at=terms.out_at)),
        "",
        f"Deck: {', '.join(f'{count} x {kind}' for kind, count in zip(terms.deck.kinds, terms.deck.counts, strict=True))}.",
        f"You are {names[view.seat]}. Players in order: {', '.join(names[seat] for seat in view.inside)}.",
        lives(view),
        f"You see: {', '.join(f'{names[seat]} wears {card}' for seat, card in (*view.worn, *view.more)) or 'no cards'}.",
        f"You do not see {hidden} that will be counted." if view.hidden else "You see every card that will be counted.",
    ]
    if view.middle:
        seen = ", ".join("one that you have not seen" if card is None else str(card) for card in view.middle)
        lines.append(f"Face down in the middle, and counted: {seen}.")
    if view.extra:
        lines.append(f"On the table: {', '.join(str(card) for _, card in view.extra)}.")
    lines.append(f"Discarded: {named(view.terms.deck.named(view.discards))}. Cards in the pile: {view.pile}.")
    if view.said:
        lines.append(
            "Said in this round: " + "; ".join(f"{names[seat]} {written(move, view)}" for seat, move in view.said) + "."
        )
    standing = "Nobody has declared a number in this round yet."
    if view.number is not None and view.declarer is not None:
        standing = f"The number that stands is {view.number}, declared by {names[view.declarer]}."
    lines.append(standing)
    choices = actions(view)
    if choices:
        lines += [
            "",
            "It is your turn. Reply with exactly one action in square brackets:",
            *(f"- {choice}" for choice in choices),
        ]
    return "\n".join(lines)


def lives(view: View) -> str:
    """How everybody fares: with eyes, or with coyotes."""
    names = view.terms.names
    if view.eyes:
        told = (f"{names[seat]} {view.eyes[seat]} open, {view.closed[seat]} closed" for seat in view.inside)
        return f"Eyes: {'; '.join(told)}."
    return f"Coyotes: {', '.join(f'{names[seat]} {view.coyotes[seat]}' for seat in view.inside)}."


def named(cards: dict[Card, int]) -> str:
    return ", ".join(f"{count} x {card}" for card, count in cards.items()) or "nothing"


def actions(view: View) -> list[str]:
    """What this seat may do now, as it would be written."""
    able, told = view.options, list[str]()
    if able.lowest is not None:
        but = "" if able.unless is None else f", but not {able.unless}"
        told.append(f"[say N] declares the number N, from {able.lowest} to {able.highest}{but}")
        for special in able.specials:
            if special in AIMED_SPECIALS:
                told.append(f"[say N {special} NAME] the same with the special {special}, aimed at a player")
            elif special in DECLARED_SPECIALS:
                told.append(f"[say N {special}] the same with the special {special}")
    if able.call:
        told.append("[coyote] calls Coyote! on the last declarer")
    told += [f"[{special}] uses the special {special}" for special in able.specials if special not in DECLARED_SPECIALS]
    for coin in able.coins:
        told.append("[coin guess CARD] guesses your own card" if coin == GUESS else f"[coin {coin}] turns over the coin {coin}")
    if able.withdraw:
        told.append("[sit out] sits out the rest of the round, safe")
    if able.peek:
        told.append("[peek] closes an open eye and looks at the card in the middle, alone; then you must raise")
    if able.lay:
        told.append("[lay] uses the Coyote card: one more card lies in the middle, and you alone know it; then you must raise")
    told += [f"[point {view.terms.names[seat]}] says that {view.terms.names[seat]} will win the call" for seat in able.points]
    if able.give_up:
        told += ["[give open] gives up an open eye", "[give closed] gives up a closed eye"]
    return told


def written(move: PlayerMove, view: View) -> str:
    """A move as an action without its brackets."""
    match move:
        case Declare(number, special, target):
            aimed = "" if target is None else f" {view.terms.names[target]}"
            return f"say {number}" + ("" if special is None else f" {special}{aimed}")
        case Call():
            return "coyote"
        case Coin(coin, guess):
            return f"coin {coin}" + ("" if guess is None else f" {guess}")
        case Agree():
            return "agree"
        case Again():
            return "again"
        case Dodge():
            return "dodge"
        case Withdraw():
            return "sit out"
        case Peek():
            return "peek"
        case Lay():
            return "lay"
        case Point(target):
            return f"point {view.terms.names[target]}"
        case GiveUp(open):
            return "give open" if open else "give closed"


def tell(event: Event, view: View) -> str:
    """What happened, in English, to the seat of this view; the event must be one that this seat has `heard`."""
    return " ".join(speaker("en").event(event, view.terms.names, view.seat))


def parse(reply: str, view: View) -> PlayerMove | Problem:
    """The move that a reply holds, or what is wrong with it."""
    found = ACTION.findall(reply[:LONGEST])
    if not found:
        return Problem(ProblemCode.NO_ACTION, f"Expected exactly one action in square brackets, such as {example(view)}.")
    if len(found) > 1:
        several = ", ".join(f"[{action}]" for action in found[:4])
        return Problem(ProblemCode.SEVERAL_ACTIONS, f"Expected exactly one action in square brackets, and found {several}.")
    words = found[0].split()
    match [word.lower() for word in words[:2]]:
        case ["coyote" | "call"] if len(words) == 1:
            return Call()
        case [word] if word in ALONE:
            return ALONE[word]
        case ["sit", "out"] if len(words) == 2:
            return Withdraw()
        case ["give", "open" | "closed" as eye] if len(words) == 2:
            return GiveUp(eye == "open")
        case ["point", *_]:
            return pointed(words[1:], view)
        case ["say", *_]:
            return declared(words[1:], view)
        case ["coin", *_]:
            return coin(words[1:], view)
    return Problem(ProblemCode.UNKNOWN_ACTION, f"[{found[0]}] is no action. Expected one such as {example(view)}.")


def pointed(words: list[str], view: View) -> PlayerMove | Problem:
    if len(words) != 1 or words[0] not in view.terms.names:
        expected = ", ".join(view.terms.names[seat] for seat in view.options.points) or "the caller or the declarer"
        return Problem(ProblemCode.UNKNOWN_PLAYER, f"After point, expected one of {expected}.")
    return Point(view.terms.names.index(words[0]))


def declared(words: list[str], view: View) -> PlayerMove | Problem:
    if not words or not re.fullmatch(r"[+-]?\d{1,4}", words[0]) or len(words) > 3:
        return Problem(ProblemCode.NO_NUMBER, "After say, expected one whole number, as in [say 12].")
    number, special = int(words[0]), words[1].lower() if len(words) > 1 else None
    if special is not None and special not in DECLARED_SPECIALS:
        expected = ", ".join(DECLARED_SPECIALS)
        return Problem(ProblemCode.UNKNOWN_SPECIAL, f"After the number, expected nothing or one of {expected}.")
    aimed = words[2] if len(words) > 2 else None
    if (special in AIMED_SPECIALS) != (aimed is not None) or (aimed is not None and aimed not in view.terms.names):
        expected = ", ".join(view.terms.names)
        return Problem(ProblemCode.UNKNOWN_PLAYER, f"more and next are aimed at one of {expected}, the others at nobody.")
    return Declare(number, special, None if aimed is None else view.terms.names.index(aimed))


def coin(words: list[str], view: View) -> PlayerMove | Problem:
    kind = words[0].lower() if words else ""
    if kind not in COINS or (len(words) > 1 and kind != GUESS):
        return Problem(ProblemCode.UNKNOWN_COIN, f"After coin, expected one of {', '.join(COINS)}.")
    if kind != GUESS:
        return Coin(kind)
    kinds = {str(card): card for card in view.terms.deck.kinds}
    if len(words) != 2 or words[1] not in kinds:
        return Problem(ProblemCode.UNKNOWN_CARD, f"After guess, expected one of {', '.join(kinds)}.")
    return Coin(kind, kinds[words[1]])


def example(view: View) -> str:
    if view.options.points:
        return f"[point {view.terms.names[view.options.points[0]]}]"
    if view.options.give_up:
        return "[give closed]"
    return f"[say {view.options.lowest}]" if view.options.lowest is not None else "[coyote]"
