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
 * Asks the oracle, within a number of nodes: an oracle of one thread gives the same answers each time. It remembers what it was
 * asked. For one thread.
 */
public final class OracleProber implements Prober {
    private final Oracle oracle;
    private final long each;
    private final Map<Position, Optional<Range>> known = new HashMap<>();
    private long left;

    /**
     * @param total how many nodes it may spend in all
     * @param each how many of them on one position
     */
    public OracleProber(Oracle oracle, long total, long each) {
        this.oracle = oracle;
        this.left = total;
        this.each = each;
    }

    /** How many nodes it may still spend. */
    public long left() {
        return left;
    }

    @Override
    public Optional<Range> prove(Position position) {
        if (position.isOver()) {
            int value = ended(position);
            return Optional.of(new Range(value, value));
        }
        Optional<Range> answer = known.get(position);
        if (answer == null) {
            answer = ask(position);
            known.put(position, answer);
        }
        return answer;
    }

    private Optional<Range> ask(Position position) {
        long nodes = Math.min(left, each);
        if (nodes < Budget.STEP) {
            return Optional.empty();
        }
        AnalysisRequest question =
                position.game().scored() ? AnalysisRequest.bestMove(position) : AnalysisRequest.winner(position);
        AnalysisSnapshot analysis = oracle.ask(question, Budget.nodes(nodes));
        left -= Math.max(Budget.STEP, analysis.nodes());
        return Optional.of(analysis.proven());
    }

    private static int ended(Position position) {
        Side side = position.toMove();
        if (position.game().scored()) {
            return position.margin(side);
        }
        boolean won = position.outcome().equals(Optional.of(Outcome.winFor(side)));
        return won ? Values.winIn(0) : Values.lossIn(0);
    }
}
