package dev.drey.bench.load;

import java.util.Arrays;

/** Latencies of moves. */
final class Latencies {
    private final long[] sorted;

    /** @param nanos latency of each move */
    Latencies(long... nanos) {
        sorted = nanos.clone();
        Arrays.sort(sorted);
    }

    int count() {
        return sorted.length;
    }

    /** Quantile in milliseconds; NaN if there are no latencies. */
    double millis(double quantile) {
        if (sorted.length == 0) {
            return Double.NaN;
        }
        int index = (int) Math.ceil(quantile * sorted.length) - 1;
        return sorted[Math.max(0, index)] / 1e6;
    }
}
