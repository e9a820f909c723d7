"""`watch`: a record as a film, through any player's eyes."""

from __future__ import annotations

from http.client import HTTPException

import click

from coyote.commands.common import fail, in_language
from coyote.commands.interface import fills, in_interface, present
from coyote.commands.manual import Explained
from coyote.commands.replay import Source, checked, refuse
from coyote.commands.verify import fetched
from coyote.editions import EDITIONS
from coyote.rules.record.reader import read
from coyote.speech import Speaker
from coyote.terminal.film import Film
from coyote.terminal.fireside import Fireside


@click.command(cls=Explained)
@click.argument("file", metavar="FILE|URL")
@click.option("--seat", metavar="NAME", help="Through this player's eyes; without it, as somebody who watches.")
@in_interface
@in_language
def watch(file: str, seat: str | None, full: bool | None, speak: Speaker) -> None:
    """Watch a finished game as a film, through any player's eyes.

    FILE is a record; a URL is the link of a replay on a server. In plain lines Enter shows the next move; "eyes NAME" looks
    through somebody else's eyes.

    \b
    coyote watch game.coyote --seat ann
    coyote watch https://coyote.example/replay/GAME
    """
    try:
        text = fetched(file, "record")
    except (OSError, HTTPException) as error:
        fail(speak.say("error-file", file=file, reason=getattr(error, "strerror", None) or str(error)))
    source = Source(file, text)
    answer, game = checked(source, seat, speak)
    if game is None:
        refuse(source, answer, speak)
        raise SystemExit(1)
    _, tags = read(text, EDITIONS)
    eyes = None if seat is None else game.terms.seat_of(seat)

    async def begun() -> Fireside:
        return Film(game, tags, eyes)

    present(begun, speak, full=fills(full, speak))
