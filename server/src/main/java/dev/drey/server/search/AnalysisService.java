package dev.drey.server.search;

import dev.drey.analysis.AnalysisStore;
import dev.drey.analysis.GameSummary;
import dev.drey.analysis.Review;
import dev.drey.analysis.ReviewPlan;
import dev.drey.analysis.StudyView;
import dev.drey.analysis.explain.MoveReason;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.record.GameRecord;
import dev.drey.rules.Position;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Analyses positions and reviews games, and sends results while they refine. All searches share one {@link AnalysisStore}: a result
 * found for one requester is available to all others without another search.
 */
public final class AnalysisService {
    public static final double DEFAULT_SECONDS = 5;
    public static final double MAX_SECONDS = 60;

    private static final long MAX_REVIEW_NANOS = 60_000_000_000L;

    /** Concurrent studies per identity; a further one stops the oldest. */
    private static final int STUDIES_PER_IDENTITY = 2;

    /** The kinds of searches, which are counted separately. */
    private static final String ANALYSES = "analyses";

    private static final String STUDIES = "studies";
    private static final String SUMMARIES = "summaries";

    private final SearchQueue queue;
    private final OraclePool oracles;
    private final AnalysisStore store;
    private final SearchQuota quota;
    private final SearchQuota xrayQuota;
    private final Executor callbacks;
    private final long maxNanosPerMove;
    private final SearchQuota.NewestSearches studies = new SearchQuota.NewestSearches(STUDIES_PER_IDENTITY);
    private final SearchQuota.NewestSearches summaries = new SearchQuota.NewestSearches(1);

    /** @param callbacks where observers are called and futures completed; must not reject tasks */
    AnalysisService(
            SearchQueue queue, OraclePool oracles, AnalysisStore store, Executor callbacks, SearchLimits limits) {
        this.queue = queue;
        this.oracles = oracles;
        this.store = store;
        this.quota = new SearchQuota(limits.perIdentity(), limits.perAddress());
        this.xrayQuota = new SearchQuota(limits.perIdentity(), limits.perAddress());
        this.callbacks = callbacks;
        this.maxNanosPerMove = limits.reviewNanos();
    }

    /** A handle to a search in progress. */
    @FunctionalInterface
    public interface RunningSearch {
        /** Makes the search end soon. Has no effect if it is over; may be called repeatedly and from any thread. */
        void stop();
    }

    /**
     * Analyses every move of a position and sends results up to ten times a second.
     *
     * @param seconds total search time of the position, including earlier searches, more than 0 and at most {@link #MAX_SECONDS};
     *     waiting does not count
     * @throws SearchRejected if the limit of this owner or of the server is reached
     * @throws IllegalArgumentException if the seconds are out of bounds
     */
    public RunningSearch analyze(
            Position position, double seconds, SearchOwner owner, SearchObserver<AnalysisSnapshot> observer) {
        long nanos = toNanos(seconds);
        if (position.isOver()) {
            notifier(observer).complete(new AnalysisSnapshot(position, List.of(), 0, 0, 0, true));
            return () -> {};
        }
        ReviewPlan plan = new ReviewPlan(GameRecord.of(position, List.of()), Optional.of(position), nanos, 0);
        return start(ANALYSES, plan, owner, observer, searching -> store.find(position));
    }

    /** Returns the reasons found so far why the best move of an analysis is best. */
    public List<MoveReason> reasons(AnalysisSnapshot analysis) {
        return analysis.verdicts().isEmpty()
                ? List.of()
                : store.reasons(analysis.position(), analysis.best().move());
    }

    /**
     * Reviews every move of a game from its end and sends results. It takes up to the configured time per move and a minute in all,
     * besides waiting, and a little longer where a proof is within reach. A review that was stopped is not whole ({@link
     * Review#isComplete}).
     *
     * @throws SearchRejected if the limit of this owner or of the server is reached
     */
    public RunningSearch review(GameRecord record, SearchOwner owner, SearchObserver<Review> observer) {
        int moves = record.moves().size();
        return start(
                ANALYSES,
                plan(record),
                owner,
                observer,
                searching -> Optional.of(Review.of(record, store))
                        .filter(review -> moves == 0 || !review.moves().isEmpty()));
    }

    /**
     * Reviews a game while a user looks at one position: that position is searched first and gets additional time at the end.
     *
     * <p>A user who steps through a game starts a study with every step. Therefore a new study never exceeds the limit of an identity:
     * it stops the oldest study instead.
     *
     * @param at the position the user looks at
     * @param seconds total search time of that position, including earlier searches
     * @throws SearchRejected if the limit of the address or of the server is reached
     * @throws IllegalArgumentException if the seconds are out of bounds
     */
    public RunningSearch study(
            GameRecord record,
            Optional<Position> at,
            double seconds,
            SearchOwner owner,
            SearchObserver<StudyView> observer) {
        ReviewPlan plan = new ReviewPlan(
                record, at, toNanos(seconds), nanosPerMove(record.moves().size()));
        Function<Optional<Position>, Optional<StudyView>> view =
                searching -> Optional.of(StudyView.of(record, at, searching, store));
        return studies.start(owner.player(), () -> start(STUDIES, plan, owner, observer, view));
    }

