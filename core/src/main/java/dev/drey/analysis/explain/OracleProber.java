package dev.drey.analysis.explain;

import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Budget;
import dev.drey.engine.Oracle;
import dev.drey.engine.Range;
import dev.drey.engine.Values;
import dev.drey.rules.Outcome;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Proves values with an oracle and a limited number of nodes, so that results with a single-threaded oracle are reproducible. Caches
 * its results. Not thread-safe.
 */
public final class OracleProber implements Prober {
    private final Oracle oracle;
    private final long maxNodesEach;
    private final Map<Position, Optional<Range>> cache = new HashMap<>();
    private long nodesLeft;

    /**
     * Creates a prober.
     *
     * @param oracle proves the values
     * @param total maximum number of nodes for all positions together
     * @param maxNodesEach maximum number of nodes per position
     */
    public OracleProber(Oracle oracle, long total, long maxNodesEach) {
        this.oracle = oracle;
        this.nodesLeft = total;
        this.maxNodesEach = maxNodesEach;
    }

    /** {@return the number of nodes that may still be searched} */
    public long nodesLeft() {
        return nodesLeft;
    }

    @Override
    public Optional<Range> prove(Position position) {
        if (position.isOver()) {
            int value = finalValue(position);
            return Optional.of(new Range(value, value));
        }
        Optional<Range> proven = cache.get(position);
        if (proven == null) {
            proven = search(position);
            cache.put(position, proven);
        }
        return proven;
    }

    private Optional<Range> search(Position position) {
        long nodes = Math.min(nodesLeft, maxNodesEach);
        if (nodes < Budget.STEP) {
            return Optional.empty();
        }
        AnalysisRequest request =
                position.game().scored() ? AnalysisRequest.bestMove(position) : AnalysisRequest.winner(position);
        AnalysisSnapshot analysis = oracle.analyse(request, Budget.nodes(nodes));
        nodesLeft -= Math.max(Budget.STEP, analysis.nodes());
        return Optional.of(analysis.proven());
    }

    private static int finalValue(Position position) {
        Side side = position.toMove();
        if (position.game().scored()) {
            return position.margin(side);
        }
        boolean won = position.outcome().equals(Optional.of(Outcome.winFor(side)));
        return won ? Values.winIn(0) : Values.lossIn(0);
    }
}
