"""Who is speaking, in real browsers: a microphone that plays a voice for a while, and then nothing, over and over."""

from __future__ import annotations

import wave
from array import array
from collections.abc import Iterator
from math import pi, sin
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.cameras import arrive, come, seat, switch, with_devices
from tests.page.conftest import Person
from tests.page.playing import EN, button, make_table

RATE = 48_000
SPEAKS_S, PAUSES_S = 3, 4
SPEAKING = EN.say("seat-speaking")


def voice(file: Path) -> Path:
    """Something like a voice, in syllables: browsers take a plain tone for noise, and suppress it."""

    def heard(time: float) -> float:
        tone = sum(sin(2 * pi * 140 * overtone * time) / overtone for overtone in range(1, 12))
        return 0.4 * abs(sin(2 * pi * 2 * time)) * tone

    spoken = [max(-1.0, min(1.0, heard(place / RATE))) for place in range(RATE)] * SPEAKS_S
    with wave.open(str(file), "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(RATE)
        sound.writeframes(array("h", [int(30_000 * level) for level in spoken] + [0] * RATE * PAUSES_S).tobytes())
    return file


@pytest.fixture(scope="module")
def browser(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    file = voice(tmp_path_factory.mktemp("voice") / "voice.wav")
    with with_devices(browser.browser_type, f"--use-file-for-fake-audio-capture={file}") as launched:
        yield launched


def speaks(page: Page, name: str) -> None:
    """A screen reader finds it at the seat, and it can be seen; and so it is when they pause."""
    there = seat(page, name)
    expect(there).to_match_aria_snapshot(f'- group "{name}":\n  - paragraph: /{SPEAKING}/')
    expect(there.locator(".name.speaking")).to_be_visible()
    expect(there).not_to_contain_text(SPEAKING)
    expect(there.locator(".name.speaking")).to_have_count(0)


def test_who_is_speaking_is_seen_and_heard_at_their_own_seat_and_by_others(person: Person) -> None:
    ann = arrive(person)
    address = make_table(ann, "Ann", 2)
    bob = come(person, address, "Bob", "red")
    switch(ann, "microphone")
    switch(bob, "camera")
    for page in (ann, bob):
        chairs = page.get_by_role("listitem")
        expect(chairs.filter(has_text="Ann")).to_contain_text(EN.say("seat-microphone"))
        expect(chairs.filter(has_text="Ann")).to_contain_text(SPEAKING)
        expect(chairs.filter(has_text="Bob")).to_contain_text(EN.say("seat-muted"))
    expect(bob.get_by_role("log")).to_contain_text(EN.say("faces-heard", name="Ann"))

    button(ann, "lobby-start")
    for page in (ann, bob):
        expect(seat(page, "Ann")).to_be_visible()
    for page in (ann, bob):
        speaks(page, "Ann")
        expect(seat(page, "Bob")).to_contain_text(EN.say("seat-muted"))
        expect(seat(page, "Bob")).not_to_contain_text(SPEAKING)
    switch(bob, "microphone", first=False)
    speaks(ann, "Bob")
    expect(seat(ann, "Bob").locator(".face video")).to_be_visible()

    expect(seat(ann, "Ann")).to_contain_text(SPEAKING)
    switch(ann, "microphone", first=False)
    for page in (ann, bob):
        expect(seat(page, "Ann")).not_to_contain_text(SPEAKING)
        expect(seat(page, "Ann")).not_to_contain_text(EN.say("seat-microphone"))
    assert ann.evaluate("window.given.every((track) => track.readyState === 'ended')")
