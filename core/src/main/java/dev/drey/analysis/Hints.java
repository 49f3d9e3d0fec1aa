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

/** Finds hints with a shared store, so that a hint uses the results of earlier ones. */
public final class Hints {
    private final AnalysisStore store;
    private final Supplier<Oracle> oracle;
    private final long nanos;

    /**
     * Creates a finder of hints.
     *
     * @param store keeps the results
     * @param oracle returns the oracle that searches
     * @param nanos maximum search time of a hint, in nanoseconds
     */
    public Hints(AnalysisStore store, Supplier<Oracle> oracle, long nanos) {
        this.store = store;
        this.oracle = oracle;
        this.nanos = nanos;
    }

    /**
     * {@return the best move of a position and why it is best}
     *
     * @param position a position in which the game is not over
     */
    public Hint of(Position position) {
        AnalysisSnapshot known = search(position);
        return new Hint(known, reasons(known));
    }

    /**
     * {@return the reasons why the best move of an analysis is best} Reasons found before are not checked again.
     *
     * @param known the analysis
     */
    public List<MoveReason> reasons(AnalysisSnapshot known) {
        Move best = known.best().move();
        ReviewPlan.explain(store, known, known.best())
                .ifPresent(step -> step.run(store, oracle.get(), step.budget(), analysis -> {}));
        return store.reasons(known.position(), best);
    }

    /** Searches all moves for half of the time, then proves the best one, which is cheaper than proving all. */
    private AnalysisSnapshot search(Position position) {
        Optional<AnalysisSnapshot> before = store.find(position).filter(AnalysisSnapshot::bestIsPerfect);
        if (before.isPresent()) {
            return before.get();
        }
        AnalysisSnapshot known =
                store.search(oracle.get(), AnalysisRequest.everyMove(position), Budget.nanos(nanos / 2));
        return known.bestIsPerfect()
                ? known
                : store.search(oracle.get(), AnalysisRequest.bestMove(position), Budget.nanos(nanos / 2));
    }
}
