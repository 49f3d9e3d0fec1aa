package dev.drey.engine.othello;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.engine.Budget;
import dev.drey.engine.Search;
import dev.drey.engine.Values;
import dev.drey.rules.Position;
import dev.drey.rules.Symmetry;
import dev.drey.rules.othello.Othello;
import dev.drey.rules.othello.OthelloPosition;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class OthelloEngineTest {
    private final OthelloEngine engine = new OthelloEngine(new Othello(), 1 << 20, 1);
    private final OthelloEvaluator evaluator = new OthelloEvaluator();
    private final Random random = new Random(4);

    @Test
    void symmetricBoardsHaveTheSameEstimate() {
        for (int i = 0; i < 200; i++) {
            OthelloPosition position = OthelloBruteForce.played(random, i % 60);
            int value = evaluator.evaluate(position.mine(), position.theirs());
            for (Symmetry symmetry : Symmetry.values()) {
                OthelloPosition image = position.transform(symmetry);
                assertThat(evaluator.evaluate(image.mine(), image.theirs()))
                        .as("%s", image)
                        .isEqualTo(value);
            }
        }
    }

    @Test
    void evaluatorUsuallyPredictsTheWinner() {
        int clear = 0;
        int right = 0;
        for (int i = 0; i < 400; i++) {
            OthelloPosition position = OthelloBruteForce.played(random, 10);
            int value = engine.solver().orElseThrow().solve(position, -64, 64, Budget.unlimited());
            if (Math.abs(value) > 16) {
                clear++;
                right += Integer.signum(evaluator.evaluate(position.mine(), position.theirs())) == Integer.signum(value)
                        ? 1
                        : 0;
            }
        }
        assertThat(right).isGreaterThan(clear * 85 / 100);
    }

    @Test
    void aSearchToTheEndIsExact() {
        Search search = engine.search();
        for (int i = 0; i < 200; i++) {
            Position position = OthelloBruteForce.played(random, i % 7);
            assertThat(search.value(position, 7, -Values.INFINITE, Values.INFINITE, Budget.unlimited()))
                    .as("%s", position)
                    .isEqualTo(OthelloBruteForce.value(position) * Values.POINT);
        }
    }

    @Test
    void proofNodesGrowWithTheEmptyCells() {
        assertThat(engine.proofNodes(new Othello().start())).isEqualTo(Long.MAX_VALUE);
        assertThat(engine.proofNodes(OthelloBruteForce.played(new Random(1), 20)))
                .isBetween(1_000_000L, 100_000_000L);
        assertThat(engine.proofNodes(OthelloBruteForce.played(new Random(1), 4)))
                .isLessThan(1_000);
    }
}
