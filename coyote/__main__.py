"""`python -m coyote` is the `coyote` command."""

from coyote.commands import main

main(prog_name="coyote")
