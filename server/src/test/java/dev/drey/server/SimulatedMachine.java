package dev.drey.server;

import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.TimeUnit;

/** The system clock and the monotonic clock of a machine that a test runs, freezes and suspends. */
public final class SimulatedMachine implements InstantSource {
    private long millis;
    private long nanos = 1_234_567_890_123L;

    public SimulatedMachine(long millis) {
        this.millis = millis;
    }

    @Override
    public synchronized long millis() {
        return millis;
    }

    @Override
    public Instant instant() {
        return Instant.ofEpochMilli(millis());
    }

    public synchronized long nanoTime() {
        return nanos;
    }

    /** Lets time pass. A process that does not read its clocks meanwhile is frozen. */
    public synchronized void pass(long elapsed) {
        millis += elapsed;
        nanos += TimeUnit.MILLISECONDS.toNanos(elapsed);
    }

    /** Suspends the machine, which stops its monotonic clock. */
    public void suspend(long elapsed) {
        stepSystemClock(elapsed);
    }

    /** Sets the system clock forward or back. */
    public synchronized void stepSystemClock(long by) {
        millis += by;
    }
}
