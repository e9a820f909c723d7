"""Names: everybody at a table can be told apart at a glance, and nobody looks like a bot."""

from __future__ import annotations

from string import ascii_lowercase, ascii_uppercase, digits

import pytest

from coyote import IllegalTerms
from coyote.bots import MINDS
from coyote.speech import LANGUAGES, speaker
from coyote.table.asks import answer, opening
from coyote.table.deeds import BotSat, Opened, Sat
from coyote.table.effects import replayed
from coyote.table.lookalikes import LIKE, SAME, alike, skeleton
from coyote.table.nickname import chosen
from coyote.table.refusals import TableCode, TableRefused
from coyote.table.setting import Setting
from coyote.table.wire.inbound import AddBot, Sit
from tests.table.seated import Seated


def refused(name: str, *others: str) -> TableRefused:
    with pytest.raises(TableRefused) as why:
        chosen(name, others)
    for language in LANGUAGES:
        assert speaker(language).say(f"table-{why.value.code}", **why.value.values)
    return why.value


UNSEEN = [
    *("an\u034fn", "ann\ufe0f", "\u3164", "ann\u115f", "\u1160\u1160", "a\u17b4", "\u180bann", "ann\U000e0101", "\uffa0x"),
    *("\u0301", "\u0301ann", "a-\u0301", "7\u0308x", "_\u20dd", "\u0e31"),
    *("a" + "\u0300\u0301\u0302\u0303\u0304", "a\u0316\u0316"),
]


@pytest.mark.parametrize("name", UNSEEN)
def test_a_name_is_made_of_what_can_be_seen(name: str) -> None:
    assert refused(name).code == TableCode.NAME_UNSEEN
    with pytest.raises(TableRefused):
        answer(Seated().table, "eve", Sit("op", name), 0)


@pytest.mark.parametrize("name", ["Zoë", "Nguyễn", "สมชัย", "नीलिमा", "מֹשֶׁה", "محمّد", "김철수", "Ωμέγα", "ᐃᓄᒃ", "J-R_7", "李"])
def test_names_of_every_script_are_welcome(name: str) -> None:
    assert chosen(name)


LOOK_ALIKE = [
    ("ann", "аnn"),  # Cyrillic
    ("ann", "ɑnn"),
    ("Nina", "Νina"),  # Greek
    ("coco", "сосо"),
    ("Zoë", "Zоё"),
    ("alex", "AIex"),
    ("alice", "aIice"),
    ("bob", "b0b"),
    ("tom", "torn"),
    ("walt", "vvalt"),
    ("kim", "кім"),
    ("ann", "ᴀɴɴ"),
    ("ann", "aηη"),  # Greek eta
    ("anna", "aппa"),  # Cyrillic pe
    ("ann", "aṇn"),
    ("ann", "a\u0332n\u0332n\u0332"),  # underlined
    ("ann", "ann_"),
    ("ann", "_a-n-n"),
    ("ann", "annˍ"),  # a letter that looks like an underscore
    ("ann", "Ànn"),
    ("Zoe", "Zoë"),
    ("lola", "łølå"),
    ("caesar", "cæsar"),
    ("coco", "ϲoϲo"),
    ("カ", "力"),  # kana and ideographs
    ("ロイ", "口イ"),
    ("ニナ", "二ナ"),
    ("エマ", "工マ"),
    ("へいた", "ヘいた"),  # hiragana and katakana
    ("りか", "リか"),
    ("オー", "才一"),
    ("ooo", "ㅇㅇㅇ"),
    ("علي", "علی"),
    ("كمال", "کمال"),
    ("הדס", "חדס"),
    ("susi", "5usi"),
    ("bob", "8ob"),
    ("gina", "9ina"),
    ("zoe", "2oe"),
]


@pytest.mark.parametrize(("there", "name"), LOOK_ALIKE)
def test_nobody_looks_like_somebody_else_at_the_table(there: str, name: str) -> None:
    assert alike(there, name) and alike(name, there)
    why = refused(name, "dee", there)
    assert (why.code, why.values) in ((TableCode.NAME_LOOKS_LIKE, {"name": there}), (TableCode.NAME_TAKEN, {"name": name}))


