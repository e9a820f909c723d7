"""What a player of OpenSpiel observes: named blocks of the codec's array, or words.

Law: as everywhere, it is made from the view of the player and from what was heard. With perfect recall the words are all that
the player has seen and heard since the first deal. A tensor recalls everything only where one round without powers is the
whole game: it says who said which number.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel

from coyote.drawing.text import text
from coyote.envs.episode import Rulebook
from coyote.envs.spiel_state import CoyoteState
from coyote.errors import BadArgument
from coyote.rules.model.events import Counted
from coyote.rules.model.moves import Declare
from coyote.rules.sight import WATCHER, View, view
from coyote.views import heard

PRIVATE: Final = ("worn", "more", "replaced", "middle", "hidden", "refilled", "drawn", "armed")
"""Blocks that differ from player to player; the others are public."""


class Eyes:
    """An observer, as OpenSpiel wants it: `tensor` and its named parts in `dict`, and strings."""

    def __init__(self, book: Rulebook, kind: Any, params: Any) -> None:
        if params:
            raise BadArgument(f"observers of this game take no parameters: expected none, not {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise BadArgument("nobody sees every card: expected private_info of SINGLE_PLAYER or NONE")
        self.book, self.recalls = book, kind.perfect_recall
        self.private, self.public = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER, kind.public_info
        layout, actions = book.codec.arrays.layout, book.codec.actions
        self.blocks = [name for name in layout if (self.private if name in PRIVATE else self.public)]
        sizes = {"player": book.terms.seats} | {name: layout[name].stop - layout[name].start for name in self.blocks}
        if self.recalls and self.public:
            sizes["spoken"] = (actions.size - actions.first) * book.terms.seats
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        ends = np.cumsum(list(sizes.values())).tolist()
        self.dict = {name: self.tensor[end - size : end] for (name, size), end in zip(sizes.items(), ends, strict=True)}

    def set_from(self, state: CoyoteState, player: int) -> None:
        """Fill the tensor with what this player sees."""
        self.tensor.fill(0)
        sees = state.sees(player)
        row, layout = self.book.codec.array(sees, state.armed_by(player)), self.book.codec.arrays.layout
        self.dict["player"][player] = 1
        for name in self.blocks:
            self.dict[name][:] = row[layout[name]]
        if "spoken" in self.dict:
            spoken = self.dict["spoken"].reshape(-1, self.book.terms.seats)
            for speaker, move in sees.said:
                if isinstance(move, Declare):
                    spoken[move.number - self.book.terms.lowest, speaker] = 1

    def string_from(self, state: CoyoteState, player: int) -> str:
        """The same in words."""
        armed = state.armed_by(player)
        arming = [] if armed is None else ["armed " + " ".join(map(str, armed))]
        if not self.private:
            return text(view(state.at.game, WATCHER)) if self.public else ""
        if not self.public:
            return " ".join([*known(state.sees(player)), *arming])
        if not self.recalls:
            return "\n".join([text(state.sees(player)), *arming])
        return "\n".join([f"player {player}", *recalled(state, player), *arming])


def known(view: View) -> list[str]:
    """The cards on heads that the player sees, and those in the middle that the player has looked at."""
    heads = [f"{view.terms.names[seat]}={card}" for seat, card in (*view.worn, *view.more)]
    return heads + [f"middle_{place}={card}" for place, card in enumerate(view.middle) if card is not None]


def recalled(state: CoyoteState, player: int) -> list[str]:
    """What the player has heard, move by move; a count follows from the cards that it counts."""
    return [
        str(event)
        for game in reversed(list(state.at.game.line()))
        if game.before is not None
        for event in heard(game, player)
        if not isinstance(event, Counted)
    ]
