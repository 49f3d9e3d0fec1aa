package dev.drey.server.room;

/** The current time, and tasks that run later. Tests have their own implementation. */
public interface Scheduler {
    /** Milliseconds since 1970; never less than before. */
    long now();

    /** Runs a task at a moment, or soon if the moment has passed. @return cancels the task */
    Runnable at(long moment, Runnable task);
}
