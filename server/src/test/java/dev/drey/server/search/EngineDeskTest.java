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
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

final class EngineDeskTest {
    private static final SearchLimits LIMITS = new SearchLimits(1, 3, 4, 2, 8, 64L << 20);

    private final SearchService searches = new SearchService(LIMITS, new Random(1), Runnable::run, ProvenCache.none());
    private final EngineDesk desk = searches.engine();

    @AfterEach
    void close() {
        searches.close();
    }

    private static Level level(Position position, String name) {
        return Levels.find(position.game().kind(), name).orElseThrow();
    }

    private FakeWork keepBusy() {
        FakeWork busy = new FakeWork();
        searches.pool().submit(Rank.LEVEL, Job.NOBODY, busy);
        busy.awaitBegun();
        return busy;
    }

    @Test
    void everyLevelOfEveryGameMoves() {
        for (GameKind kind : Games.all()) {
            String setup = kind.id().equals("squirrel-war") ? ":7" : "";
            Position start = Games.game(kind.id() + setup).start();
            for (Level level : Levels.of(kind)) {
                Choice choice = FakeWork.get(desk.choose(start, level, Duration.ofMillis(20)));
                assertThat(start.moves()).contains(choice.move());
                assertThat(choice.remark().isPresent()).isEqualTo(level.isStrongest());
            }
        }
    }

    @Test
    void theStrongestPlayerSaysHowSureItIs() {
        Choice choice = FakeWork.get(desk.choose(Boards.EASY, Level.STRONGEST));
        assertThat(choice.remark().orElseThrow())
                .startsWith(choice.move().text() + ", a perfect move, ")
                .endsWith("(proven)");
    }

    @Test
    void chanceComesFromOutside() {
        List<String> once = choices(5);
        assertThat(choices(5)).isEqualTo(once);
        assertThat(choices(6)).isNotEqualTo(once);
    }

    private static List<String> choices(long seed) {
        List<String> moves = new ArrayList<>();
        try (SearchService searches = new SearchService(LIMITS, new Random(seed), Runnable::run, ProvenCache.none())) {
            for (int i = 0; i < 10; i++) {
                moves.add(FakeWork.get(searches.engine().choose(Boards.EASY, level(Boards.EASY, "level-1")))
                        .move()
                        .text());
            }
        }
        return moves;
    }

    @Test
    void thereIsNoMoveAfterTheEnd() {
        assertThatThrownBy(() -> desk.choose(Boards.OVER, Level.STRONGEST))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("over");
    }

    @Test
    void theOnlyMoveNeedsNoSearch() {
        FakeWork busy = keepBusy();
        Position forced = Boards.EASY;
        for (int i = 0; forced.moves().size() > 1; i++) {
            forced = forced.play(forced.moves().get(i % forced.moves().size()));
        }
        assertThat(desk.choose(forced, Level.STRONGEST)).isCompleted();
        assertThat(busy.isDone()).isFalse();
    }

    @Test
    void whereTooManyWaitAMoveIsRefused() {
        FakeWork busy = keepBusy();
        List<CompletableFuture<Choice>> waiting = new ArrayList<>();
        for (int i = 0; i < LIMITS.moves(); i++) {
            waiting.add(desk.choose(Boards.EASY, level(Boards.EASY, "level-1")));
        }
        CompletableFuture<Choice> refused = desk.choose(Boards.EASY, Level.STRONGEST);
        assertThat(refused).isCompletedExceptionally();
        assertThatThrownBy(refused::join).hasCauseInstanceOf(Refused.class);
        busy.release();
        waiting.forEach(FakeWork::get);
        FakeWork.get(desk.choose(Boards.EASY, Level.STRONGEST));
    }

    @Test
    void aMoveThatWaitsCanBeCancelled() {
        keepBusy();
        CompletableFuture<Choice> choice = desk.choose(Boards.EASY, level(Boards.EASY, "level-1"));
        assertThat(searches.pool().queued(Rank.LEVEL)).isEqualTo(1);
        choice.cancel(true);
        assertThat(searches.pool().queued(Rank.LEVEL)).isZero();
    }

    @Test
    void aMoveThatIsThoughtAboutCanBeCancelled() {
        Level patient = new Level("patient", 0, Long.MAX_VALUE, 600_000_000_000L);
        CompletableFuture<Choice> choice = desk.choose(Boards.HARD, patient);
        Await.until(() -> searches.pool().running(Rank.STRONGEST) == 1);
        choice.cancel(true);
        Await.until(() -> searches.pool().running(Rank.STRONGEST) == 0);
        FakeWork.get(desk.choose(Boards.EASY, level(Boards.EASY, "level-1")));
    }

    @Test
    void itThinksNoLongerThanItMay() {
        Level patient = new Level("patient", 0, Long.MAX_VALUE, 600_000_000_000L);
        FakeWork.get(desk.choose(Boards.HARD, patient, Duration.ofMillis(50)));
    }

    @Test
    void strongestPlayersShareTheTime() {
        long whole = 5_000_000_000L;
        assertThat(StrongestMove.nanos(whole, 0, 1)).isEqualTo(whole);
        assertThat(StrongestMove.nanos(whole, 4, 1)).isEqualTo(whole / 5);
        assertThat(StrongestMove.nanos(whole, 4, 4)).isEqualTo(whole / 2);
        assertThat(StrongestMove.nanos(whole, 4000, 1)).isEqualTo(250_000_000L);
        assertThat(StrongestMove.nanos(50_000_000L, 4000, 1)).isEqualTo(50_000_000L);
    }

    /** Four analyses of a minute each on one thread: without a rule, the moves would come after them. */
    @Test
    void movesDoNotWaitForAnalyses() {
        List<Recording<AnalysisSnapshot>> analyses = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Recording<AnalysisSnapshot> recording = new Recording<>();
            analyses.add(recording);
            searches.studies().analyze(Boards.HARD, 60, new Asker("asker " + i, "home"), recording);
        }
        analyses.get(0).awaitAny();
        for (int i = 0; i < 5; i++) {
            FakeWork.get(desk.choose(Boards.HARD, level(Boards.HARD, "level-" + (4 + i))));
        }
        assertThat(analyses).noneMatch(Recording::isOver);
        Await.until(() -> searches.pool().running(Rank.TRUTH) + searches.pool().queued(Rank.TRUTH) == 4);
    }

    @Test
    void closingCancelsMoves() {
        CompletableFuture<Choice> working = desk.choose(Boards.HARD, Level.STRONGEST);
        Await.until(() -> searches.pool().running(Rank.STRONGEST) == 1);
        CompletableFuture<Choice> waiting = desk.choose(Boards.HARD, Level.STRONGEST);
        searches.close();
        for (CompletableFuture<Choice> choice : List.of(working, waiting)) {
            assertThat(choice).isDone();
            assertThatThrownBy(choice::join).isInstanceOf(CancellationException.class);
        }
        assertThatThrownBy(desk.choose(Boards.HARD, Level.STRONGEST)::join).hasCauseInstanceOf(Refused.class);
    }
}
