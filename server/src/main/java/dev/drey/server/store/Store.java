package dev.drey.server.store;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;

/**
 * What outlives the process. What is said to be written is in the file on disk; what cannot be written is said to have
 * failed, and why. Reads wait for no write, and see every write that has been acknowledged.
 */
public final class Store implements AutoCloseable {
    /** The database's name in its folder. */
    public static final String FILE = "drey.db";

    private final Writer writer;
    private final Checkpoints checkpoints;
    private final Database database;
    private final Transactions transactions;
    private final AtomicBoolean closed = new AtomicBoolean();

    private Store(Database database, LongSupplier clock, Executor answers, Tuning tuning) {
        this.database = database;
        transactions = new Transactions(database, clock, tuning);
        writer = new Writer(transactions, clock, answers, tuning);
        checkpoints = new Checkpoints(database, () -> writer.figures().written());
    }

    /**
     * Opens the folder's database, making and migrating it where that is needed.
     *
     * @param clock the time in epoch milliseconds
     * @param answers runs what waits for a write, so that it delays no other
     * @throws StoreFailure if that is not possible, in words for who started the server
     */
    public static Store open(Path folder, Durability durability, LongSupplier clock, Executor answers) {
        return open(folder, durability, clock, answers, Tuning.USUAL);
    }

    static Store open(Path folder, Durability durability, LongSupplier clock, Executor answers, Tuning tuning) {
        Database database = Database.open(folder, durability, tuning);
        Store store = new Store(database, clock, answers, tuning);
        try {
            store.transactions.begin();
        } catch (StoreFailure e) {
            database.close();
            throw e;
        }
        store.writer.start();
        store.checkpoints.start();
        return store;
    }

    /**
     * Writes the change; it answers when it is durable. False, with nothing written, if the game is not where the change
     * takes it to be: it has more events or fewer, is not there at all, or a game to be created is. The answer is a
     * {@link StoreFailure} (the future's cause) where the store fails.
     */
    public CompletableFuture<Boolean> append(GameChange change) {
        return writer.submit(handle -> Writes.append(handle, change));
    }

    /** Writes new games, all or none; false if one of that id exists. */
    public CompletableFuture<Boolean> create(List<NewGame> games) {
        List<NewGame> all = List.copyOf(games);
        return writer.submit(handle -> Writes.create(handle, all));
    }

    /** Adds an identity, or gives the one that is there this name. */
    public CompletableFuture<IdentityRow> putIdentity(IdentityRow identity) {
        return writer.submit(handle -> {
            Writes.putIdentity(handle, identity);
            return identity;
        });
    }

    /** The secret of that name; made by {@code maker} and kept for ever if there is none. */
    public String secret(String name, Supplier<String> maker) {
        return read(handle -> Reads.secret(handle, name)).orElseGet(() -> {
            String fresh = maker.get();
            return await(writer.submit(handle -> Writes.secret(handle, name, fresh)));
        });
    }

    /** A game and its events as they were at one moment. */
    public Optional<StoredGame> load(String gameId) {
        return read(handle -> Reads.load(handle, gameId));
    }

    public Optional<GameRow> game(String id) {
        return read(handle -> Reads.game(handle, id));
    }

    public List<EventRow> events(String gameId) {
        return events(gameId, 0);
    }

    /** The game's events from that number on. */
    public List<EventRow> events(String gameId, int from) {
        return read(handle -> Reads.events(handle, gameId, from));
    }

    /** The games that anyone may join, newest first. */
    public List<GameRow> openToAnyone(int limit) {
        return read(handle -> Reads.openToAnyone(handle, limit));
    }

    /**
     * The games somebody made or sits at, newest first.
     *
     * @param before the id of the last game already seen
     */
    public List<GameRow> gamesOf(String identity, int limit, Optional<String> before) {
        return read(handle -> Reads.gamesOf(handle, identity, limit, before));
    }

    /**
     * The finished games somebody sat at, newest first, with what their reviews found out.
     *
     * @param version of the summaries wanted
     */
    public List<FinishedGame> finishedOf(String identity, int version, int limit) {
        return read(handle -> Reads.finishedOf(handle, identity, version, limit));
    }

    /** Keeps what a review found out, in place of what an earlier one did; false if there is no such game. */
    public CompletableFuture<Boolean> putReview(ReviewRow review) {
        return writer.submit(handle -> Writes.putReview(handle, review));
    }

    /** How somebody's finished games of one kind went: how often each result, by side. */
    public List<ResultCount> results(String identity, String kind) {
        return read(handle -> Reads.results(handle, identity, kind));
    }

    /** How many games somebody made or sits at that are not over. */
    public int unfinishedOf(String identity) {
        return read(handle -> Reads.unfinishedOf(handle, identity));
    }

    /** How many games somebody made that engines are playing among themselves. */
    public int ofEnginesAlone(String identity) {
        return read(handle -> Reads.ofEnginesAlone(handle, identity));
    }

    /** The running games without hints that somebody plays, the newest first. */
    public List<GameRow> playedWithoutHints(String identity) {
        return database.read(handle -> Reads.playedWithoutHints(handle, identity));
    }

    /** The ids of games that are due, the longest due first. */
    public List<String> due(long now, int limit) {
        return read(handle -> Reads.due(handle, now, limit));
    }

    /** The games of a match, in their order. */
    public List<GameRow> series(String seriesId) {
        return read(handle -> Reads.series(handle, seriesId));
    }

    public Optional<IdentityRow> identity(String id) {
        return read(handle -> Reads.identity(handle, id));
    }

    /** All outages up to now, one that is not over included. It asks no database. */
    public Outages outages() {
        return transactions.outages();
    }

    /** Whether it can be written; a sign of life every second keeps this true to the facts. */
    public Health health() {
        return writer.health();
    }

    /** Has something written that is no part of the API. */
    <T> CompletableFuture<T> submit(Pending.Write<T> write) {
        return writer.submit(write);
    }

    <T> T read(Function<Handle, T> question) {
        return database.read(question);
    }

    public Figures figures() {
        return writer.figures();
    }

    /** Writes what is waiting, then closes the file. */
    @Override
    public void close() {
        if (closed.getAndSet(true)) {
            return;
        }
        checkpoints.close();
        writer.close();
        try {
            // The outage that begins now is measured from here.
            transactions.commit(List.of());
        } catch (StoreFailure e) {
            // It has been told; the last sign of life is the last that could be written.
        }
        database.close();
    }

    private static <T> T await(CompletableFuture<T> future) {
        try {
            return future.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof StoreFailure failure ? failure : e;
        }
    }
}
