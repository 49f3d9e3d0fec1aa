package dev.drey.bench.load;

/**
 * Result of a load test.
 *
 * @param latencies time of each move from when it was due until the opponent saw it
 * @param rate moves seen per second
 * @param lost moves that the opponent never saw
 * @param failures broken connections, and games that could not be started
 * @param endedGames games that ended
 * @param minGames minimum number of games running at once
 * @param serverCores processors used by the server
 * @param generatorCores processors used by the load generator
 */
record LoadResult(
        Latencies latencies,
        double rate,
        int lost,
        int rejected,
        int failures,
        int endedGames,
        int minGames,
        int analyses,
        double serverCores,
        double generatorCores) {
    private static final double MAX_P99_MILLIS = 50;
    private static final double MIN_RATE_SHARE = 0.99;

    /** Whether the result meets the targets. */
    boolean isGood(LoadOptions options) {
        return latencies.millis(0.99) < MAX_P99_MILLIS
                && rate >= MIN_RATE_SHARE * options.rate()
                && minGames >= options.games()
                && lost == 0
                && rejected == 0
                && failures == 0;
    }
}
