package dev.drey.server.crash;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** When the server was there. By its own clock each life begins long after the last one ended. */
final class Lives {
    /** How long it seems to have been down. Longer than anybody's clock, so that charging it would cost the game. */
    static final Duration DOWN = Duration.ofMinutes(10);

    /** Times of the server's clock, in milliseconds: when it was started, when it answered, when it was killed. */
    private record Life(long started, long ready, long ended) {}

    /** How long the server can have been there, at least and at most. */
    record Presence(long least, long most, int outages) {}

    private final List<Life> past = new ArrayList<>();
    private long started;
    private long ready;

    /** How far ahead the server's clock is in the life that begins now. */
    Duration ahead() {
        return DOWN.multipliedBy(past.size());
    }

    private long now() {
        return System.currentTimeMillis() + ahead().toMillis();
    }

    void begins() {
        started = now();
    }

    void answers() {
        ready = now();
    }

    void ends() {
        past.add(new Life(started, ready, now()));
    }

    int count() {
        return past.size();
    }

    /** How long it was there between two moments of its clock, the second of them in this life. */
    Presence between(long from, long to) {
        long least = Math.max(0, to - Math.max(from, ready));
        long most = to - Math.max(from, started);
        int outages = 0;
        for (Life life : past) {
            if (life.ended > from) {
                least += Math.max(0, life.ended - Math.max(from, life.ready));
                most += life.ended - Math.max(from, life.started);
                outages++;
            }
        }
        return new Presence(least, most, outages);
    }
}
