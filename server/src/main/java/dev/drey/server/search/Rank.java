package dev.drey.server.search;

/** What goes before what on the search threads. */
public enum Rank {
    /** A move of a numbered level: takes some milliseconds, and somebody is waiting for it. */
    LEVEL,
    /** A move of the strongest player: somebody is waiting, but it takes seconds. */
    STRONGEST,
    /** Verdicts and reviews. */
    TRUTH
}
