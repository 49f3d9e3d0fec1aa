package dev.drey.server.search;

/** Something that takes a search thread's time, in one turn or in several. */
interface Work {
    /**
     * Goes on until it is done or the turn is over.
     *
     * @return whether it is done, and whoever waits for it was told
     */
    boolean goOn(Turn turn);

    /** Called some ten times a second while it goes on, by another thread: a chance to tell how far it is. */
    default void glance() {}

    /** It will not be gone on with, as nobody wants it, all is closing or it failed. May come late, when all is told. */
    void abandon(Throwable why);
}
