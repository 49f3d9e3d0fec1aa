package dev.drey.server.store;

import dev.drey.server.store.GameLimits.Kind;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;

/** Checks limits of games before they are written, within the same transaction. */
final class LimitChecks {
    private static final String PERSON = "person:";
    private static final String ENGINE = "engine:";

    private final Handle handle;
    private final GameLimits limits;

    LimitChecks(Handle handle, GameLimits limits) {
        this.handle = handle;
        this.limits = limits;
    }

    /** Returns the limit that new games would exceed. */
    Optional<GameLimits.Reached> reachedByCreating(List<NewGame> games) {
        List<GameRow> rows = games.stream().map(NewGame::game).toList();
        List<GameRow> engines =
                rows.stream().filter(LimitChecks::isBetweenEngines).toList();
        return reached(Kind.OPEN_PER_PLAYER, rows.stream().map(GameRow::creator))
                .or(() -> reached(Kind.ENGINES_PER_PLAYER, engines.stream().map(GameRow::creator)))
                .or(() -> reached(Kind.ENGINES_PER_ADDRESS, engines.stream().flatMap(game -> game.origin().stream())));
    }

    /**
     * Returns the limit that a change would exceed: by a player who joins, or by a rematch. The next game of a match replaces the one that
     * ends, so it exceeds nothing.
     *
     * @param creator the creator of the game, for whom it counts already
     */
    Optional<GameLimits.Reached> reachedByChanging(GameUpdate before, String creator, GameChange change) {
        Stream<String> joining = change.update().stream()
                .flatMap(update -> Stream.of(update.first(), update.second()))
                .filter(seat -> !seat.equals(before.first())
                        && !seat.equals(before.second())
                        && !seat.equals(PERSON + creator));
        Stream<String> playingAgain = change.created().stream()
                .filter(created -> before.status().equals("over"))
                .flatMap(created ->
                        Stream.of(created.game().first(), created.game().second()));
        return reached(
                Kind.OPEN_PER_PLAYER,
                Stream.concat(joining, playingAgain)
                        .filter(seat -> seat.startsWith(PERSON))
                        .map(seat -> seat.substring(PERSON.length())));
    }

    private static boolean isBetweenEngines(GameRow game) {
        return game.first().startsWith(ENGINE) && game.second().startsWith(ENGINE);
    }

    /** @param subjects the subjects for whom one more game would count; one with several games occurs several times */
    private Optional<GameLimits.Reached> reached(Kind kind, Stream<String> subjects) {
        int limit = limit(kind);
        if (limit == Integer.MAX_VALUE) {
            return Optional.empty();
        }
        List<String> all = subjects.toList();
        ToIntFunction<String> added =
                subject -> (int) all.stream().filter(subject::equals).count();
        return all.stream()
                .distinct()
                .filter(subject -> count(kind, subject) + added.applyAsInt(subject) > limit)
                .findFirst()
                .map(subject -> new GameLimits.Reached(kind, limit));
    }

    private int limit(Kind kind) {
        return switch (kind) {
            case OPEN_PER_PLAYER -> limits.openPerPlayer();
            case ENGINES_PER_PLAYER -> limits.enginesPerPlayer();
            case ENGINES_PER_ADDRESS -> limits.enginesPerAddress();
        };
    }

    private int count(Kind kind, String subject) {
        return switch (kind) {
            case OPEN_PER_PLAYER -> StoreQueries.unfinishedOf(handle, subject);
            case ENGINES_PER_PLAYER -> StoreQueries.runningEngineGames(handle, subject);
            case ENGINES_PER_ADDRESS -> StoreQueries.runningEngineGamesFrom(handle, subject);
        };
    }
}
