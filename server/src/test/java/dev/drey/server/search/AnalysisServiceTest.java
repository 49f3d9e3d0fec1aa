package dev.drey.server.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.analysis.AnalysisStore;
import dev.drey.analysis.GameSummary;
import dev.drey.analysis.Review;
import dev.drey.analysis.ReviewedMove;
import dev.drey.analysis.StudyView;
import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Budget;
import dev.drey.engine.Levels;
import dev.drey.engine.Oracle;
import dev.drey.engine.ProvenCache;
import dev.drey.engine.Verdict;
import dev.drey.record.GameRecord;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.server.Await;
import dev.drey.server.search.AnalysisService.RunningSearch;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

final class AnalysisServiceTest {
    private static final SearchOwner ANN = new SearchOwner("ann", "home");
    private static final SearchOwner BOB = new SearchOwner("bob", "home");
    private static final GameRecord GAME = TestPositions.game(TestPositions.EASY, 3);

    /** A game whose review takes many seconds. */
    private static final GameRecord LONG_GAME = TestPositions.game(TestPositions.HARD, 1);

    private final ExecutorService callbacks = Executors.newSingleThreadExecutor();
    private final SearchService searches =
            new SearchService(new SearchLimits(1, 8, 4, 2, 3, 64L << 20), new Random(1), callbacks, ProvenCache.none());
    private final AnalysisService analyses = searches.analyses();
    private final RecordingObserver<AnalysisSnapshot> recording = new RecordingObserver<>();
    private final RecordingObserver<Review> reviews = new RecordingObserver<>();
    private final RecordingObserver<StudyView> studies = new RecordingObserver<>();

    @AfterEach
    void close() {
        searches.close();
        callbacks.shutdown();
    }

    private FakeTask blockThread() {
        FakeTask blocker = new FakeTask();
        searches.queue().submit(SearchPriority.LEVEL_MOVE, new SearchOwner("blocker", "blocker"), blocker);
        blocker.awaitStarted();
        return blocker;
    }

    /** The thread is blocked, so whatever is sent comes from the proofs. */
    @Test
    void provenBestMoveIsSentWithoutSearch() {
        Position start = Games.game("squirrel-war:7").start();
        SearchLimits limits = new SearchLimits(1, 8, 4, 2, 3, 64L << 20);
        try (SearchService proven = new SearchService(limits, new Random(1), callbacks, new ClaimedProofs())) {
            FakeTask blocker = new FakeTask();
            proven.queue().submit(SearchPriority.LEVEL_MOVE, BOB, blocker);
            blocker.awaitStarted();
            proven.analyses().analyze(start, 1, ANN, recording);
            assertThat(recording.awaitAny().bestIsPerfect()).isTrue();
            assertThat(recording.awaitAny().nodes()).isZero();
        }
    }

    @Test
    void reviewOfProvenBestMovesNeedsNoSearch() {
        Position start = Games.game("squirrel-war:7").start();
        SearchLimits limits = new SearchLimits(1, 8, 4, 2, 3, 64L << 20);
        try (SearchService proven = new SearchService(limits, new Random(1), callbacks, new ClaimedProofs())) {
            FakeTask blocker = new FakeTask();
            proven.queue().submit(SearchPriority.LEVEL_MOVE, BOB, blocker);
            blocker.awaitStarted();
            GameRecord record = GameRecord.of(start, List.of(start.moves().get(0)));
            proven.analyses().review(record, ANN, reviews);
            assertThat(reviews.awaitLast().isComplete()).isTrue();
            assertThat(blocker.isDone()).isFalse();
        }
    }

    private RecordingObserver<AnalysisSnapshot> analyzeHard(SearchOwner requester) {
        RecordingObserver<AnalysisSnapshot> answer = new RecordingObserver<>();
        analyses.analyze(TestPositions.HARD, 60, requester, answer);
        return answer;
    }

    private static void assertRejected(SearchRejected.Reason reason, Runnable request) {
        assertThatThrownBy(request::run)
                .isInstanceOfSatisfying(
                        SearchRejected.class,
                        rejected -> assertThat(rejected.reason()).isEqualTo(reason));
    }

    @Test
    void provesEveryMoveOfEasyPosition() {
        analyses.analyze(TestPositions.EASY, 60, ANN, recording);
        AnalysisSnapshot last = recording.awaitLast();
        AnalysisSnapshot asked =
                new Oracle(1, 1 << 20).analyse(AnalysisRequest.everyMove(TestPositions.EASY), Budget.unlimited());
        assertThat(last.complete()).isTrue();
        assertThat(last.proven()).isEqualTo(asked.proven());
        assertThat(last.verdicts()).hasSameSizeAs(TestPositions.EASY.moves());
    }

