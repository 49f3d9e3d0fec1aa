package dev.drey.engine;

/**
 * The move loop of an alpha-beta search that several threads run on the same tree and the same table (simplified ABDADA): a move
 * whose position another thread is searching is deferred, so that its result may be in the table by then.
 *
 * @param <N> the data of a node while its moves are searched
 */
public abstract class ParallelAlphaBeta<N> {
    private final CurrentlySearching searching;

    /**
     * Creates a search.
     *
     * @param searching the positions being searched, shared by all threads that search together
     */
    protected ParallelAlphaBeta(CurrentlySearching searching) {
        this.searching = searching;
    }

    /**
     * {@return the hash of the position after a move, the same in every thread}
     *
     * @param node the data of the node
     * @param move the code of the move
     */
    protected abstract long childHash(N node, int move);

    /**
     * {@return the value of a move for the side that makes it: exact between alpha and beta, else a bound}
     *
     * @param node the data of the node
     * @param move the code of the move
     * @param isFirst whether it is the first move, which is searched with the full window
     * @param alpha the lower bound of the window
     * @param beta the upper bound of the window
     */
    protected abstract int searchMove(N node, int move, boolean isFirst, int alpha, int beta);

    /** {@return whether other threads may be searching} */
    protected final boolean isParallel() {
        return searching.isShared();
    }

    /**
     * Searches the moves best first until one reaches beta, and sets the best move of the list.
     *
     * @param node the data of the node
     * @param moves the moves of the node
     * @param parallel whether to defer moves: worthwhile only where a move takes long
     * @param best a value that is reached already, or less than any value
     * @param alpha the lower bound of the window
     * @param beta the upper bound of the window
     * @return the best value
     */
    protected final int searchMoves(N node, MoveList moves, boolean parallel, int best, int alpha, int beta) {
        int highest = best;
        for (int i = 0; i < moves.end() && highest < beta; i++) {
            int move = moves.select(i);
            int floor = Math.max(alpha, highest);
            int value;
            if (parallel) {
                long hash = childHash(node, move);
                if (moves.isDeferrable(i) && searching.isBusy(hash)) {
                    moves.defer(i);
                    continue;
                }
                value = searchAnnounced(hash, node, move, i == 0, floor, beta);
            } else {
                value = searchMove(node, move, i == 0, floor, beta);
            }
            if (value > highest) {
                highest = value;
                moves.setBest(move);
            }
        }
        return highest;
    }

    private int searchAnnounced(long hash, N node, int move, boolean isFirst, int alpha, int beta) {
        searching.begin(hash);
        try {
            return searchMove(node, move, isFirst, alpha, beta);
        } finally {
            searching.end(hash);
        }
    }
}
