package dev.drey.server.room;

/** What time it is, and being called later; tests bring their own. */
public interface Scheduler {
    /** Milliseconds since 1970. */
    long now();

    /** Runs the task once that moment has come, or soon if it has passed; the answer takes the order back. */
    Runnable at(long moment, Runnable task);
}
