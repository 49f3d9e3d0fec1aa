package dev.drey.server.search;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The threads that do all the searching of a server, however many ask. Whose turn it is, {@link Schedule} says; one thread
 * more watches the others, and sleeps while they do.
 */
public final class SearchPool implements AutoCloseable {
    private static final long TICK_NANOS = TimeUnit.MILLISECONDS.toNanos(25);
    private static final int TICKS_TO_GLANCE = 4;
    private static final long CLOSING_NANOS = TimeUnit.MILLISECONDS.toNanos(900);

    private static final String STOPPED = "stopped before it was done";
    private static final String STOPPING = "the server is stopping";

    private final SearchLimits limits;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition someWait = lock.newCondition();
    private final Condition someWork = lock.newCondition();
    private final Schedule schedule;
    private final Daemons threads = new Daemons();
    private boolean closed;

    SearchPool(SearchLimits limits) {
        this.limits = limits;
        this.schedule = new Schedule(limits.threads(), System.nanoTime());
        for (int i = 1; i <= limits.threads(); i++) {
            threads.start("drey-search-" + i, this::serve);
        }
        threads.start("drey-search-watch", this::watch);
    }

    /**
     * Takes on work, which is told when it is to go on and, if it does not get done, that it is abandoned.
     *
     * @throws Refused if too much waits already
     */
    Job submit(Rank rank, String owner, Work work) {
        return locked(() -> {
            if (closed) {
                throw new Refused(Refused.Reason.BUSY, STOPPING);
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
        });
    }

    private boolean isFull(Rank rank) {
        return rank == Rank.TRUTH
                ? schedule.queued(rank) >= limits.truths()
                : schedule.queued(Rank.LEVEL) + schedule.queued(Rank.STRONGEST) >= limits.moves();
    }

    private void makeRoom() {
        schedule.makesRoom(System.nanoTime()).ifPresent(Job::leave);
    }

    /** Nobody wants it any more. */
    void drop(Job job) {
        boolean waited = locked(() -> {
            job.drop();
            job.turn().end();
            return schedule.remove(job);
        });
        if (waited) {
            job.work().abandon(new CancellationException(STOPPED));
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
        if (!hasTurns(job, done || failed != null) && !done) {
            Throwable why = failed != null ? failed : new CancellationException(STOPPED);
            sheltered(() -> job.work().abandon(why));
        }
    }

    /** Finds it its place after a turn. @return whether there will be another turn */
    private boolean hasTurns(Job job, boolean over) {
        return locked(() -> {
            boolean goesOn = !over && !job.isDropped() && !closed;
            if (goesOn) {
                schedule.putBack(job, System.nanoTime());
            } else {
                schedule.done(job, System.nanoTime());
            }
            // Of the same owner's jobs the next may be ready now, and another thread idle.
            someWait.signal();
            return goesOn;
        });
    }

    /** What the watching thread does. */
    private void watch() {
        for (int tick = 0; awaitTick(); tick++) {
            List<Job> working = locked(() -> {
                makeRoom();
                return schedule.working();
            });
            if (tick % TICKS_TO_GLANCE == 0) {
                working.forEach(job -> sheltered(job.work()::glance));
            }
        }
    }

    /** What others do wrong is not to cost a thread; a search that is at fault hears of it where it is worked on. */
    private static void sheltered(Runnable task) {
        try {
            task.run();
        } catch (Throwable e) {
            // There is nobody left to tell.
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
        return locked(() -> schedule.queued(rank));
    }

    /** How many searches of that rank have a thread. */
    public int running(Rank rank) {
        return locked(() -> schedule.running(rank));
    }

    private <T> T locked(Supplier<T> task) {
        lock.lock();
        try {
            return task.get();
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
        CancellationException why = new CancellationException(STOPPING);
        waiting.forEach(job -> sheltered(() -> job.work().abandon(why)));
        threads.join(CLOSING_NANOS);
        // Whoever is not back by now is not waited for.
        working.forEach(job -> sheltered(() -> job.work().abandon(why)));
    }
}
