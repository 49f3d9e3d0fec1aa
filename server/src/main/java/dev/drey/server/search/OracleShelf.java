package dev.drey.server.search;

import dev.drey.engine.Oracle;
import dev.drey.rules.Game;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.function.Function;

/**
 * A few oracles, each of one game and with the same amount of memory, lent to one search at a time. When another game's is
 * wanted and there is no place left, the one goes that was not asked for the longest time.
 */
final class OracleShelf {
    private record Kept(Game game, Oracle oracle) {}

    private final int places;
    private final long bytesEach;
    private final Deque<Kept> idle = new ArrayDeque<>();
    private int lent;

    /** @param places at least as many as there are searches at a time */
    OracleShelf(int places, long bytesEach) {
        this.places = places;
        this.bytesEach = bytesEach;
    }

    /** Asks an oracle of that game: one that remembers what it was asked before, if there is one. */
    <T> T ask(Game game, Function<Oracle, T> question) {
        Kept kept = take(game);
        boolean sound = false;
        try {
            T answer = question.apply(kept.oracle());
            sound = true;
            return answer;
        } finally {
            putBack(kept, sound);
        }
    }

    private synchronized Kept take(Game game) {
        if (lent == places) {
            throw new IllegalStateException("all " + places + " oracles are lent");
        }
        lent++;
        for (Iterator<Kept> lastFirst = idle.descendingIterator(); lastFirst.hasNext(); ) {
            Kept kept = lastFirst.next();
            if (kept.game().equals(game)) {
                lastFirst.remove();
                return kept;
            }
        }
        // The old one goes before the new one has its tables: both may not fit.
        if (idle.size() + lent > places) {
            idle.removeFirst();
        }
        return new Kept(game, new Oracle(1, bytesEach));
    }

    /** @param sound whether nothing went wrong; of what was left in the middle of something, nobody knows what it is worth */
    private synchronized void putBack(Kept kept, boolean sound) {
        lent--;
        if (sound) {
            idle.addLast(kept);
        }
    }

    /** How many oracles there are, lent ones included. */
    synchronized int size() {
        return idle.size() + lent;
    }

    long bytesEach() {
        return bytesEach;
    }

    int places() {
        return places;
    }
}
