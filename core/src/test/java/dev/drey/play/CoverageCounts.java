package dev.drey.play;

import dev.drey.rules.Ending;
import dev.drey.rules.Reason;
import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;

/** Counts the events, endings and rejections of random games, so that a test can check that all of them occur. */
final class CoverageCounts {
    final Map<Reason, Integer> rejections = new EnumMap<>(Reason.class);
    final Map<Ending, Integer> endings = new EnumMap<>(Ending.class);
    final Map<String, Integer> events = new TreeMap<>();

    void count(Reason reason) {
        rejections.merge(reason, 1, Integer::sum);
    }

    void count(Ending ending) {
        endings.merge(ending, 1, Integer::sum);
    }

    void count(GameEvent event) {
        events.merge(name(event), 1, Integer::sum);
    }

    private static String name(GameEvent event) {
        if (event instanceof GameEvent.Offered offered) {
            return "offered " + offered.offer().kind().text();
        }
        if (event instanceof GameEvent.Declined declined) {
            return "declined " + declined.kind().text();
        }
        if (event instanceof GameEvent.Agreed agreed) {
            return "agreed " + agreed.kind().text();
        }
        if (event instanceof GameEvent.Moved moved) {
            return moved.move().isPass() ? "passed" : "moved";
        }
        return "ended";
    }
}
