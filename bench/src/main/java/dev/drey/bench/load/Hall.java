package dev.drey.bench.load;

import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/** All the games that are going on. One that ends is followed by another between the same two. */
final class Hall {
    /** So many more than asked for, since it takes a moment to begin a game. */
    private static final int SPARE_SHARE = 50;

    private static final int AT_ONCE = 32;

    private final Api api;
    private final Tally tally;
    private final Starts starts = new Starts();
    private final String[] tokens;
    private final AtomicReferenceArray<@Nullable Duel> duels;
    private final AtomicInteger live = new AtomicInteger();
    private final AtomicInteger least = new AtomicInteger(Integer.MAX_VALUE);
    private volatile boolean closing;
    private int turn;

    Hall(Api api, Tally tally, int games) {
        this.api = api;
        this.tally = tally;
        int size = games + Math.max(1, games / SPARE_SHARE);
        this.tokens = new String[2 * size];
        this.duels = new AtomicReferenceArray<>(size);
    }

    /** Has everybody come, and begins a game between each two. */
    void fill() throws InterruptedException {
        Semaphore places = new Semaphore(AT_ONCE);
        for (int i = 0; i < duels.length(); i++) {
            int table = i;
            places.acquire();
            CompletableFuture<?> unused = api.token()
                    .thenCombine(api.token(), (first, second) -> {
                        tokens[2 * table] = first;
                        tokens[2 * table + 1] = second;
                        return table;
                    })
                    .thenCompose(both -> begin(table, true))
                    .whenComplete((done, failure) -> {
                        places.release();
                        if (failure != null) {
                            tally.broken(failure);
                        }
                    });
        }
        places.acquire(AT_ONCE);
    }

    private CompletableFuture<?> begin(int table, boolean atAnyAge) {
        CompletableFuture<Void> begun = new CompletableFuture<>();
        Duel[] made = new Duel[1];
        Duel duel = new Duel(
                tally,
                new Random(table),
                () -> {
                    duels.set(table, made[0]);
                    live.incrementAndGet();
                    begun.complete(null);
                },
                () -> ended(table, made[0]));
        made[0] = duel;
        CompletableFuture<?> unused = api.create(tokens[2 * table], "{" + starts.next(atAnyAge) + ",\"games\":1}")
                .thenCompose(game -> sit(table, duel, game))
                .whenComplete((done, failure) -> {
                    if (failure != null) {
                        begun.completeExceptionally(failure);
                    }
                });
        return begun;
    }

    private CompletableFuture<?> sit(int table, Duel duel, String game) {
        String id = Told.text(game, "id");
        String join = "{\"type\":\"join\",\"code\":\"" + Told.text(game, "code") + "\"}";
        return sit(table, duel, id, 0)
                .thenCompose(first -> sit(table, duel, id, 1))
                .thenCompose(second -> duel.say(1, join));
    }

    private CompletableFuture<?> sit(int table, Duel duel, String id, int side) {
        return api.live(tokens[2 * table + side], id, new Ear(duel, side, tally))
                .thenCompose(socket -> {
                    duel.sits(side, socket);
                    return duel.say(side, "{\"type\":\"watch\"}");
                });
    }

    private void ended(int table, Duel duel) {
        duels.set(table, null);
        int now = live.decrementAndGet();
        if (!closing) {
            least.accumulateAndGet(now, Math::min);
            duel.left().forEach(this::due);
            CompletableFuture<?> unused = begin(table, false).whenComplete((done, failure) -> {
                if (failure != null && !closing) {
                    tally.broken(failure);
                }
            });
        }
        duel.close();
    }

    /** A move is due, in the game whose turn it is. */
    void due(long dueAt) {
        @Nullable Duel duel = next();
        if (duel != null) {
            duel.due(dueAt);
        }
    }

    /** None if no game is going on; the move is lost then. */
    private synchronized @Nullable Duel next() {
        for (int i = 0; i < duels.length(); i++) {
            turn = (turn + 1) % duels.length();
            @Nullable Duel duel = duels.get(turn);
            if (duel != null) {
                return duel;
            }
        }
        return null;
    }

    int live() {
        return live.get();
    }

    /** How few games were going on since this was asked last. */
    int least() {
        return Math.min(live.get(), least.getAndSet(Integer.MAX_VALUE));
    }

    void close() {
        closing = true;
        for (int i = 0; i < duels.length(); i++) {
            @Nullable Duel duel = duels.get(i);
            if (duel != null) {
                duel.close();
            }
        }
    }
}
