package dev.drey.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Resources;
import org.junit.jupiter.api.Test;

/** The signature of the search is kept in {@code bench-signature.txt}; every commit that changes it says so. */
final class BenchTest {
    @Test
    void theSearchIsTheOneThatWasSigned() {
        long nodes = Bench.tasks().stream()
                .mapToLong(task -> task.run().analysis().nodes())
                .sum();
        assertThat(nodes)
                .as(
                        "nodes of 'drey bench'; if the search was changed on purpose, write the new number into "
                                + "core/src/test/resources/bench-signature.txt and end the commit with 'Bench: %d'",
                        nodes)
                .isEqualTo(Long.parseLong(Resources.lines("bench-signature.txt").get(0)));
    }
}
