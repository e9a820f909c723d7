"""The environment of a server: its store, its bus, its metrics, its minds, its relays, its outbox, and where it takes time and
randomness from.

Law: time and randomness come in here and nowhere else, so that a test can bring its own. Random bytes are the operating
system's.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field

from coyote.server.bus import Bus
from coyote.server.clock import machine_ms, steady
from coyote.server.deadlines import Deadlines
from coyote.server.metrics import Metrics
from coyote.server.minds import Minds
from coyote.server.outbox import Outbox
from coyote.server.pulse import Pulse
from coyote.server.relays import NO_RELAYS, Relays
from coyote.server.storage.store import Store


@dataclass(frozen=True, slots=True)
class Environment:
    """What every part of a server needs."""

    store: Store
    bus: Bus
    metrics: Metrics
    now: Callable[[], int] = machine_ms
    chance: Callable[[int], bytes] = secrets.token_bytes
    monotonic: Callable[[], float] = steady
    """Seconds, by a clock that nobody can set."""
    minds: Minds = field(default_factory=Minds)
    pulse: Pulse = field(default_factory=Pulse)
    relays: Relays = NO_RELAYS
    outbox: Outbox = field(default_factory=Outbox)
    """What is written to people at the end of each turn of the loop."""
    deadlines: Deadlines = field(default_factory=Deadlines)
