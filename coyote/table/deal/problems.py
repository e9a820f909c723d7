"""Problems: what can be wrong with a fairness record, as a stable code with the values that matter.

Law: a code never changes its meaning; sentences are made elsewhere. The verifier in docs/verify.mjs uses the same codes.
"""

from __future__ import annotations

from enum import StrEnum, unique
from typing import NamedTuple

from coyote.errors import CoyoteError


@unique
class Wrong(StrEnum):
    """Every problem that a fairness record can have."""

    # what cannot be read
    NOT_JSON = "not-json"
    MALFORMED = "malformed"
    # the game
    RECORD_REFUSED = "record-refused"
    RECORD_REWRITTEN = "record-rewritten"
    DECK_DIFFERS = "deck-differs"
    EPOCHS_NUMBER = "epochs-number"
    SHUFFLES_NUMBER = "shuffles-number"
    # the seeds
    SEATS_DIFFER = "seats-differ"
    SERVER_COMMIT_DIFFERS = "server-commit-differs"
    COMMIT_MISSING = "commit-missing"
    COMMIT_DIFFERS = "commit-differs"
    COMMIT_COPIED = "commit-copied"
    SEED_COPIED = "seed-copied"
    # the cards
    CARDS_DIFFER = "cards-differ"
    ROOT_DIFFERS = "root-differs"
    STARTER_DIFFERS = "starter-differs"
    DEAL_DIFFERS = "deal-differs"


class Problem(NamedTuple):
    """A code and the values a sentence about it needs."""

    code: Wrong
    values: dict[str, int | str]


def problem(code: Wrong, **values: int | str) -> Problem:
    """Shorthand for a Problem."""
    return Problem(code, values)


class Unverifiable(CoyoteError, ValueError):
    """A text that is not a fairness record."""

    def __init__(self, code: Wrong, **values: int | str) -> None:
        super().__init__(code, values)
        self.problem = Problem(code, values)
