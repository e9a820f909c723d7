"""Previews: the title, the sentence and the picture that messengers show for a link, in the language that was asked for.

Law: a preview tells what anybody who has the link may know, which is the table's summary: never a card, and no name behind a
lock. Only a link is looked up, for a price; codes could be guessed that way. A request that cannot be paid for, or a dead link,
gets the page with a preview that mentions no table.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from coyote.server.codes import ServerRefused
from coyote.server.edge.limits import WEB, Limits
from coyote.server.edge.middleware import host_of, valued
from coyote.server.edge.networks import network
from coyote.server.edge.prices import PREVIEW
from coyote.server.http.files import File, Page, Sent, answered, file_of
from coyote.server.storage.errors import StoreError
from coyote.server.tables.house import House
from coyote.server.tables.summary import TableFound, found
from coyote.speech import LANGUAGES, speaker

LINK: Final = re.compile(r"/t/([A-Za-z0-9_-]{22})")
"""The path of a table by its link; other paths of tables hold codes."""
REPLAY: Final = "/replay/"
PICTURE: Final = "/preview.jpg"
WIDE, HIGH = 1200, 630
MOST_WISHES: Final = 20
"""How many languages of one request are looked at."""
PLACES: Final = re.compile(r'<html lang="en">|<meta name="description"[^>]*>|<title>[^<]*</title>', re.ASCII)


class Preview(NamedTuple):
    """What is shown of a link."""

    title: str
    sentence: str


def wanted(accept: str) -> str:
    """The language of ours that a request prefers; English, if it names none that we speak."""
    best, choice = 0.0, "en"
    for wish in accept.split(",")[:MOST_WISHES]:
        tag, _, weight = wish.partition(";q=")
        language = tag.strip().partition("-")[0].lower()
        try:
            liked = float(weight or 1)
        except ValueError:
            continue
        if language in LANGUAGES and liked > best:
            best, choice = liked, language
    return choice


def of_table(table: TableFound, language: str) -> Preview:
    """A table, for somebody who was sent its link."""
    speak = speaker(language)
    say = speak.say
    taken, seats = str(table.people + table.bots), str(table.seats)
    told = [say("preview-names", names=speak.listed(table.names))] if table.names else []
    told.append(say("preview-playing") if table.state == "playing" else say("preview-free", taken=taken, seats=seats))
    return Preview(say("preview-table"), " ".join([*told, say("app-about")]))


def of_path(path: str, language: str) -> Preview:
    """Any other page."""
    say = speaker(language).say
    if path.startswith(REPLAY) and path != REPLAY:
        return Preview(say("preview-replay"), say("preview-replay-about"))
    return Preview(say("home-title"), say("app-about"))


def with_preview(page: str, preview: Preview, language: str, address: str, path: str) -> str:
    """The page with this preview in its head."""
    title, sentence = escape(preview.title), escape(preview.sentence)
    say = speaker(language).say
    tags = {
        "og:type": "website",
        "og:site_name": say("app-name"),
        "og:title": preview.title,
        "og:description": preview.sentence,
        "og:url": address + path,
        "og:locale": language,
        "og:image": address + PICTURE,
        "og:image:width": str(WIDE),
        "og:image:height": str(HIGH),
        "og:image:alt": say("preview-picture"),
    }
    head = "".join(f'\n    <meta property="{name}" content="{escape(value)}" />' for name, value in tags.items())
    head += '\n    <meta name="twitter:card" content="summary_large_image" />'
    made = {
        "<h": f'<html lang="{language}">',
        "<m": f'<meta name="description" content="{sentence}" />{head}',
        "<t": f"<title>{title}</title>",
    }
    return PLACES.sub(lambda place: made[place[0][:2]], page)


class Previews:
    """The page's files, with previews where a page is asked for."""

    def __init__(self, page: Page, house: House, limits: Limits, origins: Iterable[str]) -> None:
        self.page, self.house, self.limits = page, house, limits
        self.addresses = {urlsplit(origin).netloc: origin for origin in sorted(origins)}  # https wins
        self._plain: dict[tuple[Preview, str, str], File] = {}

    async def sent(self, scope: Any) -> Sent | None:
        """The answer to a request for a path; None for a file that is not there."""
        path, headers = scope["path"], scope["headers"]
        file = self.page.at(path)
        if file is not self.page.index:
            return None if file is None else answered(file, headers)
        language = wanted(",".join(valued(scope, b"accept-language")))
        link = LINK.fullmatch(path)
        table = None if link is None else await self.found(link[1], network(scope["client"]))
        address = self.address(scope)
        if table is None:
            return answered(self.plain(of_path(path, language), language, address), headers)
        return answered(self.made(of_table(table, language), language, address, path), headers)

    async def found(self, link: str, address: str) -> TableFound | None:
        if not self.limits.take(WEB, address, PREVIEW):
            return None
        try:
            return found(await self.house.find(link))
        except (ServerRefused, StoreError):
            return None

    def address(self, scope: Any) -> str:
        """Where this page was asked for: a picture in a preview needs a whole address."""
        said = next(iter(valued(scope, b"host")), "")
        name = host_of(said)
        ours = (origin for netloc, origin in self.addresses.items() if netloc == said or host_of(netloc) == name)
        return next(ours, f"http://{said}" if said else "")

    def plain(self, preview: Preview, language: str, address: str) -> File:
        """A preview that tells of no table: made once for each address of ours."""
        key = (preview, language, address)
        if address not in self.addresses.values():
            return self.made(preview, language, address, "/")
        if key not in self._plain:
            self._plain[key] = self.made(preview, language, address, "/")
        return self._plain[key]

    def made(self, preview: Preview, language: str, address: str, path: str) -> File:
        body = with_preview(self.page.index.body.decode(), preview, language, address, path)
        return file_of(body.encode(), "index.html", vary="accept-encoding, accept-language")
