package dev.drey.server;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * The time that counts for the deadlines of clients, in nanoseconds. It leaves out the time in which the process was frozen or the
 * machine was suspended, because clients could neither send nor read meanwhile.
 */
final class DeadlineClock implements LongSupplier {
    /** A longer time between two ticks counts as a freeze. */
    private static final long MAX_PAUSE = Duration.ofSeconds(5).toNanos();

    /** How much of a freeze counts, so that time goes on even on a machine on which every tick is late. */
    private static final long COUNTED = Duration.ofSeconds(1).toNanos();

    private final LongSupplier nanoTime;
    private volatile long lastTick;
    private volatile long frozen;

    DeadlineClock(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
        this.lastTick = nanoTime.getAsLong();
    }

    /** Must be called every second. */
    synchronized void tick() {
        long now = nanoTime.getAsLong();
        long pause = now - lastTick;
        lastTick = now;
        if (pause > MAX_PAUSE) {
            frozen += pause - COUNTED;
        }
    }

    @Override
    public long getAsLong() {
        if (nanoTime.getAsLong() - lastTick > MAX_PAUSE) {
            // The first tick after a freeze is still to come.
            tick();
        }
        return nanoTime.getAsLong() - frozen;
    }
}
