package dev.drey.server.search;

import dev.drey.engine.Oracle;
import dev.drey.rules.Game;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.function.Function;

/**
 * A bounded pool of oracles. Each oracle belongs to one game, has the same amount of memory and is lent to one search at a time. When
 * the pool is full, an oracle for another game replaces the least recently used one.
 */
final class OraclePool {
    private record Pooled(Game game, Oracle oracle) {}

    private final int capacity;
    private final long bytesEach;
    private final Deque<Pooled> idle = new ArrayDeque<>();
    private int lent;

    /** @param capacity at least the number of concurrent searches */
    OraclePool(int capacity, long bytesEach) {
        this.capacity = capacity;
        this.bytesEach = bytesEach;
    }

    /**
     * Applies a function to an oracle of the game, preferably one whose tables are filled by earlier searches of that game.
     *
     * @throws IllegalStateException if all oracles are lent
     */
    <T> T withOracle(Game game, Function<Oracle, T> search) {
        Pooled pooled = take(game);
        boolean succeeded = false;
        try {
            T result = search.apply(pooled.oracle());
            succeeded = true;
            return result;
        } finally {
            putBack(pooled, succeeded);
        }
    }

    private synchronized Pooled take(Game game) {
        if (lent == capacity) {
            throw new IllegalStateException("all " + capacity + " oracles are lent");
        }
        lent++;
        for (Iterator<Pooled> newestFirst = idle.descendingIterator(); newestFirst.hasNext(); ) {
            Pooled pooled = newestFirst.next();
            if (pooled.game().equals(game)) {
                newestFirst.remove();
                return pooled;
            }
        }
        // The old oracle goes before the new one allocates its tables: both may not fit into memory.
        if (idle.size() + lent > capacity) {
            idle.removeFirst();
        }
        return new Pooled(game, new Oracle(1, bytesEach));
    }

    /** @param succeeded false if the search threw: the oracle may then be in an undefined state and is discarded */
    private synchronized void putBack(Pooled pooled, boolean succeeded) {
        lent--;
        if (succeeded) {
            idle.addLast(pooled);
        }
    }

    /** Returns the number of oracles, including lent ones. */
    synchronized int size() {
        return idle.size() + lent;
    }

    long bytesEach() {
        return bytesEach;
    }

    int capacity() {
        return capacity;
    }
}
