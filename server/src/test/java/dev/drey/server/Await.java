package dev.drey.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/** Waits for other threads and processes. */
public final class Await {
    /** The longest wait. It is generous because only a failing test waits that long. */
    public static final Duration TIMEOUT = Duration.ofMinutes(2);

    private Await() {}

    /** A condition that may be read from files. */
    @FunctionalInterface
    public interface Condition<E extends Exception> {
        boolean holds() throws E;
    }

    /** Returns as soon as the condition holds, and fails if it does not within {@link #TIMEOUT}. */
    public static <E extends Exception> void until(Condition<E> condition) throws E {
        until(condition, () -> "what was waited for");
    }

    /**
     * Waits like {@link #until(Condition)}.
     *
     * @param found describes the state if the condition never holds
     */
    public static <E extends Exception> void until(Condition<E> condition, Supplier<String> found) throws E {
        long deadline = System.nanoTime() + TIMEOUT.toNanos();
        while (!condition.holds()) {
            assertThat(System.nanoTime()).as(found).isLessThan(deadline);
            LockSupport.parkNanos(1_000_000);
        }
    }
}
