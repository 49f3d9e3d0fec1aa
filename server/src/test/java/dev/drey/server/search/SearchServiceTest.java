package dev.drey.server.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.analysis.Review;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Level;
import dev.drey.engine.ProvenCache;
import dev.drey.server.Await;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

final class SearchServiceTest {
    @Test
    void defaultsLeaveOneCoreToGames() {
        int cores = Runtime.getRuntime().availableProcessors();
        assertThat(SearchLimits.defaults().threads()).isEqualTo(cores == 1 ? 1 : cores - 1);
        assertThat(SearchLimits.defaults().tableBytes())
                .isLessThanOrEqualTo(Runtime.getRuntime().maxMemory() / 4);
    }

    @Test
    void rejectsLimitsBelowOne() {
        assertThatThrownBy(() -> SearchLimits.defaults(0, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> SearchLimits.defaults(1, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    /** Two searches run and two wait. */
    @Test
    void closingEndsAllSearches() {
        SearchService searches =
                new SearchService(SearchLimits.defaults(2, 8), new Random(1), Runnable::run, ProvenCache.none());
        RecordingObserver<AnalysisSnapshot> analysis = new RecordingObserver<>();
        RecordingObserver<Review> review = new RecordingObserver<>();
        searches.analyses().analyze(TestPositions.HARD, 60, new SearchOwner("ann", "home"), analysis);
        searches.analyses().review(TestPositions.game(TestPositions.HARD, 1), new SearchOwner("bob", "home"), review);
        CompletableFuture<ChosenMove> first =
                searches.engineMoves().choose(TestPositions.request(TestPositions.HARD, Level.STRONGEST));
        CompletableFuture<ChosenMove> second =
                searches.engineMoves().choose(TestPositions.request(TestPositions.HARD, Level.STRONGEST));
        Await.until(() -> searches.queue().running(SearchPriority.STRONGEST_MOVE) == 2);
        searches.close();
        assertThat(first).isDone();
        assertThat(second).isDone();
        assertThat(analysis.isFinished()).isTrue();
        assertThat(review.isFinished()).isTrue();
    }
}
