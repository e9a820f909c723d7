"""A league: stopped at any moment it loses no finished match, and the same seed gives the same table."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import choix
import numpy as np
import pytest
from click.testing import CliRunner, Result

from coyote.commands import main
from coyote.errors import CoyoteError, EnglishRefusal
from coyote.lab import league as league_module
from coyote.lab.league import Finished, League, LeagueRefused, Rules, apart
from coyote.lab.league_page import page
from coyote.lab.ratings import Rating, fitted, rated
from coyote.lab.sequential import compared, score, state_of, weighed
from coyote.lab.standings import as_csv, as_json, standings
from coyote.lab.workers import Workers, workers
from coyote.speech import speaker
from tests.programs.bots import GOOD, bot

pytestmark = pytest.mark.slow

RULES = Rules("kidult_2003", {"out_at": "2"}, 3, 5)
ALONE = Workers(1)


def made(folder: Path, *bots: str, rules: Rules = RULES) -> League:
    league = League.init(folder, rules)
    for word in bots or ("cub", "fox", "tortoise", "plus_one"):
        league.add(word)
    return league


def never(_: Finished) -> bool:
    return False


def files(folder: Path) -> dict[str, bytes]:
    """Everything that a league has written."""
    league = League(folder)
    table = standings(league)
    (folder / "table.csv").write_text(as_csv(table))
    (folder / "table.json").write_text(as_json(league, table))
    (folder / "index.html").write_text(page(league, table, speaker("en")))
    return {str(file.relative_to(folder)): file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file()}


def test_the_same_seed_gives_the_same_files_however_often_it_was_stopped(tmp_path: Path) -> None:
    whole = made(tmp_path / "whole")
    whole.run(whole.plan(12), ALONE, never)

    stopped = made(tmp_path / "stopped")
    for after in (1, 2, 3):
        seen: list[Finished] = []

        def enough(finished: Finished, seen: list[Finished] = seen, after: int = after) -> bool:
            seen.append(finished)
            return len(seen) == after

        stopped.run(stopped.plan(12), ALONE, enough)
        stopped = League(tmp_path / "stopped")
    with (tmp_path / "stopped/matches.jsonl").open("ab") as file:
        file.write(b'[6, [["cub", "fo')  # killed in the middle of a line
    stopped = League(tmp_path / "stopped")
    with workers(2) as two:
        stopped.run(stopped.plan(12), two, never)
    assert files(tmp_path / "stopped") == files(tmp_path / "whole")

    other = made(tmp_path / "other", rules=RULES._replace(seed=6))
    other.run(other.plan(12), ALONE, never)
    assert files(tmp_path / "other")["matches.jsonl"] != files(tmp_path / "whole")["matches.jsonl"]


def test_a_match_that_fails_leaves_those_before_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    league = made(tmp_path)
    original, played = league_module.play, list[int]()

    def failing(*args: object) -> object:
        played.append(1)
        if len(played) == 3:
            raise KeyboardInterrupt
        return original(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(league_module, "play", failing)
    with pytest.raises(KeyboardInterrupt):
        league.run(league.plan(12), ALONE, never)
    assert [finished.number for finished in League(tmp_path).finished] == [0, 1]
    assert len(list((tmp_path / "games").iterdir())) == 2


def test_everybody_plays_enough_and_meets_everybody(tmp_path: Path) -> None:
    league = made(tmp_path)
    fixtures = list(league.plan(30))
    had = {name: sum(name in fixture.sat for fixture in fixtures) * 3 for name in ("cub", "fox", "tortoise", "plus_one")}
    assert min(had.values()) >= 30
    assert max(had.values()) <= 36
    for one in had:
        for other in had:
            assert any({one, other} <= {*fixture.sat} for fixture in fixtures)


def test_a_late_entry_catches_up(tmp_path: Path) -> None:
    league = made(tmp_path)
    league.run(league.plan(6), ALONE, never)
    league.add("owl")
    assert all("owl" in fixture.sat for fixture in list(league.plan(6)))
    assert list(league.plan(6))


def test_two_entries_share_a_table_of_three(tmp_path: Path) -> None:
    league = made(tmp_path, "cub", "fox")
    league.run(league.plan(6), ALONE, never)
    assert {*league.finished[0].games[0]} == {"cub", "fox"}
    assert apart(["cub", "fox", "cub"]) == ["cub", "fox", "cub-2"]


def test_programs_take_part_and_what_stand_ins_did_is_told(tmp_path: Path) -> None:
    league = made(tmp_path / "league", "cub", str(bot(tmp_path, GOOD)), str(bot(tmp_path, "sys.exit()", "bad.py")))
    league.run(league.plan(3), ALONE, never)
    rows = {row.name: row for row in standings(league).rows}
    assert rows["bot"].stand_ins == 0 < rows["bot"].moves
    assert rows["bad"].stand_ins == rows["bad"].moves > 0
    assert rows["cub"].moves == 0
    note = 'oops"><script>@@games@@</script>'
    league.finished[0].trouble["bad"]["notes"] = [note]
    nasty = page(league, standings(league), speaker("en"))
    assert "oops&quot;&gt;&lt;script&gt;@@games@@" in nasty, "what somebody wrote stays text"
    text = files(tmp_path / "league")["index.html"].decode()
    assert "rating of the stand-in: " in text
    assert "moves by a stand-in" in text
    shown = ran("table", str(tmp_path / "league")).output
    assert f"it ended with status 0. Try: coyote bot check {tmp_path}/bad.py" in shown
    assert "coyote bot check" not in ran("table", str(made(tmp_path / "fine", "cub", "fox").folder)).output
    assert shown.count("⚠ the rating of a stand-in") == 1
    assert "status 0" in text


def test_an_interval_takes_enough_matches(tmp_path: Path) -> None:
    league = made(tmp_path, "cub", "fox", rules=RULES._replace(seats=3))
    league.run(league.plan(12), ALONE, never)
    rows = standings(league).rows
    assert [(row.low, row.high) for row in rows] == [(None, None)] * 2, "four matches"
    assert "too few matches" in page(league, standings(league), speaker("en"))
    assert [line.split(",")[3:5] for line in as_csv(standings(league)).splitlines()[1:]] == [["", ""]] * 2
    league.run(league.plan(60), ALONE, never)
    table = standings(league)
    assert all(row.low is not None and row.high is not None and row.low < row.rating < row.high for row in table.rows)
    assert "too few matches" not in page(league, table, speaker("en"))
    assert sum(row.seats_taken for row in table.rows) == 3 * table.games, "so more seats than games"


def test_an_entry_whose_program_has_changed_or_is_gone_plays_no_more_and_keeps_what_it_has_played(tmp_path: Path) -> None:
    file, gone = bot(tmp_path, GOOD), bot(tmp_path, GOOD, "gone.py")
    league = made(tmp_path / "league", "cub", "fox", str(file), str(gone))
    league.run(league.plan(3), ALONE, never)
    before = {row.name: row.seats_taken for row in standings(league).rows}
    file.write_text(file.read_text() + "\n# better\n")
    gone.unlink()
    _, retired = league.roll_call()
    assert [*retired] == ["bot", "gone"]
    assert "there is no such file" in retired["gone"]
    with pytest.raises(LeagueRefused, match="bot plays no more"):
        list(compared(league, ("bot", "cub"), 6))

    advice = retired["bot"].partition("Enter the new version: coyote league ")[2].split()
    entered = ran(*advice)
    assert entered.output.startswith("bot-2 is in the league. Next: coyote league run")
    again = ran("run", str(league.folder), "--games", "9", "--workers", "1")
    assert again.exit_code == 0, again.output
    assert again.output.count("plays no more") == 2
    after = {row.name: row.seats_taken for row in standings(League(league.folder)).rows}
    assert (after["bot"], after["gone"]) == (before["bot"], before["gone"])
    assert after["bot-2"] >= 9


def test_the_next_step_after_the_first_entry_is_another_one(tmp_path: Path) -> None:
    folder = League.init(tmp_path / "night", RULES).folder
    assert f"Next: coyote league add {folder} BOT" in ran("add", str(folder), "fox").output
    assert f"Next: coyote league run {folder}" in ran("add", str(folder), "cub").output


@pytest.mark.parametrize(
    ("word", "name", "expected"),
    [
        ("lion", None, "expected the path of a program, or one of cub"),
        ("./nothing.py", None, "there is no such file"),
        ("fox", None, "in the league already"),
        ("owl", "no name!", "expected a name of 1 to 24 letters"),
    ],
)
def test_a_bad_entry_gets_a_sentence(tmp_path: Path, word: str, name: str | None, expected: str) -> None:
    with pytest.raises(EnglishRefusal, match=expected):
        made(tmp_path, "fox").add(word, name)


def test_a_league_of_one_gets_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(LeagueRefused, match="needs two that play, and has 1"):
        list(made(tmp_path, "fox").plan(3))


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        (RULES._replace(edition="chess"), "expected one of"),
        (RULES._replace(seats=1), "expected 2 to 12"),
        (RULES._replace(options={"coins": "on"}), "no-coins-in-edition"),
    ],
)
def test_rules_that_cannot_be_played_get_a_sentence(tmp_path: Path, rules: Rules, expected: str) -> None:
    with pytest.raises(CoyoteError, match=expected):
        League.init(tmp_path, rules)


# ratings


def games(strengths: list[float], matches: int, seats: int) -> list[list[tuple[int, ...]]]:
    rng, made = Random(1), []
    for _ in range(matches):
        group = rng.sample(range(len(strengths)), seats)
        match = []
        for _ in range(seats):
            winner = rng.choices(group, [strengths[place] for place in group])[0]
            match.append((winner, *[place for place in group if place != winner]))
        made.append(match)
    return made


def test_the_fit_is_the_one_that_choix_finds() -> None:
    played = [game for match in games([1, 2, 3, 0.5, 1.3], 200, 4) for game in match]
    theirs = choix.ilsr_top1(5, [(game[0], tuple(game[1:])) for game in played])
    seats = np.array([[float(entry in game) for entry in range(5)] for game in played])
    wins = np.array([[float(entry == game[0]) for entry in range(5)] for game in played])
    ours = np.log(fitted(seats, wins, np.ones((1, len(played))), imaginary=0.0))[0]
    assert np.allclose(ours - ours.mean(), theirs - theirs.mean(), atol=1e-6)


def test_intervals_hold_the_truth_and_the_order_of_matches_does_not_matter() -> None:
    strengths = [1.0, 2.0, 4.0, 0.5]
    matches = games(strengths, 300, 3)
    fits = rated(4, matches, seed=1)
    middle = np.mean(np.log(strengths)) - np.mean([fit.points for fit in fits]) * np.log(10) / 400
    for fit, strength in zip(fits, strengths, strict=True):
        truth = (np.log(strength) - middle) * 400 / np.log(10)
        assert fit.low - 15 < truth < fit.high + 15
        assert 20 < fit.high - fit.low < 120
    assert [fit.points for fit in rated(4, matches[::-1], seed=1)] == pytest.approx([fit.points for fit in fits])


def test_whoever_never_won_has_a_rating_too() -> None:
    fits = rated(2, [[(0, 1)]] * 10, seed=1, samples=50)
    assert fits[0].points > 1600 > 1400 > fits[1].points
    assert rated(2, [], seed=1) == [Rating(1500, 1500, 1500)] * 2


# sequential tests


def test_a_sequential_test_stops_when_it_is_sure(tmp_path: Path) -> None:
    league = made(tmp_path, "cub", "fox", rules=RULES._replace(seats=2))
    pair = ("fox", "cub")

    def enough(_: Finished) -> bool:
        return state_of(league, pair, 0.1, 0.05).verdict != "open"

    league.run(compared(league, pair, 400), ALONE, enough)
    state = state_of(league, pair, 0.1, 0.05)
    assert state.verdict == "better"
    assert state.matches == len(league.finished) < 200
    assert state_of(league, ("cub", "fox"), 0.1, 0.05).verdict == "open", "another question, which nobody has asked yet"


def test_equals_are_found_not_better_as_often_as_promised() -> None:
    wrong = 0
    for seed in range(200):
        rng, scores = Random(seed), list[float]()
        while (verdict := weighed(scores, 0.1, 0.05).verdict) == "open":
            scores.append(rng.choice([-0.5, 0.0, 0.5]))
        wrong += verdict == "better"
    assert wrong <= 20, "5 % of 200 are 10"


def test_a_score_counts_wins_beyond_the_seats() -> None:
    assert score(Finished(0, (("a", "b"), ("b", "a")), {}), "a") == 0
    assert score(Finished(0, (("a", "b", "a"), ("a", "a", "b"), ("b", "a", "a")), {}), "b") == pytest.approx(0)


def test_a_test_of_strangers_gets_a_sentence(tmp_path: Path) -> None:
    league = made(tmp_path, "cub", "fox")
    with pytest.raises(LeagueRefused, match="expected one of the entries, cub, fox"):
        next(compared(league, ("cub", "owl"), 10))
    with pytest.raises(LeagueRefused, match="two different entries"):
        next(compared(league, ("cub", "cub"), 10))


# the commands, and the page


def ran(*words: str) -> Result:
    return CliRunner(env={"COYOTE_LANG": "en"}).invoke(main, ["league", *words])


@pytest.fixture
def small(tmp_path: Path) -> Path:
    folder = tmp_path / "night"
    assert ran("init", str(folder), "--seed", "3", "--seats", "2", "--option", "out_at=1").exit_code == 0
    for word in ("cub", "fox"):
        assert ran("add", str(folder), word).exit_code == 0
    return folder


def test_a_league_from_the_command_line(small: Path) -> None:
    done = ran("run", str(small), "--games", "8", "--workers", "1")
    assert done.exit_code == 0, done.output
    assert "4 matches more, 4 in all." in done.output
    assert "8 games in 4 matches. Rating, 95 % interval, wins per seat and seats taken:" in done.output
    assert "too few matches" in done.output
    assert "of 8 seats" in done.output
    told = json.loads(ran("table", str(small), "--json").stdout)
    assert (told["games"], [entry["seats_taken"] for entry in told["entries"]]) == (8, [8, 8])
    assert (small / "table.csv").read_text().startswith("place,name,rating,low,high,seats_taken,wins")
    again = ran("run", str(small), "--games", "8", "--workers", "1")
    assert "0 matches more, 4 in all." in again.output
    test = ran("run", str(small), "--sprt", "fox", "cub", "--games", "8", "--workers", "1")
    assert "Still open whether fox is stronger than cub (4 matches" in test.output


def test_the_page_replays_games_and_escapes_names(small: Path) -> None:
    ran("run", str(small), "--games", "4", "--workers", "1")
    text = (small / "index.html").read_text(encoding="utf-8")
    games = json.loads(text.split('id="games">')[1].split("</script>")[0])
    assert len(games) == 2
    assert games[0]["rounds"][0]["lines"][-1]
    assert (small / games[0]["file"]).exists()
    assert "@@" not in text
    assert "http" not in text.replace("http-equiv", ""), "it needs nothing else"


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("run", "nowhere"), "expected a league folder. Make one: coyote league init"),
        (("add", "nowhere", "fox"), "expected a league folder"),
        (("table", "nowhere"), "expected a league folder"),
    ],
)
def test_a_folder_that_is_no_league_gets_a_sentence(tmp_path: Path, words: tuple[str, ...], expected: str) -> None:
    done = ran(words[0], str(tmp_path / words[1]), *words[2:])
    assert (done.exit_code, expected in done.output) == (1, True)


def test_a_league_that_is_there_or_damaged_gets_a_sentence(small: Path) -> None:
    assert "there is a league already" in ran("init", str(small)).output
    (small / "matches.jsonl").write_text("nonsense\n")
    assert "expected a match in every line" in ran("table", str(small)).output
    (small / "league.json").write_text("{}")
    assert "expected what `league init` writes" in ran("table", str(small)).output
