package dev.drey.server.truth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.engine.Budget;
import dev.drey.engine.Oracle;
import dev.drey.engine.Question;
import dev.drey.record.GameRecord;
import dev.drey.rules.Side;
import dev.drey.study.Review;
import dev.drey.study.ReviewedMove;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

final class ReviewsTest {
    private static final Asker ANN = new Asker("ann", "home");
    private static final Asker BOB = new Asker("bob", "home");
    private static final GameRecord GAME = Boards.game(Boards.EASY, 3);

    /** Its review takes many seconds. */
    private static final GameRecord LONG_GAME = Boards.game(Boards.HARD, 1);

    private final ExecutorService teller = Executors.newSingleThreadExecutor();
    private final Truth truth = new Truth(new TruthLimits(1, 8, 2, 2, 8, 64L << 20), new Random(1), teller);
    private final Reviews reviews = truth.reviews();
    private final Recording<Review> recording = new Recording<>();
    private final Recording<Review> other = new Recording<>();

    @AfterEach
    void close() {
        truth.close();
        teller.shutdown();
    }

    private FakeWork keepBusy() {
        FakeWork busy = new FakeWork();
        truth.pool().submit(Rank.LEVEL, Job.NOBODY, busy);
        busy.awaitBegun();
        return busy;
    }

    @Test
    void everyMoveIsLookedAt() {
        reviews.review("g", GAME, ANN, recording);
        Review review = recording.awaitLast();
        assertThat(review.isWhole()).isTrue();
        assertThat(review.record()).isEqualTo(GAME);
        Oracle oracle = new Oracle(1, 1 << 20);
        Review expected =
                Review.of(GAME, position -> Optional.of(oracle.ask(Question.everyMove(position), Budget.unlimited())));
        assertThat(review.moves()).allMatch(ReviewedMove::isSure);
        for (Side side : Side.values()) {
            assertThat(review.gaveAway(side)).isEqualTo(expected.gaveAway(side));
        }
    }

    /** Which of the steps a watcher sees depends on how quick it is, but they go from the end to the beginning. */
    @Test
    void itTellsHowFarItIs() {
        reviews.review("g", LONG_GAME, ANN, recording);
        int some = recording.awaitAny().moves().size();
        recording.await(review -> review.moves().size() > some);
        truth.close();
        recording.awaitLast();
        List<Review> seen = recording.seen();
        int end = LONG_GAME.moves().size();
        for (int i = 0; i < seen.size(); i++) {
            List<ReviewedMove> moves = seen.get(i).moves();
            assertThat(moves.get(moves.size() - 1).ply()).isEqualTo(end);
            assertThat(moves)
                    .hasSizeGreaterThanOrEqualTo(
                            i == 0 ? 1 : seen.get(i - 1).moves().size());
        }
    }

    @Test
    void aReviewIsMadeOnce() {
        reviews.review("g", GAME, ANN, recording);
        Review made = recording.awaitLast();
        truth.close();
        reviews.review("g", GAME, BOB, other).stop();
        assertThat(other.awaitLast()).isSameAs(made);
        assertThatThrownBy(() -> reviews.review("h", GAME, BOB, other)).isInstanceOf(Refused.class);
    }

    @Test
    void whoAsksForTheSameSharesIt() {
        FakeWork busy = keepBusy();
        reviews.review("g", GAME, ANN, recording);
        reviews.review("g", GAME, BOB, other);
        assertThat(truth.pool().queued(Rank.TRUTH)).isEqualTo(1);
        busy.release();
        assertThat(other.awaitLast()).isSameAs(recording.awaitLast());
    }

    @Test
    void itGoesOnAsLongAsSomebodyWantsIt() {
        FakeWork busy = keepBusy();
        Stoppable anns = reviews.review("g", GAME, ANN, recording);
        Stoppable bobs = reviews.review("g", GAME, BOB, other);
        anns.stop();
        anns.stop();
        assertThat(recording.awaitLost()).isInstanceOf(CancellationException.class);
        assertThat(truth.pool().queued(Rank.TRUTH)).isEqualTo(1);
        bobs.stop();
        assertThat(other.awaitLost()).isInstanceOf(CancellationException.class);
        assertThat(truth.pool().queued(Rank.TRUTH)).isZero();
        Recording<Review> again = new Recording<>();
        reviews.review("g", GAME, ANN, again);
        assertThat(truth.pool().queued(Rank.TRUTH)).isEqualTo(1);
        busy.release();
        assertThat(again.awaitLast().isWhole()).isTrue();
    }

