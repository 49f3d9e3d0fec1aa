package dev.drey.server.store;

import java.util.Optional;
import java.util.OptionalLong;

/** All that can change of a game's row; it replaces what was there. {@link GameRow#standing} is the one to begin with. */
public record GameUpdate(
        String first,
        String second,
        String status,
        Optional<String> result,
        Optional<String> ending,
        OptionalLong due,
        long changedAt) {

    public GameUpdate seats(String first, String second) {
        return new GameUpdate(first, second, status, result, ending, due, changedAt);
    }

    public GameUpdate status(String status) {
        return new GameUpdate(first, second, status, result, ending, due, changedAt);
    }

    /** Over, with nothing more to look at. */
    public GameUpdate over(String result, String ending) {
        return new GameUpdate(
                first, second, "over", Optional.of(result), Optional.of(ending), OptionalLong.empty(), changedAt);
    }

    public GameUpdate due(OptionalLong due) {
        return new GameUpdate(first, second, status, result, ending, due, changedAt);
    }

    public GameUpdate changedAt(long changedAt) {
        return new GameUpdate(first, second, status, result, ending, due, changedAt);
    }
}
