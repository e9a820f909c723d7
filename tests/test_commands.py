"""The command line, as its users call it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from coyote import DEALER, EDITIONS, play, start
from coyote.commands import main
from coyote.rules.model.cards import CANCEL, DISCARD, FLIP
from coyote.speech import LANGUAGES, speaker
from coyote.table.deal.dealer import Dealer
from coyote.table.deal.document import document, written
from coyote.table.deal.fair import Epoch, key_of, server_commit
from tests.rules.test_notation import EXAMPLE

ENGLISH = {"COYOTE_LANG": "en"}


def run(*arguments: str, stdin: str | bytes = "") -> Result:
    return CliRunner(env=ENGLISH).invoke(main, arguments, input=stdin)


# score


def test_score_prints_the_count_step_by_step() -> None:
    result = run("score", "20", "10", "flip", "double", "-5")
    assert result.exit_code == 0
    assert result.stdout == (
        "Cards: 20, 10, mirror (flip), echo (double), -5\n"
        "  All numbers together: 25\n"
        "  The mirror makes 20 negative: -15\n"
        "  The echo doubles 10: -5\n"
        "Total: -5\n"
    )


def test_score_turns_over_as_many_cards_of_the_pile_as_the_mysteries_need() -> None:
    result = run("score", "--json", "?", "?", "4", "--pile", "?", "6", "double", "20")
    answer = json.loads(result.stdout)
    assert (answer["total"], answer["reshuffle"]) == (20, False)
    assert [step["cards"] for step in answer["steps"]] == [["?"], ["6"], ["double"], ["4", "6"]]


def test_score_takes_options_in_any_place_and_negative_cards_first() -> None:
    assert json.loads(run("score", "-10", "-5", "?", "--pile", "-5", "--json").stdout)["total"] == -20
    assert json.loads(run("score", "--pile", "7", "--edition", "devir_2021", "--json", "?").stdout)["total"] == 7


def test_score_does_not_count_a_mystery_for_nothing_but_says_how_to_name_the_card_it_turned_over() -> None:
    result = run("score", "?", "5", "7")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "[card-missing]" in result.stderr
    assert "--pile 20" in result.stderr
    lines = [
        json.loads(line)
        for line in run("score", "--json", stdin="? 5 7\n? ? 5 | ? 1\n? 5 7 | none\n? ? 1 | 5 none\n").stdout.splitlines()
    ]
    assert lines[:2] == [{"error": "card-missing", "line": 1, "missing": 1}, {"error": "card-missing", "line": 2, "missing": 1}]
    assert [line["total"] for line in lines[2:]] == [12, 6]
    assert json.loads(run("score", "--json", "?", "5", "7", "--pile", "none").stdout)["total"] == 12


def test_score_in_json_says_with_a_code_what_is_wrong_with_the_cards_of_the_command_line() -> None:
    result = run("score", "--json", "?", "5", "7")
    assert json.loads(result.stdout) == {"error": "card-missing", "missing": 1}
    assert (result.exit_code, "[card-missing]" in result.stderr) == (1, True)


def test_score_says_that_night_reshuffles() -> None:
    assert "reshuffled" in run("score", "night", "5").stdout


def test_score_of_an_edition_knows_only_its_cards() -> None:
    result = run("score", "--edition", "oliphante_2010", "20", "cancel")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "cancel" in result.stderr
    assert "[card-not-in-edition]" in result.stderr
    assert run("score", "--edition", "kidult_2003", "7").exit_code == 1


@pytest.mark.parametrize(
    ("hand", "total"), [("15 3 -5 double", 26), ("20 5 cancel double", 10), ("-10 -5 double", -30), ("10 10 3 cancel", 13)]
)
def test_score_counts_as_the_box_does(hand: str, total: int) -> None:
    assert json.loads(run("score", "--edition", "japan_2015", "--json", *hand.split()).stdout)["total"] == total


def test_odds_double_as_the_box_does() -> None:
    """Everybody else wears a double and a -5; whatever our card is, the whole total counts twice."""
    answer = run("odds", "--edition", "japan_2015", "--see", "double -5", "--discards", "? cancel", "--json").stdout
    numbers = {20: 1, 15: 2, 10: 3, 5: 4, 4: 4, 3: 4, 2: 4, 1: 4, 0: 3 + 1, -5: 1, -10: 1}  # night counts 0
    assert json.loads(answer)["totals"] == sorted([2 * (own - 5), ways] for own, ways in numbers.items())


def test_editions_tell_where_their_facts_come_from_and_where_they_differ() -> None:
    told = run("editions").stdout
    assert "    the count, who starts the next round: not known, so as in the box of 2003 (a guess)\n" in told
    assert "  doubles         total | greens " in told
    assert "  no_green        any | nothing | highest " in told
    box = next(box for box in json.loads(run("editions", "--json").stdout) if box["id"] == "powwow_2006")
    assert box["sources"][0] == {"parts": ["seats", "numbers", "lives"], "origin": "owners", "certainty": "sure"}


def test_the_lab_refuses_what_it_cannot_count() -> None:
    refused = run("arena", "wolf", "--exploit", "--edition", "japan_2015")
    assert refused.exit_code == 2
    assert "--exploit learns the usual count only" in refused.stderr


def test_score_reads_hands_from_standard_input_and_goes_on_after_a_bad_one() -> None:
    result = run("score", "--json", stdin="20 10 flip | 5 6\n? 1|night\n20 wolf\n\n5 | wolf\n3\n")
    answers = [json.loads(line) for line in result.stdout.splitlines()]
    assert [answer.get("total", answer.get("error")) for answer in answers] == [
        -10,
        1,
        "card-unknown",
        "no-cards",
        "card-unknown",
        3,
    ]
    assert (answers[1]["reshuffle"], answers[2]["card"], answers[2]["line"]) == (True, "wolf", 3)
    assert result.exit_code == 0


def test_score_goes_on_after_bytes_that_are_not_text() -> None:
    answers = run("score", "--json", stdin=b"\xff\n5 6\n").stdout.splitlines()
    assert (json.loads(answers[0])["error"], json.loads(answers[1])["total"]) == ("card-unknown", 11)


def test_score_lists_every_card_even_if_they_are_quoted_together() -> None:
    assert run("score", "5 6 flip").stdout.startswith("Cards: 5, 6, mirror (flip)\n")


def test_score_refuses_a_hand_that_nobody_could_wear() -> None:
    answers = run("score", "--json", stdin="double " * 20000 + "\n5\n").stdout.splitlines()
    assert (json.loads(answers[0])["error"], json.loads(answers[1])["total"]) == ("hand-too-long", 5)


def test_long_or_unprintable_words_are_quoted_safely() -> None:
    assert "…" in run("score", "x" * 5000).stderr
    assert "\x1b" not in run("replay", "-", stdin="coyote 1\nedition \x1b[31m\n").stderr


def test_score_without_cards_explains_how_to_give_them() -> None:
    result = run("score")
    assert result.exit_code == 2
    assert "standard input" in result.stderr


# replay


def test_replay_prints_the_events_of_a_record(tmp_path: Path) -> None:
    file = tmp_path / "game.coyote"
    file.write_text(EXAMPLE, encoding="utf-8")
    result = run("replay", str(file))
    assert result.exit_code == 0
    assert "dee calls Coyote! on cem, who said 16." in result.stdout
    assert "The echo doubles 20, 7, 3: 55" in result.stdout
    assert "bob now wears 6." in result.stdout


def test_replay_for_a_seat_prints_only_what_that_seat_saw() -> None:
    result = run("replay", "-", "--seat", "bob", stdin=EXAMPLE.split("dee coyote")[0])
    assert "ann wears 20." in result.stdout
    assert "You wear a card that you cannot see." in result.stdout
    assert "-5" not in result.stdout
    unseen = EXAMPLE.rsplit("dee coyote", 1)[0].split("= starter cem")[1]
    header = EXAMPLE.split("\nround")[0].replace("starter ann", "starter cem")
    second = run("replay", "-", "--seat", "bob", stdin=header + "\n" + unseen)
    assert "You wear a new card that you cannot see." in second.stdout
    assert "6" not in second.stdout.replace("16", "")


def test_replay_for_a_seat_deals_it_no_card_once_it_is_out() -> None:
    record = Path(__file__).parent / "playthroughs/devir_2021_coins.coyote"
    rounds = run("replay", str(record), "--seat", "eve").stdout.split("\nRound ")
    assert "You are out." in rounds[1]
    assert ["You wear a card" in told for told in rounds[1:]] == [True] + [False] * (len(rounds) - 2)


def test_replay_for_an_unknown_seat_lists_the_seats() -> None:
    result = run("replay", "-", "--seat", "zed", stdin=EXAMPLE)
    assert result.exit_code == 1
    assert "ann bob cem dee" in result.stderr
    many = run("replay", "--json", "--many", "--seat", "zed", stdin=f"{EXAMPLE}---\n{EXAMPLE.replace('ann', 'zed')}")
    assert [json.loads(line)["ok"] for line in many.stdout.splitlines()] == [False, True]


def test_replay_json_sums_up_a_good_record() -> None:
    result = run("replay", "-", "--json", stdin=EXAMPLE)
    assert json.loads(result.stdout) == {
        "file": "-",
        "ok": True,
        "rounds": 2,
        "standing": {"ann": 0, "bob": 0, "cem": 0, "dee": 2},
        "out": [],
        "winner": None,
        "to_move": None,
    }
    middle = run("replay", "-", "--json", stdin=EXAMPLE.split("dee coyote")[0])
    assert json.loads(middle.stdout)["to_move"] == "dee"


def test_replay_json_gives_line_code_and_message_of_bad_records_and_exits_with_1(tmp_path: Path) -> None:
    bad = tmp_path / "bad.coyote"
    bad.write_text(EXAMPLE.replace("bob 13", "bob 12"), encoding="utf-8")
    result = run("replay", "--json", str(bad), str(tmp_path / "none"))
    low, missing = (json.loads(line) for line in result.stdout.splitlines())
    assert (low["ok"], low["line"], low["code"], low["kind"]) == (False, 11, "number-too-low", "illegal")
    assert low["message"] == "12 is too low: say 13 or more."
    assert (missing["ok"], missing["code"]) == (False, "file-unreadable")
    assert result.exit_code == 1


def test_replay_prints_errors_to_standard_error() -> None:
    result = run("replay", "-", stdin=EXAMPLE.replace("= total 55", "= total 54"))
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == "-, line 15: The record says “= total 54”, but what happened is: = total 55 [differs]\n"


def test_replay_many_prints_one_line_for_each_record() -> None:
    text = f"{EXAMPLE}---\nnonsense\n---\n{EXAMPLE}---\n\n"
    result = run("replay", "--json", "--many", stdin=text)
    answers = [json.loads(line) for line in result.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [True, False, True]
    assert (answers[1]["line"], answers[1]["kind"], answers[1]["record"]) == (1, "unreadable", 2)
    assert result.exit_code == 1


def test_replay_reports_the_line_of_bytes_that_are_not_text() -> None:
    result = run("replay", "-", "--json", stdin=b"coyote 1\n\xff\n")
    assert (json.loads(result.stdout)["line"], json.loads(result.stdout)["code"]) == (2, "not-utf8")


# verify


VECTORS = Path(__file__).parent.parent / "docs/fair-vectors.json"


def fairness_record() -> str:
    return json.dumps(json.loads(VECTORS.read_text(encoding="utf-8"))["document"])


def test_verify_says_what_was_checked() -> None:
    result = run("verify", "-", stdin=fairness_record())
    assert result.exit_code == 0
    assert result.stdout.splitlines()[1:4] == [
        "Shuffles redone: 6",
        "Cards dealt, drawn and turned over, all as shuffled: 29",
        "Players’ seeds, all as committed to: 11",
    ]
    assert result.stdout.endswith("was dealt as its seeds had decided.\n")


def test_verify_says_what_the_proof_lacks() -> None:
    assert "One of them had committed to a seed and did not show it" in run("verify", "-", stdin=fairness_record()).stdout
    epoch = Epoch("bots-only", 1, server_commit(bytes(32), "bots-only", 1), (), (), (0, 1, 2))
    dealer, game = Dealer({1: key_of(epoch, bytes(32))}), start(EDITIONS["kidult_2003"], ["ann", "bob", "cem"], starter="ann")
    game = play(game, DEALER, dealer.move(game))
    result = run("verify", "-", stdin=written(document(game, [(epoch, bytes(32))], drawn=False)))
    assert result.exit_code == 0
    assert "In one epoch no player gave a seed: there the server could have chosen the cards." in result.stdout
    assert "The game is not over." in result.stdout


def test_verify_says_what_is_wrong_in_a_sentence_and_exits_with_1() -> None:
    result = run("verify", "-", stdin=fairness_record().replace("deal -3 night", "deal night -3", 1))
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == (
        "Round 7: night came from the pile, but -3 lay on top (epoch 3, shuffle 2, position 0). [deal-differs]\n"
        "- does not prove a fair deal. Keep the file and show it to those who played with you.\n"
    )


def test_verify_says_why_the_rules_refuse_the_game() -> None:
    result = run("verify", "-", stdin=fairness_record().replace("\\nround", "\\nwolf", 1))
    assert "The rules refuse line" in result.stderr
    assert "“wolf” is not a player here" in result.stderr


def test_verify_json_has_counts_and_problems() -> None:
    good = json.loads(run("verify", "--json", "-", stdin=fairness_record()).stdout)
    assert (good["ok"], good["epochs"], good["cards"], good["withheld"]) == (True, 4, 29, 1)
    bad = run("verify", "--json", "-", stdin=fairness_record().replace('"server_seed": "', '"server_seed": "0', 1))
    assert (bad.exit_code, json.loads(bad.stdout)["problems"][0]["where"]) == (1, "epochs[0].server_seed")


@pytest.mark.parametrize("arguments", [("none.json",), ("-",), ("none.json", "--json"), ("-", "--json")])
def test_verify_of_a_bad_file_says_what_to_do_next(arguments: tuple[str, ...]) -> None:
    result = run("verify", *arguments, stdin=EXAMPLE)
    assert result.exit_code == 1
    if "--json" in arguments:
        assert json.loads(result.stdout)["problems"][0]["code"] in ("file-unreadable", "not-json")
    else:
        assert "Fetch the fairness record of the game once more" in result.stderr


# simulate


SIMULATE = ("simulate", "--edition", "devir_2021", "--seats", "5", "--games", "3", "--seed", "7", "--coins", "--record", "-")


def test_simulate_gives_the_same_bytes_for_the_same_seed_and_good_records() -> None:
    first, second = run(*SIMULATE), run(*SIMULATE)
    assert first.stdout_bytes == second.stdout_bytes
    assert first.stdout != run(*SIMULATE, "--seed", "8").stdout
    replayed = run("replay", "--json", "--many", stdin=first.stdout)
    answers = [json.loads(line) for line in replayed.stdout.splitlines()]
    assert len(answers) == 3
    assert all(answer["ok"] and answer["winner"] for answer in answers)


def test_simulate_prints_a_summary_and_writes_the_records(tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    arguments = ["--edition", "kidult_2003", "--seats", "3", "--games", "20", "--seed", "1", "--specials", "--out-at", "5"]
    result = run("simulate", *arguments, "--record", str(file))
    assert "20 games of kidult_2003 with 3 seats, seed 1:" in result.stdout
    assert file.read_text(encoding="utf-8").count("option out_at 5") == 20


def test_simulate_leaves_an_old_record_alone_when_it_is_refused(tmp_path: Path) -> None:
    precious = tmp_path / "old.txt"
    precious.write_text("precious", encoding="utf-8")
    arguments = ["--edition", "kidult_2003", "--seats", "3", "--games", "1", "--seed", "1", "--record"]
    assert run("simulate", *arguments, str(precious), "--option", "edition=x").stderr.endswith("[option-unknown]\n")
    assert run("simulate", *arguments, str(precious), "--coins").exit_code == 1
    assert precious.read_text(encoding="utf-8") == "precious"
    assert "cannot be written" in run("simulate", *arguments, str(tmp_path)).stderr


def test_simulate_refuses_options_that_the_edition_does_not_have() -> None:
    result = run("simulate", "--edition", "kidult_2003", "--seats", "3", "--games", "1", "--seed", "1", "--coins")
    assert result.exit_code == 1
    assert "[no-coins-in-edition]" in result.stderr
    options = run("simulate", "--edition", "kidult_2003", "--seats", "3", "--games", "1", "--seed", "1", "--option", "ties=x")
    assert "one | all" in options.stderr


# editions, serve, help


def test_editions_lists_decks_seats_and_options() -> None:
    printed = run("editions").stdout
    assert "36 cards: 20x1 15x2 10x3" in printed
    assert "Q8  ties" in printed
    listed = {edition["id"]: edition for edition in json.loads(run("editions", "--json").stdout)}
    assert list(listed) == list(EDITIONS)
    assert listed["devir_2021"]["decks"]["49"]["20"] == 2
    assert listed["kidult_2003"]["options"]["ties"]["values"] == ["one", "all"]
    assert "coins" not in listed["kidult_2003"]["options"]


def test_editions_ask_for_eyes_where_lives_are_eyes() -> None:
    listed = {edition["id"]: edition for edition in json.loads(run("editions", "--json").stdout)}
    for edition in EDITIONS.values():
        asked = "option-out_at" if edition.eyes_open is None else "option-out_at-eyes"
        assert listed[edition.id]["options"]["out_at"]["about"] == speaker("en").say(asked)


@pytest.mark.parametrize("language", LANGUAGES)
def test_editions_ask_only_about_the_cards_and_the_piece_of_the_box(language: str) -> None:
    speak, told = speaker(language), json.loads(run("editions", "--json", "--lang", language).stdout)
    for box in told:
        about = box["options"]["no_green"]["about"]
        named = {card for card in (DISCARD, FLIP, CANCEL) if speak.named(card) in about}
        assert named == {DISCARD, FLIP, CANCEL} & set(box["order"])
    pieces = {box["piece"]: box["options"]["masks_per"]["about"] for box in told if box["specials"]}
    assert len(pieces) == 3
    assert pieces["mask"] != pieces["twig"]
    assert not re.search(r"[(（]", "".join(pieces.values()))


def test_the_language_can_be_chosen() -> None:
    assert run("score", "--lang", "de", "5").stdout != run("score", "5").stdout


@pytest.mark.parametrize("command", ["score", "replay", "review", "verify", "odds", "simulate", "editions", "serve"])
def test_help_is_worth_reading(command: str) -> None:
    text = run(command, "--help").stdout
    assert text.startswith(f"Usage: main {command}")
    assert "\\b" not in text
    assert len(text.splitlines()) > 5


def test_colours_are_used_only_on_a_terminal() -> None:
    assert "\x1b" not in run("score", "5", "flip").output + run("editions").output + run("score", "wolf").output


@pytest.mark.parametrize("redirection", ["</dev/null >/dev/full", "<&-", "<&- >&-"])
def test_a_closed_or_full_stream_ends_in_no_traceback(redirection: str) -> None:
    command = (
        f"echo 5 | {sys.executable} -m coyote score 5 {redirection}; {sys.executable} -m coyote score --json {redirection}"
    )
    result = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
    assert "Traceback" not in result.stderr
    assert "Exception" not in result.stderr


def test_a_terminal_that_cannot_show_every_character_shows_a_replacement() -> None:
    command = [sys.executable, "-m", "coyote", "odds", "--see", "5 7"]
    result = subprocess.run(command, capture_output=True, env={"PYTHONIOENCODING": "latin-1"}, check=False)
    assert (result.returncode, b"Traceback" in result.stderr) == (0, False)
