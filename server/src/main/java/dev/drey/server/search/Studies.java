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
import java.util.function.Function;

/**
 * Verdicts of positions, reviews of games and studies, told while they refine. All of them read and deepen one {@link
 * AnalysisStore}: what anybody had searched is known to everybody, at once and without another search.
 */
public final class Studies {
    public static final double USUAL_SECONDS = 5;
    public static final double MOST_SECONDS = 60;

    private static final long MOST_NANOS = 60_000_000_000L;

    /** Studies of one identity that are searched at a time; a further one ends the oldest. */
    private static final int STUDIES_EACH = 2;

    private final SearchPool pool;
    private final OracleShelf oracles;
    private final AnalysisStore store;
    private final Quota quota;
    private final Teller teller;
    private final long mostNanosEach;
    private final NewestRuns openStudies = new NewestRuns(STUDIES_EACH);
    private final NewestRuns openSummaries = new NewestRuns(1);

    /** @param mostNanosEach how long to search each move of a game; less in a long game */
    Studies(SearchPool pool, OracleShelf oracles, AnalysisStore store, Quota quota, Teller teller, long mostNanosEach) {
        this.pool = pool;
        this.oracles = oracles;
        this.store = store;
        this.quota = quota;
        this.teller = teller;
        this.mostNanosEach = mostNanosEach;
    }

    /**
     * Finds out what every move of a position is worth, and tells what is known up to ten times a second.
     *
     * @param seconds of searching in all, by whomever, more than 0 and at most {@link #MOST_SECONDS}; waiting does not count
     * @throws Refused if this asker, or all together, ask for too much
     * @throws IllegalArgumentException if the seconds are out of bounds
     */
    public Stoppable analyze(Position position, double seconds, Asker asker, Watcher<AnalysisSnapshot> watcher) {
        long nanos = nanos(seconds);
        if (position.isOver()) {
            new Telling<>(watcher, teller).last(new AnalysisSnapshot(position, List.of(), 0, 0, 0, true));
            return () -> {};
        }
        ReviewPlan plan = new ReviewPlan(GameRecord.of(position, List.of()), Optional.of(position), nanos, 0);
        return begin(plan, asker, watcher, searching -> store.find(position));
    }

    /** Why the best move of an analysis is best, as far as that was found out by now. */
    public List<MoveReason> why(AnalysisSnapshot known) {
        return known.verdicts().isEmpty()
                ? List.of()
                : store.why(known.position(), known.best().move());
    }

    /**
     * Looks at every move of a game from its end, and tells what is known. It takes 0.3 seconds a move (as set) and a minute in
     * all, besides waiting; where a proof is in reach it takes a little longer. One that was stopped is not whole ({@link
     * Review#isWhole}).
     *
     * @throws Refused if this asker, or all together, ask for too much
     */
    public Stoppable review(GameRecord record, Asker asker, Watcher<Review> watcher) {
        int moves = record.moves().size();
        return begin(
                plan(record),
                asker,
                watcher,
                searching -> Optional.of(Review.of(record, store))
                        .filter(review -> moves == 0 || !review.moves().isEmpty()));
    }

    /**
     * A review of a game while somebody looks at one position: that one goes first, and gets more time in the end.
     *
     * <p>Somebody who steps through a game asks again with every step. So nobody is refused for asking too often: a newer
     * study of an identity ends its oldest.
     *
     * @param at the position looked at
     * @param seconds of searching it in all, by whomever
     * @throws Refused if an address, or all together, ask for too much
     * @throws IllegalArgumentException if the seconds are out of bounds
     */
    public Stoppable study(
            GameRecord record, Optional<Position> at, double seconds, Asker asker, Watcher<StudyView> watcher) {
        ReviewPlan plan = new ReviewPlan(
                record, at, nanos(seconds), nanosEach(record.moves().size()));
        Function<Optional<Position>, Optional<StudyView>> view =
                searching -> Optional.of(StudyView.of(record, at, searching, store));
        Asker apart = new Asker("study of " + asker.identity(), asker.address());
        return openStudies.begin(asker.identity(), () -> begin(plan, apart, watcher, view));
    }

    /**
     * Reviews games, one after another with the effort of {@link #review}, and tells the summaries of all that are done at the
     * start and after each game. They are in the order of the records. One that was stopped tells those that are done.
     *
     * <p>An identity has one such run at a time: a newer one ends the older.
     *
     * @throws Refused if an address, or all together, ask for too much
     */
    public Stoppable summarize(List<GameRecord> records, Asker asker, Watcher<List<GameSummary>> watcher) {
        Telling<List<GameSummary>> telling = new Telling<>(watcher, teller);
        if (records.isEmpty()) {
            telling.last(List.of());
            return () -> {};
        }
        Asker apart = new Asker("summaries of " + asker.identity(), asker.address());
        return openSummaries.begin(asker.identity(), () -> {
            Quota.Place place = quota.take(apart);
            SummaryWork work = new SummaryWork(records, this::plan, oracles, store, telling, place);
            telling.now(List.of());
            return submit(apart, work, place);
        });
    }

    private ReviewPlan plan(GameRecord record) {
        return new ReviewPlan(
                record, Optional.empty(), 0, nanosEach(record.moves().size()));
    }

    long nanosEach(int moves) {
        return Math.min(mostNanosEach, MOST_NANOS / Math.max(1, moves));
    }

    private static long nanos(double seconds) {
        if (!(seconds > 0 && seconds <= MOST_SECONDS)) {
            throw new IllegalArgumentException(
                    seconds + " seconds; they must be more than 0 and at most " + MOST_SECONDS);
        }
        return (long) (seconds * 1e9);
    }

    /** What is known already needs no search, and does not count as one. */
    private <T> Stoppable begin(
            ReviewPlan plan, Asker asker, Watcher<T> watcher, Function<Optional<Position>, Optional<T>> view) {
        Telling<T> telling = new Telling<>(watcher, teller);
        Optional<T> known = view.apply(Optional.empty());
        if (known.isPresent() && plan.next(store).isEmpty()) {
            telling.last(known.get());
            return () -> {};
        }
        Quota.Place place = quota.take(asker);
        known.ifPresent(telling::now);
        return submit(asker, new StudyWork<>(plan, oracles, store, view, known, telling, place), place);
    }

    private Stoppable submit(Asker asker, Work work, Quota.Place place) {
        try {
            Job job = pool.submit(Rank.TRUTH, asker.identity(), work);
            return () -> {
                // It will be over in a moment; somebody who stops one to ask for another need not wait for that.
                place.free();
                work.abandon(new CancellationException("stopped before it was done"));
                pool.drop(job);
            };
        } catch (Refused refused) {
            place.free();
            throw refused;
        }
    }
}