    /**
     * Reviews games one after another like {@link #review} and sends the summaries of the finished ones, in the order of the records,
     * at the start and after each game. A run that was stopped sends the summaries it has.
     *
     * <p>An identity has one such run at a time: a new one stops the old one.
     *
     * @throws SearchRejected if the limit of the address or of the server is reached
     */
    public RunningSearch summarize(
            List<GameRecord> records, SearchOwner owner, SearchObserver<List<GameSummary>> observer) {
        ObserverNotifier<List<GameSummary>> notifier = notifier(observer);
        if (records.isEmpty()) {
            notifier.complete(List.of());
            return () -> {};
        }
        return summaries.start(owner.player(), () -> {
            SearchQuota.Reservation reservation = quota.reserve(SUMMARIES, owner);
            PlanTask.Context<List<GameSummary>> context = new PlanTask.Context<>(oracles, store, notifier, reservation);
            notifier.update(List.of());
            return submit(
                    SearchPriority.ANALYSIS,
                    owner,
                    new PlanTask.SummaryTask(records, this::plan, context),
                    reservation);
        });
    }

    private <T> ObserverNotifier<T> notifier(SearchObserver<T> observer) {
        return new ObserverNotifier<>(observer, callbacks);
    }

    private ReviewPlan plan(GameRecord record) {
        return new ReviewPlan(
                record, Optional.empty(), 0, nanosPerMove(record.moves().size()));
    }

    long nanosPerMove(int moves) {
        return Math.min(maxNanosPerMove, MAX_REVIEW_NANOS / Math.max(1, moves));
    }

    private static long toNanos(double seconds) {
        if (!(seconds > 0 && seconds <= MAX_SECONDS)) {
            throw new IllegalArgumentException(
                    "seconds: " + seconds + "; expected more than 0 and at most " + MAX_SECONDS);
        }
        return (long) (seconds * 1e9);
    }

    /** Starts a search, unless the store has everything already: then the result is sent at once and counts towards no limit. */
    private <T> RunningSearch start(
            String kind,
            ReviewPlan plan,
            SearchOwner owner,
            SearchObserver<T> observer,
            Function<Optional<Position>, Optional<T>> view) {
        ObserverNotifier<T> notifier = notifier(observer);
        Optional<T> known = view.apply(Optional.empty());
        if (known.isPresent() && plan.next(store).isEmpty()) {
            notifier.complete(known.get());
            return () -> {};
        }
        SearchQuota.Reservation reservation = quota.reserve(kind, owner);
        known.ifPresent(notifier::update);
        PlanTask.Context<T> context = new PlanTask.Context<>(oracles, store, notifier, reservation);
        return submit(SearchPriority.ANALYSIS, owner, new PlanTask.ViewTask<>(plan, view, known, context), reservation);
    }

    private RunningSearch submit(
            SearchPriority priority, SearchOwner owner, SearchTask task, SearchQuota.Reservation reservation) {
        try {
            SearchJob job = queue.submit(priority, owner, task);
            reservation.onEnd(cause -> {
                // Released before the job has ended, so that the owner can start another search at once.
                reservation.release();
                task.abort(cause);
                queue.cancel(job);
            });
            return () -> reservation.end(new CancellationException("the search was stopped early"));
        } catch (SearchRejected rejected) {
            reservation.release();
            throw rejected;
        }
    }

    /**
     * Computes something in milliseconds on a search thread, such as a small search tree. Cancel the returned future itself to stop it.
     *
     * @throws SearchRejected if the limit of this owner or of the server is reached
     */
    public <T> CompletableFuture<T> compute(SearchOwner owner, Supplier<T> computation) {
        SearchQuota.Reservation reservation = xrayQuota.reserve(ANALYSES, owner);
        CompletableFuture<T> result = new CompletableFuture<>();
        RunningSearch search = submit(
                SearchPriority.XRAY,
                owner,
                new ComputeTask<>(computation, result, callbacks, reservation),
                reservation);
        CompletableFuture<T> unused = result.whenComplete((computed, failure) -> {
            if (result.isCancelled()) {
                search.stop();
            }
        });
        return result;
    }

    /** A computation in a single slice. */
    private record ComputeTask<T>(
            Supplier<T> computation,
            CompletableFuture<T> result,
            Executor callbacks,
            SearchQuota.Reservation reservation)
            implements SearchTask {
        @Override
        public boolean run(TimeSlice slice) {
            T computed = computation.get();
            reservation.release();
            callbacks.execute(() -> result.complete(computed));
            return true;
        }

        @Override
        public boolean isResumable() {
            return false;
        }

        @Override
        public void abort(Throwable cause) {
            reservation.release();
            callbacks.execute(() -> result.completeExceptionally(cause));
        }
    }

    /** Ends all searches of a player who has started a game without hints. The player may start others, unless they are withheld. */
    public void endAll(String player) {
        SearchRejected cause = new SearchRejected(
                SearchRejected.Reason.HINTS_OFF,
                "You have started a game without hints, which ends your analyses. Analyse other positions only.");
        quota.endAll(player, cause);
        xrayQuota.endAll(player, cause);
    }
}
