package dev.drey.server.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.analysis.ProvenCache;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Level;
import dev.drey.engine.Levels;
import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import dev.drey.rules.Position;
import dev.drey.server.Await;
import dev.drey.server.search.AnalysisService.Requester;
import dev.drey.server.search.SearchSchedule.Job;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

final class EngineMovesTest {
    private static final SearchLimits LIMITS = new SearchLimits(1, 3, 4, 2, 8, 64L << 20);

    private final SearchService searches = new SearchService(LIMITS, new Random(1), Runnable::run, ProvenCache.none());
    private final EngineMoves engine = searches.engineMoves();

    @AfterEach
    void close() {
        searches.close();
    }

    private static Level level(Position position, String name) {
        return Levels.find(position.game().kind(), name).orElseThrow();
    }

    private FakeTask blockThread() {
        FakeTask blocker = new FakeTask();
        searches.queue().submit(SearchPriority.LEVEL_MOVE, Job.NO_OWNER, blocker);
        blocker.awaitStarted();
        return blocker;
    }

    @Test
    void everyLevelOfEveryGameChoosesLegalMove() {
        for (GameKind kind : Games.all()) {
            String setup = kind.id().equals("squirrel-war") ? ":7" : "";
            Position start = Games.game(kind.id() + setup).start();
            for (Level level : Levels.of(kind)) {
                ChosenMove choice = FakeTask.get(engine.choose(start, level, Duration.ofMillis(20)));
                assertThat(start.moves()).contains(choice.move());
                assertThat(choice.remark().isPresent()).isEqualTo(level.isStrongest());
            }
        }
    }

    @Test
    void strongestPlayerRemarksHowCertainItIs() {
        ChosenMove choice = FakeTask.get(engine.choose(TestPositions.EASY, Level.STRONGEST));
        assertThat(choice.remark().orElseThrow())
                .startsWith(choice.move().text() + ", a perfect move, ")
                .endsWith("(proven)");
    }

    @Test
    void sameRandomSeedGivesSameMoves() {
        List<String> once = choices(5);
        assertThat(choices(5)).isEqualTo(once);
        assertThat(choices(6)).isNotEqualTo(once);
    }

    private static List<String> choices(long seed) {
        List<String> moves = new ArrayList<>();
        try (SearchService searches = new SearchService(LIMITS, new Random(seed), Runnable::run, ProvenCache.none())) {
            for (int i = 0; i < 10; i++) {
                moves.add(FakeTask.get(
                                searches.engineMoves().choose(TestPositions.EASY, level(TestPositions.EASY, "level-1")))
                        .move()
                        .text());
            }
        }
        return moves;
    }

    @Test
    void rejectsPositionAfterGameOver() {
        assertThatThrownBy(() -> engine.choose(TestPositions.OVER, Level.STRONGEST))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("over");
    }

    @Test
    void onlyLegalMoveNeedsNoSearch() {
        FakeTask blocker = blockThread();
        Position forced = TestPositions.EASY;
        for (int i = 0; forced.moves().size() > 1; i++) {
            forced = forced.play(forced.moves().get(i % forced.moves().size()));
        }
        assertThat(engine.choose(forced, Level.STRONGEST)).isCompleted();
        assertThat(blocker.isDone()).isFalse();
    }

    @Test
    void rejectsMoveIfTooManyAreWaiting() {
        FakeTask blocker = blockThread();
        List<CompletableFuture<ChosenMove>> waiting = new ArrayList<>();
        for (int i = 0; i < LIMITS.maxMoves(); i++) {
            waiting.add(engine.choose(TestPositions.EASY, level(TestPositions.EASY, "level-1")));
        }
        CompletableFuture<ChosenMove> rejected = engine.choose(TestPositions.EASY, Level.STRONGEST);
        assertThat(rejected).isCompletedExceptionally();
        assertThatThrownBy(rejected::join).hasCauseInstanceOf(SearchRejected.class);
        blocker.release();
        waiting.forEach(FakeTask::get);
        FakeTask.get(engine.choose(TestPositions.EASY, Level.STRONGEST));
    }

