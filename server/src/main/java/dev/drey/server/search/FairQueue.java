package dev.drey.server.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The jobs of one priority, in a fair order. The address that has used the least search time goes first, and within an address the player
 * who has used the least; a player's own jobs run in their order. So neither many jobs of one player nor many players of one address delay
 * others by more than about one slice. The expected time of a job counts as used, so cheap jobs go before expensive ones.
 *
 * <p>Keeps owners only while they have waiting or running jobs. An owner who comes back starts with the used time of the owner who was
 * served last: time without jobs earns nothing and costs nothing.
 */
final class FairQueue {
    private final Party all = new Party(0);
    private int waiting;

    /** All addresses, one address with its players, or one player with its waiting jobs. */
    private static final class Party {
        private final Map<String, Party> members = new LinkedHashMap<>();
        private final Deque<SearchJob> waiting = new ArrayDeque<>();

        /** Waiting and running jobs. */
        private int jobs;

        private long used;

        /** The used time, with the expected time, of the member that was served last. */
        private long served;

        Party(long used) {
            this.used = used;
        }

        Party member(String name) {
            return members.computeIfAbsent(name, missing -> new Party(served));
        }

        @Nullable
        SearchJob next() {
            SearchJob next = waiting.peekFirst();
            long least = Long.MAX_VALUE;
            for (Party member : members.values()) {
                SearchJob job = member.next();
                if (job != null && member.usedWith(job) < least) {
                    next = job;
                    least = member.usedWith(job);
                }
            }
            return next;
        }

        long usedWith(SearchJob job) {
            return used + job.task().expectedNanos();
        }

        void serve(Party member, SearchJob job) {
            served = Math.max(served, member.usedWith(job));
        }
    }

    private Party address(SearchJob job) {
        return all.member(job.owner().address());
    }

    private Party player(SearchJob job) {
        return address(job).member(job.owner().player());
    }

    private void count(SearchJob job, int change) {
        Party address = address(job);
        Party player = player(job);
        player.jobs += change;
        address.jobs += change;
        if (player.jobs == 0) {
            address.members.remove(job.owner().player());
        }
        if (address.jobs == 0) {
            all.members.remove(job.owner().address());
        }
    }

    /** Adds a new job. */
    void add(SearchJob job) {
        count(job, 1);
        player(job).waiting.addLast(job);
        waiting++;
    }

    /** Returns the waiting job that should run next. */
    Optional<SearchJob> next() {
        return Optional.ofNullable(all.next());
    }

    /** Takes a waiting job out of the queue to run it; it still counts as a job of its owner. */
    void start(SearchJob job) {
        Party address = address(job);
        address.serve(player(job), job);
        all.serve(address, job);
        player(job).waiting.remove(job);
        waiting--;
    }

    private void charge(SearchJob job, long nanos) {
        address(job).used += nanos;
        player(job).used += nanos;
    }

    /**
     * Ends a running job.
     *
     * @param nanos the time to charge
     */
    void finish(SearchJob job, long nanos) {
        charge(job, nanos);
        count(job, -1);
    }

    /** Returns a running job to the front of its player's jobs. */
    void requeueFirst(SearchJob job) {
        player(job).waiting.addFirst(job);
        waiting++;
    }

    /**
     * Returns a running job to the end of its player's jobs.
     *
     * @param nanos the time to charge
     */
    void requeueLast(SearchJob job, long nanos) {
        charge(job, nanos);
        player(job).waiting.addLast(job);
        waiting++;
    }

    /** Removes a waiting job for good. @return whether the job was waiting */
    boolean remove(SearchJob job) {
        Party address = all.members.get(job.owner().address());
        Party player = address == null ? null : address.members.get(job.owner().player());
        if (player == null || !player.waiting.remove(job)) {
            return false;
        }
        waiting--;
        count(job, -1);
        return true;
    }

    /** Returns the number of waiting jobs. */
    int size() {
        return waiting;
    }

    /** Returns the number of waiting and running jobs of an address. */
    int jobsOf(String address) {
        Party party = all.members.get(address);
        return party == null ? 0 : party.jobs;
    }

    /** Returns by how many jobs the time is divided, if all jobs of a player had equal parts, and all players and addresses as well. */
    long parts(SearchJob job) {
        return (long) all.members.size() * address(job).members.size() * player(job).jobs;
    }

    List<SearchJob> jobs() {
        List<SearchJob> jobs = new ArrayList<>();
        all.members
                .values()
                .forEach(address -> address.members.values().forEach(player -> jobs.addAll(player.waiting)));
        return jobs;
    }

    /** Returns the number of addresses with jobs. */
    int addresses() {
        return all.members.size();
    }
}
