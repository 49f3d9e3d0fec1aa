package dev.drey.server.room;

import dev.drey.rules.Reason;
import dev.drey.rules.Rejection;
import dev.drey.rules.Side;
import dev.drey.wire.live.Json;
import dev.drey.wire.live.ReceivedMessage;
import dev.drey.wire.live.ServerMessage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;

/**
 * A game in memory, with the clients that follow it. The store is authoritative; this is a copy. Whenever a write fails, or another writer was
 * first, the copy is reloaded before the next command is decided. The lock of a room is the room itself.
 */
public final class Room {
    private final Rooms rooms;
    private final Scheduler time;
    private final RoomListeners listeners;
    private final EngineSeat engine;
    private final CommandQueue commands;
    private final List<RoomEvent> log;
    private final Map<String, Seat.Person> newNames = new HashMap<>();
    private CommandIds commandIds;
    private LiveGame game;
    private boolean stale;
    private boolean retired;
    private long lastUsed;
    private Runnable cancelAlarm = () -> {};

    Room(Rooms rooms, Rooms.Loaded loaded) {
        this.rooms = rooms;
        this.time = rooms.time();
        this.game = loaded.game();
        this.log = new ArrayList<>(loaded.log());
        this.commandIds = loaded.commandIds();
        this.listeners = new RoomListeners(this, rooms);
        this.engine = new EngineSeat(this, rooms);
        this.commands = new CommandQueue(this, rooms);
        this.lastUsed = time.now();
    }

    /** The game now. */
    public synchronized LiveGame game() {
        return retired ? successor().game() : current(time.now());
    }

    /** The game at the current time, with outages since the turn began left uncounted by the clock. */
    LiveGame current(long now) {
        game = EventReplay.credited(game, rooms.outages(), now);
        return game;
    }

    /** The game as this room saw it last; never waits for the store. */
    public synchronized LiveGame lastKnown() {
        return game;
    }

    // ------------------------------------------------------------ commands

    /** Decides and stores the command of a client. A command with an id that was accepted before is accepted and changes nothing. */
    public CompletableFuture<CommandResult> act(Seat.Person sender, ReceivedMessage received) {
        return submitTo((room, current, now) -> room.decide(current, now, sender, received));
    }

    private RoomDecision decide(LiveGame current, long now, Seat.Person sender, ReceivedMessage received) {
        return commandIds.repeated(current, sender, received).orElseGet(() -> {
            RoomDecision decision = RoomDecider.decide(
                    current, sender, received.message(), now, opponentAwayMillis(current, sender, now));
            return CommandIds.named(decision, sender, received);
        });
    }

    /** Whether the id of a command is known, so that the command changes nothing and needs no quota. */
    public synchronized boolean isRepeated(Seat.Person sender, ReceivedMessage received) {
        return retired
                ? successor().isRepeated(sender, received)
                : commandIds.repeated(game, sender, received).isPresent();
    }

    /** Ends the game because a player has deleted their identity. */
    CompletableFuture<CommandResult> leaveForGood(String player) {
        return submit((current, now) -> RoomDecider.leaveForGood(current, player, now));
    }

    private long opponentAwayMillis(LiveGame current, Seat.Person sender, long now) {
        return current.seats()
                .sideOf(sender.id())
                .map(side -> listeners.awayMillis(current, side.other(), now))
                .orElse(0L);
    }

    CompletableFuture<CommandResult> submit(CommandQueue.CommandDecider decider) {
        return submitTo((room, current, now) -> decider.decide(current, now));
    }

    /** Decides a command in the room that handles it: this one, or the one that has taken over from it. */
    @FunctionalInterface
    private interface RoomCommand {
        RoomDecision decide(Room room, LiveGame current, long now);
    }

