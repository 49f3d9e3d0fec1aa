package dev.drey.engine.shellos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.engine.Budget;
import dev.drey.engine.ReferencePosition;
import dev.drey.engine.Search;
import dev.drey.engine.SearchStopped;
import dev.drey.engine.Solver;
import dev.drey.engine.Values;
import dev.drey.rules.Position;
import dev.drey.rules.shellos.ShellosShuffle;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class ShellosEngineTest {
    private static final ShellosShuffle GAME = new ShellosShuffle();

    private final ShellosEngine engine = new ShellosEngine(GAME, 1 << 22, 1);

    @Test
    void proofNodesAreOfTheRightOrder() {
        Position position = ReferencePosition.of(GAME).get(0).position();
        engine.prepareProof(position);
        Solver solver = engine.solver().orElseThrow();
        solver.solve(position, -64, 64, Budget.unlimited());
        assertThat(solver.nodes()).isBetween(engine.proofNodes(position) / 10, engine.proofNodes(position) * 10);
    }

    @Test
    void proofStopsWhenItsBudgetIsSpent() {
        Position start = GAME.start();
        assertThat(engine.proofNodes(start)).isGreaterThan(1_000_000_000_000_000L);
        Solver solver = engine.solver().orElseThrow();
        Budget budget = Budget.nodes(20_000);
        assertThatThrownBy(() -> solver.solve(start, -64, 64, budget)).isInstanceOf(SearchStopped.class);
        assertThat(solver.nodes()).isLessThan(60_000);
    }

    @Test
    void aSearchToTheEndIsExact() {
        Search search = engine.search();
        for (int seed = 0; seed < 50; seed++) {
            Position position = ShellosBruteForce.setUp(new Random(seed), 5);
            engine.prepareProof(position);
            assertThat(search.value(position, 5, -Values.INFINITE, Values.INFINITE, Budget.unlimited()))
                    .isEqualTo(ShellosBruteForce.value(position) * Values.POINT);
        }
    }

    @Test
    void theMaximumMarginIsTheBoard() {
        assertThat(engine.maxMargin(GAME.start())).isEqualTo(64);
    }
}
