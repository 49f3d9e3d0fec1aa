package dev.drey.server.search;

/** Work for a search thread, done in one time slice or in several. */
interface SearchTask {
    /**
     * Works until the task is done or the time slice ends.
     *
     * @return whether the task is done and its result delivered
     */
    boolean run(TimeSlice slice);

    /** Returns the expected search time of a short task, in nanoseconds; cheap tasks go before expensive ones of other owners. */
    default long expectedNanos() {
        return 0;
    }

    /**
     * Returns the search time after which the task is done in any case, in nanoseconds. While tasks of the same priority wait, it gets only
     * its share of that time: then its slice is the last one ({@link TimeSlice#isLast}).
     */
    default long maxNanos() {
        return Long.MAX_VALUE;
    }

    /** Returns whether a further slice continues where the previous one ended. A task that would start again is never preempted. */
    default boolean isResumable() {
        return true;
    }

    /** Delivers intermediate results. Called about ten times a second by another thread while {@link #run} is working. */
    default void reportProgress() {}

    /**
     * Ends the task without a further {@link #run}, because it was cancelled, failed or the server stops. May be called late, after
     * the result was delivered.
     */
    void abort(Throwable cause);

    /** A period on a search thread. It can be ended at any time, also before the task has registered how to stop it. */
    final class TimeSlice {
        private boolean over;
        private boolean last;
        private Runnable stop = () -> {};

        /** Sets the action that interrupts the work; runs it at once if the slice is over already. */
        synchronized void onEnd(Runnable action) {
            stop = action;
            if (over) {
                action.run();
            }
        }

        synchronized void end() {
            over = true;
            stop.run();
        }

        /** Ends the slice of a task that has had its share of the time. */
        synchronized void endLast() {
            last = true;
            end();
        }

        synchronized boolean isOver() {
            return over;
        }

        /** Returns whether the task should be done with what it has found. */
        synchronized boolean isLast() {
            return last;
        }
    }
}
