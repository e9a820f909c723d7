"""`doctor`: what is wrong with a database, table by table."""

from __future__ import annotations

import asyncio
import json

import click

from coyote.commands.common import counter, in_language
from coyote.commands.database import fail_with_trouble, found, on_database, shown
from coyote.commands.manual import Explained
from coyote.speech import Speaker


@click.command(cls=Explained)
@on_database
@click.option("--json", "as_json", is_flag=True, help="Write one JSON object.")
@in_language
def doctor(database: str | None, as_json: bool, speak: Speaker) -> None:
    """Read a whole database and say which tables are fine, and what is wrong with the others.

    Every log is checked entry by entry and played again, and every seed is compared with what the server committed to. Nothing
    is changed, and the server may be running. Ends with status 1 if anything is wrong.

    \b
    JSON: {"healthy", "fine", "ill": [{"table", "finding", "seq"}], "database": [TEXT, …], "version", "known"}
    """
    from coyote.server.doctor import examine
    from coyote.server.storage.errors import StoreError

    where = found(database, speak)
    try:
        with counter() as progress:
            report = asyncio.run(examine(where, lambda done, whole: progress(f"/ {whole}", done)))
    except StoreError as trouble:
        fail_with_trouble(trouble, where, speak)
    if as_json:
        ill = [illness._asdict() for illness in report.ill]
        click.echo(json.dumps({"healthy": report.healthy, **report._asdict(), "ill": ill}))
    elif report.version != report.known:
        click.echo(speak.say("doctor-older", database=shown(where)))
    else:
        for said in report.database:
            click.secho(speak.say("doctor-database", said=said), fg="red")
        for table, finding, seq in report.ill:
            click.secho(speak.say(f"doctor-{finding}", table=table, seq=str(seq)), fg="red")
        click.echo(speak.say("doctor-fine", tables=report.fine))
        if report.healthy:
            click.secho(speak.say("doctor-healthy"), fg="green")
    raise SystemExit(0 if report.healthy else 1)