@pytest.mark.parametrize(("there", "name"), [("か", "が"), ("कमल", "कोमल"), ("שרה", "שׂרי"), ("は", "ぱ")])
def test_marks_that_are_vowels_or_make_another_letter_count(there: str, name: str) -> None:
    assert chosen(name, [there]) == name


@pytest.mark.parametrize(("there", "name"), [("ann", "Ann"), ("ann", "ＡＮＮ"), ("Νίκος", "ΝΊΚΟΣ"), ("straße", "STRASSE")])
def test_case_and_width_make_no_other_name(there: str, name: str) -> None:
    assert refused(name, there).code == TableCode.NAME_TAKEN


@pytest.mark.parametrize("other", ["anne", "anna", "ann-2", "an", "nna"])
def test_names_that_can_be_told_apart_are_different(other: str) -> None:
    assert chosen(other, ["ann"]) == other


@pytest.mark.parametrize(
    "name", [*MINDS, "Wolf", "WOLF-2", "wolf_3", "_wolf_", "w0lf", "ᴡolf", "wоlf", "fох-12", "0wl2", "ｏｗｌ"]
)
def test_nobody_looks_like_a_bot(name: str) -> None:
    why = refused(name)
    assert why.code == TableCode.NAME_OF_A_BOT
    assert why.values["name"] in MINDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_that_the_page_offers_may_be_chosen(language: str) -> None:
    for name in speaker(language).say("nicknames").split():
        assert chosen(f"{name}-42") == f"{name}-42"


def test_a_name_that_no_record_can_write_is_refused_as_before() -> None:
    with pytest.raises(IllegalTerms):
        chosen("two words")


def test_who_had_a_name_before_there_were_these_rules_keeps_it_and_bots_give_way() -> None:
    assert opening(Setting(), "1", "wolf") == Opened(Setting(), "1", "wolf")
    table = replayed("old", [(0, Opened(Setting(), "1", "w0lf")), (1, Sat(1, "2", "an\u034fn"))])
    (step,) = answer(table, "1", AddBot("op", "wolf"), 2)
    assert step.deed == BotSat(2, "wolf", "wolf-2")


def test_every_sign_that_looks_like_another_is_listed_once() -> None:
    signs = "".join(SAME)
    assert len(set(signs)) == len(signs)
    assert all(len({skeleton(sign) for sign in same}) == 1 for same in SAME)


def test_every_lookalike_is_listed_once_and_has_the_skeleton_of_its_letter() -> None:
    signs = "".join(LIKE.values())
    assert len(set(signs)) == len(signs)
    for latin, alikes in LIKE.items():
        assert {skeleton(sign) for sign in alikes} == {skeleton(latin)}


ONE_OF_EACH = (
    *("a Α", "b В", "c С", "d ԁ", "e Е", "f Ϝ", "g Ԍ", "h Н", "i і", "j Ј", "k К", "l І", "m М", "n Ν", "o О", "p Р", "q ԛ"),
    *("r г", "s Ѕ", "t Т", "u υ", "v ν", "w ԝ", "x Х", "y У", "z Ζ"),
    *("2 Ƨ", "3 З", "4 Ꮞ", "5 Ƽ", "6 б", "7 \U000104d2", "8 Ȣ", "9 ৭"),
    *("aa Ꜳ", "ae Æ", "ao Ꜵ", "au Ꜷ", "av Ꜹ", "ay Ꜽ", "bl Ы", "dz ʣ", "ll ǁ", "lo Ю", "ls ʪ", "lz ʫ", "oe Œ", "oo Ꝏ", "rn ɱ"),
    *("ts ʦ", "tf ꝷ", "ue ᵫ", "uo ꭣ"),
)


def test_a_foreign_sign_looks_like_its_latin_letters() -> None:
    pairs = [pair.split() for pair in ONE_OF_EACH]
    assert {latin for latin, _ in pairs} == LIKE.keys()
    for latin, sign in pairs:
        assert alike(latin, sign), (latin, sign)


def test_plain_letters_and_digits_look_like_nothing_but_themselves() -> None:
    """Except for the few that look alike in many typefaces."""
    assert "".join(map(skeleton, ascii_lowercase + digits)) == "abcdefghljklmnopqrstuvwxyzolz34s67bg"
    assert "".join(map(skeleton, ascii_uppercase)) == "abcdefghljklmnopqrstuvwxyz"
