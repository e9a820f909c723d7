"""The public door as its users see it: light to import, played by text, with seats by name and cards from a seed."""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

import coyote
from coyote import (
    DEALER,
    EDITIONS,
    NOBODY,
    WATCHER,
    Call,
    Coin,
    Declare,
    Draw,
    Event,
    Game,
    IllegalMove,
    NotationError,
    NotSeated,
    Options,
    Refused,
    View,
    Withdraw,
    card,
    deal,
    events,
    heard,
    options,
    play,
    read,
    refusal,
    say,
    seen,
    start,
    view,
    write,
)
from coyote.lab.simulate import any_move
from coyote.rules import sight
from coyote.rules.model.state import Stage
from tests.playthroughs.make import FOLDER
from tests.strategies import Table, powers
from tests.tables import KIDULT, OLIPHANTE, played

ROOT = Path(__file__).parent.parent
FOUR = start(EDITIONS[OLIPHANTE], ["ann", "bob", "cem", "dee"], starter="ann", coins=True)

STRICT = """
import sys

class Refuse:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] not in {*sys.stdlib_module_names, "coyote"}:
            raise ImportError(f"{name} is not of the standard library")

sys.meta_path.insert(0, Refuse())
"""


def strictly(code: str) -> subprocess.CompletedProcess[str]:
    """Run code where only the standard library and coyote can be imported."""
    command = [sys.executable, "-c", STRICT + code]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


# light to import


def test_everything_public_needs_only_the_standard_library() -> None:
    result = strictly(
        """
import coyote
from random import Random
for name in coyote.__all__:
    getattr(coyote, name)
for edition in coyote.EDITIONS.values():
    game = coyote.deal(coyote.start(edition, ["ann", "bob", "cem"], starter="ann"), Random(1))
    game = coyote.say(game, "ann 12 / bob 50")
    sight = coyote.view(game, "cem")
    print(sight, sight._repr_svg_()[:4], sight.odds().chance(50), coyote.odds.odds(sight).mean, coyote.heard(game, "ann"))
    game = coyote.deal(coyote.say(game, "cem coyote"), Random(2))
    assert coyote.read(coyote.write(game)).game == game
"""
    )
    assert result.returncode == 0, result.stderr
    assert result.stdout.count("<svg") == len(EDITIONS)


def test_the_hook_of_that_test_refuses_other_libraries() -> None:
    for other in ("coyote.commands", "coyote.table.wire.inbound", "click", "msgspec"):
        result = strictly(f"import {other}")
        assert result.returncode != 0
        assert "is not of the standard library" in result.stderr, other


def test_importing_the_package_imports_none_of_its_parts() -> None:
    code = "import sys, coyote; print(*sorted(name for name in sys.modules if name.startswith('coyote.')))"
    assert strictly(code).stdout.split() == []


def test_the_door_exports_its_names_and_nothing_else() -> None:
    assert set(coyote.__all__) <= set(dir(coyote))
    assert all(getattr(coyote, name) is not None for name in coyote.__all__ if name != "WATCHER")
    with pytest.raises(AttributeError, match="module 'coyote' has no attribute 'howl'"):
        _ = coyote.howl  # type: ignore[attr-defined]
    with pytest.raises(ImportError):
        exec("from coyote import howl")
    names: dict[str, Any] = {}
    exec("from coyote import *", names)
    assert set(coyote.__all__) <= set(names)


def test_every_kind_of_event_is_public() -> None:
    assert {kind.__name__ for kind in get_args(Event)} <= set(coyote.__all__)


# played by text


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.coyote")), ids=lambda file: file.stem)
def test_every_line_of_a_record_can_be_said_to_a_game(file: Path) -> None:
    """It works line by line, all at once, and with slashes; `starter` and `round` can be said, too."""
    text = file.read_text(encoding="utf-8")
    lines = text.splitlines()
    first = next(place for place, line in enumerate(lines) if line.startswith("starter "))
    header = [line for line in lines[:first] if not line.startswith("tag ")]
    moves = [line for line in lines[first:] if line]
    opened, whole = read("\n".join(header)).game, read(text).game
    game = opened
    for line in moves:
        game = say(game, line)
    assert game == whole
    assert say(opened, "\n".join(lines[first:])) == whole
    assert say(opened, " / ".join(line for line in moves if line != "round")) == whole


