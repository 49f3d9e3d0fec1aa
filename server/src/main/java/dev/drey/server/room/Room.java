package dev.drey.server.room;

import dev.drey.rules.Side;
import dev.drey.server.store.GameChange;
import dev.drey.wire.live.ClientMessage;
import dev.drey.wire.live.Json;
import dev.drey.wire.live.ServerMessage;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A game being played, and those who follow it.
 *
 * <p>What people want is dealt with one at a time: it is decided, stored, and only then shown to anybody; meanwhile the next
 * wish waits, and no thread does. What is here is a copy of what the store has. Whenever a write fails, or somebody else wrote
 * first, the copy is thrown away and read again before anything else is decided.
 */
public final class Room {
    /** More wishes than these are not kept waiting. */
    private static final int MOST_WAITING = 64;

    private static final int MOST_TRIES = 10;

    /** @param tries how often somebody else may still be faster */
    private record Wish(Function<LiveGame, Decision> decider, CompletableFuture<LiveGame> answer, int tries) {
        Wish again() {
            return new Wish(decider, answer, tries - 1);
        }
    }

    private final Rooms rooms;
    private final Scheduler time;
    private final RoomListeners audience;
    private final EngineSeat engine;
    private final Deque<Wish> waiting = new ArrayDeque<>();
    private final List<RoomEvent> log;
    private LiveGame game;
    private boolean busy;
    private boolean doubtful;
    private boolean retired;
    private long touched;
    private Runnable alarm = () -> {};

    /** @param log all that happened in the game so far */
    Room(Rooms rooms, LiveGame game, List<RoomEvent> log) {
        this.rooms = rooms;
        this.time = rooms.time();
        this.game = game;
        this.log = new ArrayList<>(log);
        this.audience = new RoomListeners(this, time);
        this.engine = new EngineSeat(this, rooms);
        this.touched = time.now();
    }

    public synchronized LiveGame game() {
        return retired ? successor().game() : forgiven();
    }

    /** The game, with whatever time the store was in trouble since the turn began counting for nobody. */
    private LiveGame forgiven() {
        game = EventReplay.credited(game, rooms.outages(), time.now());
        return game;
    }

    /** The game as it was last seen here, which asks no store. */
    public synchronized LiveGame lastKnown() {
        return game;
    }

    // ------------------------------------------------------------ what people want

    /** Does what somebody wants, and answers with the game after it. It fails with {@link Refusal} if that cannot be. */
    public CompletableFuture<LiveGame> act(Seat.Person who, ClientMessage message) {
        return submit(now -> RoomDecider.decide(now, who, message, time.now(), away(now, who)));
    }

    private long away(LiveGame now, Seat.Person who) {
        return now.seats()
                .sideOf(who.id())
                .map(side -> audience.away(now, side.other()))
                .orElse(0L);
    }

    CompletableFuture<LiveGame> submit(Function<LiveGame, Decision> decider) {
        Wish wish = new Wish(decider, new CompletableFuture<>(), MOST_TRIES);
        synchronized (this) {
            if (retired) {
                return successor().submit(decider);
            }
            touched = time.now();
            if (waiting.size() >= MOST_WAITING) {
                wish.answer.completeExceptionally(busy(game));
                return wish.answer;
            }
            waiting.add(wish);
        }
        proceed();
        return wish.answer;
    }

    private static Refusal busy(LiveGame game) {
        return new Refusal(new Decision.Refused("busy", "Too much is going on in this game; try again."), game);
    }

    /** Deals with what waits, until something has to be stored. */
    private void proceed() {
        while (true) {
            Wish wish;
            LiveGame before;
            Decision decision;
            synchronized (this) {
                if (busy || waiting.isEmpty()) {
                    return;
                }
                wish = waiting.remove();
                @Nullable RuntimeException failed = refresh();
                if (failed != null) {
                    wish.answer.completeExceptionally(failed);
                    continue;
                }
                before = forgiven();
                decision = decide(wish, before);
                busy = decision instanceof Decision.Change change
                        && !change.happenings().isEmpty();
            }
            if (decision instanceof Decision.Refused refused) {
                wish.answer.completeExceptionally(new Refusal(refused, before));
            } else if (((Decision.Change) decision).happenings().isEmpty()) {
                wish.answer.complete(before);
            } else {
                store(wish, before, (Decision.Change) decision);
                return;
            }
        }
    }

    /** A fault while deciding is that wish's alone: the game goes on. */
    private static Decision decide(Wish wish, LiveGame game) {
        try {
            return wish.decider.apply(game);
        } catch (RuntimeException fault) {
            wish.answer.completeExceptionally(fault);
            return new Decision.Refused("internal", "Something went wrong.");
        }
    }

    private @Nullable RuntimeException refresh() {
        if (!doubtful) {
            return null;
        }
        try {
            Rooms.Loaded loaded = rooms.load(game.id()).orElseThrow(this::gone);
            tell(loaded.log());
            game = loaded.game();
            log.clear();
            log.addAll(loaded.log());
            doubtful = false;
            audience.tellPresence(game);
            // Not here: what it brings about would come before what is being dealt with.
            time.at(time.now(), this::wake);
            return null;
        } catch (RuntimeException failed) {
            return failed;
        }
    }

