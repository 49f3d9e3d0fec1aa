package dev.drey.server.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Who is at work and who waits, and whose turn it is. A higher rank goes first and lower ones make room for it, but:
 *
 * <ul>
 *   <li>who has begun goes on for a {@link #SLICE} at least, or nothing would ever get done;
 *   <li>a rank that nobody attended to for a while ({@link #NEGLECT}) goes before a higher one, once in such a while;
 *   <li>truths that wait take turns of a second ({@link #ROUND}), so that everybody soon knows something.
 * </ul>
 *
 * A level's move so waits no longer than a slice for those below it. Time comes from outside, in nanoseconds. Not for several
 * threads at once.
 */
final class Schedule {
    private static final long MILLI = 1_000_000;

    static final long SLICE = 100 * MILLI;

    /** A move of the strongest player takes seconds; half a second more is no matter. */
    static final long SLICE_BEFORE_STRONGEST = 500 * MILLI;

    static final long NEGLECT = 400 * MILLI;
    static final long ROUND = 1000 * MILLI;

    private final int threads;
    private final Map<Rank, Deque<Job>> waiting = new EnumMap<>(Rank.class);
    private final Map<Rank, Long> attended = new EnumMap<>(Rank.class);
    private final List<Job> working = new ArrayList<>();
    private long favoured;

    Schedule(int threads, long now) {
        this.threads = threads;
        this.favoured = now;
        for (Rank rank : Rank.values()) {
            waiting.put(rank, new ArrayDeque<>());
            attended.put(rank, now);
        }
    }

    void add(Job job, long now) {
        if (queued(job.rank()) + running(job.rank()) == 0) {
            attended.put(job.rank(), now);
        }
        line(job.rank()).addLast(job);
    }

    /** Who goes to work now, if a thread has nothing to do. */
    Optional<Job> next(long now) {
        Optional<Job> next = neglected(now).or(this::first);
        next.ifPresent(job -> {
            line(job.rank()).remove(job);
            working.add(job);
            job.begin(now);
        });
        return next;
    }

    private Optional<Job> first() {
        for (Rank rank : Rank.values()) {
            Optional<Job> ready = ready(rank);
            if (ready.isPresent()) {
                return ready;
            }
        }
        return Optional.empty();
    }

    private Optional<Job> neglected(long now) {
        if (now - favoured < NEGLECT) {
            return Optional.empty();
        }
        Optional<Job> favourite = first().flatMap(first -> waiting.keySet().stream()
                .filter(rank -> rank.compareTo(first.rank()) > 0)
                .filter(rank -> running(rank) == 0 && now - attended(rank) >= NEGLECT)
                .filter(rank -> ready(rank).isPresent())
                .min(Comparator.comparing(this::attended))
                .flatMap(this::ready));
        if (favourite.isPresent()) {
            favoured = now;
        }
        return favourite;
    }

    /** The first in line whose owner has nothing at work yet. */
    private Optional<Job> ready(Rank rank) {
        return line(rank).stream()
                .filter(job -> job.owner().equals(Job.NOBODY)
                        || working.stream().noneMatch(other -> other.owner().equals(job.owner())))
                .findFirst();
    }

    /** Who should make room now for somebody who waits; one at a time. */
    Optional<Job> makesRoom(long now) {
        boolean roomIsMade = working.size() < threads || working.stream().anyMatch(Job::isLeaving);
        Optional<Job> first = roomIsMade ? Optional.empty() : first();
        return first.flatMap(waits -> working.stream()
                .filter(job -> yields(job, waits.rank(), now))
                .max(Comparator.comparing(Job::rank).thenComparingLong(job -> job.atWork(now))));
    }

    private static boolean yields(Job job, Rank to, long now) {
        if (job.rank() == to) {
            return to == Rank.TRUTH && job.used(now) >= ROUND;
        }
        return job.rank().compareTo(to) > 0 && job.atWork(now) >= (to == Rank.LEVEL ? SLICE : SLICE_BEFORE_STRONGEST);
    }

    /** It has done with its turn, but is not done. */
    void putBack(Job job, long now) {
        done(job, now);
        job.pause(now);
        if (job.rank() == Rank.TRUTH && job.used() >= ROUND) {
            job.forgetUsed();
            line(job.rank()).addLast(job);
        } else {
            line(job.rank()).addFirst(job);
        }
    }

    void done(Job job, long now) {
        working.remove(job);
        attended.put(job.rank(), now);
    }

    /** Takes it out of its line. @return whether it was in it */
    boolean remove(Job job) {
        return line(job.rank()).remove(job);
    }

    int queued(Rank rank) {
        return line(rank).size();
    }

    int running(Rank rank) {
        return (int) working.stream().filter(job -> job.rank() == rank).count();
    }

    List<Job> working() {
        return List.copyOf(working);
    }

    List<Job> waiting() {
        return waiting.values().stream().flatMap(Collection::stream).toList();
    }

    private Deque<Job> line(Rank rank) {
        return waiting.getOrDefault(rank, new ArrayDeque<>());
    }

    private long attended(Rank rank) {
        return attended.getOrDefault(rank, 0L);
    }
}
