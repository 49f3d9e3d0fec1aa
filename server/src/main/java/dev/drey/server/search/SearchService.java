package dev.drey.server.search;

import dev.drey.analysis.AnalysisStore;
import dev.drey.analysis.OpeningPlan;
import dev.drey.engine.ProvenCache;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/** All searching of a server: one {@link SearchQueue} with its threads, shared by {@link EngineMoves} and {@link AnalysisService}. */
public final class SearchService implements AutoCloseable {
    /** Maximum memory of a level's oracle: levels search few positions, and larger tables would only make them slower. */
    private static final long MAX_LEVEL_BYTES = 16L << 20;

    /** The level oracles get at most this fraction of the memory, as its denominator. */
    private static final int LEVEL_SHARE = 4;

    /** Level oracles beyond one per thread, so that games played in turn keep their tables. */
    private static final int SPARE_LEVEL_ORACLES = 3;

    private static final int SPARE_DEEP_ORACLES = 2;

    private final SearchQueue queue;
    private final EngineMoves engineMoves;
    private final AnalysisService analyses;
    private final AnalysisStore store;

    /**
     * @param random source of the levels' random choices
     * @param executor where futures are completed and observers called, so that search threads never wait for them
     * @param cache where proven results outlive the server
     */
    public SearchService(SearchLimits limits, RandomGenerator random, Executor executor, ProvenCache cache) {
        Executor callbacks = ObserverNotifier.neverRejecting(executor);
        OraclePool deep = deepOracles(limits);
        this.queue = new SearchQueue(limits);
        this.store = new AnalysisStore(AnalysisStore.DEFAULT_CAPACITY, cache);
        this.engineMoves = new EngineMoves(queue, levelOracles(limits), deep, store.proofs(), random, callbacks);
        this.analyses = new AnalysisService(queue, deep, store, callbacks, limits);
    }

    static OraclePool levelOracles(SearchLimits limits) {
        int capacity = limits.threads() + SPARE_LEVEL_ORACLES;
        return new OraclePool(capacity, Math.min(MAX_LEVEL_BYTES, limits.tableBytes() / LEVEL_SHARE / capacity));
    }

    static OraclePool deepOracles(SearchLimits limits) {
        int capacity = limits.threads() + SPARE_DEEP_ORACLES;
        return new OraclePool(capacity, (limits.tableBytes() - limits.tableBytes() / LEVEL_SHARE) / capacity);
    }

    public EngineMoves engineMoves() {
        return engineMoves;
    }

    public AnalysisService analyses() {
        return analyses;
    }

    /** Returns the proven results of all searches of this server. */
    public ProvenCache proofs() {
        return store.proofs();
    }

    /**
     * Returns a solver that works while these searches leave a thread idle.
     *
     * @param plans returns the plan of the moment
     * @param tableBytes memory for its tables, besides that of the other searches
     */
    public IdleSolver idleSolver(Supplier<OpeningPlan> plans, long tableBytes) {
        return new IdleSolver(queue, store, plans, tableBytes);
    }

    /** Returns the queue, for metrics. */
    public SearchQueue queue() {
        return queue;
    }

    /** Aborts all searches and waits for them, less than a second. Every pending future and observer is notified. */
    @Override
    public void close() {
        queue.close();
    }
}