    @Test
    void cancelsWaitingMove() {
        blockThread();
        CompletableFuture<ChosenMove> choice = engine.choose(TestPositions.EASY, level(TestPositions.EASY, "level-1"));
        assertThat(searches.queue().queued(SearchPriority.LEVEL_MOVE)).isEqualTo(1);
        choice.cancel(true);
        assertThat(searches.queue().queued(SearchPriority.LEVEL_MOVE)).isZero();
    }

    @Test
    void cancelsRunningMove() {
        Level patient = new Level("patient", 0, Long.MAX_VALUE, 600_000_000_000L);
        CompletableFuture<ChosenMove> choice = engine.choose(TestPositions.HARD, patient);
        Await.until(() -> searches.queue().running(SearchPriority.STRONGEST_MOVE) == 1);
        choice.cancel(true);
        Await.until(() -> searches.queue().running(SearchPriority.STRONGEST_MOVE) == 0);
        FakeTask.get(engine.choose(TestPositions.EASY, level(TestPositions.EASY, "level-1")));
    }

    @Test
    void limitsThinkingTime() {
        Level patient = new Level("patient", 0, Long.MAX_VALUE, 600_000_000_000L);
        FakeTask.get(engine.choose(TestPositions.HARD, patient, Duration.ofMillis(50)));
    }

    @Test
    void waitingStrongestPlayersShareThinkingTime() {
        long whole = 5_000_000_000L;
        assertThat(EngineMoves.sharedNanos(whole, 0, 1)).isEqualTo(whole);
        assertThat(EngineMoves.sharedNanos(whole, 4, 1)).isEqualTo(whole / 5);
        assertThat(EngineMoves.sharedNanos(whole, 4, 4)).isEqualTo(whole / 2);
        assertThat(EngineMoves.sharedNanos(whole, 4000, 1)).isEqualTo(250_000_000L);
        assertThat(EngineMoves.sharedNanos(50_000_000L, 4000, 1)).isEqualTo(50_000_000L);
    }

    /** Four analyses of a minute each share one thread with the moves. */
    @Test
    void movesPreemptAnalyses() {
        List<RecordingObserver<AnalysisSnapshot>> analyses = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            RecordingObserver<AnalysisSnapshot> recording = new RecordingObserver<>();
            analyses.add(recording);
            searches.analyses().analyze(TestPositions.HARD, 60, new Requester("requester " + i, "home"), recording);
        }
        analyses.get(0).awaitAny();
        for (int i = 0; i < 5; i++) {
            FakeTask.get(engine.choose(TestPositions.HARD, level(TestPositions.HARD, "level-" + (4 + i))));
        }
        assertThat(analyses).noneMatch(RecordingObserver::isFinished);
        Await.until(() -> searches.queue().running(SearchPriority.ANALYSIS)
                        + searches.queue().queued(SearchPriority.ANALYSIS)
                == 4);
    }

    @Test
    void closingCancelsMoves() {
        CompletableFuture<ChosenMove> working = engine.choose(TestPositions.HARD, Level.STRONGEST);
        Await.until(() -> searches.queue().running(SearchPriority.STRONGEST_MOVE) == 1);
        CompletableFuture<ChosenMove> waiting = engine.choose(TestPositions.HARD, Level.STRONGEST);
        searches.close();
        for (CompletableFuture<ChosenMove> choice : List.of(working, waiting)) {
            assertThat(choice).isDone();
            assertThatThrownBy(choice::join).isInstanceOf(CancellationException.class);
        }
        assertThatThrownBy(engine.choose(TestPositions.HARD, Level.STRONGEST)::join)
                .hasCauseInstanceOf(SearchRejected.class);
    }
}
