-- Everything that is kept, as docs/storage.md tells it.
--
-- No row refers to another by a foreign key: whoever writes anything of a table holds the table's own row first, and
-- a key would cost one more look at that row for every step of a game. No index names a column that a move changes,
-- so that a move writes the row of its table in place.

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    revision BIGINT NOT NULL DEFAULT 0,
    -- Who leads the table: a node of `nodes`, or nobody if there is none of this number. Each new leader has a new epoch.
    leader BIGINT,
    epoch BIGINT NOT NULL DEFAULT 0,
    offer TEXT NOT NULL, head TEXT NOT NULL, seed BYTEA NOT NULL,
    inherited BIGINT NOT NULL, host BYTEA NOT NULL, pace BIGINT NOT NULL, listed BOOLEAN NOT NULL,
    rematch TEXT, created BIGINT NOT NULL, touched BIGINT NOT NULL,
    asked BIGINT NOT NULL, over BOOLEAN NOT NULL, begun BOOLEAN NOT NULL, aside BOOLEAN NOT NULL DEFAULT false,
    packed BIGINT NOT NULL DEFAULT 0,
    home TEXT, terms TEXT, honors TEXT, analysis TEXT, analysis_open TEXT
) WITH (fillfactor = 70);
CREATE INDEX tables_listed ON tables (id) WHERE listed;
CREATE INDEX tables_home ON tables (home) WHERE home IS NOT NULL;
CREATE INDEX tables_host ON tables (host);
CREATE INDEX tables_rematch ON tables (rematch) WHERE rematch IS NOT NULL;

CREATE TABLE chairs (
    table_id TEXT NOT NULL, seat BIGINT NOT NULL, kind TEXT NOT NULL,
    name TEXT NOT NULL, level TEXT NOT NULL, secret TEXT UNIQUE,
    PRIMARY KEY (table_id, seat)
);
CREATE TABLE holders (
    purse BYTEA NOT NULL, table_id TEXT NOT NULL, seat BIGINT NOT NULL,
    PRIMARY KEY (purse, table_id, seat)
);
CREATE INDEX holders_table ON holders (table_id);
CREATE TABLE steps (
    table_id TEXT NOT NULL, step BIGINT NOT NULL, line TEXT NOT NULL,
    PRIMARY KEY (table_id, step)
);
CREATE TABLE packs (table_id TEXT PRIMARY KEY, lines BYTEA NOT NULL);
CREATE TABLE remarks (
    table_id TEXT NOT NULL, number BIGINT NOT NULL, step BIGINT NOT NULL, seat BIGINT NOT NULL, said TEXT,
    PRIMARY KEY (table_id, number)
);
CREATE TABLE callings (
    table_id TEXT NOT NULL, seat BIGINT NOT NULL, calling TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, calling)
);
CREATE TABLE keys (name TEXT PRIMARY KEY, key BYTEA NOT NULL);

-- The nodes that live. Whoever is not here any more leads nothing, and never comes back under the same number.
CREATE TABLE nodes (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    address TEXT NOT NULL,
    until TIMESTAMPTZ NOT NULL
);

-- Every change of a table of the last day: what was asked for, and under whose lead it was written.
CREATE TABLE changes (
    table_id TEXT NOT NULL, request BYTEA NOT NULL, revision BIGINT NOT NULL,
    epoch BIGINT NOT NULL, node BIGINT NOT NULL, at BIGINT NOT NULL,
    PRIMARY KEY (table_id, request)
);