    @Test
    void finishedGameNeedsNoSearch() {
        blockThread();
        analyzeHard(ANN);
        analyzeHard(ANN);
        analyses.analyze(TestPositions.OVER, 5, ANN, recording).stop();
        assertThat(recording.awaitLast().complete()).isTrue();
        assertThat(recording.awaitLast().verdicts()).isEmpty();
    }

    @Test
    void analysisRefinesUntilStopped() {
        RunningSearch search = analyses.analyze(TestPositions.HARD, 60, ANN, recording);
        int depth = recording.awaitAny().depth();
        recording.await(known -> known.depth() > depth);
        search.stop();
        search.stop();
        assertThat(recording.awaitLast().complete()).isFalse();
        List<AnalysisSnapshot> updates = recording.updates();
        for (int i = 1; i < updates.size(); i++) {
            assertThat(updates.get(i).depth())
                    .isGreaterThanOrEqualTo(updates.get(i - 1).depth());
        }
        assertThat(updates).allSatisfy(known -> assertThat(known.depth()).isPositive());
        Await.until(() -> searches.queue().running(SearchPriority.ANALYSIS) == 0);
    }

    @Test
    void requestersShareResults() {
        analyses.analyze(TestPositions.HARD, 0.05, ANN, recording);
        AnalysisSnapshot found = recording.awaitLast();
        assertThat(found.complete()).isFalse();
        assertThat(found.nanos()).isGreaterThanOrEqualTo(50_000_000L);
        searches.close();
        RecordingObserver<AnalysisSnapshot> again = new RecordingObserver<>();
        analyses.analyze(TestPositions.HARD, 0.05, BOB, again);
        assertThat(again.awaitLast()).isEqualTo(found);
        assertRejected(
                SearchRejected.Reason.BUSY,
                () -> analyses.analyze(TestPositions.HARD, 60, BOB, new RecordingObserver<>()));
    }

    @Test
    void analysisSurvivesPreemptionByMoves() {
        RecordingObserver<AnalysisSnapshot> other = new RecordingObserver<>();
        analyses.analyze(TestPositions.HARD, 60, BOB, other);
        other.awaitAny();
        analyses.analyze(TestPositions.MEDIUM, 60, ANN, recording);
        while (!recording.isFinished()) {
            FakeTask.get(searches.engineMoves()
                    .choose(TestPositions.request(
                            TestPositions.HARD,
                            Levels.find(TestPositions.HARD.game().kind(), "level-8")
                                    .orElseThrow())));
        }
        AnalysisSnapshot asked =
                new Oracle(1, 1 << 20).analyse(AnalysisRequest.everyMove(TestPositions.MEDIUM), Budget.unlimited());
        assertThat(recording.awaitLast().complete()).isTrue();
        assertThat(recording.awaitLast().proven()).isEqualTo(asked.proven());
        assertThat(other.isFinished()).isFalse();
    }

    @Test
    void stoppingWithoutResultFailsWithCancellation() {
        blockThread();
        analyses.analyze(TestPositions.HARD, 60, ANN, recording).stop();
        assertThat(recording.awaitFailure()).isInstanceOf(CancellationException.class);
        assertThat(searches.queue().queued(SearchPriority.ANALYSIS)).isZero();
    }

    @Test
    void limitsAnalysesPerIdentity() {
        RunningSearch first = analyses.analyze(TestPositions.HARD, 60, ANN, recording);
        analyzeHard(ANN);
        assertRejected(SearchRejected.Reason.TOO_MANY, () -> analyzeHard(ANN));
        first.stop();
        analyzeHard(ANN);
        assertRejected(SearchRejected.Reason.TOO_MANY, () -> analyzeHard(ANN));
    }

    /** Two searches of the address wait, which is half of the queue, and one runs. A rejected requester holds no reservation. */
    @Test
    void rejectsAnalysisIfTooManyAreWaiting() {
        SearchOwner cat = new SearchOwner("cat", ANN.address());
        FakeTask blocker = blockThread();
        RunningSearch first = analyses.analyze(TestPositions.HARD, 60, ANN, new RecordingObserver<>());
        RunningSearch second = analyses.review(LONG_GAME, BOB, reviews);
        for (int i = 0; i < 3; i++) {
            assertRejected(SearchRejected.Reason.BUSY, () -> analyzeHard(cat));
        }
        second.stop();
        RecordingObserver<AnalysisSnapshot> cats = new RecordingObserver<>();
        analyses.analyze(TestPositions.EASY, 60, cat, cats);
        first.stop();
        blocker.release();
        cats.awaitLast();
    }

