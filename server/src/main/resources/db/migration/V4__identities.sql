-- SQLite and PostgreSQL take this file unchanged, as they do the first.

-- Cookies carry the generation of their identity; a higher one here makes them invalid.
ALTER TABLE identity ADD COLUMN generation INTEGER NOT NULL DEFAULT 0;

-- A deleted identity keeps its row, without the name, so that nobody can use its id again.
ALTER TABLE identity ADD COLUMN deleted_at BIGINT;

-- 1 while games of a deleted identity may still be unfinished.
ALTER TABLE identity ADD COLUMN leaving INTEGER NOT NULL DEFAULT 0;
CREATE INDEX identity_leaving ON identity (id) WHERE leaving = 1;

-- Only the SHA-256 of a token is stored, so that a copy of the database lets nobody in.
CREATE TABLE token (
    id TEXT NOT NULL PRIMARY KEY,
    identity TEXT NOT NULL,
    label TEXT NOT NULL,
    hash TEXT NOT NULL UNIQUE,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    last_used_at BIGINT
);

CREATE INDEX token_by_identity ON token (identity, created_at);
CREATE INDEX token_by_expiry ON token (expires_at);
