"""Telling: scenes, changes and refusals as sentences, which the full screen and the plain lines share.

Law: every word comes from the Fluent files, through the Speaker. What is said of a scene is made of that scene alone.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from coyote.drawing.heads import Head, heads
from coyote.rules.game import Options
from coyote.rules.model.events import Dealt, Event, Shown, Worn
from coyote.rules.model.moves import Agree, Call, Coin, Declare, Dodge, GiveUp, Lay, Peek, PlayerMove, Point, Withdraw
from coyote.rules.sight import View
from coyote.speech import Speaker
from coyote.terminal.fireside import Advice, Unable
from coyote.terminal.scene import OPEN, OVER, Chair, Happening, Scene, called, names

NOISES: Final = ("howl", "yip", "growl", "laugh", "gulp", "stare", "paw", "sleep")
"""What somebody at a table can be heard doing; `reaction-NAME` in the words."""


def reason(unable: Unable, speak: Speaker, scene: Scene | None = None) -> str:
    """Why not, and what to do; bots are called what they are called in this scene."""
    known = {} if scene is None else {chair.name: called(chair, speak) for chair in scene.chairs if chair is not None}
    return speak.reason(unable, known)


def sentences(event: Event | Happening, scene: Scene, speak: Speaker) -> Iterator[str]:
    """What happened, as these eyes hear it."""
    people = names(scene, speak)
    if not isinstance(event, Happening):
        # an event does not say whether a seat without a card is out or only cannot see it
        out = isinstance(event, Dealt) and scene.view is not None and scene.eyes not in scene.view.inside
        yield from speak.event(event, people, None if out else scene.eyes)
        return
    you = "" if scene.eyes is None else "-you" if event.seat == scene.eyes else "-at-you" if event.target == scene.eyes else ""
    plain = f"event-{event.code}"
    message = plain + you if plain + you in speak.entries else plain
    if message not in speak.entries:
        return  # a newer server may tell more than we have words for
    given = dict(event.values)
    given |= {} if event.seat is None else {"name": people[event.seat]}
    given |= {} if event.target is None else {"target": people[event.target]}
    yield speak.say(message, **given)


def of(what: str, told: str, speak: Speaker) -> str:
    """A thing and what there is to say about it, joined by a colon as the language writes it."""
    return speak.say("terminal-of", what=what, told=told)


def title(scene: Scene, speak: Speaker) -> str:
    """What is played, and how far it is."""
    message = f"edition-{scene.edition}"
    played = speak.say(message) if message in speak.entries else scene.edition
    if scene.view is None or not scene.view.round:
        return f"{speak.say('app-name')} · {played}"
    return f"{speak.say('play-title', round=str(scene.view.round))} · {played}"


def stands(scene: Scene, speak: Speaker) -> str:
    """Which number stands, and whose it is."""
    view = scene.view
    if view is None or view.number is None or view.declarer is None:
        return speak.say("play-no-number")
    if view.declarer == scene.eyes:
        return speak.say("play-stands-you", number=str(view.number))
    return speak.say("play-stands", name=names(scene, speak)[view.declarer], number=str(view.number))


def waits(scene: Scene, speak: Speaker) -> str:
    """Who is to move, or what the table waits for."""
    view = scene.view
    if scene.state == OPEN or view is None:
        host = called(scene.chairs[scene.host], speak) if scene.host is not None else "…"
        taken = sum(chair is not None for chair in scene.chairs)
        if scene.hosted:
            return speak.say("lobby-seats", taken=str(taken), seats=str(len(scene.chairs)))
        return speak.say("lobby-wait", name=host)
    if scene.state == OVER:
        winner = view.inside[0]
        return speak.say("event-won-you" if winner == scene.eyes else "event-won", name=names(scene, speak)[winner])
    if scene.at_turn:
        able = view.options
        return speak.say("play-point-title" if able.points else "play-give-title" if able.give_up else "play-your-turn")
    if view.turn < 0:
        return speak.say("play-dealing")
    return speak.say("play-waits", name=names(scene, speak)[view.turn])


def time_left(scene: Scene, speak: Speaker) -> Iterator[str]:
    """How many seconds the reader has left, where there is a clock."""
    if scene.deadline is not None and scene.at_turn:
        yield speak.say("play-time", seconds=max(0, round(scene.deadline - time.time())))


def seats(scene: Scene, speak: Speaker) -> Iterator[str]:
    """One line for each seat: who sits there, what they wear, how many coyotes they have, and what they said last."""
    worn = heads(scene.view) if scene.view is not None else ()
    for seat, chair in enumerate(scene.chairs):
        notes = [speak.say("lobby-you")] if seat == scene.eyes else []
        notes += [speak.say("lobby-host")] if scene.state == OPEN and seat == scene.host else []
        notes += [] if chair is None else [speak.say(chair.note)] if chair.note else []
        who = called(chair, speak) + (f" ({', '.join(notes)})" if notes else "")
        if seat >= len(worn) or scene.view is None:
            yield who
        else:
            yield of(who, speak.together(seat_told(scene.view, seat, worn[seat], seat == scene.eyes, speak)), speak)


def seat_told(view: View, seat: int, head: Head, own: bool, speak: Speaker) -> Iterator[str]:
    """What can be seen of one seat, in short sentences."""
    if not head.inside:
        yield speak.say("seat-out")
        return
    for place, card in enumerate(head.cards):
        if card is None:
            yield speak.say("seat-own-hidden" if own else "seat-hidden")
        else:
            yield speak.say("seat-also" if place else "seat-wears", card=speak.card(card))
    for card in head.laid:
        yield speak.say("seat-also", card=speak.card(card))
    for card in head.behind:
        yield speak.say("seat-replaced", card=speak.card(card))
    if view.eyes:
        yield speak.say("seat-eyes", open=str(view.eyes[seat]), closed=str(view.closed[seat]))
    else:
        yield speak.say("seat-coyotes", number=str(head.coyotes), most=str(view.terms.out_at))
    if seat == view.holder and not view.laid:
        yield speak.say("seat-coyote-card")
    if seat in view.pointed:
        yield speak.say("seat-pointed")
    if seat in view.withdrawn:
        yield speak.say("seat-withdrawn")
    if head.said is not None:
        word = move_word(head.said, speak)
        yield word if word.endswith(("!", "！", "?")) else f"{word}."
    if seat == view.turn:
        yield speak.say("seat-turn")


def table(scene: Scene, speak: Speaker) -> Iterator[str]:
    """Everything that can be seen, a line for each thing."""
    yield title(scene, speak)
    yield from seats(scene, speak)
    view = scene.view
    if view is not None and scene.state != OVER:
        yield stands(scene, speak)
        yield from middle_told(scene, view, speak)
        if view.doubled:
            yield speak.say("play-doubled")
        yield speak.say("play-deck", pile=view.pile)
        if gone := discarded(view, speak):
            yield gone
        if view.coins:
            yield of(speak.say("play-coins"), coins_told(view, speak), speak)
    yield waits(scene, speak)


def numbers(able: Options) -> tuple[str, ...]:
    """The numbers that may be said, as ranges: around the one that must change, if there is one."""
    if able.lowest is None:
        return ()
    gap = () if able.unless is None else (able.unless,)
    ends = zip((able.lowest, *(number + 1 for number in gap)), (*(number - 1 for number in gap), able.highest), strict=True)
    return tuple(f"{low} … {high}" if low < high else str(low) for low, high in ends if low <= high)


def middle_told(scene: Scene, view: View, speak: Speaker) -> Iterator[str]:
    """The cards in the middle, one by one: what it is, if these eyes know, and who else has looked at it."""
    people = names(scene, speak)
    for (looked, _), card in zip(view.facedown, view.middle, strict=True):
        told = [speak.say("middle-down") if card is None else speak.say("middle-yours", card=speak.card(card))]
        others = [people[seat] for seat in looked if seat != scene.eyes]
        yield speak.together(told + ([speak.say("middle-looked", names=speak.listed(others))] if others else []))


def choices(scene: Scene, speak: Speaker) -> tuple[tuple[str, PlayerMove], ...]:
    """What the reader must choose between instead of a number: whom to point at, or which eye to give up."""
    view = scene.view
    if view is None or not scene.at_turn:
        return ()
    people, number, able = names(scene, speak), str(view.number), view.options
    if able.give_up:
        return (speak.say("play-give-closed"), GiveUp(open=False)), (speak.say("play-give-open"), GiveUp(open=True))
    whose = {view.caller: "play-point-caller", view.declarer: "play-point-declarer"}
    return tuple((speak.say(whose[seat], name=people[seat], number=number), Point(seat)) for seat in able.points)


def discarded(view: View, speak: Speaker) -> str:
    """The discards by kind, or nothing."""
    counts = view.terms.deck.named(view.discards)
    cards = speak.listed(kind if count == 1 else f"{kind} ×{count}" for kind, count in counts.items() if count)
    return speak.say("terminal-discards", cards=cards) if cards else ""


def move_word(move: PlayerMove, speak: Speaker) -> str:
    """A move in a word or two. Nobody is told of pointing and of giving up an eye like this: neither is in `View.said`."""
    match move:
        case Declare(number, special):
            return str(number) if special is None else f"{number} ({speak.say(f'special-{special}')})"
        case Coin(coin):
            return speak.say(f"coin-{coin}")
        case Call():
            return speak.say("play-coyote")
        case Withdraw():
            return speak.say("play-withdraw")
        case Agree():
            return speak.say("special-agree")
        case Dodge():
            return speak.say("special-dodge")
        case Peek():
            return speak.say("play-peek")
        case Lay():
            return speak.say("play-lay")
        case _:
            return speak.say("special-again")


def powers_word(scene: Scene, speak: Speaker) -> str:
    """What the powers of this table are called."""
    if scene.view is None:
        return speak.say("terminal-key-powers")
    terms = scene.view.terms
    return speak.say("play-coins" if terms.coins else f"piece-{terms.edition.piece}")


def coins_told(view: View, speak: Speaker) -> str:
    """The coins that are face up, each kind once."""
    counts = Counter(view.coins)
    return speak.listed(speak.say(f"coin-{coin}") + (f" ×{count}" if count > 1 else "") for coin, count in counts.items())


def advice_told(advice: Advice, speak: Speaker, most: int = 12) -> Iterator[str]:
    """The coach in sentences: a call first, then numbers, some left out where there are many."""
    if advice.call is not None:
        yield speak.say("coach-call", chance=speak.percent(advice.call))
    step = -(-len(advice.numbers) // most) or 1
    for number, chance in advice.numbers[::step]:
        yield speak.say("coach-number", number=str(number), chance=speak.percent(chance))


def counted_heads(view: View, shown: Shown) -> tuple[Head, ...]:
    """The heads of a view once all cards lie open."""
    laid: Sequence[Worn] = shown.more
    return tuple(
        head._replace(
            cards=tuple(
                card for card in (shown.heads[seat], *(card for wearer, card in laid if wearer == seat)) if card is not None
            ),
            behind=tuple(card for wearer, card in shown.replaced if wearer == seat),
        )
        for seat, head in enumerate(heads(view))
    )


def animal(chair: Chair | None) -> str:
    """Which animal sits there: a bot is its mind, a person a coyote."""
    return "free" if chair is None else chair.mind or "coyote"
