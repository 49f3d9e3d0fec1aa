package dev.drey.server.store;

import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The questions, in SQL that SQLite and PostgreSQL take alike. */
final class Reads {
    private static final String GAME =
            "SELECT game.*, series.length FROM game JOIN series ON series.id = game.series_id ";

    private Reads() {}

    static Optional<StoredGame> load(Handle handle, String id) {
        return handle.inTransaction(all -> game(all, id).map(game -> new StoredGame(game, events(all, id, 0))));
    }

    static Optional<GameRow> game(Handle handle, String id) {
        return handle.createQuery(GAME + "WHERE game.id = ?")
                .bind(0, id)
                .map(Rows::game)
                .findOne();
    }

    static List<EventRow> events(Handle handle, String gameId, int from) {
        return handle.createQuery(
                        "SELECT seq, at, kind, side, text, left_ms FROM event WHERE game_id = ? AND seq >= ? ORDER BY seq")
                .bind(0, gameId)
                .bind(1, from)
                .map(Rows::event)
                .list();
    }

    static List<GameRow> openToAnyone(Handle handle, int limit) {
        return handle.createQuery(GAME
                        + "WHERE status = 'open' AND 'anyone' IN (first, second)"
                        + " ORDER BY created_at DESC, game.id DESC LIMIT ?")
                .bind(0, limit)
                .map(Rows::game)
                .list();
    }

    static List<GameRow> gamesOf(Handle handle, String identity, int limit, Optional<String> before) {
        // Each part stops at the limit by itself, so that many games cost no more than few.
        String page = (before.isPresent()
                        ? " AND (created_at, id) < (SELECT created_at, id FROM game WHERE id = :before)"
                        : "")
                + " ORDER BY created_at DESC, id DESC LIMIT :limit)";
        String ids = "SELECT id FROM (SELECT id FROM game WHERE creator = :identity" + page + " AS made" + " UNION "
                + seated(page);
        var query = handle.createQuery(
                        GAME + "WHERE game.id IN (" + ids + ") ORDER BY created_at DESC, game.id DESC LIMIT :limit")
                .bind("identity", identity)
                .bind("person", person(identity))
                .bind("limit", limit);
        before.ifPresent(id -> query.bind("before", id));
        return query.map(Rows::game).list();
    }

    /** The ids of games of {@code :person}, of each side those that {@code page} selects. */
    private static String seated(String page) {
        return "SELECT id FROM (SELECT id FROM game WHERE first = :person" + page + " AS as_first"
                + " UNION SELECT id FROM (SELECT id FROM game WHERE second = :person" + page + " AS as_second";
    }

    static List<FinishedGame> finishedOf(Handle handle, String identity, int version, int limit) {
        // Each part stops at the limit by itself, so that many games cost no more than few.
        String over = " AND status = 'over' ORDER BY created_at DESC, id DESC LIMIT :limit)";
        return handle.createQuery("SELECT game.*, series.length, game_review.summary FROM game"
                        + " JOIN series ON series.id = game.series_id"
                        + " LEFT JOIN game_review ON game_review.game_id = game.id AND game_review.version = :version"
                        + " WHERE game.id IN (" + seated(over)
                        + ") ORDER BY created_at DESC, game.id DESC LIMIT :limit")
                .bind("person", person(identity))
                .bind("version", version)
                .bind("limit", limit)
                .map(Rows::finished)
                .list();
    }

    static List<ResultCount> results(Handle handle, String identity, String kind) {
        // One part for each side, so that both find their index.
        String part = " AS side, result, COUNT(*) AS games FROM game WHERE status = 'over' AND result IS NOT NULL"
                + " AND (game = :kind OR game LIKE :setups) AND ";
        return handle.createQuery("SELECT 'X'" + part + "first = :person GROUP BY result UNION ALL SELECT 'O'" + part
                        + "second = :person GROUP BY result")
                .bind("kind", kind)
                .bind("setups", kind + ":%")
                .bind("person", person(identity))
                .map(Rows::resultCount)
                .list();
    }

    static int unfinishedOf(Handle handle, String identity) {
        return handle.createQuery(
                        "SELECT COUNT(*) FROM ("
                                + "SELECT id FROM game WHERE creator = :identity AND status IN ('open', 'running')"
                                + " UNION SELECT id FROM game WHERE first = :person AND status IN ('open', 'running')"
                                + " UNION SELECT id FROM game WHERE second = :person AND status IN ('open', 'running')) AS unfinished")
                .bind("identity", identity)
                .bind("person", person(identity))
                .mapTo(Integer.class)
                .one();
    }

    static int ofEnginesAlone(Handle handle, String identity) {
        return handle.createQuery("SELECT COUNT(*) FROM game WHERE creator = ? AND status = 'running'"
                        + " AND first LIKE 'engine:%' AND second LIKE 'engine:%'")
                .bind(0, identity)
                .mapTo(Integer.class)
                .one();
    }

    static List<GameRow> playedWithoutHints(Handle handle, String identity) {
        return handle.createQuery(GAME
                        + "WHERE (first = ? OR second = ?) AND status = 'running' AND hints = 0"
                        + " ORDER BY created_at DESC, game.id DESC")
                .bind(0, person(identity))
                .bind(1, person(identity))
                .map(Rows::game)
                .list();
    }

    static List<String> due(Handle handle, long now, int limit) {
        return handle.createQuery("SELECT id FROM game WHERE due <= ? ORDER BY due LIMIT ?")
                .bind(0, now)
                .bind(1, limit)
                .mapTo(String.class)
                .list();
    }

    static List<GameRow> series(Handle handle, String seriesId) {
        return handle.createQuery(GAME + "WHERE series_id = ? ORDER BY round, created_at")
                .bind(0, seriesId)
                .map(Rows::game)
                .list();
    }

    static Optional<IdentityRow> identity(Handle handle, String id) {
        return handle.createQuery("SELECT id, name, created_at FROM identity WHERE id = ?")
                .bind(0, id)
                .map(Rows::identity)
                .findOne();
    }

    static Optional<String> secret(Handle handle, String name) {
        return handle.createQuery("SELECT value FROM secret WHERE name = ?")
                .bind(0, name)
                .mapTo(String.class)
                .findOne();
    }

    static Outages outages(Handle handle) {
        return new Outages(handle.createQuery("SELECT from_at, until_at FROM outage")
                .map(Rows::outage)
                .list());
    }

    private static String person(String identity) {
        return "person:" + identity;
    }
}
