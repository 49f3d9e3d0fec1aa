package dev.drey.server.room;

import dev.drey.server.SimulatedMachine;
import dev.drey.server.store.ServerClock;
import dev.drey.server.store.StoreClock;
import java.util.concurrent.TimeUnit;

/**
 * A scheduler on the clock of a server, on a machine that the test runs, freezes and suspends. Like {@link SystemScheduler} it waits by
 * the monotonic clock of the machine.
 */
final class MachineScheduler extends ManualScheduler {
    private static final long TICK_MILLIS = 100;

    private final SimulatedMachine machine;
    private final ServerClock clock;
    /** Tasks by the monotonic clock of the machine. */
    private final ManualScheduler tasks;

    private int readingsUntilFreeze;
    private long freezeMillis;

    MachineScheduler(long now) {
        super(now);
        machine = new SimulatedMachine(now);
        clock = new ServerClock(machine, machine::nanoTime);
        tasks = new ManualScheduler(monotonicMillis());
    }

    private long monotonicMillis() {
        return TimeUnit.NANOSECONDS.toMillis(machine.nanoTime());
    }

    @Override
    public synchronized long now() {
        if (readingsUntilFreeze > 0 && --readingsUntilFreeze == 0) {
            machine.pass(freezeMillis);
        }
        return clock.millis();
    }

    @Override
    StoreClock storeClock() {
        return clock;
    }

    @Override
    public synchronized Runnable at(long moment, Runnable task) {
        return tasks.at(monotonicMillis() + Math.max(0, moment - now()), task);
    }

    /** Runs the server for a while. */
    @Override
    void advance(long millis) {
        for (long passed = 0; passed < millis; passed += TICK_MILLIS) {
            freeze(Math.min(TICK_MILLIS, millis - passed));
            now();
        }
    }

    /** Freezes the server for a while; overdue tasks run before anything else. */
    void freeze(long millis) {
        machine.pass(millis);
        tasks.advance(monotonicMillis() - tasks.now());
    }

    /** Freezes the server before one of the next readings of the time, the first of which is number 1. */
    synchronized void freezeBeforeReading(int number, long millis) {
        readingsUntilFreeze = number;
        freezeMillis = millis;
    }

    /** Whether that reading has happened. */
    synchronized boolean hasFrozen() {
        return readingsUntilFreeze == 0;
    }

    /** Suspends the machine for a while. */
    void suspend(long millis) {
        machine.suspend(millis);
    }

    /** Sets the system clock forward or back. */
    void stepSystemClock(long by) {
        machine.stepSystemClock(by);
    }
}
