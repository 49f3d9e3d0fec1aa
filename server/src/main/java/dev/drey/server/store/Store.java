package dev.drey.server.store;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;

/**
 * The durable store of games, identities and outages. An acknowledged write is in the file on disk; any other write fails with a
 * {@link StoreException}. Reads never wait for writes, and see every acknowledged write.
 */
public final class Store implements AutoCloseable {
    /** The name of the database file in the data folder. */
    public static final String DATABASE_FILE = "drey.db";

    /**
     * How busy the store is.
     *
     * @param waiting the number of queued writes
     * @param written the number of durable writes since the store was opened, heartbeats not counted
     * @param commits the number of transactions for these writes
     */
    public record Metrics(int waiting, long written, long commits) {}

    private final StoreWriter writer;
    private final Checkpointer checkpointer;
    private final Database database;
    private final TransactionRunner transactions;
    private final IdentityStore identities = new IdentityStore(new IdentityStore.Access() {
        @Override
        public <T> T read(Function<Handle, T> query) {
            return Store.this.read(query);
        }

        @Override
        public <T> CompletableFuture<T> submit(PendingWrite.Write<T> write) {
            return Store.this.submit(write);
        }
    });
    private final GameLimits limits;
    private final Executor callbacks;
    private final AtomicBoolean closed = new AtomicBoolean();

    private Store(Database database, StoreClock clock, Executor callbacks, GameLimits limits, StoreSettings settings) {
        this.database = database;
        this.limits = limits;
        this.callbacks = callbacks;
        transactions = new TransactionRunner(database, clock);
        writer = new StoreWriter(transactions, clock, callbacks, settings);
        checkpointer = new Checkpointer(database, () -> writer.metrics().written());
    }

    /**
     * Opens the database in a folder, and creates or migrates it if needed.
     *
     * @param clock the time, which continues after the last one in the database
     * @param callbacks completes the futures of writes, so that their callbacks do not delay other writes
     * @throws StoreException if it cannot be opened; the message is for the operator
     */
    public static Store open(
            Path folder, Durability durability, StoreClock clock, Executor callbacks, GameLimits limits) {
        return open(folder, durability, clock, callbacks, limits, StoreSettings.DEFAULT);
    }

    /** Opens the database in a folder without limits of games. */
    public static Store open(Path folder, Durability durability, StoreClock clock, Executor callbacks) {
        return open(folder, durability, clock, callbacks, GameLimits.NONE);
    }

    static Store open(
            Path folder, Durability durability, StoreClock clock, Executor callbacks, StoreSettings settings) {
        return open(folder, durability, clock, callbacks, GameLimits.NONE, settings);
    }

    private static Store open(
            Path folder,
            Durability durability,
            StoreClock clock,
            Executor callbacks,
            GameLimits limits,
            StoreSettings settings) {
        Database database = Database.open(folder, durability, settings);
        Store store = new Store(database, clock, callbacks, limits, settings);
        try {
            store.transactions.recordStart();
        } catch (StoreException e) {
            database.close();
            throw e;
        }
        store.writer.start();
        store.checkpointer.start();
        return store;
    }

    /**
     * Writes a change of a game. The future completes when the change is durable. It is false, and nothing is written, if the
     * game has another number of events than the change expects, does not exist, or if a game to be created exists already. It
     * fails with {@link GameLimits.Reached} if a limit is reached, and with a {@link StoreException} if the store fails.
     */
    public CompletableFuture<Boolean> append(GameChange change) {
        return writer.submit(handle -> StoreUpdates.append(handle, change, limits))
                .thenApply(Store::written);
    }

    /** Changes only when the server must act for a game; false, and nothing is written, if it has another number of events. */
    public CompletableFuture<Boolean> postpone(String gameId, int nextSeq, OptionalLong due) {
        return writer.submit(handle -> StoreUpdates.postpone(handle, gameId, nextSeq, due));
    }

    /** Writes new games, all or none; false if a game with one of the ids exists. Fails like {@link #append}. */
    public CompletableFuture<Boolean> create(List<NewGame> games) {
        List<NewGame> all = List.copyOf(games);
        return writer.submit(handle -> StoreUpdates.create(handle, all, limits)).thenApply(Store::written);
    }

    private static boolean written(StoreUpdates.Outcome outcome) {
        if (outcome.limit().isPresent()) {
            throw outcome.limit().get();
        }
        return outcome.written();
    }

    /**
     * Writes a new game that was requested with an id. Fails like {@link #append}.
     *
     * @return the stored request: this one, or an earlier one with the same id, and then nothing is written
     */
    public CompletableFuture<RequestRow> create(NewGame game, RequestRow request) {
        return writer.submit(handle -> StoreUpdates.create(handle, game, request, limits))
                .thenApply(requested -> {
                    if (requested.limit().isPresent()) {
                        throw requested.limit().get();
                    }
                    return requested.stored();
                });
    }

    /** The request of a creator for a game by its id. */
    public Optional<RequestRow> request(String creator, String id) {
        return read(handle -> StoreQueries.request(handle, creator, id));
    }

