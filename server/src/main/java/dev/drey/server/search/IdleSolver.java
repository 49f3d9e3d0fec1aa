package dev.drey.server.search;

import dev.drey.analysis.AnalysisStore;
import dev.drey.analysis.OpeningPlan;
import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.Budget;
import dev.drey.engine.Oracle;
import dev.drey.rules.Position;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Executes an {@link OpeningPlan} while no other search needs its thread. It has an oracle of its own, so that the tables of a long proof
 * survive the searches of games. When a slice ends early, the tables and the bounds proven so far stay, and the next slice starts from
 * them. When the plan is finished, the tables are freed.
 */
public final class IdleSolver {
    /** Time without any other search before a slice starts. */
    private static final long QUIET_NANOS = TimeUnit.SECONDS.toNanos(5);

    /** Every slice estimates the moves again, so deeper estimates could take all of its time. */
    private static final int ESTIMATED_DEPTH = 4;

    /** Fraction of the Java heap for the tables, as its denominator. */
    private static final int HEAP_SHARE = 8;

    private static final Logger LOG = LoggerFactory.getLogger(IdleSolver.class);
    private static final SearchOwner OWNER = new SearchOwner("server", "server");

    private final SearchQueue queue;
    private final AnalysisStore store;
    private final Supplier<OpeningPlan> plans;
    private final long tableBytes;
    private final long quietNanos;
    private @Nullable Slice current;
    private @Nullable Oracle oracle;

    /** The start position of the plan that is finished or failed. */
    private @Nullable Position done;

    /** @param plans returns the plan of the moment */
    IdleSolver(SearchQueue queue, AnalysisStore store, Supplier<OpeningPlan> plans, long tableBytes) {
        this(queue, store, plans, tableBytes, QUIET_NANOS);
    }

    /** @param quietNanos time without any other search before a slice starts */
    IdleSolver(SearchQueue queue, AnalysisStore store, Supplier<OpeningPlan> plans, long tableBytes, long quietNanos) {
        this.queue = queue;
        this.store = store;
        this.plans = plans;
        this.tableBytes = tableBytes;
        this.quietNanos = quietNanos;
    }

    public static long defaultTableBytes() {
        return Runtime.getRuntime().maxMemory() / HEAP_SHARE;
    }

    /** Starts a slice if the server is idle; ends it if the plan has changed. To be called every few seconds; does not wait for searches. */
    public synchronized void solveIfIdle() {
        OpeningPlan plan = plans.get();
        if (current != null) {
            current.endUnless(plan);
            return;
        }
        if (plan.start().equals(done) || !queue.isQuiet(quietNanos)) {
            return;
        }
        if (plan.next(store.proofs()).isEmpty()) {
            finish(plan);
            return;
        }
        Slice slice = new Slice(plan);
        current = slice;
        try {
            slice.job = queue.submit(SearchPriority.IDLE, OWNER, slice);
        } catch (SearchRejected stopping) {
            current = null;
        }
    }

    /** Returns whether a slice is waiting or running. */
    synchronized boolean isBusy() {
        return current != null;
    }

    private synchronized void finish(OpeningPlan plan) {
        done = plan.start();
        oracle = null;
    }

    private synchronized void ended(Slice slice) {
        if (current == slice) {
            current = null;
        }
    }

    private synchronized Oracle oracle() {
        Oracle own = oracle;
        if (own == null) {
            own = new Oracle(1, tableBytes);
            oracle = own;
        }
        return own;
    }

    /** Proves positions until the plan is finished or the slice ends. It is never resumed: a new one starts after a quiet time. */
    private final class Slice implements SearchTask {
        private final OpeningPlan plan;
        private @Nullable SearchJob job;

        Slice(OpeningPlan plan) {
            this.plan = plan;
        }

        @Override
        public boolean run(TimeSlice slice) {
            for (Optional<Position> next = plan.next(store.proofs());
                    next.isPresent() && !slice.isOver();
                    next = plan.next(store.proofs())) {
                prove(next.get(), slice);
            }
            if (!slice.isOver()) {
                finish(plan);
            }
            ended(this);
            return true;
        }

        private void prove(Position position, TimeSlice slice) {
            Budget budget = Budget.unlimited();
            slice.onEnd(budget::stop);
            store.search(
                    oracle(),
                    new AnalysisRequest(position, AnalysisRequest.Goal.BEST_MOVE, ESTIMATED_DEPTH, true),
                    budget);
            if (position.equals(plan.start())) {
                plan.solution(store.proofs())
                        .ifPresent(solution -> LOG.atInfo()
                                .addKeyValue("game", position.game().text())
                                .addKeyValue("margin", solution.best().proven().lower())
                                .addKeyValue("move", solution.best().move().text())
                                .log("solved"));
            }
        }

        void endUnless(OpeningPlan wanted) {
            if (job != null && !plan.start().equals(wanted.start())) {
                queue.cancel(job);
            }
        }

        /** After a failure, such as too little memory, this plan is not tried again. */
        @Override
        public void abort(Throwable cause) {
            if (!(cause instanceof CancellationException)) {
                LOG.atWarn().setCause(cause).log("could not solve the map of the day");
                finish(plan);
            }
            ended(this);
        }
    }
}
