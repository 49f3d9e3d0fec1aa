package dev.drey.server.room;

import dev.drey.rules.Reason;
import dev.drey.rules.Rejection;
import dev.drey.rules.Side;
import dev.drey.wire.live.Json;
import dev.drey.wire.live.ReceivedMessage;
import dev.drey.wire.live.ServerMessage;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

/**
 * A game in memory, with the clients that follow it. The store is authoritative; this is a copy. Whenever a write fails, or another writer was
 * first, the copy is reloaded before the next command is decided. The lock of a room is the room itself.
 */
public final class Room {
    private final Rooms rooms;
    private final Scheduler time;
    private final RoomListeners listeners;
    private final RoomAlarm alarm;
    private final CommandQueue commands;
    private final GameCopy copy;
    private boolean stale;
    private boolean retired;
    private long lastUsed;

    Room(Rooms rooms, LoadedGame loaded) {
        this.rooms = rooms;
        this.time = rooms.time();
        this.copy = new GameCopy(rooms, loaded);
        this.listeners = new RoomListeners(this, rooms);
        this.alarm = new RoomAlarm(this, rooms);
        this.commands = new CommandQueue(this, rooms);
        this.lastUsed = time.now();
    }

    /** The game now. */
    public synchronized LiveGame game() {
        return retired ? successor().game() : current(time.now());
    }

    /** The game at the current time, with outages since the turn began left uncounted by the clock. */
    LiveGame current(long now) {
        return copy.current(now);
    }

    /** The game as this room saw it last; never waits for the store. */
    public synchronized LiveGame lastKnown() {
        return copy.game();
    }

    // ------------------------------------------------------------ commands

    /** Decides and stores the command of a client. A command with an id that was accepted before is accepted and changes nothing. */
    public CompletableFuture<CommandResult> act(Seat.Person sender, ReceivedMessage received) {
        return submitTo(room -> (current, now) -> room.decide(current, now, sender, received));
    }

    private RoomDecision decide(LiveGame current, long now, Seat.Person sender, ReceivedMessage received) {
        return copy.repeated(current, sender, received).orElseGet(() -> {
            RoomDecision decision = RoomDecider.decide(
                    current, sender, received.message(), now, listeners.opponentAwayMillis(current, sender, now));
            return CommandIds.named(decision, sender, received);
        });
    }

    /** Whether the id of a command is known, so that the command changes nothing and needs no quota. */
    public synchronized boolean isRepeated(Seat.Person sender, ReceivedMessage received) {
        return retired
                ? successor().isRepeated(sender, received)
                : copy.repeated(copy.game(), sender, received).isPresent();
    }

    /** Ends the game because a player has deleted their identity. */
    CompletableFuture<CommandResult> leaveForGood(String player) {
        return submit((current, now) -> RoomDecider.leaveForGood(current, player, now));
    }

    CompletableFuture<CommandResult> submit(CommandQueue.CommandDecider decider) {
        return submitTo(room -> decider);
    }

    /** Submits a command to the room that handles it: this one, or the one that has taken over from it. */
    private CompletableFuture<CommandResult> submitTo(Function<Room, CommandQueue.CommandDecider> command) {
        CompletableFuture<CommandResult> result;
        synchronized (this) {
            if (retired) {
                return successor().submitTo(command);
            }
            lastUsed = time.now();
            result = commands.add(command.apply(this));
        }
        commands.proceed();
        return result;
    }

    /** Makes the room reload the game before the next decision. */
    void markStale() {
        stale = true;
    }

    /** Reloads the game if it is stale and publishes the events this room has missed. @return a rejection if the game is gone */
    Optional<Rejection> refresh() {
        if (!stale) {
            return Optional.empty();
        }
        Optional<LoadedGame> stored = rooms.load(copy.game().id());
        if (stored.isEmpty()) {
            return Optional.of(new Rejection(Reason.GONE, "This game is no longer stored on the server."));
        }
        listeners.sendSteps(copy.replace(stored.get()));
        stale = false;
        rooms.lobby().update(copy.game());
        listeners.sendPresence(copy.game());
        // Scheduled, because its commands must come after the one that is being handled.
        time.at(time.now(), this::wake);
        return Optional.empty();
    }

    /** Publishes what has been stored. */
    void committed(LiveGame before, RoomDecision.Accepted accepted) {
        for (CreatedGame created : accepted.created()) {
            Room next = rooms.open(created);
            copy.renamed().forEach(next::rename);
            rooms.started(created.game());
        }
        listeners.sendSteps(copy.add(before, accepted));
        if (before.status() == GameStatus.OPEN) {
            listInLobby();
        }
        listeners.sendPresence(copy.game());
        wake();
    }

