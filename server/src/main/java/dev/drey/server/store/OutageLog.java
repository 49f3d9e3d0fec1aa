package dev.drey.server.store;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** All outages of a server. Players' clocks do not run during an outage. */
public record OutageLog(List<Outage> all) {
    static final OutageLog EMPTY = new OutageLog(List.of());

    public OutageLog {
        all = all.stream().sorted(Comparator.comparingLong(Outage::from)).toList();
    }

    /** A time in which no move could be stored, because the server was down or frozen or its database failed. */
    public record Outage(long from, long until) {
        public long millis() {
            return until - from;
        }
    }

    OutageLog plus(List<Outage> others) {
        List<Outage> more = new ArrayList<>(all);
        more.addAll(others);
        return new OutageLog(more);
    }

    /** The part of an interval that was lost to outages. Where outages overlap, each instant counts once. */
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
