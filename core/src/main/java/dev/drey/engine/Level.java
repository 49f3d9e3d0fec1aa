package dev.drey.engine;

import java.util.Locale;

/**
 * How well a program plays.
 *
 * @param name as people choose it
 * @param loss how much it gives away a move, on average: points, or in a game won or lost chances of winning (0 to 1)
 * @param nodes how many positions it looks at for a move
 * @param nanos how long it thinks at most
 */
public record Level(String name, double loss, long nodes, long nanos) {
    private static final long SECOND = 1_000_000_000L;

    /** No level thinks longer, however slow the machine. */
    private static final long LONGEST = 2 * SECOND;

    private static final long LONGEST_OF_STRONGEST = 5 * SECOND;

    /** Gives nothing away that can be found in five seconds. */
    public static final Level STRONGEST = new Level("strongest", 0, Long.MAX_VALUE, LONGEST_OF_STRONGEST);

    static Level numbered(int number, double loss, long nodes) {
        return new Level("level-" + number, loss, nodes, LONGEST);
    }

    public boolean isStrongest() {
        return nodes == Long.MAX_VALUE;
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%s (gives away %.2f, looks at %d)", name, loss, nodes);
    }
}
