package dev.drey.server.truth;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

final class Await {
    private Await() {}

    /** Waits until it is so, but not for ever. */
    static void until(BooleanSupplier condition) {
        long deadline = System.nanoTime() + FakeWork.DEADLINE_SECONDS * 1_000_000_000L;
        while (!condition.getAsBoolean() && System.nanoTime() < deadline) {
            LockSupport.parkNanos(1_000_000);
        }
        assertThat(condition.getAsBoolean()).isTrue();
    }
}
