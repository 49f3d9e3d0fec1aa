package dev.drey.server.access;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/** The open sockets and streams by credential, so that they end when their credential becomes invalid. */
final class Connections {
    private final Map<Credential, Set<Runnable>> open = new ConcurrentHashMap<>();

    /**
     * Adds a connection.
     *
     * @param end ends it; may be called more than once
     * @return removes it, once it has ended
     */
    Runnable add(Credential credential, Runnable end) {
        // A new object for each connection, because a set must not merge equal ones.
        Runnable entry = new Runnable() {
            @Override
            public void run() {
                end.run();
            }
        };
        open.compute(credential, (key, known) -> {
            Set<Runnable> all = known == null ? ConcurrentHashMap.newKeySet() : known;
            all.add(entry);
            return all;
        });
        return () -> open.computeIfPresent(credential, (key, known) -> {
            known.remove(entry);
            return known.isEmpty() ? null : known;
        });
    }

    /** Ends the connections of all matching credentials; asks once for each credential. */
    void endIf(Predicate<Credential> invalid) {
        open.forEach((credential, connections) -> {
            if (invalid.test(credential)) {
                connections.forEach(Runnable::run);
            }
        });
    }
}
