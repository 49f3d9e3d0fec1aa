package dev.drey.teach;

/**
 * What the two sides are already sure of elsewhere in the tree.
 *
 * @param alpha what MAX can have at least
 * @param beta what MIN can hold it down to
 */
public record Window(int alpha, int beta) {
    /** More than any value; its opposite is less than any. */
    public static final int INFINITY = Integer.MAX_VALUE;

    /** Nothing is sure yet. */
    public static final Window OPEN = new Window(-INFINITY, INFINITY);

    /** What is sure once a node has found that much for the side to move there. */
    Window narrowed(boolean max, int value) {
        return max ? value > alpha ? new Window(value, beta) : this : value < beta ? new Window(alpha, value) : this;
    }

    /** Whether a node that is worth at least (MAX) or at most (MIN) that much will not be reached by good play. */
    boolean isCutOffBy(boolean max, int value) {
        return max ? value >= beta : value <= alpha;
    }

    /** A value or bound as it is written. */
    public static String text(int value) {
        return value == INFINITY ? "Infinity" : value == -INFINITY ? "-Infinity" : Integer.toString(value);
    }
}
