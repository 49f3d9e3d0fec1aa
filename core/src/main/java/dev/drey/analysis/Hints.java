package dev.drey.analysis;

import dev.drey.analysis.explain.MoveReason;
import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Budget;
import dev.drey.engine.Oracle;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Gives hints out of one store, so that a hint knows what an earlier one found. */
public final class Hints {
    private final AnalysisStore store;
    private final Supplier<Oracle> oracle;
    private final long nanos;

    /** @param nanos how long a search for a hint may take */
    public Hints(AnalysisStore store, Supplier<Oracle> oracle, long nanos) {
        this.store = store;
        this.oracle = oracle;
        this.nanos = nanos;
    }

    /**
     * The best move of a position and why it is best.
     *
     * @param position one in which the game goes on
     */
    public Hint of(Position position) {
        AnalysisSnapshot known = search(position);
        return new Hint(known, why(known));
    }

    /** Why the best move of an analysis is best. What was found out before is not checked again. */
    public List<MoveReason> why(AnalysisSnapshot known) {
        Move best = known.best().move();
        ReviewPlan.explain(store, known, known.best())
                .ifPresent(step -> step.run(store, oracle.get(), step.budget(), inquiry -> {}));
        return store.why(known.position(), best);
    }

    /** Half of the time for all moves; the rest for a proof that the best one is best, which is cheaper than proving all. */
    private AnalysisSnapshot search(Position position) {
        Optional<AnalysisSnapshot> before = store.find(position).filter(AnalysisSnapshot::bestIsPerfect);
        if (before.isPresent()) {
            return before.get();
        }
        AnalysisSnapshot known =
                store.deepen(oracle.get(), AnalysisRequest.everyMove(position), Budget.nanos(nanos / 2));
        return known.bestIsPerfect()
                ? known
                : store.deepen(oracle.get(), AnalysisRequest.bestMove(position), Budget.nanos(nanos / 2));
    }
}
