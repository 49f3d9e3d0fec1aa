package dev.drey.engine;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * The positions that threads are searching at the moment, so that threads on the same tree can defer each other's work and find
 * it in the table later (Tom Kerrigan's simplification of ABDADA). Positions are identified by a hash: a collision costs time,
 * never a wrong value.
 */
public final class CurrentlySearching {
    private static final int WAYS = 4;
    private static final int BUCKETS = 1 << 12;

    private final AtomicLongArray hashes;

    /**
     * Creates an empty set of positions.
     *
     * @param threads number of threads that search together; a single one never defers
     */
    public CurrentlySearching(int threads) {
        this.hashes = new AtomicLongArray(threads > 1 ? BUCKETS * WAYS : 0);
    }

    /** {@return whether several threads search together} */
    public boolean isShared() {
        return hashes.length() > 0;
    }

    /**
     * {@return whether a thread is searching this position}
     *
     * @param hash the hash of the position
     */
    public boolean isBusy(long hash) {
        if (hashes.length() == 0) {
            return false;
        }
        int bucket = bucket(hash);
        for (int way = 0; way < WAYS; way++) {
            if (hashes.getOpaque(bucket + way) == hash) {
                return true;
            }
        }
        return false;
    }

    /**
     * Announces a position. If its bucket is full, another position is forgotten.
     *
     * @param hash the hash of the position
     */
    public void begin(long hash) {
        if (hashes.length() == 0) {
            return;
        }
        int bucket = bucket(hash);
        for (int way = 0; way < WAYS; way++) {
            long other = hashes.getOpaque(bucket + way);
            if (other == 0 || other == hash) {
                hashes.setOpaque(bucket + way, hash);
                return;
            }
        }
        hashes.setOpaque(bucket, hash);
    }

    /**
     * Withdraws a position.
     *
     * @param hash the hash of the position
     */
    public void end(long hash) {
        if (hashes.length() == 0) {
            return;
        }
        int bucket = bucket(hash);
        for (int way = 0; way < WAYS; way++) {
            if (hashes.getOpaque(bucket + way) == hash) {
                hashes.setOpaque(bucket + way, 0);
            }
        }
    }

    /** Withdraws all positions, for a new start after a search was stopped. */
    public void clear() {
        for (int i = 0; i < hashes.length(); i++) {
            hashes.setOpaque(i, 0);
        }
    }

    private static int bucket(long hash) {
        return ((int) (hash >>> 20) & BUCKETS - 1) * WAYS;
    }
}
