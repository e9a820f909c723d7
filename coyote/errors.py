"""The base of everything that is refused or fails: a stable code, and the values that a sentence about it needs.

Law: a code never changes its meaning, and the text of an error is for engineers. Sentences for people are made at the edge,
from the code and the values.

    CoyoteError
      rules.refusals.Refused             a move, or terms, against the rules
      rules.record.faults.NotationError  a record that cannot be read or played
      editions.hand.Unscorable           a hand that cannot be counted
      table.refusals.TableRefused        something that may not be done at this table
      table.deal.problems.Unverifiable   a text that is no fairness record
      server.codes.ServerRefused         something that the server does not let in
      terminal.fireside.Unable           what cannot be done in a terminal, or what its server refused
      server.storage.errors.StoreError   something that the database could not do
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
