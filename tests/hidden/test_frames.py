"""Nobody learns their own card from a table either: the wearer and the watchers get the same bytes in two worlds.

With phones on heads, everybody else in the room sees the wearer's phone, so it is all other screens that must look the same.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from itertools import count, takewhile
from typing import Any

import pytest
from msgspec import Raw, structs

from coyote.bots.reasons import certainty
from coyote.rules.model.cards import VALUE
from coyote.rules.model.state import counting_cards
from coyote.rules.play.count import total
from coyote.rules.refusals import Code, illegal
from coyote.rules.sight import own, seen, view
from coyote.table import asks, autopilot, schedule
from coyote.table.deal import dealer
from coyote.table.deal.pile import played_since
from coyote.table.deeds import Moved
from coyote.table.match import Past
from coyote.table.review import analysis, coach, judged
from coyote.table.setting import Heads
from coyote.table.told import bot_reactions, changes, frame_parts, frames, happened
from coyote.table.wire.table_events import Reacted
from tests.hidden import worlds
from tests.hidden.worlds import Pair, pair

PAIRS = 80
ENOUGH = 250
"""A planted leak counts as missed after this many pairs."""

Plant = Callable[[pytest.MonkeyPatch], None]


def pairs(patch: pytest.MonkeyPatch, most: int, heads: Heads) -> list[Pair]:
    return [both for seed in range(most) if (both := pair(patch, seed, heads)) is not None]


@pytest.mark.parametrize(("heads", "many"), [("screens", PAIRS), ("phones", PAIRS), ("handed", PAIRS // 4)])
def test_every_byte_is_the_same_until_the_reveal(heads: Heads, many: int, monkeypatch: pytest.MonkeyPatch) -> None:
    met = pairs(monkeypatch, many, heads)
    assert len(met) > many / 3
    assert sum(len(both.here) for both in met) > 5 * len(met)
    looks = [look for both in met for look in both.here]
    spoken = sum(b"totals" in look.coach for look in looks)
    assert spoken == 0 if heads == "phones" else spoken > len(met), "the coach speaks to screens, not to phones on heads"
    assert any(b"moves" in look.last for look in looks), "a round was looked at again"
    for both in met:
        for here, there in zip(both.here, both.there, strict=True):
            assert here == there


def wraps(module: Any, name: str, change: Callable[..., Any]) -> Plant:
    """A leak: `change(result, *arguments)` changes what this function returns."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        real = getattr(module, name)
        patch.setattr(module, name, lambda *arguments, **named: change(real(*arguments, **named), *arguments))

    return plant


def heads(game: Any) -> tuple[Any, ...]:
    return tuple(game.round.heads)


def heads_in(table: Any) -> tuple[Any, ...]:
    return heads(table.match.game) if table.playing else ()


def odd(cards: tuple[Any, ...]) -> bool:
    return sum(len(card or "") for card in cards) % 2 == 1


def commons(change: Callable[..., Any]) -> Plant:
    """A leak in what everybody is told of the game, in frames and in news."""
    plants = [wraps(module, "common", lambda seen, game, *_: change(seen, game)) for module in (frame_parts, changes)]

    def plant(patch: pytest.MonkeyPatch) -> None:
        for one in plants:
            one(patch)

    return plant


def sees_own(own: Any, game: Any, seat: int | None) -> Any:
    return own._replace(worn=parts_worn(game)) if seat is not None else own


def parts_worn(game: Any) -> tuple[tuple[int, Any], ...]:
    return tuple((seat, card) for seat, card in enumerate(heads(game)) if card is not None)


def true_bound(you: Any, table: Any, _seat: Any) -> Any:
    if you.options is None or not table.playing or not heads(table.match.game):
        return you
    most = total(counting_cards(table.match.game.round)) + 50
    return structs.replace(you, options=structs.replace(you.options, highest=most))


def refuses_by_card(steps: Any, table: Any, deeds: Any, _at: int) -> Any:
    for deed in deeds:
        if isinstance(deed, Moved) and (VALUE.get(heads(table.match.game)[deed.seat], 0) or 0) > 9:
            raise illegal(Code.MUST_CHANGE, number=0)
    return steps


def stares_at_a_card(reactions: Any, table: Any) -> Any:
    game = table.match.game
    worn = [VALUE.get(card, 0) or 0 for card in heads(game) if card is not None]
    return [*reactions, Reacted(0, "stare")] if worn and sum(worn) % 2 else reactions


def sureness(game: Any) -> float | None:
    """How sure a bot would have been of what was done last."""
    return certainty(view(game.before, game.seat), game.move)


def early_reasons(patch: pytest.MonkeyPatch) -> None:
    real = frames.Exit.parts

    def parts(self: frames.Exit, table: Any) -> Any:
        public, match = real(self, table), table.match
        if match is None or match.dealt is None or not match.game.round.heads:
            return public
        line = list(takewhile(lambda game: game is not match.dealt.game, match.game.line()))[::-1]
        past = Past(match.dealt, match.game, {game.seat: sureness(game) for game in line if game.seat >= 0}, 0)
        return public._replace(last=Raw(frames.written(frame_parts.of_last(match, past, self.keeper, self.story.told))))

    patch.setattr(frames.Exit, "parts", parts)


