package dev.drey.server.store;

import java.time.InstantSource;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The time of the server, in milliseconds since 1970. It never goes back, not even over a restart, and it advances with the monotonic
 * clock of the process, so setting the system clock neither uses up nor stops anybody's time.
 *
 * <ul>
 *   <li>Start: the time is that of the system clock, or the last one in the database if that is later.
 *   <li>Freeze: nobody has read the time for {@link #THRESHOLD_MILLIS}, although a thread reads it every {@link #TICK_MILLIS}. The
 *       process did not run, so this is a gap.
 *   <li>The system clock is ahead by {@link #THRESHOLD_MILLIS} or more: the machine was suspended, which stops the monotonic clock, or
 *       the system clock was set forward. The time jumps to the system clock, and the jump is a gap.
 *   <li>The system clock is behind, because it was set back: the time goes on. It stays ahead of the system clock until that has caught up.
 * </ul>
 *
 * A gap is an outage: players' clocks do not count it. It is reported within the reading that discovers it, so that no caller can see the
 * time after a gap before the gap is known; the first reading after a freeze may be that of a flag alarm.
 *
 * <p>The threshold is a compromise. A shorter pause costs a player less than a second, as a slow network does. On an overloaded machine, and
 * during garbage collection, all threads together rarely wait that long; if they do, nobody could move, and the outage is real.
 */
public final class ServerClock implements StoreClock, AutoCloseable {
    /** The shortest gap. */
    static final long THRESHOLD_MILLIS = 1000;

    /** The time between two readings by the thread of this clock. */
    static final long TICK_MILLIS = 100;

    private static final Logger LOG = LoggerFactory.getLogger(ServerClock.class);

    private final InstantSource systemClock;
    private final LongSupplier nanoTime;
    private final Thread ticker;
    private volatile boolean closed;
    private Consumer<OutageLog.Outage> receiver = gap -> {};
    /** The server's time at the origin of {@link #nanoTime}. */
    private long originMillis;

    private final long originNanos;
    private long last;
    /** How far the system clock was behind when that was last logged, or has been since. */
    private long loggedLead;

    /** @param nanoTime the monotonic clock, such as {@link System#nanoTime} */
    public ServerClock(InstantSource systemClock, LongSupplier nanoTime) {
        this.systemClock = systemClock;
        this.nanoTime = nanoTime;
        originMillis = systemClock.millis();
        originNanos = nanoTime.getAsLong();
        last = originMillis;
        ticker = new Thread(this::tick, "drey-clock");
        ticker.setDaemon(true);
    }

    /** Starts the thread that reads the time regularly, so that a pause without requests is not mistaken for a freeze. */
    public void start() {
        ticker.start();
    }

    private void tick() {
        while (!closed) {
            millis();
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(TICK_MILLIS));
        }
    }

    @Override
    public synchronized long millis() {
        // The system clock first: a freeze between the two readings then looks like elapsed time, and not like a step
        // as well.
        long system = systemClock.millis();
        long now = originMillis + TimeUnit.NANOSECONDS.toMillis(nanoTime.getAsLong() - originNanos);
        boolean frozen = now - last >= THRESHOLD_MILLIS;
        long jump = system - now >= THRESHOLD_MILLIS ? system - now : 0;
        OutageLog.Outage gap = new OutageLog.Outage(frozen ? last : now, now + jump);
        originMillis += jump;
        last = gap.until();
        if (gap.millis() > 0) {
            receiver.accept(gap);
            LOG.atWarn()
                    .addKeyValue("millis", gap.millis())
                    .log(
                            jump > 0
                                    ? "the machine was suspended, or its clock was set forward; no player's clock counts this"
                                    : "the server was frozen; no player's clock counts this");
        }
        checkLead(last - system);
        return last;
    }

    private void checkLead(long lead) {
        if (lead - loggedLead >= THRESHOLD_MILLIS) {
            LOG.atWarn()
                    .addKeyValue("millis", lead)
                    .log("the clock of the machine was set back; the server's time goes on");
            loggedLead = lead;
        }
        loggedLead = Math.min(loggedLead, Math.max(0, lead));
    }

    @Override
    public synchronized void continueAfter(long moment) {
        long missing = moment + 1 - millis();
        if (missing > 0) {
            originMillis += missing;
            last += missing;
        }
    }

    @Override
    public synchronized void onGap(Consumer<OutageLog.Outage> newReceiver) {
        receiver = newReceiver;
    }

    /** Ends the thread; the time can still be read. */
    @Override
    public void close() {
        closed = true;
        LockSupport.unpark(ticker);
    }
}
