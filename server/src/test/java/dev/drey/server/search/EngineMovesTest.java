package dev.drey.server.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Level;
import dev.drey.engine.Levels;
import dev.drey.engine.ProvenCache;
import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import dev.drey.rules.Position;
import dev.drey.server.Await;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

final class EngineMovesTest {
    private static final SearchLimits LIMITS = new SearchLimits(1, 3, 8, 2, 8, 64L << 20);

    private final SearchService searches = new SearchService(LIMITS, new Random(1), Runnable::run, ProvenCache.none());
    private final EngineMoves engine = searches.engineMoves();

    @AfterEach
    void close() {
        searches.close();
    }

    private static Level level(Position position, String name) {
        return Levels.find(position.game().kind(), name).orElseThrow();
    }

    private CompletableFuture<ChosenMove> choose(Position position, Level level) {
        return engine.choose(TestPositions.request(position, level));
    }

    private CompletableFuture<ChosenMove> choose(Position position, Level level, Duration maxTime) {
        MoveRequest request = TestPositions.request(position, level);
        return engine.choose(new MoveRequest(position, level, maxTime, request.owner(), true));
    }

    private FakeTask blockThread() {
        FakeTask blocker = new FakeTask();
        searches.queue().submit(SearchPriority.LEVEL_MOVE, new SearchOwner("blocker", "blocker"), blocker);
        blocker.awaitStarted();
        return blocker;
    }

    @Test
    void everyLevelOfEveryGameChoosesLegalMove() {
        for (GameKind kind : Games.all()) {
            String setup = kind.id().equals("squirrel-war") ? ":7" : "";
            Position start = Games.game(kind.id() + setup).start();
            for (Level level : Levels.of(kind)) {
                ChosenMove choice = FakeTask.get(choose(start, level, Duration.ofMillis(20)));
                assertThat(start.moves()).contains(choice.move());
                assertThat(choice.remark().isPresent()).isEqualTo(level.isStrongest());
            }
        }
    }

    @Test
    void strongestPlayerRemarksHowCertainItIs() {
        ChosenMove choice = FakeTask.get(choose(TestPositions.EASY, Level.STRONGEST));
        assertThat(choice.remark().orElseThrow())
                .startsWith(choice.move().text() + ", a perfect move, ")
                .endsWith("(proven)");
    }

    /** The empty board takes minutes to prove, so a perfect move that is known after five seconds comes from the proofs. */
    @Test
    void strongestPlayerPlaysProvenBestMoveWithoutSearch() {
        Position start = Games.game("squirrel-war:7").start();
        ProvenCache proofs = new ClaimedProofs();
        try (SearchService service = new SearchService(LIMITS, new Random(1), Runnable::run, proofs)) {
            ChosenMove choice =
                    FakeTask.get(service.engineMoves().choose(TestPositions.request(start, Level.STRONGEST)));
            assertThat(choice.move().text()).startsWith("A1");
            assertThat(choice.remark())
                    .hasValueSatisfying(remark -> assertThat(remark).contains("a perfect move, wins by 3 (proven)"));
        }
    }

