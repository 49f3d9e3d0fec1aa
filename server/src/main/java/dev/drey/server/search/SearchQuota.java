package dev.drey.server.search;

import dev.drey.server.search.AnalysisService.RunningSearch;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Limits the number of unfinished searches per player and per address. Keeps entries only for owners that have some. */
final class SearchQuota {
    private final int perPlayer;
    private final int perAddress;
    private final Map<String, Integer> byAddress = new HashMap<>();
    private final Map<String, Set<Reservation>> byPlayer = new HashMap<>();

    SearchQuota(int perPlayer, int perAddress) {
        this.perPlayer = perPlayer;
        this.perAddress = perAddress;
    }

    /** One unfinished search of an owner. */
    final class Reservation {
        private final String kind;
        private final SearchOwner owner;
        private boolean released;
        private @Nullable Throwable cause;
        private Consumer<Throwable> action = ended -> {};

        private Reservation(String kind, SearchOwner owner) {
            this.kind = kind;
            this.owner = owner;
        }

        /** Sets the action that ends the search early; runs it at once if the search should have ended already. */
        void onEnd(Consumer<Throwable> endSearch) {
            @Nullable Throwable ended;
            synchronized (this) {
                action = endSearch;
                ended = cause;
            }
            if (ended != null) {
                endSearch.accept(ended);
            }
        }

        /** Ends the search early. Has no effect if it is over. */
        void end(Throwable why) {
            Consumer<Throwable> endSearch;
            synchronized (this) {
                cause = why;
                endSearch = action;
            }
            endSearch.accept(why);
        }

        /** Ends the reservation; repeated calls have no effect. */
        void release() {
            SearchQuota.this.release(this);
        }
    }

    /**
     * @param kind searches of different kinds are counted separately for a player, but not for an address
     * @throws SearchRejected if the owner has reached a limit
     */
    synchronized Reservation reserve(String kind, SearchOwner owner) {
        Set<Reservation> own = byPlayer.getOrDefault(owner.player(), Set.of());
        checkLimit((int) own.stream().filter(other -> other.kind.equals(kind)).count(), perPlayer, "You have");
        checkLimit(byAddress.getOrDefault(owner.address(), 0), perAddress, "Your address has");
        Reservation reservation = new Reservation(kind, owner);
        byPlayer.computeIfAbsent(owner.player(), missing -> new LinkedHashSet<>())
                .add(reservation);
        byAddress.merge(owner.address(), 1, Integer::sum);
        return reservation;
    }

    private static void checkLimit(int current, int limit, String subject) {
        if (current >= limit) {
            throw new SearchRejected(
                    SearchRejected.Reason.TOO_MANY,
                    subject + " " + current + (current == 1 ? " running search" : " running searches")
                            + ". Stop one, or wait until one ends.");
        }
    }

    private synchronized void release(Reservation reservation) {
        if (!reservation.released) {
            reservation.released = true;
            SearchOwner owner = reservation.owner;
            byPlayer.computeIfPresent(owner.player(), (player, own) -> {
                own.remove(reservation);
                return own.isEmpty() ? null : own;
            });
            byAddress.computeIfPresent(owner.address(), (address, count) -> count == 1 ? null : count - 1);
        }
    }

    /** Ends all searches of a player. */
    void endAll(String player, Throwable cause) {
        List<Reservation> own;
        synchronized (this) {
            own = List.copyOf(byPlayer.getOrDefault(player, Set.of()));
        }
        own.forEach(reservation -> reservation.end(cause));
    }

    /** Returns the number of players and addresses with unfinished searches. */
    synchronized int size() {
        return byPlayer.size() + byAddress.size();
    }

    /** Limits the running searches per identity by stopping the oldest one instead of rejecting a new one. */
    static final class NewestSearches {
        private final int limit;
        private final Map<String, Deque<RunningSearch>> running = new HashMap<>();

        NewestSearches(int limit) {
            this.limit = limit;
        }

        /** Starts a search. @return a handle that also makes room for another search when it is stopped */
        synchronized RunningSearch start(String identity, Supplier<RunningSearch> starter) {
            Deque<RunningSearch> searches = running.computeIfAbsent(identity, key -> new ArrayDeque<>());
            while (searches.size() >= limit) {
                searches.removeFirst().stop();
            }
            try {
                RunningSearch search = starter.get();
                searches.addLast(search);
                return () -> {
                    search.stop();
                    remove(identity, search);
                };
            } finally {
                removeIfEmpty(identity);
            }
        }

        private synchronized void remove(String identity, RunningSearch search) {
            Deque<RunningSearch> searches = running.get(identity);
            if (searches != null) {
                searches.remove(search);
                removeIfEmpty(identity);
            }
        }

        private void removeIfEmpty(String identity) {
            running.computeIfPresent(identity, (key, searches) -> searches.isEmpty() ? null : searches);
        }
    }
}
