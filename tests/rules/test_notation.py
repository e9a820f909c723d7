"""The game record: read exactly as specified, refused with the line, a code, and what was expected."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coyote import Coin, Illegal, NotationError, Unreadable, play, read, say, write
from coyote.rules.model.names import WORDS, fits
from coyote.rules.record.faults import Fault
from coyote.rules.refusals import Code
from tests.tables import KIDULT, OLIPHANTE, played, record, standing, starter, to_move

EXAMPLE = """\
coyote 1
edition oliphante_2010
option coins on
tag date 2026-11-15
seats ann bob cem dee
starter ann

round
deal 20 -5 double 7
ann 12
bob 13
cem coin extra 3
cem 16
dee coyote
= total 55
= loser dee
= starter cem

round
deal ? 4 9 10
cem coin guess 9
cem withdraw
dee 20
ann 22
bob coin exchange 6
bob 25
dee coyote
turn 8
= total 33
= loser dee
= starter bob
"""


def test_the_example_of_the_notation_is_read_and_written_back_letter_by_letter() -> None:
    game, tags = read(EXAMPLE)
    assert tags == ("date 2026-11-15",)
    assert (game.rounds, standing(game)) == (2, {"ann": 0, "bob": 0, "cem": 0, "dee": 2})
    assert write(game, tags) == EXAMPLE


def test_a_record_of_before_need_not_say_that_a_right_guess_sat_out() -> None:
    before = EXAMPLE.replace("cem withdraw\n", "")
    assert read(before) == read(EXAMPLE)
    three = {"seats": "ann bob cem", "coins": "on", "coin_counts": "guessx2"}
    ends = "deal 1 2 3 / ann 5 / bob coin guess 2 / cem coin guess 3"
    for after in (" / = starter ann", " / deal 1 2 3"):
        assert starter(played(OLIPHANTE, ends + after, **three)) == "ann"
    assert to_move(played(OLIPHANTE, ends, **three)) == "cem", "it may stop before the choice"
    assert to_move(played(OLIPHANTE, ends + " / cem 6", **three)) == "ann", "and whoever says a number has stayed"
    with pytest.raises(Illegal, match="not-your-turn"):
        say(played(OLIPHANTE, "deal 1 2 3 / ann 5 / bob coin guess 2", **three), "cem 6")


def test_comments_blank_lines_spaces_and_line_ends_do_not_matter() -> None:
    untidy = "\ufeff# a game\n\n" + EXAMPLE.replace("\n", "   # so it was\r\n").replace("deal 20", "  deal   20\t")
    assert read(untidy) == read(EXAMPLE)
    assert read(untidy.encode()) == read(EXAMPLE)


def test_consequences_may_be_left_out() -> None:
    bare = "\n".join(line for line in EXAMPLE.split("\n") if not line.startswith("="))
    assert read(bare) == read(EXAMPLE)


def test_a_record_may_stop_after_any_line_of_play() -> None:
    lines = EXAMPLE.split("\n")
    for end in range(lines.index("starter ann"), len(lines)):
        read("\n".join(lines[:end]))
    assert to_move(read("\n".join(lines[: lines.index("starter ann")])).game) == "starter"


def test_options_that_differ_from_the_default_are_written_others_are_not() -> None:
    options = {"specials": "on", "out_at": "4", "least_number": "none", "deck": "20x1 5x9 ?x2"}
    text = record(KIDULT, "", **options, mystery_chain="off", ties="all")
    assert write(read(text).game) == text
    plain = record(KIDULT, "", specials="off", out_at="3", least_number="1", ties="one")
    assert "option" not in write(read(plain).game)
    coins = record(OLIPHANTE, "", coins="on", coin_counts="extrax1 guessx4")
    assert write(read(coins).game) == coins
    assert "option feathers 49" in write(read(record("devir_2021", "", feathers="49")).game)


def test_a_deck_of_very_many_kinds_can_be_recorded() -> None:
    text = record(KIDULT, "", deck=" ".join(f"{number}x1" for number in range(1, 400)))
    assert write(read(text).game) == text


def test_a_tag_that_could_not_be_read_back_is_not_written() -> None:
    game = played(OLIPHANTE, "deal 1 2 3 4")
    with pytest.raises(ValueError, match="#"):
        write(game, ("a#b",))
    assert read(write(game, ("two\nlines  here",))).tags == ("two lines here",)


@pytest.mark.parametrize("option", ["out_at --5", "out_at 03", "least_number --5", "deck 5x--5", "out_at 100", "out_at 1e9"])
def test_an_option_with_no_whole_number_is_unreadable_not_a_crash(option: str) -> None:
    with pytest.raises(Unreadable) as error:
        read(f"coyote 1\nedition kidult_2003\noption {option}\nseats ann bob\n")
    assert (error.value.line, error.value.code) == (3, "option-value")


@pytest.mark.parametrize("line", ["round", "deal 1 2", "ann 5", "= total 5", "turn 5"])
def test_a_line_of_play_before_the_starter_is_an_incomplete_header(line: str) -> None:
    with pytest.raises(Unreadable) as error:
        read(f"coyote 1\nedition kidult_2003\nseats ann bob\n{line}\n")
    assert (error.value.line, error.value.code) == (4, Fault.HEADER_MISSING)


def test_tags_are_kept_wherever_they_stand() -> None:
    text = record(OLIPHANTE, "deal 1 2 3 4 / tag place the fire  pit / ann 5")
    assert read(text).tags == ("place the fire pit",)
    assert read(write(*read(text))) == read(text)


HEADER = "coyote 1\nedition oliphante_2010\nseats ann bob cem dee\nstarter ann\n"
DEALT = HEADER + "round\ndeal 1 2 3 4\n"  # lines 5 and 6

UNREADABLE = [
    ("", 1, Fault.HEADER_MISSING),
    ("# nothing\n\n", 1, Fault.HEADER_MISSING),
    ("edition oliphante_2010\n", 1, Fault.HEADER_MISSING),
    ("coyote 2\n", 1, Fault.VERSION_UNKNOWN),
    ("coyote 1\nround\n", 2, Fault.HEADER_MISSING),
    ("coyote 1\nedition heidelbaer\n", 2, Fault.EDITION_UNKNOWN),
    ("coyote 1\nedition\n", 2, Fault.LINE_MALFORMED),
    ("coyote 1\nedition oliphante_2010\nround\n", 3, Fault.HEADER_MISSING),
    ("coyote 1\nedition oliphante_2010\nseats ann bob\nround\n", 4, Fault.HEADER_MISSING),
    ("coyote 1\nedition oliphante_2010\noption trumps on\nseats ann bob\n", 3, "option-unknown"),
    ("coyote 1\nedition oliphante_2010\noption coins maybe\nseats ann bob\n", 3, "option-value"),
    ("coyote 1\nedition oliphante_2010\noption deck 5\nseats ann bob\n", 3, "option-value"),
    ("coyote 1\nedition oliphante_2010\noption deck wolfx3\nseats ann bob\n", 3, "option-value"),
    ("coyote 1\nedition oliphante_2010\nseats ann 12\n", 3, "name-unfit"),
    ("coyote 1\nedition oliphante_2010\nseats ann coyote\n", 3, "name-unfit"),
    (HEADER + "coyote 1 2\n", 5, Fault.LINE_MALFORMED),
    (HEADER + "coyote 2\n", 5, Fault.VERSION_UNKNOWN),
    ("coyote 1\nedition oliphante_2010\nseats ann bob\nstarter 12\n", 4, "starter-not-seated"),
    ("coyote 1\nedition oliphante_2010\noption starter bob\nseats ann bob\n", 3, "option-unknown"),
    ("coyote 1\nedition oliphante_2010\noption edition x\nseats ann bob\n", 3, "option-unknown"),
    (HEADER + "round 1\n", 5, Fault.LINE_MALFORMED),
    (HEADER + "round\ndeal\n", 6, Fault.LINE_MALFORMED),
    (HEADER + "round\ndeal 1 2 3 wolf\n", 6, Fault.CARD_UNKNOWN),
    (DEALT + "zed 5\n", 7, Fault.WORD_UNKNOWN),
    (DEALT + "ann\n", 7, Fault.LINE_MALFORMED),
    (DEALT + "ann five\n", 7, Fault.NUMBER_UNREADABLE),
    (DEALT + "ann 05\n", 7, Fault.NUMBER_UNREADABLE),
    (DEALT + "ann +5\n", 7, Fault.NUMBER_UNREADABLE),
    (DEALT + "ann -0\n", 7, Fault.NUMBER_UNREADABLE),
    (DEALT + "ann 5 twice\n", 7, Fault.LINE_MALFORMED),
    (DEALT + "ann coin\n", 7, Fault.LINE_MALFORMED),
    (DEALT + "ann coin extra\n", 7, Fault.LINE_MALFORMED),
    (DEALT + "ann coin skip 5\n", 7, Fault.LINE_MALFORMED),
    (DEALT + "= sum 5\n", 7, Fault.LINE_MALFORMED),
    (DEALT + "=total 5\n", 7, Fault.WORD_UNKNOWN),
    (DEALT + "= total five\n", 7, Fault.NUMBER_UNREADABLE),
    (b"coyote 1\nedition \xff\n", 2, Fault.NOT_UTF8),
]

CALLED = DEALT + "ann 11\nbob coyote\n"  # total 10: ann pays, bob starts

ILLEGAL = [
    ("coyote 1\nedition oliphante_2010\nseats ann\n", 3, "seats-number"),
    ("coyote 1\nedition oliphante_2010\nseats ann ann\n", 3, "name-twice"),
    ("coyote 1\nedition oliphante_2010\noption specials on\nseats ann bob\n", 3, "no-specials-in-edition"),
    ("coyote 1\nedition kidult_2003\noption coins on\nseats ann bob\n", 3, "no-coins-in-edition"),
    ("coyote 1\nedition kidult_2003\noption feathers 49\nseats ann bob\n", 3, "no-such-deck"),
    ("coyote 1\nedition devir_2021\noption feathers 49\noption deck 5x9\nseats ann bob\n", 4, "deck-and-feathers"),
    ("coyote 1\nedition kidult_2003\noption deck 5x1\nseats ann bob\n", 4, "deck-too-small"),
    ("coyote 1\nedition kidult_2003\nseats ann bob\nstarter zed\n", 4, "starter-not-seated"),
    (HEADER + "seats ann bob\n", 5, Fault.LINE_TWICE),
    (HEADER + "deal 1 2 3 4\n", 5, Fault.ROUND_MISSING),
    (HEADER + "round\nround\n", 6, Fault.ROUND_NOT_OVER),
    (HEADER + "round\nann 5\n", 6, "dealer-first"),
    (DEALT + "option coins on\n", 7, Fault.LINE_TOO_LATE),
    (DEALT + "round\n", 7, Fault.ROUND_NOT_OVER),
    (DEALT + "deal 1 2 3 4\n", 7, "dealer-not-awaited"),
    (DEALT + "turn 5\n", 7, Fault.TURN_NEEDLESS),
    (DEALT + "= total 10\n", 7, Fault.ROUND_NOT_OVER),
    (DEALT + "ann 12345678901234567890\n", 7, "number-too-far"),
    (CALLED + "= total 11\n", 9, Fault.DIFFERS),
    (CALLED + "= loser bob\n", 9, Fault.DIFFERS),
    (CALLED + "= loser ann 2\n", 9, Fault.DIFFERS),
    (CALLED + "= loser zed\n", 9, Code.NOT_SEATED),
    (CALLED + "= out ann\n", 9, Fault.DIFFERS),
    (CALLED + "= reshuffle\n", 9, Fault.DIFFERS),
    (CALLED + "= starter ann\n", 9, Fault.DIFFERS),
    (CALLED + "= winner bob\n", 9, Fault.DIFFERS),
]

MYSTERY = HEADER + "round\ndeal ? 2 3 4\nann 1\nbob coyote\n"
ILLEGAL += [
    (MYSTERY + "= total 9\n", 9, Fault.TURN_MISSING),
    (MYSTERY + "round\n", 9, Fault.TURN_MISSING),
    (MYSTERY + "cem 5\n", 9, Fault.TURN_MISSING),
    (MYSTERY + "turn 5 6\n", 9, Fault.TURN_NUMBER),
    (MYSTERY + "turn ?\n", 9, "card-not-in-pile"),
    (MYSTERY.replace("starter", "option deck ?x2 1x9 2x9 3x9 4x9\nstarter") + "turn ?\n", 10, Fault.TURN_NUMBER),
]


@pytest.mark.parametrize(("text", "line", "code"), UNREADABLE)
def test_what_cannot_be_read_is_unreadable_at_its_line(text: str | bytes, line: int, code: str) -> None:
    with pytest.raises(Unreadable) as error:
        read(text)
    assert (error.value.line, error.value.code) == (line, code)


@pytest.mark.parametrize(("text", "line", "code"), ILLEGAL)
def test_what_the_rules_refuse_is_illegal_at_its_line(text: str, line: int, code: str) -> None:
    with pytest.raises(Illegal) as error:
        read(text)
    assert (error.value.line, error.value.code) == (line, code)


def test_every_fault_is_met_above() -> None:
    assert {str(code) for _, _, code in UNREADABLE + ILLEGAL} >= set(Fault)


def test_a_loser_of_one_coyote_may_be_written_with_the_one() -> None:
    assert read(CALLED + "= loser ann 1\n") == read(CALLED)


def test_a_reshuffle_is_only_claimed_before_another_deal() -> None:
    ends = record(OLIPHANTE, "deal night 2 / ann 99 / bob coyote", seats="ann bob", out_at="1")
    assert "= reshuffle" not in write(read(ends).game)
    with pytest.raises(Illegal):
        read(ends + "= reshuffle\n")


def test_names_of_any_script_fit_words_and_numbers_do_not() -> None:
    for name in ("Ann", "ann-2", "_", "Łucja", "日本", "हिन्दी", "x" * 24, "5-", "Coyote"):
        assert fits(name), name
    for name in ("", "x" * 25, "12", "-5", "٣", "a b", "a.b", "²", *WORDS):
        assert not fits(name), name


SOME_WORDS = sorted({*EXAMPLE.split(), "\n", "agree", "again", "next", "more", "skip", "999", "#", "reverse"})


@given(st.lists(st.sampled_from(SOME_WORDS)))
def test_no_text_crashes_the_reader(words: list[str]) -> None:
    for text in (" ".join(words), EXAMPLE.split("= total")[0] + "\n" + " ".join(words)):
        try:
            game, tags = read(text)
        except NotationError as error:
            assert 1 <= error.line <= text.count("\n") + 1
        else:
            assert read(write(game, tags)) == (game, tags)


@given(st.integers(0, 10**6), st.sampled_from(["delete", "double", "swap", "cut"]))
def test_a_damaged_record_is_refused_or_is_another_game(seed: int, damage: str) -> None:
    lines = EXAMPLE.split("\n")
    place = seed % (len(lines) - 1)
    match damage:
        case "delete":
            del lines[place]
        case "double":
            lines.insert(place, lines[place])
        case "swap":
            lines[place], lines[place + 1] = lines[place + 1], lines[place]
        case "cut":
            lines = lines[:place]
    try:
        game, tags = read("\n".join(lines))
    except NotationError:
        return
    assert read(write(game, tags)) == (game, tags)


def test_a_move_that_waits_for_its_card_is_not_written() -> None:
    game = played(OLIPHANTE, "deal 1 2 3 4", coins="on")
    assert write(play(game, 0, Coin("extra"))) == write(game)
