"""Reserved names: what nobody may be called, because it is what the page calls a bot, the Dealer, the host or the game itself.

Law: a nickname is read in the reader's language, so the words of every language count, and whatever looks like one of them. The
table knows no words, so every name that a stranger sends is checked here. People who sit at a table keep their names there.
"""

from __future__ import annotations

from functools import cache

from coyote.bots import MINDS
from coyote.server.codes import ServerCode, ServerRefused
from coyote.speech import LANGUAGES, speaker
from coyote.table.lookalikes import skeleton
from coyote.table.nickname import unnumbered
from coyote.table.refusals import TableCode, no
from coyote.table.table import Table
from coyote.table.wire.inbound import AnyAsk, Knock, Sit


@cache
def words() -> tuple[dict[str, str], dict[str, str]]:
    """The names of bots, and the other reserved words, of every language, by what they look like."""
    speakers = [speaker(language) for language in reversed(LANGUAGES)]  # where words look alike, English is told
    bots = [words.say(f"bot-{mind}") for words in speakers for mind in MINDS]
    others = [word for words in speakers for word in words.say("names-reserved").split()]
    return {skeleton(name): name for name in bots}, {skeleton(word): word for word in others}


def refuse_reserved(name: str) -> None:
    """Raises NAME_OF_A_BOT or NAME_RESERVED."""
    bots, others = words()
    for looks in (skeleton(name), skeleton(unnumbered(name))):
        if looks in bots:
            raise no(TableCode.NAME_OF_A_BOT, name=bots[looks])
        if looks in others:
            raise ServerRefused(ServerCode.NAME_RESERVED, name=others[looks])


def refuse_name_in(ask: AnyAsk, table: Table, guest: str) -> None:
    """The same for an ask that brings a name, unless a seat here is theirs already, perhaps from before these rules."""
    if isinstance(ask, Sit | Knock) and table.seat_of(guest) is None and table.left_by(guest) is None:
        refuse_reserved(ask.name)
