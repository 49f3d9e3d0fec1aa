package dev.drey.server.search;

import dev.drey.analysis.AnalysisStore;
import dev.drey.analysis.ReviewPlan;
import dev.drey.rules.Position;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Function;

/**
 * Takes the steps of a plan, one after another, and tells what the store knows whenever that has changed.
 */
final class StudyWork<T> implements Work {
    private final ReviewPlan plan;
    private final PlanSteps steps;
    private final AnalysisStore store;
    private final Function<Optional<Position>, Optional<T>> view;
    private final Telling<T> telling;
    private final Quota.Place place;
    private long seen = -1;
    private Optional<T> told;

    /**
     * @param view what is shown while a position is searched, or none; empty while nothing is known
     * @param told what was told already
     */
    StudyWork(
            ReviewPlan plan,
            OracleShelf oracles,
            AnalysisStore store,
            Function<Optional<Position>, Optional<T>> view,
            Optional<T> told,
            Telling<T> telling,
            Quota.Place place) {
        this.plan = plan;
        this.steps = new PlanSteps(oracles, store);
        this.store = store;
        this.view = view;
        this.told = told;
        this.telling = telling;
        this.place = place;
    }

    @Override
    public boolean goOn(Turn turn) {
        if (!steps.goOn(plan, turn, this::tell)) {
            return false;
        }
        place.free();
        view.apply(Optional.empty())
                .ifPresentOrElse(telling::last, () -> telling.lost(new IllegalStateException("nothing was found out")));
        return true;
    }

    @Override
    public void glance() {
        steps.glance();
        tell();
    }

    /** Tells what is known, if that is more than before. */
    private synchronized void tell() {
        long version = store.version();
        if (version == seen) {
            return;
        }
        seen = version;
        Optional<T> known = view.apply(steps.searching());
        if (!known.equals(told)) {
            told = known;
            known.ifPresent(telling::now);
        }
    }

    @Override
    public void abandon(Throwable why) {
        place.free();
        if (telling.isOver()) {
            return;
        }
        Optional<T> known = why instanceof CancellationException ? view.apply(Optional.empty()) : Optional.empty();
        known.ifPresentOrElse(telling::last, () -> telling.lost(why));
    }
}