    /** Another database lies where the one was that the game was in. */
    private Refusal gone() {
        return new Refusal(new Decision.Refused("gone", "This game is not stored here any more."), game);
    }

    /** Tells of what the store had and this room had not. */
    private void tell(List<RoomEvent> all) {
        LiveGame fresh = LiveGame.of(game.terms(), game.seats());
        EventReplay.of(fresh, all, rooms.outages(), (before, event, after) -> {
            if (after.seq() > log.size()) {
                audience.tell(Json.text(GameViews.event(before, event, after)));
            }
        });
    }

    private void store(Wish wish, LiveGame before, Decision.Change change) {
        CompletableFuture<Boolean> written;
        try {
            GameChange rows = GameRows.change(before, change, time.now());
            written = rooms.store().append(rows);
        } catch (RuntimeException failed) {
            written = CompletableFuture.failedFuture(failed);
        }
        CompletableFuture<?> unused =
                written.whenComplete((done, failure) -> settle(wish, before, change, done, failure));
    }

    private void settle(
            Wish wish,
            LiveGame before,
            Decision.Change change,
            @Nullable Boolean written,
            @Nullable Throwable failure) {
        boolean done = failure == null && Boolean.TRUE.equals(written);
        synchronized (this) {
            busy = false;
            if (done) {
                change.born().forEach(rooms::born);
                happened(before, change);
            } else {
                doubtful = true;
                if (failure == null && wish.tries > 0) {
                    // Somebody else was faster: with what happened since, it is decided anew.
                    waiting.addFirst(wish.again());
                }
            }
        }
        if (done) {
            rooms.changed(before, change.after());
            wish.answer.complete(change.after());
        } else if (failure != null) {
            wish.answer.completeExceptionally(failure);
        } else if (wish.tries == 0) {
            wish.answer.completeExceptionally(busy(before));
        }
        proceed();
    }

    private void happened(LiveGame before, Decision.Change change) {
        LiveGame at = before;
        for (RoomEvent event : change.happenings()) {
            LiveGame after = at.after(event);
            if (!audience.isEmpty()) {
                audience.tell(Json.text(GameViews.event(at, event, after)));
            }
            at = after;
        }
        log.addAll(change.happenings());
        game = at;
        audience.tellPresence(game);
        wake();
    }

    // ------------------------------------------------------------ what happens by itself

    /** Sees to what the game needs from the server: an engine's move, an eye on the clock. */
    synchronized void wake() {
        if (retired) {
            return;
        }
        alarm.run();
        long flag = game.isRunning() ? forgiven().state().clock().flagsAt() : Long.MAX_VALUE;
        alarm = flag == Long.MAX_VALUE ? () -> {} : time.at(flag, this::tick);
        engine.consider(game);
    }

    private void tick() {
        CompletableFuture<?> unused = submit(now -> RoomDecider.tick(now, time.now()))
                .thenAccept(after -> {
                    if (after.isRunning()) {
                        // There was time left after all.
                        wake();
                    }
                });
    }

    /**
     * Steps back if nobody has missed it since then: whoever wants the game again loads it again, and whoever still holds
     * this room is led to that one.
     */
    synchronized boolean retire(long since) {
        retired = audience.isEmpty() && !busy && waiting.isEmpty() && !engine.isThinking() && touched < since;
        if (retired) {
            stopWatching();
        }
        return retired;
    }

    synchronized boolean isRetired() {
        return retired;
    }

    private Room successor() {
        return rooms.find(game.id()).orElseThrow();
    }

    private void stopWatching() {
        alarm.run();
        engine.stop();
    }

    // ------------------------------------------------------------ who follows it

    /** Tells a client what happened after the event it knows of, how the game stands, and from now on whatever happens. */
    public synchronized void watch(Listener listener, Optional<Integer> after) {
        if (retired) {
            successor().watch(listener, after);
            return;
        }
        touched = time.now();
        if (after.isPresent() && after.get() < game.seq()) {
            LiveGame fresh = LiveGame.of(game.terms(), game.seats());
            EventReplay.of(fresh, log, rooms.outages(), (before, event, then) -> {
                if (then.seq() > after.get()) {
                    listener.tell(Json.text(GameViews.event(before, event, then)));
                }
            });
        }
        listener.tell(Json.text(GameViews.game(forgiven(), listener.identity(), time.now())));
        tellLobby(audience.come(listener, game));
    }

    public synchronized void leave(Listener listener) {
        if (retired) {
            // Where nobody has taken its place nobody follows the game.
            rooms.known(game.id()).ifPresent(room -> room.leave(listener));
            return;
        }
        touched = time.now();
        tellLobby(audience.go(listener, game));
    }

    /** The lobby shows whether who made a game is there. */
    private void tellLobby(boolean changed) {
        if (changed && game.status() == GameStatus.OPEN) {
            rooms.lobby().changed();
        }
    }

    synchronized void remark(Side side, int ply, String text) {
        audience.tell(Json.text(new ServerMessage.Remark(GameViews.letter(side), ply, text)));
    }

    synchronized int listeners() {
        return audience.size();
    }

    /** Whether somebody is connected. */
    synchronized boolean isHere(String identity) {
        return audience.has(identity);
    }

    synchronized void end(String reason) {
        stopWatching();
        audience.end(reason);
    }
}
