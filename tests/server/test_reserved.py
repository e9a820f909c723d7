"""Reserved names: nobody is called what the page calls a bot, the Dealer, the host or the game, in any language."""

from __future__ import annotations

import pytest

from coyote.bots import MINDS
from coyote.errors import CoyoteError
from coyote.server.codes import ServerCode
from coyote.server.reserved import refuse_name_in, refuse_reserved
from coyote.speech import LANGUAGES, speaker
from coyote.table.deeds import Opened, Sat
from coyote.table.effects import replayed
from coyote.table.nickname import chosen
from coyote.table.refusals import TableCode
from coyote.table.setting import Setting
from coyote.table.wire.inbound import Knock, Leave, Sit


def code(name: str) -> str | None:
    try:
        refuse_reserved(name)
    except CoyoteError as why:
        for language in LANGUAGES:
            told = "server" if why.code == ServerCode.NAME_RESERVED else "table"
            assert str(why.values["name"]) in speaker(language).say(f"{told}-{why.code}", **why.values)
        return why.code
    return None


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_called_what_a_bot_is_called_in_some_language(language: str) -> None:
    for mind in MINDS:
        name = speaker(language).say(f"bot-{mind}")
        assert [code(one) for one in (name, name.upper(), f"{name}-2", f"_{name}7")] == [TableCode.NAME_OF_A_BOT] * 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_called_the_dealer_or_the_server(language: str) -> None:
    words = speaker(language).say("names-reserved").split()
    assert len(words) >= 5, "the game, the Dealer, the server, the host and a bot, as the language calls them"
    for word in words:
        assert [code(one) for one in (word, word.upper(), f"{word}_1")] == [ServerCode.NAME_RESERVED] * 3


@pytest.mark.parametrize("name", ["Deаler", "ḍealer", "Dea1er", "c0yote", "Kojøte", "ＳＥＲＶＥＲ", "s_e_r_v_e_r"])
def test_nor_what_looks_like_it(name: str) -> None:
    assert code(name) == ServerCode.NAME_RESERVED


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_that_the_page_offers_are_not_reserved(language: str) -> None:
    for name in (*speaker(language).say("nicknames").split(), "ann", "bob", "Wolfgang", "Geberit", "Zoë"):
        assert code(name) is None
        assert chosen(name) == name


def test_whose_seat_it_is_keeps_the_name_and_whoever_comes_does_not() -> None:
    table = replayed("old", [(0, Opened(Setting(), "1", "Fuchs")), (1, Sat(1, "2", "Dealer"))])
    refuse_name_in(Sit("op", "Dealer"), table, "2")
    refuse_name_in(Leave("op"), table, "3")
    for ask in (Sit("op", "Dealer"), Knock("op", "Fuchs")):
        with pytest.raises(CoyoteError):
            refuse_name_in(ask, table, "3")
