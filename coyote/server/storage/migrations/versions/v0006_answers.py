"""What minds answered at the daily fire: the same moves get the same answers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "answers",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("spot", sa.LargeBinary, primary_key=True),
        sa.Column("answer", sa.LargeBinary, nullable=False),
    )
