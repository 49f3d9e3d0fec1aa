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
 * The truth that estimates are compared with: the proven value. Where a proof takes too long, both sides play on as well as so
 * many nodes a move allow until the solver reaches, and the value proven there is taken. That play makes mistakes of its own, so
 * the error of estimates comes out larger than it is, not smaller.
 */
final class Truth {
    private static final long TABLE_BYTES = 64L << 20;

    /** By a game's id, from how many empty cells on a proof takes a moment. Adjacent Claim is always proven. */
    private static final Map<String, Integer> REACH =
            Map.of("squirrel-war", 17, "adjacent-claim", 64, "shellos-shuffle", 12, "othello", 13);

    /** Far more than any of these proofs takes but on the largest boards of Adjacent Claim. */
    private static final long PROOF_NODES = 4_000_000;

    /** By a game's id, how much the moves until then are looked at; fewer where there are many of them. */
    private static final Map<String, Long> NODES_A_MOVE = Map.of("squirrel-war", 40_000L);

    private static final long USUAL_NODES_A_MOVE = 8_000;

    private final Oracle oracle = new Oracle(1, TABLE_BYTES);

    /** What a position is worth to a side, in the end: the margin; in a game won or lost 1 or -1. */
    int value(Position position, Side side) {
        Position now = position;
        while (!now.isOver()) {
            if (now.moves().size() == 1) {
                now = now.play(now.moves().get(0));
                continue;
            }
            long nodes = isWithinReach(now)
                    ? PROOF_NODES
                    : NODES_A_MOVE.getOrDefault(now.game().kind().id(), USUAL_NODES_A_MOVE);
            AnalysisSnapshot analysis = oracle.ask(AnalysisRequest.bestMove(now), Budget.nodes(nodes));
            Range proven = analysis.proven();
            if (now.game().scored() ? proven.isExact() : proven.isDecided()) {
                int value = now.game().scored() ? proven.least() : Integer.signum(proven.least());
                return now.toMove() == side ? value : -value;
            }
            now = now.play(analysis.best().move());
        }
        return now.game().scored() ? now.margin(side) : wins(now, side) ? 1 : -1;
    }

    private static boolean wins(Position over, Side side) {
        return over.outcome().flatMap(outcome -> outcome.winner()).equals(Optional.of(side));
    }

    private static boolean isWithinReach(Position position) {
        return position instanceof PlacementPosition board
                && empty(board) <= REACH.getOrDefault(position.game().kind().id(), 0);
    }

    static int empty(PlacementPosition board) {
        return board.game().grid().rows() * board.game().grid().cols() - Long.bitCount(board.mine() | board.theirs());
    }
}
