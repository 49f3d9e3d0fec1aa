package dev.drey.server.truth;

import dev.drey.engine.Budget;
import dev.drey.engine.Inquiry;
import dev.drey.rules.Game;
import dev.drey.rules.Position;
import dev.drey.study.AnalysisStore;
import dev.drey.study.ReviewPlan;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Takes the steps of a plan, one after another, and tells what the store knows whenever that has changed. What was found when a
 * turn ends is in the store: the next turn begins there.
 */
final class StudyWork<T> implements Work {
    private final ReviewPlan plan;
    private final Game game;
    private final OracleShelf oracles;
    private final AnalysisStore store;
    private final Function<Optional<Position>, Optional<T>> view;
    private final Telling<T> telling;
    private final Quota.Place place;
    private volatile @Nullable Inquiry running;
    private long seen = -1;
    private Optional<T> told = Optional.empty();

    /** @param view what is shown while a position is searched, or none; empty while nothing is known */
    StudyWork(
            ReviewPlan plan,
            Game game,
            OracleShelf oracles,
            AnalysisStore store,
            Function<Optional<Position>, Optional<T>> view,
            Telling<T> telling,
            Quota.Place place) {
        this.plan = plan;
        this.game = game;
        this.oracles = oracles;
        this.store = store;
        this.view = view;
        this.telling = telling;
        this.place = place;
    }

    @Override
    public boolean goOn(Turn turn) {
        for (Optional<ReviewPlan.Step> step = plan.next(store); step.isPresent(); step = plan.next(store)) {
            if (turn.isOver()) {
                return false;
            }
            take(step.get(), turn);
            tell();
        }
        place.free();
        view.apply(Optional.empty())
                .ifPresentOrElse(telling::last, () -> telling.lost(new IllegalStateException("nothing was found out")));
        return true;
    }

    private void take(ReviewPlan.Step step, Turn turn) {
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

    @Override
    public void glance() {
        Inquiry search = running;
        if (search != null) {
            // Between two depths its estimates are of both; what it has proven counts at once.
            store.learnProven(search.snapshot());
        }
        tell();
    }

    /** Tells what is known, if that is more than before. */
    private synchronized void tell() {
        long version = store.version();
        if (version == seen) {
            return;
        }
        seen = version;
        Optional<Position> searching = Optional.ofNullable(running).map(Inquiry::position);
        Optional<T> known = view.apply(searching);
        if (!known.equals(told)) {
            told = known;
            known.ifPresent(telling::now);
        }
    }

    @Override
    public void abandon(Throwable why) {
        place.free();
        Optional<T> known = why instanceof CancellationException ? view.apply(Optional.empty()) : Optional.empty();
        known.ifPresentOrElse(telling::last, () -> telling.lost(why));
    }
}
