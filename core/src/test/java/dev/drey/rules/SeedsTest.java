package dev.drey.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class SeedsTest {
    @Test
    void failureNamesTheSeed() {
        List<Long> tried = new ArrayList<>();
        assertThatThrownBy(() -> Seeds.each(3, seed -> {
                    tried.add(seed);
                    throw new IllegalStateException("broken");
                }))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("-Ddrey.seed=" + tried.get(0) + " -Ddrey.games=1")
                .hasMessageContaining("broken");
        assertThat(tried).hasSize(1);
    }
}
