package dev.drey.server.store;

import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/**
 * All SQL queries, in the common dialect of SQLite and PostgreSQL. {@code QueryPlanTest} asks the database for the plan of each and
 * rejects full scans.
 */
final class StoreQueries {
    private static final String SELECT_GAME =
            "SELECT game.*, series.length FROM game JOIN series ON series.id = game.series_id ";

    /** The condition of the indexes of unfinished games. A query must contain it literally to use them. */
    private static final String UNFINISHED = "status IN ('open', 'running')";

    /** The condition of the indexes of a player's games, which leave out unplayed games. */
    private static final String LISTED = "delete_at IS NULL";

    /** The ids of the unfinished games that {@code :identity}, as {@code :person}, created or plays. */
    static final String UNFINISHED_OF = "SELECT id FROM game WHERE creator = :identity AND " + UNFINISHED
            + " UNION SELECT id FROM game WHERE first = :person AND " + UNFINISHED
            + " UNION SELECT id FROM game WHERE second = :person AND " + UNFINISHED;

    private StoreQueries() {}

    static Optional<StoredGame> load(Handle handle, String id) {
        return handle.inTransaction(all -> game(all, id).map(game -> new StoredGame(game, events(all, id, 0))));
    }

    static Optional<GameRow> game(Handle handle, String id) {
        return handle.createQuery(SELECT_GAME + "WHERE game.id = ?")
                .bind(0, id)
                .map(RowMappers::game)
                .findOne();
    }

    static List<EventRow> events(Handle handle, String gameId, int from) {
        return handle.createQuery(
                        "SELECT seq, at, kind, side, text, left_ms, command FROM event WHERE game_id = ? AND seq >= ? ORDER BY seq")
                .bind(0, gameId)
                .bind(1, from)
                .map(RowMappers::event)
                .list();
    }

    static Optional<RequestRow> request(Handle handle, String creator, String id) {
        return handle.createQuery("SELECT creator, id, text, game_id FROM game_request WHERE creator = ? AND id = ?")
                .bind(0, creator)
                .bind(1, id)
                .map(RowMappers::request)
                .findOne();
    }

    static List<GameRow> openToAnyone(Handle handle) {
        return handle.createQuery(
                        SELECT_GAME
                                + "WHERE status = 'open' AND 'anyone' IN (first, second) ORDER BY created_at DESC, game.id DESC")
                .map(RowMappers::game)
                .list();
    }

    static List<GameRow> gamesOf(Handle handle, String identity, int limit, Optional<String> before) {
        // Each part has its own limit, so that the query takes no longer for players with many games.
        String page = " AND " + LISTED
                + (before.isPresent()
                        ? " AND (created_at, id) < (SELECT created_at, id FROM game WHERE id = :before)"
                        : "")
                + " ORDER BY created_at DESC, id DESC LIMIT :limit)";
        String ids = "SELECT id FROM (SELECT id FROM game WHERE creator = :identity" + page + " AS made" + " UNION "
                + seated(page);
        var query = handle.createQuery(SELECT_GAME + "WHERE game.id IN (" + ids
                        + ") ORDER BY created_at DESC, game.id DESC LIMIT :limit")
                .bind("identity", identity)
                .bind("person", person(identity))
                .bind("limit", limit);
        before.ifPresent(id -> query.bind("before", id));
        return query.map(RowMappers::game).list();
    }

    /** The ids of the games that {@code :person} plays, one part for each side. */
    private static String seated(String page) {
        return "SELECT id FROM (SELECT id FROM game WHERE first = :person" + page + " AS as_first"
                + " UNION SELECT id FROM (SELECT id FROM game WHERE second = :person" + page + " AS as_second";
    }

