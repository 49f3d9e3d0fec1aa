package dev.drey.server.search;

/** Something asked for that nobody may want any more. */
@FunctionalInterface
public interface Stoppable {
    /** Comes to an end soon; without effect if it has already. May be called any number of times, from any thread. */
    void stop();
}
