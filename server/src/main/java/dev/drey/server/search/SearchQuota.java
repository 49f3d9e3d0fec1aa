package dev.drey.server.search;

import dev.drey.server.search.AnalysisService.Requester;
import dev.drey.server.search.AnalysisService.RunningSearch;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/** Limits the number of unfinished searches per identity and per address. Keeps entries only for requesters that have some. */
final class SearchQuota {
    private final int perIdentity;
    private final int perAddress;
    private final Map<String, Integer> byIdentity = new HashMap<>();
    private final Map<String, Integer> byAddress = new HashMap<>();

    SearchQuota(int perIdentity, int perAddress) {
        this.perIdentity = perIdentity;
        this.perAddress = perAddress;
    }

    /** One unfinished search of a requester. */
    interface Reservation {
        /** Ends the reservation; repeated calls have no effect. */
        void release();
    }

    /** @throws SearchRejected if the requester has reached a limit */
    synchronized Reservation reserve(Requester requester) {
        checkLimit(byIdentity.getOrDefault(requester.identity(), 0), perIdentity, "You have");
        checkLimit(byAddress.getOrDefault(requester.address(), 0), perAddress, "Your address has");
        byIdentity.merge(requester.identity(), 1, Integer::sum);
        byAddress.merge(requester.address(), 1, Integer::sum);
        AtomicBoolean released = new AtomicBoolean();
        return () -> {
            if (!released.getAndSet(true)) {
                release(requester);
            }
        };
    }

    private static void checkLimit(int current, int limit, String subject) {
        if (current >= limit) {
            throw new SearchRejected(
                    SearchRejected.Reason.TOO_MANY,
                    subject + " " + current + (current == 1 ? " running search" : " running searches")
                            + ". Stop one, or wait until one ends.");
        }
    }

    private synchronized void release(Requester requester) {
        byIdentity.computeIfPresent(requester.identity(), (key, count) -> count == 1 ? null : count - 1);
        byAddress.computeIfPresent(requester.address(), (key, count) -> count == 1 ? null : count - 1);
    }

    /** Returns the number of identities and addresses with unfinished searches. */
    synchronized int size() {
        return byIdentity.size() + byAddress.size();
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