    static List<FinishedGame> finishedOf(Handle handle, String identity, int version, int limit) {
        // Each part has its own limit, so that the query takes no longer for players with many games.
        String over = " AND " + LISTED + " AND status = 'over' ORDER BY created_at DESC, id DESC LIMIT :limit)";
        return handle.createQuery("SELECT game.*, series.length, game_review.summary FROM game"
                        + " JOIN series ON series.id = game.series_id"
                        + " LEFT JOIN game_review ON game_review.game_id = game.id AND game_review.version = :version"
                        + " WHERE game.id IN (" + seated(over)
                        + ") ORDER BY created_at DESC, game.id DESC LIMIT :limit")
                .bind("person", person(identity))
                .bind("version", version)
                .bind("limit", limit)
                .map(RowMappers::finished)
                .list();
    }

    static List<ResultCount> results(Handle handle, String identity) {
        // One part for each side, so that each can use its index.
        String part = " AS side, game, result, COUNT(*) AS games FROM game WHERE status = 'over' AND " + LISTED
                + " AND result IS NOT NULL AND ";
        return handle.createQuery("SELECT 'X'" + part + "first = :person GROUP BY game, result UNION ALL SELECT 'O'"
                        + part + "second = :person GROUP BY game, result")
                .bind("person", person(identity))
                .map(RowMappers::resultCount)
                .list();
    }

    static int unfinishedOf(Handle handle, String identity) {
        return handle.createQuery("SELECT COUNT(*) FROM (" + UNFINISHED_OF + ") AS unfinished")
                .bind("identity", identity)
                .bind("person", person(identity))
                .mapTo(Integer.class)
                .one();
    }

    static int runningEngineGames(Handle handle, String identity) {
        return handle.createQuery("SELECT COUNT(*) FROM game WHERE creator = ? AND " + UNFINISHED
                        + " AND status = 'running' AND first LIKE 'engine:%' AND second LIKE 'engine:%'")
                .bind(0, identity)
                .mapTo(Integer.class)
                .one();
    }

    /** The number of running games between engines that were created from an address, given as its hash. */
    static int runningEngineGamesFrom(Handle handle, String origin) {
        // A game between engines is never open. The condition is the one of the index.
        return handle.createQuery("SELECT COUNT(*) FROM game WHERE origin = ? AND status IN ('open', 'running')"
                        + " AND first LIKE 'engine:%' AND second LIKE 'engine:%'")
                .bind(0, origin)
                .mapTo(Integer.class)
                .one();
    }

    static List<GameRow> playedWithoutHints(Handle handle, String identity) {
        return handle.createQuery(SELECT_GAME
                        + "WHERE game.id IN (SELECT id FROM game WHERE first = :person AND " + UNFINISHED
                        + " UNION SELECT id FROM game WHERE second = :person AND " + UNFINISHED
                        + ") AND status = 'running' AND hints = 0 ORDER BY created_at DESC, game.id DESC")
                .bind("person", person(identity))
                .map(RowMappers::game)
                .list();
    }

    static List<DueGame> due(Handle handle, long now, DueGame after, int limit) {
        return handle.createQuery(
                        "SELECT id, due FROM game WHERE due <= ? AND (due, id) > (?, ?) ORDER BY due, id LIMIT ?")
                .bind(0, now)
                .bind(1, after.due())
                .bind(2, after.id())
                .bind(3, limit)
                .map((row, context) -> new DueGame(row.getString("id"), row.getLong("due")))
                .list();
    }

    static List<GameRow> gamesOfMatch(Handle handle, String matchId) {
        return handle.createQuery(SELECT_GAME + "WHERE series_id = ? ORDER BY round, created_at")
                .bind(0, matchId)
                .map(RowMappers::game)
                .list();
    }

    static Optional<String> secret(Handle handle, String name) {
        return handle.createQuery("SELECT value FROM secret WHERE name = ?")
                .bind(0, name)
                .mapTo(String.class)
                .findOne();
    }

    static OutageLog outages(Handle handle) {
        return new OutageLog(handle.createQuery("SELECT from_at, until_at FROM outage")
                .map(RowMappers::outage)
                .list());
    }

    static String person(String identity) {
        return "person:" + identity;
    }
}
