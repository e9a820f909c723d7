"""Bots from elsewhere on the page: the host allows them with a tick, and everybody sees what they are."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import expect

from coyote.programs.seat import taken
from coyote.terminal.remote.errands import place_of
from tests.page.conftest import Person
from tests.page.playing import EN, button


@contextmanager
def droid(link: str) -> Iterator[None]:
    """A program that sits at this table; in a thread of its own, because Playwright has the loop of this one."""
    here, gone = threading.Event(), threading.Event()

    async def sit() -> None:
        async with taken(place_of(link, None), "droid", program=True):
            here.set()
            await asyncio.to_thread(gone.wait)

    thread = threading.Thread(target=asyncio.run, args=(sit(),))
    thread.start()
    try:
        assert here.wait(30)
        yield
    finally:
        gone.set()
        thread.join(30)


def test_a_host_allows_bots_from_elsewhere_and_sees_their_badge(person: Person) -> None:
    page = person("/new")
    page.get_by_label(EN.say("your-name")).fill("ann")
    page.get_by_role("checkbox", name=EN.say("setting-programs")).check()
    button(page, "new-go")
    page.wait_for_url("**/t/*")
    with droid(page.url):
        seat = page.get_by_role("listitem").filter(has_text="droid")
        expect(seat).to_contain_text(EN.say("lobby-program"))
        expect(seat.get_by_role("button", name=EN.say("lobby-pass-host"))).to_have_count(0)
        button(page, "lobby-start")
        expect(page.get_by_role("group", name="droid")).to_contain_text(EN.say("lobby-program"))
