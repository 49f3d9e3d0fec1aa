package dev.drey.server.search;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Decides which search job runs next and which one is preempted. A job of a higher priority runs first and preempts lower ones; within a
 * priority, time is shared between owners ({@link FairQueue}). There are these exceptions:
 *
 * <ul>
 *   <li>A job that has started runs for at least {@link #MIN_SLICE}, so that every slice makes progress. A job that is not resumable
 *       runs to its end.
 *   <li>A priority that did not run for {@link #STARVATION} gets one slice before the higher ones. Moves of the strongest player wait
 *       only {@link #MIN_SLICE}, so that quick moves leave them about half of the time. Such slices are {@link #BOOST_PERIOD} apart.
 *   <li>Waiting analyses take turns of one second ({@link #ROUND}), so that each of them soon has a first result.
 *   <li>A job with limited time is not interrupted by others of its priority. Instead, it gets only its share of that time while others
 *       wait, so that all of them are done in about the time that one alone would take.
 *   <li>An idle job yields its thread at once, without a minimum slice, and never goes before others.
 * </ul>
 *
 * <p>A level's move therefore waits at most one minimum slice for jobs of lower priority. The caller passes the time in nanoseconds.
 * Not thread-safe.
 */
final class SearchSchedule {
    private static final long MILLI = 1_000_000;

    static final long MIN_SLICE = 100 * MILLI;

    /** Minimum slice before jobs that take seconds themselves. */
    static final long MIN_SLICE_BEFORE_LONG_JOBS = 500 * MILLI;

    static final long STARVATION = 400 * MILLI;
    static final long BOOST_PERIOD = 2 * MIN_SLICE;
    static final long ROUND = 1000 * MILLI;

    /** Minimum share of a job with limited time, unless its limit is lower. */
    static final long MIN_SHARE = 250 * MILLI;

    private final int threads;
    private final Map<SearchPriority, FairQueue> queues = new EnumMap<>(SearchPriority.class);
    private final Map<SearchPriority, Long> lastRun = new EnumMap<>(SearchPriority.class);
    private final List<SearchJob> running = new ArrayList<>();
    private long lastBoost;

    SearchSchedule(int threads, long now) {
        this.threads = threads;
        this.lastBoost = now;
        for (SearchPriority priority : SearchPriority.values()) {
            queues.put(priority, new FairQueue());
            lastRun.put(priority, now);
        }
    }

    void add(SearchJob job, long now) {
        if (queued(job.priority()) + running(job.priority()) == 0) {
            lastRun.put(job.priority(), now);
        }
        queue(job.priority()).add(job);
    }

    /** Starts and returns the next job for an idle thread; empty if none is waiting. */
    Optional<SearchJob> startNext(long now) {
        Optional<SearchJob> next = starving(now).or(this::first);
        next.ifPresent(job -> {
            queue(job.priority()).start(job);
            running.add(job);
            job.start(now);
        });
        return next;
    }

    private Optional<SearchJob> first() {
        for (FairQueue queue : queues.values()) {
            Optional<SearchJob> next = queue.next();
            if (next.isPresent()) {
                return next;
            }
        }
        return Optional.empty();
    }

    private Optional<SearchJob> starving(long now) {
        if (now - lastBoost < BOOST_PERIOD) {
            return Optional.empty();
        }
        Optional<SearchJob> starving = first().flatMap(first -> queues.keySet().stream()
                .filter(priority -> priority != SearchPriority.IDLE)
                .filter(priority -> priority.compareTo(first.priority()) > 0 && isStarving(priority, now))
                .min(Comparator.comparing(this::lastRun))
                .flatMap(priority -> queue(priority).next()));
        if (starving.isPresent()) {
            lastBoost = now;
        }
        return starving;
    }

    private boolean isStarving(SearchPriority priority, long now) {
        long patience = priority == SearchPriority.STRONGEST_MOVE ? MIN_SLICE : STARVATION;
        return queued(priority) > 0 && running(priority) == 0 && now - lastRun(priority) >= patience;
    }

    /** Returns the running job to preempt for a waiting one; empty while a thread is idle or about to become idle. */
    Optional<SearchJob> toPreempt(long now) {
        boolean hasRoom = running.size() < threads || running.stream().anyMatch(job -> job.isPreempted());
        Optional<SearchJob> first = hasRoom ? Optional.empty() : first();
        return first.flatMap(waits -> running.stream()
                .filter(job -> yields(job, waits.priority(), now))
                .max(Comparator.comparing(SearchJob::priority).thenComparingLong(job -> job.runningFor(now))));
    }

    private boolean yields(SearchJob job, SearchPriority to, long now) {
        if (!job.task().isResumable()) {
            return false;
        }
        if (job.priority() == SearchPriority.IDLE) {
            return to != SearchPriority.IDLE;
        }
        if (job.priority() == to) {
            return to == SearchPriority.ANALYSIS ? job.hasUsedRound(now) : hasHadItsShare(job, now);
        }
        boolean isQuick = to.compareTo(SearchPriority.STRONGEST_MOVE) < 0;
        return job.priority().compareTo(to) > 0
                && job.runningFor(now) >= (isQuick ? MIN_SLICE : MIN_SLICE_BEFORE_LONG_JOBS);
    }

    private boolean hasHadItsShare(SearchJob job, long now) {
        return queued(job.priority()) > 0 && job.used(now) >= share(job);
    }

    /** Returns the time that a job gets while others of its priority wait. */
    private long share(SearchJob job) {
        long max = job.task().maxNanos();
        double part = Math.min(1, (double) threads / queue(job.priority()).parts(job));
        return Math.min(max, Math.max(MIN_SHARE, (long) (max * part)));
    }

    /** Ends the slice of a running job so that another one can run. */
    void preempt(SearchJob job, long now) {
        job.preempt(hasHadItsShare(job, now));
    }

    /**
     * Returns a job to the queue after a slice. An analysis that has used up its round lets other jobs go first. Any other job was
     * preempted by a higher priority: its time is not charged yet, so that it continues before the jobs of other owners.
     */
    void requeue(SearchJob job, long now) {
        endSlice(job, now);
        if (job.priority() == SearchPriority.ANALYSIS && job.uncharged() >= ROUND) {
            queue(job.priority()).requeueLast(job, job.uncharged());
            job.charged();
        } else {
            queue(job.priority()).requeueFirst(job);
        }
    }

    void finish(SearchJob job, long now) {
        endSlice(job, now);
        queue(job.priority()).finish(job, job.uncharged());
    }

    private void endSlice(SearchJob job, long now) {
        running.remove(job);
        lastRun.put(job.priority(), now);
        job.endSlice(now);
    }

    /** Removes a waiting job. @return whether the job was waiting */
    boolean remove(SearchJob job) {
        return queue(job.priority()).remove(job);
    }

    int queued(SearchPriority priority) {
        return queue(priority).size();
    }

    int running(SearchPriority priority) {
        return (int) running.stream().filter(job -> job.priority() == priority).count();
    }

    /** Returns the number of addresses with waiting or running jobs. */
    int addresses(SearchPriority priority) {
        return queue(priority).addresses();
    }

    /** Returns the number of waiting jobs that share their places with a priority: all moves do. */
    int placesTaken(SearchPriority priority) {
        return sharing(priority).mapToInt(FairQueue::size).sum();
    }

    /** Returns the number of these jobs that belong to an address. */
    int placesTaken(SearchPriority priority, String address) {
        return sharing(priority).mapToInt(queue -> queue.size(address)).sum();
    }

    private Stream<FairQueue> sharing(SearchPriority priority) {
        return priority.isMove()
                ? queues.keySet().stream().filter(SearchPriority::isMove).map(this::queue)
                : Stream.of(queue(priority));
    }

    List<SearchJob> running() {
        return List.copyOf(running);
    }

    List<SearchJob> waiting() {
        return queues.values().stream()
                .map(FairQueue::jobs)
                .flatMap(Collection::stream)
                .toList();
    }

    /** Returns whether nothing but idle jobs has been waiting or running for this time, since the start at the earliest. */
    boolean isQuiet(long now, long nanos) {
        return queues.keySet().stream()
                .filter(priority -> priority != SearchPriority.IDLE)
                .allMatch(priority -> queued(priority) + running(priority) == 0 && now - lastRun(priority) >= nanos);
    }

    private FairQueue queue(SearchPriority priority) {
        return queues.computeIfAbsent(priority, missing -> new FairQueue());
    }

    private long lastRun(SearchPriority priority) {
        return lastRun.getOrDefault(priority, 0L);
    }
}
