package dev.drey.server.search;

import dev.drey.analysis.AnalysisStore;
import dev.drey.analysis.ReviewPlan;
import dev.drey.engine.Analysis;
import dev.drey.engine.Budget;
import dev.drey.rules.Game;
import dev.drey.rules.Position;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Takes the steps of plans, one after another. What was found when a turn ends is in the store: the next turn begins there. One
 * thread takes steps; any may look on.
 */
final class PlanSteps {
    private final OracleShelf oracles;
    private final AnalysisStore store;
    private volatile @Nullable Analysis running;

    PlanSteps(OracleShelf oracles, AnalysisStore store) {
        this.oracles = oracles;
        this.store = store;
    }

    /**
     * Goes on until nothing is left to do or the turn is over.
     *
     * @param afterEach called after each step
     * @return whether nothing is left to do
     */
    boolean goOn(ReviewPlan plan, Turn turn, Runnable afterEach) {
        for (Optional<ReviewPlan.Step> step = plan.next(store); step.isPresent(); step = plan.next(store)) {
            if (turn.isOver()) {
                return false;
            }
            take(step.get(), plan.game(), turn);
            afterEach.run();
        }
        return true;
    }

    private void take(ReviewPlan.Step step, Game game, Turn turn) {
        oracles.ask(game, oracle -> {
            Budget budget = step.budget();
            turn.whenOver(budget::stop);
            try {
                step.run(store, oracle, budget, inquiry -> running = inquiry);
            } finally {
                running = null;
            }
            return step;
        });
    }

    /** Puts what the running search has proven into the store. Between two depths its estimates are of both, and do not count. */
    void glance() {
        Analysis search = running;
        if (search != null) {
            store.learnProven(search.snapshot());
        }
    }

    /** The position that is being searched. */
    Optional<Position> searching() {
        return Optional.ofNullable(running).map(Analysis::position);
    }
}
