package dev.drey.server.search;

/** Priorities of searches, the highest first. */
public enum SearchPriority {
    /** A move of a numbered level: takes milliseconds, and a player is waiting for it. */
    LEVEL_MOVE("level"),
    /** A move of the strongest player: a player is waiting for it, but it takes seconds. */
    STRONGEST_MOVE("strongest"),
    /** Analyses, reviews and studies. */
    ANALYSIS("truth");

    private final String metricTag;

    SearchPriority(String metricTag) {
        this.metricTag = metricTag;
    }

    /** Returns the value of the tag {@code rank} in the metrics; it must not change. */
    public String metricTag() {
        return metricTag;
    }
}
