-- SQLite and PostgreSQL take this file unchanged.

-- A keyed hash of the network address that the game was created from. Limits and fair shares of unfinished games count by it; the
-- address itself is not stored.
ALTER TABLE game ADD COLUMN origin TEXT;
CREATE INDEX game_unfinished_by_origin ON game (origin) WHERE status IN ('open', 'running');
