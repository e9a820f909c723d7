"""One word per thing: a table is called a table, and a lease goes by its name."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"

STEPS = (
    "ALTER TABLE rooms RENAME TO tables",
    "ALTER TABLE tables RENAME COLUMN game TO id",
    "ALTER TABLE entries RENAME COLUMN game TO table_id",
    "ALTER TABLE secrets RENAME COLUMN game TO table_id",
    "ALTER TABLE leases RENAME COLUMN game TO name",
    "DROP INDEX rooms_live_code",
    "DROP INDEX rooms_updated",
    "CREATE UNIQUE INDEX tables_live_code ON tables (code) WHERE status <> 'over'",
    "CREATE INDEX tables_updated ON tables (updated_ms)",
)


def upgrade() -> None:
    for step in STEPS:
        op.execute(step)