    @Test
    void endsAllSearchesOfPlayer() {
        analyses.analyze(TestPositions.HARD, 60, ANN, recording);
        recording.awaitAny();
        analyses.study(LONG_GAME, Optional.empty(), 60, ANN, studies);
        RecordingObserver<AnalysisSnapshot> bobs = analyzeHard(BOB);
        analyses.endAll("ann");
        for (RecordingObserver<?> ended : List.of(recording, studies)) {
            assertThat(ended.awaitFailure())
                    .isInstanceOfSatisfying(
                            SearchRejected.class,
                            rejected -> assertThat(rejected.reason()).isEqualTo(SearchRejected.Reason.HINTS_OFF));
        }
        assertThat(bobs.isFinished()).isFalse();
        Await.until(() -> searches.queue().queued(SearchPriority.ANALYSIS) == 0);
        // Nothing is left that counts towards a limit.
        analyzeHard(ANN);
        analyzeHard(ANN);
    }

    @Test
    void computesOnSearchThread() {
        assertThat(FakeTask.get(
                        analyses.compute(ANN, () -> Thread.currentThread().getName())))
                .startsWith("drey-search-");
        CompletableFuture<String> failing = analyses.compute(ANN, () -> {
            throw new IllegalArgumentException("too large");
        });
        assertThatThrownBy(failing::join).hasRootCauseMessage("too large");
    }

    @Test
    void waitingComputationCanBeCancelledAndEnded() {
        FakeTask blocker = blockThread();
        CompletableFuture<String> unwanted = analyses.compute(ANN, () -> "unwanted");
        CompletableFuture<String> ended = analyses.compute(ANN, () -> "ended");
        assertRejected(SearchRejected.Reason.TOO_MANY, () -> {
            CompletableFuture<String> unused = analyses.compute(ANN, () -> "too many");
        });
        unwanted.cancel(true);
        analyses.endAll("ann");
        assertThatThrownBy(ended::join).hasCauseInstanceOf(SearchRejected.class);
        assertThat(searches.queue().queued(SearchPriority.XRAY)).isZero();
        CompletableFuture<String> wanted = analyses.compute(ANN, () -> "wanted");
        blocker.release();
        assertThat(FakeTask.get(wanted)).isEqualTo("wanted");
    }

    @Test
    void rejectsSecondsOutOfBounds() {
        for (double seconds : new double[] {0, -1, 60.001, Double.NaN, Double.POSITIVE_INFINITY}) {
            assertThatThrownBy(() -> analyses.analyze(TestPositions.HARD, seconds, ANN, recording))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("60");
        }
    }

    @Test
    void reportsFaultAndReleasesQuota() {
        AnalysisService broken = new AnalysisService(
                searches.queue(),
                new OraclePool(0, 0),
                new AnalysisStore(),
                callbacks,
                new SearchLimits(1, 8, 2, 1, 1, 0));
        for (int i = 0; i < 2; i++) {
            RecordingObserver<AnalysisSnapshot> answer = new RecordingObserver<>();
            broken.analyze(TestPositions.HARD, 60, ANN, answer);
            assertThat(answer.awaitFailure()).isInstanceOf(IllegalStateException.class);
        }
    }

    @Test
    void closingEndsSearches() {
        analyses.analyze(TestPositions.HARD, 60, ANN, recording);
        recording.awaitAny();
        analyses.review(LONG_GAME, BOB, reviews);
        searches.close();
        assertThat(recording.awaitLast().complete()).isFalse();
        Await.until(reviews::isFinished);
        assertRejected(SearchRejected.Reason.BUSY, () -> analyses.review(GAME, ANN, new RecordingObserver<>()));
    }

    @Test
    void reviewsEveryMoveOfGame() {
        analyses.review(GAME, ANN, reviews);
        Review review = reviews.awaitLast();
        assertThat(review.isComplete()).isTrue();
        assertThat(review.record()).isEqualTo(GAME);
        Oracle oracle = new Oracle(1, 1 << 20);
        for (ReviewedMove move : review.moves()) {
            AnalysisSnapshot asked = oracle.analyse(AnalysisRequest.everyMove(move.position()), Budget.unlimited());
            assertThat(move.loss())
                    .isEqualTo(asked.best().expected() - asked.of(move.move()).expected());
        }
    }

    @Test
    void reviewStartsAtEndOfGame() {
        analyses.review(LONG_GAME, ANN, reviews);
        int reviewedMoves = reviews.awaitAny().moves().size();
        reviews.await(review -> review.moves().size() > reviewedMoves);
        searches.close();
        reviews.awaitLast();
        int end = LONG_GAME.moves().size();
        assertThat(reviews.updates())
                .allSatisfy(update -> assertThat(
                                update.moves().get(update.moves().size() - 1).ply())
                        .isEqualTo(end));
    }

    @Test
    void reviewOfGameWithoutMovesNeedsNoSearch() {
        blockThread();
        analyses.review(GameRecord.of(TestPositions.OVER, List.of()), ANN, reviews);
        assertThat(reviews.awaitLast().isComplete()).isTrue();
    }

