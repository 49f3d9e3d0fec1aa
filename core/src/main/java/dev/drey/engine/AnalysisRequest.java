package dev.drey.engine;

import dev.drey.rules.Position;

/**
 * What the oracle is asked about a position.
 *
 * @param deepest how many plies estimates may look ahead; without effect on proofs
 * @param proves whether to prove, or only to estimate
 */
public record AnalysisRequest(Position position, Goal goal, int deepest, boolean proves) {
    /** When all is answered. */
    public enum Goal {
        /** The value of every move. */
        EVERY_MOVE,
        /** The value of the position, and a move that reaches it. */
        BEST_MOVE,
        /** Who wins, and a move that does it. */
        WINNER
    }

    public static AnalysisRequest everyMove(Position position) {
        return new AnalysisRequest(position, Goal.EVERY_MOVE, Integer.MAX_VALUE, true);
    }

    public static AnalysisRequest bestMove(Position position) {
        return new AnalysisRequest(position, Goal.BEST_MOVE, Integer.MAX_VALUE, true);
    }

    public static AnalysisRequest winner(Position position) {
        return new AnalysisRequest(position, Goal.WINNER, Integer.MAX_VALUE, true);
    }

    /** The same, looking no more than so many plies ahead and proving nothing that lies beyond. */
    public AnalysisRequest toDepth(int plies) {
        return new AnalysisRequest(position, goal, plies, false);
    }
}
