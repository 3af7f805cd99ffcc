-- Rosters: what a server keeps of its warbands between battles. `uid` is what pieces in battles know a roster by: it
-- means nothing in another database.

CREATE TABLE roster (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    uid      TEXT    NOT NULL UNIQUE,
    guild    INTEGER NOT NULL,
    name     TEXT    NOT NULL,
    key      TEXT    NOT NULL,           -- the folded name
    game     TEXT    NOT NULL,
    owner    INTEGER NOT NULL,
    version  INTEGER NOT NULL,           -- compare and set: every save adds one
    next_id  INTEGER NOT NULL,           -- of the next piece; never goes back
    created  REAL    NOT NULL,
    updated  REAL    NOT NULL
) STRICT;

CREATE UNIQUE INDEX roster_key ON roster (guild, key);

CREATE TABLE roster_piece (
    roster   INTEGER NOT NULL REFERENCES roster (id) ON DELETE CASCADE,
    id       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    name     TEXT    NOT NULL,
    key      TEXT    NOT NULL,
    version  INTEGER NOT NULL,
    battle   INTEGER NOT NULL,           -- that saved it last; it may be gone since
    piece    INTEGER NOT NULL,           -- its id there
    body     TEXT    NOT NULL,
    chronicle TEXT   NOT NULL,
    PRIMARY KEY (roster, id)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX roster_piece_key ON roster_piece (roster, key);
