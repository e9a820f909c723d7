"""What the errors of PostgreSQL and of the connection to it mean to a store."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import asyncpg

from coyote.server.storage.errors import Trouble, Unavailable

LOST: Final = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # it is shutting down, or starting up
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a pool that was terminated takes no connection back
    asyncpg.IdleInTransactionSessionTimeoutError,  # we were paused for too long
)
OUR_MISTAKES: Final = (asyncpg.IntegrityConstraintViolationError, asyncpg.SyntaxOrAccessError, asyncpg.DataError)
"""Errors that trying again cannot mend, except a lack of rights. Every other error ends the transaction and may pass."""
TROUBLES: Final[dict[type[Exception], Trouble]] = {
    asyncpg.DiskFullError: Trouble.DISK_FULL,
    asyncpg.LockNotAvailableError: Trouble.BUSY,
    asyncpg.QueryCanceledError: Trouble.BUSY,
    asyncpg.DeadlockDetectedError: Trouble.BUSY,
    asyncpg.SerializationError: Trouble.BUSY,
    asyncpg.ReadOnlySQLTransactionError: Trouble.READ_ONLY,
    asyncpg.InsufficientPrivilegeError: Trouble.REFUSED,
    asyncpg.InvalidSchemaNameError: Trouble.REFUSED,
    asyncpg.InvalidAuthorizationSpecificationError: Trouble.REFUSED,
    asyncpg.InvalidCatalogNameError: Trouble.REFUSED,
    asyncpg.DuplicateTableError: Trouble.FOREIGN,
}
"""What the database says, as we tell it. What is not listed is UNREACHABLE."""


@asynccontextmanager
async def reaching() -> AsyncIterator[None]:
    """For what does not write the log: after any trouble with the connection it may be tried again."""
    try:
        yield
    except LOST as error:
        raise Unavailable(Trouble.UNREACHABLE, reason=type(error).__name__) from error
    except asyncpg.PostgresError as error:
        trouble = trouble_of(error)
        if trouble is error:
            raise
        raise trouble from error


def trouble_of(error: asyncpg.PostgresError) -> Exception:
    """An error of the database as the store tells it; the error itself if it is a mistake of ours."""
    for kind, code in TROUBLES.items():
        if isinstance(error, kind):
            return Unavailable(code, reason=type(error).__name__)
    return error if isinstance(error, OUR_MISTAKES) else Unavailable(Trouble.UNREACHABLE, reason=type(error).__name__)
