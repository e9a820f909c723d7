CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
CREATE TABLE answers (
    day TEXT NOT NULL,
    spot BLOB NOT NULL,
    answer BLOB NOT NULL,
    PRIMARY KEY (day, spot)
);
CREATE TABLE days (
    day TEXT NOT NULL,
    seed BLOB NOT NULL,
    "key" BLOB NOT NULL,
    "plan" BLOB NOT NULL,
    planned_ms BIGINT NOT NULL,
    PRIMARY KEY (day)
);
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    op_id TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    kind TEXT NOT NULL,
    body BLOB NOT NULL,
    hash BLOB NOT NULL,
    PRIMARY KEY (table_id, seq),
    UNIQUE (table_id, op_id)
);
CREATE TABLE fires (
    day TEXT NOT NULL,
    place BIGINT NOT NULL,
    rounds BIGINT NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (day, place, rounds)
);
CREATE TABLE games (
    id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    first_seq BIGINT NOT NULL,
    last_seq BIGINT,
    lineup BLOB NOT NULL,
    PRIMARY KEY (id),
    UNIQUE (table_id, number)
);
CREATE TABLE guests (
    id TEXT NOT NULL,
    token_hash BLOB NOT NULL,
    name TEXT NOT NULL,
    last_ms BIGINT NOT NULL,
    PRIMARY KEY (id),
    UNIQUE (token_hash)
);
CREATE TABLE leases (
    name TEXT NOT NULL,
    owner TEXT NOT NULL,
    epoch BIGINT NOT NULL,
    until_ms BIGINT NOT NULL,
    PRIMARY KEY (name)
);
CREATE TABLE moved (
    token_hash BLOB NOT NULL,
    guest_id TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (token_hash)
);
CREATE TABLE moves (
    guest_id TEXT NOT NULL,
    code_hash BLOB NOT NULL,
    until_ms BIGINT NOT NULL,
    PRIMARY KEY (guest_id),
    UNIQUE (code_hash)
);
CREATE TABLE seatings (
    guest_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    game_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    ended_ms BIGINT,
    places BLOB,
    tallied BIGINT NOT NULL,
    PRIMARY KEY (guest_id, table_id, game_id)
);
CREATE TABLE secrets (
    table_id TEXT NOT NULL,
    epoch BIGINT NOT NULL,
    seed BLOB NOT NULL,
    PRIMARY KEY (table_id, epoch)
);
CREATE TABLE "tables" (
    id TEXT NOT NULL,
    code TEXT NOT NULL,
    link_hash BLOB,
    public BOOLEAN NOT NULL,
    status TEXT NOT NULL,
    summary BLOB NOT NULL,
    updated_ms BIGINT NOT NULL, origin BIGINT,
    PRIMARY KEY (id),
    UNIQUE (link_hash)
);
CREATE TABLE tallies (
    guest_id TEXT NOT NULL,
    stamp BLOB NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (guest_id)
);
CREATE INDEX guests_last ON guests (last_ms);
CREATE INDEX leases_owner ON leases (owner);
CREATE UNIQUE INDEX tables_live_code ON tables (code) WHERE status <> 'over';
CREATE INDEX tables_updated ON tables (updated_ms);
CREATE INDEX seatings_guest ON seatings (guest_id, ended_ms, at_ms);
CREATE INDEX seatings_table ON seatings (table_id);
CREATE INDEX moved_at ON moved (at_ms);
