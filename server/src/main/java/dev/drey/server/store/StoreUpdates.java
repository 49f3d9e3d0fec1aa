package dev.drey.server.store;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;

/** All SQL updates, in the common dialect of SQLite and PostgreSQL, checked like {@link StoreQueries}. Each runs within the caller's transaction. */
final class StoreUpdates {
    private StoreUpdates() {}

    /** The state of a game's row before a change. */
    private record CurrentRow(int nextSeq, String creator, GameUpdate now) {
        /** Whether only times would change, as with most moves. */
        boolean differsOnlyInTimes(GameUpdate update) {
            return now.due(update.due()).changedAt(update.changedAt()).equals(update);
        }
    }

    /** The result of a write of games; nothing was written if it was outdated or a limit was reached. */
    record Outcome(boolean written, Optional<GameLimits.Reached> limit) {
        static final Outcome WRITTEN = new Outcome(true, Optional.empty());
        static final Outcome OUTDATED = new Outcome(false, Optional.empty());

        static Outcome of(GameLimits.Reached limit) {
            return new Outcome(false, Optional.of(limit));
        }
    }

    /** Checks the preconditions before writing, so that an outdated change does not roll back the writes in the same transaction. */
    static Outcome append(Handle handle, GameChange change, GameLimits limits) {
        Optional<CurrentRow> current = current(handle, change.gameId());
        if (current.isEmpty() || current.get().nextSeq() != change.nextSeq() || anyExists(handle, change.created())) {
            return Outcome.OUTDATED;
        }
        CurrentRow before = current.get();
        Optional<GameLimits.Reached> reached =
                new LimitChecks(handle, limits).reachedByChanging(before.now(), before.creator(), change);
        if (reached.isPresent()) {
            return Outcome.of(reached.get());
        }
        insertEvents(handle, change.gameId(), change.events());
        change.update().ifPresent(update -> updateGame(handle, change.gameId(), before, update));
        change.created().forEach(game -> insertGame(handle, game));
        return Outcome.WRITTEN;
    }

    static Outcome create(Handle handle, List<NewGame> games, GameLimits limits) {
        if (anyExists(handle, games)) {
            return Outcome.OUTDATED;
        }
        Optional<GameLimits.Reached> reached = new LimitChecks(handle, limits).reachedByCreating(games);
        if (reached.isPresent()) {
            return Outcome.of(reached.get());
        }
        games.forEach(game -> insertGame(handle, game));
        return Outcome.WRITTEN;
    }

    /** The stored request for a game: the new one, or an earlier one with the same id. Nothing was written if a limit was reached. */
    record Requested(RequestRow stored, Optional<GameLimits.Reached> limit) {}

    /** Writes a new game and the request for it, unless the creator has used the id before. */
    static Requested create(Handle handle, NewGame game, RequestRow request, GameLimits limits) {
        Optional<RequestRow> earlier = StoreQueries.request(handle, request.creator(), request.id());
        if (earlier.isPresent()) {
            return new Requested(earlier.get(), Optional.empty());
        }
        Optional<GameLimits.Reached> reached = new LimitChecks(handle, limits).reachedByCreating(List.of(game));
        if (reached.isPresent()) {
            return new Requested(request, reached);
        }
        insertGame(handle, game);
        handle.createUpdate("INSERT INTO game_request (creator, id, text, game_id) VALUES (?, ?, ?, ?)")
                .bind(0, request.creator())
                .bind(1, request.id())
                .bind(2, request.text())
                .bind(3, request.gameId())
                .execute();
        return new Requested(request, Optional.empty());
    }

    private static Optional<CurrentRow> current(Handle handle, String gameId) {
        return handle.createQuery(
                        "SELECT COALESCE((SELECT MAX(seq) FROM event WHERE game_id = game.id), -1) + 1"
                                + " AS next_seq, creator, first, second, status, result, ending, due, delete_at, changed_at FROM game WHERE id = ?")
                .bind(0, gameId)
                .map((row, context) ->
                        new CurrentRow(row.getInt("next_seq"), row.getString("creator"), RowMappers.update(row)))
                .findOne();
    }

    private static boolean anyExists(Handle handle, List<NewGame> games) {
        return games.stream().anyMatch(game -> current(handle, game.game().id()).isPresent());
    }

