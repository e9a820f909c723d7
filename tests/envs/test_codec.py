"""The codec says what the rules say: ids for exactly the legal moves, arrays of exactly what a seat sees."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coyote import (
    EDITIONS,
    Again,
    Agree,
    Call,
    Coin,
    Declare,
    Dodge,
    Game,
    GiveUp,
    Lay,
    Options,
    Peek,
    Point,
    View,
    Withdraw,
    options,
    play,
    refusal,
    view,
)
from coyote.envs.actions import Arm
from coyote.envs.arrays import Arrays
from coyote.envs.codec import Codec, codec_of, whole
from coyote.envs.episode import EDITION, Episode, Rulebook, terms_of
from coyote.rules.game import PLAYER_RULES
from coyote.rules.model.moves import PlayerMove
from tests.hidden.test_two_worlds import two_worlds
from tests.strategies import Table, powers, tables
from tests.tables import HEIDELBAER, KIDULT, OLIPHANTE, POWWOW, played

pytestmark = pytest.mark.slow

EXAMPLES = 30


def at_turns(table: Table) -> Iterator[tuple[Game, Codec]]:
    """The last games of a table in which somebody is to move: from the many players of short games to the two of long ones."""
    for game in list(table.played().line())[:150]:
        if game.turn >= 0:
            yield game, codec_of(game.terms)


def moves(codec: Codec, game: Game) -> Iterator[tuple[tuple[int, ...], PlayerMove]]:
    """Every move that the masks allow, with its ids; of the numbers the lowest, the highest and one between."""
    seat, able = game.turn, options(game, game.turn)
    for first in np.flatnonzero(codec.actions.mask(able, seat)).tolist():
        meant = codec.actions.decoded(first, seat)
        if not isinstance(meant, Arm):
            if not isinstance(meant, Declare) or meant.number in (able.lowest, able.highest, (able.lowest or 0) + 3):
                yield (first,), meant
            continue
        for second in np.flatnonzero(codec.actions.mask(able, seat, meant))[[0, -1]].tolist():
            move = codec.actions.decoded(second, seat, meant)
            assert not isinstance(move, Arm)
            yield (first, second), move


@settings(max_examples=EXAMPLES, deadline=None)
@given(tables())
def test_every_1_of_a_mask_is_accepted_by_the_rules_and_every_move_comes_back_from_its_ids(table: Table) -> None:
    for game, codec in at_turns(table):
        for ids, move in moves(codec, game):
            assert refusal(game, game.turn, move) is None, move
            assert codec.actions.encoded(move, game.turn) == ids


ALONE: dict[str, PlayerMove] = {"agree": Agree(), "again": Again(), "dodge": Dodge()}


def listed(able: Options) -> Iterator[PlayerMove]:
    """The moves that `options` describes; of the numbers, the two ends."""
    if able.call:
        yield Call()
    for may, move in ((able.withdraw, Withdraw()), (able.peek, Peek()), (able.lay, Lay())):
        if may:
            yield move
    yield from map(Point, able.points)
    if able.give_up:
        yield from (GiveUp(open=True), GiveUp(open=False))
    for coin in able.coins:
        yield from ([Coin(coin, kind) for kind in able.guesses] if coin == "guess" else [Coin(coin)])
    numbers = [] if able.lowest is None else [able.lowest + (able.lowest == able.unless), able.highest]
    numbers = [number for number in numbers if number != able.unless]
    yield from map(Declare, numbers)
    for special in able.specials:
        if special in ALONE:
            yield ALONE[special]
        elif special in ("more", "next"):
            yield from (Declare(number, special, target) for number in numbers for target in able.targets)
        else:
            yield from (Declare(number, special) for number in numbers)


@settings(max_examples=EXAMPLES, deadline=None)
@given(tables())
def test_a_mask_allows_every_move_of_options(table: Table) -> None:
    for game, codec in at_turns(table):
        sees = view(game, game.turn)
        mask, able = codec.mask(sees), sees.options
        counted = 0 if able.lowest is None else able.highest - able.lowest + 1 - (able.unless is not None)
        assert mask[codec.actions.first :].sum() == counted
        moves = list(listed(able))
        firsts = {codec.ids(move, sees)[0] for move in moves}
        assert mask[: codec.actions.first].sum() == len([first for first in firsts if first < codec.actions.first])
        for move in moves:
            *before, last = codec.ids(move, sees)
            armed = codec.move(before[0], able, game.turn) if before else None
            assert armed is None or isinstance(armed, Arm)
            assert codec.move(last, able, game.turn, armed) == move


@settings(max_examples=EXAMPLES, deadline=None)
@given(tables())
def test_a_mask_has_a_1_exactly_when_the_seat_is_to_move_and_an_array_stays_within_1(table: Table) -> None:
    for game in table.played().line():
        codec = codec_of(game.terms)
        for seat in range(table.seats):
            sees = view(game, seat)
            mask, row = codec.mask(sees), codec.array(sees)
            assert mask.any() == (game.turn == seat)
            assert (str(mask.dtype), mask.shape) == ("int8", (codec.actions.size,))
            assert (str(row.dtype), row.shape) == ("float32", (codec.arrays.size,))
            assert np.abs(row).max() <= 1
            assert mask.max() <= 1


@settings(max_examples=EXAMPLES, deadline=None)
@given(tables(), st.integers(0, 11))
def test_two_worlds_have_the_same_arrays_for_the_seat_that_cannot_see(table: Table, seat: int) -> None:
    eyes = seat % table.seats
    told_apart = False
    for here, there in two_worlds(table, eyes):
        codec = codec_of(here.terms)
        mine, theirs = view(here, eyes), view(there, eyes)
        assert (codec.array(mine) == codec.array(theirs)).all()
        assert (codec.mask(mine) == codec.mask(theirs)).all()
        others = [other for other in here.round.inside if other != eyes]
        told_apart |= any((codec.array(view(here, other)) != codec.array(view(there, other))).any() for other in others)
        if here.round.heads != there.round.heads:
            assert told_apart, "the others see the card: their arrays must show it"


@settings(max_examples=EXAMPLES, deadline=None)
@given(tables(editions=[edition for edition in EDITIONS.values() if edition.middle]), st.integers(0, 11))
def test_two_worlds_that_differ_in_the_middle_have_the_same_arrays_but_for_those_who_looked(table: Table, seat: int) -> None:
    eyes = seat % table.seats
    for here, there in two_worlds(table, eyes):
        arrays, middles = codec_of(here.terms).array, zip(here.round.powers.middle, there.round.powers.middle, strict=True)
        assert (arrays(view(here, eyes)) == arrays(view(there, eyes))).all()
        for ours, theirs in middles:
            assert ours.seen_by == theirs.seen_by
            for other in ours.seen_by:
                if ours.card != theirs.card:
                    assert (arrays(view(here, other)) != arrays(view(there, other))).any()


def test_every_field_of_views_and_options_and_every_kind_of_move_is_known_to_the_codec() -> None:
    """Whoever adds one decides here what becomes of it: a block of the array, an id, or nothing, because it follows."""
    follows = "seat terms stage round out options"
    blocks = (
        "worn more replaced extra turned discards refilled drawn_unseen pile hidden number said turn declarer starter coyotes "
        "inside faced withdrawn coins direction spent asker doubled more_used eyes closed holder laid facedown middle caller "
        "pointed"
    )
    assert sorted(View._fields) == sorted(f"{follows} {blocks}".split())
    assert Options._fields == tuple(
        "lowest highest unless call coins guesses specials targets withdraw peek lay points give_up".split()
    )
    assert [rule.__name__ for rule in PLAYER_RULES] == (
        "Declare Call Coin Agree Again Dodge Withdraw Peek Lay Point GiveUp".split()
    )


def test_ids_are_those_that_the_documents_promise() -> None:
    coins = codec_of(terms_of(OLIPHANTE, 4, {"coins": True, "least_number": -20, "highest_number": 60})).actions
    words = [coins.word(action) for action in range(coins.size)]
    assert words[:6] == ["coyote", "withdraw", "coin extra", "coin reverse", "coin skip", "coin exchange"]
    assert words[6:25] == [f"coin guess {kind}" for kind in terms_of(OLIPHANTE, 4, {}).deck.kinds]
    assert words[25:] == [str(number) for number in range(-20, 61)]
    specials = codec_of(terms_of(KIDULT, 3, {"specials": True, "highest_number": 9})).actions
    assert [specials.word(action) for action in range(specials.size)] == (
        ["coyote", "agree", "again", "arm double", "arm reverse", "arm more +1", "arm more +2", "arm next +1", "arm next +2"]
        + [str(number) for number in range(1, 10)]
    )
    few: dict[str, object] = {"least_number": 8, "highest_number": 9}
    for edition, seats, more, expected in [
        (POWWOW, 3, {}, "coyote agree dodge arm_more_+1 arm_more_+2"),
        (POWWOW, 3, {"specials": False}, "coyote"),
        (HEIDELBAER, 3, {}, "coyote peek give_open give_closed"),
        (HEIDELBAER, 3, {"trickster": True}, "coyote peek lay give_open give_closed point_+1 point_+2"),
        (HEIDELBAER, 2, {"trickster": True}, "coyote peek lay give_open give_closed"),  # with two nobody is left to point
    ]:
        codec = codec_of(terms_of(edition, seats, few | more)).actions
        assert [codec.word(action).replace(" ", "_") for action in range(codec.size)] == [*expected.split(), "8", "9"]


def test_arrays_are_seen_from_ones_own_seat() -> None:
    game = played(KIDULT, "deal 10 5 -5 / ann 3 / bob 7", "ann bob cem")
    codec, kinds = codec_of(game.terms), game.terms.deck.kinds
    row = codec.array(view(game, "cem"))
    worn = row[codec.arrays.layout["worn"]].reshape(3, len(kinds))
    assert not worn[0].any(), "nobody sees their own card"
    assert [kinds[place] for place in worn[1:].argmax(axis=1)] == ["10", "5"]  # ann sits to the left of cem
    assert row[codec.arrays.layout["declarer"]].tolist() == [0, 0, 1]
    assert row[codec.arrays.layout["turn"]].tolist() == [1, 0, 0]
    assert row[codec.arrays.layout["said"]].reshape(3, 2)[:, 0].tolist() == [0, 1, 1]
    armed = codec_of(played(KIDULT, "deal 10 5 -5", "ann bob cem", specials="on").terms)
    sees = view(played(KIDULT, "deal 10 5 -5", "ann bob cem", specials="on"), "ann")
    assert armed.array(sees, Arm("more", 2))[armed.arrays.layout["armed"]].tolist() == [0, 0, 0, 1, 0, 0]


def blocks(game: Game, seat: str) -> dict[str, list[float]]:
    codec = codec_of(game.terms)
    row = codec.array(view(game, seat))
    return {name: row[part].tolist() for name, part in codec.arrays.layout.items()}


def test_what_lies_in_the_middle_is_in_the_arrays_of_those_who_have_looked() -> None:
    game = played(HEIDELBAER, "deal 5 -5 10 20 / ann 7 / bob peek", "ann bob cem")
    kinds = game.terms.deck.kinds
    ann, bob, cem = (blocks(game, name) for name in game.terms.names)
    assert bob["middle"] == [float(kind == "20") for kind in kinds]
    assert not any(ann["middle"]) and not any(cem["middle"])
    assert ann["facedown"] == [1, 0, 0, 1, 0] and cem["facedown"] == [1, 0, 0, 0, 1], "that bob looked is known to all"
    assert ann["hidden"] == [pytest.approx(2 / 5)] and bob["hidden"] == [pytest.approx(1 / 5)]
    assert bob["eyes"] == pytest.approx([1 / 3, 2 / 3, 2 / 3]) and bob["closed"] == pytest.approx([2 / 3, 1 / 3, 1 / 3])
    assert not {"holder", "laid", "caller", "pointed"} & ann.keys(), "only the Trickster variant has these"


def test_the_coyote_card_and_who_has_pointed_are_in_the_arrays() -> None:
    lines = (
        "deal 5 -5 10 20 0 / ann 7 / bob coyote / cem point ann / dee point bob / bob give open"
        " / deal 1 2 3 4 5 / bob 1 / cem 2 / dee 3 / ann 4 / bob lay 15 / bob 5 / cem coyote / dee point bob"
    )
    game = played(HEIDELBAER, lines, trickster="on")
    kinds, (ann, bob, *_) = game.terms.deck.kinds, (blocks(game, name) for name in game.terms.names)
    assert bob["holder"] == [1, 0, 0, 0] and ann["holder"] == [0, 1, 0, 0] and ann["laid"] == [1]
    assert bob["middle"][len(kinds) :] == [float(kind == "15") for kind in kinds]
    assert not any(ann["middle"])
    assert ann["facedown"] == [*(1, 0, 0, 0, 0, 0), *(1, 1, 0, 1, 0, 0)], "the second is shut, and bob knows it"
    assert ann["caller"] == [0, 0, 1, 0] and ann["pointed"] == [0, 0, 0, 1] and ann["turn"] == [1, 0, 0, 0]
    codec = codec_of(game.terms)
    assert codec.ids(Point(1), view(game, "ann")) == (codec.actions.named["point +1"],)
    assert np.flatnonzero(codec.mask(view(game, "ann"))).tolist() == [codec.actions.named[f"point +{step}"] for step in (1, 2)]
    with pytest.raises(ValueError, match=r"is not allowed now: expected of ann, by the mask: point cem \| point bob"):
        codec.move(0, options(game, 0), 0)


@pytest.mark.parametrize("open_", [True, False])
def test_the_loser_gives_up_an_eye_by_its_id(open_: bool) -> None:
    game = played(HEIDELBAER, "deal 5 -5 10 20 / ann 99 / bob coyote", "ann bob cem")
    codec, sees = codec_of(game.terms), view(game, "ann")
    ids = codec.actions.named
    assert np.flatnonzero(codec.mask(sees)).tolist() == [ids["give open"], ids["give closed"]]
    move = codec.move(ids["give open" if open_ else "give closed"], sees.options, 0)
    assert move == GiveUp(open_)
    after = play(game, 0, move)
    assert view(after, 0).eyes[0] == (1 if open_ else 2)


def test_a_dodge_turns_the_order_round_in_the_arrays() -> None:
    game = played(POWWOW, "deal 5 -5 10 / ann 7 / bob dodge", "ann bob cem")
    assert game.terms.names[game.turn] == "cem"
    assert blocks(game, "cem")["direction"] == [-1]
    assert blocks(game, "cem")["spent"] == [0, 0, 1]


MOVES_OF: dict[str, set[type]] = {POWWOW: {Dodge}, HEIDELBAER: {Peek, Lay, Point, GiveUp}}


@pytest.mark.parametrize("edition", EDITIONS)
def test_whole_episodes_of_every_edition_are_played_by_ids_and_meet_all_its_moves(edition: str) -> None:
    """Every edition with all its powers, at every number of seats on its box; each id used comes back from its move."""
    box, rng, met = EDITIONS[edition], Random(edition), set()
    for seats in range(box.seats[0], box.seats[1] + 1):
        one = Episode(Rulebook(terms_of(edition, seats, powers(box) | {"least_number": 1, "highest_number": 40})))
        one.begin(seats)
        while not one.over:
            seat, actions = one.game.turn, one.book.codec.actions
            action = rng.choice(np.flatnonzero(one.observed(seat)["action_mask"]).tolist()[:30])
            move = actions.decoded(action, seat, one.armed)
            if not isinstance(move, Arm):
                assert actions.encoded(move, seat)[-1] == action
                met.add(type(move))
            one.act(action)
        assert sum(one.book.pays(one.game)) == pytest.approx(0)
    assert met >= {Declare, Call} | MOVES_OF.get(edition, set())


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (-1, "there is no action -1: expected a whole number from 0 to 999"),
        (1000, "there is no action 1000: expected a whole number from 0 to 999"),
        (12, r"action 12 \(12\) is not allowed now: expected of player_0, by the mask: 13..999 | coyote"),
        (None, "None is no action: expected a whole number that the mask allows"),
        ("12", "'12' is no action"),
        (12.5, "12.5 is no action"),
    ],
)
def test_a_wrong_action_is_told_what_was_expected_and_changes_nothing(action: object, sentence: str) -> None:
    episode = Episode(Rulebook(terms_of(EDITION, 2, {})))
    episode.begin(1)
    if episode.game.turn == 0:
        episode.act(1)
    episode.act(12)
    before = episode.game
    with pytest.raises(ValueError, match=sentence):
        episode.act(action)
    assert episode.game is before


def test_a_move_that_has_no_id_at_this_table_is_told_which_have() -> None:
    codec = codec_of(terms_of(KIDULT, 3, {"highest_number": 60}))
    with pytest.raises(ValueError, match=r"Agree\(\) has no action at this table: expected a number, or one of coyote"):
        codec.actions.encoded(Agree(), 0)
    with pytest.raises(ValueError, match="61 has no action: at this table numbers go from 1 to 60"):
        codec.actions.encoded(Declare(61), 0)
    assert whole(np.int64(7)) == 7


def test_only_a_number_may_follow_what_was_armed() -> None:
    game = played(KIDULT, "deal 10 5 -5 / ann 3", "ann bob cem", specials="on", highest_number="9")
    codec, sees = codec_of(game.terms), view(game, "bob")
    armed = codec.move(codec.actions.ids[Arm("next", 2)], sees.options, 1)
    assert isinstance(armed, Arm)
    assert [codec.actions.word(action) for action in np.flatnonzero(codec.mask(sees, armed)).tolist()] == [
        "4",
        "5",
        "6",
        "7",
        "8",
        "9",
    ]
    with pytest.raises(ValueError, match=r"\(coyote\) is not allowed now: expected of bob, by the mask: 4..9$"):
        codec.move(0, sees.options, 1, armed)
    assert codec.move(codec.actions.first + 4, sees.options, 1, armed) == Declare(5, "next", 0)


def test_a_watcher_has_no_array() -> None:
    game = played(KIDULT, "deal 10 5", "ann bob")
    with pytest.raises(ValueError, match="expected the view of a seat"):
        Arrays(game.terms, ()).array(view(game, None))


@pytest.mark.parametrize(
    ("table", "sentence"),
    [
        ({"edition": "kidult"}, "there is no edition 'kidult': expected one of "),
        ({"seats": 1}, "2"),
        ({"seats": "four"}, "'four' is no number of seats: expected 2 to 12"),
        ({"options": {"coins": True}}, "The edition kidult_2003 has no coins"),
        ({"options": {"trumps": 1}}, "There is no option “trumps”"),
        ({"options": {"highest_number": 0}}, "The option highest_number cannot be “0”. Expected: 1…999."),
    ],
)
def test_a_table_that_cannot_be_is_told_what_was_expected(table: dict[str, object], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        terms_of(**({"edition": EDITION, "seats": 4, "options": {}} | table))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("given_", "sentence"),
    [
        ({"episode": "match"}, "an episode cannot be 'match': expected game or round"),
        ({"rounds": 0}, "an episode cannot have 0 rounds: expected a whole number from 1 up"),
    ],
)
def test_an_episode_that_cannot_be_is_told_what_was_expected(given_: dict[str, object], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        Rulebook(terms_of(EDITION, 4, {}), **given_)  # type: ignore[arg-type]


@pytest.mark.parametrize("episode", ["game", "round"])
def test_what_an_episode_pays_adds_up_to_nothing(episode: str) -> None:
    book = Rulebook(terms_of(KIDULT, 4, {"specials": True, "highest_number": 60}), episode)
    one, rng = Episode(book), Random(1)
    for seed in range(20):
        one.begin(seed)
        while not one.over:
            one.act(rng.choice(np.flatnonzero(one.observed(one.game.turn)["action_mask"]).tolist()))
        pays = book.pays(one.game)
        assert sum(pays) == pytest.approx(0)
        assert (max(pays) == 1) == (episode == "game")
        assert min(pays) < 0
        assert not book.undecided(one.game)
        assert one.game.round.finished == 1 or episode == "game"


def test_a_game_that_lasts_too_long_ends_undecided_and_pays_nobody() -> None:
    book = Rulebook(terms_of(KIDULT, 4, {"highest_number": 60}), rounds=2)
    one = Episode(book)
    one.begin(3)
    while not one.over:
        one.act(np.flatnonzero(one.observed(one.game.turn)["action_mask"])[0])
    assert book.undecided(one.game)
    assert book.pays(one.game) == [0, 0, 0, 0]
