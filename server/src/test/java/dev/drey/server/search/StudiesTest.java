package dev.drey.server.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.analysis.AnalysisStore;
import dev.drey.analysis.GameSummary;
import dev.drey.analysis.ProvenCache;
import dev.drey.analysis.Review;
import dev.drey.analysis.ReviewedMove;
import dev.drey.analysis.StudyView;
import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Budget;
import dev.drey.engine.Levels;
import dev.drey.engine.Oracle;
import dev.drey.engine.Verdict;
import dev.drey.record.GameRecord;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.server.Await;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

final class StudiesTest {
    private static final Asker ANN = new Asker("ann", "home");
    private static final Asker BOB = new Asker("bob", "home");
    private static final GameRecord GAME = Boards.game(Boards.EASY, 3);

    /** Its review takes many seconds. */
    private static final GameRecord LONG_GAME = Boards.game(Boards.HARD, 1);

    private final ExecutorService teller = Executors.newSingleThreadExecutor();
    private final SearchService searches =
            new SearchService(new SearchLimits(1, 8, 2, 2, 3, 64L << 20), new Random(1), teller, ProvenCache.none());
    private final Studies studies = searches.studies();
    private final Recording<AnalysisSnapshot> recording = new Recording<>();
    private final Recording<Review> reviewed = new Recording<>();
    private final Recording<StudyView> studied = new Recording<>();

    @AfterEach
    void close() {
        searches.close();
        teller.shutdown();
    }

    private FakeWork keepBusy() {
        FakeWork busy = new FakeWork();
        searches.pool().submit(Rank.LEVEL, Job.NOBODY, busy);
        busy.awaitBegun();
        return busy;
    }

    private Recording<AnalysisSnapshot> ask(Asker asker) {
        Recording<AnalysisSnapshot> answer = new Recording<>();
        studies.analyze(Boards.HARD, 60, asker, answer);
        return answer;
    }

    private static void refused(Refused.Reason reason, Runnable asking) {
        assertThatThrownBy(asking::run)
                .isInstanceOfSatisfying(
                        Refused.class, refused -> assertThat(refused.reason()).isEqualTo(reason));
    }

    @Test
    void whatCanBeProvenIsTold() {
        studies.analyze(Boards.EASY, 60, ANN, recording);
        AnalysisSnapshot last = recording.awaitLast();
        AnalysisSnapshot asked = new Oracle(1, 1 << 20).ask(AnalysisRequest.everyMove(Boards.EASY), Budget.unlimited());
        assertThat(last.complete()).isTrue();
        assertThat(last.proven()).isEqualTo(asked.proven());
        assertThat(last.verdicts()).hasSameSizeAs(Boards.EASY.moves());
    }

    @Test
    void aFinishedGameIsKnownAtOnceHoweverBusyAllAre() {
        keepBusy();
        ask(ANN);
        ask(ANN);
        studies.analyze(Boards.OVER, 5, ANN, recording).stop();
        assertThat(recording.awaitLast().complete()).isTrue();
        assertThat(recording.awaitLast().verdicts()).isEmpty();
    }

    @Test
    void itRefinesUntilItIsStopped() {
        Stoppable search = studies.analyze(Boards.HARD, 60, ANN, recording);
        int depth = recording.awaitAny().depth();
        recording.await(known -> known.depth() > depth);
        search.stop();
        search.stop();
        assertThat(recording.awaitLast().complete()).isFalse();
        List<AnalysisSnapshot> seen = recording.seen();
        for (int i = 1; i < seen.size(); i++) {
            assertThat(seen.get(i).depth())
                    .isGreaterThanOrEqualTo(seen.get(i - 1).depth());
        }
        assertThat(seen).allSatisfy(known -> assertThat(known.depth()).isPositive());
        Await.until(() -> searches.pool().running(Rank.TRUTH) == 0);
    }

    @Test
    void whatWasSearchedIsKnownToEverybodyWithoutASearch() {
        studies.analyze(Boards.HARD, 0.05, ANN, recording);
        AnalysisSnapshot found = recording.awaitLast();
        assertThat(found.complete()).isFalse();
        assertThat(found.nanos()).isGreaterThanOrEqualTo(50_000_000L);
        searches.close();
        Recording<AnalysisSnapshot> again = new Recording<>();
        studies.analyze(Boards.HARD, 0.05, BOB, again);
        assertThat(again.awaitLast()).isEqualTo(found);
        refused(Refused.Reason.BUSY, () -> studies.analyze(Boards.HARD, 60, BOB, new Recording<>()));
    }

    @Test
    void movesInBetweenDoNotSpoilIt() {
        Recording<AnalysisSnapshot> other = new Recording<>();
        studies.analyze(Boards.HARD, 60, BOB, other);
        other.awaitAny();
        studies.analyze(Boards.MIDDLING, 60, ANN, recording);
        while (!recording.isOver()) {
            FakeWork.get(searches.engine()
                    .choose(
                            Boards.HARD,
                            Levels.find(Boards.HARD.game().kind(), "level-8").orElseThrow()));
        }
        AnalysisSnapshot asked =
                new Oracle(1, 1 << 20).ask(AnalysisRequest.everyMove(Boards.MIDDLING), Budget.unlimited());
        assertThat(recording.awaitLast().complete()).isTrue();
        assertThat(recording.awaitLast().proven()).isEqualTo(asked.proven());
        assertThat(other.isOver()).isFalse();
    }

