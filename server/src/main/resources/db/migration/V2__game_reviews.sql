-- SQLite and PostgreSQL take this file unchanged, as they do the first.

-- What reviews of finished games found out, as JSON. It can be found out again: a row of another version counts as none.
CREATE TABLE game_review (
    game_id TEXT NOT NULL PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    made_at BIGINT NOT NULL,
    summary TEXT NOT NULL
);
