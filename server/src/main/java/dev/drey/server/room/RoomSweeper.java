package dev.drey.server.room;

import dev.drey.server.store.Store;
import dev.drey.server.store.StoreException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Periodically loads the games that are due, because a flag falls or an engine is to move, and drops idle games from memory. */
final class RoomSweeper {
    private static final Logger LOG = LoggerFactory.getLogger(RoomSweeper.class);

    /** The time between two sweeps, in milliseconds. */
    private static final long INTERVAL_MILLIS = 2000;

    /** Maximum games loaded per sweep. */
    private static final int MAX_GAMES = 200;

    /** The time without use after which a game leaves memory, in milliseconds. */
    private static final long IDLE_MILLIS = 60_000;

    private final Rooms rooms;
    private final Store store;
    private final Scheduler time;
    private final Set<String> unreadable = ConcurrentHashMap.newKeySet();
    private volatile boolean stopped;

    RoomSweeper(Rooms rooms, Store store, Scheduler time) {
        this.rooms = rooms;
        this.store = store;
        this.time = time;
    }

    /** Sweeps now and schedules the next sweep, until {@link #stop}. */
    void sweepPeriodically() {
        if (!stopped) {
            try {
                sweep();
            } catch (StoreException failure) {
                LOG.atWarn().addKeyValue("problem", failure.getMessage()).log("could not look up games that are due");
            } catch (RuntimeException fault) {
                LOG.atError().setCause(fault).log("could not handle games that are due");
            } finally {
                time.at(time.now() + INTERVAL_MILLIS, this::sweepPeriodically);
            }
        }
    }

    void stop() {
        stopped = true;
    }

    private void sweep() {
        long now = time.now();
        for (String id : store.due(now, MAX_GAMES + unreadable.size())) {
            if (!unreadable.contains(id)) {
                wake(id);
            }
        }
        rooms.retireUnusedSince(now - IDLE_MILLIS);
    }

    private void wake(String id) {
        try {
            rooms.find(id).ifPresent(Room::wake);
        } catch (StoreException failure) {
            throw failure;
        } catch (RuntimeException fault) {
            // A game that cannot be read must not keep the others waiting.
            unreadable.add(id);
            LOG.atError().addKeyValue("game", id).setCause(fault).log("could not resume a game");
        }
    }
}
