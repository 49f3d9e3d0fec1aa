package dev.drey.rules;

import java.util.function.LongConsumer;

/**
 * The seeds of random tests: 1, 2, 3, … unless {@code -Ddrey.seed} sets the first and {@code -Ddrey.games} the number. They are fixed, so that
 * a build that passed passes again. Everyday runs take a quarter of the seeds; {@code -Ddrey.thorough=true}, which {@code ./check}
 * sets, takes all.
 */
public final class Seeds {
    private Seeds() {}

    /** Returns the number of seeds to take in this run, given the number for a thorough run. */
    public static int count(int thorough) {
        return Boolean.getBoolean("drey.thorough") ? thorough : (thorough + 3) / 4;
    }

    /**
     * Runs a check once for each seed; a failure says how to repeat that one alone.
     *
     * @param thorough the number of seeds for a thorough run
     */
    public static void each(int thorough, LongConsumer check) {
        long first = Long.getLong("drey.seed", 1);
        int count = Integer.getInteger("drey.games", count(thorough));
        for (long seed = first; seed < first + count; seed++) {
            try {
                check.accept(seed);
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("Repeat with -Ddrey.seed=" + seed + " -Ddrey.games=1\n" + e.getMessage(), e);
            }
        }
    }
}
