"""The page as files: what the build of `browser/` left beside this module.

Law: the files are read once at the start, and nothing else can be requested. Files named after their contents may be cached
for ever, the others must be revalidated; any other path is the page itself, which does its own routing. Clients that accept
gzip get text compressed, to a third of its size; that is done once. An answer is looked up, not made: the page is all that
somebody gets without paying for it (`previews` adds to its head what messengers show of a link).
"""

from __future__ import annotations

import gzip
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Final, NamedTuple

FOLDER: Final = Path(__file__).parents[1] / "page"
TYPES: Final = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".mjs": "text/javascript"}
WORTH_PACKING: Final = 0.9
"""Compress only what gets smaller than this; pictures are compressed already."""
NO_PAGE: Final = b"<!doctype html><title>Coyote</title><p>The page has not been built here: python3 run.py serve does it.</p>"


Headers = list[tuple[bytes, bytes]]


class Sent(NamedTuple):
    """An answer, ready to be sent."""

    status: int
    headers: Headers
    body: bytes


@dataclass(frozen=True)
class File:
    """A file to send."""

    body: bytes
    type: str
    etag: str
    lasting: bool
    """Its name changes with its contents."""
    vary: str = "accept-encoding"
    """Which headers of a request its contents depend on."""

    def headers(self, body: bytes, more: Headers) -> Headers:
        cached = b"public, max-age=31536000, immutable" if self.lasting else b"no-cache"
        told = [(b"etag", self.etag.encode()), (b"cache-control", cached), (b"content-type", self.type.encode())]
        told += [(b"vary", self.vary.encode())] if self.packed or self.vary != "accept-encoding" else []
        return [*told, (b"content-length", b"%d" % len(body)), *more]

    @cached_property
    def plain(self) -> Sent:
        return Sent(200, self.headers(self.body, []), self.body)

    @cached_property
    def small(self) -> Sent:
        """In gzip, if that is smaller."""
        if not self.packed:
            return self.plain
        return Sent(200, self.headers(self.packed, [(b"content-encoding", b"gzip")]), self.packed)

    @cached_property
    def known(self) -> Sent:
        """For somebody who has it already."""
        return Sent(304, [header for header in self.headers(b"", []) if header[0] != b"content-length"], b"")

    @cached_property
    def packed(self) -> bytes | None:
        """The body in gzip, if that is smaller; made when it is first needed."""
        packed = gzip.compress(self.body, mtime=0)
        return packed if len(packed) < WORTH_PACKING * len(self.body) else None


class Page:
    """All files of the page, by their paths."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.files: dict[str, File] = {}
        for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
            if path.is_file():
                name = path.relative_to(folder).as_posix()
                self.files[f"/{name}"] = file_of(path.read_bytes(), name)
        self.index = self.files.get("/index.html") or file_of(NO_PAGE, "index.html")

    def at(self, path: str) -> File | None:
        """The file at a path, or the page; None for a file that is not there."""
        found = self.files.get(path)
        if found is None and "." in path.rpartition("/")[2]:
            return None
        return found or self.index

    def sent(self, path: str, headers: Iterable[tuple[bytes, bytes]]) -> Sent | None:
        """The answer to a request for a path; None for a file that is not there."""
        file = self.at(path)
        return None if file is None else answered(file, headers)


def answered(file: File, headers: Iterable[tuple[bytes, bytes]]) -> Sent:
    """The answer to a request for this file."""
    wanted = dict(headers)
    if wanted.get(b"if-none-match") == file.etag.encode():
        return file.known
    return file.small if b"gzip" in wanted.get(b"accept-encoding", b"") else file.plain


def file_of(body: bytes, name: str, vary: str = "accept-encoding") -> File:
    suffix = Path(name).suffix
    kind = TYPES.get(suffix) or guess_type(name)[0] or "application/octet-stream"
    charset = "; charset=utf-8" if kind.startswith("text/") or kind == "application/manifest+json" else ""
    return File(body, kind + charset, f'"{sha256(body).hexdigest()[:32]}"', name.startswith("assets/"), vary)