    @Test
    void whoJoinsLateHearsHowFarItIs() {
        reviews.review("g", LONG_GAME, ANN, recording);
        recording.awaitAny();
        reviews.review("g", LONG_GAME, BOB, other);
        assertThat(other.awaitAny().moves()).isNotEmpty();
        truth.close();
        assertThat(other.awaitLast().isWhole()).isFalse();
        assertThat(recording.awaitLast().isWhole()).isFalse();
    }

    @Test
    void whatIsShortOfTheWholeIsNotKept() {
        Stoppable search = reviews.review("g", LONG_GAME, ANN, recording);
        recording.awaitAny();
        search.stop();
        assertThat(recording.awaitLast().isWhole()).isFalse();
        FakeWork busy = keepBusy();
        reviews.review("g", LONG_GAME, ANN, other);
        assertThat(truth.pool().queued(Rank.TRUTH)).isEqualTo(1);
        busy.release();
    }

    /** One that was stopped comes to its end when the next one of the same game waits already: that one is still shared. */
    @Test
    void oneThatWasStoppedDoesNotTakeTheNextWithIt() {
        OracleShelf oracles = new OracleShelf(1, 1 << 20);
        Quota quota = new Quota(8, 8);
        Reviews shared = new Reviews(truth.pool(), oracles, quota, new KeptReviews(0), new Teller(teller));
        Stoppable first = shared.review("g", LONG_GAME, ANN, recording);
        recording.awaitAny();
        Recording<Review> next = new Recording<>();
        synchronized (oracles) {
            // Nobody gets or gives back an oracle now, so the first one cannot end yet. Between two of its turns it
            // waits in the
            // queue for a moment; once it has its turn, it keeps it.
            Await.until(() -> truth.pool().running(Rank.TRUTH) == 1);
            first.stop();
            shared.review("g", LONG_GAME, ANN, next);
            assertThat(truth.pool().running(Rank.TRUTH)).isEqualTo(1);
        }
        next.awaitAny();
        shared.review("g", LONG_GAME, BOB, other);
        assertThat(truth.pool().running(Rank.TRUTH) + truth.pool().queued(Rank.TRUTH))
                .isEqualTo(1);
    }

    @Test
    void sharingCounts() {
        FakeWork busy = keepBusy();
        reviews.review("g", GAME, ANN, recording);
        reviews.review("g", GAME, ANN, other);
        assertThatThrownBy(() -> reviews.review("g", GAME, ANN, new Recording<>()))
                .isInstanceOfSatisfying(
                        Refused.class, refused -> assertThat(refused.reason()).isEqualTo(Refused.Reason.TOO_MANY));
        busy.release();
        other.awaitLast();
        Recording<Review> next = new Recording<>();
        reviews.review("h", GAME, ANN, next);
        next.awaitLast();
    }

    @Test
    void whereTooManyWaitItIsRefused() {
        FakeWork busy = keepBusy();
        reviews.review("a", GAME, ANN, recording);
        reviews.review("b", GAME, BOB, other);
        Asker cat = new Asker("cat", "school");
        for (int i = 0; i < 3; i++) {
            assertThatThrownBy(() -> reviews.review("c", GAME, cat, new Recording<>()))
                    .isInstanceOfSatisfying(
                            Refused.class,
                            refused -> assertThat(refused.reason()).isEqualTo(Refused.Reason.BUSY));
        }
        busy.release();
        other.awaitLast();
        Recording<Review> next = new Recording<>();
        reviews.review("c", GAME, cat, next);
        next.awaitLast();
    }

    @Test
    void onlyFinishedGamesAreReviewed() {
        GameRecord unfinished =
                GameRecord.of(Boards.EASY, List.of(Boards.EASY.moves().get(0)));
        assertThatThrownBy(() -> reviews.review("g", unfinished, ANN, recording))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("not over");
    }

    @Test
    void aGameWithoutMovesIsReviewedAtOnce() {
        keepBusy();
        reviews.review("g", GameRecord.of(Boards.OVER, List.of()), ANN, recording);
        assertThat(recording.awaitLast().isWhole()).isTrue();
    }

    @Test
    void aReviewTakesNoMoreThanAMinute() {
        assertThat(Reviewing.nanosEach(60)).isEqualTo(300_000_000L);
        assertThat(Reviewing.nanosEach(600)).isEqualTo(100_000_000L);
    }

    @Test
    void aFaultIsTold() {
        Quota quota = new Quota(1, 1);
        Reviews broken =
                new Reviews(truth.pool(), new OracleShelf(0, 0), quota, new KeptReviews(1000), new Teller(teller));
        broken.review("g", GAME, ANN, recording);
        assertThat(recording.awaitLost()).isInstanceOf(IllegalStateException.class);
        assertThat(quota.size()).isZero();
        broken.review("g", GAME, ANN, other);
        assertThat(other.awaitLost()).isInstanceOf(IllegalStateException.class);
    }
}
