-- What the server keeps beside the matches: devices, tables, who of them sits where, codes for moving.

CREATE TABLE devices (
    id INTEGER PRIMARY KEY,
    token BLOB NOT NULL UNIQUE,  -- SHA-256 of the device's token, never the token
    name TEXT NOT NULL DEFAULT '',
    lang TEXT NOT NULL DEFAULT '',
    room TEXT NOT NULL DEFAULT '',
    created INTEGER NOT NULL DEFAULT (CAST(strftime('%s', 'now') AS INTEGER)),
    seen INTEGER NOT NULL DEFAULT (CAST(strftime('%s', 'now') AS INTEGER))
) STRICT;

-- One-time codes by which another device takes over what this one has.
CREATE TABLE device_codes (
    code BLOB PRIMARY KEY,       -- SHA-256
    device INTEGER NOT NULL,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tables (
    code TEXT PRIMARY KEY,
    body BLOB NOT NULL,          -- JSON: how the table is set, and who sits there
    listed INTEGER NOT NULL,     -- 1: in the lobby
    touched INTEGER NOT NULL DEFAULT (CAST(strftime('%s', 'now') AS INTEGER))
) STRICT, WITHOUT ROWID;

CREATE TABLE table_devices (
    device INTEGER NOT NULL,
    code TEXT NOT NULL,
    PRIMARY KEY (device, code)
) STRICT, WITHOUT ROWID;

CREATE INDEX table_devices_by_code ON table_devices (code);

-- Which seats of which matches a device has played, for its statistics.
CREATE TABLE played (
    device INTEGER NOT NULL,
    match TEXT NOT NULL,         -- the match's key
    seat INTEGER NOT NULL,
    PRIMARY KEY (device, match, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX played_by_match ON played (match);

-- The box of each day: its seed, fixed the day before, and what each device made of it.
CREATE TABLE days (
    day TEXT PRIMARY KEY,        -- YYYY-MM-DD, in universal time
    secret BLOB NOT NULL,
    commitment TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE day_matches (
    day TEXT NOT NULL,
    device INTEGER NOT NULL,
    match TEXT NOT NULL,         -- the match's key
    code TEXT NOT NULL,          -- the table it is played at
    PRIMARY KEY (day, device)
) STRICT, WITHOUT ROWID;
