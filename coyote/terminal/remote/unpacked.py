"""Frames unpacked: what a server tells, as the scene, the view and the events that a game on this machine would have.

Law: nothing is worked out here, only written in other words: a view from a frame has what the frame has. News are put into the
frame before, as docs/protocol.md says. What this Coyote has no word for raises `Unable`.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import UNSET, structs

from coyote.editions import EDITIONS
from coyote.rules.game import NOTHING, Options
from coyote.rules.model.cards import FARTHEST, Card
from coyote.rules.model.deck import Deck
from coyote.rules.model.events import Event
from coyote.rules.model.terms import Terms, agree_on
from coyote.rules.refusals import Refused
from coyote.rules.sight import View
from coyote.table.wire import outbound
from coyote.table.wire.events import WIRE, AnyHeard
from coyote.table.wire.hearing import Heard
from coyote.table.wire.moves import to_rules
from coyote.terminal.fireside import Unable
from coyote.terminal.scene import ASLEEP, AWAY, LEFT, Chair, Happening, Scene


class Welcome(msgspec.Struct, frozen=True, tag_field="tell", tag="welcome"):
    """The first answer on a line."""

    guest: str
    name: str
    table: str
    code: str


Told = Welcome | outbound.Frame | outbound.News | outbound.Ack | outbound.RefusedTold
_decoder: Final[msgspec.json.Decoder[Told]] = msgspec.json.Decoder(Told)
PARTS: Final = ("table", "terms", "game", "fair", "last")


def read(text: str | bytes) -> Told:
    """A message; raises Unable if it is of a kind that we do not know."""
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Unable("too-old") from None


def merged(frame: outbound.Frame, news: outbound.News) -> outbound.Frame:
    """The frame that this news makes of the one before."""
    parts: dict[str, Any] = {part: getattr(news, part) for part in PARTS if getattr(news, part) is not UNSET}
    if parts.get("game") is not None:
        parts["game"] = game_after(frame.game, parts["game"])
    if news.you is not UNSET:
        parts["you"] = structs.replace(frame.you, **told(news.you))
    return structs.replace(frame, seq=news.seq, at=news.at, events=news.events, **parts)


def told(part: msgspec.Struct) -> dict[str, Any]:
    """The fields of a part that are not left out."""
    return {name: value for name, value in structs.asdict(part).items() if value is not UNSET}


def game_after(before: outbound.GameTold | None, news: outbound.GameNews) -> outbound.GameTold:
    """What was said goes behind the moves that were told before."""
    changes = told(news)
    since = changes.pop("said_before", 0)
    if before is None:
        return outbound.GameTold(**changes)
    if "said" in changes:
        changes["said"] = (*before.said[:since], *changes["said"])
    return structs.replace(before, **changes)


def scene_of(frame: outbound.Frame, behind: float, **known: Any) -> Scene:
    """The table as this frame tells it; `behind` is how many seconds the server's clock is behind ours."""
    table, game = frame.table, frame.game
    chairs = tuple(None if chair is None else Chair(chair.name, chair.mind, note_of(chair)) for chair in table.chairs)
    if frame.terms is not None and table.state != "open":  # a game's seats are those who play it
        chairs = chairs[: len(frame.terms.names)]
    deadline = None if game is None or game.deadline is None else game.deadline / 1000 + behind
    edition = frame.terms.edition if frame.terms is not None else table.setting.edition
    return Scene(edition, table.state, chairs, frame.you.seat, view_of(frame), table.host, deadline=deadline, **known)


def note_of(chair: outbound.ChairTold) -> str | None:
    return LEFT if chair.left else ASLEEP if chair.asleep else AWAY if chair.away else None


def view_of(frame: outbound.Frame) -> View | None:
    """The game as this frame tells it; None where there is none."""
    if frame.game is None or frame.terms is None:
        return None
    terms, game, you = terms_of(frame.terms), frame.game, frame.you
    deck = terms.deck
    common = {name: getattr(game, name) for name in COMMON}
    common |= {"discards": counts(deck, game.discards), "said": tuple((seat, to_rules(move)) for seat, move in game.said)}
    own = {name: getattr(you, name) for name in OWN}
    own["refilled"] = None if you.refilled is None else counts(deck, you.refilled)
    own["options"] = NOTHING if you.options is None else options_of(you.options)
    return View(seat=you.seat, terms=terms, **common, **own)


COMMON: Final = tuple(name for name in outbound.GameTold.__struct_fields__ if name in View._fields)
OWN: Final = tuple(name for name in outbound.You.__struct_fields__ if name in View._fields and name != "seat")


def terms_of(told: outbound.TermsTold) -> Terms:
    """The terms that the table agreed on; raises Unable if we do not know the edition or an option."""
    if told.edition not in EDITIONS:
        raise Unable("too-old")
    try:
        return agree_on(EDITIONS[told.edition], told.names, told.options)
    except Refused:
        raise Unable("too-old") from None


def counts(deck: Deck, named: dict[Card, int]) -> tuple[int, ...]:
    return tuple(named.get(kind, 0) for kind in deck.kinds)


def options_of(able: outbound.Able) -> Options:
    given = {name: getattr(able, name) for name in Options._fields}
    given["highest"] = FARTHEST if able.highest is None else able.highest
    return Options(**given)


EVENTS: Final[dict[type[Heard], Any]] = {carrier: kind for kind, carrier in WIRE.items()}


def event_of(heard: AnyHeard) -> Event | Happening | None:
    """What was heard, as the rules tell it, or as something that happened beside the game; None for what nobody is told."""
    fields: dict[str, Any] = {name: getattr(heard, name) for name in heard.__struct_fields__}
    if type(heard) in EVENTS:
        made: Event = EVENTS[type(heard)](**fields)
        return made
    code = str(heard.__struct_config__.tag)
    match code:
        case "credited":
            return None
        case "sat":
            return Happening("sat-bot" if fields["mind"] else "sat", fields["seat"])
        case "stood-in":
            return Happening(f"stood-in-{fields['by']}", fields["seat"])
        case "reacted":
            return Happening(f"reacted-{fields['reaction']}", fields["seat"])
        case "entered":
            return Happening(code, fields["seat"], None, (("by", fields["by"]),))
        case "nudged":
            return Happening(code, fields["seat"], fields["target"])
        case "wished":
            return Happening(code, fields["seat"], fields["sleeper"])
        case "knocked" | "let-in" | "turned-away":
            return Happening(code, values=(("name", fields["name"]),))
        case _:
            return Happening(code, fields.get("seat"))
