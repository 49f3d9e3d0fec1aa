-- SQLite and PostgreSQL take this file unchanged.

-- The command that caused this event and those after it, if its sender gave it an id: the sender's side, the id, the command.
ALTER TABLE event ADD COLUMN command TEXT;

-- The requests for games that had an id, so that a repeated one returns the same game.
CREATE TABLE game_request (
    creator TEXT NOT NULL,
    id TEXT NOT NULL,
    text TEXT NOT NULL,
    game_id TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    PRIMARY KEY (creator, id)
);
CREATE INDEX game_request_by_game ON game_request (game_id);
