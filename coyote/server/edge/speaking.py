"""Speaking: frames in and messages out on a WebSocket, with the sans-I/O core of `websockets`.

Law: messages are UTF-8 and are handed over in order, to one reader; while several wait, nothing is read. The core judges every
frame, except a whole short message that comes while no other frame and no other message is unfinished. A client that breaks the
protocol, or floods us, is told so and no longer read.
"""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Callable
from typing import Final

from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import SEND_EOF
from websockets.server import ServerProtocol

from coyote.server.edge import limits as rates
from coyote.server.edge.framing import framed, length_of, unframed
from coyote.server.edge.inbox import Inbox
from coyote.server.edge.limits import Bucket, Rate
from coyote.server.edge.patience import Impatient

AT_ONCE: Final = 8192
"""How many bytes are parsed before we check whether they hold too many messages."""
MOST_UNREAD: Final = 256
"""How many messages may wait to be handled."""
FLOOD: Final = 1008
"""The close code for a flood of frames."""


class Speaking(Impatient):
    """What is said on a WebSocket that was accepted."""

    writable = True
    """False while the other end does not read."""
    on_writable: Callable[[], None] | None = None
    between = False
    """Whether no frame and no message is unfinished, and more may come."""
    unfinished = 0
    """How many of the bytes that the core was given belong to no frame yet."""
    begun: Opcode | None = None
    """What an unfinished message consists of."""
    frames_left: Bucket | None = None
    """How many more frames may come that are not whole messages; None: none has come yet."""
    paused = False
    unanswered = False
    """Whether a ping is still unanswered."""
    ended = False
    """Nothing is said any more."""
    deaf = False
    """Nothing is heard any more, either."""

    def __init__(self, longest: int | None) -> None:
        self.loop = asyncio.get_running_loop()
        self.core = ServerProtocol(max_size=longest)
        self.inbox = Inbox(self.read_again)
        self.pieces = list[bytes]()
        """What has come of an unfinished message."""

    @abstractmethod
    def fail(self, code: int) -> None:
        """Close the wire, whatever the other end still says."""

    @abstractmethod
    def farewell(self) -> None:
        """The other end has said goodbye."""

    # coming in

    def tolls(self) -> tuple[Rate, ...]:
        return (rates.PIECES,)

    def read(self, data: bytes) -> None:
        text = unframed(data) if self.between else None
        if text is not None:
            return self.hear(text)
        for start in range(0, len(data), AT_ONCE):  # a flood is noticed before all of it is parsed
            if not self.deaf:
                self.parse(data[start : start + AT_ONCE])

    def parse(self, data: bytes) -> None:
        """Let the core take these bytes apart."""
        self.core.receive_data(data)
        self.unfinished += len(data)
        for event in self.core.events_received():
            if isinstance(event, Frame) and not self.deaf:
                self.unfinished -= length_of(event)
                self.take(event)
        self.between = not (self.unfinished or self.ended) and self.begun is None
        answers = self.core.data_to_send()
        if SEND_EOF in answers:  # the core has closed it, for what it was sent
            self.transport.write(b"".join(answers))
            self.fail(CloseCode.PROTOCOL_ERROR)
        elif answers and self.writable:  # no pongs pile up for a client that does not read
            self.transport.write(b"".join(answers))

    def take(self, frame: Frame) -> None:
        match frame.opcode:
            case Opcode.TEXT | Opcode.BINARY:
                self.begun = frame.opcode
                self.take_piece(frame)
            case Opcode.CONT:
                self.pay()
                self.take_piece(frame)
            case Opcode.PONG if self.unanswered:
                self.unanswered = False
            case Opcode.CLOSE:
                self.farewell()
            case _:
                self.pay()

    def take_piece(self, frame: Frame) -> None:
        if frame.data:  # empty ones would take room, and nothing limits their number
            self.pieces.append(bytes(frame.data))
        if frame.fin:
            text = b"".join(self.pieces) if self.begun is Opcode.TEXT else b""  # bytes are no message of ours
            self.begun, self.pieces = None, []
            self.hear(text)

    def hear(self, text: bytes) -> None:
        """Hand over a whole message. Reading stops only when several wait: to stop it at each costs two calls of the system."""
        if self.ended:
            return
        if not text.isascii() and not is_utf8(text):
            return self.fail(CloseCode.INVALID_DATA)
        self.inbox.put_nowait(text)
        waiting = self.inbox.qsize()
        if waiting > MOST_UNREAD:
            self.cut()
        elif waiting > 1 and not self.paused:
            self.paused = True
            self.transport.pause_reading()

    def read_again(self) -> None:
        """Nothing waits any more."""
        if self.paused and not self.transport.is_closing():
            self.paused = False
            self.transport.resume_reading()

    def pay(self) -> None:
        """Charge for pings and pieces of messages, which never get to where asks are counted."""
        self.owe()
        if self.frames_left is None:
            self.frames_left = Bucket(rates.FRAMES)
        if not self.frames_left.take():
            self.cut()

    def cut(self) -> None:
        if not self.deaf:
            if self.held is not None:
                limits, address = self.held
                limits.blame(address)
            self.fail(FLOOD)

    # going out

    def say(self, texts: list[bytes]) -> None:
        """Write these messages, which are UTF-8 already."""
        if not (self.ended or self.transport.is_closing()):
            self.transport.write(framed(texts[0]) if len(texts) == 1 else b"".join(map(framed, texts)))

    def write(self) -> None:
        """Write what the core has to say."""
        self.transport.write(b"".join(self.core.data_to_send()))

    def ping(self) -> bool:
        """Ask whether the other end is there; False: it has not answered the last time."""
        if self.unanswered:
            return False
        self.unanswered = True
        self.core.send_ping(b"")
        self.write()
        return True

    def pause_writing(self) -> None:
        super().pause_writing()
        self.writable = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.writable = True
        if self.on_writable is not None:
            self.on_writable()


def is_utf8(text: bytes) -> bool:
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True
