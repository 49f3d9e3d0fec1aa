package dev.drey.server.search;

import dev.drey.analysis.AnalysisStore;
import dev.drey.analysis.ProvenCache;
import java.util.concurrent.Executor;
import java.util.random.RandomGenerator;

/** Everything about a server that searches. */
public final class SearchService implements AutoCloseable {
    /** Levels look at few positions: more memory would not make their moves better, only slower. */
    private static final long MOST_BYTES_OF_LEVEL = 16L << 20;

    /** Of the memory, levels have no more than this part. */
    private static final int LEVELS_SHARE = 4;

    /** Besides one for each thread, so that games that are played by turns are still remembered. */
    private static final int MORE_LEVEL_ORACLES = 3;

    private static final int MORE_DEEP_ORACLES = 2;

    private final SearchPool pool;
    private final EngineDesk engine;
    private final Studies studies;

    /**
     * @param random for what the levels leave to chance
     * @param teller where futures are completed and watchers told; search threads wait for nobody
     * @param cache where proven results outlive the server
     */
    public SearchService(SearchLimits limits, RandomGenerator random, Executor teller, ProvenCache cache) {
        Teller telling = new Teller(teller);
        OracleShelf levels = levelOracles(limits);
        OracleShelf deep = deepOracles(limits);
        Quota quota = new Quota(limits.perIdentity(), limits.perAddress());
        this.pool = new SearchPool(limits);
        this.engine = new EngineDesk(pool, levels, deep, random, telling);
        this.studies = new Studies(
                pool, deep, new AnalysisStore(AnalysisStore.USUAL_SIZE, cache), quota, telling, limits.reviewNanos());
    }

    static OracleShelf levelOracles(SearchLimits limits) {
        int places = limits.threads() + MORE_LEVEL_ORACLES;
        return new OracleShelf(places, Math.min(MOST_BYTES_OF_LEVEL, limits.tableBytes() / LEVELS_SHARE / places));
    }

    static OracleShelf deepOracles(SearchLimits limits) {
        int places = limits.threads() + MORE_DEEP_ORACLES;
        return new OracleShelf(places, (limits.tableBytes() - limits.tableBytes() / LEVELS_SHARE) / places);
    }

    public EngineDesk engine() {
        return engine;
    }

    public Studies studies() {
        return studies;
    }

    /** For those who measure. */
    public SearchPool pool() {
        return pool;
    }

    /** Stops everything and waits for it, less than a second; whoever waits for an answer is told that there is none. */
    @Override
    public void close() {
        pool.close();
    }
}
