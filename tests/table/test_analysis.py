"""The analysis: chances agree with brute force over the rules, totals with the cards, and a running round stays secret."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any

import msgspec
import pytest

from coyote import DEALER, EDITIONS, WATCHER, Call, Card, Declare, Draw, Game, Turn, options, play
from coyote.lab.simulate import NAMES, playout
from coyote.odds import unknown
from coyote.rules.game import start
from coyote.rules.model.events import Counted, Worn
from coyote.rules.model.state import Stage
from coyote.rules.sight import view
from coyote.rules.story import events
from coyote.table.refusals import TableCode, TableRefused
from coyote.table.review.analysis import analysis, last_round, odds_at, of_game
from coyote.table.review.chances import Reckoner, chances
from coyote.table.review.finished import moment
from coyote.table.review.judged import Judged, finished_rounds, judge
from coyote.table.setting import Setting
from coyote.table.wire import outbound_review
from coyote.table.wire.outbound_review import AnalysisTold, MoveTold
from tests.table.seated import Seated, four
from tests.table.test_frames import finished
from tests.tables import KIDULT, OLIPHANTE, played

SMALL = {"?": 2, "5": 3, "-3": 1, "double": 1, "night": 1, "flip": 1, "10": 1}
COINS = {"extra": 2, "skip": 1, "exchange": 2, "reverse": 1, "guess": 1}
TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    (OLIPHANTE, {"deck": SMALL}),
    (OLIPHANTE, {"deck": SMALL, "coins": True, "coin_counts": COINS}),
    (KIDULT, {"deck": SMALL, "specials": True}),
    (KIDULT, {"deck": SMALL, "specials": True, "mystery_chain": "off", "empty_pile": "nothing"}),
)


# brute force: the rules themselves, in every world that looks the same to one seat


def worlds(game: Game, seat: int) -> list[tuple[Fraction, Game]]:
    """Every world that this seat cannot tell from the real one, with its probability."""
    round = game.round
    powers, deck = round.powers, round.terms.deck
    head = () if seat in powers.faced else (round.heads[seat],)
    own = [*head, *(card for wearer, card in (*powers.more, *powers.replaced) if wearer == seat)]
    unseen = deck.put(round.pile, own)
    found: list[tuple[Fraction, Game]] = []

    def put(worn: tuple[Card, ...], left: tuple[int, ...], chance: Fraction) -> None:
        if len(worn) < len(own):
            for place, count in enumerate(left):
                if count:
                    rest = (*left[:place], count - 1, *left[place + 1 :])
                    put((*worn, deck.kinds[place]), rest, chance * Fraction(count, sum(left)))
            return
        cards = iter(worn)
        heads = tuple(next(cards) if head and wearer == seat else card for wearer, card in enumerate(round.heads))
        more, behind = (
            tuple(Worn(wearer, next(cards) if wearer == seat else card) for wearer, card in pile)
            for pile in (powers.more, powers.replaced)
        )
        other = replace(round, heads=heads, pile=left, powers=powers._replace(more=more, replaced=behind))
        found.append((chance, replace(game, round=other)))

    put((), unseen, Fraction(1))
    return found


def reaches(game: Game, number: int) -> Fraction:
    """The chance that the total reaches the number if the player to move calls, over all that can be turned over or drawn."""
    if game.turn >= 0 and game.round.heads:
        return reaches(play(game, game.turn, Call()), number)
    for event in events(game):
        if isinstance(event, Counted):
            return Fraction(event.count.total >= number)
    size, kind = sum(game.pile.values()), Draw if game.stage == Stage.DRAW else Turn
    courses = [(count, play(game, DEALER, kind(card))) for card, count in game.pile.items()]
    return sum((Fraction(count, size) * reaches(after, number) for count, after in courses), Fraction(0))


def brute(judged: Judged) -> Fraction:
    before, number = judged.game.before, judged.number
    assert before is not None and number is not None
    looks = worlds(before, judged.seat)
    assert sum(chance for chance, _ in looks) == 1
    held = sum(chance * reaches(play(world, judged.seat, judged.move), number) for chance, world in looks)
    return Fraction(held) if isinstance(judged.move, Declare) else 1 - Fraction(held)


@pytest.mark.parametrize(("edition", "options_"), TABLES)
def test_chances_are_those_of_brute_force_over_the_rules(edition: str, options_: dict[str, Any]) -> None:
    met: dict[str, int] = {}
    for seed in range(12):
        game, reckoner = playout(start(EDITIONS[edition], NAMES[:3], **options_), Random(seed)), Reckoner()
        for round in finished_rounds(game):
            for judged in judge(round, reckoner):
                stands, move = judged.stands, judged.move
                callable_ = isinstance(move, Call) or options(stands, stands.turn).call
                if judged.chance is None or judged.game.round.powers.refilled is not None or not callable_:
                    continue
                kind = (move.special or "number") if isinstance(move, Declare) else "call"
                if met.get(kind, 0) < 12:
                    met[kind] = met.get(kind, 0) + 1
                    assert judged.chance == pytest.approx(float(brute(judged)), abs=1e-6), judged
    assert {"number", "call"} <= {*met}
    assert "specials" not in options_ or met["more"] > 3


def test_a_number_with_more_is_judged_with_the_card_that_is_still_to_come() -> None:
    """Of 1 2 4 8 ann sees 2 on bob; her own card and the one for bob are two of the other three."""
    lines = "deal 1 2 / ann 10 more bob 8 / bob coyote"
    game = played(KIDULT, lines, seats="ann bob", deck="1x1 2x1 4x1 8x1", specials="on", specials_with_two="on")
    move, call = of_game(game).moves
    assert (move.chance, move.total) == (round(2 / 3, 6), 11)
    assert (call.chance, call.total) == (round(1 / 3, 6), 11), "bob sees 1 and wears two of 2 4 8"


def test_a_refilled_pile_is_judged_by_what_went_into_it() -> None:
    """Ann knows what the pile was made of, so she knows what she wears (Q4)."""
    small = {"coins": "on", "deck": "1x1 2x2 3x1 4x1 5x1 6x1"}
    first, second = "deal 1 2 3 / ann 9 / bob coyote", "deal 4 2 5 / bob coin extra 6 / bob 1 / cem coin extra 3 / cem 2"
    lines = f"{first} / {second} / ann 20 / bob coyote"
    game = played(OLIPHANTE, lines, seats="ann bob cem", **small)
    last = [move for move in of_game(game).moves if move.round == 2]
    assert [(move.number, move.chance) for move in last if move.seat == 0] == [(20, 1.0)]


# totals


def totals(moves: tuple[MoveTold, ...]) -> list[int | None]:
    return [move.total for move in moves]


def test_the_total_is_that_of_the_cards_as_they_lay() -> None:
    lines = "deal 1 2 3 / ann 5 / bob coin extra 10 / bob 12 / cem coin exchange 7 / cem 21 / ann coyote"
    game = played(OLIPHANTE, lines, seats="ann bob cem", coins="on")
    assert totals(of_game(game).moves) == [6, None, 16, None, 20, 20]


def test_a_mystery_would_have_turned_over_the_card_that_came_next() -> None:
    lines = "deal ? 2 3 / ann 5 / bob coin extra 10 / bob 12 / cem coyote / turn 4"
    game = played(OLIPHANTE, lines, seats="ann bob cem", coins="on")
    assert totals(of_game(game).moves) == [15, None, 19, 19]


def test_nobody_knows_the_total_if_a_mystery_was_never_answered() -> None:
    lines = "deal ? 2 3 / ann 5 / bob coin guess 9"
    game = played(OLIPHANTE, lines, seats="ann bob cem", coins="on")
    move, guess = of_game(game).moves
    assert (move.total, move.chance is not None) == (None, True)
    assert (guess.chance, guess.total) == (None, None)


def test_a_mystery_that_finds_the_pile_empty_counts_nothing() -> None:
    lines = "deal ? 2 / ann 3 / bob coyote"
    game = played(KIDULT, lines, seats="ann bob", deck="?x1 2x1", empty_pile="nothing")
    assert totals(of_game(game).moves) == [2, 2]


def test_agree_again_and_coins_have_no_chance() -> None:
    lines = "deal 1 2 3 4 / ann 5 / bob again / ann 6 / bob 7 / cem agree / dee coyote"
    told = of_game(played(KIDULT, lines, specials="on")).moves
    assert [move.chance is None for move in told] == [False, True, False, False, True, False]
    assert [move.number for move in told] == [5, 5, 6, 7, 7, 7]


# a whole table


def test_every_place_is_a_moment_whose_events_tell_the_move() -> None:
    match = finished(Setting(options={"out_at": "2", "coins": "on"})).whole
    found = analysis(match)
    reading: Any = msgspec.json.Decoder(outbound_review.Moment).decode
    assert len(found.moves) == sum(seat >= 0 for seat, _ in match.game.history)
    for move in found.moves:
        seen = reading(moment(match, move.place, WATCHER))
        assert seen.events[0].seat == move.seat
        if move.move.__struct_config__.tag == "declare":
            assert seen.events[0].number == move.number


def test_the_analysis_can_be_written_and_read_again() -> None:
    found = analysis(finished().whole)
    assert msgspec.json.decode(msgspec.json.encode(found), type=AnalysisTold) == found
    assert b'"chance":null' in msgspec.json.encode(MoveTold(1, 1, 0, found.moves[0].move, None, None, None))


def test_the_odds_at_a_place_are_all_that_the_mover_could_know() -> None:
    match = finished().whole
    for move in analysis(match).moves:
        told = odds_at(match, move.place)
        assert (told.place, told.seat, told.number, told.chance, told.total) == (
            *(move.place, move.seat, move.number, move.chance, move.total),
        )
        assert sum(chance for _, chance in told.totals) == pytest.approx(1, abs=1e-4)
        if told.number is not None and told.chance is not None:
            reach = sum(chance for value, chance in told.totals if value >= told.number)
            called = move.move.__struct_config__.tag == "call"
            assert told.chance == pytest.approx(1 - reach if called else reach, abs=1e-4)
        assert told.total is None or told.total in dict(told.totals)


@pytest.mark.parametrize("place", [-1, 0, 1, 2, 10_000])
def test_a_place_without_a_players_move_is_refused(place: int) -> None:
    with pytest.raises(TableRefused) as refused:
        odds_at(finished().whole, place)
    assert refused.value.code == TableCode.PLACE_UNKNOWN


def running() -> Seated:
    """One round is over, and in the second a number was said."""
    table = four().start().say(5).say(900).call().deal()
    return table.say(7)


def test_of_a_running_game_only_the_last_finished_round_is_told() -> None:
    table = running()
    assert last_round(four().start().say(3).match) is None
    told = last_round(table.match)
    assert told is not None
    assert (told.round, [move.number for move in told.moves]) == (1, [5, 900, 900])
    assert odds_at(table.match, told.moves[1].place).number == 900
    now = sum(1 for _ in table.whole.game.line()) - 1
    for look in (analysis, lambda match: odds_at(match, now)):
        with pytest.raises(TableRefused) as refused:
            look(table.match)
        assert refused.value.code == TableCode.GAME_RUNNING


def test_odds_that_would_burden_a_server_are_not_reckoned() -> None:
    deck = " ".join([f"{number}x2" for number in range(-999, 1000, 27)]) + " ?x8"
    lines = "deal ? ? ? ? ? ? ? 27 / ann 5 / bob coin guess 54"
    game = played(OLIPHANTE, lines, seats="ann bob cem dee eve fay gil hal", coins="on", deck=deck)
    move, _ = of_game(game).moves
    assert (move.chance, move.total) == (None, None)


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_boxed_deck_is_out_of_reach(edition: str) -> None:
    """All the `?` there are on heads, and the pile all but empty."""
    for feathers in EDITIONS[edition].decks:
        for chain in ("on", "off"):
            more: dict[str, Any] = {"feathers": feathers} if len(EDITIONS[edition].decks) > 1 else {}
            for seed in range(3):
                game = playout(start(EDITIONS[edition], NAMES[:10], out_at=1, mystery_chain=chain, **more), Random(seed))
                for past in game.line():
                    if past.round.heads and past.turn >= 0:
                        assert chances(unknown(view(past, past.turn))) is not None
