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
import dev.drey.server.search.SearchSchedule.Job;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.function.Function;

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

    private final SearchQueue queue;
    private final OraclePool oracles;
    private final AnalysisStore store;
    private final SearchQuota quota;
    private final Executor callbacks;
    private final long maxNanosPerMove;
    private final SearchQuota.NewestSearches studies = new SearchQuota.NewestSearches(STUDIES_PER_IDENTITY);
    private final SearchQuota.NewestSearches summaries = new SearchQuota.NewestSearches(1);

    /**
     * @param callbacks where observers are called; must not reject tasks
     * @param maxNanosPerMove search time per move of a reviewed game; less in a long game
     */
    AnalysisService(
            SearchQueue queue,
            OraclePool oracles,
            AnalysisStore store,
            SearchQuota quota,
            Executor callbacks,
            long maxNanosPerMove) {
        this.queue = queue;
        this.oracles = oracles;
        this.store = store;
        this.quota = quota;
        this.callbacks = callbacks;
        this.maxNanosPerMove = maxNanosPerMove;
    }

    /** The identity and the network address that a search is counted for. */
    public record Requester(String identity, String address) {}

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
     * @throws SearchRejected if the limit of this requester or of the server is reached
     * @throws IllegalArgumentException if the seconds are out of bounds
     */
    public RunningSearch analyze(
            Position position, double seconds, Requester requester, SearchObserver<AnalysisSnapshot> observer) {
        long nanos = toNanos(seconds);
        if (position.isOver()) {
            notifier(observer).complete(new AnalysisSnapshot(position, List.of(), 0, 0, 0, true));
            return () -> {};
        }
        ReviewPlan plan = new ReviewPlan(GameRecord.of(position, List.of()), Optional.of(position), nanos, 0);
        return start(plan, requester, observer, searching -> store.find(position));
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
     * @throws SearchRejected if the limit of this requester or of the server is reached
     */
    public RunningSearch review(GameRecord record, Requester requester, SearchObserver<Review> observer) {
        int moves = record.moves().size();
        return start(
                plan(record),
                requester,
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
            Requester requester,
            SearchObserver<StudyView> observer) {
        ReviewPlan plan = new ReviewPlan(
                record, at, toNanos(seconds), nanosPerMove(record.moves().size()));
        Function<Optional<Position>, Optional<StudyView>> view =
                searching -> Optional.of(StudyView.of(record, at, searching, store));
        Requester separate = new Requester("study of " + requester.identity(), requester.address());
        return studies.start(requester.identity(), () -> start(plan, separate, observer, view));
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
            List<GameRecord> records, Requester requester, SearchObserver<List<GameSummary>> observer) {
        ObserverNotifier<List<GameSummary>> notifier = notifier(observer);
        if (records.isEmpty()) {
            notifier.complete(List.of());
            return () -> {};
        }
        Requester separate = new Requester("summaries of " + requester.identity(), requester.address());
        return summaries.start(requester.identity(), () -> {
            SearchQuota.Reservation reservation = quota.reserve(separate);
            PlanTask.Context<List<GameSummary>> context = new PlanTask.Context<>(oracles, store, notifier, reservation);
            notifier.update(List.of());
            return submit(separate, new PlanTask.SummaryTask(records, this::plan, context), reservation);
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
            ReviewPlan plan,
            Requester requester,
            SearchObserver<T> observer,
            Function<Optional<Position>, Optional<T>> view) {
        ObserverNotifier<T> notifier = notifier(observer);
        Optional<T> known = view.apply(Optional.empty());
        if (known.isPresent() && plan.next(store).isEmpty()) {
            notifier.complete(known.get());
            return () -> {};
        }
        SearchQuota.Reservation reservation = quota.reserve(requester);
        known.ifPresent(notifier::update);
        PlanTask.Context<T> context = new PlanTask.Context<>(oracles, store, notifier, reservation);
        return submit(requester, new PlanTask.ViewTask<>(plan, view, known, context), reservation);
    }

    private RunningSearch submit(Requester requester, SearchTask task, SearchQuota.Reservation reservation) {
        try {
            Job job = queue.submit(SearchPriority.ANALYSIS, requester.identity(), task);
            return () -> {
                // Released before the job has ended, so that the requester can start another search at once.
                reservation.release();
                task.abort(new CancellationException("the search was stopped early"));
                queue.cancel(job);
            };
        } catch (SearchRejected rejected) {
            reservation.release();
            throw rejected;
        }
    }
}