def test_one_line_is_one_move() -> None:
    game = say(FOUR, "deal 20 -5 double 7")
    for line, seat, move in (
        ("ann 12", "ann", Declare(12)),
        ("bob coin reverse", 1, Coin("reverse")),
        ("bob 50", "bob", Declare(50)),
        ("ann coin guess 20", 0, Coin("guess", card("20"))),
        ("ann withdraw", 0, Withdraw()),
        ("dee coyote", "dee", Call()),
    ):
        assert say(game, line) == play(game, seat, move)
        game = say(game, line)
    assert game.coyotes == (0, 1, 0, 0)


def test_comments_and_empty_lines_do_nothing() -> None:
    assert say(FOUR, "") is FOUR
    assert say(FOUR, "\n  # a comment / ann 12\n\ndeal 20 -5 double 7 # bob 50\n / / \n") == say(FOUR, "deal 20 -5 double 7")


def test_several_lines_are_played_all_or_none() -> None:
    game = say(FOUR, "deal 20 -5 double 7")
    with pytest.raises(NotationError) as refused:
        say(game, "ann 12 / bob 50\ncem 40 / dee coyote")
    assert (refused.value.line, refused.value.code) == (3, "number-too-low")
    assert game == say(FOUR, "deal 20 -5 double 7")


def test_a_line_may_leave_out_a_card_that_the_dealer_draws_later() -> None:
    game = say(FOUR, "deal 20 -5 double 7 / ann coin exchange")
    assert (game.turn, game.stage) == (DEALER, Stage.DRAW)
    assert play(game, DEALER, Draw(card("3"))) == say(FOUR, "deal 20 -5 double 7 / ann coin exchange 3")
    special = played(KIDULT, "deal 1 2 3 4", specials="on")
    waiting = say(special, "ann 7 more cem")
    assert waiting.stage == Stage.DRAW
    assert play(waiting, DEALER, Draw(card("5"))) == say(special, "ann 7 more cem 5")


def test_cards_may_be_turned_over_one_by_one() -> None:
    two = start(EDITIONS[OLIPHANTE], ["ann", "bob"], starter="ann", deck="?x2 5x3 7x1")
    game = say(two, "deal ? ? / ann 5 / bob coyote / turn 5")
    assert game.stage == Stage.TURN
    assert say(game, "turn 7") == say(two, "deal ? ? / ann 5 / bob coyote / turn 5 7")


DEALT = say(FOUR, "deal 20 -5 double 7")
MAY = (
    "ann -999..999 | ann coin extra [CARD] | ann coin reverse | ann coin skip | ann coin exchange [CARD] | ann coin guess CARD"
)


@pytest.mark.parametrize(
    ("game", "line", "code", "expected"),
    [
        (DEALT, "ann fifty", "number-unreadable", "NAME N | NAME coyote"),
        (DEALT, "ann", "line-malformed", "NAME N | NAME coyote"),
        (DEALT, "ann coin gess 20", "line-malformed", "coin guess CARD"),
        (DEALT, "zoe 5", "word-unknown", "ann bob cem dee starter deal turn ="),
        (DEALT, "ann coin guess twenty", "card-unknown", "10 15 20 -5 -10 ? discard"),
        (DEALT, "bob 50", "not-your-turn", MAY),
        (DEALT, "ann coyote", "nothing-to-call", MAY),
        (DEALT, "ann 1000", "number-too-far", MAY),
        (DEALT, "deal 1 2 3 4", "dealer-not-awaited", MAY),
        (DEALT, "turn 5", "turn-needless", MAY),
        (DEALT, "starter ann", "line-too-late", MAY),
        (DEALT, "tag lost", "line-too-late", MAY),
        (DEALT, "= total 3", "round-not-over", MAY),
        (FOUR, "ann 12", "dealer-first", "deal CARD CARD CARD CARD"),
        (FOUR, "deal 1 2", "cards-number", "deal CARD CARD CARD CARD"),
        (FOUR, "deal 20 20 1 2", "card-not-in-pile", "10 15 20 -5 -10 ? discard"),
        (start(EDITIONS[OLIPHANTE], ["ann", "bob"]), "ann 12", "header-missing", "starter NAME"),
        (start(EDITIONS[OLIPHANTE], ["ann", "bob"]), "starter zed", "not-seated", "ann bob"),
        (played(OLIPHANTE, "deal ? 1 2 3 / ann 5 / bob coyote"), "ann 6", "turn-missing", "turn CARD …"),
        (
            played(KIDULT, "deal 1 2 3 4 / ann 9", specials="on"),
            "bob 5",
            "number-too-low",
            "bob N more NAME [CARD] | bob again",
        ),
    ],
)
def test_a_refused_line_says_what_was_expected(game: Game, line: str, code: str, expected: str) -> None:
    with pytest.raises(NotationError) as refused:
        say(game, line)
    assert refused.value.code == code
    assert expected in str(refused.value.values["expected"])
    assert str(refused.value).startswith(f"line 1: {code} (")