    private CompletableFuture<CommandResult> submitTo(RoomCommand command) {
        CompletableFuture<CommandResult> result;
        synchronized (this) {
            if (retired) {
                return successor().submitTo(command);
            }
            lastUsed = time.now();
            result = commands.add((current, now) -> command.decide(this, current, now));
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
        Optional<Rooms.Loaded> stored = rooms.load(game.id());
        if (stored.isEmpty()) {
            return Optional.of(new Rejection(Reason.GONE, "This game is no longer stored on the server."));
        }
        Rooms.Loaded loaded = stored.get();
        EventReplay.stepsAfter(log.size(), initial(), loaded.log(), rooms.outages())
                .forEach(step -> listeners.sendToAll(GameViews.text(step)));
        game = loaded.game();
        commandIds = loaded.commandIds();
        log.clear();
        log.addAll(loaded.log());
        newNames.clear();
        stale = false;
        rooms.lobby().update(game);
        listeners.sendPresence(game);
        // Scheduled, because its commands must come after the one that is being handled.
        time.at(time.now(), this::wake);
        return Optional.empty();
    }

    /** The game without events; seats that were free have their players. */
    private LiveGame initial() {
        return LiveGame.of(game.terms(), game.seats());
    }

    /** Publishes what has been stored. */
    void committed(LiveGame before, RoomDecision.Accepted accepted) {
        for (CreatedGame created : accepted.created()) {
            Room next = rooms.open(created);
            newNames.values().forEach(next::rename);
            rooms.started(created.game());
        }
        LiveGame current = before;
        for (RoomDecision.Step step : accepted.steps()) {
            // A player may have been renamed since the command was decided.
            LiveGame after = withNewNames(step.after());
            if (!listeners.isEmpty()) {
                listeners.sendToAll(Json.text(GameViews.event(current, step.event(), after)));
            }
            current = after;
        }
        accepted.events().stream().map(this::withNewName).forEach(log::add);
        accepted.command().ifPresent(commandIds::add);
        game = current;
        if (before.status() == GameStatus.OPEN) {
            listInLobby();
        }
        listeners.sendPresence(game);
        wake();
    }

    // ------------------------------------------------------------ clock, engine, memory

    /** Starts what the game needs from the server: an engine move, an alarm for the clock or for the end of an unplayed game. */
    synchronized void wake() {
        if (retired) {
            return;
        }
        cancelAlarm.run();
        long now = time.now();
        long flag = game.isRunning() ? current(now).state().clock().flagsAt() : Long.MAX_VALUE;
        long end = Math.min(flag, rooms.lifetimes().expiry(game, now).orElse(Long.MAX_VALUE));
        cancelAlarm = end == Long.MAX_VALUE ? () -> {} : time.at(end, this::tick);
        engine.update(game);
    }

    private void tick() {
        CompletableFuture<?> unused = submit((current, now) -> RoomDecider.tick(current, rooms.lifetimes(), now))
                .thenAccept(result -> {
                    if (result.game().isUnfinished()) {
                        // There was time left after all.
                        wake();
                    }
                });
    }

    /** Ends an open game of the lobby, unless its creator is connected. */
    void abandon() {
        CompletableFuture<?> unused = submit((current, now) -> {
            rooms.lobby().update(current);
            updateLobby();
            return listeners.isConnected(current.terms().creator())
                    ? RoomDecision.Accepted.of(current)
                    : RoomDecider.abandon(current, now);
        });
    }

    /** Corrects the stored time at which the server must act, if it has come too early. */
    synchronized void postpone() {
        long now = time.now();
        OptionalLong due = GameRows.due(current(now), rooms.lifetimes(), now);
        if (!retired && commands.isIdle() && (due.isEmpty() || due.getAsLong() > now)) {
            CompletableFuture<?> unused = rooms.store().postpone(game.id(), game.seq(), due);
        }
    }

    /**
     * Retires the room if nobody has used it since a moment. A retired room passes everything on to the room that loads the game
     * again.
     */
    synchronized boolean retire(long since) {
        retired = listeners.isEmpty() && commands.isIdle() && !engine.isThinking() && lastUsed < since;
        if (retired) {
            stopWork();
        }
        return retired;
    }

    synchronized boolean isRetired() {
        return retired;
    }

    private Room successor() {
        return rooms.find(game.id()).orElseThrow();
    }

    private void stopWork() {
        cancelAlarm.run();
        engine.stop();
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
            replay = new PagedReplay(this, listener, initial(), known, limit, caughtUp);
            listeners.add(replay, game);
            updateLobby();
        }
        replay.proceed();
    }

    /** The next event of a replay. After the last one, the client gets the current game and joins those who receive new events. */
    synchronized Optional<EventReplay.Step> next(PagedReplay replay) {
        if (!listeners.isReplaying(replay)) {
            // The client has left.
            return Optional.empty();
        }
        if (replay.isComplete(log)) {
            Listener listener = replay.listener();
            long now = time.now();
            listener.send(Json.text(GameViews.game(current(now), listener.identity(), now)));
            listeners.join(listener, game);
            return Optional.empty();
        }
        return replay.advance(log, rooms.outages());
    }

    public synchronized void leave(Listener listener) {
        if (retired) {
            // If no other room has taken over, nobody follows the game.
            rooms.findLoaded(game.id()).ifPresent(room -> room.leave(listener));
            return;
        }
        lastUsed = time.now();
        listeners.remove(listener, game);
        updateLobby();
    }

    /** Shows a player under a new name, also to the clients that follow the game. */
    synchronized void rename(Seat.Person player) {
        if (!retired && game.seats().sideOf(player.id()).isPresent()) {
            newNames.put(player.id(), player);
            game = withNewNames(game);
            log.replaceAll(this::withNewName);
            long now = time.now();
            listeners.sendToEach(listener -> Json.text(GameViews.game(current(now), listener.identity(), now)));
        }
    }

    private LiveGame withNewNames(LiveGame old) {
        LiveGame named = old;
        for (Seat.Person player : newNames.values()) {
            named = named.renamed(player);
        }
        return named;
    }

    private RoomEvent withNewName(RoomEvent event) {
        return event instanceof RoomEvent.Seated seated
                ? new RoomEvent.Seated(
                        seated.at(),
                        seated.side(),
                        newNames.getOrDefault(seated.person().id(), seated.person()))
                : event;
    }

    /** Adds, changes or removes the game in the lobby. The lock of the room keeps the changes in their order. */
    synchronized void listInLobby() {
        rooms.lobby().update(game);
        updateLobby();
    }

    /** The lobby shows a game only while its creator is connected. */
    synchronized void updateLobby() {
        if (game.status() == GameStatus.OPEN) {
            rooms.lobby()
                    .creatorConnected(
                            game.id(), listeners.isConnected(game.terms().creator()));
        }
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
        if (retired || listeners.isEmpty() || !game.isRunning()) {
            return false;
        }
        long now = time.now();
        GameViews.clock(current(now), now)
                .ifPresent(clock -> listeners.sendToAll(Json.text(new ServerMessage.Clock(game.seq(), clock))));
        listeners.sendPresence(game);
        return true;
    }

    synchronized int listeners() {
        return listeners.size();
    }

    /** Disconnects all clients and stops all work. */
    synchronized void close(String reason) {
        stopWork();
        listeners.end(reason);
    }
}
