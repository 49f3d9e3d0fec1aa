package dev.drey.rules;

import java.util.function.LongConsumer;

/**
 * The seeds of random tests: 1, 2, 3, … by default, so that builds are reproducible; {@code -Ddrey.seed} sets the first
 * seed and {@code -Ddrey.games} their number.
 */
public final class Seeds {
    private Seeds() {}

    /** Runs a check once per seed; a failure says how to repeat that seed alone. */
    public static void each(int defaultCount, LongConsumer check) {
        long first = Long.getLong("drey.seed", 1);
        int count = Integer.getInteger("drey.games", defaultCount);
        for (long seed = first; seed < first + count; seed++) {
            try {
                check.accept(seed);
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("Repeat with -Ddrey.seed=" + seed + " -Ddrey.games=1\n" + e.getMessage(), e);
            }
        }
    }
}
