package dev.drey.server.room;

import dev.drey.server.store.IdentityRow;
import dev.drey.server.store.IdentityStore;
import dev.drey.server.store.StoreException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Ends the unfinished games of players who have deleted their identity, so that nobody waits for them. What a failure or a stopped
 * server leaves undone is done later, as are games that another server of the same database creates in the same moment.
 */
public final class DeletedPlayers {
    private static final Logger LOG = LoggerFactory.getLogger(DeletedPlayers.class);

    /** The time between two sweeps, in milliseconds. */
    private static final long INTERVAL_MILLIS = 30_000;

    /** The time after a deletion during which another server may still act for the player, in milliseconds. */
    private static final long SETTLED_MILLIS = 60_000;

    private static final int MAX_PLAYERS = 10;
    private static final int MAX_GAMES = 1_000;

    private final Rooms rooms;
    private final IdentityStore store;
    private final Scheduler time;
    private final Executor work;

    /** @param work runs the sweeps, because the thread of the scheduler must not wait for the store */
    public DeletedPlayers(Rooms rooms, IdentityStore store, Scheduler time, Executor work) {
        this.rooms = rooms;
        this.store = store;
        this.time = time;
        this.work = work;
    }

    /** Looks for unfinished games of deleted players now and at regular intervals. */
    public void start() {
        try {
            store.leaving(MAX_PLAYERS).forEach(this::sweep);
        } catch (StoreException failure) {
            LOG.atWarn().addKeyValue("problem", failure.getMessage()).log("could not look up deleted players");
        } catch (RuntimeException fault) {
            LOG.atError().setCause(fault).log("could not end the games of deleted players");
        } finally {
            time.at(time.now() + INTERVAL_MILLIS, () -> work.execute(this::start));
        }
    }

    private void sweep(IdentityRow player) {
        boolean settled = player.deletedAt().orElse(0) + SETTLED_MILLIS <= time.now();
        CompletableFuture<?> unused = leaveGames(player.id())
                .thenCompose(games -> settled && games < MAX_GAMES
                        ? store.left(player.id())
                        : CompletableFuture.completedFuture(false));
    }

    /** Shows a deleted player under the new name, and leaves all games. @return the number of unfinished games found */
    public CompletableFuture<Integer> leaveGames(String player) {
        rooms.renamed(player);
        List<String> games = store.unfinishedGames(player, MAX_GAMES);
        CompletableFuture<?>[] left =
                games.stream().map(game -> leave(game, player)).toArray(CompletableFuture<?>[]::new);
        return CompletableFuture.allOf(left).thenApply(all -> games.size());
    }

    private CompletableFuture<?> leave(String game, String player) {
        try {
            return rooms.find(game)
                    .<CompletableFuture<?>>map(room -> room.leaveForGood(player))
                    .orElseGet(() -> CompletableFuture.completedFuture(null));
        } catch (RuntimeException failure) {
            return CompletableFuture.failedFuture(failure);
        }
    }
}
