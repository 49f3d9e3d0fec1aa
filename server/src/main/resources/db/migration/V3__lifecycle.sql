-- SQLite and PostgreSQL take this file unchanged.

-- A keyed hash of the network address that the game was created from. Limits and fair shares of unfinished games count by it; the
-- address itself is not stored, and the hash is removed some time after the game has ended.
ALTER TABLE game ADD COLUMN origin TEXT;

-- When an unplayed game is deleted: one that ended before a person made a move. Lists leave such games out.
ALTER TABLE game ADD COLUMN delete_at BIGINT;

-- Open games expire, and so do running games without a move of a person: here after 7 days.
UPDATE game SET due = created_at + 604800000 WHERE status = 'open';
UPDATE game SET due = changed_at + 604800000 WHERE status = 'running' AND due IS NULL AND NOT EXISTS (
    SELECT 1 FROM event WHERE event.game_id = game.id AND event.kind = 'moved'
        AND (event.side = 'X' AND game.first LIKE 'person:%' OR event.side = 'O' AND game.second LIKE 'person:%'));
UPDATE game SET delete_at = changed_at + 604800000 WHERE status = 'cancelled' AND NOT EXISTS (
    SELECT 1 FROM event WHERE event.game_id = game.id AND event.kind = 'moved');

-- A partial index is used only if the condition of a query contains the condition of the index literally.
DROP INDEX game_open;
DROP INDEX game_due;
DROP INDEX game_by_creator;
DROP INDEX game_by_first;
DROP INDEX game_by_second;
DROP INDEX game_unfinished_by_creator;
DROP INDEX game_unfinished_by_first;
DROP INDEX game_unfinished_by_second;

CREATE INDEX game_lobby ON game (created_at, id) WHERE status = 'open' AND 'anyone' IN (first, second);
CREATE INDEX game_due ON game (due, id) WHERE due IS NOT NULL;
CREATE INDEX game_unplayed ON game (delete_at) WHERE delete_at IS NOT NULL;
CREATE INDEX game_ended_with_origin ON game (changed_at)
    WHERE origin IS NOT NULL AND status NOT IN ('open', 'running');

-- The games of a player, of which a program may have very many.
CREATE INDEX game_by_creator ON game (creator, created_at, id) WHERE delete_at IS NULL;
CREATE INDEX game_by_first ON game (first, created_at, id) WHERE delete_at IS NULL;
CREATE INDEX game_by_second ON game (second, created_at, id) WHERE delete_at IS NULL;
-- With all columns of the query, so that it need not read the rows.
CREATE INDEX game_results_of_first ON game (first, game, result, status, delete_at)
    WHERE status = 'over' AND delete_at IS NULL;
CREATE INDEX game_results_of_second ON game (second, game, result, status, delete_at)
    WHERE status = 'over' AND delete_at IS NULL;

CREATE INDEX game_unfinished_by_creator ON game (creator) WHERE status IN ('open', 'running');
CREATE INDEX game_unfinished_by_first ON game (first) WHERE status IN ('open', 'running');
CREATE INDEX game_unfinished_by_second ON game (second) WHERE status IN ('open', 'running');
CREATE INDEX game_unfinished_by_origin ON game (origin) WHERE status IN ('open', 'running');
