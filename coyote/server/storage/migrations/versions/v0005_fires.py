"""The daily fire: the secrets and the plan of each day, and how many of its games ended how."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "days",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("plan", sa.LargeBinary, nullable=False),
        sa.Column("planned_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "fires",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("place", sa.BigInteger, primary_key=True),
        sa.Column("rounds", sa.BigInteger, primary_key=True),
        sa.Column("games", sa.BigInteger, nullable=False),
    )
