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
    /** The last player of the previous sweep; each sweep continues after it. */
    private String last = "";

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
            List<IdentityRow> players = store.leaving(last, MAX_PLAYERS);
            last = players.size() < MAX_PLAYERS
                    ? ""
                    : players.get(MAX_PLAYERS - 1).id();
            players.forEach(this::sweep);
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
        CompletableFuture<?> unused = leaveAll(player.id())
                .thenCompose(left -> settled && left.isComplete()
                        ? store.left(player.id())
                        : CompletableFuture.completedFuture(false))
                .exceptionally(failure -> {
                    LOG.atWarn().setCause(failure).log("could not end all games of a deleted player");
                    return false;
                });
    }

    /** Shows a deleted player under the new name, and leaves all games. @return the number of unfinished games found */
    public CompletableFuture<Integer> leaveGames(String player) {
        return leaveAll(player).thenApply(Departure::found);
    }

    /**
     * The result of leaving games.
     *
     * @param found the number of unfinished games
     * @param rejected the number of games that could not be left now
     */
    private record Departure(int found, int rejected) {
        boolean isComplete() {
            return rejected == 0 && found < MAX_GAMES;
        }
    }

    private CompletableFuture<Departure> leaveAll(String player) {
        rooms.renamed(player);
        List<String> games = store.unfinishedGames(player, MAX_GAMES);
        List<CompletableFuture<Boolean>> left =
                games.stream().map(game -> leave(game, player)).toList();
        return CompletableFuture.allOf(left.toArray(CompletableFuture<?>[]::new))
                .thenApply(all -> new Departure(games.size(), (int)
                        left.stream().filter(result -> !result.join()).count()));
    }

    /** Leaves a game; false if the command was rejected. */
    private CompletableFuture<Boolean> leave(String game, String player) {
        try {
            return rooms.find(game)
                    .map(room -> room.leaveForGood(player)
                            .thenApply(result -> result.rejection().isEmpty()))
                    .orElseGet(() -> CompletableFuture.completedFuture(true));
        } catch (RuntimeException failure) {
            return CompletableFuture.failedFuture(failure);
        }
    }
}
