package dev.drey.engine;

import dev.drey.rules.Game;
import java.util.List;
import java.util.Optional;

/**
 * The entry point to search and proof, used by hints, bots, analyses and reviews. It runs one analysis at a time and keeps the
 * tables of the last game analysed.
 */
public final class Oracle {
    /** Default share of the heap for tables, as a divisor. */
    private static final int HEAP_SHARE = 3;

    /** Searches of fewer nodes take one thread, because starting others takes longer than such a search. */
    private static final long MIN_SHARED_NODES = 20_000;

    private final int threads;
    private final long tableBytes;
    private Optional<Game> game = Optional.empty();
    private Optional<GameEngine> engine = Optional.empty();

    /**
     * Creates an oracle.
     *
     * @param threads number of threads that search together; short searches take fewer
     * @param tableBytes maximum memory for tables
     */
    public Oracle(int threads, long tableBytes) {
        if (threads < 1 || tableBytes < 0) {
            throw new IllegalArgumentException(threads + " threads, " + tableBytes + " bytes");
        }
        this.threads = threads;
        this.tableBytes = tableBytes;
    }

    /**
     * Creates an oracle with the default memory.
     *
     * @param threads number of threads that search together
     */
    public Oracle(int threads) {
        this(threads, defaultTableBytes());
    }

    /** {@return the default memory for tables, in bytes} */
    public static long defaultTableBytes() {
        return Runtime.getRuntime().maxMemory() / HEAP_SHARE;
    }

    /** {@return the default number of threads} */
    public static int defaultThreads() {
        return Runtime.getRuntime().availableProcessors();
    }

    /**
     * {@return an analysis for the caller to run and observe}
     *
     * @param request the question about a position
     * @param budget limits the search
     */
    public Analysis newAnalysis(AnalysisRequest request, Budget budget) {
        return newAnalysis(request, budget, List.of());
    }

    /**
     * {@return an analysis that starts from known proven ranges and lines, so that nothing is proven twice}
     *
     * @param request the question about a position
     * @param budget limits the search
     * @param known verdicts with proven ranges; may be empty
     */
    public Analysis newAnalysis(AnalysisRequest request, Budget budget, List<Verdict> known) {
        int needed = budget.nodesLeft() < MIN_SHARED_NODES ? 1 : threads;
        return new Analysis(engine(request.position().game()), request, needed, budget, known);
    }

    /**
     * Runs an analysis until it is complete or the budget is spent.
     *
     * @param request the question about a position
     * @param budget limits the search
     * @return the results
     */
    public AnalysisSnapshot analyse(AnalysisRequest request, Budget budget) {
        return newAnalysis(request, budget).run();
    }

    /** Clears all tables, after waiting for a running analysis to end. */
    public void clear() {
        Optional<GameEngine> current;
        synchronized (this) {
            current = engine;
        }
        current.ifPresent(Oracle::clear);
    }

    private static void clear(GameEngine engine) {
        // An analysis holds this lock while it runs.
        synchronized (engine) {
            engine.clear();
        }
    }

    private synchronized GameEngine engine(Game requested) {
        if (engine.isEmpty() || !game.equals(Optional.of(requested))) {
            // The tables of two games may not fit into memory together, so the old ones go first.
            engine = Optional.empty();
            game = Optional.of(requested);
            engine = Optional.of(GameEngines.of(requested, tableBytes, threads));
        }
        return engine.orElseThrow();
    }
}
