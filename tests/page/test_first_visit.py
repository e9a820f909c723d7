"""The first visit with a phone: little JavaScript, compressed, and no request to another host."""

from __future__ import annotations

import gzip
import urllib.request

import pytest
from playwright.sync_api import Browser

from bench.page import visit
from tests.page.conftest import Served
from tests.page.test_sources import MOST_AT_FIRST

pytestmark = pytest.mark.usefixtures("person")  # so that they run with the other pages, at the same server


@pytest.mark.journey
def test_the_first_visit_loads_little_and_from_no_other_host(browser: Browser, served: Served) -> None:
    seen = visit(browser, served.address, "fr")
    assert 0 < seen["script_bytes"] < MOST_AT_FIRST
    assert seen["other_hosts"] == 0


def sent(address: str, **headers: str) -> tuple[dict[str, str], bytes]:
    with urllib.request.urlopen(urllib.request.Request(address, headers=headers)) as answer:
        return {name.lower(): value for name, value in answer.headers.items()}, answer.read()


def test_a_client_that_cannot_read_gzip_gets_the_plain_page(served: Served) -> None:
    plain_headers, plain = sent(served.address)
    packed_headers, packed = sent(served.address, **{"accept-encoding": "br, gzip"})
    assert "content-encoding" not in plain_headers
    assert packed_headers["content-encoding"] == "gzip"
    assert packed_headers["vary"] == plain_headers["vary"] == "accept-encoding, accept-language"
    assert gzip.decompress(packed) == plain
    assert len(packed) < len(plain)
    assert "content-encoding" not in sent(f"{served.address}/icon-192.png", **{"accept-encoding": "gzip"})[0]
