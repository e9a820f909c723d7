"""`verify`: check that a game was dealt fairly."""

from __future__ import annotations

import json
import re
import sys
from http.client import HTTPException
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn
from urllib.error import HTTPError
from urllib.request import urlopen

import click

from coyote.commands.common import fail, in_language
from coyote.commands.manual import Explained
from coyote.speech import Speaker

if TYPE_CHECKING:
    from coyote.table.deal.problems import Problem

PATIENCE_S: Final = 20
LARGEST: Final = 50_000_000


@click.command(cls=Explained)
@click.argument("file", metavar="FILE|URL")
@click.option("--json", "as_json", is_flag=True, help="Write one JSON object.")
@in_language
def verify(file: str, as_json: bool, speak: Speaker) -> None:
    """Check that a game was dealt fairly: that nobody chose the cards.

    FILE is the fairness record of a game, - is standard input; a URL is where a server keeps the game, such as the link of
    its replay. Every commitment is checked, every shuffle is done again from the seeds, and every card of the game is compared
    with the result; docs/fair-deal.md says what that proves and what it does not. Ends with status 1 if anything is wrong.

    \b
    coyote verify game.json
    coyote verify http://127.0.0.1:8000/replay/GAME

    \b
    JSON: {"file", "ok": true, "game", "epochs", "shuffles", "cards", "seeds", "without", "withheld", "alone", "over"}
          {"file", "ok": false, "problems": [{"code", "message", …}]}
    """
    from coyote.table.deal.document import read_document
    from coyote.table.deal.problems import Unverifiable
    from coyote.table.deal.verify import figures
    from coyote.table.deal.verify import verify as verified

    try:
        document = read_document(fetched(file))
    except (OSError, HTTPException) as error:
        message = speak.say("error-file", file=file, reason=getattr(error, "strerror", None) or str(error))
        unfair(file, [{"code": "file-unreadable", "message": message}], "fair-next", as_json, speak)
    except Unverifiable as error:
        unfair(file, [as_object(error.problem, speak)], "fair-next", as_json, speak)
    if problems := verified(document):
        unfair(file, [as_object(problem, speak) for problem in problems], "fair-wrong", as_json, speak)
    counted = figures(document)
    if as_json:
        click.echo(json.dumps({"file": file, "ok": True, "game": document.game, **counted._asdict()}))
        return
    for name in ("epochs", "shuffles", "cards", "seeds", "without"):
        click.echo(speak.say(f"fair-{name}", number=str(getattr(counted, name))))
    for name in ("withheld", "alone"):
        if number := getattr(counted, name):
            click.echo(speak.say(f"fair-{name}", number=number))
    if not counted.over:
        click.echo(speak.say("fair-not-over"))
    click.secho(speak.say("fair-good", game=document.game), fg="green")


def fetched(file: str, part: str = "fairness") -> bytes:
    """The bytes at this place. The address of a game's replay on the page stands for this part of what is kept of the game."""
    if file == "-":
        return sys.stdin.buffer.read()
    if not file.startswith(("http://", "https://")):
        return Path(file).read_bytes()
    address = re.sub(r"/replay/([\w-]+)/?([?#].*)?$", rf"/api/games/\1/{part}", file)
    try:
        with urlopen(address, timeout=PATIENCE_S) as answer:  # noqa: S310 (it is one of those two)
            told: bytes = answer.read(LARGEST)
            return told
    except HTTPError as refused:
        refused.close()
        raise


def unfair(file: str, problems: list[dict[str, int | str]], advice: str, as_json: bool, speak: Speaker) -> NoReturn:
    """Say what is wrong and what to do next, and end with status 1."""
    if as_json:
        click.echo(json.dumps({"file": file, "ok": False, "problems": problems}, ensure_ascii=False))
        raise SystemExit(1)
    fail("\n".join([*(f"{problem['message']} [{problem['code']}]" for problem in problems), speak.say(advice, file=file)]))


def as_object(problem: Problem, speak: Speaker) -> dict[str, int | str]:
    from coyote.table.deal.problems import Wrong

    values = {name: str(value) for name, value in problem.values.items()}
    if problem.code == Wrong.RECORD_REFUSED:
        values["reason"] = speak.refusal(values["reason"], values)
    return {"code": problem.code, "message": speak.say(f"unfair-{problem.code}", **values), **problem.values}
