package dev.drey.server.store;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** When no move could be stored; nobody's clock runs then. */
public record Outages(List<Outage> all) {
    static final Outages NONE = new Outages(List.of());

    public Outages {
        all = all.stream().sorted(Comparator.comparingLong(Outage::from)).toList();
    }

    Outages plus(Outage outage) {
        List<Outage> more = new ArrayList<>(all);
        more.add(outage);
        return new Outages(more);
    }

    /** How much of the time between the two was lost to outages. Where outages overlap, each instant counts once. */
    public long millisWithin(long from, long to) {
        long lost = 0;
        long counted = from;
        for (Outage outage : all) {
            long begin = Math.max(outage.from(), counted);
            long end = Math.min(outage.until(), to);
            if (begin < end) {
                lost += end - begin;
                counted = end;
            }
        }
        return lost;
    }
}
