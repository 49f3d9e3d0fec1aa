package dev.drey.server.room;

import dev.drey.rules.Reason;
import dev.drey.rules.Rejection;
import dev.drey.server.store.GameLimits;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;

/**
 * The commands waiting for one game. They are handled one at a time: each is decided, stored, and only then published. The next command waits
 * meanwhile, but no thread does. A command whose write lost a race against another writer is decided again on the reloaded game.
 */
final class CommandQueue {
    /** Commands that may wait; further ones are rejected. */
    private static final int MAX_WAITING = 64;

    private static final int MAX_RETRIES = 10;

    private static final Rejection BUSY = new Rejection(Reason.BUSY, "This game is busy: try again in a moment.");

    /** Decides a command for a game as it is at a time. Both belong together: an outage up to the time is left uncounted in the game. */
    @FunctionalInterface
    interface CommandDecider {
        RoomDecision decide(LiveGame game, long now);
    }

    private record Pending(CommandDecider decider, CompletableFuture<CommandResult> result, int retries) {
        Pending retry() {
            return new Pending(decider, result, retries - 1);
        }
    }

    private final Room room;
    private final Rooms rooms;
    private final Deque<Pending> waiting = new ArrayDeque<>();
    private boolean writing;

    CommandQueue(Room room, Rooms rooms) {
        this.room = room;
        this.rooms = rooms;
    }

    /** Adds a command; the caller holds the lock of the room and calls {@link #proceed} after releasing it. */
    CompletableFuture<CommandResult> add(CommandDecider decider) {
        if (waiting.size() >= MAX_WAITING) {
            return CompletableFuture.completedFuture(CommandResult.rejected(room.lastKnown(), BUSY));
        }
        Pending pending = new Pending(decider, new CompletableFuture<>(), MAX_RETRIES);
        waiting.add(pending);
        return pending.result;
    }

    boolean isIdle() {
        return !writing && waiting.isEmpty();
    }

    /** Handles waiting commands until one has to be stored. */
    void proceed() {
        while (true) {
            Pending pending;
            LiveGame before = null;
            RoomDecision decision = null;
            RuntimeException failure = null;
            synchronized (room) {
                if (writing || waiting.isEmpty()) {
                    return;
                }
                pending = waiting.remove();
                try {
                    Optional<Rejection> missing = room.refresh();
                    long now = rooms.time().now();
                    before = room.current(now);
                    decision = missing.isPresent()
                            ? new RoomDecision.Rejected(missing.get())
                            : pending.decider.decide(before, now);
                } catch (RuntimeException fault) {
                    // The fault concerns only this command; the game continues.
                    failure = fault;
                }
                writing = decision instanceof RoomDecision.Accepted accepted
                        && !accepted.steps().isEmpty();
            }
            if (before == null || decision == null) {
                pending.result.completeExceptionally(failure);
            } else if (decision instanceof RoomDecision.Rejected rejected) {
                pending.result.complete(CommandResult.rejected(before, rejected.rejection()));
            } else if (((RoomDecision.Accepted) decision).steps().isEmpty()) {
                pending.result.complete(CommandResult.accepted(before));
            } else {
                store(pending, before, (RoomDecision.Accepted) decision);
                return;
            }
        }
    }

    private void store(Pending pending, LiveGame before, RoomDecision.Accepted accepted) {
        CompletableFuture<Boolean> written;
        try {
            written = rooms.store()
                    .append(GameRows.change(
                            before, accepted, rooms.lifetimes(), rooms.time().now()));
        } catch (RuntimeException failed) {
            written = CompletableFuture.failedFuture(failed);
        }
        CompletableFuture<?> unused =
                written.whenComplete((done, failure) -> stored(pending, before, accepted, done, failure));
    }

    private void stored(
            Pending pending,
            LiveGame before,
            RoomDecision.Accepted accepted,
            @Nullable Boolean written,
            @Nullable Throwable failure) {
        boolean done = failure == null && Boolean.TRUE.equals(written);
        synchronized (room) {
            writing = false;
            if (done) {
                room.committed(before, accepted);
            } else {
                if (!isLimit(failure)) {
                    room.markStale();
                }
                if (failure == null && pending.retries > 0) {
                    waiting.addFirst(pending.retry());
                }
            }
        }
        if (done) {
            rooms.changed(before, accepted.game());
            pending.result.complete(CommandResult.accepted(accepted.game()));
        } else if (failure != null) {
            pending.result.completeExceptionally(failure);
        } else if (pending.retries == 0) {
            pending.result.complete(CommandResult.rejected(before, BUSY));
        }
        proceed();
    }

    /** Whether nothing was written because a limit was reached, so that the game in memory is still current. */
    private static boolean isLimit(@Nullable Throwable failure) {
        return failure instanceof GameLimits.Reached
                || failure instanceof CompletionException && failure.getCause() instanceof GameLimits.Reached;
    }
}
