package dev.drey.engine;

import java.util.Locale;

/**
 * Playing strength of a program.
 *
 * @param name the name by which players choose it
 * @param loss mean loss per move: in points, or in a game without scores in chances of winning (0 to 1)
 * @param nodes maximum number of nodes to value the moves
 * @param nanos maximum time per move
 */
public record Level(String name, double loss, long nodes, long nanos) {
    private static final long SECOND = 1_000_000_000L;

    /** Time limit of numbered levels on slow machines. */
    private static final long MAX_NANOS = 2 * SECOND;

    private static final long MAX_NANOS_OF_STRONGEST = 5 * SECOND;

    /** Plays the best move that it finds in five seconds. */
    public static final Level STRONGEST = new Level("strongest", 0, Long.MAX_VALUE, MAX_NANOS_OF_STRONGEST);

    static Level numbered(int number, double loss, long nodes) {
        return new Level("level-" + number, loss, nodes, MAX_NANOS);
    }

    /** {@return whether this is {@link #STRONGEST}} */
    public boolean isStrongest() {
        return nodes == Long.MAX_VALUE;
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%s (mean loss %.2f, at most %d nodes)", name, loss, nodes);
    }
}
