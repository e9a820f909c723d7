"""The parts of a frame, each made only from what its readers may know.

Law: the game comes from `sight.common` for everybody and from `sight.own` for one pair of eyes; its story, from `sight.seen`.
With phones on heads, `headband.shows` and `headband.tells` take their place. Of its decks people are told commitments, seeds
that were shown, roots, and proofs of cards that lie open. What happened is in `event_parts`. See `frames`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final, cast

from msgspec import Raw

from coyote.bots.reasons import reason
from coyote.rules.game import NOTHING, Options
from coyote.rules.headband import shows
from coyote.rules.model.moves import AIMED_SPECIALS, DECLARED_SPECIALS, GUESS, PlayerMove
from coyote.rules.model.state import Game
from coyote.rules.model.terms import Terms
from coyote.rules.sight import Common, Own, common, own
from coyote.table.clock import Clock
from coyote.table.deal.fair import COMMITMENTS
from coyote.table.deal.pile import played_since
from coyote.table.deal.seals import Proof
from coyote.table.keeper import Keeper
from coyote.table.match import Match, Past
from coyote.table.setting import PHONES
from coyote.table.table import Chair, Table
from coyote.table.wire import outbound, outbound_fair
from coyote.table.wire.moves import SeatMove, from_rules

MOST_KEPT: Final = 1024
"""How many different options are remembered as they are told: most are a range of numbers."""


def fields_of_game(first: str, last: str) -> Callable[[Common], Any]:
    """Reads these fields of GameTold, in their order, from a Common, where they have the same names."""
    names = outbound.GameTold.__struct_fields__
    return attrgetter(*names[names.index(first) : names.index(last) + 1])


# `of_game` passes fields by position: msgspec takes ten times as long for keywords
stage_to_turn: Final = fields_of_game("stage", "turn")
number_to_out: Final = fields_of_game("number", "out")
extra_to_pointed: Final = fields_of_game("extra", "pointed")


def of_table(table: Table, watchers: int = 0) -> outbound.TableTold:
    """Who sits at the table, what they play, and how many look on."""
    match = table.match
    state: Any = "open" if match is None else "over" if match.over else "playing"
    chairs = tuple([None if chair is None else of_chair(chair) for chair in table.chairs])
    host, games, gate = table.seat_of(table.host), 0 if match is None else match.number, table.gate
    let_in = tuple([known.name for known in gate.let_in])
    knocking = tuple([outbound.KnockTold(known.name, known.knock) for known in gate.knocking])
    return outbound.TableTold(
        table.setting, state, host, chairs, games, gate.locked, let_in, knocking, watchers, gate.faces_open
    )


def of_chair(chair: Chair) -> outbound.ChairTold:
    kind: Any = "program" if chair.program else "person" if chair.mind is None else "bot"
    away, asleep, on = chair.away is not None, chair.asleep is not None, (chair.camera, chair.microphone)
    return outbound.ChairTold(chair.name, kind, chair.sitter, chair.mind, away, chair.left, asleep, chair.animal, *on)


def of_terms(terms: Terms) -> outbound.TermsTold:
    """What the game is played with."""
    deck = tuple(zip(terms.deck.kinds, terms.deck.counts, strict=True))
    return outbound.TermsTold(
        terms.edition.id,
        terms.names,
        deck,
        terms.out_at,
        terms.lowest,
        terms.coins,
        terms.specials,
        terms.options,
        terms.edition.piece if terms.specials else None,
    )


def of_game(id: str, seen: Common, said: Sequence[tuple[int, SeatMove]], moved: int, clock: Clock | None) -> outbound.GameTold:
    """What everybody sees of the game; `said` are the moves of `seen.said` as they are written."""
    begins, deadline, banks = of_clock(clock, seen.turn)
    discards = seen.terms.deck.named(seen.discards)
    make: Any = outbound.GameTold  # mypy cannot count what the getters give
    game: outbound.GameTold = make(
        id,
        *stage_to_turn(seen),
        moved,
        *number_to_out(seen),
        tuple(said),
        0,
        discards,
        *extra_to_pointed(seen),
        begins,
        deadline,
        banks,
        clock is not None and clock.hurried,
    )
    return game


def of_match(match: Match) -> outbound.GameTold:
    """The whole game of a match."""
    sees = common(match.game)
    said = [(seat, from_rules(move)) for seat, move in sees.said]
    return of_game(match.id, sees, said, match.moved, match.clock)


def of_clock(clock: Clock | None, turn: int) -> tuple[int | None, int | None, tuple[int, ...]]:
    """When the turn began, when its time is up, and what is left in the banks."""
    if clock is None:
        return None, None, ()
    banks = () if clock.turn is None else clock.banks
    return (clock.since, clock.deadline(turn), banks) if turn >= 0 else (None, None, banks)


def of_you(table: Table, seat: int | None) -> outbound.You:
    """What one pair of eyes sees in addition. After the game everybody sees the same."""
    match = table.match
    if match is None or match.over:
        return outbound.You(seat)
    sees = shows if table.setting.heads == PHONES else own
    return of_eyes(seat, match.game.terms, sees(match.game, seat), awaited(table, match, seat))


def of_eyes(seat: int | None, terms: Terms, seen: Own, awaited: Any = None) -> outbound.You:
    return outbound.You(
        seat,
        seen.worn,
        seen.more,
        seen.replaced,
        seen.hidden,
        None if seen.refilled is None else terms.deck.named(seen.refilled),
        seen.drawn_unseen,
        seen.middle,
        None if seen.options is NOTHING else of_options(seen.options),
        awaited,
    )


@lru_cache(MOST_KEPT)
def of_options(able: Options) -> outbound.Able:
    """What a seat may do; mostly it has been written before, at another table."""
    highest = None if able.lowest is None else able.highest
    specials = able.specials
    return outbound.Able(
        able.lowest,
        highest,
        able.unless,
        able.call,
        able.coins,
        able.guesses,
        specials,
        able.targets,
        (GUESS,) if GUESS in able.coins else (),
        tuple([kind for kind in specials if kind not in DECLARED_SPECIALS]),
        tuple([kind for kind in specials if kind in AIMED_SPECIALS]),
        able.withdraw,
        able.peek,
        able.lay,
        able.points,
        able.give_up,
    )


def awaited(table: Table, match: Match, seat: int | None) -> str | None:
    """What the fair deal waits for from this seat."""
    deck = match.deck
    if seat is None or deck is None or deck.shuffled:
        return None
    chair, bound = table.chairs[seat], seat in dict(deck.commits)
    if chair is None or not chair.person:
        return None
    if not deck.closed:
        return None if bound else "commit"
    return "show" if bound and seat not in dict(deck.seeds) else None


def of_fair(match: Match, keeper: Keeper) -> outbound_fair.FairTold:
    """The deck that is being made or played."""
    epoch, deck, game = len(match.decks), match.decks[-1], match.game
    shuffle, root, proofs = None, None, tuple[outbound_fair.ProofTold, ...]()
    if deck.shuffled and match.deck is deck:
        dealer = keeper.dealer(match, epoch)
        sealed = dealer.sealed(game, match.top)
        shuffle, root = sealed.number, sealed.root
        if match.dealt is not None and game.round.heads:
            proofs = of_proofs(dealer.proofs_since(match.dealt, game))
    return outbound_fair.FairTold(
        epoch,
        deck.commit,
        COMMITMENTS,
        deck.commits,
        deck.seeds,
        deck.closed,
        shuffle,
        root,
        proofs,
        () if match.day is not None else tuple(keeper.finished_seeds(match)),  # others still play with these cards
    )


def of_proofs(proofs: Sequence[Proof]) -> tuple[outbound_fair.ProofTold, ...]:
    return tuple(outbound_fair.ProofTold(*proof) for proof in proofs)


def of_last(match: Match, past: Past, keeper: Keeper, story: Callable[[Sequence[Game]], Raw]) -> outbound.LastTold:
    """A finished round: its cards lie open, so they can be proved, and bots may say what they thought."""
    line = played_since(past.dealt.game, past.game)
    dealer = keeper.dealer(match, past.dealt.top.pile.epoch)
    proofs = of_proofs(dealer.proofs_since(past.dealt, past.game))
    return outbound.LastTold(past.game.round.finished, cast(Any, story(line)), proofs, tuple(reasons(line, past.bots)))


def reasons(line: Sequence[Game], bots: Mapping[int, float | None]) -> list[outbound.ReasonTold]:
    """Why bots made their last moves of a round, by how sure they were then."""
    last = {game.seat: game for game in line if game.seat in bots}
    why = {seat: reason(cast(PlayerMove, game.move), before_it(game).number, bots[seat]) for seat, game in last.items()}
    return [outbound.ReasonTold(seat, *because) for seat, because in why.items() if because is not None]


def before_it(game: Game) -> Game:
    assert game.before is not None
    return game.before


def of_moment(
    game: Game, id: str, said: Sequence[tuple[int, SeatMove]], eyes: int | None
) -> tuple[outbound.GameTold, outbound.You]:
    """A game as these eyes saw it at that moment, without its clock."""
    return of_game(id, common(game), said, 0, None), of_eyes(eyes, game.terms, own(game, eyes))
