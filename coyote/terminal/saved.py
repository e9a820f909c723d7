"""Games that are played alone, kept as records: to watch when they are over, and to go on with when they were left.

Law: a record that is written before its game is over shows nobody's own card. Rounds that are over are written as they are; the
round that was left stands on one line behind a `#`, packed, so that whoever opens the file reads a whole record and no hidden
card by accident. (It keeps no secret from somebody who unpacks it: the game is on their own machine.)
"""

from __future__ import annotations

import base64
import binascii
import zlib
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

from coyote.editions import EDITIONS
from coyote.rules.model.state import Game, Stage
from coyote.rules.record.faults import NotationError
from coyote.rules.record.reader import read
from coyote.rules.record.writer import write
from coyote.terminal.fireside import Unable

SEALED: Final = "# sealed "
MINDS: Final = "minds"
PERSON: Final = "-"


class Kept(NamedTuple):
    """A game, and who plays it: a mind for each seat, or None for the person."""

    game: Game
    minds: tuple[str | None, ...]


def text_of(kept: Kept) -> str:
    """The record, with the round that goes on packed at its end."""
    tags = (" ".join([MINDS, *(mind or PERSON for mind in kept.minds)]),)
    whole = write(kept.game, tags)
    over = kept.game.stage in (Stage.OVER, Stage.STARTER, Stage.DEAL)
    if over:
        return whole
    finished = next(game for game in kept.game.line() if not game.round.heads)
    return write(finished, tags) + SEALED + base64.b64encode(zlib.compress(whole.encode())).decode() + "\n"


def keep(path: Path, kept: Kept) -> None:
    """Write the record, all of it or nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".new")
    beside.write_text(text_of(kept), encoding="utf-8")
    beside.replace(path)


def unused(path: Path) -> Path:
    """A name beside this one that no file has yet: `game-2.coyote` beside `game.coyote`."""
    beside = (path.with_name(f"{path.stem}-{number}{path.suffix}") for number in count(2))
    return next(name for name in beside if not name.exists())


def load(path: Path) -> Kept:
    """A game that was left; raises Unable if it cannot be played on, OSError if it cannot be read."""
    text = path.read_text(encoding="utf-8", errors="replace")
    try:
        sealed = next((line for line in text.splitlines() if line.startswith(SEALED)), None)
        if sealed is not None:
            text = zlib.decompress(base64.b64decode(sealed.removeprefix(SEALED))).decode()
        game, tags = read(text, EDITIONS)
    except (NotationError, binascii.Error, zlib.error, UnicodeDecodeError):
        raise Unable("not-left-here", file=str(path)) from None
    words = next((tag.split()[1:] for tag in tags if tag.split()[:1] == [MINDS]), [])
    minds = tuple(None if word == PERSON else word for word in words)
    if len(minds) != game.terms.seats or minds.count(None) != 1:
        raise Unable("not-left-here", file=str(path))
    if game.stage == Stage.OVER:
        raise Unable("game-is-over", file=str(path))
    return Kept(game, minds)
