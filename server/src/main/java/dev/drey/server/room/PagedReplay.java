package dev.drey.server.room;

import java.util.List;
import java.util.Optional;
import java.util.function.LongBinaryOperator;

/**
 * Sends a client the past events of a game, a page at a time, and then lets it join those who receive new events.
 *
 * <p>A game can have more events than the buffer of a client holds, so the next page waits until the client has taken the one before.
 * Meanwhile the client receives no new events: they are replayed like the others, so none is missing or repeated. Events are encoded
 * without the lock of the room.
 */
final class PagedReplay {
    /** The number of characters after which a page ends: a small part of the buffer of a client. */
    static final int PAGE_SIZE = 64 * 1024;

    private final Room room;
    private final Listener listener;
    private final int limit;
    private final Runnable finished;
    private LiveGame initial;
    private LiveGame reached;
    private int after;

    /**
     * @param initial the game without events
     * @param after the number of the last event the client knows
     * @param limit the maximum number of events to send
     * @param finished runs when nothing more is replayed
     */
    PagedReplay(Room room, Listener listener, LiveGame initial, int after, int limit, Runnable finished) {
        this.room = room;
        this.listener = listener;
        this.initial = initial;
        this.limit = limit;
        this.finished = finished;
        this.reached = initial;
        this.after = after;
    }

    Listener listener() {
        return listener;
    }

    /** Starts again for a client that asks again. Guarded by the lock of the room. */
    void restart(int newAfter) {
        reached = initial;
        after = newAfter;
    }

    /** Shows a player under a new name in the events that follow. Guarded by the lock of the room. */
    void rename(Seat.Person player) {
        initial = initial.renamed(player);
        reached = reached.renamed(player);
    }

    /** Whether all events have been replayed. Guarded by the lock of the room. */
    boolean isComplete(List<RoomEvent> log) {
        return Math.max(reached.seq(), after) >= log.size();
    }

    /** Moves on to the next event to send; empty after the last one or at the limit. Guarded by the lock of the room. */
    Optional<EventReplay.Step> advance(List<RoomEvent> log, LongBinaryOperator outages) {
        while (reached.seq() < log.size() && reached.seq() - after < limit) {
            EventReplay.Step step = EventReplay.step(reached, log.get(reached.seq()), outages);
            reached = step.after();
            if (reached.seq() > after) {
                return Optional.of(step);
            }
        }
        return Optional.empty();
    }

    /** Sends events until a page is full that the client has not taken yet. At most one thread runs this at a time. */
    void proceed() {
        int sent = 0;
        for (Optional<EventReplay.Step> next = room.next(this); next.isPresent(); next = room.next(this)) {
            String json = GameViews.text(next.get());
            listener.send(json);
            sent += json.length();
            if (sent >= PAGE_SIZE) {
                sent = 0;
                if (!listener.isDrained(this::proceed)) {
                    return;
                }
            }
        }
        finished.run();
    }
}
