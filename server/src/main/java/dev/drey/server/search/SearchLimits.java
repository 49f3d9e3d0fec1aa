package dev.drey.server.search;

/**
 * Resource limits of the {@link SearchService}.
 *
 * @param threads number of search threads
 * @param maxMoves maximum waiting moves of engine seats; at most half of them for one address
 * @param maxAnalyses maximum waiting analyses, reviews and studies; at most half of them for one address
 * @param perIdentity maximum unfinished analyses per identity
 * @param perAddress maximum unfinished analyses per address, which a whole school may share
 * @param tableBytes memory of all transposition tables together
 * @param reviewNanos search time per move of a reviewed game
 */
public record SearchLimits(
        int threads,
        int maxMoves,
        int maxAnalyses,
        int perIdentity,
        int perAddress,
        long tableBytes,
        long reviewNanos) {
    public static final int DEFAULT_MOVES = 4096;
    public static final int DEFAULT_ANALYSES = 32;
    public static final int DEFAULT_PER_IDENTITY = 2;
    public static final int DEFAULT_PER_ADDRESS = 8;

    public static final long DEFAULT_REVIEW_NANOS = 300_000_000L;

    /** Fraction of the Java heap for the tables, as its denominator. */
    private static final int HEAP_SHARE = 4;

    public SearchLimits {
        if (threads < 1
                || maxMoves < 1
                || maxAnalyses < 1
                || perIdentity < 1
                || perAddress < 1
                || tableBytes < 0
                || reviewNanos < 1) {
            throw new IllegalArgumentException("search limits must be positive: " + threads + " threads, " + maxMoves
                    + " moves, " + maxAnalyses + " analyses, " + perIdentity + " per identity, " + perAddress
                    + " per address, " + tableBytes + " bytes, " + reviewNanos + " ns per move");
        }
    }

    /** Creates limits with the default time for reviews. */
    public SearchLimits(int threads, int maxMoves, int maxAnalyses, int perIdentity, int perAddress, long tableBytes) {
        this(threads, maxMoves, maxAnalyses, perIdentity, perAddress, tableBytes, DEFAULT_REVIEW_NANOS);
    }

    public static SearchLimits defaults() {
        return defaults(defaultThreads(), DEFAULT_ANALYSES);
    }

    public static SearchLimits defaults(int threads, int maxAnalyses) {
        return new SearchLimits(
                threads, DEFAULT_MOVES, maxAnalyses, DEFAULT_PER_IDENTITY, DEFAULT_PER_ADDRESS, defaultTableBytes());
    }

    /** Returns the number of cores minus one, which is left to the running games. */
    public static int defaultThreads() {
        return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    }

    public static long defaultTableBytes() {
        return Runtime.getRuntime().maxMemory() / HEAP_SHARE;
    }
}
