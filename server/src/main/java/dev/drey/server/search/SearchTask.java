package dev.drey.server.search;

/** Work for a search thread, done in one time slice or in several. */
interface SearchTask {
    /**
     * Works until the task is done or the time slice ends.
     *
     * @return whether the task is done and its result delivered
     */
    boolean run(TimeSlice slice);

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

        synchronized boolean isOver() {
            return over;
        }
    }
}
