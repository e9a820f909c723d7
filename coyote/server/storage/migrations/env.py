"""What Alembic runs for an upgrade: the steps, on the connection and in the transaction that we hand in."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
