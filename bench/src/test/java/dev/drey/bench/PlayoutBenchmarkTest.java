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

/** The benchmarks run. How fast, docs/benchmarks.md says: a test on a busy machine could not. */
final class PlayoutBenchmarkTest {

    @Test
    void measuresEveryGame() throws RunnerException {
        // Somebody may be measuring beside us; JMH's lock would make this test depend on it.
        System.setProperty("jmh.ignoreLock", "true");
        Options brief = new OptionsBuilder()
                .include(PlayoutBenchmark.class.getName())
                .forks(0)
                .warmupIterations(0)
                .measurementIterations(1)
                .measurementTime(TimeValue.milliseconds(20))
                .shouldFailOnError(true)
                .verbosity(VerboseMode.SILENT)
                .build();
        Collection<RunResult> results = new Runner(brief).run();
        assertThat(results).hasSize(Games.all().size()).allSatisfy(result -> {
            assertThat(result.getPrimaryResult().getScore()).isPositive();
            assertThat(result.getSecondaryResults())
                    .hasEntrySatisfying(
                            "moves", moves -> assertThat(moves.getScore()).isPositive());
        });
    }
}
