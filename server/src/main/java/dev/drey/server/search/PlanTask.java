package dev.drey.server.search;

import dev.drey.analysis.AnalysisStore;
import dev.drey.analysis.GameSummary;
import dev.drey.analysis.Review;
import dev.drey.analysis.ReviewPlan;
import dev.drey.engine.Analysis;
import dev.drey.engine.Budget;
import dev.drey.record.GameRecord;
import dev.drey.rules.Game;
import dev.drey.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Executes review plans step by step and notifies an observer of the results. All results go into the store, so a later time slice
 * continues where this one ends. One thread executes steps; any thread may ask for progress.
 */
abstract class PlanTask<T> implements SearchTask {
    final Context<T> context;
    private volatile @Nullable Analysis running;

    /**
     * The collaborators of a plan task.
     *
     * @param reservation released as soon as the task is over
     */
    record Context<T>(
            OraclePool oracles,
            AnalysisStore store,
            ObserverNotifier<T> notifier,
            SearchQuota.Reservation reservation) {}

    PlanTask(Context<T> context) {
        this.context = context;
    }

    /**
     * Executes the steps of a plan until none is left or the slice ends.
     *
     * @return whether no step is left
     */
    final boolean execute(ReviewPlan plan, TimeSlice slice) {
        AnalysisStore store = context.store();
        for (Optional<ReviewPlan.Step> step = plan.next(store); step.isPresent(); step = plan.next(store)) {
            if (slice.isOver()) {
                return false;
            }
            execute(step.get(), plan.game(), slice);
            afterStep();
        }
        return true;
    }

    private void execute(ReviewPlan.Step step, Game game, TimeSlice slice) {
        context.oracles().withOracle(game, oracle -> {
            Budget budget = step.budget();
            slice.onEnd(budget::stop);
            try {
                step.run(context.store(), oracle, budget, analysis -> running = analysis);
            } finally {
                running = null;
            }
            return step;
        });
    }

    void afterStep() {}

    /** Stores the proofs of the running search. Its estimates do not count: between two iterations they mix two depths. */
    @Override
    public void reportProgress() {
        Analysis search = running;
        if (search != null) {
            context.store().addProven(search.snapshot());
        }
    }

    /** Returns the position that is being searched. */
    final Optional<Position> searching() {
        return Optional.ofNullable(running).map(Analysis::position);
    }

    /** Executes one plan and sends a view of the store whenever it changes. */
    static final class ViewTask<T> extends PlanTask<T> {
        private final ReviewPlan plan;
        private final Function<Optional<Position>, Optional<T>> view;
        private long seenVersion = -1;
        private Optional<T> sent;

        /**
         * @param view returns what to send, given the position being searched; empty while nothing is known
         * @param sent the view that was sent already
         */
        ViewTask(
                ReviewPlan plan, Function<Optional<Position>, Optional<T>> view, Optional<T> sent, Context<T> context) {
            super(context);
            this.plan = plan;
            this.view = view;
            this.sent = sent;
        }

        @Override
        public boolean run(TimeSlice slice) {
            if (!execute(plan, slice)) {
                return false;
            }
            context.reservation().release();
            finish(view.apply(Optional.empty()), new IllegalStateException("the search found nothing"));
            return true;
        }

        @Override
        void afterStep() {
            sendIfChanged();
        }

        @Override
        public void reportProgress() {
            super.reportProgress();
            sendIfChanged();
        }

        private synchronized void sendIfChanged() {
            long version = context.store().version();
            if (version == seenVersion) {
                return;
            }
            seenVersion = version;
            Optional<T> known = view.apply(searching());
            if (!known.equals(sent)) {
                sent = known;
                known.ifPresent(context.notifier()::update);
            }
        }

        @Override
        public void abort(Throwable cause) {
            context.reservation().release();
            if (!context.notifier().isFinished()) {
                finish(cause instanceof CancellationException ? view.apply(Optional.empty()) : Optional.empty(), cause);
            }
        }

        private void finish(Optional<T> known, Throwable otherwise) {
            known.ifPresentOrElse(
                    context.notifier()::complete, () -> context.notifier().fail(otherwise));
        }
    }

    /** Reviews games one after another and sends the summaries of all finished ones after each game. */
    static final class SummaryTask extends PlanTask<List<GameSummary>> {
        private final List<GameRecord> records;
        private final Function<GameRecord, ReviewPlan> plans;
        private final List<GameSummary> summaries = new ArrayList<>();

        SummaryTask(
                List<GameRecord> records, Function<GameRecord, ReviewPlan> plans, Context<List<GameSummary>> context) {
            super(context);
            this.records = List.copyOf(records);
            this.plans = plans;
        }

        @Override
        public boolean run(TimeSlice slice) {
            for (List<GameSummary> done = summaries(); done.size() < records.size(); done = summaries()) {
                GameRecord record = records.get(done.size());
                if (!execute(plans.apply(record), slice)) {
                    return false;
                }
                add(GameSummary.of(Review.of(record, context.store())));
                context.notifier().update(summaries());
            }
            context.reservation().release();
            context.notifier().complete(summaries());
            return true;
        }

        private synchronized void add(GameSummary summary) {
            summaries.add(summary);
        }

        private synchronized List<GameSummary> summaries() {
            return List.copyOf(summaries);
        }

        @Override
        public void abort(Throwable cause) {
            context.reservation().release();
            if (cause instanceof CancellationException) {
                context.notifier().complete(summaries());
            } else {
                context.notifier().fail(cause);
            }
        }
    }
}
