"""`restore`: a backup, put into a database that is empty."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from coyote.commands.common import counter, in_language
from coyote.commands.database import fail_with_trouble, found, on_database, shown
from coyote.commands.manual import Explained
from coyote.speech import Speaker


@click.command(cls=Explained)
@click.argument("file", type=click.Path(path_type=Path))
@on_database
@in_language
def restore(file: Path, database: str | None, speak: Speaker) -> None:
    """Put the backup in FILE into a database that holds nothing yet.

    Nothing is ever written over: move a damaged coyote.db (and the -wal and -shm files beside it) away first. A backup of
    SQLite can be restored into PostgreSQL, and the other way round. Links and tokens stay as they were.

    \b
    coyote restore monday.db
    coyote restore monday.db --database postgresql://…
    """
    from coyote.server.storage.backup import restore as restored
    from coyote.server.storage.errors import StoreError, Trouble

    where = found(database, speak)
    of_backup = (Trouble.FOREIGN, Trouble.NOT_A_DATABASE, Trouble.DAMAGED, Trouble.NEWER)
    try:
        with counter() as progress:
            tables = asyncio.run(restored(file, where, progress))
    except StoreError as trouble:
        fail_with_trouble(trouble, str(file) if trouble.code in of_backup or not file.is_file() else where, speak)
    click.echo(speak.say("restore-done", tables=tables, database=shown(where)))
