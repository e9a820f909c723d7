"""OpenSpiel's games, registered by importing this: `python_coyote`, and `python_coyote_mini`, small enough to be solved.

Law: the full game is the game of the rules, with every edition, option and power. The mini game is one round of two with seven
cards and numbers up to 5, on the same rules. Returns add up to 0, and every card that is dealt or drawn is a chance node.
"""

from __future__ import annotations

from typing import Any, Final

from coyote.envs import wants
from coyote.envs.episode import EDITION, GAME, ROUND, Rulebook, terms_of
from coyote.errors import BadArgument
from coyote.rules.game import opened, play
from coyote.rules.model.moves import AGAIN, DEALER, DOUBLED, Begin
from coyote.rules.model.terms import SEATS

wants("pyspiel", "spiel")

import pyspiel  # noqa: E402 - first whoever lacks it is told where it comes from

from coyote.envs.spiel_eyes import Eyes  # noqa: E402
from coyote.envs.spiel_state import CoyoteState, Position  # noqa: E402

NOBODY_YET: Final = -1
"""No starter is named: chance draws one."""
FULL: Final[dict[str, Any]] = {
    "players": 4,
    "edition": EDITION,
    "episode": GAME,
    "rounds": 0,
    "starter": NOBODY_YET,
    "options": "",
}
"""The parameters, with their defaults; `options` are those of the table as a record writes them, separated by semicolons."""
MINI: Final[dict[str, Any]] = FULL | {
    "players": 2,
    "episode": ROUND,
    "starter": 0,
    "options": "highest_number 5; deck -1x1 0x1 1x2 2x2 3x1",
}


def game_type(name: str, long_name: str, defaults: dict[str, Any], *, solvable: bool) -> Any:
    return pyspiel.GameType(
        short_name=name,
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2 if solvable else SEATS[-1],
        min_num_players=SEATS[0],
        provides_information_state_string=True,
        provides_information_state_tensor=solvable,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults,
    )


FULL_TYPE: Final = game_type("python_coyote", "Coyote", FULL, solvable=False)
MINI_TYPE: Final = game_type("python_coyote_mini", "Coyote, one small round of two", MINI, solvable=True)


def read_options(written: str) -> dict[str, str]:
    """The options in `coins on; highest_number 60`."""
    options = {}
    for part in filter(None, map(str.strip, written.split(";"))):
        name, _, value = part.partition(" ")
        if not value:
            raise BadArgument(f"options: cannot read {part!r}: expected NAME VALUE; NAME VALUE …, as in 'coins on; out_at 2'")
        options[name] = value.strip()
    return options


class CoyoteGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """The rules of a table, as OpenSpiel asks for them."""

    def __init__(self, kind: Any, defaults: dict[str, Any], params: dict[str, Any] | None) -> None:
        given = defaults | (params or {})
        terms = terms_of(given["edition"], given["players"], read_options(given["options"]))
        self.book = Rulebook(terms, given["episode"], given["rounds"] or None)
        self.starter: int | None = None if given["starter"] == NOBODY_YET else given["starter"]
        if self.starter is not None and self.starter not in range(terms.seats):
            raise BadArgument(f"starter {self.starter}: expected 0 to {terms.seats - 1}, or {NOBODY_YET} for whom chance draws")
        game = opened(terms)
        self.first = Position(self.book, game if self.starter is None else play(game, DEALER, Begin(self.starter)))
        stake = 1 + (DOUBLED in terms.specials) if self.book.by_round else 1 / (terms.seats - 1)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.book.codec.actions.size,
            max_chance_outcomes=max(len(terms.deck.kinds), terms.seats),
            num_players=terms.seats,
            min_utility=-float(stake),
            max_utility=stake / (terms.seats - 1) if self.book.by_round else 1.0,
            utility_sum=0.0,
            max_game_length=self.book.most * self.most_turns(),
        )
        super().__init__(kind, info, params or {})

    def most_turns(self) -> int:
        """A round has no more turns than numbers, again for each `again`, and one for each coin and each special.

        Where there are eyes, everybody looks once and points once, a card is laid, and an eye is given up.
        """
        terms, actions = self.book.terms, self.book.codec.actions
        agains = terms.seats if AGAIN in terms.specials else 0
        powers = 2 * len(terms.coins) + 2 * terms.seats * bool(terms.specials)
        powers += (2 * terms.seats + 2) * (terms.eyes_open is not None)
        return (actions.size - actions.first) * (1 + agains) + 1 + powers

    def max_chance_nodes_in_history(self) -> int:
        """The starter, and in each round at most every card of the deck, and again after the pile was refilled."""
        return 1 + self.book.most * 2 * self.book.terms.deck.size

    def new_initial_state(self) -> CoyoteState:
        return CoyoteState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Eyes:
        return Eyes(self.book, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def hides_state_from_agents(self) -> bool:
        """A state holds everybody's cards: runners that would hand it to agents must not."""
        return True


class Coyote(CoyoteGame):
    """The full game."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(FULL_TYPE, FULL, params)


class CoyoteMini(CoyoteGame):
    """The small one."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(MINI_TYPE, MINI, params)


pyspiel.register_game(FULL_TYPE, Coyote)
pyspiel.register_game(MINI_TYPE, CoyoteMini)
