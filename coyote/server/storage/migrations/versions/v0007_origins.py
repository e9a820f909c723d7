"""Which group of networks a table was opened from, so that a restart forgets nobody's open tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.BigInteger))
