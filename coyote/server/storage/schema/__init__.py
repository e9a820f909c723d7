"""The schema: numbered files of SQL. The first makes the tables in an empty database, each later one changes them.

Law: a released file never changes. SQLite and PostgreSQL read the same files. A database knows the number of the last one that
it was given; the files that it lacks are run in one transaction, and of several processes that start at once, one runs them
while the others wait.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from coyote.server.storage.errors import Newer

FOLDER: Final = Path(__file__).parent
NEWEST: Final = sum(1 for _ in FOLDER.glob("*.sql"))

TABLE: Final = "coyote_schema"
NUMBER: Final = f"SELECT number FROM {TABLE}"  # noqa: S608 (our own words)


def missing(number: int, folder: Path = FOLDER, newest: int = NEWEST) -> list[str]:
    """The statements that a database with this number lacks; 0 is an empty one. Raises Newer."""
    if number > newest:
        raise Newer(number, newest)
    lacked = list[str]()
    for later in range(number + 1, newest + 1):
        text = (folder / f"{later}.sql").read_text(encoding="utf-8")
        lacked += [statement for statement in text.split(";\n") if statement.strip()]
        lacked.append(f"UPDATE {TABLE} SET number = {later}")  # noqa: S608 (our own words)
    return lacked
