package dev.drey.server.search;

/**
 * How much may be searched at a time, and with what.
 *
 * @param threads that search
 * @param moves of engine seats that may wait
 * @param truths verdicts and reviews that may wait
 * @param perIdentity how many verdicts and reviews one identity may have asked for and not yet got
 * @param perAddress the same for an address, behind which there may be a whole school
 * @param tableBytes memory for what is found out, in all
 * @param reviewNanos how long each move of a reviewed game is searched
 */
public record SearchLimits(
        int threads, int moves, int truths, int perIdentity, int perAddress, long tableBytes, long reviewNanos) {
    public static final int USUAL_MOVES = 4096;
    public static final int USUAL_TRUTHS = 32;
    public static final int USUAL_PER_IDENTITY = 2;
    public static final int USUAL_PER_ADDRESS = 8;

    public static final long USUAL_REVIEW_NANOS = 300_000_000L;

    /** Tables may have this part of what Java may use. */
    private static final int HEAP_SHARE = 4;

    public SearchLimits {
        if (threads < 1
                || moves < 1
                || truths < 1
                || perIdentity < 1
                || perAddress < 1
                || tableBytes < 0
                || reviewNanos < 1) {
            throw new IllegalArgumentException("limits of " + threads + " threads, " + moves + " moves, " + truths
                    + " truths, " + perIdentity + " and " + perAddress + " for each, " + tableBytes + " bytes, "
                    + reviewNanos + " ns a move");
        }
    }

    /** With the usual time for reviews. */
    public SearchLimits(int threads, int moves, int truths, int perIdentity, int perAddress, long tableBytes) {
        this(threads, moves, truths, perIdentity, perAddress, tableBytes, USUAL_REVIEW_NANOS);
    }

    /** As many threads as {@link #usualThreads}, and what is sensible here. */
    public static SearchLimits usual() {
        return usual(usualThreads(), USUAL_TRUTHS);
    }

    public static SearchLimits usual(int threads, int truths) {
        return new SearchLimits(threads, USUAL_MOVES, truths, USUAL_PER_IDENTITY, USUAL_PER_ADDRESS, usualTableBytes());
    }

    /** All cores but one: that one is for the games. */
    public static int usualThreads() {
        return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    }

    public static long usualTableBytes() {
        return Runtime.getRuntime().maxMemory() / HEAP_SHARE;
    }
}
