"""`review`: look at a game again, with what everybody could know."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click

from coyote.commands.common import in_language
from coyote.commands.manual import Explained
from coyote.commands.replay import checked, refuse, sources, tell_ending, tell_game
from coyote.rules.model.state import Game
from coyote.rules.record.writer import sentence
from coyote.speech import Speaker

if TYPE_CHECKING:
    from coyote.table.wire.outbound_review import AwardTold, BraveryTold, MoveTold

BAR = 20
DARED = ("declarations", "mean_chance", "bluffs", "caught", "calls", "right")


@click.command(cls=Explained)
@click.argument("file", metavar="FILE")
@click.option("--json", "as_json", is_flag=True, help="Write one JSON object.")
@in_language
def review(file: str, as_json: bool, speak: Speaker) -> None:
    """Look at a game again, with what everybody could know.

    How likely was every number and every call to the one who made it, and who earned which award? FILE is a record, - is
    standard input. The chance that a number holds, or that a call is right, is exact, and follows from what that player
    saw at that moment. Rounds that are not over are left out.

    \b
    coyote review game.coyote
    coyote simulate --edition oliphante_2010 --seats 4 --games 1 --seed 1 --record - | coyote review -

    \b
    JSON: {"file", "ok": true, "names": […],
           "moves": [{"place", "round", "seat", "move", "number", "chance", "total"}…],
           "awards": [{"award", "seat", "place", "number", "chance", "other"}…],
           "bravery": [{"seat", "declarations", "mean_chance", "bluffs", "caught", "calls", "right"}…]}
    """
    import msgspec

    from coyote.table.review.analysis import of_game

    (source,) = sources((file,), many=False)
    answer, game = checked(source, None, speak)
    if game is None:
        click.echo(json.dumps(answer, ensure_ascii=False)) if as_json else refuse(source, answer, speak)
        raise SystemExit(1)
    found, names = of_game(game), game.terms.names
    if as_json:
        told = {"file": file, "ok": True, "names": names, **msgspec.to_builtins(found)}
        click.echo(json.dumps(told, ensure_ascii=False))
        return
    tell_game(game, speak)
    click.echo(speak.say("review-caption"))
    tell_moves(game, found.moves, speak)
    tell_awards(found.awards, names, speak)
    tell_bravery(found.bravery, names, speak)
    click.echo()
    tell_ending(game, speak)


def tell_moves(game: Game, moves: tuple[MoveTold, ...], speak: Speaker) -> None:
    """A line for each move, round by round: what was said, how likely it was, and how it turned out."""
    line, round = list(game.line())[::-1], 0
    said = {move.place: sentence(line[move.place]) for move in moves}
    wide, wide_chance = max(map(len, said.values()), default=0), 1 + len(speak.percent(0.99))
    for move in moves:
        if move.round != round:
            round = move.round
            click.secho("\n" + speak.say("review-round", round=str(round)), bold=True)
        shown = f"{bar(move.chance)} {percent(move.chance, speak):>{wide_chance}}  {verdict(move, speak)}"
        click.echo(f"  {said[move.place]:<{wide}}  {shown}".rstrip())


def bar(chance: float | None) -> str:
    full = 0 if chance is None else round(chance * BAR)
    return ("█" * full).ljust(BAR, " " if chance is None else "░")


def percent(chance: float | None, speak: Speaker) -> str:
    """Whole percents; the unlikely is not rounded to the impossible, nor the likely to the certain."""
    if chance is None:
        return ""
    if 0 < chance < 0.01 or 0.99 < chance < 1:
        return f"<{speak.percent(0.01)}" if chance < 0.5 else f">{speak.percent(0.99)}"
    return speak.percent(chance)


def verdict(move: MoveTold, speak: Speaker) -> str:
    """Whether the number held or the call was right; empty for other moves, and where nobody can tell."""
    from coyote.table.wire.moves import SaidCoyote

    if move.number is None or move.total is None:
        return ""
    code = ("right", "wrong") if isinstance(move.move, SaidCoyote) else ("too-high", "held")
    return speak.say(f"review-{code[move.total >= move.number]}", total=str(move.total))


def tell_awards(awards: tuple[AwardTold, ...], names: tuple[str, ...], speak: Speaker) -> None:
    click.secho("\n" + speak.say("review-awards"), bold=True)
    if not awards:
        click.echo("  " + speak.say("review-nobody"))
    for award in awards:
        why = speak.say(
            f"award-{award.award}-why",
            name=names[award.seat],
            number=str(award.number),
            chance=percent(award.chance, speak),
            other="" if award.other is None else names[award.other],
            bluffs=str(award.bluffs),
        )
        click.echo("  " + speak.say("review-award", award=speak.say(f"award-{award.award}"), why=why))


def tell_bravery(bravery: tuple[BraveryTold, ...], names: tuple[str, ...], speak: Speaker) -> None:
    """A table: how much everybody dared."""
    click.secho("\n" + speak.say("review-bravery"), bold=True)
    heads = [speak.say(f"dared-{column.replace('_', '-')}") for column in DARED]
    rows = [[names[seat.seat], *(figure(getattr(seat, column), speak) for column in DARED)] for seat in bravery]
    wide = [max(map(len, column)) for column in zip(["", *heads], *rows, strict=True)]
    for name, *figures in (["", *heads], *rows):
        cells = [f"{cell:>{width}}" for cell, width in zip(figures, wide[1:], strict=True)]
        click.echo("  " + "  ".join([f"{name:<{wide[0]}}", *cells]))


def figure(value: float | int | None, speak: Speaker) -> str:
    return str(value) if isinstance(value, int) else percent(value, speak) or "–"
