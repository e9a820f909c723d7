"""An index of games. The games of older logs are numbered; who played what is filled in when somebody reads one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

OLDER = """INSERT INTO games (id, table_id, number, first_seq, last_seq, lineup)
    SELECT table_id || '-' || number, table_id, number, seq, NULL, {nothing} FROM (
        SELECT table_id, seq, row_number() OVER (PARTITION BY table_id ORDER BY seq) AS number
        FROM entries WHERE kind = 'started') AS began"""


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("first_seq", sa.BigInteger, nullable=False),
        sa.Column("last_seq", sa.BigInteger),
        sa.Column("lineup", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("table_id", "number"),
    )
    op.execute(OLDER.format(nothing="''::bytea" if op.get_bind().dialect.name == "postgresql" else "x''"))
