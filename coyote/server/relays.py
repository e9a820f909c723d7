"""Relays: servers that help two browsers connect to each other, if the operator has named any.

Law: nothing outside is contacted unless an option names it. A STUN server tells a browser its own address; a TURN server passes
on what two browsers say when they cannot reach each other, or do not want to be seen by each other. A TURN server needs
credentials; ours expire by themselves, in coturn's scheme: the user is `expiry:id`, the password its keyed hash. The id is of
no use anywhere else.
"""

from __future__ import annotations

import hashlib
import hmac
from base64 import b64encode
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from coyote.table.wire.outbound_signals import RelaysTold

LASTS_S: Final = 6 * 3600
"""How long credentials are good for a new connection. A browser asks for others when half of it is over."""


@dataclass(frozen=True, slots=True)
class Relays:
    """The relays of a server. A host may have a port: `turn.example:3478`."""

    stun: str | None = None
    turn: str | None = None
    secret: bytes = b""

    def told(self, guest: str, now_ms: int) -> RelaysTold:
        """What the browser of this guest needs to know of them."""
        from coyote.table.wire.outbound_signals import Relay, RelaysTold  # needs a library, and `serve --help` must not

        stun = [] if self.stun is None else [Relay(f"stun:{self.stun}")]
        if self.turn is None:
            return RelaysTold(tuple(stun))
        user = f"{now_ms // 1000 + LASTS_S}:{hashlib.sha256(guest.encode()).hexdigest()[:16]}"
        password = b64encode(hmac.digest(self.secret, user.encode(), "sha1")).decode()
        turn = [Relay(f"turn:{self.turn}?transport={way}", user, password) for way in ("udp", "tcp")]
        return RelaysTold((*stun, *turn), LASTS_S)


NO_RELAYS: Final = Relays()
