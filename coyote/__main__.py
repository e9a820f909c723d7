"""`python -m coyote` is the `coyote` command."""

from coyote.commands import run

run()
