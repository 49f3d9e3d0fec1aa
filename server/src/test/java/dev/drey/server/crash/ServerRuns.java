package dev.drey.server.crash;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** The start and end times of all runs of the server. By its own clock each run begins long after the last one ended. */
final class ServerRuns {
    /** The apparent downtime between runs. It exceeds every player's clock, so charging it would lose the game. */
    static final Duration DOWNTIME = Duration.ofMinutes(10);

    /** The times by the server's clock, in milliseconds. */
    private record Run(long started, long ready, long ended) {}

    /** The least and greatest possible uptime. */
    record Uptime(long min, long max, int outages) {}

    private final List<Run> past = new ArrayList<>();
    private long started;
    private long ready;

    /** The offset of the server's clock in the current run. */
    Duration clockOffset() {
        return DOWNTIME.multipliedBy(past.size());
    }

    private long now() {
        return System.currentTimeMillis() + clockOffset().toMillis();
    }

    void onStart() {
        started = now();
    }

    void onReady() {
        ready = now();
    }

    void onEnd() {
        past.add(new Run(started, ready, now()));
    }

    int count() {
        return past.size();
    }

    /** The uptime between two times of the server's clock, the second of them in the current run. */
    Uptime uptimeBetween(long from, long to) {
        long min = Math.max(0, to - Math.max(from, ready));
        long max = to - Math.max(from, started);
        int outages = 0;
        for (Run run : past) {
            if (run.ended > from) {
                min += Math.max(0, run.ended - Math.max(from, run.ready));
                max += run.ended - Math.max(from, run.started);
                outages++;
            }
        }
        return new Uptime(min, max, outages);
    }
}
