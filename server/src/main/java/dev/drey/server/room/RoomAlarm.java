package dev.drey.server.room;

import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;

/**
 * Makes the server act for a game when it must: a flag falls, an unplayed game expires, or an engine is to move. Guarded by the lock of the
 * room.
 */
final class RoomAlarm {
    private final Room room;
    private final Rooms rooms;
    private final EngineSeat engine;
    private Runnable cancel = () -> {};

    RoomAlarm(Room room, Rooms rooms) {
        this.room = room;
        this.rooms = rooms;
        this.engine = new EngineSeat(room, rooms);
    }

    /** Sets the alarm for a game, instead of the one before, and starts the engine if it is to move. */
    void set(LiveGame game, long now) {
        cancel.run();
        long flag = game.isRunning() ? game.state().clock().flagsAt() : Long.MAX_VALUE;
        long end = Math.min(flag, rooms.lifetimes().expiry(game, now).orElse(Long.MAX_VALUE));
        cancel = end == Long.MAX_VALUE ? () -> {} : rooms.time().at(end, this::ring);
        engine.update(game);
    }

    private void ring() {
        CompletableFuture<?> unused = room.submit((current, now) -> RoomDecider.tick(current, rooms.lifetimes(), now))
                .thenAccept(result -> {
                    if (result.game().isUnfinished()) {
                        // There was time left after all.
                        room.wake();
                    }
                });
    }

    /** Corrects the stored time at which the server must act, if it has come too early. */
    void correctDue(LiveGame game, long now) {
        OptionalLong due = GameRows.due(game, rooms.lifetimes(), now);
        if (due.isEmpty() || due.getAsLong() > now) {
            CompletableFuture<?> unused = rooms.store().postpone(game.id(), game.seq(), due);
        }
    }

    /** Whether an engine is searching for a move. */
    boolean isThinking() {
        return engine.isThinking();
    }

    void stop() {
        cancel.run();
        engine.stop();
    }
}
