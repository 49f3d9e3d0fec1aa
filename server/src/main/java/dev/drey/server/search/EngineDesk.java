package dev.drey.server.search;

import dev.drey.engine.Level;
import dev.drey.rules.Position;
import java.time.Duration;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.random.RandomGenerator;

/** Chooses the moves of engine seats. Nothing here blocks: the searching is done elsewhere. */
public final class EngineDesk {
    /** After this long a move that was refused may be asked for again. */
    public static final Duration RETRY = Duration.ofMillis(500);

    private final SearchPool pool;
    private final OracleShelf levels;
    private final OracleShelf strongest;
    private final RandomGenerator random;
    private final Teller teller;

    /** @param levels the oracles of the numbered ones, who should not know what others found out with more effort */
    EngineDesk(SearchPool pool, OracleShelf levels, OracleShelf strongest, RandomGenerator random, Teller teller) {
        this.pool = pool;
        this.levels = levels;
        this.strongest = strongest;
        this.random = random;
        this.teller = teller;
    }

    /** The move of a player of that level, who thinks as long as the level does. */
    public CompletableFuture<Choice> choose(Position position, Level level) {
        return choose(position, level, Duration.ofNanos(level.nanos()));
    }

    /**
     * The move of a player of that level, who thinks no longer than {@code most}: with a clock that runs, give it a small
     * part of what is left. Where several of the strongest players wait for a thread, each thinks for a shorter time.
     *
     * <p>Cancel this very future when the move is no longer wanted. It fails with {@link Refused} (reason BUSY) where too
     * many moves wait already: the seat still has to move, so ask again after {@link #RETRY}. It fails with a
     * {@link java.util.concurrent.CancellationException} when the server stops; the move is then for the next
     * start. Anything else is a fault.
     *
     * @throws IllegalArgumentException if the game is over
     */
    public CompletableFuture<Choice> choose(Position position, Level level, Duration most) {
        if (position.isOver()) {
            throw new IllegalArgumentException("the game is over: " + position.text());
        }
        if (position.moves().size() == 1) {
            return CompletableFuture.completedFuture(new Choice(position.moves().get(0), Optional.empty()));
        }
        CompletableFuture<Choice> choice = new CompletableFuture<>();
        Level hurried = new Level(level.name(), level.loss(), level.nodes(), Math.min(level.nanos(), most.toNanos()));
        try {
            Job job = level.isStrongest()
                    ? pool.submit(
                            Rank.STRONGEST,
                            Job.NOBODY,
                            new StrongestMove(position, hurried, strongest, pool, choice, teller))
                    : pool.submit(
                            Rank.LEVEL, Job.NOBODY, new LevelMove(position, hurried, levels, chance(), choice, teller));
            CompletableFuture<Choice> unused = choice.whenComplete((chosen, why) -> {
                if (choice.isCancelled()) {
                    pool.drop(job);
                }
            });
        } catch (Refused refused) {
            choice.completeExceptionally(refused);
        }
        return choice;
    }

    /** Each move has its own: generators need not be fit for several threads. */
    private RandomGenerator chance() {
        synchronized (random) {
            return new SplittableRandom(random.nextLong());
        }
    }
}