    @Test
    void somebodyWhoStopsBeforeAnythingIsKnownIsTold() {
        keepBusy();
        studies.analyze(Boards.HARD, 60, ANN, recording).stop();
        assertThat(recording.awaitLost()).isInstanceOf(CancellationException.class);
        assertThat(searches.pool().queued(Rank.TRUTH)).isZero();
    }

    @Test
    void oneAskerHasTwoAnalysesAtATime() {
        Stoppable first = studies.analyze(Boards.HARD, 60, ANN, recording);
        ask(ANN);
        refused(Refused.Reason.TOO_MANY, () -> ask(ANN));
        first.stop();
        ask(ANN);
        refused(Refused.Reason.TOO_MANY, () -> ask(ANN));
    }

    /** Two wait and one is at work; who is refused then has not used up anything. */
    @Test
    void whereTooManyWaitItIsRefused() {
        Asker cat = new Asker("cat", "school");
        FakeWork busy = keepBusy();
        ask(ANN);
        Stoppable second = studies.review(LONG_GAME, BOB, reviewed);
        for (int i = 0; i < 3; i++) {
            refused(Refused.Reason.BUSY, () -> ask(cat));
        }
        second.stop();
        Recording<AnalysisSnapshot> cats = new Recording<>();
        studies.analyze(Boards.EASY, 60, cat, cats);
        busy.release();
        cats.awaitLast();
    }

    @Test
    void secondsHaveBounds() {
        for (double seconds : new double[] {0, -1, 60.001, Double.NaN, Double.POSITIVE_INFINITY}) {
            assertThatThrownBy(() -> studies.analyze(Boards.HARD, seconds, ANN, recording))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("60");
        }
    }

    @Test
    void aFaultIsTold() {
        Quota quota = new Quota(1, 1);
        Studies broken = new Studies(
                searches.pool(), new OracleShelf(0, 0), new AnalysisStore(), quota, new Teller(teller), 1000);
        broken.analyze(Boards.HARD, 60, ANN, recording);
        assertThat(recording.awaitLost()).isInstanceOf(IllegalStateException.class);
        assertThat(quota.size()).isZero();
    }

    @Test
    void closingEndsIt() {
        studies.analyze(Boards.HARD, 60, ANN, recording);
        recording.awaitAny();
        studies.review(LONG_GAME, BOB, reviewed);
        searches.close();
        assertThat(recording.awaitLast().complete()).isFalse();
        Await.until(reviewed::isOver);
        refused(Refused.Reason.BUSY, () -> studies.review(GAME, ANN, new Recording<>()));
    }

    @Test
    void everyMoveOfAGameIsReviewed() {
        studies.review(GAME, ANN, reviewed);
        Review review = reviewed.awaitLast();
        assertThat(review.isWhole()).isTrue();
        assertThat(review.record()).isEqualTo(GAME);
        Oracle oracle = new Oracle(1, 1 << 20);
        for (ReviewedMove move : review.moves()) {
            AnalysisSnapshot asked = oracle.ask(AnalysisRequest.everyMove(move.position()), Budget.unlimited());
            assertThat(move.loss())
                    .isEqualTo(asked.best().expected() - asked.of(move.move()).expected());
        }
    }

    @Test
    void aReviewBeginsAtTheEndOfTheGame() {
        studies.review(LONG_GAME, ANN, reviewed);
        int some = reviewed.awaitAny().moves().size();
        reviewed.await(review -> review.moves().size() > some);
        searches.close();
        reviewed.awaitLast();
        int end = LONG_GAME.moves().size();
        assertThat(reviewed.seen())
                .allSatisfy(seen -> assertThat(
                                seen.moves().get(seen.moves().size() - 1).ply())
                        .isEqualTo(end));
    }

    @Test
    void aGameWithoutMovesIsReviewedAtOnce() {
        keepBusy();
        studies.review(GameRecord.of(Boards.OVER, List.of()), ANN, reviewed);
        assertThat(reviewed.awaitLast().isWhole()).isTrue();
    }

    @Test
    void aReviewTakesAboutAMinuteAtMost() {
        assertThat(studies.nanosEach(60)).isEqualTo(300_000_000L);
        assertThat(studies.nanosEach(600)).isEqualTo(100_000_000L);
    }

    @Test
    void thePositionLookedAtGoesFirst() {
        Position at = LONG_GAME.start();
        studies.study(LONG_GAME, Optional.of(at), 0.05, ANN, studied);
        StudyView first =
                studied.await(view -> view.snapshot().entries().stream().anyMatch(Optional::isPresent));
        assertThat(first.snapshot().entries().get(0)).isPresent();
    }

