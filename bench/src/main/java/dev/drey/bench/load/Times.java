package dev.drey.bench.load;

import java.util.Arrays;

/** How long things took. */
final class Times {
    private final long[] sorted;

    /** Of so many nanoseconds each. */
    Times(long... nanos) {
        sorted = nanos.clone();
        Arrays.sort(sorted);
    }

    int count() {
        return sorted.length;
    }

    /** Within so many milliseconds that share of them was done; not a number if there are none. */
    double millis(double share) {
        if (sorted.length == 0) {
            return Double.NaN;
        }
        int index = (int) Math.ceil(share * sorted.length) - 1;
        return sorted[Math.max(0, index)] / 1e6;
    }
}
