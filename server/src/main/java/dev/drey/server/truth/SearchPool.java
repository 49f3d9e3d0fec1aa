package dev.drey.server.truth;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * The threads that do all the searching of a server, however many ask. Whose turn it is, {@link Schedule} says; one thread
 * more watches the others, and sleeps while they do.
 */
public final class SearchPool implements AutoCloseable {
    private static final long TICK_NANOS = TimeUnit.MILLISECONDS.toNanos(25);
    private static final int TICKS_TO_GLANCE = 4;
    private static final long CLOSING_NANOS = TimeUnit.MILLISECONDS.toNanos(900);

    private final TruthLimits limits;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition someWait = lock.newCondition();
    private final Condition someWork = lock.newCondition();
    private final Schedule schedule;
    private final List<Thread> threads = new ArrayList<>();
    private boolean closed;

    SearchPool(TruthLimits limits) {
        this.limits = limits;
        this.schedule = new Schedule(limits.threads(), System.nanoTime());
        for (int i = 1; i <= limits.threads(); i++) {
            start("drey-search-" + i, this::serve);
        }
        start("drey-search-watch", this::watch);
    }

    private void start(String name, Runnable task) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        threads.add(thread);
        thread.start();
    }

    /**
     * Takes on work, which is told when it is to go on and, if it does not get done, that it is abandoned.
     *
     * @throws Refused if too much waits already
     */
    Job submit(Rank rank, String owner, Work work) {
        lock.lock();
        try {
            if (closed) {
                throw new Refused(Refused.Reason.BUSY, "the server is stopping");
            }
            if (isFull(rank)) {
                throw new Refused(
                        Refused.Reason.BUSY, "too many searches are waiting already; try again in a few seconds");
            }
            Job job = new Job(rank, owner, work);
            schedule.add(job, System.nanoTime());
            someWait.signal();
            makeRoom();
            return job;
        } finally {
            lock.unlock();
        }
    }

    private boolean isFull(Rank rank) {
        return rank == Rank.TRUTH
                ? schedule.queued(rank) >= limits.truths()
                : schedule.queued(Rank.LEVEL) + schedule.queued(Rank.PERFECT) >= limits.moves();
    }

    private void makeRoom() {
        schedule.makesRoom(System.nanoTime()).ifPresent(Job::leave);
    }

    /** Nobody wants it any more. */
    void drop(Job job) {
        boolean waited;
        lock.lock();
        try {
            waited = schedule.remove(job);
            job.drop();
            job.turn().end();
        } finally {
            lock.unlock();
        }
        if (waited) {
            job.work().abandon(new CancellationException("stopped before it was done"));
        }
    }

    /** What a search thread does. */
    private void serve() {
        for (Optional<Job> job = next(); job.isPresent(); job = next()) {
            work(job.get());
        }
    }

    private Optional<Job> next() {
        lock.lock();
        try {
            while (!closed) {
                Optional<Job> next = schedule.next(System.nanoTime());
                if (next.isPresent()) {
                    someWork.signal();
                    makeRoom();
                    return next;
                }
                someWait.awaitUninterruptibly();
            }
            return Optional.empty();
        } finally {
            lock.unlock();
        }
    }

    /** Whatever goes wrong ends the one search, never the thread. */
    private void work(Job job) {
        boolean done = false;
        @Nullable Throwable failed = null;
        try {
            done = job.work().goOn(job.turn());
        } catch (Throwable e) {
            failed = e;
        }
        Optional<Throwable> over = afterTurn(job, done, failed);
        over.ifPresent(job.work()::abandon);
    }

    /** Finds it its next place. @return why it has none, unless it is done */
    private Optional<Throwable> afterTurn(Job job, boolean done, @Nullable Throwable failed) {
        lock.lock();
        try {
            long now = System.nanoTime();
            if (done || failed != null || job.isDropped() || closed) {
                schedule.done(job, now);
                String message = closed ? "the server is stopping" : "stopped before it was done";
                return done
                        ? Optional.empty()
                        : Optional.of(failed != null ? failed : new CancellationException(message));
            }
            schedule.putBack(job, now);
            return Optional.empty();
        } finally {
            // Of the same owner's jobs the next may be ready now, and another thread idle.
            someWait.signal();
            lock.unlock();
        }
    }

    /** What the watching thread does. */
    private void watch() {
        for (int tick = 0; awaitTick(); tick++) {
            List<Job> working;
            lock.lock();
            try {
                makeRoom();
                working = schedule.working();
            } finally {
                lock.unlock();
            }
            if (tick % TICKS_TO_GLANCE == 0) {
                working.forEach(SearchPool::glance);
            }
        }
    }

    private static void glance(Job job) {
        try {
            job.work().glance();
        } catch (RuntimeException e) {
            // What is wrong with it will come up where it is worked on; the others are still to be watched.
        }
    }

    /** Sleeps until there is something to watch. @return whether to go on */
    private boolean awaitTick() {
        lock.lock();
        try {
            while (!closed && schedule.working().isEmpty()) {
                someWork.awaitUninterruptibly();
            }
            long left = TICK_NANOS;
            while (!closed && left > 0) {
                left = someWork.awaitNanos(left);
            }
            return !closed;
        } catch (InterruptedException e) {
            // Nobody does that; if somebody did, this was a short tick.
            return true;
        } finally {
            lock.unlock();
        }
    }

    /** How many searches of that rank wait for a thread. */
    public int queued(Rank rank) {
        lock.lock();
        try {
            return schedule.queued(rank);
        } finally {
            lock.unlock();
        }
    }

    /** How many searches of that rank have a thread. */
    public int running(Rank rank) {
        lock.lock();
        try {
            return schedule.running(rank);
        } finally {
            lock.unlock();
        }
    }

    int threads() {
        return limits.threads();
    }

    /** Stops everything and waits for it, less than a second. */
    @Override
    public void close() {
        List<Job> waiting;
        List<Job> working;
        lock.lock();
        try {
            closed = true;
            waiting = schedule.waiting();
            waiting.forEach(schedule::remove);
            working = schedule.working();
            working.forEach(Job::leave);
            someWait.signalAll();
            someWork.signalAll();
        } finally {
            lock.unlock();
        }
        CancellationException why = new CancellationException("the server is stopping");
        waiting.forEach(job -> job.work().abandon(why));
        join();
        // Whoever is not back by now is not waited for.
        working.forEach(job -> job.work().abandon(why));
    }

    private void join() {
        long deadline = System.nanoTime() + CLOSING_NANOS;
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
