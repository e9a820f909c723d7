"""Every language has every message, with the same values, in its own words, and no word of the booklets' old theme."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.runtime.errors import FluentReferenceError
from fluent.syntax.ast import Identifier, Junk, Message, Pattern, Resource, Term
from fluent.syntax.serializer import FluentSerializer

from coyote.editions import EDITIONS
from coyote.rules.model.cards import SPECIALS, Card
from coyote.rules.model.events import Called, CoyotesTaken, Event, Shown
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
from tests.every.forbidden_words import FORBIDDEN, SAME_IN_ENGLISH, forbidden
from tests.strategies import MANY_COINS, Table, powers
from tests.tables import OLIPHANTE, played

pytestmark = pytest.mark.xdist_group("languages")  # files are read and games are played once for all tests of one process
FILES = sorted(path.name for path in (WORDS / "en").glob("*.ftl"))

# stems of the old theme's words, in every language
OLD_THEME = re.compile(
    r"\bindi[aeoá]n|\b[ií]ndio|\btrib[eùuúo]\b|\btribal|\bstamm?\b|\bh[äa]uptling|\bchief\b|\bchefe?\b|\bjefe\b|\bcapo\b"
    r"|\bcap de|\bsquaw|\bt[ie]pi\b|\bt[ie]pee\b|\bwigwam|\bcavalr|\bcavall|\bkavall|\bscout|\béclaireur|\bwarrior|\bguerr"
    r"|\bindiaan|\bopperhoofd|\bkrijger|\bcacique|インディアン|酋長|部族|先住民|인디언|추장|부족|원주민",
    re.IGNORECASE,
)
READERS_NEVER_SEE = {
    "event-exchanged",
    "event-more-worn",
    "event-sat-bot",
    "event-knocked",
    "event-let-in",
    "event-turned-away",
}
"""Sentences with a name that is never the reader's: of open cards on other heads, of bots, and of screens without a seat."""


def messages(language: str, file: str) -> dict[str, set[str]]:
    """The message ids of a file, each with the values it uses."""
    return {name: set(re.findall(r"\$(\w+)", text)) for name, text in sentences(language, file).items()}


def sentences(language: str, *files: str) -> dict[str, str]:
    """The messages of files, or of all: each id with its text as it is written."""
    found: dict[str, str] = {}
    for file in files or FILES:
        for name, text in in_file(language, file):
            assert name not in found, f"{language}: {name} is there twice"
            found[name] = text
    return found


@cache
def parsed(language: str, file: str) -> Resource:
    return FluentResource((WORDS / language / file).read_text(encoding="utf-8"))


@cache
def in_file(language: str, file: str) -> list[tuple[str, str]]:
    found = list[tuple[str, str]]()
    for entry in parsed(language, file).body:
        if isinstance(entry, Message | Term):
            parts = [entry.value, *(attribute.value for attribute in entry.attributes)]
            found.append((entry.id.name, " ".join(written(part) for part in parts if part is not None)))
    return found


def written(pattern: Pattern) -> str:
    return FluentSerializer().serialize_entry(Message(Identifier("x"), pattern)).removeprefix("x =").strip()


def test_there_is_a_folder_for_every_language_and_no_other() -> None:
    assert sorted(path.name for path in Path(WORDS).iterdir()) == sorted(LANGUAGES)
    assert LANGUAGES[0] == "en"
    assert set(LANGUAGES) >= {"en", "it", "fr", "es", "de", "ca", "ja", "ko", "pt", "nl"}


