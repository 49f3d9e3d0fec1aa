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
 * Decides which search job runs next and which one is preempted. A job of a higher priority runs first and preempts lower ones, with
 * three exceptions:
 *
 * <ul>
 *   <li>A job that has started runs for at least {@link #MIN_SLICE}, so that every slice makes progress.
 *   <li>A priority that did not run for {@link #STARVATION} gets one slice before the higher ones, at most once in that time.
 *   <li>Waiting analyses take turns of one second ({@link #ROUND}), so that each of them soon has a first result.
 * </ul>
 *
 * <p>A level's move therefore waits at most one minimum slice for jobs of lower priority. The caller passes the time in nanoseconds.
 * Not thread-safe.
 */
final class SearchSchedule {
    private static final long MILLI = 1_000_000;

    static final long MIN_SLICE = 100 * MILLI;

    /** Minimum slice before a move of the strongest player, which takes seconds itself. */
    static final long MIN_SLICE_BEFORE_STRONGEST = 500 * MILLI;

    static final long STARVATION = 400 * MILLI;
    static final long ROUND = 1000 * MILLI;

    private final int threads;
    private final Map<SearchPriority, Deque<Job>> waiting = new EnumMap<>(SearchPriority.class);
    private final Map<SearchPriority, Long> lastRun = new EnumMap<>(SearchPriority.class);
    private final List<Job> running = new ArrayList<>();
    private long lastBoost;

    SearchSchedule(int threads, long now) {
        this.threads = threads;
        this.lastBoost = now;
        for (SearchPriority priority : SearchPriority.values()) {
            waiting.put(priority, new ArrayDeque<>());
            lastRun.put(priority, now);
        }
    }

    /** A task in the schedule. The schedule and its guard own all mutable state. */
    static final class Job {
        /** The owner of moves: they belong to no requester. */
        static final String NO_OWNER = "";

        private final SearchPriority priority;
        private final String owner;
        private final SearchTask task;

        private SearchTask.TimeSlice slice = new SearchTask.TimeSlice();
        private long started;
        private long usedBefore;
        private boolean preempted;
        private boolean cancelled;

        /** @param owner the requester; at most one job of an owner runs at a time */
        Job(SearchPriority priority, String owner, SearchTask task) {
            this.priority = priority;
            this.owner = owner;
            this.task = task;
        }

        SearchPriority priority() {
            return priority;
        }

        SearchTask task() {
            return task;
        }

        SearchTask.TimeSlice slice() {
            return slice;
        }

        private void start(long now) {
            slice = new SearchTask.TimeSlice();
            started = now;
            preempted = false;
        }

        private long runningFor(long now) {
            return now - started;
        }

        /** Returns how much of its round the job has used, including the current slice. */
        private long used(long now) {
            return usedBefore + runningFor(now);
        }

        /** Ends the time slice so that another job can run. */
        void preempt() {
            preempted = true;
            slice.end();
        }

        /** Ends the time slice for good. */
        void cancel() {
            cancelled = true;
            slice.end();
        }

        boolean isCancelled() {
            return cancelled;
        }
    }

    void add(Job job, long now) {
        if (queued(job.priority) + running(job.priority) == 0) {
            lastRun.put(job.priority, now);
        }
        queue(job.priority).addLast(job);
    }

    /** Starts and returns the next job for an idle thread; empty if none is ready. */
    Optional<Job> startNext(long now) {
        Optional<Job> next = starving(now).or(this::first);
        next.ifPresent(job -> {
            queue(job.priority).remove(job);
            running.add(job);
            job.start(now);
        });
        return next;
    }

    private Optional<Job> first() {
        for (SearchPriority priority : SearchPriority.values()) {
            Optional<Job> ready = firstReady(priority);
            if (ready.isPresent()) {
                return ready;
            }
        }
        return Optional.empty();
    }

    private Optional<Job> starving(long now) {
        if (now - lastBoost < STARVATION) {
            return Optional.empty();
        }
        Optional<Job> starving = first().flatMap(first -> waiting.keySet().stream()
                .filter(priority -> priority.compareTo(first.priority) > 0)
                .filter(priority -> running(priority) == 0 && now - lastRun(priority) >= STARVATION)
                .filter(priority -> firstReady(priority).isPresent())
                .min(Comparator.comparing(this::lastRun))
                .flatMap(this::firstReady));
        if (starving.isPresent()) {
            lastBoost = now;
        }
        return starving;
    }

    /** Returns the first waiting job whose owner has no running job. */
    private Optional<Job> firstReady(SearchPriority priority) {
        return queue(priority).stream()
                .filter(job -> job.owner.equals(Job.NO_OWNER)
                        || running.stream().noneMatch(other -> other.owner.equals(job.owner)))
                .findFirst();
    }

    /** Returns the running job to preempt for a waiting one; empty while a thread is idle or about to become idle. */
    Optional<Job> toPreempt(long now) {
        boolean hasRoom = running.size() < threads || running.stream().anyMatch(job -> job.preempted);
        Optional<Job> first = hasRoom ? Optional.empty() : first();
        return first.flatMap(waits -> running.stream()
                .filter(job -> yields(job, waits.priority, now))
                .max(Comparator.comparing(Job::priority).thenComparingLong(job -> job.runningFor(now))));
    }

    private static boolean yields(Job job, SearchPriority to, long now) {
        if (job.priority == to) {
            return to == SearchPriority.ANALYSIS && job.used(now) >= ROUND;
        }
        long minSlice = to == SearchPriority.LEVEL_MOVE ? MIN_SLICE : MIN_SLICE_BEFORE_STRONGEST;
        return job.priority.compareTo(to) > 0 && job.runningFor(now) >= minSlice;
    }

    /** Returns a job to the queue after a slice: to its end if the job has used up its round, else to its front. */
    void requeue(Job job, long now) {
        finish(job, now);
        job.usedBefore = job.used(now);
        if (job.priority == SearchPriority.ANALYSIS && job.usedBefore >= ROUND) {
            job.usedBefore = 0;
            queue(job.priority).addLast(job);
        } else {
            queue(job.priority).addFirst(job);
        }
    }

    void finish(Job job, long now) {
        running.remove(job);
        lastRun.put(job.priority, now);
    }

    /** Removes a waiting job. @return whether the job was waiting */
    boolean remove(Job job) {
        return queue(job.priority).remove(job);
    }

    int queued(SearchPriority priority) {
        return queue(priority).size();
    }

    int running(SearchPriority priority) {
        return (int) running.stream().filter(job -> job.priority == priority).count();
    }

    List<Job> running() {
        return List.copyOf(running);
    }

    List<Job> waiting() {
        return waiting.values().stream().flatMap(Collection::stream).toList();
    }

    private Deque<Job> queue(SearchPriority priority) {
        return waiting.getOrDefault(priority, new ArrayDeque<>());
    }

    private long lastRun(SearchPriority priority) {
        return lastRun.getOrDefault(priority, 0L);
    }
}
