package dev.drey.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Budget;
import dev.drey.engine.Oracle;
import dev.drey.engine.ProvenCache;
import dev.drey.engine.Verdict;
import dev.drey.rules.Games;
import dev.drey.rules.Position;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class HintsTest {
    private static final long PLENTY = 60_000_000_000L;
    private static final Position START = Games.game("adjacent-claim:4x4").start();

    @Test
    void hintIsBestMoveOfStore() {
        AnalysisStore store = new AnalysisStore();
        Hints hints = new Hints(store, () -> new Oracle(1, 1 << 22), PLENTY);

        Hint hint = hints.of(START);

        assertThat(hint.analysis().bestIsPerfect()).isTrue();
        assertThat(store.find(START).map(AnalysisSnapshot::best))
                .contains(hint.best().verdict());
    }

    @Test
    void doesNotSearchKnownPositionAgain() {
        AnalysisStore store = new AnalysisStore();
        Hint first = new Hints(store, () -> new Oracle(1, 1 << 22), PLENTY).of(START);

        Hints later = new Hints(
                store,
                () -> {
                    throw new AssertionError("nothing to ask");
                },
                PLENTY);
        assertThat(later.of(START)).isEqualTo(first);
    }

    /** The values of the other moves need not be known for a hint. */
    @Test
    void provenBestMoveNeedsNoSearch() {
        AnalysisStore earlier = new AnalysisStore();
        AnalysisSnapshot proven =
                earlier.search(new Oracle(1, 1 << 22), AnalysisRequest.bestMove(START), Budget.unlimited());
        assertThat(proven.complete()).isFalse();
        AnalysisStore store = new AnalysisStore(10, earlier.proofs());

        Hint hint = new Hints(store, () -> new Oracle(1, 1 << 22), PLENTY).of(START);

        assertThat(hint.analysis().nodes()).isZero();
        assertThat(hint.analysis().bestIsPerfect()).isTrue();
        assertThat(hint.best().verdict().line()).isEqualTo(proven.best().line());
    }

    @Test
    void keepsProofsInCache() {
        List<List<Verdict>> kept = new ArrayList<>();
        ProvenCache cache = new ProvenCache() {
            @Override
            public List<Verdict> find(Position position) {
                return List.of();
            }

            @Override
            public void keep(Position position, List<Verdict> moves) {
                kept.add(moves);
            }
        };
        new Hints(new AnalysisStore(10, cache), () -> new Oracle(1, 1 << 22), PLENTY).of(START);

        assertThat(kept).isNotEmpty();
    }
}
