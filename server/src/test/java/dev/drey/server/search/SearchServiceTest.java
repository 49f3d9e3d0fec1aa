package dev.drey.server.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.analysis.ProvenCache;
import dev.drey.analysis.Review;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Level;
import dev.drey.server.Await;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

final class SearchServiceTest {
    @Test
    void oneCoreIsLeftToTheGames() {
        int cores = Runtime.getRuntime().availableProcessors();
        assertThat(SearchLimits.usual().threads()).isEqualTo(cores == 1 ? 1 : cores - 1);
        assertThat(SearchLimits.usual().tableBytes())
                .isLessThanOrEqualTo(Runtime.getRuntime().maxMemory() / 4);
    }

    @Test
    void limitsAreSensible() {
        assertThatThrownBy(() -> SearchLimits.usual(0, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> SearchLimits.usual(1, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    /** With everything at work and waiting. */
    @Test
    void closingLeavesNobodyWaiting() {
        SearchService searches =
                new SearchService(SearchLimits.usual(2, 8), new Random(1), Runnable::run, ProvenCache.none());
        Recording<AnalysisSnapshot> analysis = new Recording<>();
        Recording<Review> review = new Recording<>();
        searches.studies().analyze(Boards.HARD, 60, new Asker("ann", "home"), analysis);
        searches.studies().review(Boards.game(Boards.HARD, 1), new Asker("bob", "home"), review);
        CompletableFuture<Choice> first = searches.engine().choose(Boards.HARD, Level.STRONGEST);
        CompletableFuture<Choice> second = searches.engine().choose(Boards.HARD, Level.STRONGEST);
        Await.until(() -> searches.pool().running(Rank.STRONGEST) == 2);
        searches.close();
        assertThat(first).isDone();
        assertThat(second).isDone();
        assertThat(analysis.isOver()).isTrue();
        assertThat(review.isOver()).isTrue();
    }
}
