"""Playing by text: lines of the record, said to a game that is being played.

Law: the grammar is the reader's, and every line is read, checked and played as in a record. A game never changes: if one
of several lines is refused, none of them was said. An error says what was expected at this moment.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from coyote.rules.game import Options, options
from coyote.rules.model.moves import DECLARED_SPECIALS, EXCHANGE, EXTRA, GUESS, MORE, NEXT
from coyote.rules.model.state import Game, Stage
from coyote.rules.record.faults import Fault, NotationError
from coyote.rules.record.header import FORMS
from coyote.rules.record.reader import Reader
from coyote.rules.refusals import Code

END_OF_LINE: Final = re.compile(r"(?<!\S)/(?!\S)")
"""A slash between spaces ends a line as well as a line break does."""

OF_CARDS: Final = (Fault.CARD_UNKNOWN, Code.CARD_NOT_IN_PILE)
"""Errors that are explained by the cards that there are at the table."""


def say(game: Game, lines: str) -> Game:
    """The game after these lines of a record, separated by line breaks or ` / `; raises Unreadable or Illegal.

    Players' lines (`bob 50`, `cem coyote`, `ann coin guess 20`) and the Dealer's (`starter ann`, `deal 20 -5 double 7`,
    `turn 5`) are those of a record, with three liberties: `round` may be left out; `coin extra`, `coin exchange` and
    `N more NAME` may come without the card, which the Dealer then owes; and a `turn` may bring some of the cards only.

    >>> from coyote import EDITIONS, start
    >>> game = start(EDITIONS["oliphante_2010"], ["ann", "bob"], starter="ann")
    >>> say(game, "deal 20 -5 / ann 12")
    <Game oliphante_2010: round 1, bob to move, 12 stands>
    >>> say(game, "deal 20 -5 / ann 12 / bob 9")
    Traceback (most recent call last):
    coyote.rules.record.faults.Illegal: line 3: number-too-low (number=9 least=13 expected='bob 13..999 | bob coyote')
    """
    edition = game.terms.edition
    reader = Reader({edition.id: edition}, spoken_to=game)
    try:
        for line in lines.split("\n"):
            for part in END_OF_LINE.split(line.partition("#")[0]):
                reader.line += 1
                if words := part.split():
                    reader.take(words)
    except NotationError as error:
        expected = " ".join(game.terms.deck.kinds) if error.code in OF_CARDS else awaited(reader.ready())
        if "expected" in error.values or not expected:
            raise
        raise type(error)(error.line, error.code, {**error.values, "expected": expected}) from None
    return reader.ready()


def awaited(game: Game) -> str:
    """The lines that can come next; empty if there is none, because the game is over or a card is to be drawn."""
    if game.turn < 0:
        forms = {
            Stage.STARTER: FORMS["starter"],
            Stage.DEAL: "deal" + " CARD" * (len(game.round.inside) + game.terms.edition.middle),
            Stage.TURN: "turn CARD …",
        }
        return forms.get(game.stage, "")
    names = game.terms.names
    return " | ".join(f"{names[game.turn]} {words}" for words in wordings(options(game, game.turn), names))


def wordings(able: Options, names: Sequence[str]) -> list[str]:
    """What a seat may say now, in the words of the record."""
    words = [] if able.lowest is None else [f"{able.lowest}..{able.highest}"]
    words += ["coyote"] if able.call else []
    words += ["withdraw"] if able.withdraw else []
    words += ["peek"] if able.peek else []
    words += ["lay [CARD]"] if able.lay else []
    words += [f"point {names[seat]}" for seat in able.points]
    words += ["give open", "give closed"] if able.give_up else []
    words += [f"coin {coin}" + AFTER.get(coin, "") for coin in able.coins]
    words += [f"N {special}" + AFTER.get(special, "") if special in DECLARED_SPECIALS else special for special in able.specials]
    return words


AFTER: Final = {EXTRA: " [CARD]", EXCHANGE: " [CARD]", GUESS: " CARD", NEXT: " NAME", MORE: " NAME [CARD]"}
"""What must, or may, come after the words of a power."""
