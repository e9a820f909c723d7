"""Every language has every message, with the same values, and no word of the booklets' old theme."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.runtime.errors import FluentReferenceError
from fluent.syntax.ast import Junk, Message, Term

from coyote.editions import EDITIONS
from coyote.rules.model.cards import SPECIALS, Card
from coyote.rules.model.events import Event
from coyote.rules.model.rulings import QUESTIONS
from coyote.rules.model.terms import BASIC
from coyote.rules.record.faults import Fault
from coyote.rules.refusals import Code
from coyote.rules.sight import seen
from coyote.rules.story import events
from coyote.server.codes import ServerCode
from coyote.speech import LANGUAGES, PLAIN, WORDS, chosen, speaker
from coyote.table.deal.problems import Wrong
from coyote.table.refusals import TableCode
from coyote.table.review.awards import AWARDS
from tests.strategies import MANY_COINS, Table, powers
from tests.tables import OLIPHANTE, played

FILES = sorted(path.name for path in (WORDS / "en").glob("*.ftl"))

# stems of the old theme's words, in six languages
OLD_THEME = re.compile(
    r"\bindi[aeoá]n|\bindio|\btrib[eùuú]\b|\btribal|\bstamm\b|\bh[äa]uptling|\bchief\b|\bchef\b|\bjefe\b|\bcapo\b|\bcap de"
    r"|\bsquaw|\bt[ie]pi\b|\bt[ie]pee\b|\bwigwam|\bcavalr|\bcavall|\bkavall|\bscout|\béclaireur|\bwarrior|\bguerr",
    re.IGNORECASE,
)


def messages(language: str, file: str) -> dict[str, set[str]]:
    """The message ids of a file, each with the values it uses."""
    text = (WORDS / language / file).read_text(encoding="utf-8")
    entries = re.split(r"(?m)^(?=[a-z][\w-]* = )", re.sub(r"(?m)^#.*\n", "", text))
    return {entry.split(" = ")[0]: set(re.findall(r"\$(\w+)", entry)) for entry in entries if " = " in entry}


def test_there_is_a_folder_for_every_language_and_no_other() -> None:
    assert sorted(path.name for path in Path(WORDS).iterdir()) == sorted(LANGUAGES)
    assert LANGUAGES[0] == "en"
    assert set(LANGUAGES) >= {"en", "it", "fr", "es", "de", "ca"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_language_has_every_message_with_the_same_values(language: str, file: str) -> None:
    assert messages(language, file) == messages("en", file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_valid_fluent(language: str) -> None:
    for file in FILES:
        resource = FluentResource((WORDS / language / file).read_text(encoding="utf-8"))
        assert not [entry.content for entry in resource.body if isinstance(entry, Junk)], file


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_has_a_word_of_the_old_theme(language: str) -> None:
    for file in FILES:
        text = (WORDS / language / file).read_text(encoding="utf-8")
        assert not OLD_THEME.search(text), OLD_THEME.search(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_fault_option_and_card_has_its_words(language: str) -> None:
    known = {message for file in FILES for message in messages(language, file)}
    assert {f"refusal-{code}" for code in (*Code, *Fault)} <= known
    assert {f"unfair-{code}" for code in Wrong} <= known
    assert {f"table-{code}" for code in TableCode} == {message for message in known if message.startswith("table-")}
    assert {f"server-{code}" for code in ServerCode} == {message for message in known if message.startswith("server-")}
    awards = {*(f"award-{code}" for code in AWARDS), *(f"award-{code}-why" for code in AWARDS)}
    assert awards == {message for message in known if message.startswith("award-")}
    assert {f"option-{name}" for name in (*BASIC, *QUESTIONS)} <= known
    editions = {word for name in EDITIONS for word in (f"edition-{name}", f"edition-{name}-about")}
    assert editions == {message for message in known if re.match(r"edition-\w+_\d{4}", message)}
    say = speaker(language)
    for card in (*SPECIALS, Card("7")):
        assert card in say.card(card)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told_in_every_language(language: str) -> None:
    """Enough games of every edition are played to meet each kind of event, as a seat and a watcher hear it."""
    say, met = speaker(language), set[type]()
    games = [played(OLIPHANTE, "deal 1 2 3 4 / ann coin guess 1 / ann withdraw", coins="on")]
    for seed in range(12):
        for edition in EDITIONS.values():
            options: dict[str, Any] = {"out_at": 2, "back_to_declarer": "ends"}
            options |= powers(edition) | ({"coin_counts": MANY_COINS} if edition.coins else {})
            options |= {"deck": {"?": 2, "5": 4, "night": 1, "flip": 1}} if seed % 2 else {}
            games.append(Table(edition.id, 4, seed, options).played())
    for game in (past for played_out in games for past in played_out.line()):
        for event in events(game):
            met.add(type(event))
            for eyes in (0, None):
                for sentence in say.event(seen(event, eyes), game.terms.names, eyes):
                    assert sentence
                    assert "{" not in sentence
    assert met == set(Event.__args__)


def test_the_language_follows_the_environment() -> None:
    assert chosen({"LANG": "it_IT.UTF-8"}) == "it"
    assert chosen({"LANG": "it_IT.UTF-8", "COYOTE_LANG": "ca"}) == "ca"
    assert chosen({"LC_ALL": "ja_JP"}) == "en"
    assert chosen({}) == "en"


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_messages_read_as_fluent_would_format_them(language: str) -> None:
    say, plain = speaker(language), 0
    texts = [(WORDS / language / file).read_text(encoding="utf-8") for file in FILES]
    parsed = [entry.id.name for text in texts for entry in FluentResource(text).body if isinstance(entry, Message | Term)]
    assert sorted(say.entries) == sorted(parsed), "every message is found, once"
    for message, entry in say.entries.items():
        values = {name: f"<{name}>" for name in re.findall(r"\$(\w+)", entry)}
        assert say.say(message, **values) == say.say_with_fluent(message, values)
        plain += PLAIN.fullmatch(entry) is not None
    assert plain > len(parsed) / 2


def test_a_number_is_written_as_the_language_writes_it() -> None:
    assert speaker("en").say("refusal-hand-too-long", most=1000) != speaker("de").say("refusal-hand-too-long", most=1000)
    assert "1,000" in speaker("en").say("refusal-hand-too-long", most=1000)
    assert "1.000" in speaker("de").say("refusal-hand-too-long", most=1000)


def test_a_missing_value_is_an_error_and_not_a_gap() -> None:
    with pytest.raises(FluentReferenceError):
        speaker("en").say("count-total")
