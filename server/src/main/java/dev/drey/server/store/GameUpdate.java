package dev.drey.server.store;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * The new values of all mutable columns of a game's row. Start with {@link GameRow#toUpdate}.
 *
 * @param deleteAt when the row is deleted, because the game ended unplayed; lists leave it out
 */
public record GameUpdate(
        String first,
        String second,
        String status,
        Optional<String> result,
        Optional<String> ending,
        OptionalLong due,
        OptionalLong deleteAt,
        long changedAt) {

    public GameUpdate seats(String first, String second) {
        return new GameUpdate(first, second, status, result, ending, due, deleteAt, changedAt);
    }

    public GameUpdate status(String status) {
        return new GameUpdate(first, second, status, result, ending, due, deleteAt, changedAt);
    }

    /** A copy for a finished game, which is never due again. */
    public GameUpdate over(String result, String ending) {
        return new GameUpdate(
                first,
                second,
                "over",
                Optional.of(result),
                Optional.of(ending),
                OptionalLong.empty(),
                deleteAt,
                changedAt);
    }

    public GameUpdate due(OptionalLong due) {
        return new GameUpdate(first, second, status, result, ending, due, deleteAt, changedAt);
    }

    public GameUpdate deleteAt(long deleteAt) {
        return new GameUpdate(first, second, status, result, ending, due, OptionalLong.of(deleteAt), changedAt);
    }

    public GameUpdate changedAt(long changedAt) {
        return new GameUpdate(first, second, status, result, ending, due, deleteAt, changedAt);
    }
}