    private static void insertEvents(Handle handle, String gameId, List<EventRow> events) {
        if (events.isEmpty()) {
            return;
        }
        PreparedBatch batch = handle.prepareBatch(
                "INSERT INTO event (game_id, seq, at, kind, side, text, left_ms, command) VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
        for (EventRow event : events) {
            batch.bind(0, gameId)
                    .bind(1, event.seq())
                    .bind(2, event.at())
                    .bind(3, event.kind())
                    .bind(4, event.side().orElse(null))
                    .bind(5, event.text().orElse(null))
                    .bind(6, RowMappers.orNull(event.left()))
                    .bind(7, event.command().orElse(null))
                    .add();
        }
        batch.execute();
    }

    /** Changes only when the server must act for a game; false if the game has another number of events. */
    static boolean postpone(Handle handle, String gameId, int nextSeq, OptionalLong due) {
        Optional<CurrentRow> current = current(handle, gameId);
        if (current.isEmpty() || current.get().nextSeq() != nextSeq) {
            return false;
        }
        handle.createUpdate("UPDATE game SET due = ? WHERE id = ?")
                .bind(0, RowMappers.orNull(due))
                .bind(1, gameId)
                .execute();
        return true;
    }

    private static void updateGame(Handle handle, String gameId, CurrentRow current, GameUpdate update) {
        handle.createUpdate("UPDATE game SET due = ?, changed_at = ? WHERE id = ?")
                .bind(0, RowMappers.orNull(update.due()))
                .bind(1, update.changedAt())
                .bind(2, gameId)
                .execute();
        // The other columns are in many indexes, which SQLite rewrites even if the values are the same.
        if (!current.differsOnlyInTimes(update)) {
            handle.createUpdate(
                            "UPDATE game SET first = ?, second = ?, status = ?, result = ?, ending = ?, delete_at = ? WHERE id = ?")
                    .bind(0, update.first())
                    .bind(1, update.second())
                    .bind(2, update.status())
                    .bind(3, update.result().orElse(null))
                    .bind(4, update.ending().orElse(null))
                    .bind(5, RowMappers.orNull(update.deleteAt()))
                    .bind(6, gameId)
                    .execute();
        }
    }

    private static void insertGame(Handle handle, NewGame created) {
        GameRow game = created.game();
        handle.createUpdate("INSERT INTO series (id, length) VALUES (?, ?) ON CONFLICT (id) DO NOTHING")
                .bind(0, game.matchId())
                .bind(1, game.matchLength())
                .execute();
        handle.createUpdate("INSERT INTO game (id, created_at, creator, game, start, tempo, hints, series_id, round,"
                        + " first, second, code, status, result, ending, origin, due, changed_at)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
                .bind(0, game.id())
                .bind(1, game.createdAt())
                .bind(2, game.creator())
                .bind(3, game.game())
                .bind(4, game.start())
                .bind(5, game.tempo())
                .bind(6, game.hints() ? 1 : 0)
                .bind(7, game.matchId())
                .bind(8, game.round())
                .bind(9, game.first())
                .bind(10, game.second())
                .bind(11, game.code())
                .bind(12, game.status())
                .bind(13, game.result().orElse(null))
                .bind(14, game.ending().orElse(null))
                .bind(15, game.origin().orElse(null))
                .bind(16, RowMappers.orNull(game.due()))
                .bind(17, game.changedAt())
                .execute();
        insertEvents(handle, game.id(), created.events());
    }

    /** Deletes unplayed games whose time has come, each with everything that belongs to it. @return the number of deleted games */
    static int deleteUnplayed(Handle handle, long now, int limit) {
        record Unplayed(String id, String match) {}
        List<Unplayed> games = handle.createQuery(
                        "SELECT id, series_id FROM game WHERE delete_at <= ? ORDER BY delete_at LIMIT ?")
                .bind(0, now)
                .bind(1, limit)
                .map((row, context) -> new Unplayed(row.getString("id"), row.getString("series_id")))
                .list();
        for (Unplayed game : games) {
            handle.createUpdate("DELETE FROM event WHERE game_id = ?")
                    .bind(0, game.id())
                    .execute();
            handle.createUpdate("DELETE FROM game WHERE id = ?")
                    .bind(0, game.id())
                    .execute();
            handle.createUpdate(
                            "DELETE FROM series WHERE id = ? AND NOT EXISTS (SELECT 1 FROM game WHERE series_id = ?)")
                    .bind(0, game.match())
                    .bind(1, game.match())
                    .execute();
        }
        return games.size();
    }

    /** Removes the origins of games that ended before a moment. @return the number of changed games */
    static int removeOrigins(Handle handle, long endedBefore, int limit) {
        return handle.createUpdate("UPDATE game SET origin = NULL WHERE id IN (SELECT id FROM game"
                        + " WHERE origin IS NOT NULL AND status NOT IN ('open', 'running') AND changed_at < ?"
                        + " ORDER BY changed_at LIMIT ?)")
                .bind(0, endedBefore)
                .bind(1, limit)
                .execute();
    }

    /** Inserts or replaces the summary of a review; false if there is no such game. */
    static boolean putReview(Handle handle, ReviewRow review) {
        if (current(handle, review.gameId()).isEmpty()) {
            return false;
        }
        handle.createUpdate("INSERT INTO game_review (game_id, version, made_at, summary) VALUES (?, ?, ?, ?)"
                        + " ON CONFLICT (game_id) DO UPDATE SET version = excluded.version,"
                        + " made_at = excluded.made_at, summary = excluded.summary")
                .bind(0, review.gameId())
                .bind(1, review.version())
                .bind(2, review.madeAt())
                .bind(3, review.summary())
                .execute();
        return true;
    }

    /** The secret of that name; inserts the given one if there is none. */
    static String secretOrInsert(Handle handle, String name, String newSecret) {
        handle.createUpdate("INSERT INTO secret (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING")
                .bind(0, name)
                .bind(1, newSecret)
                .execute();
        return StoreQueries.secret(handle, name).orElseThrow();
    }
}
