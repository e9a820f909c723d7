-- SQLite takes any name for a type: in it a BYTEA column holds bytes as they come, as a BLOB column does.

CREATE TABLE coyote_schema (number BIGINT NOT NULL);
INSERT INTO coyote_schema VALUES (1);

CREATE TABLE entries (
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    op_id TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    kind TEXT NOT NULL,
    body BYTEA NOT NULL,
    hash BYTEA NOT NULL,
    PRIMARY KEY (table_id, seq),
    UNIQUE (table_id, op_id)
);

CREATE TABLE secrets (
    table_id TEXT NOT NULL,
    epoch BIGINT NOT NULL,
    seed BYTEA NOT NULL,
    PRIMARY KEY (table_id, epoch)
);

CREATE TABLE games (
    id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    first_seq BIGINT NOT NULL,
    last_seq BIGINT,
    lineup BYTEA NOT NULL,
    PRIMARY KEY (id),
    UNIQUE (table_id, number)
);

CREATE TABLE tables (
    id TEXT NOT NULL,
    code TEXT NOT NULL,
    link_hash BYTEA,
    public BOOLEAN NOT NULL,
    status TEXT NOT NULL,
    summary BYTEA NOT NULL,
    updated_ms BIGINT NOT NULL,
    origin BIGINT,
    PRIMARY KEY (id),
    UNIQUE (link_hash)
);
CREATE UNIQUE INDEX tables_live_code ON tables (code) WHERE status <> 'over';
CREATE INDEX tables_updated ON tables (updated_ms);

CREATE TABLE guests (
    id TEXT NOT NULL,
    token_hash BYTEA NOT NULL,
    name TEXT NOT NULL,
    last_ms BIGINT NOT NULL,
    PRIMARY KEY (id),
    UNIQUE (token_hash)
);
CREATE INDEX guests_last ON guests (last_ms);

CREATE TABLE seatings (
    guest_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    game_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    ended_ms BIGINT,
    places BYTEA,
    tallied BIGINT NOT NULL,
    PRIMARY KEY (guest_id, table_id, game_id)
);
CREATE INDEX seatings_guest ON seatings (guest_id, ended_ms, at_ms);
CREATE INDEX seatings_table ON seatings (table_id);

CREATE TABLE tallies (
    guest_id TEXT NOT NULL,
    stamp BYTEA NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY (guest_id)
);

CREATE TABLE moves (
    guest_id TEXT NOT NULL,
    code_hash BYTEA NOT NULL,
    until_ms BIGINT NOT NULL,
    PRIMARY KEY (guest_id),
    UNIQUE (code_hash)
);

CREATE TABLE moved (
    token_hash BYTEA NOT NULL,
    guest_id TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (token_hash)
);
CREATE INDEX moved_at ON moved (at_ms);

CREATE TABLE days (
    day TEXT NOT NULL,
    seed BYTEA NOT NULL,
    key BYTEA NOT NULL,
    plan BYTEA NOT NULL,
    planned_ms BIGINT NOT NULL,
    PRIMARY KEY (day)
);

CREATE TABLE fires (
    day TEXT NOT NULL,
    place BIGINT NOT NULL,
    rounds BIGINT NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (day, place, rounds)
);

CREATE TABLE answers (
    day TEXT NOT NULL,
    spot BYTEA NOT NULL,
    answer BYTEA NOT NULL,
    PRIMARY KEY (day, spot)
);

CREATE TABLE leases (
    name TEXT NOT NULL,
    owner TEXT NOT NULL,
    epoch BIGINT NOT NULL,
    until_ms BIGINT NOT NULL,
    PRIMARY KEY (name)
);
CREATE INDEX leases_owner ON leases (owner);
