"""Plain lines: what is told, what may be typed in every language, games that are kept and resumed, films, and how it fails."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from coyote import read, view
from coyote.bots import MINDS as REAL
from coyote.commands import interface, main
from coyote.commands.play import opponents
from coyote.rules.model.moves import Again, Agree, Call, Coin, Declare, Dodge, GiveUp, Lay, Peek, Point, Withdraw
from coyote.rules.model.state import Stage
from coyote.speech import LANGUAGES, speaker
from coyote.terminal.film import Film
from coyote.terminal.plain import show
from coyote.terminal.saved import load
from coyote.terminal.scene import names
from coyote.terminal.typed import COMMANDS, Command, bare
from coyote.terminal.typed import read as read_line
from tests.terminal.playing import Typing, in_lines, solo

RECORD = Path(__file__).parents[1] / "playthroughs/devir_2021_coins.coyote"


def run(home: Path, *arguments: str, stdin: str = "", lang: str = "en") -> Result:
    environment = {"COYOTE_LANG": lang, "XDG_DATA_HOME": str(home), "LOCALAPPDATA": str(home)}
    return CliRunner(env=environment).invoke(main, arguments, input=stdin)


def test_a_round_is_told_and_the_reader_is_told_what_to_type() -> None:
    told = in_lines(solo(3, said="starter fox / deal 20 -5 double / fox 12"), "coyote")
    turn = told.index("Fox said 12. It is your turn.")
    assert told[turn + 1] == "You may type: 13 … 999 | coyote"
    assert told[turn + 2 : turn + 5] == [
        "You call Coyote! on Fox, who said 12.",
        "The cards: you 20, Tortoise -5, Fox echo (double).",
        "All numbers together: 15",
    ]


def test_whoever_is_out_is_not_told_of_a_card_of_their_own() -> None:
    told = in_lines(solo(3, minds=REAL, out_at=1), *["999"] * 3, "coyote")
    assert "You are out." in told
    after = told[told.index("You are out.") :]
    assert any(line.startswith("Round ") for line in after)
    assert not [line for line in after if "You wear" in line]
    assert any("leads the pack" in line for line in after), "the others play on"


def test_what_is_refused_or_means_nothing_is_said_and_changes_nothing() -> None:
    game = solo(3, said="starter fox / deal 20 -5 double / fox 12")
    told = in_lines(game, "5", "hello", "", "bot fox", "eyes")
    assert "5 is too low: say 13 or more." in told
    assert "“hello” means nothing here. Type “help” to see what does." in told
    assert told.count("That cannot be done at this table.") == 2
    assert game.game.number == 12


def test_the_powers_of_a_table_are_offered_and_explained() -> None:
    told = in_lines(solo(3, said="starter ann / deal 20 -5 double", coins="on"), "help")
    guesses = "1/2/3/4/5/6/7/8/9/10/15/20/-5/-10/?/discard/flip/double/night"
    assert f"You may type: -999 … 999 | extra | reverse | skip | exchange | guess {guesses}" in told
    assert "skip: The turn passes on; you say nothing." in told
    told = in_lines(solo(3, "kidult_2003", "starter fox / deal 20 -5 double / fox 3", specials="on"), "look")
    assert (
        "You may type: 4 … 999 | coyote | agree | 4 double | 4 reverse | 4 more Tortoise/Fox | again | 4 next Tortoise/Fox"
        in told
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_moves_and_commands_are_understood_in_every_language_and_in_the_words_of_the_record(lang: str) -> None:
    speak = speaker(lang)
    coins, specials = (
        solo(3, said="starter ann / deal 20 -5 7", coins="on"),
        solo(3, "kidult_2003", "starter ann / deal 3 -5 4", specials="on"),
    )
    for game in (coins, specials):
        people, sees = names(game.scene, speak), view(game.game, 0)

        def typed(line: str, sees: object = sees, people: tuple[str, ...] = people) -> object:
            return read_line(line, sees, people, speak)  # type: ignore[arg-type]

        assert typed("12") == typed(" +12 ") == Declare(12)
        assert typed("-3") == typed("−3") == Declare(-3)
        assert typed("coyote") == typed("COYOTE!") == typed(speak.say("play-coyote")) == Call()
        assert typed(speak.say("play-withdraw")) == typed("withdraw") == Withdraw()
        for name in COMMANDS:
            assert typed(name) == typed(speak.say(f"terminal-word-{name}").upper()) == Command(name)
        assert typed("12 12") is None
        assert typed("") is None
    for coin in dict.fromkeys(coins.game.terms.coins):
        if coin != "guess":
            expected = Coin(coin)
            assert read_line(f"coin {coin}", view(coins.game, 0), (), speak) == expected
            assert read_line(speak.say(f"coin-{coin}"), view(coins.game, 0), (), speak) == expected
    guess = f"{speak.say('coin-guess')} {speak.card('night')}"  # type: ignore[arg-type]
    assert read_line(guess, view(coins.game, 0), (), speak) == Coin("guess", "night")  # type: ignore[arg-type]
    sees, people = view(specials.game, 0), names(specials.scene, speak)
    assert read_line(speak.say("special-agree"), sees, people, speak) == Agree()
    assert read_line(speak.say("special-again"), sees, people, speak) == Again()
    assert read_line(f"9 {speak.say('special-more')} {people[2]}", sees, people, speak) == Declare(9, "more", 2)
    assert read_line("9 next fox", sees, people, speak) == Declare(9, "next", 2)
    assert read_line("9 next nobody", sees, people, speak) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_words_of_the_terminal_are_the_same(lang: str) -> None:
    speak = speaker(lang)
    words = [bare(speak.say(f"terminal-word-{name}")) for name in (*COMMANDS, "point", "give")]
    words += [bare(speak.say(message)) for message in ("play-coyote", "play-peek", "play-lay", "special-dodge")]
    assert len(set(words)) == len(words)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_eyes_and_twigs_can_do_is_understood_in_every_language_and_in_the_words_of_the_record(lang: str) -> None:
    speak = speaker(lang)
    game = solo(3, "heidelbaer_2020", "starter ann / deal 3 -5 4 20", trickster="on")
    people, sees = names(game.scene, speak), view(game.game, 0)
    point, give = speak.say("terminal-word-point"), speak.say("terminal-word-give")
    for said, move in (
        (("peek", speak.say("play-peek")), Peek()),
        (("lay", speak.say("play-lay")), Lay()),
        (("point fox", f"{point} {people[2]}"), Point(2)),
        (("give open", f"{give} {speak.say('terminal-word-open')}"), GiveUp(open=True)),
        (("give closed", f"{give} {speak.say('terminal-word-closed')}"), GiveUp(open=False)),
        (("point nobody", point, give, f"{give} 3"), None),
    ):
        for line in said:
            assert read_line(line, sees, people, speak) == move
    plain, twigs = solo(3, said="starter ann / deal 3 -5 4"), solo(3, "powwow_2006", "starter ann / deal 3 -5 4")
    assert read_line("peek", view(plain.game, 0), people, speak) is None, "there is nothing to look at"
    for word in ("dodge", speak.say("special-dodge")):
        assert read_line(word, view(twigs.game, 0), people, speak) == Dodge()
    assert read_line("dodge", view(plain.game, 0), people, speak) is None


def test_what_eyes_can_do_is_told_offered_and_explained() -> None:
    said = "starter fox / deal 1 2 3 20 / fox 4 / ann 5 / tortoise peek / tortoise 6"
    told = in_lines(solo(3, "heidelbaer_2020", f"{said} / fox coyote", trickster="on"), "help", "coach", "5", "point fox")
    assert "Tortoise: Wears 2. Eyes: 0 open, 3 closed. 6." in told
    assert "A card face down in the middle. Seen by Tortoise." in told
    turn = told.index("Tortoise said 6. Who will win?")
    assert told[turn + 1] == "You may type: point Fox | point Tortoise"
    assert "give: give up an open or a closed eye after a lost call" in told
    assert any(line.startswith("6 holds ") for line in told)
    assert "First point at the one who will win." in told
    assert "The cards: you 1, Tortoise 2, Fox 3, the middle 20." in told[told.index("You point at Fox.") :]
    lost = "starter fox / deal 1 2 3 4 / fox 4 / ann 99 / tortoise coyote"
    told = in_lines(solo(3, "heidelbaer_2020", lost), "coach", "give closed")
    assert "You may type: give closed | give open" in told
    assert "The coach speaks only when it is your turn." in told
    assert "You give up a closed eye." in told


def test_a_game_that_was_left_goes_on_where_it_was_and_ends_as_a_record(tmp_path: Path) -> None:
    path = tmp_path / "game.coyote"
    arguments = ("play", "--plain", "--seats", "2", "--mind", "tortoise", "--option", "out_at=1", "--seed", "3")
    left = run(tmp_path, *arguments, "--save", str(path), stdin="look\n")
    assert left.exit_code == 0
    assert left.stdout.splitlines()[-1] == f"The game is kept in {path}. Go on with: coyote play --resume {path}"
    before = load(path)
    assert before.game.stage == Stage.PLAY
    assert before.minds == (None, "tortoise")
    read(path.read_text(encoding="utf-8"))  # what others can read of it is a record
    on = run(tmp_path, "play", "--resume", str(path), "--plain", stdin="500\n")
    assert on.stdout.splitlines()[-1] == f"The game is kept in {path}. Watch it with: coyote watch {path}"
    game, tags = read(path.read_text(encoding="utf-8"))
    assert (game.winner, tags) == (1, ("minds - tortoise",))
    again = run(tmp_path, "play", "--resume", str(path), "--plain")
    assert (again.exit_code, again.stdout) == (1, "")
    assert again.stderr == f"The game in {path} is over. Watch it with: coyote watch {path} [game-is-over]\n"


def test_the_last_game_that_was_left_is_found_and_a_seed_deals_the_same_cards_again(tmp_path: Path) -> None:
    first = run(tmp_path, "play", "--plain", "--seed", "5", "--name", "ann", stdin="1\n")
    assert (
        run(tmp_path, "play", "--plain", "--seed", "5", "--name", "ann", stdin="1\n").stdout.splitlines()[:-1]
        == first.stdout.splitlines()[:-1]
    )
    resumed = run(tmp_path, "play", "--plain", "--resume", stdin="look\n")
    assert resumed.exit_code == 0
    assert "ann (you): You cannot see your card." in resumed.stdout
    nothing = run(tmp_path / "elsewhere", "play", "--plain", "--resume")
    assert (nothing.exit_code, nothing.stdout) == (1, "")
    assert nothing.stderr.endswith("Begin one with: coyote play\n")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("coyote 1\n", "not-left-here"),
        ("# sealed !!!\n", "not-left-here"),
        ("# sealed eJwz\n", "not-left-here"),
        (RECORD, "not-left-here"),
    ],
)
def test_what_was_not_left_here_cannot_be_resumed(text: str | Path, code: str, tmp_path: Path) -> None:
    path = tmp_path / "other.coyote"
    path.write_text(text if isinstance(text, str) else text.read_text(encoding="utf-8"), encoding="utf-8")
    answer = run(tmp_path, "play", "--plain", "--resume", str(path))
    assert (answer.exit_code, answer.stdout) == (1, "")
    assert answer.stderr.endswith(f"[{code}]\n")
    missing = run(tmp_path, "play", "--plain", "--resume", str(tmp_path / "none"))
    assert missing.stderr.startswith(f"{tmp_path / 'none'} cannot be read: ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bot_that_does_not_exist_and_a_name_that_does_not_fit_are_refused(lang: str, tmp_path: Path) -> None:
    for arguments in (("--mind", "yeti"), ("--name", "coyote"), ("--name", "fox"), ("--option", "out_at=0")):
        answer = run(tmp_path, "play", "--plain", *arguments, lang=lang)
        assert (answer.exit_code, answer.stdout) == (1, "")
        assert len(answer.stderr.splitlines()) == 1


def test_opponents_are_those_that_were_named_or_a_mixed_company() -> None:
    assert opponents((), None) == ["fox", "owl", "hare"]
    assert opponents(("cub",), None) == ["cub"]
    assert opponents(("cub", "owl"), 4) == ["cub", "owl", "cub"]
    assert opponents(("cub", "owl"), 2) == ["cub", "owl"]


def test_a_film_is_told_to_the_end_or_turned_by_words(tmp_path: Path) -> None:
    whole = run(tmp_path, "watch", str(RECORD), "--plain")
    replayed = run(tmp_path, "replay", str(RECORD))
    assert whole.exit_code == 0
    shown = [line for line in replayed.stdout.splitlines() if " says " in line]
    assert [line for line in whole.stdout.splitlines() if " says " in line] == shown
    name = read(RECORD.read_bytes()).game.terms.names[1]
    turned = run(tmp_path, "watch", str(RECORD), "--plain", stdin=f"\n\neyes {name}\nback\nround\nnonsense\nquit\n").stdout
    assert f"{name} (you): You cannot see your card." in turned
    assert "Enter shows the next move." in turned
    through = run(tmp_path, "watch", str(RECORD), "--plain", "--seat", name)
    assert through.stdout.count("You wear a card that you cannot see.") > 0


def test_a_film_that_cannot_be_shown_says_why(tmp_path: Path) -> None:
    for arguments, told in (
        ((str(tmp_path / "none"),), "cannot be read"),
        (("http://127.0.0.1:9/replay/x",), "cannot be read"),
        ((str(RECORD), "--seat", "nobody"), "[not-seated]"),
    ):
        answer = run(tmp_path, "watch", *arguments, "--plain")
        assert (answer.exit_code, answer.stdout) == (1, "")
        assert told in answer.stderr


def test_a_film_shows_only_what_its_eyes_saw() -> None:
    game = read(RECORD.read_bytes()).game
    told: list[str] = []

    async def watch() -> None:
        await show(Film(game, (), 0), speaker("en"), told.append, Typing([]))

    asyncio.run(watch())
    assert "You wear a card that you cannot see." in told
    assert not [line for line in told if line.startswith("You wear ") and "cannot see" not in line]


@pytest.mark.parametrize(
    ("environment", "fills"),
    [
        ({"TERM": "xterm-256color"}, True),
        ({"TERM": "dumb"}, False),
        ({}, os.name == "nt"),
        ({"TERM": "xterm", "NO_COLOR": "1"}, False),
        ({"TERM": "xterm", "CLICOLOR": "0"}, False),
    ],
)
def test_the_screen_is_filled_only_where_somebody_wants_and_can_see_it(
    environment: dict[str, str], fills: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Terminal:
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr(sys, "stdin", Terminal())
    monkeypatch.setattr(sys, "stdout", Terminal())
    assert interface.fills(None, speaker("en"), environment) is fills
    assert interface.fills(False, speaker("en"), environment) is False
    assert interface.fills(True, speaker("en"), environment) is True
    monkeypatch.setattr(interface, "find_spec", lambda _: None)
    assert interface.fills(None, speaker("en"), environment) is False, "without Textual there are plain lines"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_textual_a_full_screen_is_refused_and_its_extra_named(
    lang: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(interface, "find_spec", lambda _: None)
    answer = run(tmp_path, "play", "--full-screen", "--seats", "2", lang=lang)
    assert answer.exit_code == 1
    assert answer.stderr.endswith('pip install "coyote-game[tui]"\n')


def test_a_server_that_cannot_be_reached_ends_play_and_join_in_one_sentence(tmp_path: Path) -> None:
    for arguments in (
        ("play", "--server", "http://127.0.0.1:9", "--seats", "2", "--plain"),
        ("join", "bako-dimu", "--server", "http://127.0.0.1:9", "--plain"),
    ):
        answer = run(tmp_path, *arguments)
        assert (answer.exit_code, answer.stdout) == (1, "")
        assert answer.stderr == (
            "http://127.0.0.1:9 cannot be reached. Check the address and the network, and ask whoever runs it whether it is "
            "running. [unreachable]\n"
        )
