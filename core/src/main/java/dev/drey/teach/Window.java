package dev.drey.teach;

/**
 * An alpha-beta window.
 *
 * @param alpha the value that MAX is already sure of
 * @param beta the value that MIN is already sure of
 */
public record Window(int alpha, int beta) {
    /** Greater than any value; its negation is less than any value. */
    public static final int INFINITY = Integer.MAX_VALUE;

    /** The window of the root. */
    public static final Window OPEN = new Window(-INFINITY, INFINITY);

    /** Returns the window after a node has found a value for the side to move. */
    Window narrowed(boolean max, int value) {
        return max ? value > alpha ? new Window(value, beta) : this : value < beta ? new Window(alpha, value) : this;
    }

    /** Whether a node of that value is cut off, because the other side will avoid it. */
    boolean isCutOffBy(boolean max, int value) {
        return max ? value >= beta : value <= alpha;
    }

    /**
     * {@return a value or bound as text}
     *
     * @param value the value
     */
    public static String text(int value) {
        return value == INFINITY ? "Infinity" : value == -INFINITY ? "-Infinity" : Integer.toString(value);
    }
}
