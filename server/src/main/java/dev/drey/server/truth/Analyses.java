package dev.drey.server.truth;

import dev.drey.engine.Analysis;
import dev.drey.rules.Position;

/** Verdicts for any position, told while they refine. */
public final class Analyses {
    public static final double USUAL_SECONDS = 5;
    public static final double MOST_SECONDS = 60;

    /**
     * Finds out what every move of a position is worth, and tells what is known up to ten times a second. Of a position in
     * which the game is over all is known at once.
     *
     * @param seconds of searching, more than 0 and at most {@link #MOST_SECONDS}; waiting does not count
     * @throws Refused if this asker, or all together, ask for too much
     * @throws IllegalArgumentException if the seconds are out of bounds
     */
    public Stoppable analyze(Position position, double seconds, Asker asker, Watcher<Analysis> watcher) {
        throw new UnsupportedOperationException();
    }
}
