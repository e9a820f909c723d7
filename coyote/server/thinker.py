"""A thinker: the process in which minds decide for the bots of a server.

Law: it is asked on its standard input and answers on its standard output, one question at a time, and ends when its server
does. It is handed what a seat sees, never a game. Whatever goes wrong with a question, it answers, if only with the name of the
error.
"""

from __future__ import annotations

import os
import pickle
import sys
from typing import BinaryIO, Final

from coyote.table.autopilot import Decision, decided

LENGTH: Final = 4
"""Bytes that say how long the message after them is."""
NICENESS: Final = 5
"""Whoever waits for an answer of the server goes before whoever waits for a bot."""

START: Final = "import sys; sys.path[:] = {path!r}; from coyote.server.thinker import work; work()"
"""What Python is told to run, with the path on which the server found its modules."""


def packed(message: object) -> bytes:
    """A message as it goes through a pipe. Only a server and its own thinkers talk like this."""
    body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return len(body).to_bytes(LENGTH, "big") + body


def unpacked(body: bytes) -> object:
    return pickle.loads(body)  # noqa: S301 (it comes from our own process)


def answered(body: bytes) -> Decision | str:
    """The decision that this question asks for; the name of an error if there is none."""
    try:
        return decided(unpacked(body))  # type: ignore[arg-type]
    except Exception as error:
        return type(error).__name__


def work() -> None:
    """Answer questions until there are no more."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    answer_all(sys.stdin.buffer, sys.stdout.buffer)


def answer_all(questions: BinaryIO, answers: BinaryIO) -> None:
    while head := questions.read(LENGTH):
        answers.write(packed(answered(questions.read(int.from_bytes(head, "big")))))
        answers.flush()
