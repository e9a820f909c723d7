"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "entries",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("seq", sa.BigInteger, primary_key=True),
        sa.Column("op_id", sa.Text, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("game", "op_id"),
    )
    op.create_table(
        "secrets",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("epoch", sa.BigInteger, primary_key=True),
        sa.Column("seed", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "rooms",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("link_hash", sa.LargeBinary, unique=True),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
        sa.Column("updated_ms", sa.BigInteger, nullable=False),
    )
    live = sa.text("status <> 'over'")
    op.create_index("rooms_live_code", "rooms", ["code"], unique=True, sqlite_where=live, postgresql_where=live)
    op.create_index("rooms_updated", "rooms", ["updated_ms"])
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("token_hash", sa.LargeBinary, nullable=False, unique=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("last_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("guests_last", "guests", ["last_ms"])
    op.create_table(
        "leases",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("until_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("leases_owner", "leases", ["owner"])
