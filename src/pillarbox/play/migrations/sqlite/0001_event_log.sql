-- The matches, the log of each, and which command wrote which events. Rows of the log are added, never changed.

-- 0x50626F78, "Pbox": by this a file is known as ours.
PRAGMA application_id = 1348628344;

CREATE TABLE matches (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    secret BLOB NOT NULL,     -- what the dice come from; for the match's table only
    game TEXT NOT NULL,
    ruleset TEXT NOT NULL,    -- the ruleset's id; the log holds it in full
    seats TEXT NOT NULL,      -- JSON list in seat order, as in the log's first event
    created TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
    ended TEXT,               -- NULL while the match can go on
    ending TEXT CHECK (ending IN ('ended', 'aborted'))
) STRICT;

CREATE TABLE events (
    match INTEGER NOT NULL REFERENCES matches (id),
    version INTEGER NOT NULL, -- 0, 1, 2 ... in each match
    public BLOB NOT NULL,     -- JSON, what everybody may see
    hidden TEXT,              -- what the public part seals, if anything
    PRIMARY KEY (match, version)
) STRICT, WITHOUT ROWID;

-- A command takes effect once, however often it is sent.
CREATE TABLE commands (
    match INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,    -- -1: the table
    id TEXT NOT NULL,         -- the sender's own mark
    version INTEGER NOT NULL, -- the first event it led to
    events INTEGER NOT NULL,  -- how many were appended with it
    PRIMARY KEY (match, seat, id)
) STRICT, WITHOUT ROWID;
