"""What a guest is remembered by: where they sit and have played, what came of it, and moving to another device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "seatings",
        sa.Column("guest_id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("game_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.BigInteger, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("ended_ms", sa.BigInteger),
        sa.Column("places", sa.LargeBinary),
        sa.Column("tallied", sa.BigInteger, nullable=False),
    )
    op.create_index("seatings_guest", "seatings", ["guest_id", "ended_ms", "at_ms"])
    op.create_index("seatings_table", "seatings", ["table_id"])
    op.create_table(
        "tallies",
        sa.Column("guest_id", sa.Text, primary_key=True),
        sa.Column("stamp", sa.LargeBinary, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "moves",
        sa.Column("guest_id", sa.Text, primary_key=True),
        sa.Column("code_hash", sa.LargeBinary, nullable=False, unique=True),
        sa.Column("until_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "moved",
        sa.Column("token_hash", sa.LargeBinary, primary_key=True),
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("moved_at", "moved", ["at_ms"])
