package dev.drey.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

final class DeadlineClockTest {
    private long now = 1_000;
    private final DeadlineClock clock = new DeadlineClock(() -> now);

    private void pass(Duration time) {
        now += time.toNanos();
        clock.tick();
    }

    @Test
    void usualTimeCounts() {
        for (int i = 0; i < 10; i++) {
            pass(Duration.ofSeconds(1));
        }
        pass(Duration.ofSeconds(5));
        assertThat(clock.getAsLong()).isEqualTo(1_000 + Duration.ofSeconds(15).toNanos());
    }

    @Test
    void freezeCountsAsOneTick() {
        pass(Duration.ofSeconds(1));
        pass(Duration.ofSeconds(40));
        pass(Duration.ofSeconds(1));
        assertThat(clock.getAsLong()).isEqualTo(1_000 + Duration.ofSeconds(3).toNanos());
    }

    /** Connections that have waited during a freeze may be accepted before the next tick. */
    @Test
    void freezeDoesNotCountBeforeTheNextTick() {
        now += Duration.ofHours(1).toNanos();
        assertThat(clock.getAsLong()).isEqualTo(1_000 + Duration.ofSeconds(1).toNanos());
        pass(Duration.ofSeconds(1));
        assertThat(clock.getAsLong()).isEqualTo(1_000 + Duration.ofSeconds(2).toNanos());
    }
}
