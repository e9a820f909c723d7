"""A farewell: a guest asks to be forgotten, at every table and in every process.

Law: each table where the guest sits or watches writes it down, and hangs up; other processes read it there and do the same. The
token goes last: if the store fails in between, the guest can ask again.
"""

from __future__ import annotations

from typing import Final

from coyote.server.tables.house import House

MOST_TABLES: Final = 200
"""At how many tables a guest is forgotten, the newest first."""


async def farewell(house: House, guest: str) -> None:
    """Forget this guest."""
    store = house.env.store
    watched = [steward.row.id for steward in house.loaded() if guest in steward.lines]
    for table_id in {*watched, *await store.tables_of(guest, MOST_TABLES)}:
        row = await store.table(table_id)
        if row is not None:
            steward = await house.steward(row)
            await steward.credit()  # otherwise the time in which this process did not run would count at the table
            await steward.log.forget(guest)
    await store.forget_guest(guest)
    for steward in house.loaded():
        steward.hang_up(guest)  # they may have come in again meanwhile
