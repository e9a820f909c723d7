"""A wire: one WebSocket, from its handshake to its end.

Law: no message is read before the application has accepted. Nobody keeps a wire open by doing nothing: a client that does not
answer a ping is cut off, and a closed wire is gone soon after, whether the client agrees or not.
"""

from __future__ import annotations

import asyncio
import logging
from asyncio import TimerHandle
from asyncio.transports import BaseTransport
from collections.abc import Callable
from typing import Any, Final, cast
from urllib.parse import unquote

from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import CloseCode
from websockets.http11 import Request, Response
from websockets.protocol import State

from coyote.server.edge.speaking import Speaking
from coyote.server.journal import note

WIRE: Final = "coyote"
"""The key in the scope's extensions under which the application finds the wire to write to."""
LINGER_S: Final = 10.0
"""How long the other end of a closed wire may take to read the last message."""
DEAF_S: Final = 1.0
"""How long we ignore what still comes after a close: if we hung up at once, the close code would be lost."""
UNREADABLE: Final = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
NONE, FORBIDDEN, AWAY = "", 403, 503
SWITCHING: Final = 101


class Wire(Speaking):
    """A WebSocket. uvicorn makes it and hands it the request; the application may write to it without waiting."""

    accepting: Response | None = None
    """What is answered if the application accepts; None: the request is answered, or has not been read."""
    beating: TimerHandle | None = None
    ending: TimerHandle | None = None

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        super().__init__(config.ws_max_size)
        self.config, self.server_state, self.app_state = config, server_state, app_state

    def connection_made(self, transport: BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.server_state.connections.add(cast(Any, self))

    # opening

    def read(self, data: bytes) -> None:
        if self.between or self.core.state is not State.CONNECTING:
            super().read(data)
        else:
            self.open(data)

    def open(self, data: bytes) -> None:
        """Read the request, which uvicorn hands over as a whole, and let the application decide about it."""
        self.core.receive_data(data)
        request = next(iter(self.core.events_received()), None)
        if not isinstance(request, Request):  # it has a body, for example
            self.ended = True
            self.transport.write(b"".join(self.core.data_to_send()) or UNREADABLE)
            return self.leave()
        response = self.core.accept(request)
        if response.status_code != SWITCHING:
            return self.turn_away(response)
        self.accepting = response
        self.transport.pause_reading()
        scope = self.scope(request)
        request.headers.clear()  # the core keeps them for as long as the wire is open
        task = self.loop.create_task(self.serve(scope))
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    def scope(self, request: Request) -> dict[str, Any]:
        """What the application is told about the request."""
        path, _, query = request.path.partition("?")
        return {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "server": self.transport.get_extra_info("sockname"),
            "client": self.transport.get_extra_info("peername"),
            "root_path": "",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": [(name.lower().encode(), value.encode("latin-1")) for name, value in request.headers.raw_items()],
            "subprotocols": [],
            "state": self.app_state,
            "extensions": {WIRE: self},
        }

    async def serve(self, scope: dict[str, Any]) -> None:
        """Let the application have it."""
        coming = iter([{"type": "websocket.connect"}])

        async def receive() -> Any:
            return next(coming, None) or message(await self.inbox.get())

        async def send(message: Any) -> None:
            if self.ended:
                raise ConnectionResetError  # it may have been closed for what it sent: no error of ours
            match message["type"]:
                case "websocket.accept":
                    self.accept()
                    scope.clear()  # nobody asks for the request any more, and it would be kept for as long as the wire is open
                case "websocket.send":
                    self.say([message["text"].encode()])
                case _ if self.accepting is not None:
                    self.turn_away(self.core.reject(FORBIDDEN, NONE))
                case _:
                    self.close(message["code"])

        try:
            await self.config.loaded_app(cast(Any, scope), receive, send)
        except OSError:
            pass  # the other end is gone
        except Exception as error:
            note("unexpected error", logging.ERROR, error)
        finally:
            if not self.ended:
                self.leave()

    def accept(self) -> None:
        if self.accepting is not None:
            self.core.send_response(self.accepting)
            self.accepting, self.between = None, True
            self.write()
            self.transport.resume_reading()
            self.beat_later()

    def turn_away(self, response: Response) -> None:
        """Answer the request, and hang up."""
        self.accepting, self.ended = None, True
        self.core.send_response(response)
        self.write()
        self.leave()

    def beat_later(self) -> None:
        if self.config.ws_ping_interval is not None:
            self.beating = self.loop.call_later(self.config.ws_ping_interval, self.beat)

    def beat(self) -> None:
        if self.ping():
            self.beat_later()
        else:
            self.transport.abort()

    # closing

    def close(self, code: int) -> None:
        """Say goodbye, and wait for the other end to say so, too."""
        if not self.ended:
            self.core.send_close(code)
            self.write()
            self.end()
            self.within(LINGER_S, self.transport.abort)

    def farewell(self) -> None:
        self.write()
        self.end()
        self.leave()

    def hang_up(self, code: int) -> None:
        if not self.ended:
            self.fail(code)

    def fail(self, code: int) -> None:
        if not self.deaf:
            self.deaf = True
            self.core.fail(code)  # which changes nothing if it has failed by itself
            self.write()
            self.end()
            self.within(DEAF_S, self.leave)

    def end(self) -> None:
        """Let the reader know that nothing more comes."""
        if not self.ended:
            self.ended, self.between = True, False
            self.inbox.put_nowait(None)
            self.read_again()
            if self.beating is not None:
                self.beating.cancel()

    def leave(self) -> None:
        self.transport.close()
        self.within(LINGER_S, self.transport.abort)

    def within(self, seconds: float, what: Callable[[], None]) -> None:
        """Do this to end it, unless it is gone by then."""
        if self.ending is not None:
            self.ending.cancel()
        self.ending = self.loop.call_later(seconds, what)

    def shutdown(self) -> None:
        """uvicorn ends."""
        if self.accepting is not None:
            return self.turn_away(self.core.reject(AWAY, NONE))
        self.close(CloseCode.SERVICE_RESTART)
        self.leave()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.server_state.connections.discard(cast(Any, self))
        self.deaf, self.paused = True, False
        self.end()
        if self.ending is not None:
            self.ending.cancel()


def message(text: bytes | None) -> dict[str, Any]:
    """What came in, for an application that does not listen to the inbox itself."""
    if text is None:
        return {"type": "websocket.disconnect", "code": CloseCode.ABNORMAL_CLOSURE}
    return {"type": "websocket.receive", "text": text.decode()}