    @Test
    void strongestPlayerKeepsWhatItProves() {
        ChosenMove choice = FakeTask.get(choose(TestPositions.EASY, Level.STRONGEST));
        assertThat(searches.proofs().findBestMove(TestPositions.EASY))
                .hasValueSatisfying(known -> assertThat(known.best().move()).isEqualTo(choice.move()));
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
                moves.add(FakeTask.get(searches.engineMoves()
                                .choose(TestPositions.request(
                                        TestPositions.EASY, level(TestPositions.EASY, "level-1"))))
                        .move()
                        .text());
            }
        }
        return moves;
    }

    @Test
    void rejectsPositionAfterGameOver() {
        assertThatThrownBy(() -> choose(TestPositions.OVER, Level.STRONGEST))
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
        assertThat(choose(forced, Level.STRONGEST)).isCompleted();
        assertThat(blocker.isDone()).isFalse();
    }

    @Test
    void rejectsMoveIfTooManyAreWaiting() {
        FakeTask blocker = blockThread();
        List<CompletableFuture<ChosenMove>> waiting = new ArrayList<>();
        for (int i = 0; i < LIMITS.maxMoves(); i++) {
            waiting.add(choose(TestPositions.EASY, level(TestPositions.EASY, "level-1")));
        }
        CompletableFuture<ChosenMove> rejected = choose(TestPositions.EASY, Level.STRONGEST);
        assertThat(rejected).isCompletedExceptionally();
        assertThatThrownBy(rejected::join).hasCauseInstanceOf(SearchRejected.class);
        blocker.release();
        waiting.forEach(FakeTask::get);
        FakeTask.get(choose(TestPositions.EASY, Level.STRONGEST));
    }

    @Test
    void cancelsWaitingMove() {
        blockThread();
        CompletableFuture<ChosenMove> choice = choose(TestPositions.EASY, level(TestPositions.EASY, "level-1"));
        assertThat(searches.queue().queued(SearchPriority.LEVEL_MOVE)).isEqualTo(1);
        choice.cancel(true);
        assertThat(searches.queue().queued(SearchPriority.LEVEL_MOVE)).isZero();
    }

    @Test
    void cancelsRunningMove() {
        Level patient = new Level("patient", 0, Long.MAX_VALUE, 600_000_000_000L);
        CompletableFuture<ChosenMove> choice = choose(TestPositions.HARD, patient);
        Await.until(() -> searches.queue().running(SearchPriority.STRONGEST_MOVE) == 1);
        choice.cancel(true);
        Await.until(() -> searches.queue().running(SearchPriority.STRONGEST_MOVE) == 0);
        FakeTask.get(choose(TestPositions.EASY, level(TestPositions.EASY, "level-1")));
    }

    @Test
    void limitsThinkingTime() {
        Level patient = new Level("patient", 0, Long.MAX_VALUE, 600_000_000_000L);
        FakeTask.get(choose(TestPositions.HARD, patient, Duration.ofMillis(50)));
    }

    /** Each search alone would take ten minutes; the share of each of 3000 players is less than the minimum of 250 ms. */
    @Test
    void strongestPlayersShareThinkingTime() {
        Level patient = new Level("patient", 0, Long.MAX_VALUE, 600_000_000_000L);
        SearchLimits limits = new SearchLimits(1, 3000, 4, 2, 8, 64L << 20);
        try (SearchService busy = new SearchService(limits, new Random(1), Runnable::run, ProvenCache.none())) {
            List<CompletableFuture<ChosenMove>> moves = new ArrayList<>();
            for (int i = 0; i < limits.maxMoves(); i++) {
                moves.add(busy.engineMoves().choose(TestPositions.request(TestPositions.HARD, patient)));
            }
            FakeTask.get(moves.get(0));
            FakeTask.get(moves.get(1));
        }
    }

    @Test
    void movesOfGamesBetweenEnginesWaitForAnalyses() {
        FakeTask blocker = blockThread();
        MoveRequest person = TestPositions.request(TestPositions.EASY, level(TestPositions.EASY, "level-1"));
        CompletableFuture<ChosenMove> move = engine.choose(
                new MoveRequest(person.position(), person.level(), person.maxTime(), person.owner(), false));
        assertThat(searches.queue().queued(SearchPriority.ENGINE_GAME_MOVE)).isEqualTo(1);
        RecordingObserver<AnalysisSnapshot> analysis = new RecordingObserver<>();
        searches.analyses().analyze(TestPositions.EASY, 60, person.owner(), analysis);
        blocker.release();
        analysis.awaitLast();
        FakeTask.get(move);
    }

    /** Four analyses of a minute each share one thread with the moves. */
    @Test
    void movesPreemptAnalyses() {
        List<RecordingObserver<AnalysisSnapshot>> analyses = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            RecordingObserver<AnalysisSnapshot> recording = new RecordingObserver<>();
            analyses.add(recording);
            searches.analyses().analyze(TestPositions.HARD, 60, new SearchOwner("requester " + i, "home"), recording);
        }
        analyses.get(0).awaitAny();
        for (int i = 0; i < 5; i++) {
            FakeTask.get(choose(TestPositions.HARD, level(TestPositions.HARD, "level-" + (4 + i))));
        }
        assertThat(analyses).noneMatch(RecordingObserver::isFinished);
        Await.until(() -> searches.queue().running(SearchPriority.ANALYSIS)
                        + searches.queue().queued(SearchPriority.ANALYSIS)
                == 4);
    }

    @Test
    void closingCancelsMoves() {
        CompletableFuture<ChosenMove> working = choose(TestPositions.HARD, Level.STRONGEST);
        Await.until(() -> searches.queue().running(SearchPriority.STRONGEST_MOVE) == 1);
        CompletableFuture<ChosenMove> waiting = choose(TestPositions.HARD, Level.STRONGEST);
        searches.close();
        for (CompletableFuture<ChosenMove> choice : List.of(working, waiting)) {
            assertThat(choice).isDone();
            assertThatThrownBy(choice::join).isInstanceOf(CancellationException.class);
        }
        assertThatThrownBy(choose(TestPositions.HARD, Level.STRONGEST)::join).hasCauseInstanceOf(SearchRejected.class);
    }
}
