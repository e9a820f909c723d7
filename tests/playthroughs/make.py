"""Golden playthroughs: a whole game of each kind of table, with what every seat sees after every move.

    python3 run.py test --playthroughs     rewrites them; read the diff before you commit it

NAME.coyote is the record of a game, NAME.txt is what the rules make of it. A missing record is made once, from a random game.
People read these files; the test compares them letter by letter. `# …` is a move, `< …` an event, `table: …` what everybody
sees, watchers too. Then comes a line for each seat: the cards on heads that it sees, and what it may do.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from coyote import EDITIONS, WATCHER, Game, View, events, read, view, write
from coyote.rules.model.edition import Edition
from coyote.rules.model.events import Worn
from coyote.speech import code_of
from tests.strategies import Table

FOLDER = Path(__file__).parent
OF_EYES = ("middle", "eyes")
"""Fields that only games with eyes fill in; those of all other games need not be read again."""

HOUSE = {"least_number": None, "deck": {"?": 2, "5": 4, "-5": 2, "20": 1, "night": 1}, "ties": "all"}
ODD_TABLES = {
    "oliphante_2010_two_seats": Table("oliphante_2010", 2, 2, {"coins": True, "out_at": 2}),
    "oliphante_2010_sit_out": Table("oliphante_2010", 4, 2, {"coins": True, "out_at": 2}),
    "devir_2021_ten_seats_49": Table("devir_2021", 10, 5, {"feathers": 49, "out_at": 1}),
    "japan_2015_masks_for_the_game": Table("japan_2015", 10, 3, {"specials": True, "masks_per": "game", "out_at": 1}),
    "kidult_2003_house_rules": Table("kidult_2003", 3, 5, {"specials": True, "out_at": 2, **HOUSE}),
}


def usual_tables(edition: Edition) -> dict[str, Table]:
    """A table of this edition with its base rules, and one with each kind of power that it has."""
    powers: dict[str, dict[str, Any]] = {"base": {"specials": False} if edition.specials_on else {}}
    powers |= {"coins": {"coins": True}} if edition.coins else {}
    powers |= {"specials": {"specials": True}} if edition.specials else {}
    powers |= {"trickster": {"trickster": True}} if edition.trickster_open is not None else {}
    return {f"{edition.id}_{kind}": Table(edition.id, 4, 1, {**options, "out_at": 2}) for kind, options in powers.items()}


TABLES = {name: table for edition in EDITIONS.values() for name, table in usual_tables(edition).items()} | ODD_TABLES


def playthrough(name: str) -> str:
    """What the rules make of the record with this name."""
    first, *moments = reversed(list(read((FOLDER / f"{name}.coyote").read_bytes()).game.line()))
    lines = [write(first).rstrip(), ""]
    for game in moments:
        names, watched = game.terms.names, view(game, WATCHER)
        lines.append(f"# {names[game.seat] if game.seat >= 0 else 'dealer'}: {move_of(game)}")
        lines += [f"< {written(event)}" for event in events(game)]
        lines.append(f"table: {everybody_sees(watched)}")
        for seat, player in enumerate(names):
            eyes = view(game, seat)
            assert everybody_sees(eyes) == everybody_sees(watched)
            lines.append(f"  {player}: {seat_sees(eyes)}")
    return "\n".join(lines) + "\n"


def move_of(game: Game) -> str:
    return written(game.move, type(game.move).__name__.lower())


def written(thing: Any, name: str = "") -> str:
    """A move or an event as text: its name, and the values that are not None."""
    fields = [(field, getattr(thing, field)) for field in type(thing).__slots__]
    fields = [(field, value) for field, value in fields if value or field not in OF_EYES]
    return " ".join([name or code_of(thing), *(f"{field}={short(value)}" for field, value in fields if value is not None)])


def short(value: object) -> str:
    return "[" + " ".join(map(short, value)) + "]" if type(value) is tuple else "-" if value is None else str(value)


def everybody_sees(eyes: View) -> str:
    """What is public, without empty fields."""
    names = eyes.terms.names
    parts = [f"round {eyes.round} {eyes.stage}", f"pile {eyes.pile}", f"coyotes {' '.join(map(str, eyes.coyotes))}"]
    parts += [
        f"{names[eyes.starter]} starts",
        f"inside {short(tuple(names[seat] for seat in eyes.inside))}",
        f"said {len(eyes.said)}",
    ]
    if eyes.turn >= 0:
        parts.append(f"{names[eyes.turn]} to move")
    if eyes.number is not None and eyes.declarer is not None:
        parts.append(f"{names[eyes.declarer]} said {eyes.number}")
    if eyes.direction < 0:
        parts.append("reversed")
    parts += [f"extra {worn(eyes.extra, names)}"] if eyes.extra else []
    for label in ("turned", "coins", "more_used", "doubled"):
        if value := getattr(eyes, label):
            parts.append(f"{label} {short(value)}")
    for label in ("faced", "withdrawn", "spent", "out"):
        if seats := getattr(eyes, label):
            parts.append(f"{label} {short(tuple(names[seat] for seat in seats))}")
    if eyes.eyes:
        parts.append("eyes " + " ".join(f"{open}+{closed}" for open, closed in zip(eyes.eyes, eyes.closed, strict=True)))
    if eyes.holder is not None:
        parts.append(f"{names[eyes.holder]} has the Coyote card" + (", used" if eyes.laid else ""))
    parts += [f"face down, seen by {short(tuple(names[seat] for seat in lying.seen_by))}" for lying in eyes.facedown]
    if eyes.eyes and eyes.caller is not None:
        parts.append(f"{names[eyes.caller]} called, pointed {short(tuple(names[seat] for seat in eyes.pointed))}")
    if eyes.asker is not None:
        parts.append(f"{names[eyes.asker]} said again")
    if any(eyes.discards):
        kinds = eyes.terms.deck.named(eyes.discards)
        parts.append(f"discards {short(tuple(f'{kind}x{count}' for kind, count in kinds.items()))}")
    return " | ".join(parts)


def seat_sees(eyes: View) -> str:
    """What only this seat sees, and what it may do."""
    names, may = eyes.terms.names, eyes.options
    parts = [f"sees {worn(eyes.worn, names)}", f"hidden {eyes.hidden}"]
    parts += [f"more {worn(eyes.more, names)}"] if eyes.more else []
    parts += [f"replaced {worn(eyes.replaced, names)}"] if eyes.replaced else []
    parts += [f"refilled with {eyes.terms.deck.named(eyes.refilled)}"] if eyes.refilled is not None else []
    parts += [f"middle {short(eyes.middle)}"] if eyes.middle else []
    if may.lowest is not None:
        parts.append(f"may say {may.lowest}…{may.highest}" + ("" if may.unless is None else f" but not {may.unless}"))
    parts += ["may call"] if may.call else []
    parts += ["may sit out"] if may.withdraw else []
    parts += [f"may {word}" for word in ("peek", "lay") if getattr(may, word)]
    parts += [f"must point at {short(tuple(names[seat] for seat in may.points))}"] if may.points else []
    parts += ["must give up an eye"] if may.give_up else []
    parts += [f"may use {short((*may.coins, *may.specials))}"] if may.coins or may.specials else []
    parts += [f"may aim at {short(tuple(names[seat] for seat in may.targets))}"] if may.targets else []
    parts += [f"may guess {len(may.guesses)} kinds"] if may.guesses else []
    return " | ".join(parts)


def worn(cards: tuple[Worn, ...], names: tuple[str, ...]) -> str:
    return short(tuple(f"{names[seat]}={card}" for seat, card in cards))


def make() -> None:
    for name, table in TABLES.items():
        record = FOLDER / f"{name}.coyote"
        if not record.exists():
            record.write_text(write(table.played()), encoding="utf-8")
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")
