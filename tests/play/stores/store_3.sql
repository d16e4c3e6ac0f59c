-- A database as version 3 of the chain left it: that of version 2, brought up by its third step, which made room for
-- what the server keeps beside the matches. Never edited, or it would test nothing.

PRAGMA application_id = 1348628344;
PRAGMA journal_mode = WAL;

CREATE TABLE migrations (
    number INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    checksum TEXT NOT NULL,
    applied TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
) STRICT
;

CREATE TABLE matches (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    secret BLOB NOT NULL,     -- what the dice come from; for the match's table only
    game TEXT NOT NULL,
    ruleset TEXT NOT NULL,    -- the ruleset's id; the log holds it in full
    created TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
    ended TEXT,               -- NULL while the match can go on
    ending TEXT CHECK (ending IN ('ended', 'aborted'))
) STRICT;

CREATE TABLE seats (
    match INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    player TEXT NOT NULL,     -- 'person', or 'bot:' and the id of a policy
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE events (
    match INTEGER NOT NULL REFERENCES matches (id),
    version INTEGER NOT NULL, -- 0, 1, 2 ... in each match
    public BLOB NOT NULL,     -- JSON, what everybody may see
    hidden TEXT,              -- what the public part seals, if anything
    PRIMARY KEY (match, version)
) STRICT, WITHOUT ROWID;

CREATE TABLE commands (
    match INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,    -- -1: the table
    id TEXT NOT NULL,         -- the sender's own mark
    version INTEGER NOT NULL, -- the first event it led to
    events INTEGER NOT NULL,  -- how many were appended with it
    PRIMARY KEY (match, seat, id)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_name ON seats (name);

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

INSERT INTO migrations (number, name, checksum, applied) VALUES (1, 'event_log', '68fd7d51d520fdc3b6990f982cb39cd5260e8682a2728392cdf5e7d0d836e636', '2026-02-01T09:00:00Z');
INSERT INTO migrations (number, name, checksum, applied) VALUES (2, 'seats', '8b65f6b502804217756182e018af7e7422bd295ae308536b932cdaccc45d3a8a', '2026-02-01T09:00:00Z');
INSERT INTO migrations (number, name, checksum, applied) VALUES (3, 'tables', 'cd1e7c7e2a81dc2c35b2236c9873ae6b1908ea19339c72909df2d48a439a0a69', '2026-03-31T18:00:00Z');

INSERT INTO matches (id, key, secret, game, ruleset, created, ended, ending) VALUES (1, 'seeded-2ca291b76368', X'0A90066E89138ABBAAF2D377A42D2BE76DB725F89DAB87C35BD4E44199F8707E', 'shut-the-box', 'classic', '2026-01-31T18:00:00Z', '2026-01-31T18:20:00Z', 'ended');
INSERT INTO matches (id, key, secret, game, ruleset, created, ended, ending) VALUES (2, 'seeded-7708d2ddbdf6', X'9176BCCB13DE455DB808482AC96F583992280034693281B43D3AF57298F21D94', 'shut-the-box', 'shared-throw', '2026-02-01T09:00:00Z', NULL, NULL);
INSERT INTO matches (id, key, secret, game, ruleset, created, ended, ending) VALUES (3, 'seeded-eabec59b92ac', X'51292A93356677B69F8C4FA3678E63B844FB0E9EB66EC1B40D14CCAA3E6AEAD9', 'shut-the-box', 'classic', '2025-12-24T20:00:00Z', NULL, NULL);

INSERT INTO seats (match, seat, name, player) VALUES (1, 0, 'Ann', 'person');
INSERT INTO seats (match, seat, name, player) VALUES (1, 1, 'Bot', 'bot:random');
INSERT INTO seats (match, seat, name, player) VALUES (2, 0, 'Ann', 'person');
INSERT INTO seats (match, seat, name, player) VALUES (2, 1, 'Zoë', 'person');
INSERT INTO seats (match, seat, name, player) VALUES (2, 2, 'Bo', 'person');
INSERT INTO seats (match, seat, name, player) VALUES (3, 0, 'Ann', 'person');
INSERT INTO seats (match, seat, name, player) VALUES (3, 1, 'Bo', 'person');

INSERT INTO events (match, version, public, hidden) VALUES (1, 0, CAST('{"commitment":"26dd3284b57ac873336450d339c426a97d5dbd1f5476f03173284695d6b5b748","date":"2026-01-31","dice":"seeded","event":"created","format":1,"game":"shut-the-box","match":"seeded-2ca291b76368","n":0,"ruleset":{"also":["Shut the Box","Canoga","Klackers","Clacker","Batten Down the Hatches","Kingoball","Jackpot","Trick-track","Blitz","Cut throat","Fork your neighbor","Cheeky Flaps","Snake Eyes","Ferme la boîte","Fermez la boîte","Klappenspiel","Klappbrett"],"cap":200,"cap_rounds":1000,"deadly_ends":"turn","deadly_totals":[],"dice":2,"doubles":"plain","first_throw_lost":"turn","first_throw_shuts":0,"handicap_one_die":[],"handicap_shut":[],"id":"classic","insurance":false,"limit":45,"match":"single","most_tiles":0,"must_shut":true,"on_shut":"wins-round","one_die":"must","one_die_sum":6,"one_die_when":"sum-at-most","reopen":"never","reopen_by_finished":true,"rounds":5,"row_weights":[],"rows":[],"score":"sum","seats":[1,12],"sets":"sum","shut_at_start":[],"shut_pays":1,"sides":6,"solo_reopen":0,"source":"Rules leaflet of an English toy shop","stake":0,"stake_rule":"pot","starter":"rotate","stuck":"out","ties":"share","tiles":[1,2,3,4,5,6,7,8,9],"title":"","turn":"whole","wins":"lowest"},"seats":[{"name":"Ann"},{"name":"Bot","player":"bot:random"}]}' AS BLOB), NULL);
INSERT INTO events (match, version, public, hidden) VALUES (1, 1, CAST('{"command":"c1","dice":2,"event":"thrown","faces":[3,2],"n":1,"number":0,"prev":"821f65a148ae34bf00d0b5ea7cce12fc137b148840f83627725883f6024454e8","scheme":1,"seat":0}' AS BLOB), NULL);
INSERT INTO events (match, version, public, hidden) VALUES (1, 2, CAST('{"actions":["5"],"command":"c2","event":"acted","n":2,"prev":"d2de31631d64db239c690fac602d440871f123ca962f6f1e2c7ff8b31cdb893e","seat":0}' AS BLOB), NULL);
INSERT INTO events (match, version, public, hidden) VALUES (1, 3, CAST('{"command":"c3","dice":2,"event":"thrown","faces":[1,5],"n":3,"number":1,"prev":"f76a82c160000997d19bbcc2f70e0d752279cd0e399a9760e6275576614ca8d4","scheme":1,"seat":0}' AS BLOB), NULL);
INSERT INTO events (match, version, public, hidden) VALUES (1, 4, CAST('{"actions":["6"],"command":"c4","event":"acted","n":4,"prev":"2d6b79053dabab23f648fea9cdb342c995fe7a014615a08b862395c216b6a88b","seat":0}' AS BLOB), NULL);
INSERT INTO events (match, version, public, hidden) VALUES (1, 5, CAST('{"command":"c5","dice":2,"event":"thrown","faces":[1,4],"n":5,"number":2,"prev":"f2e7918d5a2fee9d8cbaca7241919a8ac64f2634b993aba7d19a3e3df2b5863a","scheme":1,"seat":0}' AS BLOB), NULL);
INSERT INTO events (match, version, public, hidden) VALUES (1, 6, CAST('{"actions":["2+3"],"command":"c6","event":"acted","n":6,"prev":"4a3e46b4a0dd48d9a37f29ab348d428bf68a20a8c77e819e62dea85d2fa6b9b9","seat":0}' AS BLOB), NULL);
INSERT INTO events (match, version, public, hidden) VALUES (1, 7, CAST('{"command":"c7","dice":2,"event":"thrown","faces":[2,1],"n":7,"number":3,"prev":"2da1c32d1309ac35917c9003b6d93a9ff18650e8d1159470f6f1e2247ed70824","scheme":1,"seat":0}' AS BLOB), NULL);
INSERT INTO events (match, version, public, hidden) VALUES (1, 8, CAST('{"command":"c8","dice":2,"event":"thrown","faces":[2,6],"n":8,"number":4,"prev":"43df1761334e77b2936ea88495338fb610a36c73e832b8db2354e809a07b6977","scheme":1,"seat":1}' AS BLOB), NULL);
INSERT INTO events (match, version, public, hidden) VALUES (1, 9, CAST('{"actions":["8"],"command":"c9","event":"acted","n":9,"prev":"6cac156b920b9b9f8eec20efdb56906eb0bc798998e56e3217e84cc8ee2450f7","seat":1}' AS BLOB), NULL);
INSERT INTO events (match, version, public, hidden) VALUES (1, 10, CAST('{"command":"c10","dice":2,"event":"thrown","faces":[1,1],"n":10,"number":5,"prev":"561e45fcf21e7faa280601567ec6954ad0db7352d642252e3e30d189a1df9d16","scheme":1,"seat":1}' AS BLOB), NULL);
INSERT INTO events (match, version, public, hidden) VALUES (1, 11, CAST('{"actions":["2"],"command":"c11","event":"acted","n":11,"prev":"39c5099722af5875bbdc363dd86160685052ce34e456589db5c372afa2ee5dd7","seat":1}' AS BLOB), NULL);
INSERT INTO events (match, version, public, hidden) VALUES (1, 12, CAST('{"command":"c12","dice":2,"event":"thrown","faces":[6,2],"n":12,"number":6,"prev":"7630fb92b809bced36a29be82604fa787c6ce59265a84046b836cb4a1966751d","scheme":1,"seat":1}' AS BLOB), NULL);
INSERT INTO events (match, version, public, hidden) VALUES (1, 13, CAST('{"actions":["1+7"],"command":"c13","event":"acted","n":13,"prev":"75a8d210f1da62439d8923fd87811a3904ca6574f7bc477502c81bbcd8b0f30e","seat":1}' AS BLOB), NULL);
INSERT INTO events (match, version, public, hidden) VALUES (1, 14, CAST('{"command":"c14","dice":2,"event":"thrown","faces":[4,1],"n":14,"number":7,"prev":"9d55751c0a4a814bf0c36d9b0702445e9b2055a44e7476fd03fc0b513b6d9e9e","scheme":1,"seat":1}' AS BLOB), NULL);
INSERT INTO events (match, version, public, hidden) VALUES (1, 15, CAST('{"actions":["5"],"command":"c15","event":"acted","n":15,"prev":"c60622d7a67ed5d7b185e19596ca1fc1d2e88f77ee999381b31db75bfee8b61a","seat":1}' AS BLOB), NULL);
INSERT INTO events (match, version, public, hidden) VALUES (1, 16, CAST('{"command":"c16","dice":2,"event":"thrown","faces":[2,1],"n":16,"number":8,"prev":"bf2e7cb2ade13a9def1e40323cbab08ad360095200ccde9fbf1e48e98abe5dc4","scheme":1,"seat":1}' AS BLOB), NULL);
INSERT INTO events (match, version, public, hidden) VALUES (1, 17, CAST('{"actions":["3"],"command":"c17","event":"acted","n":17,"prev":"38b691902db7db099afa5068f072c59981d18a84a2b362d1080eb0a94d803817","seat":1}' AS BLOB), NULL);
INSERT INTO events (match, version, public, hidden) VALUES (1, 18, CAST('{"command":"c18","dice":2,"event":"thrown","faces":[6,2],"n":18,"number":9,"prev":"f9d670343aab541fb73a24a03fb21651225d0dc0cbe61164176dea66bebe52c1","scheme":1,"seat":1}' AS BLOB), NULL);
INSERT INTO events (match, version, public, hidden) VALUES (1, 19, CAST('{"event":"ended","n":19,"places":[2,1],"prev":"713f80fa61514e76990b119a9af4f5f53e10479d2a1dbe1d7ae3f4d3b24f4ad3","stakes":["0","0"],"totals":[29,19],"winners":[1]}' AS BLOB), NULL);
INSERT INTO events (match, version, public, hidden) VALUES (1, 20, CAST('{"event":"revealed","n":20,"prev":"84418daac7ea0e3cd5b10269a232928568b6f042aaa16b6224b8b48b9bf2f545","seed":"0a90066e89138abbaaf2d377a42d2be76db725f89dab87c35bd4e44199f8707e"}' AS BLOB), NULL);
INSERT INTO events (match, version, public, hidden) VALUES (2, 0, CAST('{"commitment":"f23f86c02bc525563f15b1a33c536dc596b4d89d1b842538032e7763f4708fa2","date":"2026-01-31","dice":"seeded","event":"created","format":1,"game":"shut-the-box","match":"seeded-7708d2ddbdf6","n":0,"ruleset":{"also":["One throw for all"],"cap":200,"cap_rounds":1000,"deadly_ends":"turn","deadly_totals":[],"dice":2,"doubles":"plain","first_throw_lost":"turn","first_throw_shuts":0,"handicap_one_die":[],"handicap_shut":[],"id":"shared-throw","insurance":false,"limit":100,"match":"until","most_tiles":0,"must_shut":true,"on_shut":"wins-round","one_die":"never","one_die_sum":6,"one_die_when":"sum-at-most","reopen":"never","reopen_by_finished":true,"rounds":5,"row_weights":[],"rows":[],"score":"sum","seats":[1,12],"sets":"sum","shut_at_start":[],"shut_pays":1,"sides":6,"solo_reopen":0,"source":"Thiago Alves, shut-the-box","stake":0,"stake_rule":"pot","starter":"rotate","stuck":"out","ties":"share","tiles":[1,2,3,4,5,6,7,8,9,10],"title":"","turn":"shared","wins":"lowest"},"seats":[{"name":"Ann"},{"name":"Zoë"},{"name":"Bo"}]}' AS BLOB), NULL);
INSERT INTO events (match, version, public, hidden) VALUES (2, 1, CAST('{"command":"c1","dice":2,"event":"thrown","faces":[5,6],"n":1,"number":0,"prev":"1b9e1a16f362699c2db5c0f473da2045ed45e6a423f989499fff3e5e9c55ccf5","scheme":1,"seat":0}' AS BLOB), NULL);
INSERT INTO events (match, version, public, hidden) VALUES (2, 2, CAST('{"command":"c2","event":"acted","n":2,"prev":"067157002fbd6027c7622ba60878f393a00ff2d7780e267f6a95b6857ef63b25","seal":"4da41e84bed302249e1f0edbf1b1f38d24b8b21c52180700a18319e3a1e4496c","seat":0}' AS BLOB), '["2+4+5"]');
INSERT INTO events (match, version, public, hidden) VALUES (2, 3, CAST('{"command":"c3","event":"acted","n":3,"prev":"47a78e4b268b14185c0c3e9759bb63ae1d2f1e008a197940c388f41b6eaae6cf","seal":"0f4e212987d46e27641139e03d944ede770ce7f75de54facf1db2f52b4592202","seat":1}' AS BLOB), '["1+2+8"]');
INSERT INTO events (match, version, public, hidden) VALUES (2, 4, CAST('{"actions":["1+3+7"],"command":"c4","event":"acted","n":4,"prev":"22df2b2e66ca44b49604b7eb73093aa2c0cd5ff5fa408a36d6aca6afb96f4617","seat":2}' AS BLOB), NULL);
INSERT INTO events (match, version, public, hidden) VALUES (2, 5, CAST('{"event":"opened","hidden":"[\"2+4+5\"]","key":"94ae6ad0dd94d5e95b337e0526861a037fb90a232dabd96da7e85e0052e91570","n":5,"of":2,"prev":"24ae64194250bad5b1a878142c2142502f55dd6d1e272c88b9ec1fa0c5b5e95b"}' AS BLOB), NULL);
INSERT INTO events (match, version, public, hidden) VALUES (2, 6, CAST('{"event":"opened","hidden":"[\"1+2+8\"]","key":"bd21f069142f706282ff337769e5ef7b77deea24b32341cfd192fe45bae3e7db","n":6,"of":3,"prev":"85328207de227d5cfbcaa0556067dcae7d41ebe57a9645ee877b17baeefda155"}' AS BLOB), NULL);
INSERT INTO events (match, version, public, hidden) VALUES (2, 7, CAST('{"command":"c5","dice":2,"event":"thrown","faces":[1,4],"n":7,"number":1,"prev":"be8077f0c8fc4932a03e842e29ebd077227a1527f244b1c46b0101bafd0f54fe","scheme":1,"seat":0}' AS BLOB), NULL);
INSERT INTO events (match, version, public, hidden) VALUES (2, 8, CAST('{"command":"c6","event":"acted","n":8,"prev":"83bdac43ac50e09b3f27c6e6bb81590265910cece1c55d543412689d94578a56","seal":"ec3b8507fcfd61ead2e872128c5d4261a42c3bdaa8f75e24752b2a7e9ba66c1d","seat":1}' AS BLOB), '["5"]');
INSERT INTO events (match, version, public, hidden) VALUES (3, 0, CAST('{"commitment":"62f2141738ae3b3a3faccee674eabf9687e57929adccac74868e70eac692b778","date":"2026-01-31","dice":"seeded","event":"created","game":"shut-the-box","match":"seeded-eabec59b92ac","n":0,"ruleset":{"also":["Shut the Box","Canoga","Klackers","Clacker","Batten Down the Hatches","Kingoball","Jackpot","Trick-track","Blitz","Cut throat","Fork your neighbor","Cheeky Flaps","Snake Eyes","Ferme la boîte","Fermez la boîte","Klappenspiel","Klappbrett"],"cap":200,"cap_rounds":1000,"deadly_ends":"turn","deadly_totals":[],"dice":2,"doubles":"plain","first_throw_lost":"turn","first_throw_shuts":0,"handicap_one_die":[],"handicap_shut":[],"id":"classic","insurance":false,"limit":45,"match":"single","most_tiles":0,"must_shut":true,"on_shut":"wins-round","one_die":"must","one_die_sum":6,"one_die_when":"sum-at-most","reopen":"never","reopen_by_finished":true,"rounds":5,"row_weights":[],"rows":[],"score":"sum","seats":[1,12],"sets":"sum","shut_at_start":[],"shut_pays":1,"sides":6,"solo_reopen":0,"source":"Rules leaflet of an English toy shop","stake":0,"stake_rule":"pot","starter":"rotate","stuck":"out","ties":"share","tiles":[1,2,3,4,5,6,7,8,9],"title":"","turn":"whole","wins":"lowest"},"seats":[{"name":"Ann"},{"name":"Bo"}]}' AS BLOB), NULL);
INSERT INTO events (match, version, public, hidden) VALUES (3, 1, CAST('{"event":"thrown","faces":[1,5],"n":1,"number":0,"seat":0}' AS BLOB), NULL);
INSERT INTO events (match, version, public, hidden) VALUES (3, 2, CAST('{"action":"1+2+3","event":"acted","n":2,"seat":0}' AS BLOB), NULL);
INSERT INTO events (match, version, public, hidden) VALUES (3, 3, CAST('{"event":"thrown","faces":[2,5],"n":3,"number":1,"seat":0}' AS BLOB), NULL);
INSERT INTO events (match, version, public, hidden) VALUES (3, 4, CAST('{"action":"7","event":"acted","n":4,"seat":0}' AS BLOB), NULL);
INSERT INTO events (match, version, public, hidden) VALUES (3, 5, CAST('{"event":"thrown","faces":[1,6],"n":5,"number":2,"seat":0}' AS BLOB), NULL);

INSERT INTO commands (match, seat, id, version, events) VALUES (1, 0, 'c1', 1, 1);
INSERT INTO commands (match, seat, id, version, events) VALUES (1, 0, 'c2', 2, 1);
INSERT INTO commands (match, seat, id, version, events) VALUES (1, 0, 'c3', 3, 1);
INSERT INTO commands (match, seat, id, version, events) VALUES (1, 0, 'c4', 4, 1);
INSERT INTO commands (match, seat, id, version, events) VALUES (1, 0, 'c5', 5, 1);
INSERT INTO commands (match, seat, id, version, events) VALUES (1, 0, 'c6', 6, 1);
INSERT INTO commands (match, seat, id, version, events) VALUES (1, 0, 'c7', 7, 1);
INSERT INTO commands (match, seat, id, version, events) VALUES (1, 1, 'c10', 10, 1);
INSERT INTO commands (match, seat, id, version, events) VALUES (1, 1, 'c11', 11, 1);
INSERT INTO commands (match, seat, id, version, events) VALUES (1, 1, 'c12', 12, 1);
INSERT INTO commands (match, seat, id, version, events) VALUES (1, 1, 'c13', 13, 1);
INSERT INTO commands (match, seat, id, version, events) VALUES (1, 1, 'c14', 14, 1);
INSERT INTO commands (match, seat, id, version, events) VALUES (1, 1, 'c15', 15, 1);
INSERT INTO commands (match, seat, id, version, events) VALUES (1, 1, 'c16', 16, 1);
INSERT INTO commands (match, seat, id, version, events) VALUES (1, 1, 'c17', 17, 1);
INSERT INTO commands (match, seat, id, version, events) VALUES (1, 1, 'c18', 18, 3);
INSERT INTO commands (match, seat, id, version, events) VALUES (1, 1, 'c8', 8, 1);
INSERT INTO commands (match, seat, id, version, events) VALUES (1, 1, 'c9', 9, 1);
INSERT INTO commands (match, seat, id, version, events) VALUES (2, 0, 'c1', 1, 1);
INSERT INTO commands (match, seat, id, version, events) VALUES (2, 0, 'c2', 2, 1);
INSERT INTO commands (match, seat, id, version, events) VALUES (2, 0, 'c5', 7, 1);
INSERT INTO commands (match, seat, id, version, events) VALUES (2, 1, 'c3', 3, 1);
INSERT INTO commands (match, seat, id, version, events) VALUES (2, 1, 'c6', 8, 1);
INSERT INTO commands (match, seat, id, version, events) VALUES (2, 2, 'c4', 4, 3);
