"""Errands: what a terminal asks a server for over HTTP, and how a link is read.

Law: an answer is what the protocol says, or `Unable` with a code that has a sentence: nothing that a server says ends in a
traceback.
"""

from __future__ import annotations

import asyncio
import json
import re
from http.client import HTTPException
from typing import Any, Final, NamedTuple
from urllib.error import HTTPError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

from coyote.terminal.fireside import Unable

PATIENCE_S: Final = 20
LARGEST: Final = 5_000_000
CODE: Final = re.compile(r"[a-z]{4}-?[a-z]{4}", re.IGNORECASE)


class Place(NamedTuple):
    """A table's place: a server, and a link or code there."""

    server: str
    link: str

    @property
    def address(self) -> str:
        """What others open to come in."""
        return f"{self.server}/t/{self.link}"


def origin(server: str) -> str:
    """The address of a server without anything behind it; raises Unable."""
    try:
        parts = urlsplit(server if "://" in server else f"http://{server}")
        if parts.scheme in ("http", "https") and parts.hostname and parts.port != 0:
            return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}"
    except ValueError:
        pass
    raise Unable("not-a-server", server=server)


def place_of(told: str, server: str | None) -> Place:
    """The table that somebody means by a link, or by a code at a server; raises Unable."""
    if "://" in told:
        found = re.fullmatch(r"/t/([\w-]+)/?", urlsplit(told).path)
        if found is None:
            raise Unable("link-unfit", link=told)
        return Place(origin(told), found[1])
    if server is None or not re.fullmatch(r"[\w-]+", told):
        raise Unable("link-unfit", link=told)
    return Place(origin(server), told.lower() if CODE.fullmatch(told) else told)


async def fetch(server: str, method: str, path: str, body: object = None, token: str | None = None) -> Any:
    """The JSON of a good answer; raises Unable."""
    return await asyncio.to_thread(fetched, server, method, path, body, token)


def fetched(server: str, method: str, path: str, body: object, token: str | None) -> Any:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    data = None
    if body is not None:
        headers["Content-Type"] = "application/json"
        data = json.dumps(body).encode()
    request = Request(server + quote(path), data, headers, method=method)  # noqa: S310 (`origin` made sure of the scheme)
    try:
        with urlopen(request, timeout=PATIENCE_S) as answer:  # noqa: S310
            return as_json(answer.read(LARGEST), server)
    except HTTPError as refused:
        with refused:
            raise refusal(as_json(refused.read(LARGEST), server), server) from None
    except (OSError, HTTPException):
        raise Unable("unreachable", server=server) from None


def as_json(text: bytes, server: str) -> Any:
    try:
        return json.loads(text) if text else None
    except ValueError:
        raise Unable("not-a-server", server=server) from None


def refusal(told: Any, server: str) -> Unable:
    """What a server refused, as we tell it."""
    if not isinstance(told, dict) or not isinstance(told.get("code"), str):
        return Unable("not-a-server", server=server)
    values = told.get("values")
    return Unable(told["code"], **(values if isinstance(values, dict) else {}))