def test_after_the_game_nothing_is_expected() -> None:
    over = played(OLIPHANTE, "deal 1 2 / ann 9 / bob coyote", seats="ann bob", out_at="1")
    with pytest.raises(NotationError) as refused:
        say(over, "ann 12")
    assert (refused.value.code, refused.value.values) == ("game-over", {})


# seats by name


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_seat_goes_by_its_number_or_its_name(edition: str) -> None:
    table = Table(edition, 4, 5, {"out_at": 2})
    for game in table.played().line():
        for seat, name in enumerate(game.terms.names):
            assert view(game, name) == view(game, seat) == sight.view(game, seat)
            assert options(game, name) == options(game, seat)
            assert heard(game, name) == heard(game, seat) == tuple(seen(event, seat) for event in events(game))
            for move in (Declare(990), Call(), Coin("skip")):
                assert refusal(game, name, move) == refusal(game, seat, move)
        assert view(game, WATCHER) == sight.view(game, None)
        assert heard(game, WATCHER) == tuple(seen(event, None) for event in events(game))
        if game.turn >= 0 and options(game, game.turn).lowest is not None:
            name = game.terms.names[game.turn]
            assert play(game, name, Declare(999)) == play(game, game.turn, Declare(999))


def test_an_unknown_name_is_refused_and_the_seated_names_are_listed() -> None:
    for asked in (
        lambda: view(DEALT, "zoe"),
        lambda: heard(DEALT, "zoe"),
        lambda: options(DEALT, "zoe"),
        lambda: refusal(DEALT, "zoe", Call()),
        lambda: play(DEALT, "zoe", Call()),
    ):
        with pytest.raises(NotSeated, match=r"^not-seated \(name=zoe expected=ann bob cem dee\)$") as refused:
            asked()
        assert isinstance(refused.value, Refused)
    with pytest.raises(IllegalMove, match=r"^not-your-turn \(name=ann\)$"):
        play(DEALT, "bob", Declare(5))
    with pytest.raises(TypeError, match=r"heard\(game, 'ann'\)"):
        seen(events(DEALT)[0], "ann")  # type: ignore[arg-type]
    assert options(DEALT, "bob") == options(DEALT, 1) == options(DEALT, DEALER) == Options()


# cards from a seed


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_seeded_dealer_deals_the_same_game_again(edition: str) -> None:
    options_: dict[str, Any] = powers(EDITIONS[edition])

    def whole(seed: int) -> Game:
        game, chance, people = start(EDITIONS[edition], ["ann", "bob", "cem"], **options_), Random(seed), Random(7)
        while game.turn != NOBODY:
            before = game
            game = deal(game, chance)
            if game.turn >= 0:
                assert deal(game, chance) is game
                game = play(game, game.turn, any_move(options(game, game.turn), people))
            else:  # it stopped after a count: the round is over, and the next one is not dealt yet
                assert before.stage == Stage.TURN
                assert game.turn == NOBODY or game.stage == Stage.DEAL
        return deal(game, chance)

    assert whole(1) == whole(1)
    assert whole(1) != whole(2)
    assert read(write(whole(3))).game == whole(3)


# what is printed and pickled


def test_a_view_prints_as_a_table() -> None:
    game = say(FOUR, "deal 20 -5 double 7 / ann 12 / bob coin extra 3 / bob 50")
    assert str(view(game, "cem")).split("\n") == [
        "oliphante_2010, round 1, as cem sees it",
        "",
        "    name  card                 coyotes  said",
        "    ann   20                   0 of 3   12",
        "    bob   -5 (3 on the table)  0 of 3   50",
        " >  cem   (hidden)             0 of 3",
        "    dee   7                    0 of 3",
        "",
        "   number   50, said by bob",
        "   pile     25 cards; discarded: none",
        "   coins    extra reverse skip skip exchange exchange guess",
        "   to move  cem: 51..999, coyote, coin extra [CARD], coin reverse, coin skip, coin exchange [CARD], coin guess CARD",
    ]
    assert repr(view(game, "cem")) == "<View: oliphante_2010, round 1, as cem sees it>"
    assert str(view(game, WATCHER)).count("(hidden)") == 4


