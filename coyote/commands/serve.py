"""`serve`: run the page and its tables on this machine."""

from __future__ import annotations

import errno
import math
import re
import socket
import sys
import webbrowser
from contextlib import nullcontext
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlsplit

import click

from coyote.commands.common import fail, in_language, show_code
from coyote.commands.database import fail_with_trouble, found, on_database, shown
from coyote.commands.manual import Explained
from coyote.server.journal import LEVELS, begin
from coyote.server.relays import Relays
from coyote.server.serving import Service, bound
from coyote.server.serving import serve as serve_there
from coyote.server.storage.errors import StoreError
from coyote.server.storage.lock import held
from coyote.server.storage.open_store import POSTGRES
from coyote.speech import Speaker

REDIS = ("redis", "rediss", "unix")
RELAY = re.compile(r"([A-Za-z0-9.-]+|\[[0-9A-Fa-f:]+\])(:\d{1,5})?")
"""A host, and perhaps a port."""
LOOPBACK = ("127.0.0.1", "localhost", "[::1]")


@click.command(cls=Explained)
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="The port; 0 takes a free one.")
@click.option("--lan", is_flag=True, help="Let phones on the same network in: prints the address and a QR code for them.")
@click.option("--open/--no-open", "opening", default=None, help="Open the page in a browser.  [default: in a terminal]")
@on_database
@click.option("--redis", metavar="URL", help="redis://… to wake other processes; without it PostgreSQL's notifications do.")
@click.option(
    "--origin", "origins", multiple=True, metavar="URL", help="Another address of the page, e.g. https://coyote.example"
)
@click.option("--proxy", metavar="ADDRESS", help="Trust X-Forwarded-For from this proxy and no other.")
@click.option(
    "--stun", metavar="HOST", help="Tell browsers with a camera or microphone on to ask this STUN server for their address."
)
@click.option("--turn", metavar="HOST", help="Let browsers that cannot reach each other connect through this TURN server.")
@click.option("--turn-secret", metavar="FILE", help="The file with the secret that the TURN server shares with this one.")
@click.option("--open-metrics", is_flag=True, help="Show /metrics to everybody, not only to this machine.")
@click.option("--keep-days", default=30, show_default=True, type=click.IntRange(1), help="How many days quiet tables are kept.")
@click.option(
    "--journal-level", default="info", show_default=True, type=click.Choice(list(LEVELS)), help="How much the journal tells."
)
@click.option("--lease", default=10.0, hidden=True, type=click.FloatRange(0.5, 3600), help="Seconds until another takes over.")
@in_language
def serve(
    host: str,
    port: int,
    lan: bool,
    opening: bool | None,
    database: str | None,
    redis: str | None,
    origins: tuple[str, ...],
    proxy: str | None,
    stun: str | None,
    turn: str | None,
    turn_secret: str | None,
    open_metrics: bool,
    keep_days: int,
    journal_level: str,
    lease: float,
    speak: Speaker,
) -> None:
    """Serve the page and its tables.

    On a laptop no option is needed: everything is kept in one SQLite file, and only this machine gets in. Every
    acknowledged move is on the disk: end it with Ctrl-C or kill it, and the tables go on at the next start.

    \b
    coyote serve
    coyote serve --lan
    coyote serve --database postgresql://… --redis redis://… --origin https://coyote.example --proxy 127.0.0.1
    coyote serve --origin https://coyote.example --proxy 127.0.0.1 --turn turn.example --turn-secret FILE

    With --lan, friends in the room scan a code. With PostgreSQL, as many processes as you like share one database; Redis wakes
    them, or PostgreSQL itself does. Behind a proxy that speaks HTTPS, a WebSocket is let in only from an --origin in the list,
    exactly as written. With --turn, cameras and microphones also work where browsers cannot reach each other; nothing outside
    is contacted unless --stun or --turn names it.

    The server answers only under its own names: this machine's, and those of the origins. A proxy must pass WebSockets on
    (Upgrade, Connection) and the Host. /api/health says that the process is alive, /api/ready whether to send people there
    (503 while it drains), and /metrics counts for Prometheus, if it asks from this machine. SIGTERM drains: lines
    are closed with 1012, clients come back by themselves, and other processes take over the clocks within ten seconds.
    """
    journal = begin(journal_level)
    where = found(database, speak)
    refuse_unfit(speak, host, redis, origins, proxy, (stun, turn))
    relays = Relays(stun, turn, shared_secret(turn, turn_secret, speak))
    if math.isnan(lease):
        fail(speak.say("serve-unfit", option="--lease", value="nan", example="10"))
    if lan and host == "127.0.0.1":
        host = "0.0.0.0"  # noqa: S104 (this is what --lan is for)
    try:
        listening = bound(host, port)
    except OSError as error:
        elsewhere = isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL
        why = "serve-host" if elsewhere else "serve-port"
        fail(speak.say(why, host=host, port=str(port), reason=error.strerror or str(error)))
    port = listening.getsockname()[1]
    everywhere = host in ("0.0.0.0", "::")  # noqa: S104 (it is compared)
    names = [*LOOPBACK, *([lan_address()] if lan else []), *(machine_names() if everywhere else [host])]
    known = frozenset([f"http://{named(name)}:{port}" for name in names] + [origin.rstrip("/") for origin in origins])
    address = f"http://{lan_address() if lan else '127.0.0.1' if everywhere else named(host)}:{port}"

    def started() -> None:
        click.echo(speak.say("serve-open", address=address))
        if lan:
            show_code(address)
        click.echo(speak.say("serve-end"))
        if sys.stdout.isatty() if opening is None else opening:
            webbrowser.open(address)

    service = Service(where, redis, known, proxy, keep_days, int(lease * 1000), open_metrics, relays, journal)
    try:
        with nullcontext() if where.startswith(POSTGRES) else held(Path(where)):
            status = serve_there(service, listening, started)
    except StoreError as trouble:
        fail_with_trouble(trouble, where, speak)
    raise SystemExit(status)