    /** Stepping through a game: nobody is refused, and the oldest study ends. */
    @Test
    void aNewerStudyEndsTheOldest() {
        FakeWork busy = keepBusy();
        List<Recording<StudyView>> studiesSeen = new ArrayList<>();
        for (Position position : Review.positions(LONG_GAME)) {
            Recording<StudyView> answer = new Recording<>();
            studies.study(LONG_GAME, Optional.of(position), 8, ANN, answer);
            studiesSeen.add(answer);
        }
        for (Recording<StudyView> old : studiesSeen.subList(0, studiesSeen.size() - 2)) {
            old.awaitLast();
        }
        assertThat(studiesSeen.get(studiesSeen.size() - 1).isOver()).isFalse();
        assertThat(searches.pool().queued(Rank.TRUTH)).isEqualTo(2);
        busy.release();
    }

    @Test
    void everythingAStudyShowsAgreesAtAnyMoment() {
        studies.study(LONG_GAME, Optional.of(LONG_GAME.start()), 0.3, ANN, studied);
        studied.await(view -> view.review().moves().size() > 20);
        searches.close();
        for (StudyView view : studied.seen()) {
            Map<Position, AnalysisSnapshot> known = new HashMap<>();
            view.snapshot()
                    .entries()
                    .forEach(entry ->
                            entry.ifPresent(found -> known.put(found.analysis().position(), found.analysis())));
            for (ReviewedMove move : view.review().moves()) {
                Move played = move.move();
                AnalysisSnapshot next = known.get(move.position().play(played));
                assertThat(move.loss())
                        .isEqualTo(Math.max(
                                0, move.best().expected() - move.played().expected()));
                if (next != null) {
                    assertThat(move.played().expected()).isEqualTo(-next.best().expected());
                }
            }
        }
    }

    @Test
    void whatIsProvenOutlivesTheServer() {
        Map<Position, List<Verdict>> kept = new ConcurrentHashMap<>();
        ProvenCache cache = new ProvenCache() {
            @Override
            public List<Verdict> find(Position position) {
                return kept.getOrDefault(position, List.of());
            }

            @Override
            public void keep(Position position, List<Verdict> moves) {
                kept.put(position, moves);
            }
        };
        SearchLimits limits = new SearchLimits(1, 8, 2, 2, 3, 64L << 20);
        try (SearchService before = new SearchService(limits, new Random(1), teller, cache)) {
            before.studies().analyze(Boards.EASY, 60, ANN, recording);
            recording.awaitLast();
        }
        try (SearchService after = new SearchService(limits, new Random(1), teller, cache)) {
            FakeWork busy = new FakeWork();
            after.pool().submit(Rank.LEVEL, Job.NOBODY, busy);
            Recording<AnalysisSnapshot> again = new Recording<>();
            after.studies().analyze(Boards.EASY, 60, ANN, again);
            assertThat(again.await(AnalysisSnapshot::complete).verdicts())
                    .isEqualTo(recording.awaitLast().verdicts());
            busy.release();
        }
    }

    @Test
    void gamesAreSummedUpOneAfterAnother() {
        GameRecord other = Boards.game(Boards.EASY, 4);
        Recording<List<GameSummary>> summed = new Recording<>();
        studies.summarize(List.of(GAME, other), ANN, summed);
        List<GameSummary> last = summed.awaitLast();
        assertThat(last).hasSize(2);
        studies.review(other, ANN, reviewed);
        assertThat(last.get(1)).isEqualTo(GameSummary.of(reviewed.awaitLast()));
        Recording<List<GameSummary>> nothing = new Recording<>();
        searches.close();
        studies.summarize(List.of(), ANN, nothing);
        assertThat(nothing.awaitLast()).isEmpty();
        refused(Refused.Reason.BUSY, () -> studies.summarize(List.of(GAME), ANN, new Recording<>()));
    }

    /** Nobody is refused for asking again, and nothing is left of the older run. */
    @Test
    void aNewerRunOfSummariesEndsTheOlder() {
        FakeWork busy = keepBusy();
        List<Recording<List<GameSummary>>> runs = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            Recording<List<GameSummary>> run = new Recording<>();
            studies.summarize(List.of(GAME), ANN, run);
            runs.add(run);
        }
        runs.subList(0, 4).forEach(old -> assertThat(old.awaitLast()).isEmpty());
        assertThat(searches.pool().queued(Rank.TRUTH)).isOne();
        busy.release();
        assertThat(runs.get(4).awaitLast()).hasSize(1);
    }

    /** What is done by then is told. */
    @Test
    void aRunOfSummariesCanBeStopped() {
        Recording<List<GameSummary>> run = new Recording<>();
        Stoppable search = studies.summarize(List.of(GAME, LONG_GAME), ANN, run);
        run.await(done -> done.size() == 1);
        search.stop();
        search.stop();
        assertThat(run.awaitLast()).hasSize(1);
        Await.until(() -> searches.pool().running(Rank.TRUTH) == 0);
    }
}
