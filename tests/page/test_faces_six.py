"""Six people with cameras, at two processes that share a database: a small run of the proof (see `run.py prove faces`)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from prove.faces.proof import COLOURS, Shared
from tests.page.cameras import arrive, come, face, seat, see, switch, with_devices
from tests.page.conftest import Person
from tests.page.playing import button, call, make_table, say_number
from tests.servers import Postgres, running

LONG_MS = 60_000
PHONE = {"has_touch": True, "is_mobile": True}


@pytest.fixture(scope="module")
def servers() -> Iterator[list[Shared]]:
    with running(Postgres) as postgres, Shared(postgres.url()) as one, Shared(postgres.url()) as other:
        yield [one, other]


@pytest.fixture
def served(servers: list[Shared]) -> Shared:
    return servers[0]


@pytest.fixture(scope="module")
def browser(browser: Browser) -> Iterator[Browser]:
    with with_devices(browser.browser_type) as launched:
        yield launched


def test_six_people_at_two_processes_see_each_other_also_when_one_of_them_is_out(person: Person, servers: list[Shared]) -> None:
    host, *others = COLOURS
    ann = arrive(person, COLOURS[host], **PHONE)
    path = "/t/" + make_table(ann, host, len(COLOURS), **{"setting-out-at": "1"}).rpartition("/t/")[2]
    pages: dict[str, Page] = {host: ann}
    for number, name in enumerate(others, 1):
        server = servers[number % len(servers)]
        pages[name] = come(person, server.address + path, name, COLOURS[name], base_url=server.address, **PHONE)
    for page in pages.values():
        page.set_default_timeout(LONG_MS)
    button(ann, "lobby-start")
    for page in pages.values():
        expect(seat(page, host)).to_be_visible(timeout=LONG_MS)
        switch(page, "camera")
    others_faces = {(page, name) for who, page in pages.items() for name in COLOURS if name != who}
    see({face(page, name): COLOURS[name] for page, name in others_faces}, LONG_MS)

    # faces stay in view at the count, whose end they do not tell; whoever is out is seen afterwards, too
    say_number(ann, 5)
    call(pages[others[0]])
    for page in pages.values():
        count = page.get_by_role("dialog")
        expect(count.locator(".face video")).to_have_count(len(COLOURS), timeout=LONG_MS)
        expect(count.locator(".face.out")).to_have_count(0)
    faces = ann.get_by_role("dialog").locator("video")
    see({faces.nth(place): colour for place, colour in enumerate(COLOURS.values())}, LONG_MS)
    for page in pages.values():
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.locator(".seat.out .face.out video")).to_have_count(1)
        expect(page.locator(".seat .face video")).to_have_count(len(COLOURS))