def named(host: str) -> str:
    """A host as an address writes it: IPv6 in brackets."""
    return f"[{host}]" if ":" in host and not host.startswith("[") else host


def shared_secret(turn: str | None, file: str | None, speak: Speaker) -> bytes:
    """What the file holds, without the end of its line. Neither --turn nor --turn-secret is of use without the other."""
    if turn is None and file is None:
        return b""
    try:
        secret = b"" if turn is None or file is None else Path(file).read_bytes().strip()
    except OSError:
        secret = b""
    if not secret:
        fail(
            speak.say(
                "serve-unfit",
                option="--turn-secret",
                value=shown(file or "") or "“”",
                example="--turn turn.example --turn-secret FILE",
            )
        )
    return secret


def refuse_unfit(
    speak: Speaker,
    host: str,
    redis: str | None,
    origins: tuple[str, ...],
    proxy: str | None,
    relays: tuple[str | None, ...] = (),
) -> None:
    """Refuse values that would be accepted in silence and never work."""

    def url(value: str, schemes: tuple[str, ...], *, bare: bool) -> bool:
        try:
            parts = urlsplit(value)
            return parts.scheme in schemes and (parts.port is None or parts.port > 0) and not (bare and parts.path.strip("/"))
        except ValueError:
            return False

    def address(value: str) -> bool:
        try:
            return bool(ip_network(value, strict=False))
        except ValueError:
            return False

    def relay(value: str) -> bool:
        return bool(RELAY.fullmatch(value))

    for option, values, fits, example in (
        ("--host", [host], lambda value: bool(value.strip()), "127.0.0.1"),  # an empty one would listen everywhere
        ("--redis", [redis] if redis else [], lambda value: url(value, REDIS, bare=False), "redis://localhost:6379"),
        ("--origin", origins, lambda value: url(value, ("http", "https"), bare=True), "https://coyote.example"),
        ("--proxy", proxy.split(",") if proxy else [], address, "127.0.0.1"),
        ("--stun, --turn", [one for one in relays if one is not None], relay, "turn.example:3478"),
    ):
        for value in values:
            if not fits(value):
                fail(speak.say("serve-unfit", option=option, value=shown(value) or "“”", example=example))


def lan_address() -> str:
    """This machine's address in its own network: the sender of a packet to elsewhere. None is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def machine_names() -> list[str]:
    """What this machine is called in its own network."""
    name = socket.gethostname().lower()
    return [name] if "." in name else [name, f"{name}.local"]
