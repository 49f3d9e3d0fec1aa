package dev.drey.engine.shellos;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.engine.ReferencePosition;
import dev.drey.engine.Values;
import dev.drey.rules.Symmetry;
import dev.drey.rules.shellos.ShellosPosition;
import dev.drey.rules.shellos.ShellosShuffle;
import java.util.List;
import java.util.Random;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;

final class ShellosEvaluatorTest {
    private final ShellosEvaluator evaluator = new ShellosEvaluator();

    @Test
    void symmetricBoardsHaveTheSameEstimate() {
        ShellosPosition position = ShellosBruteForce.setUp(new Random(1), 30);
        for (Symmetry symmetry : Symmetry.values()) {
            assertThat(estimate(position.transform(symmetry))).isEqualTo(estimate(position));
        }
    }

    @Test
    void estimatesAreNearerToExactValuesThanDiscCounts() {
        List<ReferencePosition> references = ReferencePosition.of(new ShellosShuffle());
        double error = error(references, this::estimate);
        assertThat(error).isLessThan(6);
        assertThat(error)
                .isLessThan(error(references, position -> Values.POINT * position.margin(position.toMove())) / 2);
    }

    private static double error(List<ReferencePosition> references, ToIntFunction<ShellosPosition> estimate) {
        return references.stream()
                .mapToDouble(reference ->
                        Math.abs(estimate.applyAsInt((ShellosPosition) reference.position()) / (double) Values.POINT
                                - reference.value()))
                .average()
                .orElseThrow();
    }

    private int estimate(ShellosPosition position) {
        return evaluator.evaluate(position.mine(), position.theirs());
    }
}
