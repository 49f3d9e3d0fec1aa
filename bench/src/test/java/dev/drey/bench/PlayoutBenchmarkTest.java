package dev.drey.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Games;
import java.util.Collection;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Checks that the benchmarks run; docs/benchmarks.md has their results. */
final class PlayoutBenchmarkTest {

    @Test
    void benchmarksEveryGame() throws RunnerException {
        // Without JMH's lock, so that a benchmark running at the same time does not fail this test.
        System.setProperty("jmh.ignoreLock", "true");
        Options options = new OptionsBuilder()
                .include(PlayoutBenchmark.class.getName())
                .forks(0)
                .warmupIterations(0)
                .measurementIterations(1)
                .measurementTime(TimeValue.milliseconds(20))
                .shouldFailOnError(true)
                .verbosity(VerboseMode.SILENT)
                .build();
        Collection<RunResult> results = new Runner(options).run();
        assertThat(results).hasSize(Games.all().size()).allSatisfy(result -> {
            assertThat(result.getPrimaryResult().getScore()).isPositive();
            assertThat(result.getSecondaryResults())
                    .hasEntrySatisfying(
                            "moves", moves -> assertThat(moves.getScore()).isPositive());
        });
    }
}
