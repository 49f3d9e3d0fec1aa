package dev.drey.play;

import java.util.ArrayList;
import java.util.List;

/** The times at which the server was down. */
final class Outages {
    private record Outage(long from, long until) {}

    private final List<Outage> all = new ArrayList<>();

    void add(long from, long until) {
        all.add(new Outage(from, until));
    }

    long millisWithin(long from, long until) {
        return all.stream()
                .mapToLong(outage -> Math.max(0, Math.min(until, outage.until) - Math.max(from, outage.from)))
                .sum();
    }
}