    @Test
    void limitsTimeOfReviewToOneMinute() {
        assertThat(analyses.nanosPerMove(60)).isEqualTo(300_000_000L);
        assertThat(analyses.nanosPerMove(600)).isEqualTo(100_000_000L);
    }

    @Test
    void studySearchesViewedPositionFirst() {
        Position at = LONG_GAME.start();
        analyses.study(LONG_GAME, Optional.of(at), 0.05, ANN, studies);
        StudyView first =
                studies.await(view -> view.snapshot().entries().stream().anyMatch(Optional::isPresent));
        assertThat(first.snapshot().entries().get(0)).isPresent();
    }

    /** A user who steps through a game is never rejected. */
    @Test
    void newStudyStopsOldestOfSameIdentity() {
        FakeTask blocker = blockThread();
        List<RecordingObserver<StudyView>> observers = new ArrayList<>();
        for (Position position : Review.positions(LONG_GAME)) {
            RecordingObserver<StudyView> answer = new RecordingObserver<>();
            analyses.study(LONG_GAME, Optional.of(position), 8, ANN, answer);
            observers.add(answer);
        }
        for (RecordingObserver<StudyView> old : observers.subList(0, observers.size() - 2)) {
            old.awaitLast();
        }
        assertThat(observers.get(observers.size() - 1).isFinished()).isFalse();
        assertThat(searches.queue().queued(SearchPriority.ANALYSIS)).isEqualTo(2);
        blocker.release();
    }

    @Test
    void everyStudyViewIsConsistent() {
        analyses.study(LONG_GAME, Optional.of(LONG_GAME.start()), 0.3, ANN, studies);
        studies.await(view -> view.review().moves().size() > 20);
        searches.close();
        for (StudyView view : studies.updates()) {
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
    void provenResultsSurviveRestart() {
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
        try (SearchService before = new SearchService(limits, new Random(1), callbacks, cache)) {
            before.analyses().analyze(TestPositions.EASY, 60, ANN, recording);
            recording.awaitLast();
        }
        try (SearchService after = new SearchService(limits, new Random(1), callbacks, cache)) {
            FakeTask blocker = new FakeTask();
            after.queue().submit(SearchPriority.LEVEL_MOVE, new SearchOwner("blocker", "blocker"), blocker);
            RecordingObserver<AnalysisSnapshot> again = new RecordingObserver<>();
            after.analyses().analyze(TestPositions.EASY, 60, ANN, again);
            assertThat(again.await(AnalysisSnapshot::complete).verdicts())
                    .isEqualTo(recording.awaitLast().verdicts());
            blocker.release();
        }
    }

    @Test
    void summarizesGamesInOrder() {
        GameRecord other = TestPositions.game(TestPositions.EASY, 4);
        RecordingObserver<List<GameSummary>> summaries = new RecordingObserver<>();
        analyses.summarize(List.of(GAME, other), ANN, summaries);
        List<GameSummary> last = summaries.awaitLast();
        assertThat(last).hasSize(2);
        analyses.review(other, ANN, reviews);
        assertThat(last.get(1)).isEqualTo(GameSummary.of(reviews.awaitLast()));
        RecordingObserver<List<GameSummary>> nothing = new RecordingObserver<>();
        searches.close();
        analyses.summarize(List.of(), ANN, nothing);
        assertThat(nothing.awaitLast()).isEmpty();
        assertRejected(
                SearchRejected.Reason.BUSY, () -> analyses.summarize(List.of(GAME), ANN, new RecordingObserver<>()));
    }

    /** A repeated request is never rejected, and nothing of the older run stays queued. */
    @Test
    void newSummaryRunStopsOlderOfSameIdentity() {
        FakeTask blocker = blockThread();
        List<RecordingObserver<List<GameSummary>>> runs = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            RecordingObserver<List<GameSummary>> run = new RecordingObserver<>();
            analyses.summarize(List.of(GAME), ANN, run);
            runs.add(run);
        }
        runs.subList(0, 4).forEach(old -> assertThat(old.awaitLast()).isEmpty());
        assertThat(searches.queue().queued(SearchPriority.ANALYSIS)).isOne();
        blocker.release();
        assertThat(runs.get(4).awaitLast()).hasSize(1);
    }

    @Test
    void stoppedSummaryRunSendsFinishedSummaries() {
        RecordingObserver<List<GameSummary>> run = new RecordingObserver<>();
        RunningSearch search = analyses.summarize(List.of(GAME, LONG_GAME), ANN, run);
        run.await(done -> done.size() == 1);
        search.stop();
        search.stop();
        assertThat(run.awaitLast()).hasSize(1);
        Await.until(() -> searches.queue().running(SearchPriority.ANALYSIS) == 0);
    }
}
