"""Previews: what messengers show of a link. Never a card, no name behind a lock, in the reader's language."""

from __future__ import annotations

import asyncio
import re
from html import unescape
from pathlib import Path
from typing import Any

import msgspec

from coyote.server.http.previews import Preview, of_path, of_table, wanted, with_preview
from coyote.server.tables.summary import TableFound, summary_of
from coyote.speech import LANGUAGES, speaker
from coyote.table.setting import Setting
from coyote.table.wire.inbound import Lock
from prove.sight.world import World
from tests.server.test_middleware import asked, in_a_world
from tests.table.seated import Seated, four

EN, DE = speaker("en"), speaker("de")


def found(table: Seated) -> TableFound:
    told = msgspec.json.decode(summary_of(table.table).summary)
    return TableFound(**{name: told[name] for name in TableFound.__struct_fields__ if name in told}, code="bako-dimu")


def test_the_first_language_that_we_speak_is_taken() -> None:
    assert wanted("") == "en"
    assert wanted("de-CH, fr;q=0.9") == "de"
    assert wanted("xx, fr;q=0.4, it;q=0.7") == "it"
    assert wanted("*;q=0.1, de;q=nonsense, nl;q=0.2") == "nl"
    assert wanted("xx," * 10_000 + "de") == "en"


def test_a_table_is_told_as_anybody_may_know_it() -> None:
    table = Seated(Setting(seats=4)).sit("bob").bots("owl")
    told = of_table(found(table), "en")
    assert told.title == EN.say("preview-table")
    assert EN.say("preview-names", names="ann, bob") in told.sentence
    assert EN.say("preview-free", taken="3", seats="4") in told.sentence
    table.ask("ann", Lock("op", True))
    locked = of_table(found(table), "de")
    assert "ann" not in locked.sentence
    assert "bob" not in locked.sentence
    assert DE.say("preview-free", taken="3", seats="4") in locked.sentence


def test_two_worlds_with_other_cards_have_the_same_preview() -> None:
    told = set()
    for salt in range(4):
        table = Seated(salt=10 * salt).sit("bob", "cem", "dee").start()
        told.add((table.match.game.round.heads, of_table(found(table), "en")))
    assert len({heads for heads, _ in told}) > 1, "the cards differ"
    assert len({preview for _, preview in told}) == 1


def test_every_language_has_a_preview_for_every_kind_of_page() -> None:
    for language in LANGUAGES:
        made = {of_path("/", language), of_path("/replay/abc", language), of_table(found(four()), language)}
        assert len({preview.title for preview in made}) == 3


def test_nothing_in_a_preview_can_break_out_of_its_tag() -> None:
    page = '<html lang="en"><head><meta name="description" content="x" /><title>Coyote</title></head>'
    made = with_preview(page, Preview('"><script>', "<b>&"), "en", "https://example.org", '/t/"')
    assert "<script>" not in made
    assert "<b>" not in made
    assert made.count("<title>") == 1
    assert unescape(tags(made)["og:title"]) == '"><script>'


def tags(page: str) -> dict[str, str]:
    return dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)"', page))


def test_a_server_answers_messengers_and_heads(tmp_path: Path) -> None:
    async def ask(here: World) -> Any:
        plain, head = await asyncio.gather(
            asked(here, "GET /t/no-such-table-is-here12", "accept-language: de-DE,en;q=0.5"), asked(here, "HEAD /t/bako-dimu")
        )
        return plain, head

    plain, head = in_a_world(tmp_path, ask)
    told = tags(plain.body.decode())
    assert unescape(told["og:title"]) == DE.say("home-title"), "of a dead link nothing is told"
    assert told["og:image"].startswith("http")
    assert "accept-language" in plain.headers["vary"]
    assert (head.status, head.body) == (200, b"")
    assert head.headers["content-type"].startswith("text/html")
