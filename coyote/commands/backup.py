"""`backup`: everything that a database keeps, in one file."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from coyote.commands.common import counter, in_language
from coyote.commands.database import fail_with_trouble, found, on_database
from coyote.commands.manual import Explained
from coyote.speech import Speaker


@click.command(cls=Explained)
@click.argument("file", type=click.Path(path_type=Path))
@on_database
@in_language
def backup(file: Path, database: str | None, speak: Speaker) -> None:
    """Copy a database into FILE, also while a server is using it.

    The backup is one SQLite file whichever database it came from, and only its owner can read it, since it holds the seeds of
    running games. Copying coyote.db by hand is not enough: the newest moves are in the -wal file beside it.

    \b
    coyote backup monday.db
    coyote backup monday.db --database postgresql://…
    """
    from coyote.server.storage.backup import back_up
    from coyote.server.storage.errors import StoreError, Trouble

    where = found(database, speak)
    try:
        with counter() as progress:
            tables = asyncio.run(back_up(where, file, progress))
    except StoreError as trouble:
        fail_with_trouble(trouble, str(file) if trouble.code == Trouble.NOT_EMPTY else where, speak)
    click.echo(speak.say("backup-done", tables=tables, file=str(file)))
