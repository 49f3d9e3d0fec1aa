package dev.drey.server.truth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.engine.Analysis;
import dev.drey.engine.Budget;
import dev.drey.engine.Levels;
import dev.drey.engine.Oracle;
import dev.drey.engine.Question;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

final class AnalysesTest {
    private static final Asker ANN = new Asker("ann", "home");
    private static final Asker BOB = new Asker("bob", "home");

    private final ExecutorService teller = Executors.newSingleThreadExecutor();
    private final Truth truth = new Truth(new TruthLimits(1, 8, 2, 2, 3, 64L << 20), new Random(1), teller);
    private final Analyses analyses = truth.analyses();
    private final Recording<Analysis> recording = new Recording<>();

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

    private Recording<Analysis> ask(Asker asker) {
        Recording<Analysis> answer = new Recording<>();
        analyses.analyze(Boards.HARD, 60, asker, answer);
        return answer;
    }

    private static void refused(Refused.Reason reason, Runnable asking) {
        assertThatThrownBy(asking::run)
                .isInstanceOfSatisfying(
                        Refused.class, refused -> assertThat(refused.reason()).isEqualTo(reason));
    }

    @Test
    void whatCanBeProvenIsTold() {
        analyses.analyze(Boards.EASY, 60, ANN, recording);
        Analysis last = recording.awaitLast();
        Analysis asked = new Oracle(1, 1 << 20).ask(Question.everyMove(Boards.EASY), Budget.unlimited());
        assertThat(last.complete()).isTrue();
        assertThat(last.proven()).isEqualTo(asked.proven());
        assertThat(last.verdicts()).hasSameSizeAs(Boards.EASY.moves());
    }

    @Test
    void aFinishedGameIsKnownAtOnceHoweverBusyAllAre() {
        keepBusy();
        ask(ANN);
        ask(ANN);
        analyses.analyze(Boards.OVER, 5, ANN, recording).stop();
        assertThat(recording.awaitLast().complete()).isTrue();
        assertThat(recording.awaitLast().verdicts()).isEmpty();
    }

    @Test
    void itRefinesUntilItIsStopped() {
        long begun = System.nanoTime();
        Stoppable search = analyses.analyze(Boards.HARD, 60, ANN, recording);
        int depth = recording.awaitAny().depth();
        recording.await(known -> known.depth() > depth);
        search.stop();
        search.stop();
        Analysis last = recording.awaitLast();
        double seconds = (System.nanoTime() - begun) / 1e9;
        assertThat(last.complete()).isFalse();
        List<Analysis> seen = recording.seen();
        for (int i = 1; i < seen.size(); i++) {
            assertThat(seen.get(i).depth())
                    .isGreaterThanOrEqualTo(seen.get(i - 1).depth());
        }
        assertThat(seen).allSatisfy(known -> assertThat(known.depth()).isPositive());
        assertThat(seen.size()).isLessThan((int) (10 * seconds) + 3);
        Await.until(() -> truth.pool().running(Rank.TRUTH) == 0);
    }

    @Test
    void itEndsWhenItsTimeIsOver() {
        analyses.analyze(Boards.HARD, 0.05, ANN, recording);
        assertThat(recording.awaitLast().complete()).isFalse();
        assertThat(recording.awaitLast().nanos()).isGreaterThanOrEqualTo(50_000_000L);
    }

    @Test
    void movesInBetweenDoNotSpoilIt() {
        Recording<Analysis> other = new Recording<>();
        analyses.analyze(Boards.HARD, 60, BOB, other);
        other.awaitAny();
        analyses.analyze(Boards.MIDDLING, 60, ANN, recording);
        while (!recording.isOver()) {
            FakeWork.get(truth.engine()
                    .choose(
                            Boards.HARD,
                            Levels.find(Boards.HARD.game().kind(), "level-8").orElseThrow()));
        }
        Analysis asked = new Oracle(1, 1 << 20).ask(Question.everyMove(Boards.MIDDLING), Budget.unlimited());
        assertThat(recording.awaitLast().complete()).isTrue();
        assertThat(recording.awaitLast().proven()).isEqualTo(asked.proven());
        assertThat(other.isOver()).isFalse();
    }

    @Test
    void whoeverStopsItBeforeAnythingIsKnownIsTold() {
        keepBusy();
        analyses.analyze(Boards.HARD, 60, ANN, recording).stop();
        assertThat(recording.awaitLost()).isInstanceOf(CancellationException.class);
        assertThat(truth.pool().queued(Rank.TRUTH)).isZero();
    }

    @Test
    void oneAskerHasTwoAtATime() {
        Stoppable first = analyses.analyze(Boards.HARD, 60, ANN, recording);
        ask(ANN);
        refused(Refused.Reason.TOO_MANY, () -> ask(ANN));
        first.stop();
        ask(ANN);
        refused(Refused.Reason.TOO_MANY, () -> ask(ANN));
    }

    @Test
    void whatHasEndedDoesNotCount() {
        for (int i = 0; i < 5; i++) {
            Recording<Analysis> answer = new Recording<>();
            analyses.analyze(Boards.EASY, 60, ANN, answer);
            answer.awaitLast();
        }
    }

    /** Two wait and one is at work; who is refused then has not used up anything. */
    @Test
    void whereTooManyWaitItIsRefused() {
        Asker cat = new Asker("cat", "school");
        FakeWork busy = keepBusy();
        ask(ANN);
        Recording<Analysis> second = new Recording<>();
        Stoppable stoppable = analyses.analyze(Boards.HARD, 60, BOB, second);
        for (int i = 0; i < 3; i++) {
            refused(Refused.Reason.BUSY, () -> ask(cat));
        }
        stoppable.stop();
        Recording<Analysis> cats = new Recording<>();
        analyses.analyze(Boards.EASY, 60, cat, cats);
        busy.release();
        cats.awaitLast();
    }

    @Test
    void secondsHaveBounds() {
        for (double seconds : new double[] {0, -1, 60.001, Double.NaN, Double.POSITIVE_INFINITY}) {
            assertThatThrownBy(() -> analyses.analyze(Boards.HARD, seconds, ANN, recording))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("60");
        }
    }

    @Test
    void aFaultIsTold() {
        Quota quota = new Quota(1, 1);
        Analyses broken = new Analyses(truth.pool(), new OracleShelf(0, 0), quota, new Teller(teller));
        broken.analyze(Boards.HARD, 60, ANN, recording);
        assertThat(recording.awaitLost()).isInstanceOf(IllegalStateException.class);
        assertThat(quota.size()).isZero();
    }

    @Test
    void closingEndsIt() {
        analyses.analyze(Boards.HARD, 60, ANN, recording);
        recording.awaitAny();
        Recording<Analysis> waiting = ask(BOB);
        truth.close();
        assertThat(recording.awaitLast().complete()).isFalse();
        assertThat(waiting.awaitLost()).isInstanceOf(CancellationException.class);
        refused(Refused.Reason.BUSY, () -> ask(ANN));
    }
}
