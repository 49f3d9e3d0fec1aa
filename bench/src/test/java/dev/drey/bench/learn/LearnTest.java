package dev.drey.bench.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.drey.engine.squirrel.SquirrelEvaluator;
import dev.drey.engine.squirrel.SquirrelWeights;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LearnTest {
    private static final List<Learn.Stage> SMALL = List.of(new Learn.Stage(1, 4, 8), new Learn.Stage(4, 9, 10));
    private static final int GAMES = 64;

    @TempDir
    private Path folder;

    @Test
    void theSameSeedWritesTheSameBytes() throws IOException {
        byte[] first = Files.readAllBytes(learn("first", 1));
        assertThat(Files.readAllBytes(learn("second", 1))).isEqualTo(first);
        assertThat(Files.readAllBytes(learn("other", 2))).isNotEqualTo(first);
    }

    @Test
    void learnedWeightsAreBetterThanNone() throws IOException {
        int[][] learned =
                SquirrelWeights.parse(Files.readAllLines(learn("weights", 1))).byEmptyCells();
        int[][] none = new int[learned.length][SquirrelEvaluator.FEATURES];
        List<SolvedPosition> others = new PositionSampler(99).sample(40, 4, 8);
        assertThat(error(others, learned)).isLessThan(error(others, none));
    }

    @Test
    void regressionFindsTheWeightsOfALinearFunction() {
        Regression regression = new Regression(3);
        Random random = new Random(1);
        for (int i = 0; i < 100; i++) {
            double a = random.nextInt(50);
            double b = random.nextInt(50);
            double c = i % 2;
            regression.add(new double[] {a, b, c}, 2 * a - 0.5 * b + 7 * c);
        }
        double[] weights = regression.solve(1e-9);
        assertThat(weights[0]).isCloseTo(2, within(1e-6));
        assertThat(weights[1]).isCloseTo(-0.5, within(1e-6));
        assertThat(weights[2]).isCloseTo(7, within(1e-6));
    }

    private Path learn(String name, int seed) throws IOException {
        Path file = folder.resolve(name);
        Learn.learn(file, GAMES, seed, SMALL);
        return file;
    }

    private static double error(List<SolvedPosition> positions, int[][] weights) {
        return positions.stream()
                .mapToDouble(solved ->
                        Math.abs(new SquirrelEvaluator(solved.position().game().nuts(), weights)
                                        .evaluate(
                                                solved.position().mine(),
                                                solved.position().theirs())
                                - 100.0 * solved.value()))
                .sum();
    }
}
