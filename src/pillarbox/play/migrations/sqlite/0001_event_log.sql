-- The matches, the log of each, and which command wrote which events. Rows of the log are added, never changed.

-- 0x50626F78, "Pbox": by this a file is known as ours.
PRAGMA application_id = 1348628344;

CREATE TABLE matches (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    names TEXT NOT NULL,      -- JSON list of the seats' names, in seat order
    created TEXT NOT NULL,    -- UTC, 2026-01-31T18:00:00Z
    ended TEXT,               -- NULL while the match can go on
    ending TEXT               -- 'finished' or 'aborted'
) STRICT;

CREATE TABLE events (
    match INTEGER NOT NULL REFERENCES matches (key),
    version INTEGER NOT NULL, -- 0, 1, 2 ... in each match
    public BLOB NOT NULL,     -- JSON, what everybody may see
    hidden BLOB,              -- JSON, what is sealed by the public part, if anything
    PRIMARY KEY (match, version)
) STRICT, WITHOUT ROWID;

-- A command that comes twice gets its first answer: the events it wrote.
CREATE TABLE commands (
    match INTEGER NOT NULL REFERENCES matches (key),
    id TEXT NOT NULL,
    version INTEGER NOT NULL, -- its first event
    events INTEGER NOT NULL,  -- how many it wrote
    PRIMARY KEY (match, id)
) STRICT, WITHOUT ROWID;
