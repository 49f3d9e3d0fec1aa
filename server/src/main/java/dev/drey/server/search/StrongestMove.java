package dev.drey.server.search;

import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Level;
import dev.drey.engine.VerdictText;
import dev.drey.rules.Position;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** The strongest player's move, and how sure it is. */
final class StrongestMove implements Work {
    /** However many wait, it thinks this long if its time allows. */
    private static final long LEAST_NANOS = 250_000_000;

    private final Position position;
    private final Level level;
    private final OracleShelf oracles;
    private final SearchPool pool;
    private final CompletableFuture<Choice> choice;
    private final Teller teller;
    private @Nullable Sittings sittings;

    StrongestMove(
            Position position,
            Level level,
            OracleShelf oracles,
            SearchPool pool,
            CompletableFuture<Choice> choice,
            Teller teller) {
        this.position = position;
        this.level = level;
        this.oracles = oracles;
        this.pool = pool;
        this.choice = choice;
        this.teller = teller;
    }

    @Override
    public boolean goOn(Turn turn) {
        if (sittings == null) {
            sittings = new Sittings(AnalysisRequest.bestMove(position), nanos(), oracles);
        }
        if (!sittings.sit(turn)) {
            return false;
        }
        AnalysisSnapshot known = sittings.known().orElseThrow();
        Choice chosen = new Choice(known.best().move(), Optional.of(VerdictText.remark(known)));
        teller.tell(() -> choice.complete(chosen));
        return true;
    }

    private long nanos() {
        return nanos(level.nanos(), pool.queued(Rank.STRONGEST), pool.threads());
    }

    /** The others who wait for a thread want to move in about the same time, too. */
    static long nanos(long whole, int others, int threads) {
        return Math.min(whole, Math.max(LEAST_NANOS, whole / (1 + others / threads)));
    }

    @Override
    public void abandon(Throwable why) {
        teller.tell(() -> choice.completeExceptionally(why));
    }
}
