package dev.drey.rules;

import java.util.function.LongConsumer;

/**
 * The numbers random tests draw from: 1, 2, 3, … unless {@code -Ddrey.seed} says where to begin and {@code -Ddrey.games}
 * how many to take. Fixed by default, so that a build that passed passes again.
 */
public final class Seeds {
    private Seeds() {}

    /** Runs a check once for each seed; a failure says how to repeat that one alone. */
    public static void each(int usualCount, LongConsumer check) {
        long first = Long.getLong("drey.seed", 1);
        int count = Integer.getInteger("drey.games", usualCount);
        for (long seed = first; seed < first + count; seed++) {
            try {
                check.accept(seed);
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("Repeat with -Ddrey.seed=" + seed + " -Ddrey.games=1\n" + e.getMessage(), e);
            }
        }
    }
}
