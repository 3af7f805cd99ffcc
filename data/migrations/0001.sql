-- Ids of Discord are 64-bit. `created` and `touched` are seconds since the epoch (UTC).
-- AUTOINCREMENT because buttons in old messages hold these ids: an id must never come twice.

CREATE TABLE battle (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    guild    INTEGER,
    channel  INTEGER NOT NULL,
    version  INTEGER NOT NULL,           -- compare and set: every save adds one
    entries  INTEGER NOT NULL,           -- the last `no` of the journal
    next_id  INTEGER NOT NULL,           -- of the next piece; never goes back
    starter  INTEGER NOT NULL,           -- 0 when opened quietly
    ended    INTEGER NOT NULL,
    state    TEXT    NOT NULL,
    meta     TEXT    NOT NULL DEFAULT '{}',
    digest   TEXT    NOT NULL DEFAULT '',  -- of the last entry: the journal is a chain
    created  REAL    NOT NULL,
    touched  REAL    NOT NULL
) STRICT;

CREATE UNIQUE INDEX battle_open ON battle (channel) WHERE ended = 0;
CREATE INDEX battle_channel ON battle (channel);
CREATE INDEX battle_guild ON battle (guild);

-- Clustered by battle, so that loading one reads neighbouring pages however many battles there are.
CREATE TABLE piece (
    battle   INTEGER NOT NULL REFERENCES battle (id) ON DELETE CASCADE,
    id       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    name     TEXT    NOT NULL,
    key      TEXT    NOT NULL,           -- the folded name
    side     TEXT    NOT NULL,
    owner    INTEGER NOT NULL,
    body     TEXT    NOT NULL,
    PRIMARY KEY (battle, id)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX piece_key ON piece (battle, key);

CREATE TABLE journal (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    battle      INTEGER NOT NULL REFERENCES battle (id) ON DELETE CASCADE,
    no          INTEGER NOT NULL,
    interaction INTEGER NOT NULL,
    seq         INTEGER NOT NULL,
    actor       INTEGER NOT NULL,
    secret      INTEGER NOT NULL,
    revealed    INTEGER NOT NULL DEFAULT 0,
    shown       INTEGER NOT NULL DEFAULT 0,
    imported    INTEGER NOT NULL DEFAULT 0,
    undoes      INTEGER,                 -- a `no` of the same battle
    undone_by   INTEGER,
    channel     INTEGER,                 -- of the reply
    message     INTEGER,
    turn        INTEGER NOT NULL,
    created     REAL    NOT NULL,
    actor_name  TEXT    NOT NULL,
    command     TEXT    NOT NULL,
    note        TEXT    NOT NULL,
    digest      TEXT    NOT NULL DEFAULT '',
    options     TEXT    NOT NULL,
    reads       TEXT    NOT NULL,
    writes      TEXT    NOT NULL,
    format      INTEGER NOT NULL,        -- of `outcome`
    outcome     TEXT    NOT NULL,
    images      TEXT    NOT NULL,
    UNIQUE (battle, no)
) STRICT;

-- An imported copy keeps the interactions of its original, which may still be here.
CREATE UNIQUE INDEX journal_interaction ON journal (interaction, seq) WHERE imported = 0;
CREATE INDEX journal_secret ON journal (battle) WHERE secret = 1 AND revealed = 0;
CREATE INDEX journal_unshown ON journal (actor) WHERE shown = 0;

CREATE TABLE roll (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    interaction INTEGER NOT NULL,
    actor       INTEGER NOT NULL,
    channel     INTEGER NOT NULL,
    guild       INTEGER,
    battle      INTEGER REFERENCES battle (id) ON DELETE CASCADE,
    secret      INTEGER NOT NULL,
    imported    INTEGER NOT NULL DEFAULT 0,
    created     REAL    NOT NULL,
    actor_name  TEXT    NOT NULL,
    command     TEXT    NOT NULL,
    options     TEXT    NOT NULL,
    format      INTEGER NOT NULL,
    outcome     TEXT                     -- NULL for a refusal, or while typed dice are awaited
) STRICT;

CREATE UNIQUE INDEX roll_interaction ON roll (interaction) WHERE imported = 0;
CREATE INDEX roll_battle ON roll (battle) WHERE battle IS NOT NULL;
CREATE INDEX roll_created ON roll (created);

CREATE TABLE person (
    id       INTEGER PRIMARY KEY,
    language TEXT    NOT NULL,
    dice     TEXT    NOT NULL,
    pings    INTEGER NOT NULL
) STRICT;

CREATE TABLE server (
    id       INTEGER PRIMARY KEY,
    settings TEXT    NOT NULL
) STRICT;
