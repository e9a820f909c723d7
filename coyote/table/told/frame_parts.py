"""The parts of a frame, each made only from what its readers may know.

Law: the game comes from `sight.common` for everybody and from `sight.own` for one pair of eyes; its story, from `sight.seen`.
With phones on heads, `headband.shows` and `headband.tells` take their place. Of its decks people are told commitments, seeds
that were shown, roots, and proofs of cards that lie open. See `exit`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile
from operator import attrgetter
from typing import Any, Final, cast

from coyote.bots.reasons import reason
from coyote.rules.game import NOTHING, Options
from coyote.rules.headband import shows
from coyote.rules.model.moves import AIMED_SPECIALS, DECLARED_SPECIALS, GUESS, PlayerMove
from coyote.rules.model.state import Game
from coyote.rules.model.terms import Terms
from coyote.rules.sight import WATCHER, Common, Own, common, own, seen
from coyote.rules.story import events
from coyote.table.clock import Clock
from coyote.table.deal.seals import Proof
from coyote.table.keeper import Keeper
from coyote.table.match import Match, Past
from coyote.table.setting import PHONES
from coyote.table.table import Chair, Table
from coyote.table.told import heard
from coyote.table.wire import outbound
from coyote.table.wire.inbound import SeatMove


def fields_of_game(first: str, last: str) -> Callable[[Common], Any]:
    """Reads these fields of GameTold, in their order, from a Common that calls them the same."""
    names = outbound.GameTold.__struct_fields__
    return attrgetter(*names[names.index(first) : names.index(last) + 1])


# `of_game` passes fields by position: msgspec takes ten times as long for keywords
stage_to_turn: Final = fields_of_game("stage", "turn")
number_to_out: Final = fields_of_game("number", "out")
extra_to_asker: Final = fields_of_game("extra", "asker")


def of_table(table: Table) -> outbound.TableTold:
    """Who sits at the table, and what they play."""
    match = table.match
    state: Any = "open" if match is None else "over" if match.over else "playing"
    chairs = tuple([None if chair is None else of_chair(chair) for chair in table.chairs])
    host, games, gate = table.seat_of(table.host), 0 if match is None else match.number, table.gate
    let_in, knocking = (tuple([known.name for known in some]) for some in (gate.let_in, gate.knocking))
    return outbound.TableTold(table.setting, state, host, chairs, games, gate.locked, let_in, knocking)


def of_chair(chair: Chair) -> outbound.ChairTold:
    kind: Any = "program" if chair.program else "person" if chair.mind is None else "bot"
    return outbound.ChairTold(chair.name, kind, chair.mind, chair.away is not None, chair.left, chair.asleep is not None)


def of_terms(terms: Terms) -> outbound.TermsTold:
    """What the game is played with."""
    deck = tuple(zip(terms.deck.kinds, terms.deck.counts, strict=True))
    return outbound.TermsTold(
        terms.edition.id, terms.names, deck, terms.out_at, terms.lowest, terms.coins, terms.specials, terms.options
    )


def of_game(
    id: str, seen: Common, said: Sequence[tuple[int, SeatMove]], moved: int, clock: Clock | None, told: int = 0
) -> outbound.GameTold:
    """What everybody sees of the game; `said` are the moves of `seen.said` as they are written, without the first `told`."""
    begins = deadline = None
    if clock is not None and seen.turn >= 0:
        begins, deadline = clock.since, clock.deadline(seen.turn)
    banks = () if clock is None or clock.turn is None else clock.banks
    discards = seen.terms.deck.named(seen.discards)
    make: Any = outbound.GameTold  # mypy cannot count what the getters give
    game: outbound.GameTold = make(
        id,
        *stage_to_turn(seen),
        moved,
        *number_to_out(seen),
        tuple(said),
        told,
        discards,
        *extra_to_asker(seen),
        begins,
        deadline,
        banks,
    )
    return game


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
        None if seen.options is NOTHING else of_options(seen.options),
        awaited,
    )


def of_options(able: Options) -> outbound.Able:
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


def of_fair(match: Match, keeper: Keeper) -> outbound.FairTold:
    """The deck that is being made or played."""
    epoch, deck, game = len(match.decks), match.decks[-1], match.game
    shuffle, root, proofs = None, None, tuple[outbound.ProofTold, ...]()
    if deck.shuffled and match.deck is deck:
        dealer = keeper.dealer(match, epoch)
        sealed = dealer.sealed(game, match.top)
        shuffle, root = sealed.number, sealed.root
        if match.dealt is not None and game.round.heads:
            proofs = of_proofs(dealer.proofs_since(match.dealt, game))
    return outbound.FairTold(
        epoch,
        deck.commit,
        deck.commitments,
        deck.commits,
        deck.seeds,
        deck.closed,
        shuffle,
        root,
        proofs,
        tuple(keeper.finished_seeds(match)),
    )


def of_proofs(proofs: Sequence[Proof]) -> tuple[outbound.ProofTold, ...]:
    return tuple(outbound.ProofTold(*proof) for proof in proofs)


def of_last(match: Match, past: Past, keeper: Keeper) -> outbound.LastTold:
    """A finished round: its cards lie open, so they can be proved, and bots may say what they thought."""
    line = list(takewhile(lambda game: game is not past.dealt.game, past.game.line()))[::-1]
    told = tuple(heard.of_event(seen(event, WATCHER)) for game in line for event in events(game))
    dealer = keeper.dealer(match, past.dealt.top.pile.epoch)
    proofs = of_proofs(dealer.proofs_since(past.dealt, past.game))
    return outbound.LastTold(past.game.round.finished, cast(Any, told), proofs, tuple(reasons(line, past.bots)))


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
