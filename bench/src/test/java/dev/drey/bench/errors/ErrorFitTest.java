package dev.drey.bench.errors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.drey.engine.DepthBucket;
import dev.drey.engine.GamePhase;
import dev.drey.engine.Values;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class ErrorFitTest {
    @Test
    void quantileContainsNinetyFivePercent() {
        double[] values = IntStream.rangeClosed(1, 100).mapToDouble(i -> i).toArray();
        assertThat(ErrorFit.quantile(values)).isBetween(95.0, 96.0);
        assertThat(ErrorFit.quantile(new double[] {7})).isEqualTo(7);
    }

    @Test
    void findsTheScaleOfTheResults() {
        Random random = new Random(1);
        List<Sample> samples = new ArrayList<>();
        for (int i = 0; i < 4000; i++) {
            double estimate = random.nextGaussian() * 0.2;
            double result = random.nextDouble() < Values.chance(estimate, /* scale= */ 0.05) ? 1 : 0;
            samples.add(sample(estimate, result));
        }
        assertThat(ErrorFit.scale(samples, 0.2)).isCloseTo(0.05, within(0.006));
    }

    @Test
    void fewSamplesStayNearThePrior() {
        List<Sample> samples = List.of(sample(0.01, 1), sample(-0.01, 0), sample(0.02, 1));
        assertThat(ErrorFit.scale(samples, 0.05)).isBetween(0.02, 0.05);
    }

    private static Sample sample(double estimate, double result) {
        return new Sample(
                GamePhase.MIDDLE,
                DepthBucket.of(3),
                3,
                estimate,
                /* trueValue= */ 0,
                result,
                estimate,
                /* bestTrueValue= */ 0);
    }
}
