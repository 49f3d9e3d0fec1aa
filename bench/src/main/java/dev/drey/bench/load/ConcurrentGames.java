package dev.drey.bench.load;

import java.util.Queue;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/** All running games. When one ends, another between the same two players follows. */
final class ConcurrentGames {
    /** Share of spare games, as a divisor, because starting a game takes a moment. */
    private static final int SPARE_SHARE = 50;

    private static final int MAX_STARTING = 32;

    private final ServerClient client;
    private final LoadCounters counters;
    private final StartPositions positions = new StartPositions();
    private final String[] tokens;
    private final AtomicReferenceArray<@Nullable LoadGame> games;
    private final AtomicInteger running = new AtomicInteger();
    private final AtomicInteger minimum = new AtomicInteger(Integer.MAX_VALUE);
    private final Queue<Long> waiting = new ConcurrentLinkedQueue<>();
    private volatile boolean closing;
    private int turn;

    ConcurrentGames(ServerClient client, LoadCounters counters, int count) {
        this.client = client;
        this.counters = counters;
        int size = count + Math.max(1, count / SPARE_SHARE);
        this.tokens = new String[2 * size];
        this.games = new AtomicReferenceArray<>(size);
    }

    /** Creates the players and starts a game between each two. */
    void startAll() throws InterruptedException {
        Semaphore permits = new Semaphore(MAX_STARTING);
        for (int i = 0; i < games.length(); i++) {
            int index = i;
            permits.acquire();
            CompletableFuture<?> unused = client.createGuest()
                    .thenCombine(client.createGuest(), (first, second) -> {
                        tokens[2 * index] = first;
                        tokens[2 * index + 1] = second;
                        return index;
                    })
                    .thenCompose(both -> start(index, true))
                    .whenComplete((done, failure) -> {
                        permits.release();
                        if (failure != null) {
                            counters.addFailure(failure);
                        }
                    });
        }
        permits.acquire(MAX_STARTING);
    }

    private CompletableFuture<?> start(int index, boolean atRandomPly) {
        CompletableFuture<Void> started = new CompletableFuture<>();
        LoadGame[] made = new LoadGame[1];
        LoadGame game = new LoadGame(
                counters,
                new Random(index),
                () -> {
                    games.set(index, made[0]);
                    running.incrementAndGet();
                    started.complete(null);
                    // On another thread, which holds no lock of a game.
                    CompletableFuture<Void> unused = CompletableFuture.runAsync(this::moveWaiting);
                },
                () -> onGameEnded(index, made[0]));
        made[0] = game;
        CompletableFuture<?> unused = client.createGame(
                        tokens[2 * index], "{" + positions.next(atRandomPly) + ",\"games\":1}")
                .thenCompose(json -> connect(index, game, json))
                .whenComplete((done, failure) -> {
                    if (failure != null) {
                        started.completeExceptionally(failure);
                    }
                });
        return started;
    }

    private CompletableFuture<?> connect(int index, LoadGame game, String json) {
        String id = MessageFields.text(json, "id");
        String join = "{\"type\":\"join\",\"code\":\"" + MessageFields.text(json, "code") + "\"}";
        return connect(index, game, id, 0)
                .thenCompose(first -> connect(index, game, id, 1))
                .thenCompose(second -> game.send(1, join));
    }

    private CompletableFuture<?> connect(int index, LoadGame game, String id, int side) {
        return client.connect(tokens[2 * index + side], id, new SocketListener(game, side, counters))
                .thenCompose(socket -> {
                    game.connect(side, socket);
                    return game.send(side, "{\"type\":\"watch\"}");
                });
    }

    private void onGameEnded(int index, LoadGame game) {
        games.set(index, null);
        int now = running.decrementAndGet();
        if (!closing) {
            minimum.accumulateAndGet(now, Math::min);
            game.unmadeMoves().forEach(this::moveDue);
            CompletableFuture<?> unused = start(index, false).whenComplete((done, failure) -> {
                if (failure != null && !closing) {
                    counters.addFailure(failure);
                }
            });
        }
        game.close();
    }

    /** Makes moves due at a steady rate per second, however long earlier ones take, until a time or {@link #stop}. */
    void play(long from, long until, int rate) {
        long interval = TimeUnit.SECONDS.toNanos(1) / rate;
        for (long due = from; due < until && !closing; due += interval) {
            for (long left = due - System.nanoTime(); left > 0; left = due - System.nanoTime()) {
                LockSupport.parkNanos(left);
            }
            counters.addDue(due);
            moveDue(due);
        }
    }

    /** Makes a move due in the next game in turn. */
    void moveDue(long dueAt) {
        for (@Nullable LoadGame game = next(); game != null; game = next()) {
            if (game.moveDue(dueAt)) {
                return;
            }
        }
        waiting.add(dueAt);
    }

    /** Passes on the moves that were due while no game was running. */
    private void moveWaiting() {
        for (@Nullable Long dueAt = waiting.poll(); dueAt != null; dueAt = waiting.poll()) {
            moveDue(dueAt);
        }
    }

    /** The next running game in turn; null if there is none. */
    private synchronized @Nullable LoadGame next() {
        for (int i = 0; i < games.length(); i++) {
            turn = (turn + 1) % games.length();
            @Nullable LoadGame game = games.get(turn);
            if (game != null) {
                return game;
            }
        }
        return null;
    }

    int running() {
        return running.get();
    }

    /** Minimum number of running games since the last call. */
    int takeMinimum() {
        return Math.min(running.get(), minimum.getAndSet(Integer.MAX_VALUE));
    }

    /** Makes no more moves due, and starts no more games. */
    void stop() {
        closing = true;
    }

    void close() {
        stop();
        for (int i = 0; i < games.length(); i++) {
            @Nullable LoadGame game = games.get(i);
            if (game != null) {
                game.close();
            }
        }
    }
}
