"""What the arrays show is what the view of the seat to move shows, and what may be done is what the rules allow."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from coyote import Game, Worn, view
from coyote.fast.layout import NONE
from coyote.fast.observation import UNSEEN
from coyote.rules.model.moves import COINS, Declare
from prove.fast.judge import Judge
from prove.fast.tables import claimed, table


def by_seat(game: Game, pairs: Any, empty: int = 0) -> list[int]:
    """One number for each seat, from the one to move."""
    row = [empty] * game.terms.seats
    for seat, value in pairs:
        row[(seat - game.turn) % game.terms.seats] = value
    return row


def counted(cards: tuple[Worn, ...], kind: str) -> int:
    return sum(1 for worn in cards if worn.card == kind)


def expected(game: Game) -> dict[str, list[int]]:
    """The sections of an observation, made from the view of the seat to move."""
    sight, deck, seats = view(game, game.turn), game.terms.deck, game.terms.seats
    made = {
        "heads": by_seat(game, [(seat, deck.index[card] + 1) for seat, card in sight.worn]),
        "coyotes": by_seat(game, enumerate(sight.coyotes)),
        "inside": by_seat(game, [(seat, 1) for seat in sight.inside]),
        "discards": list(sight.discards),
        "pile": [sight.pile],
        "declarer": [0 if sight.declarer is None else 1 + (sight.declarer - game.turn) % seats],
    }
    if game.terms.has_powers:
        more = [(worn.seat, deck.index[worn.card] + 1) for worn in sight.more]
        hidden_more = [(game.turn, UNSEEN)] if any(worn.seat == game.turn for worn in game.round.powers.more) else []
        made |= {
            "extra": [counted(sight.extra, kind) for kind in deck.kinds],
            "replaced": [counted(sight.replaced, kind) for kind in deck.kinds],
            "more": by_seat(game, more + hidden_more),
            "playing": by_seat(game, [(seat, 1) for seat in sight.inside if seat not in sight.withdrawn]),
            "faced": by_seat(game, [(seat, 1) for seat in sight.faced]),
            "spent": by_seat(game, [(seat, 1) for seat in sight.spent]),
            "coins": [sight.coins.count(coin) for coin in COINS],
            "clockwise": [int(sight.direction > 0)],
            "asker": [0 if sight.asker is None else 1 + (sight.asker - game.turn) % seats],
        }
    if game.terms.eyes_open is not None:
        laid = [UNSEEN if card is None else deck.index[card] + 1 for card in sight.middle[1:]]
        made |= {
            "eyes": by_seat(game, enumerate(sight.eyes)),
            "peeked": by_seat(game, [(seat, 1) for lying in sight.facedown[:1] for seat in lying.seen_by]),
            "middle": [0 if card is None else deck.index[card] + 1 for card in sight.middle[:1] or (None,)],
            "laid": laid or [0],
            "holder": [0 if sight.holder is None else 1 + (sight.holder - game.turn) % seats],
            "caller": [0 if sight.caller is None else 1 + (sight.caller - game.turn) % seats],
            "looked": [int(sight.options.lowest is not None and sight.number is not None and not sight.options.call)],
        }
    return made


@pytest.mark.parametrize("edition", claimed())
def test_an_observation_shows_what_the_view_shows(edition: str) -> None:
    for seed in range(6):
        one = table(edition, Random(f"observation {edition} {seed}"))
        case = Judge(one.herd(10, seed))
        for _ in range(20):
            case.step(case.herd.wander(one.few, one.opening))
            herd = case.herd
            for place, game in enumerate(case.games):
                shown = {name: herd.seen[place, part].tolist() for name, part in herd.sections.items()}
                for name, values in expected(game).items():
                    assert shown[name] == values, (name, game.terms.options)
                said = {seat: made.number for seat, made in view(game, None).said if isinstance(made, Declare)}
                assert herd.numbers[place, 4:].tolist() == by_seat(game, said.items(), NONE)


@pytest.mark.parametrize("edition", claimed())
def test_nothing_is_said_of_a_seat_before_it_speaks(edition: str) -> None:
    herd = table(edition, Random(1)).herd(50, 1)
    assert (herd.numbers[:, 4:] == NONE).all()
    assert (herd.numbers[:, 0] == NONE).all()
    assert (herd.seen[:, herd.sections["heads"]][:, 0] == 0).all()
