"""The base of everything that is refused or fails: a stable code, and the values that a sentence about it needs.

Law: a code never changes its meaning, and the text of an error is for engineers. Sentences for people are made at the edge,
from the code and the values (`Speaker.reason`). Every exception of the package is either a CoyoteError, which somebody
outside may meet, or CaughtInside, which nobody outside ever meets. A test looks for others.

    CoyoteError
      rules.model.cards.UnknownCard      a word that is not a card
      rules.refusals.Refused             a move, or terms, against the rules
      rules.record.faults.NotationError  a record that cannot be read or played
      editions.hand.Unscorable           a hand that cannot be counted
      table.refusals.TableRefused        something that may not be done at this table
      table.deal.problems.Unverifiable   a text that is no fairness record
      server.codes.ServerRefused         something that the server does not let in
      terminal.fireside.Unable           what cannot be done in a terminal, or what its server refused
      server.storage.errors.StoreError   something that the database could not do
      lab.players.Defect                 a mind that made an illegal move
      EnglishRefusal                     for those who write programs: bots, learners, experiments
        BadArgument                      an argument that cannot be used
        programs.program.NoProgram       a bot that cannot be started
        lab.league.LeagueRefused         what is wrong with a league
        lab.workers.NoCluster            a cluster that cannot do the work
        lab.reading.NotReadable          a mind whose moves cannot be read
        fast.sheet.NotInFast             a table that the simulator does not play
        fast.herd.WrongAction            an action that may not be taken now
"""

from __future__ import annotations

from collections.abc import Mapping

Values = Mapping[str, int | str]


class CoyoteError(Exception):
    """Something was refused, or failed."""

    code: str
    values: Values

    def __init__(self, code: str, values: Values) -> None:
        self.code, self.values = code, values  # `args` stay what the constructor was given, so that errors can be pickled

    def __str__(self) -> str:
        details = " ".join(f"{name}={value}" for name, value in self.values.items())
        return f"{self.code} ({details})" if details else str(self.code)


class EnglishRefusal(CoyoteError):
    """Refused to somebody who writes programs, in one English sentence that says what was expected. A subclass has its code."""

    def __init__(self, sentence: str) -> None:
        super().__init__(self.code, {"sentence": sentence})

    def __str__(self) -> str:
        return str(self.values["sentence"])


class BadArgument(EnglishRefusal, ValueError):
    """An argument that cannot be used. It is a ValueError, as callers of a library expect."""

    code = "bad-argument"


class CaughtInside(Exception):
    """Raised in one part of the program and always caught in another."""
