"""`serve`: the page, once there is one."""

from __future__ import annotations

import click

from coyote.commands.common import in_language
from coyote.speech import Speaker


@click.command()
@in_language
def serve(speak: Speaker) -> None:
    """Open the page to play on. (Not there yet: this version has the rules.)"""
    click.echo(speak.say("serve-no-page"))
