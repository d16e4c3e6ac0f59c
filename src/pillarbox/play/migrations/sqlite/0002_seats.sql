-- Who sat where, as rows: statistics look for the matches of a name without reading every log.

CREATE TABLE seats (
    match INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    player TEXT NOT NULL,     -- 'person', or 'bot:' and the id of a policy
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

INSERT INTO seats (match, seat, name, player)
SELECT matches.id, seat.key, json_extract(seat.value, '$.name'),
    coalesce(json_extract(seat.value, '$.player'), 'person')
FROM matches, json_each(matches.seats) AS seat;

ALTER TABLE matches DROP COLUMN seats;

CREATE INDEX seats_by_name ON seats (name);
