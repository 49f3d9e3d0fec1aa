package dev.drey.server.truth;

import dev.drey.engine.Level;
import dev.drey.rules.Position;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;

/** Chooses the moves of engine seats. Nothing here blocks: the searching is done elsewhere. */
public final class EngineDesk {
    /** After this long a move that was refused may be asked for again. */
    public static final Duration RETRY = Duration.ofMillis(500);

    /** The move of a player of that level, who thinks as long as the level does. */
    public CompletableFuture<Choice> choose(Position position, Level level) {
        return choose(position, level, Duration.ofNanos(level.nanos()));
    }

    /**
     * The move of a player of that level, who thinks no longer than {@code most}: with a clock that runs, give it a small
     * part of what is left.
     *
     * <p>Cancel this very future when the move is no longer wanted. It fails with {@link Refused} (reason BUSY) where too
     * many moves wait already: the seat still has to move, so ask again after {@link #RETRY}. It fails with a
     * {@link java.util.concurrent.CancellationException} when the server stops; the move is then for the next start.
     *
     * @throws IllegalArgumentException if the game is over
     */
    public CompletableFuture<Choice> choose(Position position, Level level, Duration most) {
        throw new UnsupportedOperationException();
    }
}
