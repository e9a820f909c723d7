"""Odds: the time of a query at a 6-seat table, and mismatches with brute force over every order of the unseen cards.

Brute force here knows the real game: it tries every order of the cards that are hidden from a seat, and counts.
"""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import permutations
from random import Random
from time import perf_counter
from typing import Any

from coyote import EDITIONS, Card, Game, start, view
from coyote.lab.simulate import NAMES, playout, simulate
from coyote.odds import odds, reckoned
from coyote.rules.model.deck import Counts
from coyote.rules.model.rulings import WORDS
from coyote.rules.model.state import Stage, discards
from coyote.rules.model.terms import agree_on
from coyote.rules.play.count import total, unanswered

CASES = 10_000
MOST_UNSEEN = 6
"""Brute force tries at most 6! orders."""


def brute_force(game: Game, seat: int) -> dict[int, Fraction]:
    """The chance of each total, by trying every order of what the seat cannot see."""
    round, powers = game.round, game.round.powers
    shown = round.stage == Stage.TURN
    behind = [card for wearer, card in powers.replaced if wearer == seat and not shown]
    front = [
        card for wearer, card in enumerate(round.heads) if wearer == seat and card and not shown and seat not in powers.faced
    ]
    second = [card for wearer, card in powers.more if wearer == seat and not shown]
    facedown = [laid.card for laid in powers.middle if seat not in laid.seen_by and not shown]
    own = [*behind, *front, *second, *facedown]  # in the order they were drawn; with a middle no pile is ever refilled
    since = len([worn for worn in powers.since if worn.seat == seat]) if powers.refilled is not None else len(own)
    older, newer = own[: len(own) - since], own[len(own) - since :]
    seen = [card for wearer, card in enumerate(round.heads) if card and (wearer != seat or not front)]
    seen += [card for _, card in powers.extra]
    seen += [laid.card for laid in powers.middle if shown or seat in laid.seen_by]
    seen += [card for wearer, card in powers.more if wearer != seat or shown]
    chances: Counter[int] = Counter()
    for old in permutations(older):
        for new in permutations([*newer, *(listed(game, round.pile))]):
            drawn = [*old, *new[: len(newer)]]
            for value in turned_over(game, (*seen, *drawn[len(behind) :]), new[len(newer) :]):
                chances[value] += 1
    return {value: Fraction(ways, chances.total()) for value, ways in chances.items()}


def turned_over(game: Game, hand: tuple[Card, ...], pile: tuple[Card, ...]) -> Iterator[int]:
    """The totals with this order of the pile, for every order of the discards, needed or not (Q4)."""
    terms, rest = game.terms, listed(game, discards(game.round))
    for order in permutations(rest) if terms.rulings.empty_pile == "discards" else [()]:
        below, turned = [*pile, *order], list(game.round.turned)
        while below and unanswered(hand, turned, terms.rulings) > 0:
            turned.append(below.pop(0))
        yield total(hand, turned, terms.order, terms.rulings)


def listed(game: Game, counts: Counts) -> list[Card]:
    return [card for card, count in game.terms.deck.named(counts).items() for _ in range(count)]


def small_games(rng: Random) -> Iterator[tuple[Game, int]]:
    """Moments of games with few cards, of every edition and with random rulings, each with a seat to look from."""
    while True:
        edition = EDITIONS[rng.choice(list(EDITIONS))]
        seats = rng.randint(2, 4)
        kinds = rng.sample([*edition.deck.kinds, "?", "double"], 5)
        deck = {kind: rng.randint(1, 2) for kind in kinds} | {"5": seats}
        rulings = {name: rng.choice(words) for name, words in WORDS.items() if rng.random() < 0.2}
        powers: dict[str, Any] = {"coins": bool(edition.coins), "specials": bool(edition.specials)}
        powers |= {"trickster": edition.trickster_open is not None and rng.random() < 0.5}
        game = playout(start(edition, NAMES[:seats], deck=deck, out_at=2, **powers, **rulings), rng)
        for moment in game.line():
            seat = rng.randrange(seats)
            hidden = [worn for worn in moment.round.powers.replaced if worn.seat == seat]
            unseen = sum(moment.round.pile) + 2 + len(hidden) + len(moment.round.powers.middle)
            few = unseen <= MOST_UNSEEN and sum(discards(moment.round)) < 6
            if moment.round.heads and seat in moment.round.inside and few and rng.random() < 0.2:
                yield moment, seat


def mismatches(cases: int, seed: int, say: Callable[[str], object] = lambda _: None) -> int:
    """How many of this many random cases differ from brute force."""
    wrong, games = 0, small_games(Random(seed))
    for number in range(cases):
        game, seat = next(games)
        found = odds(view(game, seat))
        exact = {value: Fraction(ways, found.denominator) for value, ways in found.totals}
        wrong += exact != brute_force(game, seat)
        if (number + 1) % (cases // 10 or 1) == 0:
            say(f"  {number + 1}/{cases} cases, {wrong} differ from brute force")
    return wrong


def measure(repeats: int, say: Callable[[str], object]) -> dict[str, float]:
    figures: dict[str, float] = {}
    for edition in ("oliphante_2010", "kidult_2003"):
        moments = [
            moment
            for game in simulate(agree_on(EDITIONS[edition], NAMES[:6], {}), repeats, 1)
            for moment in game.line()
            if moment.round.heads
        ]
        views = [view(moment, seat) for moment in moments for seat in moment.round.inside]
        first: list[float] = []
        again: list[float] = []
        for sight in views:
            reckoned.clear()
            for times in (first, again):
                begun = perf_counter()
                odds(sight)
                times.append((perf_counter() - begun) * 1e6)
        median, cached = round(statistics.median(first), 1), round(statistics.median(again), 1)
        late = round(sorted(first)[int(len(first) * 0.99)], 1)
        figures |= {f"{edition}_us": median, f"{edition}_p99_us": late, f"{edition}_cached_us": cached}
        say(f"{edition:<16}{len(views):>6} views: median {median} µs, p99 {late} µs, the same again {cached} µs")
    return figures | {"cases": CASES, "mismatches": mismatches(CASES, 1, say)}