    // ------------------------------------------------------------ clock, engine, memory

    /** Starts what the game needs from the server: an engine move, an alarm for the clock or for the end of an unplayed game. */
    synchronized void wake() {
        if (retired) {
            return;
        }
        long now = time.now();
        alarm.set(current(now), now);
    }

    /** Ends an open game of the lobby, unless its creator is connected. */
    void abandon() {
        CompletableFuture<?> unused = submit((current, now) -> {
            listeners.listInLobby(current);
            return listeners.isConnected(current.terms().creator())
                    ? RoomDecision.Accepted.of(current)
                    : RoomDecider.abandon(current, now);
        });
    }

    /** Corrects the stored time at which the server must act, if it has come too early. */
    synchronized void postpone() {
        long now = time.now();
        if (!retired && commands.isIdle()) {
            alarm.correctDue(current(now), now);
        }
    }

    /**
     * Retires the room if nobody has used it since a moment. A retired room passes everything on to the room that loads the game
     * again.
     */
    synchronized boolean retire(long since) {
        retired = listeners.isEmpty() && commands.isIdle() && !alarm.isThinking() && lastUsed < since;
        if (retired) {
            alarm.stop();
        }
        return retired;
    }

    synchronized boolean isRetired() {
        return retired;
    }

    private Room successor() {
        return rooms.find(copy.game().id()).orElseThrow();
    }

    // ------------------------------------------------------------ clients

    /**
     * Sends a client the events after the one it knows, then the current game, and from then on every event.
     *
     * @param after the number of the last event the client knows
     */
    public void watch(Listener listener, Optional<Integer> after) {
        watch(listener, after, Integer.MAX_VALUE, () -> {});
    }

    /**
     * Does the same for a client that may want only some of the events.
     *
     * @param limit the maximum number of past events; if there are more, neither the current game nor new events follow
     * @param caughtUp runs when all of this has been sent, except new events
     */
    public void watch(Listener listener, Optional<Integer> after, int limit, Runnable caughtUp) {
        PagedReplay replay;
        synchronized (this) {
            if (retired) {
                successor().watch(listener, after, limit, caughtUp);
                return;
            }
            lastUsed = time.now();
            int known = after.orElse(Integer.MAX_VALUE);
            if (listeners.restartReplay(listener, known)) {
                return;
            }
            replay = new PagedReplay(this, listener, copy.initial(), known, limit, caughtUp);
            listeners.add(replay, copy.game());
        }
        replay.proceed();
    }

    /** The next event of a replay. After the last one, the client gets the current game and joins those who receive new events. */
    synchronized Optional<EventReplay.Step> next(PagedReplay replay) {
        if (!listeners.isReplaying(replay)) {
            // The client has left.
            return Optional.empty();
        }
        if (replay.isComplete(copy.log())) {
            listeners.join(replay.listener(), current(time.now()));
            return Optional.empty();
        }
        return replay.advance(copy.log(), rooms.outages());
    }

    public synchronized void leave(Listener listener) {
        if (retired) {
            // If no other room has taken over, nobody follows the game.
            rooms.findLoaded(copy.game().id()).ifPresent(room -> room.leave(listener));
            return;
        }
        lastUsed = time.now();
        listeners.remove(listener, copy.game());
    }

    /** Shows a player under a new name, also to the clients that follow the game. */
    synchronized void rename(Seat.Person player) {
        if (!retired && copy.game().seats().sideOf(player.id()).isPresent()) {
            copy.rename(player);
            listeners.rename(player, current(time.now()));
        }
    }

    /** Adds, changes or removes the game in the lobby. The lock of the room keeps the changes in their order. */
    synchronized void listInLobby() {
        listeners.listInLobby(copy.game());
    }

    /** Publishes the remark of an engine about its move. */
    synchronized void remark(Side side, int ply, String text) {
        listeners.sendToAll(Json.text(new ServerMessage.Remark(GameViews.letter(side), ply, text)));
    }

    /** Sends all clients the clock after an outage, and again after the time to reconnect. Their own clocks have counted both. */
    synchronized void sendClockAfterOutage() {
        if (sendClock()) {
            time.at(time.now() + EventReplay.GRACE_MILLIS, this::sendClock);
        }
    }

    private synchronized boolean sendClock() {
        if (retired || listeners.isEmpty() || !copy.game().isRunning()) {
            return false;
        }
        listeners.sendClock(current(time.now()));
        return true;
    }

    synchronized int listeners() {
        return listeners.size();
    }

    /** Disconnects all clients and stops all work. */
    synchronized void close(String reason) {
        alarm.stop();
        listeners.end(reason);
    }
}
