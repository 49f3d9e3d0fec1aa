package dev.drey.engine;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Who is looking at which position just now, so that threads that search the same tree leave each other's work alone and
 * come back to it when it is done and in the table (the idea is Tom Kerrigan's simplification of ABDADA). Positions are
 * known by a hash: a mistake costs a moment, never a value.
 */
public final class CurrentlySearching {
    private static final int WAYS = 4;
    private static final int BUCKETS = 1 << 12;

    private final AtomicLongArray looked;

    /** @param threads how many there are; one alone is never in its own way */
    public CurrentlySearching(int threads) {
        this.looked = new AtomicLongArray(threads > 1 ? BUCKETS * WAYS : 0);
    }

    /** Whether anybody else may be at work at all. */
    public boolean isShared() {
        return looked.length() > 0;
    }

    /** Whether somebody is looking at this position. */
    public boolean isBusy(long hash) {
        if (looked.length() == 0) {
            return false;
        }
        int at = bucket(hash);
        for (int way = 0; way < WAYS; way++) {
            if (looked.getOpaque(at + way) == hash) {
                return true;
            }
        }
        return false;
    }

    public void begin(long hash) {
        if (looked.length() == 0) {
            return;
        }
        int at = bucket(hash);
        for (int way = 0; way < WAYS; way++) {
            long there = looked.getOpaque(at + way);
            if (there == 0 || there == hash) {
                looked.setOpaque(at + way, hash);
                return;
            }
        }
        looked.setOpaque(at, hash);
    }

    public void end(long hash) {
        if (looked.length() == 0) {
            return;
        }
        int at = bucket(hash);
        for (int way = 0; way < WAYS; way++) {
            if (looked.getOpaque(at + way) == hash) {
                looked.setOpaque(at + way, 0);
            }
        }
    }

    /** Nobody looks at anything: for a new start after a search was stopped in the middle. */
    public void clear() {
        for (int i = 0; i < looked.length(); i++) {
            looked.setOpaque(i, 0);
        }
    }

    private static int bucket(long hash) {
        return ((int) (hash >>> 20) & BUCKETS - 1) * WAYS;
    }
}