    /**
     * Deletes games whose time has come, and removes the origins of games that ended before a moment.
     *
     * @param limit the maximum number of games for each, so that other writes wait only a moment
     * @return whether there may be more of them
     */
    public CompletableFuture<Boolean> cleanUp(long now, long endedBefore, int limit) {
        return writer.submit(handle -> {
            int deleted = StoreUpdates.deleteUnplayed(handle, now, limit);
            int cleared = StoreUpdates.removeOrigins(handle, endedBefore, limit);
            return Math.max(deleted, cleared) == limit;
        });
    }

    /** The identities and their tokens. */
    public IdentityStore identities() {
        return identities;
    }

    /** The secret of that name; if there is none, it is created by the generator and stored. */
    public String secret(String name, Supplier<String> generator) {
        return read(handle -> StoreQueries.secret(handle, name)).orElseGet(() -> {
            String generated = generator.get();
            return await(writer.submit(handle -> StoreUpdates.secretOrInsert(handle, name, generated)));
        });
    }

    /** A consistent snapshot of a game and its events. */
    public Optional<StoredGame> load(String gameId) {
        return read(handle -> StoreQueries.load(handle, gameId));
    }

    public Optional<GameRow> game(String id) {
        return read(handle -> StoreQueries.game(handle, id));
    }

    public List<EventRow> events(String gameId) {
        return events(gameId, 0);
    }

    /** The events of a game from that sequence number on. */
    public List<EventRow> events(String gameId, int from) {
        return read(handle -> StoreQueries.events(handle, gameId, from));
    }

    /** The games that anyone may join, newest first. */
    public List<GameRow> openToAnyone() {
        return read(StoreQueries::openToAnyone);
    }

    /**
     * The games that an identity created or plays, newest first.
     *
     * @param before the id of the last game of the previous page
     */
    public List<GameRow> gamesOf(String identity, int limit, Optional<String> before) {
        return read(handle -> StoreQueries.gamesOf(handle, identity, limit, before));
    }

    /**
     * The finished games that an identity played, newest first, with the summaries of their reviews.
     *
     * @param version the version of the summaries
     */
    public List<FinishedGame> finishedOf(String identity, int version, int limit) {
        return read(handle -> StoreQueries.finishedOf(handle, identity, version, limit));
    }

    /** Stores the summary of a review and replaces an earlier one; false if there is no such game. */
    public CompletableFuture<Boolean> putReview(ReviewRow review) {
        return writer.submit(handle -> StoreUpdates.putReview(handle, review));
    }

    /** The number of each result of an identity's finished games, by side and set-up. */
    public List<ResultCount> results(String identity) {
        return read(handle -> StoreQueries.results(handle, identity));
    }

    /** The number of unfinished games that an identity created or plays. */
    public int unfinishedOf(String identity) {
        return read(handle -> StoreQueries.unfinishedOf(handle, identity));
    }

    /** The running games without hints that an identity plays, newest first. */
    public List<GameRow> playedWithoutHints(String identity) {
        return database.read(handle -> StoreQueries.playedWithoutHints(handle, identity));
    }

    /** The games whose due time has come and that follow a given one, the earliest first. */
    public List<DueGame> due(long now, DueGame after, int limit) {
        return read(handle -> StoreQueries.due(handle, now, after, limit));
    }

    /** The games of a match, in order. */
    public List<GameRow> gamesOfMatch(String matchId) {
        return read(handle -> StoreQueries.gamesOfMatch(handle, matchId));
    }

    /** How often the database file has been opened; it is opened again after it was replaced. Does not access the database. */
    public int generation() {
        return database.generation();
    }

    /** All outages so far, including a current one. Does not access the database. */
    public OutageLog outages() {
        return transactions.outages();
    }

    /** Sets the receiver of the news that an outage has ended and is stored; called like the callbacks of writes. */
    public void onOutage(Runnable receiver) {
        transactions.onOutage(() -> callbacks.execute(receiver));
    }

    /** Returns whether the store can be written to; a heartbeat every second keeps this up to date. */
    public StoreHealth health() {
        return writer.health();
    }

    /** Submits any write. */
    <T> CompletableFuture<T> submit(PendingWrite.Write<T> write) {
        return writer.submit(write);
    }

    <T> T read(Function<Handle, T> query) {
        return database.read(query);
    }

    public Metrics metrics() {
        return writer.metrics();
    }

    /** Writes everything queued, then closes the file. */
    @Override
    public void close() {
        if (closed.getAndSet(true)) {
            return;
        }
        checkpointer.close();
        writer.close();
        try {
            // The outage that begins now is measured from this heartbeat.
            transactions.commit(List.of());
        } catch (StoreException e) {
            // It is logged already; the outage is measured from the last heartbeat that could be written.
        }
        database.close();
    }

    private static <T> T await(CompletableFuture<T> future) {
        try {
            return future.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof StoreException failure ? failure : e;
        }
    }
}
