CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE entries (
    game TEXT NOT NULL,
    seq BIGINT NOT NULL,
    op_id TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    kind TEXT NOT NULL,
    body BLOB NOT NULL,
    hash BLOB NOT NULL,
    PRIMARY KEY (game, seq),
    UNIQUE (game, op_id)
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
    game TEXT NOT NULL,
    owner TEXT NOT NULL,
    epoch BIGINT NOT NULL,
    until_ms BIGINT NOT NULL,
    PRIMARY KEY (game)
);
CREATE TABLE rooms (
    game TEXT NOT NULL,
    code TEXT NOT NULL,
    link_hash BLOB,
    public BOOLEAN NOT NULL,
    status TEXT NOT NULL,
    summary BLOB NOT NULL,
    updated_ms BIGINT NOT NULL,
    PRIMARY KEY (game),
    UNIQUE (link_hash)
);
CREATE TABLE secrets (
    game TEXT NOT NULL,
    epoch BIGINT NOT NULL,
    seed BLOB NOT NULL,
    PRIMARY KEY (game, epoch)
);
CREATE UNIQUE INDEX rooms_live_code ON rooms (code) WHERE status <> 'over';
CREATE INDEX rooms_updated ON rooms (updated_ms);
CREATE INDEX guests_last ON guests (last_ms);
CREATE INDEX leases_owner ON leases (owner);
