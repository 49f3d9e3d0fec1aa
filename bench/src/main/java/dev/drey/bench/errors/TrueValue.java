package dev.drey.bench.errors;

import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Budget;
import dev.drey.engine.Oracle;
import dev.drey.engine.Range;
import dev.drey.rules.PlacementPosition;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.Map;
import java.util.Optional;

/**
 * The value that estimates are compared with: the proven one. Where a proof takes too long, both sides play on with a limit of
 * nodes per move until a proof is possible, and its value counts. The mistakes of that play make the error of estimates look
 * larger than it is, not smaller.
 */
final class TrueValue {
    private static final long TABLE_BYTES = 64L << 20;

    /** Maximum number of empty cells for a quick proof, by id of the game. Adjacent Claim is always proven. */
    private static final Map<String, Integer> MAX_PROOF_EMPTIES =
            Map.of("squirrel-war", 17, "adjacent-claim", 64, "shellos-shuffle", 12, "othello", 13);

    /** Enough for all of these proofs except on the largest boards of Adjacent Claim. */
    private static final long PROOF_NODES = 4_000_000;

    /** Nodes per move until then, by id of the game; fewer where there are many moves. */
    private static final Map<String, Long> NODES_PER_MOVE = Map.of("squirrel-war", 40_000L);

    private static final long DEFAULT_NODES_PER_MOVE = 8_000;

    private final Oracle oracle = new Oracle(1, TABLE_BYTES);

    /** Final value of a position for a side: the margin; 1 or -1 in a game without scores. */
    int value(Position position, Side side) {
        Position now = position;
        while (!now.isOver()) {
            if (now.moves().size() == 1) {
                now = now.play(now.moves().get(0));
                continue;
            }
            long nodes = isProvable(now)
                    ? PROOF_NODES
                    : NODES_PER_MOVE.getOrDefault(now.game().kind().id(), DEFAULT_NODES_PER_MOVE);
            AnalysisSnapshot analysis = oracle.analyse(AnalysisRequest.bestMove(now), Budget.nodes(nodes));
            Range proven = analysis.proven();
            if (now.game().scored() ? proven.isExact() : proven.isDecided()) {
                int value = now.game().scored() ? proven.lower() : Integer.signum(proven.lower());
                return now.toMove() == side ? value : -value;
            }
            now = now.play(analysis.best().move());
        }
        return now.game().scored() ? now.margin(side) : wins(now, side) ? 1 : -1;
    }

    private static boolean wins(Position over, Side side) {
        return over.outcome().flatMap(outcome -> outcome.winner()).equals(Optional.of(side));
    }

    private static boolean isProvable(Position position) {
        return position instanceof PlacementPosition board
                && empty(board)
                        <= MAX_PROOF_EMPTIES.getOrDefault(position.game().kind().id(), 0);
    }

    static int empty(PlacementPosition board) {
        return board.game().grid().rows() * board.game().grid().cols() - Long.bitCount(board.mine() | board.theirs());
    }
}
