package dev.drey.engine;

/**
 * The moves of one node, each with a rank, for one thread. They are sorted lazily: {@link #select} brings the best of the
 * remaining moves to the front, because a cutoff often makes the others superfluous. Deferred moves come again after all
 * others.
 * <pre>
 *    index      0 … selected … size … deferred … end
 * </pre>
 */
public final class MoveList {
    /** Rank of a move to be tried before all others. */
    public static final int FIRST = Integer.MAX_VALUE;

    private static final int RANK_SHIFT = 32;
    private static final long MOVE_MASK = (1L << RANK_SHIFT) - 1;

    /** The rank above the move. */
    private final long[] items;

    private int size;
    private int deferred;
    private int selected;
    private int best = Search.NO_MOVE;

    /**
     * Creates an empty list.
     *
     * @param capacity maximum number of moves
     */
    public MoveList(int capacity) {
        // Every move may be deferred once.
        items = new long[2 * capacity];
    }

    /** Removes all moves. */
    public void clear() {
        size = 0;
        deferred = 0;
        selected = 0;
        best = Search.NO_MOVE;
    }

    /**
     * Adds a move, which must not be negative.
     *
     * @param move the code of the move
     * @param rank the rank; greater ranks come first
     */
    public void add(int move, int rank) {
        items[size++] = item(move, rank);
    }

    private static long item(int move, int rank) {
        return (long) rank << RANK_SHIFT | move;
    }

    /** {@return the number of moves} */
    public int size() {
        return size;
    }

    /** {@return the number of moves, deferred ones counted twice} */
    public int end() {
        return size + deferred;
    }

    /**
     * {@return the code of the move at an index}
     *
     * @param index the index of a move
     */
    public int move(int index) {
        return (int) items[index];
    }

    /**
     * {@return the rank of the move at an index}
     *
     * @param index the index of a move
     */
    public int rank(int index) {
        return (int) (items[index] >> RANK_SHIFT);
    }

    /**
     * Changes a rank. The moves must be selected again.
     *
     * @param index the index of a move
     * @param rank the rank; greater ranks come first
     */
    public void setRank(int index, int rank) {
        items[index] = item(move(index), rank);
        selected = 0;
    }

    /**
     * Brings the best of the moves from an index on to that index, unless it was selected before.
     *
     * @param index the index of a move
     * @return that move
     */
    public int select(int index) {
        if (index >= selected && index < size) {
            long highest = items[index] | MOVE_MASK;
            int at = index;
            for (int i = index + 1; i < size; i++) {
                long other = items[i] | MOVE_MASK;
                if (other > highest) {
                    highest = other;
                    at = i;
                }
            }
            long item = items[at];
            items[at] = items[index];
            items[index] = item;
            selected = index + 1;
        }
        return (int) items[index];
    }

    /**
     * {@return whether a move may be deferred} The first move must be searched at once, and a deferred one must be searched
     * when its turn comes.
     *
     * @param index the index of a move
     */
    public boolean isDeferrable(int index) {
        return index > 0 && index < size;
    }

    /**
     * Puts a move at the end.
     *
     * @param index the index of a move
     */
    public void defer(int index) {
        items[size + deferred++] = items[index];
    }

    /**
     * Removes the moves that are in a set of cells; the others keep their order.
     *
     * @param cells the cells
     */
    public void removeCells(long cells) {
        int kept = 0;
        for (int i = 0; i < size; i++) {
            if ((cells >>> move(i) & 1) == 0) {
                items[kept++] = items[i];
            }
        }
        size = kept;
        selected = 0;
    }

    /**
     * Gives a move the highest rank.
     *
     * @param move the code of a move of the list
     */
    public void promote(int move) {
        for (int i = 0; i < size; i++) {
            if (move(i) == move) {
                setRank(i, FIRST);
                return;
            }
        }
    }

    /**
     * Keeps only the moves of the highest ranks.
     *
     * @param most maximum number of moves to keep
     */
    public void truncate(int most) {
        for (int i = 0; i < most && i < size; i++) {
            select(i);
        }
        size = Math.min(size, most);
    }

    /** {@return the best move found, or {@link Search#NO_MOVE}} */
    public int best() {
        return best;
    }

    /**
     * Sets the best move found.
     *
     * @param move the code of the move
     */
    public void setBest(int move) {
        best = move;
    }
}
