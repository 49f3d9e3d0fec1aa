package dev.drey.server.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The queue of a server's searches and the fixed number of threads that run them. {@link SearchSchedule} decides which job runs. A
 * further thread, the monitor, preempts jobs and asks them to report their progress; it sleeps while nothing runs.
 */
public final class SearchQueue implements AutoCloseable {
    private static final long TICK_NANOS = TimeUnit.MILLISECONDS.toNanos(25);
    private static final int TICKS_PER_REPORT = 4;
    private static final long CLOSE_NANOS = TimeUnit.MILLISECONDS.toNanos(900);

    private static final String STOPPED = "The search was stopped early.";
    private static final String STOPPING = "The server is stopping.";

    private final SearchLimits limits;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition jobReady = lock.newCondition();
    private final Condition jobStarted = lock.newCondition();
    private final SearchSchedule schedule;
    private final List<Thread> threads = new ArrayList<>();
    private boolean closed;

    SearchQueue(SearchLimits limits) {
        this.limits = limits;
        this.schedule = new SearchSchedule(limits.threads(), System.nanoTime());
        for (int i = 1; i <= limits.threads(); i++) {
            startThread("drey-search-" + i, this::runJobs);
        }
        startThread("drey-search-watch", this::monitor);
    }

    /** Starts a daemon thread: a search never keeps the program from exiting. */
    private void startThread(String name, Runnable task) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        threads.add(thread);
        thread.start();
    }

    /**
     * Queues a task.
     *
     * @throws SearchRejected if too many tasks are waiting or the queue is closed
     */
    SearchJob submit(SearchPriority priority, SearchOwner owner, SearchTask task) {
        return locked(() -> {
            if (closed) {
                throw new SearchRejected(SearchRejected.Reason.BUSY, STOPPING);
            }
            if (isFull(priority, owner)) {
                throw new SearchRejected(
                        SearchRejected.Reason.BUSY, "Too many searches are waiting. Try again in a few seconds.");
            }
            SearchJob job = new SearchJob(priority, owner, task);
            schedule.add(job, System.nanoTime());
            jobReady.signal();
            preemptIfNeeded();
            return job;
        });
    }

    /**
     * Returns whether there is no place for a task. An address may take only as many places as it leaves free (dynamic thresholds): one
     * address gets half of them, and as places become free, they are left to addresses that have fewer.
     */
    private boolean isFull(SearchPriority priority, SearchOwner owner) {
        int places = priority.isMove() ? limits.maxMoves() : limits.maxAnalyses();
        int free = places - schedule.placesTaken(priority);
        return schedule.placesTaken(priority, owner.address()) >= free;
    }

    private void preemptIfNeeded() {
        long now = System.nanoTime();
        schedule.toPreempt(now).ifPresent(job -> schedule.preempt(job, now));
    }

    /** Cancels a job whose result is no longer wanted; its task is aborted if it is not done. */
    void cancel(SearchJob job) {
        boolean waited = locked(() -> {
            job.cancel();
            return schedule.remove(job);
        });
        if (waited) {
            job.task().abort(new CancellationException(STOPPED));
        }
    }

    /** The loop of a search thread. */
    private void runJobs() {
        for (Optional<SearchJob> job = awaitJob(); job.isPresent(); job = awaitJob()) {
            run(job.get());
        }
    }

    private Optional<SearchJob> awaitJob() {
        lock.lock();
        try {
            while (!closed) {
                Optional<SearchJob> next = schedule.startNext(System.nanoTime());
                if (next.isPresent()) {
                    jobStarted.signal();
                    preemptIfNeeded();
                    return next;
                }
                jobReady.awaitUninterruptibly();
            }
            return Optional.empty();
        } finally {
            lock.unlock();
        }
    }

    /** Runs a job for one slice. A failure ends the job, never the thread. */
    private void run(SearchJob job) {
        boolean done = false;
        @Nullable Throwable failure = null;
        try {
            done = job.task().run(job.slice());
        } catch (Throwable e) {
            failure = e;
        }
        if (!requeue(job, done || failure != null) && !done) {
            Throwable cause = failure != null ? failure : new CancellationException(STOPPED);
            ignoringFailure(() -> job.task().abort(cause));
        }
    }

    /** Requeues a job after a slice, unless it is over or cancelled. @return whether it was requeued */
    private boolean requeue(SearchJob job, boolean over) {
        return locked(() -> {
            boolean continues = !over && !job.isCancelled() && !closed;
            if (continues) {
                schedule.requeue(job, System.nanoTime());
            } else {
                schedule.finish(job, System.nanoTime());
            }
            return continues;
        });
    }

    /** The loop of the monitor thread. */
    private void monitor() {
        for (int tick = 0; awaitTick(); tick++) {
            List<SearchJob> running = locked(() -> {
                preemptIfNeeded();
                return schedule.running();
            });
            if (tick % TICKS_PER_REPORT == 0) {
                running.forEach(job -> ignoringFailure(job.task()::reportProgress));
            }
        }
    }

    /** Runs a callback whose failure must not end the thread and has no further recipient. */
    private static void ignoringFailure(Runnable callback) {
        try {
            callback.run();
        } catch (Throwable e) {
            // Ignored by contract.
        }
    }

    /** Waits until a job is running and a tick has passed. @return whether the queue is still open */
    private boolean awaitTick() {
        lock.lock();
        try {
            while (!closed && schedule.running().isEmpty()) {
                jobStarted.awaitUninterruptibly();
            }
            long left = TICK_NANOS;
            while (!closed && left > 0) {
                left = jobStarted.awaitNanos(left);
            }
            return !closed;
        } catch (InterruptedException e) {
            // Nothing interrupts this thread; if something did, the tick was only shorter.
            return true;
        } finally {
            lock.unlock();
        }
    }

    /** Returns the number of searches that wait for a thread. */
    public int queued(SearchPriority priority) {
        return locked(() -> schedule.queued(priority));
    }

    /** Returns the number of searches that have a thread. */
    public int running(SearchPriority priority) {
        return locked(() -> schedule.running(priority));
    }

    /** Returns the number of addresses that searches are waiting or running for. */
    public int addresses(SearchPriority priority) {
        return locked(() -> schedule.addresses(priority));
    }

    /** Returns whether nothing but idle searches has been waiting or running for this time. */
    boolean isQuiet(long nanos) {
        return locked(() -> schedule.isQuiet(System.nanoTime(), nanos));
    }

    private <T> T locked(Supplier<T> action) {
        lock.lock();
        try {
            return action.get();
        } finally {
            lock.unlock();
        }
    }

    /** Aborts all tasks and waits less than a second for the running ones. */
    @Override
    public void close() {
        List<SearchJob> waiting = new ArrayList<>();
        List<SearchJob> running = locked(() -> {
            closed = true;
            waiting.addAll(schedule.waiting());
            waiting.forEach(schedule::remove);
            schedule.running().forEach(job -> job.slice().end());
            jobReady.signalAll();
            jobStarted.signalAll();
            return schedule.running();
        });
        CancellationException cause = new CancellationException(STOPPING);
        waiting.forEach(job -> ignoringFailure(() -> job.task().abort(cause)));
        joinThreads(System.nanoTime() + CLOSE_NANOS);
        // Jobs that did not end in time are aborted without waiting any longer.
        running.forEach(job -> ignoringFailure(() -> job.task().abort(cause)));
    }

    private void joinThreads(long deadline) {
        try {
            for (Thread thread : threads) {
                long left = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
                if (left > 0) {
                    thread.join(left);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
