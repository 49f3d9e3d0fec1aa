package dev.drey.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Resources;
import org.junit.jupiter.api.Test;

/** {@code bench-signature.txt} holds the signature of the search; a commit that changes it must say so. */
final class BenchTest {
    @Test
    void nodesEqualTheSignature() {
        long nodes = Bench.tasks().stream()
                .mapToLong(task -> task.run().analysis().nodes())
                .sum();
        assertThat(nodes)
                .as(
                        "nodes of 'drey bench'; if the search was meant to change, write the new number into "
                                + "core/src/test/resources/bench-signature.txt and end the commit with 'Bench: %d'",
                        nodes)
                .isEqualTo(Long.parseLong(Resources.lines("bench-signature.txt").get(0)));
    }
}
