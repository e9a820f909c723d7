"""`join`: a table on a server, in this terminal."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any

import click

from coyote.commands.common import fail, in_language, show_code
from coyote.commands.database import home
from coyote.commands.interface import fills, in_interface, present
from coyote.commands.manual import Explained
from coyote.invocation import invocation
from coyote.rules.model.edition import Edition
from coyote.speech import Speaker
from coyote.terminal.fireside import Fireside

NEEDED = ("msgspec", "websockets")
"""What the extra [online] brings."""


@click.command(cls=Explained)
@click.argument("link", metavar="CODE|LINK")
@click.option("--server", metavar="URL", help="Where the table is, if a code is given.")
@click.option("--name", metavar="NAME", help="What you are called there.  [default: as last time]")
@click.option("--watch", "watches", is_flag=True, help="Only watch, even if there is a free seat.")
@in_interface
@in_language
def join(link: str, server: str | None, name: str | None, watches: bool, full: bool | None, speak: Speaker) -> None:
    """Sit down or watch at a table on a server, in this terminal.

    A lost connection comes back by itself, and whoever leaves comes back to the same seat with the same command: the key to it
    is kept in your home. With another --name you come as somebody else.

    \b
    coyote join https://coyote.example/t/LINK
    coyote join bako-dimu --server https://coyote.example
    """
    import msgspec  # noqa: F401 (to name the extra before anything else is asked)
    import websockets  # noqa: F401

    from coyote.terminal.remote.errands import place_of
    from coyote.terminal.remote.keys import Keys
    from coyote.terminal.remote.table import RemoteTable, known_as

    keys = Keys(home(speak).parent / "guests.json")

    async def come() -> Fireside:
        place = place_of(link, server)
        key = await known_as(place.server, name, nickname(speak), keys)
        return await RemoteTable(place, keys, key.name, sits=not watches).open()

    present(come, speak, full=fills(full, speak))


def nickname(speak: Speaker) -> str:
    """A name for somebody who has none there yet."""
    from random import SystemRandom

    return SystemRandom().choice(speak.say("nicknames").split())


def present_table(
    speak: Speaker,
    full: bool,
    server: str,
    called: str | None,
    *,
    edition: Edition,
    seats: int | None,
    options: dict[str, str],
    minds: Sequence[str],
) -> None:
    """Open a table on a server, and show it with its link and QR code."""
    if missing := [name for name in NEEDED if find_spec(name) is None]:
        fail(speak.say("error-extra", command=f"{invocation()} play --server", extra="online", package=missing[0]))
    from coyote.terminal.remote.errands import Place, fetch, origin
    from coyote.terminal.remote.keys import Keys
    from coyote.terminal.remote.table import RemoteTable, known_as

    keys = Keys(home(speak).parent / "guests.json")
    setting: dict[str, Any] = {"edition": edition.id, "options": options}
    setting |= {} if seats is None else {"seats": seats}

    async def opened() -> Fireside:
        where = origin(server)
        key = await known_as(where, called, nickname(speak), keys)
        told = await fetch(where, "POST", "/api/tables", {"setting": setting, "bots": list(minds)}, key.token)
        place = Place(where, told["link"])
        if not full and sys.stdout.isatty():
            show_code(place.address)
        return await RemoteTable(place, keys, key.name, sits=True).open()

    present(opened, speak, full=full)
