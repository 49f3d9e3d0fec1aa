-- SQLite and PostgreSQL take this file unchanged: ids come from the application, times are epoch milliseconds, booleans are 0 and 1.

CREATE TABLE identity (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    created_at BIGINT NOT NULL
);

CREATE TABLE secret (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);

-- A match of several games; a single game is a series of one.
CREATE TABLE series (
    id TEXT NOT NULL PRIMARY KEY,
    length INTEGER NOT NULL CHECK (length >= 1)
);

-- What does not change in a game, and where it stands; how it came there is in its events.
CREATE TABLE game (
    id TEXT NOT NULL PRIMARY KEY,
    created_at BIGINT NOT NULL,
    creator TEXT NOT NULL,
    game TEXT NOT NULL,
    start TEXT NOT NULL,
    tempo TEXT NOT NULL,
    hints INTEGER NOT NULL CHECK (hints IN (0, 1)),
    series_id TEXT NOT NULL REFERENCES series (id),
    round INTEGER NOT NULL CHECK (round >= 1),
    first TEXT NOT NULL,
    second TEXT NOT NULL,
    code TEXT NOT NULL,
    status TEXT NOT NULL,
    result TEXT,
    ending TEXT,
    due BIGINT,
    changed_at BIGINT NOT NULL
);

CREATE INDEX game_by_series ON game (series_id, round);
CREATE INDEX game_open ON game (created_at) WHERE status = 'open';
CREATE INDEX game_due ON game (due) WHERE due IS NOT NULL;

-- Somebody's games, of which a program may have very many, and those among them that are not over.
CREATE INDEX game_by_creator ON game (creator, created_at, id);
CREATE INDEX game_by_first ON game (first, created_at, id);
CREATE INDEX game_by_second ON game (second, created_at, id);
CREATE INDEX game_unfinished_by_creator ON game (creator) WHERE status <> 'over';
CREATE INDEX game_unfinished_by_first ON game (first) WHERE status <> 'over';
CREATE INDEX game_unfinished_by_second ON game (second) WHERE status <> 'over';

-- Append-only. The primary key decides who was first when two write the same event of a game.
CREATE TABLE event (
    game_id TEXT NOT NULL REFERENCES game (id),
    seq INTEGER NOT NULL CHECK (seq >= 0),
    at BIGINT NOT NULL,
    kind TEXT NOT NULL,
    side TEXT,
    text TEXT,
    left_ms BIGINT,
    PRIMARY KEY (game_id, seq)
);

-- The server's last sign of life, one row.
CREATE TABLE life (
    id INTEGER NOT NULL PRIMARY KEY,
    seen_at BIGINT NOT NULL
);

-- When no move could be stored.
CREATE TABLE outage (
    from_at BIGINT NOT NULL,
    until_at BIGINT NOT NULL
);
