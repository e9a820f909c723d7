"""The daily fire at its table: everybody gets the same cards and the same answers, whatever else happens there."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from coyote.rules.model.moves import DEALER
from coyote.table.asks import answer
from coyote.table.deal.daily import next_seed
from coyote.table.deal.fair import server_commit
from coyote.table.deck_deeds import EpochOpened
from coyote.table.keeper import Keeper
from coyote.table.match import DeckEpoch
from coyote.table.schedule import ALONE, due, stands_still
from coyote.table.setting import Setting
from coyote.table.wire.inbound import Leave, React, Start
from tests.table.seated import Seated

DAY = "2026-11-17"
SEED = b"d" * 32


def lit(salt: int = 0, edition: str = "kidult_2003") -> Seated:
    """A daily fire that has just begun; `salt` makes another of everything that may differ from table to table."""
    table = Seated(Setting(edition=edition), now=1_000_000 + salt, salt=salt).bots("cub", "cub", "cub")
    table.keeper = Keeper({1: SEED})
    table.step(answer(table.table, "ann", Start("op"), table.now, f"game{salt}", DAY))
    return table.deal()


def played_out(table: Seated) -> Seated:
    """Ann says one more or calls, until the game is over."""
    while table.table.playing:
        if table.turn == DEALER or table.turn != 0:
            table.until_due()
        elif (table.match.game.number or 0) >= 20:
            table.call()
        else:
            table.say(max(1, (table.match.game.number or 0) + 1))
    return table


def test_the_cards_and_the_answers_are_the_same_at_every_table_of_a_day() -> None:
    one, other = played_out(lit()), played_out(lit(salt=5))
    assert one.match.id != other.match.id
    assert one.match.game == other.match.game
    assert len(one.match.decks) == len(other.match.decks) > 1
    assert [deck.commit for deck in one.match.decks] == [deck.commit for deck in other.match.decks]


def test_the_first_deck_has_the_seed_of_the_day_and_each_later_one_follows_from_the_one_before() -> None:
    table = played_out(lit())
    seeds = [SEED]
    while len(seeds) < len(table.match.decks):
        seeds.append(next_seed(seeds[-1], len(seeds) + 1))
    opened = [deed for _, deed in table.log if isinstance(deed, EpochOpened)]
    assert [deed.commit for deed in opened] == [
        server_commit(seed, f"daily-{DAY}", number) for number, seed in enumerate(seeds, 1)
    ]


def test_the_decks_of_earlier_games_at_the_table_are_not_taken_for_those_of_the_day() -> None:
    match = replace(lit().match, earlier=2, decks=())
    keeper = Keeper({1: b"x" * 32, 2: b"y" * 32, 3: SEED})
    assert keeper.opening(match, b"fresh") == SEED
    one_deck = replace(match, decks=(DeckEpoch(b"", 0),))
    assert keeper.opening(one_deck, b"fresh") == next_seed(SEED, 2)
    assert keeper.opening(replace(match, day=None), b"fresh") == b"fresh"


def test_nobody_is_asked_for_a_seed_or_waited_for() -> None:
    table = Seated().bots("cub", "cub")
    table.keeper = Keeper({1: SEED})
    table.step(answer(table.table, "ann", Start("op"), table.now, "game", DAY))
    begun = table.now
    table.deal()
    assert table.now == begun
    assert table.match.decks[0].commits == table.match.decks[0].seeds == ()


def test_a_fire_is_played_on_without_its_player_only_once_they_have_left_for_good() -> None:
    away = lit().here("ann", False).later(2 * ALONE)
    assert stands_still(away.table) and due(away.table) is None
    left = lit().ask("ann", Leave("op"))
    assert not stands_still(left.later(2 * ALONE).table)
    assert played_out_alone(left).match.over


def played_out_alone(table: Seated) -> Seated:
    while table.table.playing:
        table.until_due()
    return table


def test_what_a_mind_draws_by_depends_on_the_moves_alone() -> None:
    table = lit()
    before, match = table.keeper.chance(table.match), table.match
    table.ask("ann", React("op", "howl")).here("ann", False).here("ann", True)
    assert table.keeper.chance(table.match) == before
    assert table.keeper.chance(replace(match, moved=match.moved + 1)) == before
    assert table.keeper.chance(replace(match, moved=match.moved + 1, day=None)) != table.keeper.chance(replace(match, day=None))
    while table.turn != 0:
        table.until_due()
    number = table.match.game.number or 0
    table.say(number + 1)
    assert table.keeper.chance(table.match) != before


@pytest.mark.parametrize("day", [DAY, None])
def test_seeds_of_finished_decks_are_told_unless_others_still_play_with_these_cards(day: str | None) -> None:
    table = played_out(lit())
    match = replace(table.match, day=day)
    table.table = replace(table.table, match=match)
    told = table.see(0, news=False).fair
    assert told is not None
    assert bool(told.server_seeds) == (day is None)
