package dev.drey.engine.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.engine.Budget;
import dev.drey.engine.SearchStopped;
import dev.drey.engine.Solver;
import dev.drey.rules.Position;
import dev.drey.rules.othello.Othello;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

final class OthelloThreadsTest {
    private static final long BYTES = 1 << 22;

    private final Random random = new Random(2);

    private static int onOneThread(Position position) {
        OthelloEngine engine = new OthelloEngine(new Othello(), BYTES, 1);
        engine.prepareProof(position);
        return engine.solver().orElseThrow().solve(position, -64, 64, Budget.unlimited());
    }

    @Test
    void twoThreadsFindTheSameValues() throws Exception {
        OthelloEngine engine = new OthelloEngine(new Othello(), BYTES, 2);
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            for (int i = 0; i < 4; i++) {
                Position position = OthelloBruteForce.played(random, 16);
                engine.prepareProof(position);
                engine.clear();
                Callable<Integer> solve =
                        () -> engine.solver().orElseThrow().solve(position, -64, 64, Budget.unlimited());
                int value = onOneThread(position);
                for (Future<Integer> result : threads.invokeAll(List.of(solve, solve))) {
                    assertThat(result.get()).as("%s", position).isEqualTo(value);
                }
            }
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void aStoppedProofCanBeContinued() {
        OthelloEngine engine = new OthelloEngine(new Othello(), BYTES, 2);
        for (int i = 0; i < 3; i++) {
            Position position = OthelloBruteForce.played(random, 16);
            engine.prepareProof(position);
            Solver solver = engine.solver().orElseThrow();
            for (long nodes = Budget.STEP; nodes < 5 * Budget.STEP; nodes += Budget.STEP) {
                Budget budget = Budget.nodes(nodes);
                assertThatThrownBy(() -> solver.solve(position, -64, 64, budget))
                        .isInstanceOf(SearchStopped.class);
            }
            assertThat(solver.solve(position, -64, 64, Budget.unlimited()))
                    .as("%s", position)
                    .isEqualTo(onOneThread(position));
        }
    }
}
