"""`replay`: check records and tell them."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import click

from coyote.commands.common import in_language
from coyote.commands.manual import Explained
from coyote.editions import EDITIONS
from coyote.rules.model.events import Dealt
from coyote.rules.model.moves import DEALER, NOBODY
from coyote.rules.model.state import Game
from coyote.rules.record.faults import NotationError, Unreadable
from coyote.rules.record.reader import read
from coyote.rules.refusals import Code
from coyote.rules.sight import seen
from coyote.rules.story import events
from coyote.speech import Speaker

SEPARATOR = b"---"


class Source(NamedTuple):
    """A text to read, or the reason why there is none."""

    file: str
    text: bytes
    fault: str | None = None
    record: int | None = None
    """Which of many, from 1."""

    @property
    def name(self) -> dict[str, Any]:
        return {"file": self.file} if self.record is None else {"file": self.file, "record": self.record}


@click.command(cls=Explained)
@click.argument("files", nargs=-1, metavar="FILE…")
@click.option("--seat", metavar="NAME", help="Tell only what this player saw.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object for each record.")
@click.option("--many", is_flag=True, help="A text holds many records, separated by lines `---`; - if no FILE is given.")
@in_language
def replay(files: tuple[str, ...], seat: str | None, as_json: bool, many: bool, speak: Speaker) -> None:
    """Check game records against the rules, and tell them.

    FILE - is standard input. Ends with status 1 if any record is refused; the error names the line, a stable code, and
    what was expected.

    \b
    coyote replay game.coyote
    coyote replay game.coyote --seat ann
    coyote replay --json --many < games.txt

    \b
    JSON: {"file", "ok": true, "rounds", "standing": {name: coyotes}, "out": [names], "winner", "to_move"}
          {"file", "ok": false, "line", "code", "message", "kind": "unreadable" | "illegal"}
    """
    if not files and not many:
        raise click.UsageError(speak.say("usage-file"))
    failed = False
    for source in sources(files or ("-",), many):
        answer, game = checked(source, seat, speak)
        failed |= not answer["ok"]
        if as_json:
            click.echo(json.dumps(answer, ensure_ascii=False))
        elif game is None:
            refuse(source, answer, speak)
        else:
            if len(files) > 1 or many:
                click.secho(f"— {' '.join(map(str, source.name.values()))}", dim=True)
            tell(game, seat, speak)
    if failed:
        raise SystemExit(1)


def sources(files: tuple[str, ...], many: bool) -> Iterator[Source]:
    for file in files:
        try:
            text = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        except OSError as error:
            yield Source(file, b"", error.strerror or str(error))
            continue
        if not many:
            yield Source(file, text)
            continue
        record: list[bytes] = []
        number = 1
        for line in text.split(b"\n"):
            if line.strip() == SEPARATOR:
                yield Source(file, b"\n".join(record), record=number)
                record, number = [], number + 1
            else:
                record.append(line)
        if any(line.strip() for line in record):
            yield Source(file, b"\n".join(record), record=number)


def checked(source: Source, seat: str | None, speak: Speaker) -> tuple[dict[str, Any], Game | None]:
    """The answer about a record, and its game if it has one."""

    def refused(line: int, code: str, kind: str, message: str) -> tuple[dict[str, Any], None]:
        return {**source.name, "ok": False, "line": line, "code": code, "message": message, "kind": kind}, None

    if source.fault is not None:
        message = speak.say("error-file", file=source.file, reason=source.fault)
        return refused(0, "file-unreadable", "unreadable", message)
    try:
        game, _ = read(source.text, EDITIONS)
    except NotationError as error:
        kind = "unreadable" if isinstance(error, Unreadable) else "illegal"
        return refused(error.line, error.code, kind, speak.refusal(error.code, error.values))
    names, round = game.terms.names, game.round
    if seat is not None and seat not in names:
        values: dict[str, int | str] = {"name": seat, "expected": " ".join(names)}
        return refused(0, Code.NOT_SEATED, "illegal", speak.refusal(Code.NOT_SEATED, values))
    return {
        **source.name,
        "ok": True,
        "rounds": game.rounds,
        "standing": dict(zip(names, round.coyotes, strict=True)),
        "out": [names[seat] for seat in round.out],
        "winner": None if game.winner is None else names[game.winner],
        "to_move": names[game.turn] if game.turn >= 0 else None,
    }, game


def refuse(source: Source, answer: dict[str, Any], speak: Speaker) -> None:
    """Say on standard error what is wrong with a record."""
    where = source.file if source.record is None else f"{source.file}, {source.record}"
    values = {"file": where, "line": str(answer["line"]), "message": answer["message"], "code": answer["code"]}
    told = "replay-error" if answer["line"] else "replay-error-file"
    click.secho(speak.say(told, **values), fg="red", err=True)


def tell_game(game: Game, speak: Speaker) -> None:
    """Which game it is, and who played."""
    names = speak.listed(game.terms.names)
    told = speak.say("replay-game", edition=game.terms.edition.id, seats=str(game.terms.seats), names=names)
    click.secho(told, bold=True)


def tell(game: Game, seat: str | None, speak: Speaker) -> None:
    """The whole game in sentences, a round at a time."""
    names = game.terms.names
    eyes = None if seat is None else names.index(seat)
    tell_game(game, speak)
    if seat is not None:
        click.echo(speak.say("replay-through", name=seat))
    for past in reversed(list(game.line())):
        if past.before is not None and past.round.heads and not past.before.round.heads:
            click.echo()
        for event in events(past):
            # whoever is out wears no card that they could not see
            hears = None if isinstance(event, Dealt) and eyes not in past.round.inside else eyes
            for line in speak.event(event if eyes is None else seen(event, eyes), names, hears):
                click.echo(line)
    click.echo()
    tell_ending(game, speak)


def tell_ending(game: Game, speak: Speaker) -> None:
    """Where the game stands, and who is next if it is not over."""
    names = game.terms.names
    standing = speak.listed(f"{name} {coyotes}" for name, coyotes in zip(names, game.coyotes, strict=True))
    click.secho(speak.say("replay-standing", standing=standing), bold=True)
    if game.turn == DEALER:
        click.echo(speak.say("replay-waits"))
    elif game.turn != NOBODY:
        click.echo(speak.say("replay-in-progress", name=names[game.turn]))
