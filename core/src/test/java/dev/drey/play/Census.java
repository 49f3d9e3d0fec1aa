package dev.drey.play;

import dev.drey.rules.Ending;
import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;

/** What came up in random matches, so that a test can tell that it tried everything. */
final class Census {
    final Map<Refusal, Integer> refusals = new EnumMap<>(Refusal.class);
    final Map<Ending, Integer> endings = new EnumMap<>(Ending.class);
    final Map<String, Integer> events = new TreeMap<>();

    void count(Refusal reason) {
        refusals.merge(reason, 1, Integer::sum);
    }

    void count(Ending ending) {
        endings.merge(ending, 1, Integer::sum);
    }

    void count(GameEvent event) {
        events.merge(name(event), 1, Integer::sum);
    }

    private static String name(GameEvent event) {
        if (event instanceof GameEvent.Offered offered) {
            return "offered " + offered.offer().what().text();
        }
        if (event instanceof GameEvent.Declined declined) {
            return "declined " + declined.what().text();
        }
        if (event instanceof GameEvent.Agreed agreed) {
            return "agreed " + agreed.what().text();
        }
        if (event instanceof GameEvent.Moved moved) {
            return moved.move().isPass() ? "passed" : "moved";
        }
        return "ended";
    }
}
