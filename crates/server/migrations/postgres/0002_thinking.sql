-- What bots are to think about, for nodes and for `troyes think` processes that take it from here.
--
-- Nothing of it outlives a crash of the database (UNLOGGED): whoever waits sees that it is gone and thinks itself. So
-- nobody waits for a disk here, and nothing of it goes to standbys.

CREATE UNLOGGED TABLE thinking (
    -- Given by who asks, so that an answer finds whoever waits for it however soon it comes.
    id BIGINT PRIMARY KEY,
    -- The node that waits, one of `nodes`; what nobody waits for any more is removed.
    node BIGINT NOT NULL,
    -- The program that wrote it: no other version is trusted to decide alike.
    version TEXT NOT NULL,
    -- Who asks, for whom turns are shared.
    people BOOLEAN NOT NULL, network TEXT NOT NULL, table_id TEXT NOT NULL,
    -- What is to be decided, and for how many milliseconds at most.
    task TEXT NOT NULL, longest BIGINT NOT NULL,
    asked TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
    -- Who has taken it, until when unless it says that it lives, and how many have.
    worker TEXT, until TIMESTAMPTZ, begun TIMESTAMPTZ, tries BIGINT NOT NULL DEFAULT 0,
    -- What was decided; nothing at all if that failed.
    answer TEXT
) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);

-- How many milliseconds of thinking each address has had, and under no address what nobody who waits has had less of.
CREATE UNLOGGED TABLE thinking_had (
    people BOOLEAN NOT NULL, network TEXT NOT NULL, had DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (people, network)
) WITH (fillfactor = 70);

-- When each table last had a turn.
CREATE UNLOGGED TABLE thinking_served (table_id TEXT PRIMARY KEY, at TIMESTAMPTZ NOT NULL) WITH (fillfactor = 70);
