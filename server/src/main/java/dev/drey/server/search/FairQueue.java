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
 * <p>This is start-time fair queueing. A newcomer starts with the virtual time: the used time that an owner with jobs has on average. So
 * time without jobs earns nothing. An owner without jobs is remembered until the virtual time reaches its used time, so that it cannot
 * become a newcomer by letting its jobs end. The virtual time advances with all time used, so newcomers do not starve the others, and
 * about as many owners are remembered as have jobs.
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

        /** The used time with which a new member starts. */
        private long virtualTime;

        Party(long used) {
            this.used = used;
        }

        Party member(String name) {
            return members.computeIfAbsent(name, missing -> new Party(virtualTime));
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

        /** Advances the virtual time to that of a member whose job starts. */
        void serve(Party member, SearchJob job) {
            advanceTo(member.usedWith(job));
        }

        /** Charges a member, and divides the time that was not expected, and so did not advance the virtual time yet, by the members. */
        void charge(Party member, SearchJob job, long nanos) {
            member.used += nanos;
            advanceTo(virtualTime + Math.max(0, nanos - job.task().expectedNanos()) / activeMembers());
        }

        private void advanceTo(long time) {
            virtualTime = Math.max(virtualTime, time);
            forget();
        }

        /** Changes the number of jobs. */
        void count(int change) {
            jobs += change;
            if (jobs == 0) {
                members.clear();
            }
        }

        /** Forgets the members without jobs that would start with the virtual time anyway. */
        void forget() {
            members.values().removeIf(member -> member.jobs == 0 && member.used <= virtualTime);
        }

        /** Returns the number of members with jobs. */
        int activeMembers() {
            return (int)
                    members.values().stream().filter(member -> member.jobs > 0).count();
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
        player(job).count(change);
        address.count(change);
        all.count(change);
        address.forget();
        all.forget();
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
        Party address = address(job);
        all.charge(address, job, nanos);
        address.charge(player(job), job, nanos);
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

    /** Removes a waiting job for good and charges the slices that it had. @return whether the job was waiting */
    boolean remove(SearchJob job) {
        Party address = all.members.get(job.owner().address());
        Party player = address == null ? null : address.members.get(job.owner().player());
        if (player == null || !player.waiting.remove(job)) {
            return false;
        }
        waiting--;
        charge(job, job.uncharged());
        count(job, -1);
        return true;
    }

    /** Returns the number of waiting jobs. */
    int size() {
        return waiting;
    }

    /** Returns the number of waiting jobs of an address. */
    int size(String address) {
        Party party = all.members.get(address);
        return party == null
                ? 0
                : party.members.values().stream()
                        .mapToInt(player -> player.waiting.size())
                        .sum();
    }

    /** Returns by how many jobs the time is divided, if all jobs of a player had equal parts, and all players and addresses as well. */
    long parts(SearchJob job) {
        return (long) all.activeMembers() * address(job).activeMembers() * player(job).jobs;
    }

    List<SearchJob> jobs() {
        List<SearchJob> jobs = new ArrayList<>();
        all.members
                .values()
                .forEach(address -> address.members.values().forEach(player -> jobs.addAll(player.waiting)));
        return jobs;
    }

    /** Returns the number of addresses and players in memory. */
    int remembered() {
        return all.members.size()
                + all.members.values().stream()
                        .mapToInt(address -> address.members.size())
                        .sum();
    }

    /** Returns the number of addresses with jobs. */
    int addresses() {
        return all.activeMembers();
    }
}
