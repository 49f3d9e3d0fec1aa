package dev.drey.server.crash;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** When the server worked, by its own time, over all its runs. */
final class ServerRuns {
    /** The apparent downtime between runs. It exceeds every player's clock, so charging it would lose the game. */
    static final Duration DOWNTIME = Duration.ofMinutes(10);

    /** How far the system clock is set forward or back. */
    static final Duration STEP = Duration.ofHours(1);

    /** The system clock is set back before every run of this number. */
    private static final int SET_BACK_EVERY = 4;

    /**
     * A time in which the server worked, in milliseconds of its own time.
     *
     * @param started the earliest possible start
     * @param ready the latest possible start
     * @param ended the latest possible end
     */
    private record Period(long started, long ready, long ended) {}

    /** The least and greatest possible uptime. */
    record Uptime(long min, long max, int outages) {}

    private final List<Period> past = new ArrayList<>();
    private int runs;
    /** The difference between the server's time and the test's. */
    private long offset;

    private boolean works;
    private long started;
    private long ready;

    private long now() {
        return System.currentTimeMillis() + offset;
    }

    /** Begins a run. @return how far the system clock of the server is ahead of the test's */
    Duration onStart() {
        if (runs > 0 && runs % SET_BACK_EVERY == 0) {
            // The server continues after the last time that it has stored.
            started = past.get(past.size() - 1).ended - StateAudit.MAX_HEARTBEAT_DELAY_MILLIS;
            return Duration.ofMillis(offset).minus(STEP);
        }
        offset += DOWNTIME.toMillis();
        started = now();
        return Duration.ofMillis(offset);
    }

    /** Records that the server works, and what time it is there. */
    void onReady(long serverTime) {
        works = true;
        ready = serverTime;
        offset = serverTime - System.currentTimeMillis();
    }

    /** Records that the server does not work at present. */
    void onOutage() {
        if (works) {
            past.add(new Period(started, ready, now()));
        }
        works = false;
    }

    /** Records that the server is about to work again. */
    void onOutageEnds() {
        started = now();
    }

    /** Sets the system clock of the server forward; its time follows. */
    void stepForward(ServerProcess server) throws Exception {
        long earliest = now() + STEP.toMillis();
        server.setClock(Duration.ofMillis(offset).plus(STEP));
        onOutage();
        started = earliest;
    }

    /** Sets the system clock of the server back; its time goes on. */
    void stepBack(ServerProcess server) throws Exception {
        server.setClock(Duration.ofMillis(offset).minus(STEP));
    }

    void onEnd() {
        onOutage();
        runs++;
    }

    /** The number of completed runs. */
    int count() {
        return runs;
    }

    /** The uptime between two times of the server, the second of them in the current run. */
    Uptime uptimeBetween(long from, long to) {
        assertThat(to).as("the server's time never goes back").isGreaterThanOrEqualTo(from);
        long min = Math.max(0, to - Math.max(from, ready));
        long max = to - Math.max(from, started);
        int outages = 0;
        for (Period period : past) {
            if (period.ended > from) {
                min += Math.max(0, period.ended - Math.max(from, period.ready));
                max += period.ended - Math.max(from, period.started);
                outages++;
            }
        }
        return new Uptime(min, max, outages);
    }
}
