"""Which database a command works on, and what is said when that fails.

Law: every trouble of a store ends in one sentence that says what is wrong and what to do; no password is in it.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

import click

from coyote.commands.common import fail
from coyote.speech import Speaker

if TYPE_CHECKING:
    from coyote.server.storage.errors import StoreError

Function = TypeVar("Function", bound=Callable[..., Any])

on_database: Callable[[Function], Function] = click.option(
    "--database", metavar="FILE|URL", help="An SQLite file, or postgresql://…  [default: a file in your home]"
)


def found(database: str | None, speak: Speaker) -> str:
    """The file or URL; fails where there is nothing that could be kept."""
    if database is None:
        return str(home(speak))
    if not database.strip() or database == ":memory:" or ("://" not in database and Path(database).is_dir()):
        fail(speak.say("serve-unfit", option="--database", value=database or "“”", example="coyote.db"))
    return database


def home(speak: Speaker) -> Path:
    """The default database, where programs keep their data."""
    base = os.environ.get("LOCALAPPDATA") if os.name == "nt" else os.environ.get("XDG_DATA_HOME")
    try:
        folder = (Path(base) if base else Path.home() / ".local" / "share") / "coyote"
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError) as error:  # a user without a name has no home
        fail(speak.say("serve-home", reason=getattr(error, "strerror", None) or str(error)))
    return folder / "coyote.db"


def fail_with_trouble(trouble: StoreError, database: str, speak: Speaker) -> NoReturn:
    fail(f"{speak.say(f'trouble-{trouble.code}', database=shown(database))} [{trouble}]")


def shown(where: str) -> str:
    """A database's place without its password."""
    scheme, slashes, rest = where.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}" if slashes else where