def test_the_readme_knows_how_many_languages_there_are() -> None:
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    assert f"in {dict(enumerate(('ten', 'eleven', 'twelve'), 10))[len(LANGUAGES)]} languages" in readme


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_language_has_every_message_with_the_same_values(language: str, file: str) -> None:
    assert messages(language, file) == messages("en", file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_file_and_no_other(language: str) -> None:
    assert sorted(path.name for path in (WORDS / language).iterdir()) == FILES


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_word_for_each_thing(language: str) -> None:
    """The words are listed where somebody who changes a sentence sees them, and the others are refused."""
    assert "forbidden_words.py" in (WORDS / language / "page.ftl").read_text(encoding="utf-8").split("\n\n")[0]
    assert FORBIDDEN[language]
    wrong = {name: found for name, text in sentences(language).items() if (found := forbidden(language, text))}
    assert not wrong, wrong


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_nothing_is_left_in_english(language: str) -> None:
    english = sentences("en")
    letters = {name: re.sub(r"\{[^{}]*\}|[\W\d_]", "", text) for name, text in english.items()}
    same = {name: text for name, text in sentences(language).items() if text == english[name] and letters[name]}
    assert {text for text in same.values() if text not in SAME_IN_ENGLISH} == set(), same


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_can_happen_to_the_reader_is_told_to_you(language: str) -> None:
    events = {name: values for file in FILES for name, values in messages(language, file).items() if name.startswith("event-")}
    told = {name: values for name, values in events.items() if name.endswith("-you")}
    for name, values in events.items():
        if name not in told and "name" in values and name not in READERS_NEVER_SEE:
            assert "name" not in told[f"{name}-you"]
            assert ("target" in values) == (f"{name}-at-you" in told)
    assert {re.sub("(-at)?-you$", "", name) for name in told} <= events.keys() - told.keys()


def test_a_list_is_written_as_the_language_writes_it() -> None:
    assert [speaker("en").listed(names) for names in ([], ["ann"], ["ann", "bob", "cem"])] == ["", "ann", "ann, bob, cem"]
    assert speaker("ja").listed(["ann", "bob"]) == "ann、bob"


def test_sentences_stand_one_after_another_and_a_full_width_stop_brings_its_own_space() -> None:
    assert speaker("en").together(("One.", "Two!", "Three.")) == "One. Two! Three."
    assert speaker("ja").together(("ひとつ。", "ふたつ！", "みっつ。")) == "ひとつ。ふたつ！ みっつ。"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_valid_fluent(language: str) -> None:
    for file in FILES:
        assert not [entry.content for entry in parsed(language, file).body if isinstance(entry, Junk)], file


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
    reasons = messages(language, "reveal.ftl")
    awards = {f"award-{code}{more}" for code in AWARDS for more in ("", "-why", "-why-you")}
    against = {f"award-{code}-why-at-you" for code in AWARDS if "other" in reasons[f"award-{code}-why"]}
    assert awards | against == {message for message in known if message.startswith("award-")}
    assert {f"option-{name}" for name in (*BASIC, *QUESTIONS)} <= known
    editions = {word for name in EDITIONS for word in (f"edition-{name}", f"edition-{name}-about")}
    assert editions == {message for message in known if re.match(r"edition-\w+_\d{4}", message)}
    say = speaker(language)
    for card in (*SPECIALS, Card("7")):
        assert card in say.card(card)
    for card in SPECIALS[1:] if language != "en" else ():
        assert not re.search("[a-z]+[)）]", say.named(card)), "only where people type are they told what to type"


@cache
def happened() -> list[tuple[Event, tuple[str, ...]]]:
    """What happens in enough games of every edition to meet each kind of event, with the names of those at the table."""
    games = [played(OLIPHANTE, "deal 1 2 3 4 / ann coin guess 1 / ann withdraw", coins="on")]
    for seed in range(12):
        for edition in EDITIONS.values():
            options: dict[str, Any] = {"out_at": 2, "back_to_declarer": "ends"}
            options |= powers(edition) | ({"coin_counts": MANY_COINS} if edition.coins else {})
            options |= {"deck": {"?": 2, "5": 4, "night": 1, "flip": 1}} if seed % 2 else {}
            games.append(Table(edition.id, 4, seed, options).played())
    told = [(event, past.terms.names) for game in games for past in game.line() for event in events(past)]
    return list(dict.fromkeys(told))  # much happens again


def test_every_kind_of_event_is_told_below() -> None:
    assert {type(event) for event, _ in happened()} == set(Event.__args__)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told_in_every_language(language: str) -> None:
    """As a seat and a watcher hear it."""
    say = speaker(language)
    for event, names in happened():
        for eyes in (0, None):
            for sentence in say.event(seen(event, eyes), names, eyes):
                assert sentence
                assert "{" not in sentence


def test_the_language_follows_the_environment() -> None:
    assert chosen({"LANG": "it_IT.UTF-8"}) == "it"
    assert chosen({"LANG": "it_IT.UTF-8", "COYOTE_LANG": "ca"}) == "ca"
    for wish, language in {"ja_JP.UTF-8": "ja", "ko_KR": "ko", "pt_BR.UTF-8": "pt", "nl_BE@euro": "nl"}.items():
        assert chosen({"LC_ALL": wish, "LANG": "it_IT.UTF-8"}) == language
    assert chosen({"LC_ALL": "zh_CN.UTF-8", "LANG": "it_IT.UTF-8"}) == "en", "we do not guess a second language"
    assert [chosen({"LANG": wish}) for wish in ("", "C.UTF-8", "POSIX")] == ["en"] * 3
    assert chosen({}) == "en"


def test_an_event_says_you_to_whoever_did_it_or_has_it_done_to_them() -> None:
    say, names = speaker("en"), ("ann", "bob", "cem")
    called, shown = Called(0, 1, -3), Shown((Card("1"), Card("2"), None), (), (), ())
    assert list(say.event(called, names)) == ["ann calls Coyote! on bob, who said -3."]
    assert list(say.event(called, names, 0)) == ["You call Coyote! on bob, who said -3."]
    assert list(say.event(called, names, 1)) == ["ann calls Coyote! on you. You said -3."]
    assert list(say.event(called, names, 2)) == list(say.event(called, names))
    assert list(say.event(CoyotesTaken(2, 1), names, 2)) == ["You take a coyote."]
    assert list(say.event(shown, names, 1)) == ["The cards: ann 1, you 2."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_messages_read_as_fluent_would_format_them(language: str) -> None:
    say, plain = speaker(language), 0
    names = [name for file in FILES for name, _ in in_file(language, file)]
    assert sorted(say.entries) == sorted(names), "every message is found, once"
    for message, entry in say.entries.items():
        values = {name: f"<{name}>" for name in re.findall(r"\$(\w+)", entry)}
        assert say.say(message, **values) == say.say_with_fluent(message, values)
        plain += PLAIN.fullmatch(entry) is not None
    assert plain > len(names) / 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_watches_is_a_person_and_a_clock_runs_for_a_turn(language: str) -> None:
    say = speaker(language)
    for number in (1, 2):
        words = say.say("watchers", number=number)
        assert len(words.split()) > 2 or {"ja": "人", "ko": "명"}[language] in words
    assert say.say("setting-turn-each", seconds=300) != say.say("seconds", seconds=300)
    assert speaker("en").say("watchers", number=1) == "1 person is watching"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_special_does_is_told_in_a_sentence(language: str) -> None:
    say = speaker(language)
    for card in ("mystery", "discard", "flip", "cancel", "double", "night"):
        told = say.say("card-about-special", card=say.say(f"card-{card}-begins"), about=say.say(f"learn-card-{card}"))
        assert not re.search("[:：]", told.split(".")[0])
    assert speaker("en").say("card-about-special", card="The night", about="is worth nothing.") == "The night is worth nothing."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_name_in_the_first_game_says_where_it_may_be_broken(language: str) -> None:
    for friend in ("coyote", "fox", "owl", "tortoise"):
        assert all(len(part) < 10 for part in speaker(language).say(f"learn-name-{friend}").split("\u00ad"))


def test_a_number_is_written_as_the_language_writes_it() -> None:
    assert speaker("en").say("refusal-hand-too-long", most=1000) != speaker("de").say("refusal-hand-too-long", most=1000)
    assert "1,000" in speaker("en").say("refusal-hand-too-long", most=1000)
    assert "1.000" in speaker("de").say("refusal-hand-too-long", most=1000)


def test_a_chance_is_written_as_the_language_writes_it() -> None:
    assert [speaker(language).percent(0.62) for language in ("en", "it", "ja", "ko", "nl", "pt")] == ["62%"] * 6
    assert [speaker(language).percent(0.625, 1) for language in ("en", "de", "pt")] == ["62.5%", "62,5\u00a0%", "62,5%"]


def test_a_missing_value_is_an_error_and_not_a_gap() -> None:
    with pytest.raises(FluentReferenceError):
        speaker("en").say("count-total")
