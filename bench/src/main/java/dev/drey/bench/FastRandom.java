package dev.drey.bench;

/** Marsaglia's xorshift generator: fast, and random enough to choose moves. */
final class FastRandom {
    private long state;

    FastRandom(long seed) {
        // The generator never leaves state zero.
        state = seed == 0 ? 1 : seed;
    }

    /** A number from 0 to {@code bound - 1}, nearly uniform: the bias is one in four billion. */
    int nextInt(int bound) {
        long next = state;
        next ^= next << 13;
        next ^= next >>> 7;
        next ^= next << 17;
        state = next;
        return (int) ((next >>> 32) * bound >>> 32);
    }
}
