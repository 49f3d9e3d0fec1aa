package dev.drey.server.room;

import dev.drey.server.store.DueGame;
import dev.drey.server.store.Store;
import dev.drey.server.store.StoreException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Periodically loads the games that are due, because a flag falls, an engine is to move or the game expires. Drops idle games from memory,
 * ends abandoned games of the lobby, and cleans up the store.
 */
final class RoomSweeper {
    private static final Logger LOG = LoggerFactory.getLogger(RoomSweeper.class);

    /** The time between two sweeps, in milliseconds. */
    private static final long INTERVAL_MILLIS = 2000;

    /** Maximum games loaded per sweep. */
    private static final int MAX_LOADED = 200;

    /** Maximum due games looked at per sweep. Those in memory cost little: engines are thinking about most of them. */
    private static final int MAX_DUE = 5000;

    private static final int PAGE_SIZE = 500;

    /** Maximum games that one write deletes, so that other writes do not wait for it. */
    private static final int CLEAN_UP_BATCH = 100;

    /** The time between two cleanings of the store if there is nothing more to do, in milliseconds. */
    private static final long CLEAN_UP_PAUSE_MILLIS = 60_000;

    /** The time without use after which a game leaves memory, in milliseconds. */
    private static final long IDLE_MILLIS = 60_000;

    private final Rooms rooms;
    private final Store store;
    private final Scheduler time;
    private final Set<String> unreadable = ConcurrentHashMap.newKeySet();
    private volatile boolean stopped;
    private volatile boolean isCleaningUp;
    private volatile long nextCleanUp = Long.MIN_VALUE;

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
        wakeDueGames(now);
        rooms.lobby().sweep().forEach(this::abandon);
        rooms.retireUnusedSince(now - IDLE_MILLIS);
        cleanUp(now);
    }

    private void wakeDueGames(long now) {
        int loaded = 0;
        int seen = 0;
        DueGame last = DueGame.FIRST;
        boolean more = true;
        while (more && loaded < MAX_LOADED && seen < MAX_DUE) {
            List<DueGame> page = store.due(now, last, PAGE_SIZE);
            for (DueGame game : page) {
                boolean inMemory = rooms.findLoaded(game.id()).isPresent();
                if (inMemory || loaded < MAX_LOADED) {
                    resume(game.id(), RoomSweeper::wake);
                    loaded += inMemory ? 0 : 1;
                }
                last = game;
            }
            seen += page.size();
            more = page.size() == PAGE_SIZE;
        }
    }

    private static void wake(Room room) {
        room.wake();
        room.postpone();
    }

    /** Ends a game of the lobby that its creator has left. */
    private void abandon(String id) {
        if (!resume(id, Room::abandon)) {
            rooms.lobby().remove(id);
        }
    }

    /** Loads a game and acts on it. @return whether it exists */
    private boolean resume(String id, Consumer<Room> action) {
        if (unreadable.contains(id)) {
            return true;
        }
        try {
            Optional<Room> room = rooms.find(id);
            room.ifPresent(action);
            return room.isPresent();
        } catch (StoreException failure) {
            throw failure;
        } catch (RuntimeException fault) {
            // A game that cannot be read must not keep the others waiting.
            unreadable.add(id);
            LOG.atError().addKeyValue("game", id).setCause(fault).log("could not resume a game");
            return true;
        }
    }

    /** Deletes unplayed games and the origins of ended games, a few at a time. */
    private void cleanUp(long now) {
        if (isCleaningUp || now < nextCleanUp) {
            return;
        }
        isCleaningUp = true;
        CompletableFuture<?> unused = store.cleanUp(now, now - Lifetimes.ORIGIN_MILLIS, CLEAN_UP_BATCH)
                .whenComplete((more, failure) -> {
                    nextCleanUp = Boolean.TRUE.equals(more) ? now : now + CLEAN_UP_PAUSE_MILLIS;
                    isCleaningUp = false;
                });
    }
}