def own_eyes(module: Any) -> Plant:
    """Whoever looks through a neighbour's eyes sees the card on their own head."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        real = module.view

        def view(game: Any, seat: int) -> Any:
            other = next(other for other in game.round.inside if other != seat)
            return real(game, other)._replace(seat=seat, options=real(game, seat).options)

        patch.setattr(module, "view", view)

    return plant


def early_analysis(patch: pytest.MonkeyPatch) -> None:
    """A running round, analysed as if it were over."""
    real = analysis.last_round

    def early(match: Any) -> Any:
        running = match.dealt is not None and match.game.round.heads
        return real(structs.replace(match, last=Past(match.dealt, match.game, {}, 0)) if running else match)

    def placed(past: Past) -> Any:
        return [judged.Placed(place, game) for place, game in enumerate(played_since(past.dealt.game, past.game))]

    patch.setattr(analysis, "last_round", early)
    patch.setattr(analysis, "placed", placed)


def true_total(advice: Any, table: Any, _guest: str) -> Any:
    """A coach that lists no number above the true total."""
    most = total(counting_cards(table.match.game.round))
    return structs.replace(advice, numbers=tuple(pair for pair in advice.numbers if pair[0] <= most))


def thinks(wait: int, match: Any) -> int:
    turn = match.game.turn
    return wait + len(heads(match.game)[turn]) * 100


def all_heads(sees: Any, game: Any, seat: int | None) -> Any:
    return sees if seat is not None else sees._replace(worn=parts_worn(game))


def kinds_on_heads(sees: Any, game: Any, _seat: Any) -> Any:
    return sees._replace(hidden=len({*heads(game)}))


SCREENS: dict[str, Plant] = {
    "the own card in you": wraps(frame_parts, "own", sees_own),
    "watchers see heads": wraps(frame_parts, "own", all_heads),
    "the wearer's count of hidden cards": wraps(frame_parts, "own", kinds_on_heads),
    "events that nobody filters": wraps(happened, "seen", lambda _, event, eyes: event),
    "a coach that sees the own card": own_eyes(coach),
    "a coach that knows the total": wraps(worlds, "coach", true_total),
}
PHONES: dict[str, Plant] = {
    "the other heads on a phone": wraps(frame_parts, "shows", sees_own),
    "what the owner's eyes would see": wraps(frame_parts, "shows", lambda _, game, seat: own(game, seat)),
    "heads on the screen on the table": wraps(frame_parts, "shows", all_heads),
    "the kinds on heads": wraps(frame_parts, "shows", kinds_on_heads),
    "cards behind others": wraps(
        frame_parts, "shows", lambda sees, game, _: sees._replace(replaced=game.round.powers.replaced)
    ),
    "events that nobody filters": wraps(happened, "tells", lambda _, event, eyes: event),
    "events as the owner would hear them": wraps(happened, "tells", lambda _, event, eyes: seen(event, eyes)),
}
BOTH: dict[str, Plant] = {
    "a bound from the true total": wraps(frame_parts, "of_you", true_bound),
    "discards with the worn cards": commons(
        lambda seen, game: seen._replace(discards=game.terms.deck.without(game.round.pile, ()))
    ),
    "what is left in the pile": commons(lambda seen, game: seen._replace(discards=game.round.pile)),
    "seats in the order of their cards": commons(
        lambda seen, game: seen._replace(
            inside=tuple(sorted(seen.inside, key=lambda seat: (heads(game) or "????????????")[seat] or ""))
        ),
    ),
    "a hash of the state": commons(
        lambda seen, game: seen._replace(stage=seen.stage + sha256(repr(heads(game)).encode()).hexdigest())
    ),
    "the length of a message": commons(
        lambda seen, game: seen._replace(stage=seen.stage + " " * sum(len(card or "") for card in heads(game))),
    ),
    "news that repeat a field that has not changed, by the cards": wraps(
        frames, "standing", lambda told, _, match: (told[0], told[1] | ({"id": match.id} if odd(heads(match.game)) else {}))
    ),
    "you for those who see nothing new, by the cards": wraps(
        frames.Exit,
        "your_changes",
        lambda told, _, news, eyes: told | ({"seat": eyes} if odd(heads_in(news.table)) else {}),
    ),
    "no you for those who see something new, by the cards": wraps(
        frames.Exit, "your_changes", lambda told, _, news, eyes: {} if odd(heads_in(news.table)) else told
    ),
    "proofs of cards that are not open": wraps(dealer, "lies_open", lambda open, card, game: True),
    "the order of the deck": wraps(
        frame_parts,
        "of_fair",
        lambda fair, match, keeper: structs.replace(
            fair,
            commits=tuple(
                enumerate(card.encode() for card in keeper.dealer(match, len(match.decks)).shuffle(match.top.pile).order)
            ),
        ),
    ),
    "reasons before the round is over": early_reasons,
    "a bot that thinks longer about its card": wraps(schedule, "thinking", thinks),
    "a bot that sees its own card": own_eyes(autopilot),
    "an analysis before the round is over": early_analysis,
    "bots that react to a card before it is shown": wraps(bot_reactions, "after_round", stares_at_a_card),
    "a refusal by the own card": wraps(asks, "stepped", refuses_by_card),
}


LEAKS: dict[Heads, dict[str, Plant]] = {"screens": {**SCREENS, **BOTH}, "phones": {**PHONES, **BOTH}}


@pytest.mark.parametrize(("heads", "leak"), [(heads, leak) for heads, leaks in LEAKS.items() for leak in leaks])
def test_a_planted_leak_is_caught(heads: Heads, leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[heads][leak](monkeypatch)
    for seed in count():
        assert seed < ENOUGH, "missed"
        both = pair(monkeypatch, seed, heads)
        if both is not None and both.here != both.there:
            return
