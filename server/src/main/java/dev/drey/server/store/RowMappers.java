package dev.drey.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import java.util.OptionalLong;
import org.jdbi.v3.core.statement.StatementContext;
import org.jspecify.annotations.Nullable;

/** Maps rows of result sets to records. */
final class RowMappers {
    private RowMappers() {}

    static GameRow game(ResultSet row, StatementContext context) throws SQLException {
        return new GameRow(
                row.getString("id"),
                row.getLong("created_at"),
                row.getString("creator"),
                row.getString("game"),
                row.getString("start"),
                row.getString("tempo"),
                row.getInt("hints") != 0,
                row.getString("series_id"),
                row.getInt("length"),
                row.getInt("round"),
                row.getString("first"),
                row.getString("second"),
                row.getString("code"),
                row.getString("status"),
                Optional.ofNullable(row.getString("result")),
                Optional.ofNullable(row.getString("ending")),
                Optional.ofNullable(row.getString("origin")),
                optionalLong(row, "due"),
                row.getLong("changed_at"));
    }

    static FinishedGame finished(ResultSet row, StatementContext context) throws SQLException {
        return new FinishedGame(game(row, context), Optional.ofNullable(row.getString("summary")));
    }

    static GameUpdate update(ResultSet row) throws SQLException {
        return new GameUpdate(
                row.getString("first"),
                row.getString("second"),
                row.getString("status"),
                Optional.ofNullable(row.getString("result")),
                Optional.ofNullable(row.getString("ending")),
                optionalLong(row, "due"),
                optionalLong(row, "delete_at"),
                row.getLong("changed_at"));
    }

    static EventRow event(ResultSet row, StatementContext context) throws SQLException {
        return new EventRow(
                row.getInt("seq"),
                row.getLong("at"),
                row.getString("kind"),
                Optional.ofNullable(row.getString("side")),
                Optional.ofNullable(row.getString("text")),
                optionalLong(row, "left_ms"),
                Optional.ofNullable(row.getString("command")));
    }

    static RequestRow request(ResultSet row, StatementContext context) throws SQLException {
        return new RequestRow(
                row.getString("creator"), row.getString("id"), row.getString("text"), row.getString("game_id"));
    }

    static ResultCount resultCount(ResultSet row, StatementContext context) throws SQLException {
        return new ResultCount(
                row.getString("side"), row.getString("game"), row.getString("result"), row.getInt("games"));
    }

    static IdentityRow identity(ResultSet row, StatementContext context) throws SQLException {
        return new IdentityRow(
                row.getString("id"),
                row.getString("name"),
                row.getLong("created_at"),
                row.getInt("generation"),
                optionalLong(row, "deleted_at"));
    }

    static TokenRow token(ResultSet row, StatementContext context) throws SQLException {
        return new TokenRow(
                row.getString("id"),
                row.getString("identity"),
                row.getString("label"),
                row.getString("hash"),
                row.getLong("created_at"),
                row.getLong("expires_at"),
                optionalLong(row, "last_used_at"));
    }

    static OutageLog.Outage outage(ResultSet row, StatementContext context) throws SQLException {
        return new OutageLog.Outage(row.getLong("from_at"), row.getLong("until_at"));
    }

    private static OptionalLong optionalLong(ResultSet row, String column) throws SQLException {
        long value = row.getLong(column);
        return row.wasNull() ? OptionalLong.empty() : OptionalLong.of(value);
    }

    static @Nullable Long orNull(OptionalLong value) {
        return value.isPresent() ? value.getAsLong() : null;
    }
}
