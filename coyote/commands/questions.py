"""The short dialogue before a game: what to play, with how many, against whom, with which powers.

Law: everything that is asked comes from the catalogue and the registries; Enter takes the first answer.
"""

from __future__ import annotations

from collections.abc import Sequence

import click

from coyote.bots import ready
from coyote.editions import EDITIONS
from coyote.editions.catalogue import as_object
from coyote.rules.model.edition import Edition
from coyote.speech import Speaker

Answers = tuple[Edition, int, tuple[str, ...], dict[str, str]]


def asked(speak: Speaker, *, bots: bool) -> Answers:
    """What the reader wants to play."""
    known = [as_object(edition) for edition in EDITIONS.values()]
    editions = [f"{speak.say(f'edition-{name}')}: {speak.say(f'edition-{name}-about')}" for name in EDITIONS]
    told = known[chosen(speak.say("setting-edition"), editions, speak)]
    low, high = told["seats"]["allowed"]
    usual = min(4, high)
    seats = click.prompt(f"{speak.say('setting-seats')} ({low}–{high})", type=click.IntRange(low, high), default=usual)
    options: dict[str, str] = {}
    for name, option in told["options"].items():
        if option["kind"] == "power":
            answers = [speak.say(f"value-{value}") for value in option["offered"]]
            value = option["offered"][chosen(speak.say(f"setting-{name}"), answers, speak)]
            options |= {name: value} if value != option["values"][0] else {}
    minds: tuple[str, ...] = ()
    if bots:
        names = list(ready())
        described = [
            speak.say("terminal-mixed"),
            *(f"{speak.say(f'bot-{mind}')}: {speak.say(f'mind-{mind}')}" for mind in names),
        ]
        which = chosen(speak.say("lobby-bot"), described, speak)
        minds = () if which == 0 else (names[which - 1],)
    return EDITIONS[told["id"]], seats, minds, options


def chosen(question: str, answers: Sequence[str], speak: Speaker) -> int:
    """The answer that was chosen; the question is repeated until it is one of these."""
    click.echo(question)
    for number, answer in enumerate(answers, 1):
        click.echo(f"  {number}  {answer}")
    while True:
        typed = click.prompt("", prompt_suffix="> ", default="1", show_default=False)
        if typed.isdecimal() and 1 <= int(typed) <= len(answers):
            return int(typed) - 1
        click.echo(speak.say("terminal-choose", last=str(len(answers))))
