package dev.drey.server.truth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.engine.Analysis;
import dev.drey.engine.Level;
import dev.drey.server.Await;
import dev.drey.study.ProvenCache;
import dev.drey.study.Review;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

final class TruthTest {
    @Test
    void oneCoreIsLeftToTheGames() {
        int cores = Runtime.getRuntime().availableProcessors();
        assertThat(TruthLimits.usual().threads()).isEqualTo(cores == 1 ? 1 : cores - 1);
        assertThat(TruthLimits.usual().tableBytes())
                .isLessThanOrEqualTo(Runtime.getRuntime().maxMemory() / 4);
    }

    @Test
    void limitsAreSensible() {
        assertThatThrownBy(() -> TruthLimits.usual(0, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> TruthLimits.usual(1, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    /** With everything at work and waiting. */
    @Test
    void closingLeavesNobodyWaiting() {
        Truth truth = new Truth(TruthLimits.usual(2, 8), new Random(1), Runnable::run, ProvenCache.none());
        Recording<Analysis> analysis = new Recording<>();
        Recording<Review> review = new Recording<>();
        truth.studies().analyze(Boards.HARD, 60, new Asker("ann", "home"), analysis);
        truth.studies().review(Boards.game(Boards.HARD, 1), new Asker("bob", "home"), review);
        CompletableFuture<Choice> first = truth.engine().choose(Boards.HARD, Level.STRONGEST);
        CompletableFuture<Choice> second = truth.engine().choose(Boards.HARD, Level.STRONGEST);
        Await.until(() -> truth.pool().running(Rank.STRONGEST) == 2);
        truth.close();
        assertThat(first).isDone();
        assertThat(second).isDone();
        assertThat(analysis.isOver()).isTrue();
        assertThat(review.isOver()).isTrue();
    }
}
