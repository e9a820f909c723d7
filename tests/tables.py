"""Tables for tests: a game is the few lines of notation that matter, so that a test takes three lines."""

from __future__ import annotations

import re
from pathlib import Path

from coyote import Game, Illegal, NotationError, read

# For tests that need what one edition has. What holds for every edition walks EDITIONS.
OLIPHANTE, DEVIR, KIDULT = "oliphante_2010", "devir_2021", "kidult_2003"
JAPAN, POWWOW, HEIDELBAER = "japan_2015", "powwow_2006", "heidelbaer_2020"

_CODE = "\n".join(file.read_text(encoding="utf-8") for file in (Path(__file__).parent.parent / "coyote/rules").rglob("*.py"))
NUMBERS = sorted(
    {*(f"R{n}" for n in range(1, 12)), *(f"Q{n}" for n in range(1, 29)), *re.findall(r"\b[RQ]\d+\b", _CODE)},
    key=lambda number: (number[0], int(number[1:])),
)
"""The printed rules and the open questions: those of the rulebook, and whatever the code names besides."""


def record(edition: str, lines: str, seats: str = "ann bob cem dee", starter: str = "ann", **options: str) -> str:
    """The text of a record; `lines` are separated by newlines or ` / `, and each `deal` gets its `round`."""
    header = ["coyote 1", f"edition {edition}", *(f"option {name} {value}" for name, value in options.items())]
    header += [f"seats {seats}", f"starter {starter}"]
    given = [line.strip() for line in lines.replace(" / ", "\n").split("\n") if line.strip()]
    body = [f"round\n{line}" if line.startswith("deal ") else line for line in given]
    return "\n".join([*header, *body]) + "\n"


def played(edition: str, lines: str, seats: str = "ann bob cem dee", starter: str = "ann", **options: str) -> Game:
    """The game after these lines."""
    return read(record(edition, lines, seats, starter, **options)).game


def refused(edition: str, lines: str, seats: str = "ann bob cem dee", starter: str = "ann", **options: str) -> str:
    """The code with which the rules refuse the last of these lines."""
    text = record(edition, lines, seats, starter, **options)
    try:
        read(text)
    except Illegal as illegal:
        assert illegal.line == text.count("\n"), f"refused at line {illegal.line} already: {illegal}"
        return str(illegal.code)
    except NotationError as error:
        raise AssertionError(f"unreadable: {error}") from error
    raise AssertionError("not refused")


def standing(game: Game) -> dict[str, int]:
    """How many coyotes each player has, by name."""
    return dict(zip(game.terms.names, game.coyotes, strict=True))


def to_move(game: Game) -> str:
    """Whose turn it is: a name, or the stage if the Dealer is to move."""
    return game.terms.names[game.turn] if game.turn >= 0 else game.stage


def starter(game: Game) -> str:
    return game.terms.names[game.round.starter]