@pytest.mark.parametrize(
    ("game", "eyes", "line"),
    [
        (start(EDITIONS[OLIPHANTE], ["ann", "bob"]), "ann", "   to move  the Dealer names who starts"),
        (FOUR, "ann", "   to move  the Dealer deals"),
        (FOUR, "ann", "    ann         0 of 3"),
        (say(DEALT, "ann coin exchange"), "ann", "   to move  the Dealer draws a card"),
        (say(DEALT, "ann coin exchange 3"), "bob", " >  ann   3 (before: 20)  0 of 3   coin exchange"),
        (say(DEALT, "ann coin guess 20"), "ann", " >  ann   20 (face up)  0 of 3   coin guess 20"),
        (say(DEALT, "ann coin guess 20 / ann withdraw"), "bob", "    ann   20 (face up, sits out)  0 of 3   withdraw"),
        (say(DEALT, "ann coin reverse"), "ann", "   order    anticlockwise"),
        (played(OLIPHANTE, "deal ? 1 2 3 / ann 5 / bob coyote"), "ann", "    ann   ?     0 of 3   5"),
        (played(OLIPHANTE, "deal ? 1 2 3 / ann 5 / bob coyote"), "ann", "   to move  the Dealer turns over a card"),
        (
            played(KIDULT, "deal 1 2 3 4 / ann 9 double", specials="on"),
            "ann",
            "   stakes   whoever loses a call now takes two coyotes",
        ),
        (played(KIDULT, "deal 1 2 3 4 / ann 9 more cem 5", specials="on"), "cem", "    cem   (hidden) + (hidden)  0 of 3"),
        (played(KIDULT, "deal 1 2 3 4 / ann 9 more cem 5", specials="on"), "bob", "    cem   3 + 5            0 of 3"),
        (played(OLIPHANTE, "deal 1 2 / ann 9 / bob coyote", seats="ann bob", out_at="1"), "ann", "   winner  bob"),
        (played(OLIPHANTE, "deal 1 2 / ann 9 / bob coyote", seats="ann bob", out_at="1"), "ann", "    ann   out   1 of 1"),
        (played(OLIPHANTE, "deal 5 5 1 2 / ann 99 / bob coyote"), "dee", "   pile     26 cards; discarded: 1, 2, 5 x2"),
    ],
)
def test_a_printed_view_shows_what_matters_now(game: Game, eyes: str, line: str) -> None:
    assert line in str(view(game, eyes)).split("\n")


@pytest.mark.parametrize(
    ("game", "printed"),
    [
        (FOUR, "<Game oliphante_2010: round 0, the Dealer (deal) to move>"),
        (DEALT, "<Game oliphante_2010: round 1, ann to move>"),
        (say(DEALT, "ann 12"), "<Game oliphante_2010: round 1, bob to move, 12 stands>"),
        (say(DEALT, "ann 12 / bob coin extra"), "<Game oliphante_2010: round 1, the Dealer (draw) to move, 12 stands>"),
        (
            played(OLIPHANTE, "deal 1 2 / ann 9 / bob coyote", seats="ann bob", out_at="1"),
            "<Game oliphante_2010: round 1, bob has won>",
        ),
    ],
)
def test_a_game_prints_briefly_and_without_cards(game: Game, printed: str) -> None:
    assert str(game) == repr(game) == printed


def test_cards_turned_over_are_printed() -> None:
    two = start(EDITIONS[OLIPHANTE], ["ann", "bob"], starter="ann", deck="?x2 5x3 7x1")
    game = say(two, "deal ? ? / ann 5 / bob coyote / turn 5")
    assert "   turned over  5" in str(view(game, WATCHER)).split("\n")


def test_columns_stay_aligned_whatever_script_the_names_use() -> None:
    game = say(start(EDITIONS[OLIPHANTE], ["小林", "bob", "zoe\u0301"], starter="bob"), "deal 1 2 3")
    rows = str(view(game, WATCHER)).split("\n")[3:6]
    assert rows == ["    小林  (hidden)  0 of 3", " >  bob   (hidden)  0 of 3", "    zoe\u0301   (hidden)  0 of 3"]


def test_a_view_is_the_tuple_of_the_rules_and_survives_pickling() -> None:
    shown = view(DEALT, "ann")
    assert isinstance(shown, View)
    assert shown == sight.view(DEALT, 0)
    assert shown._fields == View._fields
    assert not hasattr(shown, "__dict__")
    assert str(pickle.loads(pickle.dumps(shown))) == str(shown)
    assert str(shown._replace(number=9, declarer=1)) != str(shown)


def test_a_view_knows_its_odds() -> None:
    game = say(DEALT, "ann 12")
    assert view(game, "bob").odds() == coyote.odds.odds(view(game, "bob"))
    assert f"{view(game, 'bob').odds().chance(50):.0%}" == "81%"
    with pytest.raises(ValueError, match="a watcher"):
        view(game, WATCHER).odds()
