package dev.drey.bench;

/** Marsaglia's xorshift: a few instructions, and random enough to choose moves. */
final class Dice {
    private long state;

    Dice(long seed) {
        // Zero is the one state that it never leaves.
        state = seed == 0 ? 1 : seed;
    }

    /** A number from 0 to {@code bound - 1}, each as likely as the other but for one in four billion. */
    int below(int bound) {
        long next = state;
        next ^= next << 13;
        next ^= next >>> 7;
        next ^= next << 17;
        state = next;
        return (int) ((next >>> 32) * bound >>> 32);
    }
}
