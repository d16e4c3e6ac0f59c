-- The review of a match that is over: making it may take minutes, so it is made once and kept.

CREATE TABLE reviews (
    match INTEGER PRIMARY KEY REFERENCES matches (id),
    form INTEGER NOT NULL,    -- grows with the program's way to write a review; another form is made anew
    body BLOB NOT NULL        -- JSON, deflated
) STRICT;
