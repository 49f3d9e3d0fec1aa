package dev.drey.bench.load;

/**
 * What came out.
 *
 * @param times how long each move took from when it was due until the opponent saw it
 * @param rate moves a second that were seen
 * @param lost moves that nobody ever saw
 * @param broken connections that broke, and games that could not be begun
 * @param over games that ended meanwhile
 * @param leastGames how few games were going on at once, at the worst moment
 * @param serverCores how many processors worked for the server
 * @param ownCores the same for who measured
 */
record Figures(
        Times times,
        double rate,
        int lost,
        int refused,
        int broken,
        int over,
        int leastGames,
        int analyses,
        double serverCores,
        double ownCores) {
    private static final double MOST_MILLIS = 50;
    private static final double RATE_HELD = 0.99;

    /** Whether that is what was promised. */
    boolean isGood(Options options) {
        return times.millis(0.99) < MOST_MILLIS
                && rate >= RATE_HELD * options.rate()
                && leastGames >= options.games()
                && lost == 0
                && refused == 0
                && broken == 0;
    }
}
