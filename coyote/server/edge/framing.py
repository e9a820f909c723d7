"""Framing: a message as a frame of a WebSocket, and back.

Law: outgoing text is UTF-8 already. Of incoming bytes, only a whole short message that arrived alone, in a frame of its own, is
parsed here; everything else is left to the library.
"""

from __future__ import annotations

from struct import Struct
from typing import Final

from websockets.frames import Frame

TEXT: Final = 0x81
"""The first byte of a frame that is a whole text message."""
MASKED: Final = 0x80
"""Added to the second byte of every frame from a client, which holds the size."""
TWO_BYTES, EIGHT_BYTES = 126, 127
"""These stand in place of the size: it follows, in this many bytes."""
SHORT: Final = 1024
"""The longest message that is taken apart here."""
short, long, longest = (Struct(form).pack for form in ("!BB", "!BBH", "!BBQ"))
latest: Final = [(b"", short(TEXT, 0))]
"""The message that was framed last, with its frame: hundreds may look on, and each in turn is sent the same object."""


def framed(text: bytes) -> bytes:
    """A message as a frame: the library would decode and encode it again. For all who are told the same, it is made once."""
    told, frame = latest[0]
    if text is told:
        return frame
    size = len(text)
    if size < TWO_BYTES:
        frame = short(TEXT, size) + text
    else:
        frame = (long(TEXT, TWO_BYTES, size) if size < 1 << 16 else longest(TEXT, EIGHT_BYTES, size)) + text
    latest[0] = text, frame
    return frame


def unframed(data: bytes) -> bytes | None:
    """The message in these bytes, if they are the whole frame of a whole short one; None: let the library look at them."""
    size = len(data) - 6
    if 0 <= size < TWO_BYTES:
        if data[0] != TEXT or data[1] != MASKED | size:
            return None
        return unmasked(data[6:], data[2:6])
    size -= 2
    if TWO_BYTES <= size <= SHORT and data[0] == TEXT and data[1] == MASKED | TWO_BYTES and data[2] << 8 | data[3] == size:
        return unmasked(data[8:], data[4:8])
    return None


def unmasked(data: bytes, key: bytes) -> bytes:
    size = len(data)
    keys = (key * (size // 4 + 1))[:size]
    return (int.from_bytes(data, "little") ^ int.from_bytes(keys, "little")).to_bytes(size, "little")


def length_of(frame: Frame) -> int:
    """How many bytes a client needs for this frame; nobody counts on clients that write sizes with more bytes than
    necessary."""
    size = len(frame.data)
    return 6 + size + (0 if size < TWO_BYTES else 2 if size < 1 << 16 else 8)
