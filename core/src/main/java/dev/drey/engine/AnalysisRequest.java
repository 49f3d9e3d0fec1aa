package dev.drey.engine;

import dev.drey.rules.Position;

/**
 * A request to the oracle about a position.
 *
 * @param position the position
 * @param goal the results that complete the analysis
 * @param maxDepth maximum depth of estimates; proofs have no limit
 * @param proves whether to prove values or only to estimate them
 */
public record AnalysisRequest(Position position, Goal goal, int maxDepth, boolean proves) {
    /** The results that an analysis must reach to be complete. */
    public enum Goal {
        /** The value of every move. */
        EVERY_MOVE,
        /** The value of the position, and a move that reaches it. */
        BEST_MOVE,
        /** The winner, and a winning move if there is one. */
        WINNER
    }

    /**
     * {@return a request for the value of every move}
     *
     * @param position the position
     */
    public static AnalysisRequest everyMove(Position position) {
        return new AnalysisRequest(position, Goal.EVERY_MOVE, Integer.MAX_VALUE, true);
    }

    /**
     * {@return a request for the value of the position and a best move}
     *
     * @param position the position
     */
    public static AnalysisRequest bestMove(Position position) {
        return new AnalysisRequest(position, Goal.BEST_MOVE, Integer.MAX_VALUE, true);
    }

    /**
     * {@return a request for the winner and a winning move}
     *
     * @param position the position
     */
    public static AnalysisRequest winner(Position position) {
        return new AnalysisRequest(position, Goal.WINNER, Integer.MAX_VALUE, true);
    }

    /**
     * {@return the same request limited to estimates of this depth} In a game without scores, estimates may prove a win within
     * the depth.
     *
     * @param plies maximum depth of estimates
     */
    public AnalysisRequest toDepth(int plies) {
        return new AnalysisRequest(position, goal, plies, false);
    }
}
